//! The programs that play, draw, look ahead and cross.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

use super::{check_leaks, compile, file, is_refused, run, status, text, written};
use crate::compiler::find_library;
use crate::in_tree;
use crate::interface::library;

static PLAY: LazyLock<PathBuf> = LazyLock::new(|| compile("play"));
static ANALYSE: LazyLock<PathBuf> = LazyLock::new(|| compile("analyse"));
static CROSS: LazyLock<PathBuf> = LazyLock::new(|| compile("cross"));
static DIAGRAM: LazyLock<PathBuf> = LazyLock::new(|| compile("diagram"));
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
        assert_eq!(last_star(&game), last_star(&replayed), "{arguments:?}");
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
    let help = written(&DIAGRAM, &["--help"]);
    for argument in ["--position", "--seats", "--names", "--targets", "--width", "--text", "--help"] {
        assert!(help.contains(argument), "{argument}");
    }
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
fn a_bad_diagram_is_told_on_one_line() {
    let refused: [&[&str]; 9] = [
        &["--seats", "5"],
        &["--seats", "0"],
        &["--width", "65537"],
        &["--width", "-1"],
        &["--targets", "a2"],
        &["--position", "0/00"],
        &["--position"],
        &["--colour", "1"],
        &["c1:e5", "c1:e5"],
    ];
    for arguments in refused {
        is_refused(&run(&DIAGRAM, arguments), 2, "diagram: ");
    }
}

/// `docs/star.svg` is what the README says it is: drawn by this program with these arguments.
#[test]
fn the_picture_of_the_readme_is_drawn_anew() {
    let readme = fs::read_to_string(in_tree("README.md")).expect("there is a README.md");
    let command =
        readme.lines().find_map(|line| line.strip_prefix("target/demo/diagram ")).expect("a command");
    let (arguments, file) = command.split_once(" > ").expect("it is written to a file");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("\"$DIAGRAM\" {arguments}")]).env("DIAGRAM", &*DIAGRAM);
    let output = library::run(find_library(&mut shell));
    let drawn = text(&output.stdout);
    let kept = fs::read_to_string(in_tree(file)).expect("the picture is there");
    assert!(drawn == kept, "{file} is out of date; to write it anew run: target/demo/diagram {command}");
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
        (&DIAGRAM, &["--targets", "c1", "c1:e5"], 0),
        (&DIAGRAM, &["c1:e5", "c1:e5"], 2),
        (&PLAY, &["--position", CAPPED], 0),
        (&PLAY, &["--position", "none"], 2),
        (&REPLAY, &[&good], 0),
        (&REPLAY, &[&bad], 1),
    ]);
}

/// A game of two that its cap ends after eight plies.
const CAPPED: &str =
    "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;0 8 0 - - -";

/// The numbers and the moves of what `analyse` writes: depth, score, positions and the line.
fn seen(line: &str) -> Option<(u32, i32, u64, &str)> {
    let (depth, rest) = line.strip_prefix("depth ")?.split_once("score")?;
    let (score, rest) = rest.split_once("nodes")?;
    let (nodes, moves) = rest.trim_start().split_once(' ')?;
    Some((depth.trim().parse().ok()?, score.trim().parse().ok()?, nodes.parse().ok()?, moves.trim()))
}

#[test]
fn a_position_is_analysed() {
    let position = sternhalma::Board::new(sternhalma::Layout::new(2, 10).expect("a layout")).to_string();
    let told = written(&ANALYSE, &["--budget", "20000", "--lines", "3", &position]);
    let (depths, best) = told.split_once("\nbest so far:\n").expect("its budget runs out");
    let depths: Vec<_> = depths.lines().map(|line| seen(line).expect("a depth")).collect();
    assert!(depths.len() > 3 && depths.iter().map(|d| d.0).eq(1..=depths.len() as u32), "{told}");
    assert!(depths.is_sorted_by_key(|depth| depth.2), "{told}");
    let best: Vec<_> = best.lines().map(|line| seen(line).expect("a line")).collect();
    assert!(best.len() == 3 && best.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{told}");
    assert_eq!(best[0].3, depths[depths.len() - 1].3);
    assert!(best.iter().all(|line| line.3.split(' ').count() > 1), "{told}");

    let one = written(&ANALYSE, &["--depth", "2", &position]);
    assert_eq!(one.lines().filter_map(seen).map(|line| line.0).collect::<Vec<_>>(), [1, 2, 2]);
    is_refused(&run(&ANALYSE, &["a1:b1"]), 1, "analyse: the position: ");
    is_refused(&run(&ANALYSE, &["--lines", "0", &position]), 2, "analyse: --lines: ");
    check_leaks(&[(&ANALYSE, &["--depth", "2", &position], 0), (&ANALYSE, &["no position"], 1)]);
}

/// Ctrl-C ends a search with the best so far.
#[cfg(unix)]
#[test]
fn an_analysis_is_interrupted() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let position = sternhalma::Board::new(sternhalma::Layout::new(3, 10).expect("a layout")).to_string();
    let mut command = Command::new(&*ANALYSE);
    crate::compiler::find_library(&mut command);
    command.args(["--budget", "1000000000000"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    writeln!(child.stdin.take().expect("a pipe"), "{position}").expect("it reads");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    // It looks on until it is told to stop: the budget would last for days.
    output.read_line(&mut line).expect("it writes");
    assert_eq!(seen(&line).map(|line| line.0), Some(1));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("it writes text");
    assert!(child.wait().expect("it ends").success());
    let best = rest.split_once("best so far:\n").expect("the best is told").1;
    assert!(seen(best.trim_end()).is_some(), "{rest}");
}

#[test]
fn a_crossing_is_listed() {
    let told = written(&CROSS, &[]);
    let moves: Vec<&str> =
        told.lines().filter_map(|line| line.trim_start().split_once(". ")).map(|m| m.1).collect();
    assert!(told.contains("\n27 moves, and no way has fewer than ") && moves.len() == 27, "{told}");
    let mut board = sternhalma::Board::new(sternhalma::Layout::new(1, 10).expect("a layout"));
    for text in moves {
        let sternhalma::Action::Move { from, to } = board.read_action(text.as_bytes()).expect("a move")
        else {
            panic!("{text} is no move");
        };
        board.play(from, to).expect("a move of the seat");
    }
    assert_eq!(board.distance_left(board.to_move()), 0);

    let mut three = sternhalma::Board::empty(board.layout());
    for hole in ["a1", "b1", "b2"] {
        three.put(hole.parse().expect("a hole"), board.to_move());
    }
    let told = written(&CROSS, &["--position", &three.to_string(), "--still"]);
    assert!(told.contains("\n23 moves, and no way has fewer; "), "{told}");

    let told = written(&CROSS, &["--seats", "2", "--width", "60", "--threads", "1", "--memory", "1024"]);
    assert!(told.contains("   1. seat 0 ") && told.contains("which may not be the fewest"), "{told}");

    is_refused(&run(&CROSS, &["--seats", "3"]), 1, "cross: the crossing: ");
    is_refused(&run(&CROSS, &["--seats", "5"]), 2, "cross: the game: ");
    is_refused(&run(&CROSS, &["--threads", "0"]), 2, "cross: the crossing: ");
    is_refused(&run(&CROSS, &["--width"]), 2, "cross: --width: ");
    check_leaks(&[(&CROSS, &["--width", "5"], 0), (&CROSS, &["--position", "no"], 2)]);
}
