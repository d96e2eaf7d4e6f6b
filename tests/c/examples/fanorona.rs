//! `fanorona`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use super::{check_leaks, compile, find_library, is_refused, run, status, text, written};

static FANORONA: LazyLock<PathBuf> = LazyLock::new(|| compile("fanorona"));

const TELO: &[&str] = &["--board", "telo", "--budget", "100"];

#[test]
fn a_game_is_played_to_its_end() {
    for board in ["telo", "dimy"] {
        let game = written(&FANORONA, &["--board", board, "--budget", "100", "--every", "0"]);
        let last = game.lines().last().expect("it says how the game ended");
        assert!(last.contains(" after ") && last.contains(" moves: "), "{last}");
        assert!(game.contains("3  b-") && !game.contains('\x1b'), "no colours where there is no terminal");
    }
}

#[test]
fn the_picture_and_the_game_go_to_files() {
    let [svg, log] = ["fanorona.svg", "fanorona.txt"].map(|name| super::file(name, "before"));
    written(&FANORONA, &[TELO, &["--svg", &svg, "--log", &log]].concat());
    let [svg, log] = [svg, log].map(|path| fs::read_to_string(path).expect("it was written"));
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(log.starts_with("fanorona 1\nboard telo\n"));
    let output = run(&FANORONA, &[TELO, &["--svg", "no such folder/a.svg"]].concat());
    assert_eq!(status(&output), 1);
}

#[test]
fn you_play_a_side() {
    let mut command = Command::new(&*FANORONA);
    command.args(TELO).args(["--you", "w"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = find_library(&mut command).spawn().expect("it starts");
    let moves = "help\nmoves\nb2-b1\nx\na1-b2A\nundo\nquit\n";
    child.stdin.take().expect("a pipe").write_all(moves.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let said = text(&output.stdout);
    assert_eq!(status(&output), 0);
    for part in
        ["A move is a point", "  a1-b2A\n", "no stone stands there", "not written like a move", "2. black"]
    {
        assert!(said.contains(part), "{part:?} in {said}");
    }
}

#[test]
fn bad_arguments_are_refused() {
    for (arguments, complaint) in [
        (&["--board", "chess"][..], "fanorona: --board: "),
        (&["--position", "3/3/3"], "fanorona: --position: "),
        (&["--position", "3/3/3 w", "--board", "telo"], "fanorona: --board: "),
        (&["--you", "x"], "fanorona: --you: "),
        (&["--budget", "-1"], "fanorona: --budget: "),
        (&["--seed"], "fanorona: --seed: "),
        (&["--nothing", "1"], "fanorona: --nothing: "),
    ] {
        is_refused(&run(&FANORONA, arguments), 2, complaint);
    }
    assert!(written(&FANORONA, &["--help"]).starts_with("usage: fanorona "));
}

#[test]
fn memory_is_given_back() {
    check_leaks(&[(&FANORONA, TELO, 0), (&FANORONA, &["--board", "chess"], 2)]);
}
