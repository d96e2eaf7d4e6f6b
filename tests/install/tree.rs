//! Where everything is put, and that it is taken away again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::interface::header::Header;
use crate::interface::in_tree;
use crate::{INSTALLED, Place, file_name, scratch, soname};

/// Every file under a folder, by its path from there.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = vec![folder.to_owned()];
    while let Some(next) = left.pop() {
        for entry in fs::read_dir(next).expect("it can be listed") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.is_symlink() {
                left.push(path);
            } else {
                let path = path.strip_prefix(folder).expect("it is inside");
                found.insert(path.to_str().expect("a plain name").to_owned());
            }
        }
    }
    found
}

/// What belongs under a prefix, but for manual pages, which their own test looks at.
fn wanted(lib: &str) -> BTreeSet<String> {
    let libraries = [
        "libsternhalma.so".to_owned(),
        format!("libsternhalma.so.{}", soname()),
        file_name(),
        "libsternhalma.a".to_owned(),
    ];
    let found_by = ["pkgconfig/sternhalma.pc", "cmake/sternhalma/sternhalmaConfig.cmake"];
    let found_by = found_by.into_iter().chain(["cmake/sternhalma/sternhalmaConfigVersion.cmake"]);
    let headers = fs::read_dir(in_tree("include"))
        .expect("there are headers")
        .map(|file| file.expect("a file").file_name());
    let headers = headers.map(|name| format!("include/{}", name.to_str().expect("a plain name")));
    let inside = libraries.into_iter().chain(found_by.map(str::to_owned)).map(|name| format!("{lib}/{name}"));
    inside.chain(headers).collect()
}

fn is_manual(path: &str) -> bool {
    path.starts_with("share/man/man3/")
}

#[test]
#[ignore = "make check runs it"]
fn everything_is_where_it_belongs() {
    let found: BTreeSet<String> =
        files(&INSTALLED.prefix).into_iter().filter(|path| !is_manual(path)).collect();
    assert_eq!(found, wanted("lib"));
    for name in ["libsternhalma.so".to_owned(), format!("libsternhalma.so.{}", soname())] {
        assert_eq!(fs::read_link(INSTALLED.lib(&name)).expect("a link"), PathBuf::from(file_name()));
    }
}

#[test]
#[ignore = "make check runs it"]
fn a_package_is_made_and_taken_away() {
    let place = Place {
        name: "package",
        destdir: Some(scratch("package")),
        prefix: PathBuf::from("/usr"),
        libdir: PathBuf::from("/usr/lib/a-machine/deep"),
    };
    place.make("install");
    let folder = place.at(&place.prefix);
    let found: BTreeSet<String> = files(&folder).into_iter().filter(|path| !is_manual(path)).collect();
    assert_eq!(found, wanted("lib/a-machine/deep"));
    for name in ["pkgconfig/sternhalma.pc", "cmake/sternhalma/sternhalmaConfig.cmake"] {
        let text = fs::read_to_string(place.lib(name)).expect("it is there");
        let destdir = place.destdir.as_ref().and_then(|path| path.to_str()).expect("a plain path");
        assert!(!text.contains(destdir), "{name} knows of DESTDIR");
    }
    crate::found::by_pkg_config(&place);
    crate::found::by_cmake(&place);

    // What was there before stays.
    let others = ["include/other.h", "share/man/man3/other.3", "lib/a-machine/deep/libother.so"];
    for other in others {
        fs::write(folder.join(other), "").expect("a file can be written");
    }
    place.make("uninstall");
    assert_eq!(files(&folder), others.map(str::to_owned).into());
}

/// The numbers that stand in several places are the same in all.
#[test]
#[ignore = "make check runs it"]
fn the_versions_agree() {
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(INSTALLED.pkg_config(&["--modversion"]), [version]);
    let cmake = fs::read_to_string(INSTALLED.lib("cmake/sternhalma/sternhalmaConfigVersion.cmake"))
        .expect("it is there");
    assert!(cmake.contains(&format!("set(PACKAGE_VERSION \"{version}\")")), "{cmake}");
    let header = fs::read_to_string(INSTALLED.prefix.join("include/sternhalma.h")).expect("it is there");
    assert!(header.contains(&format!("#define STERNHALMA_VERSION \"{version}\"")));

    let cargo = fs::read_to_string(in_tree("Cargo.toml")).expect("there is a Cargo.toml");
    let (_, capi) =
        cargo.split_once("[package.metadata.capi.library]\n").expect("cargo-c is told of the library");
    let capi = capi.lines().find_map(|line| line.strip_prefix("version = ")).expect("and of its version");
    assert_eq!(format!("libsternhalma.so.{}", capi.trim_matches('"')), file_name());
    // One number for whether a program still runs is as good as another only while they are one.
    assert_eq!(soname(), env!("CARGO_PKG_VERSION_MAJOR"), "CMake goes by the first number of the version");
}

#[test]
#[ignore = "make check runs it"]
fn the_headers_are_those_of_the_source() {
    for header in Header::all() {
        for ending in ["h", "cdef.h"] {
            let name = format!("include/{}.{ending}", header.name);
            assert_eq!(fs::read(in_tree(&name)).ok(), fs::read(INSTALLED.prefix.join(&name)).ok(), "{name}");
        }
    }
}
