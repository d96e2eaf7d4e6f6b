//! `senet`.

use std::path::PathBuf;
use std::sync::LazyLock;

use super::{check_leaks, compile, is_refused, run, written};

static SENET: LazyLock<PathBuf> = LazyLock::new(|| compile("senet"));

#[test]
fn a_game_is_played_to_its_end() {
    let games: [&[&str]; 5] = [
        &[],
        &["--rules", "skyruk", "--seed", "18446744073709551615"],
        &["--light", "greedy", "--dark", "5000", "--every", "1"],
        &["--rules", "skyruk", "--light", "greedy", "--every", "0"],
        &["--position", "........../........../....d..l.. d 3"],
    ];
    for arguments in games {
        let game = written(&SENET, arguments);
        let last = game.lines().last().expect("it says something");
        assert!(last.contains(" is home after "), "{arguments:?}: {last}");
        assert!(game.contains(" throws "), "{arguments:?}");
        // Every board that is drawn has its three rows.
        let rows = |start: &str| game.lines().filter(|line| line.starts_with(start)).count();
        assert!(rows(" 1 ") >= 2 && rows(" 1 ") == rows("20 ") && rows("20 ") == rows("21 "));
    }
}

#[test]
fn the_same_seed_throws_the_same() {
    let game = |seed| written(&SENET, &["--seed", seed, "--light", "greedy"]);
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

#[test]
fn help_names_every_argument() {
    let help = written(&SENET, &["--help"]);
    for argument in ["--rules", "--light", "--dark", "--seed", "--every", "--position", "--help"] {
        assert!(help.contains(argument), "{argument}");
    }
}

#[test]
fn a_bad_argument_is_told_on_one_line() {
    let refused: [&[&str]; 9] = [
        &["--rules", "senet"],
        &["--rules"],
        &["--light", "0"],
        &["--dark", "clever"],
        &["--seed", "-1"],
        &["--seed", "18446744073709551616"],
        &["--every", ""],
        &["--position", "dl"],
        &["--depth", "3"],
    ];
    for arguments in refused {
        is_refused(&run(&SENET, arguments), 2, "senet: ");
    }
}

#[test]
fn nothing_is_left_behind() {
    check_leaks(&[
        (&SENET, &["--light", "500", "--every", "0"], 0),
        (&SENET, &["--position", "none"], 2),
        (&SENET, &["--rules", "none"], 2),
    ]);
}
