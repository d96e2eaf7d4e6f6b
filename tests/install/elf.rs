//! The shared library as the system's loader sees it.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::interface::header::Header;
use crate::{INSTALLED, file_name, scratch, soname, written};

/// The most bytes that the library may have when it is stripped. Whoever raises it says why.
const BUDGET: u64 = 3_000_000;

fn readelf(option: &str) -> String {
    let mut command = Command::new("readelf");
    written(command.args(["-W", option]).arg(INSTALLED.lib(&file_name())).env("LC_ALL", "C"))
}

/// The names in brackets on the lines of the dynamic section that have a tag.
fn dynamic(tag: &str) -> BTreeSet<String> {
    let text = readelf("-d");
    let lines = text.lines().filter(|line| line.contains(&format!("({tag})")));
    let names = lines.filter_map(|line| line.split_once('[')?.1.split_once(']'));
    names.map(|(name, _)| name.to_owned()).collect()
}

#[test]
#[ignore = "make check runs it"]
fn it_has_its_number() {
    assert_eq!(dynamic("SONAME"), [format!("libsternhalma.so.{}", soname())].into());
}

#[test]
#[ignore = "make check runs it"]
fn it_needs_the_c_library_alone() {
    let needed = dynamic("NEEDED");
    let known = |name: &str| name == "libc.so.6" || name == "libgcc_s.so.1" || name.starts_with("ld-linux");
    assert!(needed.iter().all(|name| known(name)), "{needed:?}");
    assert!(dynamic("RPATH").is_empty() && dynamic("RUNPATH").is_empty());
}

#[test]
#[ignore = "make check runs it"]
fn it_is_hardened() {
    let (dynamic, segments) = (readelf("-d"), readelf("-l"));
    assert!(dynamic.contains("BIND_NOW") && dynamic.contains("Flags: NOW"), "{dynamic}");
    assert!(!dynamic.contains("TEXTREL"), "{dynamic}");
    assert!(segments.contains("GNU_RELRO"), "{segments}");
    let stack =
        segments.lines().find(|line| line.contains("GNU_STACK")).expect("it says what stack it needs");
    assert!(stack.contains(" RW ") && !stack.contains("RWE"), "{stack}");
    let writable = segments.lines().filter(|line| line.contains("LOAD") && line.contains("W"));
    assert!(writable.into_iter().all(|line| !line.contains("RWE") && !line.contains(" WE ")), "{segments}");
}

#[test]
#[ignore = "make check runs it"]
fn it_exports_what_the_headers_declare() {
    let mut nm = Command::new("nm");
    let listed =
        written(nm.args(["-D", "--defined-only", "--format=posix"]).arg(INSTALLED.lib(&file_name())));
    let exported: BTreeSet<&str> = listed.lines().filter_map(|line| line.split(' ').next()).collect();
    let headers = Header::all();
    let declared =
        headers.iter().flat_map(|header| header.functions.iter().map(|function| function.name.as_str()));
    assert_eq!(exported, declared.collect());
    let prefixes = ["sternhalma_", "senet_", "fanorona_"];
    assert!(exported.iter().all(|name| prefixes.iter().any(|prefix| name.starts_with(prefix))));
}

#[test]
#[ignore = "make check runs it"]
fn it_keeps_to_its_budget() {
    let stripped = scratch("stripped").join("libsternhalma.so");
    written(Command::new("strip").arg("-o").arg(&stripped).arg(INSTALLED.lib(&file_name())));
    let size = fs::metadata(&stripped).expect("it was written").len();
    println!("the stripped library has {size} bytes of {BUDGET}");
    assert!(size <= BUDGET, "{size}");
}
