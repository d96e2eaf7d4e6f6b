//! `play` and `replay`.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use super::{check_leaks, compile, file, is_refused, run, status, text, written};

static PLAY: LazyLock<PathBuf> = LazyLock::new(|| compile("play"));
static REPLAY: LazyLock<PathBuf> = LazyLock::new(|| compile("replay"));

/// The log in what `play` writes, which an empty line ends.
fn log(game: &str) -> &str {
    let log = &game[game.find("sternhalma 1\n").expect("there is a log")..];
    &log[..=log.find("\n\n").expect("something follows the log")]
}

/// The last star that is drawn.
fn last_star(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let end = lines.iter().rposition(|line| line.starts_with("  q ")).expect("a star is drawn");
    lines[end - 16..=end].to_vec()
}

/// A star without the brackets round the piece that moved last.
fn without_brackets(star: &[&str]) -> Vec<String> {
    star.iter().map(|line| line.replace(['(', ')'], " ").trim_end().to_owned()).collect()
}

#[test]
fn a_game_is_played_to_its_end_and_replayed() {
    let games: [&[&str]; 5] = [
        &[],
        &["--seats", "1", "--seed", "18446744073709551615"],
        &["--seats", "2", "--pieces", "15", "--every", "50"],
        &["--every", "0", "--seats", "6", "--seats", "4"],
        &["--every", "1", "--position", CAPPED],
    ];
    for arguments in games {
        let game = written(&PLAY, arguments);
        assert!(!game.contains('\x1b'), "no colours where there is no terminal");
        let replayed = written(&REPLAY, &[&file("game.log", log(&game))]);
        assert_eq!(without_brackets(&last_star(&game)), last_star(&replayed), "{arguments:?}");
        for place in replayed.lines().filter(|line| line.contains(" seat ")) {
            assert!(game.contains(place), "{place}");
        }
    }
}

#[test]
fn the_log_goes_to_a_file_too() {
    let path = file(
        "asked.log",
        "what was there before, and is longer than the log of a game of eight plies\n".repeat(9).as_str(),
    );
    let game = written(&PLAY, &["--position", CAPPED, "--log", &path]);
    assert_eq!(fs::read_to_string(&path).expect("it was written"), log(&game));

    let output = run(&PLAY, &["--position", CAPPED, "--log", "no such folder/game.log"]);
    assert_eq!(status(&output), 1);
    assert!(text(&output.stderr).starts_with("play: no such folder/game.log: "), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), game, "the game is told all the same");
}

#[test]
fn a_seat_has_its_column() {
    let game = written(&PLAY, &["--every", "50"]);
    let mut plies = 0;
    for line in game.lines().take_while(|line| *line != "The log:") {
        let Some((number, moves)) =
            line.split_once('.').filter(|(number, _)| number.trim().parse() == Ok(plies + 1))
        else {
            continue;
        };
        let words: Vec<&str> = moves.split_whitespace().collect();
        plies += words.len() / 2;
        let column = 9 + 24 * words[0].parse::<usize>().expect("a seat");
        assert_eq!(number.len() + 1 + moves.find(words[0]).expect("it is there"), column, "{line}");
        assert!(words.iter().step_by(2).is_sorted(), "{line}");
    }
    assert!(plies > 100 && game.contains(&format!("Ply {plies}: ")), "{plies}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| written(&PLAY, &["--seats", "2", "--seed", seed]);
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

#[test]
fn help_names_every_argument() {
    let help = written(&PLAY, &["--help"]);
    for argument in ["--seats", "--pieces", "--position", "--seed", "--every", "--log", "--help", "NO_COLOR"]
    {
        assert!(help.contains(argument), "{argument}");
    }
    assert!(written(&REPLAY, &["--help"]).starts_with("usage: replay [FILE]\n"));
}

#[test]
fn a_bad_argument_is_told_on_one_line() {
    let refused: [&[&str]; 16] = [
        &["--seats", "5"],
        &["--seats", "0"],
        &["--seats", "-1"],
        &["--seats", "+3"],
        &["--seats", "2147483648"],
        &["--seats", ""],
        &["--seats"],
        &["--seats", "4", "--pieces", "15"],
        &["--pieces", "11"],
        &["--seed", "18446744073709551616"],
        &["--every", "9x"],
        &["--position", "0/00"],
        &["--position", CAPPED, "--seats", "2"],
        &["--log"],
        &["--depth", "3"],
        &["game.log"],
    ];
    for arguments in refused {
        is_refused(&run(&PLAY, arguments), 2, "play: ");
    }
    is_refused(&run(&REPLAY, &["--all"]), 2, "replay: --all: unknown argument");
    is_refused(&run(&REPLAY, &["one.log", "two.log"]), 2, "replay: too many arguments");
    is_refused(&run(&REPLAY, &["no such file"]), 2, "replay: no such file: ");
}

#[test]
fn a_bad_log_is_told_with_its_place() {
    let refused = [
        ("", "1:1: "),
        ("sternhalma 1\nseats 5\npieces 10\ncap 9\nfirst 0\nmoves 0\n", "2:7: "),
        ("sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 2\nd1-e5\nd2-e6\n", "8:1: "),
    ];
    for (text, place) in refused {
        let path = file("bad.log", text);
        is_refused(&run(&REPLAY, &[&path]), 1, &format!("replay: {path}:{place}"));
    }
}

#[test]
fn nothing_is_left_behind() {
    let (good, bad) =
        (file("good.log", log(&written(&PLAY, &["--position", CAPPED]))), file("worse.log", "none"));
    check_leaks(&[
        (&PLAY, &["--position", CAPPED], 0),
        (&PLAY, &["--position", "none"], 2),
        (&REPLAY, &[&good], 0),
        (&REPLAY, &[&bad], 1),
    ]);
}

/// A game of two that its cap ends after eight plies.
const CAPPED: &str =
    "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;0 8 0 - - -";
