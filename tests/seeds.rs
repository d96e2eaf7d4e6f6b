//! The seeds of the fuzz targets in `fuzz/seeds`, a folder a target, tried without a fuzzer; and programs of random calls.

#[allow(dead_code, reason = "a part of it is used here")]
#[path = "common/dice.rs"]
mod dice;
mod interface;
#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::fs;

use dice::Dice;
use interface::header::Header;
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

/// Programs of Senet's calls.
#[cfg(feature = "senet")]
#[test]
fn programs_of_senet() {
    replay("calls_senet", targets::calls_senet);
    random(100, targets::calls_senet);
}

/// Games of fanorona, on the board that has the most steps for its size.
#[cfg(feature = "fanorona")]
#[test]
fn fanorona() {
    replay("fanorona", targets::fanorona);
    random(300, |bytes| targets::fanorona(&[b"bbbbb/bbbbb/bw1bw/wwwww/wwwww w\n", bytes].concat()));
}

/// Programs of its calls.
#[cfg(feature = "fanorona")]
#[test]
fn programs_of_fanorona() {
    replay("calls_fanorona", targets::calls_fanorona);
    random(60, targets::calls_fanorona);
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

/// The programs of each engine call its whole interface: each function by its own name or out of the table.
#[test]
fn every_function_is_called() {
    for header in Header::all() {
        let target =
            if header.name == "sternhalma" { "calls".to_owned() } else { format!("calls_{}", header.name) };
        let source = source_of(&target);
        let prefix = format!("{}_", header.name);
        let table =
            header.structs.iter().find(|s| s.name == format!("{prefix}api")).expect("there is a table");
        // Behind its number and its size.
        let members: Vec<&str> = table.fields[2..].iter().map(|field| field.name.as_str()).collect();
        let is_called = |name: &str| {
            let member = name.strip_prefix(&prefix).expect("a name begins with that of its header");
            // A member of the table whose name would be a word of a language has another in front.
            let of_table = ["", "board_", "is_"].map(|front| format!("{front}{member}"));
            let mut of_table = of_table.iter().filter(|member| members.contains(&member.as_str()));
            of_table.any(|member| has_word(&source, &format!("a.{member}")))
                || source.contains(&format!("{name}("))
        };
        let functions = header.functions.iter().map(|function| function.name.as_str());
        let missing: Vec<&str> = functions.filter(|name| !is_called(name)).collect();
        assert!(missing.is_empty(), "not in fuzz/src/{target}: {missing:?}");
    }
}

/// The files of a target one after the other, without their comments; `api()` is mostly named `a` in them.
fn source_of(target: &str) -> String {
    let files = fs::read_dir(in_tree("fuzz/src").join(target)).expect("there is a target");
    let text = |file: std::io::Result<fs::DirEntry>| {
        fs::read_to_string(file.expect("a file can be listed").path()).expect("it can be read")
    };
    let lines = files.map(text).collect::<String>();
    let code: Vec<&str> = lines.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    code.join("\n").replace("api().", "a.")
}

/// Whether a text has a name as a whole.
fn has_word(text: &str, name: &str) -> bool {
    let of_name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(of_name) && !text[at + name.len()..].starts_with(of_name))
}
