//! The programs of `examples/c`: they compile as C99 and as C++11, do what their `--help` says, and refuse what it
//! does not.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use crate::compiler::{Language, find_library, strict};
use crate::interface::{in_tree, library};

static PLAY: LazyLock<PathBuf> = LazyLock::new(|| compile("play"));
static DIAGRAM: LazyLock<PathBuf> = LazyLock::new(|| compile("diagram"));
static REPLAY: LazyLock<PathBuf> = LazyLock::new(|| compile("replay"));

/// Compiles a program in every language. The answer is the one that is C.
fn compile(program: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let source = in_tree("examples/c").join(program).with_extension("c");
    let [c, _] = [Language::C, Language::Cpp].map(|language| {
        let path = folder.join(format!("{program}-{language:?}").to_lowercase());
        library::run(strict(language, &source, &path).arg(library::shared()));
        path
    });
    c
}

fn run(program: &Path, arguments: &[&str]) -> Output {
    find_library(Command::new(program).args(arguments)).output().expect("it starts")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("it writes text")
}

/// What a program writes that has to end well and to complain of nothing.
fn written(program: &Path, arguments: &[&str]) -> String {
    let output = run(program, arguments);
    assert_eq!((status(&output), text(&output.stderr)), (0, ""), "{arguments:?}");
    text(&output.stdout).to_owned()
}

/// The log in what `play` writes, which an empty line ends.
fn log(game: &str) -> &str {
    let log = &game[game.find("sternhalma 1\n").expect("there is a log")..];
    &log[..=log.find("\n\n").expect("something follows the log")]
}

fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a plain path").to_owned()
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
    if !library::is_there("valgrind") {
        return;
    }
    let (good, bad) =
        (file("good.log", log(&written(&PLAY, &["--position", CAPPED]))), file("worse.log", "none"));
    let runs: [(&Path, &[&str], i32); 6] = [
        (&DIAGRAM, &["--targets", "c1", "c1:e5"], 0),
        (&DIAGRAM, &["c1:e5", "c1:e5"], 2),
        (&PLAY, &["--position", CAPPED], 0),
        (&PLAY, &["--position", "none"], 2),
        (&REPLAY, &[&good], 0),
        (&REPLAY, &[&bad], 1),
    ];
    for (program, arguments, wanted) in runs {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--leak-check=full", "--show-leak-kinds=all", "--error-exitcode=99"]);
        let output = find_library(valgrind.arg(program).args(arguments)).output().expect("it starts");
        assert_eq!(status(&output), wanted, "{}", library::told(&valgrind, &output));
    }
}

/// A program ended with a status, and wrote nothing but one line of complaint.
fn is_refused(output: &Output, wanted: i32, start: &str) {
    let said = text(&output.stderr);
    assert_eq!((status(output), text(&output.stdout)), (wanted, ""), "{said}");
    assert!(said.starts_with(start) && said.ends_with('\n') && said.lines().count() == 1, "{said}");
}

/// A game of two that its cap ends after eight plies.
const CAPPED: &str =
    "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;0 8 0 - - -";
