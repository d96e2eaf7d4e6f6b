//! The manual pages: one for each header, group and function, and all of them readable.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::interface::header::Header;
use crate::interface::{in_tree, library};
use crate::{INSTALLED, is_required};

#[test]
#[ignore = "make check runs it"]
fn every_group_and_function_has_its_page() {
    let folder = INSTALLED.prefix.join("share/man/man3");
    let mut pages: BTreeSet<String> = fs::read_dir(&folder)
        .expect("there are pages")
        .map(|page| page.expect("a page").file_name().to_str().expect("a plain name").to_owned())
        .collect();
    for header in Header::all() {
        let text =
            fs::read_to_string(in_tree("include").join(format!("{}.h", header.name))).expect("it is there");
        let mut described = String::new();
        assert!(pages.remove(&format!("{}.3", header.name)));
        for group in text.lines().filter_map(|line| line.strip_prefix(" * @defgroup ")?.split(' ').next()) {
            let word = group.strip_prefix(&format!("{}_", header.name)).expect("a group has the prefix");
            let page = format!("{}-{}.3", header.name, word.replace('_', "-"));
            assert!(pages.remove(&page), "{page}");
            described += &fs::read_to_string(folder.join(page)).expect("it is there");
        }
        for name in header.functions.iter().map(|function| &function.name) {
            let page = fs::read_to_string(folder.join(format!("{name}.3"))).expect("a function has a page");
            let target = page.strip_prefix(".so man3/").expect("which is that of its group").trim_end();
            let group = fs::read_to_string(folder.join(target)).expect("which is there");
            let described =
                group.lines().any(|line| line.starts_with(".SS ") && line.contains(&format!("{name}(")));
            assert!(described && pages.remove(&format!("{name}.3")), "{name}");
        }
        for name in &header.numbers {
            let is_own = !name.0.contains("_VERSION");
            assert!(!is_own || described.contains(&format!(".B {} ", name.0)), "{}", name.0);
        }
    }
    assert_eq!(pages, BTreeSet::new());
}

#[test]
#[ignore = "make check runs it"]
fn no_page_has_a_fault() {
    if !is_required("groff") {
        return;
    }
    for page in fs::read_dir(INSTALLED.prefix.join("share/man/man3")).expect("there are pages") {
        let path = page.expect("a page").path();
        if fs::read_to_string(&path).expect("it can be read").starts_with(".so ") {
            continue;
        }
        let output = library::run(Command::new("groff").args(["-man", "-Tutf8", "-ww", "-z"]).arg(&path));
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
