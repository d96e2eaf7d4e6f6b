//! The seeds of the fuzz targets in `fuzz/seeds`, a folder a target, tried without a fuzzer; and programs of random calls.

#[allow(dead_code, reason = "a part of it is used here")]
#[path = "common/dice.rs"]
mod dice;
mod interface;
#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::fs;

use dice::Dice;
use interface::header::{Header, without_comments};
use interface::in_tree;

/// Tries every seed of a target.
fn replay(target: &str, law: fn(&[u8])) {
    let files = fs::read_dir(in_tree("fuzz/seeds").join(target)).expect("a target has seeds");
    let mut count = 0;
    for file in files {
        let path = file.expect("a seed can be listed").path();
        // The last of these that is shown is the one to blame.
        println!("{}", path.display());
        law(&fs::read(path).expect("a seed can be read"));
        count += 1;
    }
    assert!(count >= 4, "{count} seeds of {target}");
}

/// Tries so many random programs.
fn random(count: u64, law: impl Fn(&[u8])) {
    for seed in 0..count {
        let mut dice = Dice::new(seed);
        let program: Vec<u8> = (0..2000).map(|_| dice.below(256) as u8).collect();
        println!("program {seed}");
        law(&program);
    }
}

#[test]
fn positions() {
    replay("position", targets::position);
}

#[test]
fn moves() {
    replay("moves", targets::moves);
}

#[test]
fn logs() {
    replay("log", targets::log);
}

/// Senet's, and games of random bytes behind its set-up.
#[cfg(feature = "senet")]
#[test]
fn senet() {
    replay("senet", targets::senet);
    random(500, |bytes| targets::senet(&[b"dldldldldl/dldl....../.......... l 7\n", bytes].concat()));
}

/// The same of fanorona, on the board that has the most steps for its size.
#[cfg(feature = "fanorona")]
#[test]
fn fanorona() {
    replay("fanorona", targets::fanorona);
    random(300, |bytes| targets::fanorona(&[b"bbbbb/bbbbb/bw1bw/wwwww/wwwww w\n", bytes].concat()));
}

/// One test, as the handles that live are counted.
#[test]
fn programs() {
    replay("calls", targets::calls);
    random(200, targets::calls);
}

#[test]
fn every_target_has_seeds() {
    let targets = fs::read_dir(in_tree("fuzz/fuzz_targets")).expect("there are targets");
    for target in targets {
        let path = target.expect("a target can be listed").path();
        let name = path.file_stem().expect("a target has a name");
        assert!(in_tree("fuzz/seeds").join(name).is_dir(), "{name:?}");
    }
}

/// The programs call the whole interface.
#[test]
fn every_function_is_called() {
    let source = fs::read_to_string(in_tree("fuzz/src/calls.rs")).expect("there is a target");
    let source = without_comments(&source);
    let header = Header::named("sternhalma");
    let table = header.structs.iter().find(|s| s.name == "sternhalma_api").expect("there is a table");
    let named =
        |name: &str| source.contains(&format!("a.{name})")) || source.contains(&format!("api().{name})"));
    // Each of the solvers is called by a name of their own.
    let is_called = |name: &str| named(name) || source.contains(&format!("a.{name} "));
    let missing: Vec<&str> =
        table.fields[2..].iter().map(|field| field.name.as_str()).filter(|name| !is_called(name)).collect();
    assert!(missing.is_empty(), "not in fuzz/src/calls.rs: {missing:?}");
}
