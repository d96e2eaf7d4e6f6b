//! What the targets of the Makefile do and refuse.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::interface::{in_tree, library};
use crate::{INSTALLED, Place, alone, make, refused, scratch};

/// A place under a folder of its own.
fn place(name: &'static str, prefix: PathBuf) -> Place {
    Place { name, destdir: None, libdir: prefix.join("lib"), prefix }
}

#[test]
#[ignore = "make check runs it"]
fn nothing_is_compiled_again_for_an_installation() {
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is in cargo's folder").join("install");
    let output = alone(|| {
        library::run(&mut make("library"));
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("it can be emptied");
        }
        library::run(&mut make("installable"))
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(folder.join("stamp").exists());
    assert!(said.contains("Finished") && !said.contains("Compiling"), "{said}");
}

/// Everyone may read what is installed, whatever the umask of the one who installs it.
#[test]
#[ignore = "make check runs it"]
fn everyone_may_read_it() {
    let prefix = scratch("umask");
    let mut shell = Command::new("sh");
    shell.current_dir(in_tree("")).env_remove("MAKEFLAGS").env_remove("DESTDIR");
    shell.args(["-c", "umask 077; exec make install PREFIX=\"$1\"", "sh"]).arg(prefix.join("here"));
    alone(|| library::run(&mut shell));
    let mut left = vec![prefix.join("here")];
    let mut files = 0;
    while let Some(path) = left.pop() {
        let kind = fs::symlink_metadata(&path).expect("it is there");
        if kind.is_symlink() {
            continue;
        }
        let wanted =
            if kind.is_dir() || path.extension().is_some_and(|ending| ending == "0") { 0o755 } else { 0o644 };
        assert_eq!(kind.permissions().mode() & 0o777, wanted, "{}", path.display());
        if kind.is_dir() {
            left.extend(
                fs::read_dir(path).expect("it can be listed").map(|entry| entry.expect("an entry").path()),
            );
        } else {
            files += 1;
        }
    }
    assert!(files > 20, "{files}");
}

/// A prefix may have a blank in it: programs are built and run by what is installed there.
#[test]
#[ignore = "make check runs it"]
fn a_prefix_may_have_a_blank() {
    let place = place("a blank", scratch("a prefix & more"));
    place.make("install");
    crate::found::by_pkg_config(&place);
    crate::found::by_cmake(&place);
    place.make("uninstall");
    assert!(!place.lib("libsternhalma.a").exists() && !place.lib("pkgconfig/sternhalma.pc").exists());
}

#[test]
#[ignore = "make check runs it"]
fn a_place_has_to_be_absolute() {
    for target in ["install", "uninstall", "cinstall"] {
        for name in ["PREFIX", "LIBDIR", "INCLUDEDIR", "MANDIR"] {
            for path in ["some/where", "", "./here"] {
                let said = refused(make(target).arg(format!("{name}={path}")));
                let wanted = format!("{name} is not an absolute path: \"{path}\"\n");
                assert!(said.starts_with(&wanted), "make {target} {name}={path}: {said}");
            }
        }
    }
    assert!(!in_tree("some").exists() && !in_tree("here").exists());
}

#[test]
#[ignore = "make check runs it"]
fn a_place_that_could_not_be_told_is_refused() {
    for path in ["/tmp/a\"b", "/tmp/a;b", "/tmp/a\\b", "/tmp/a`b"] {
        let said = refused(make("install").arg(format!("PREFIX={path}")));
        let wanted = format!("PREFIX has a character that pkg-config or CMake would misread: \"{path}\"\n");
        assert!(said.starts_with(&wanted), "{said}");
    }
}

/// A project of CMake that asks for components, and what CMake says of it.
fn components(place: &Place, wanted: &str, body: &str) -> Result<String, String> {
    let folder = scratch(&format!("{}-components", place.name));
    let text = format!(
        "cmake_minimum_required(VERSION 3.1)\nproject(asks C)\nfind_package(sternhalma {wanted})\n{body}\n"
    );
    fs::write(folder.join("CMakeLists.txt"), text).expect("a file can be written");
    let mut cmake = Command::new("cmake");
    cmake.arg("-S").arg(&folder).arg("-B").arg(folder.join("build"));
    cmake.arg(format!("-Dsternhalma_DIR={}", place.lib("cmake/sternhalma").display()));
    let output = cmake.output().expect("it starts");
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    if output.status.success() { Ok(said) } else { Err(said) }
}

const THERE: &str = "if(TARGET sternhalma::static)
  message(STATUS \"the static one\")
endif()
if(TARGET sternhalma::sternhalma)
  message(STATUS \"the shared one\")
endif()
message(STATUS \"found: ${sternhalma_FOUND}\")";

#[test]
#[ignore = "make check runs it"]
fn cmake_is_told_of_components() {
    if !crate::is_required("cmake") {
        return;
    }
    let said =
        components(&INSTALLED, "REQUIRED COMPONENTS static sternhalma", THERE).expect("both are there");
    assert!(said.contains("the static one") && said.contains("the shared one"), "{said}");
    let said = components(&INSTALLED, "REQUIRED COMPONENTS nonsense", "").expect_err("there is none");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("there is no component nonsense in "), "{said}");
    assert!(said.contains("; there are: sternhalma static"), "{said}");
    let said = components(&INSTALLED, "COMPONENTS nonsense", THERE).expect("it is not required");
    assert!(said.contains("found: 0") && said.contains("no component nonsense"), "{said}");
    let said =
        components(&INSTALLED, "REQUIRED OPTIONAL_COMPONENTS nonsense", THERE).expect("it may be missing");
    assert!(said.contains("found: 1") || said.contains("found: TRUE"), "{said}");
}

/// What is offered is there: a package may leave a library out.
#[test]
#[ignore = "make check runs it"]
fn cmake_offers_what_is_there() {
    if !crate::is_required("cmake") {
        return;
    }
    let place = place("left-out", scratch("left-out"));
    place.make("install");
    fs::remove_file(place.lib("libsternhalma.a")).expect("it is there");
    let said = components(&place, "REQUIRED", THERE).expect("the shared one is there");
    assert!(said.contains("the shared one") && !said.contains("the static one"), "{said}");
    components(&place, "REQUIRED COMPONENTS static", "").expect_err("it was taken away");
    fs::remove_file(place.lib(&crate::file_name())).expect("it is there");
    let said = components(&place, "REQUIRED", "").expect_err("neither is there");
    assert!(said.contains("neither"), "{said}");
}
