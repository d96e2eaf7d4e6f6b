//! The match runner of the examples: the same games however many are played at once, and a log that is gone on with.

#[path = "common/dice.rs"]
#[allow(dead_code)]
mod dice;
#[path = "common/games.rs"]
#[allow(dead_code)]
mod games;

#[path = "../examples/arena/baseline.rs"]
mod baseline;
#[path = "../examples/arena/matches.rs"]
mod matches;
#[path = "../examples/arena/options.rs"]
mod options;
#[path = "../examples/arena/player.rs"]
mod player;
#[path = "../examples/arena/score.rs"]
mod score;
#[path = "../examples/arena/sparring.rs"]
mod sparring;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use options::Options;
use score::Score;
use sternhalma::Game;

/// A file of this test alone, not there yet.
fn fresh(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

fn options(line: &str) -> Result<Options, String> {
    Options::read(line.split_whitespace().map(str::to_owned))
}

/// Plays what a line asks for, and answers with the log.
fn play(line: &str, log: &str) -> String {
    let file = fresh(log);
    matches::run(&options(&format!("{line} --log {}", file.display())).unwrap()).unwrap();
    fs::read_to_string(file).unwrap()
}

/// The games of a log, in the order they were written.
fn logged(log: &str) -> Vec<Game> {
    log.split("# game ")
        .skip(1)
        .map(|text| Game::replay(text.split_once('\n').unwrap().1.as_bytes()).unwrap())
        .collect()
}

/// The first moves of each game.
fn openings(log: &str, plies: usize) -> Vec<Vec<String>> {
    let first = |game: &Game| {
        let text = game.log().to_string();
        let moves = text.lines().skip_while(|line| !line.starts_with("moves ")).skip(1);
        moves.take(plies).map(str::to_owned).collect()
    };
    logged(log).iter().map(first).collect()
}

#[test]
fn the_games_do_not_depend_on_how_many_are_played_at_once() {
    for line in [
        "own oneply --games 6 --budget 300",
        "own:mode=paranoid random --games 4 --seats 3 --budget 100 --cap 600",
        "own:depth=1 --games 5 --budget 300 --pieces 15",
    ] {
        let one = play(&format!("{line} --threads 1"), "arena-one.txt");
        for threads in [2, 5, 16] {
            assert_eq!(
                one,
                play(&format!("{line} --threads {threads}"), "arena-many.txt"),
                "{line}, {threads}"
            );
        }
        assert_ne!(one, play(&format!("{line} --seed 2"), "arena-seed.txt"), "{line}");
    }
}

#[test]
fn each_opening_is_played_with_both_sides_and_once_by_a_player_alone() {
    let pairs = openings(&play("own:budget=50 random --games 10 --budget 50", "arena-pairs.txt"), 4);
    assert!(pairs.chunks(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(pairs.iter().collect::<BTreeSet<_>>().len(), 5);

    let alone = openings(&play("own --games 10 --budget 50", "arena-alone.txt"), 4);
    assert_eq!(alone.iter().collect::<BTreeSet<_>>().len(), 10);
    assert!(alone.iter().all(|opening| opening.len() == 4));

    // Who is much the stronger has won both games of each pair, so the sides were changed.
    let log = play("own random --games 6 --budget 200", "arena-sides.txt");
    for (number, game) in logged(&log).iter().enumerate() {
        assert_eq!(game.result().unwrap().places()[number % 2], 1, "game {number}");
    }
}

#[test]
fn a_match_that_was_ended_goes_on() {
    let line = "oneply random --games 6 --seats 2";
    let whole = play(line, "arena-whole.txt");
    let file = fresh("arena-half.txt");
    let go_on = |line: &str| matches::run(&options(&format!("{line} --log {}", file.display())).unwrap());
    // Ended in the middle of a game's log, of a line, of a number, and at its end.
    let third = whole.match_indices("# game ").nth(3).unwrap().0;
    for end in [third + 200, third + 201, third + 202, third + 5, third + 8, third - 1, third] {
        fs::write(&file, &whole[..end]).unwrap();
        go_on(line).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(text, whole, "as if nothing had happened");
        // And then there is nothing left to play.
        go_on(line).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    // The log of one match is none of another.
    for other in [
        "oneply random --games 6 --seats 3",
        "random oneply --games 6",
        "oneply --games 6",
        "oneply random --seed 2",
    ] {
        assert!(go_on(other).unwrap_err().starts_with("the log is of another match: "), "{other}");
    }
}

#[test]
fn a_game_that_comes_to_its_cap_is_drawn() {
    let file = fresh("arena-cap.txt");
    let options = options(&format!("oneply random --games 2 --cap 20 --log {}", file.display())).unwrap();
    matches::run(&options).unwrap();
    let mut score = Score::default();
    for (number, game) in logged(&fs::read_to_string(file).unwrap()).iter().enumerate() {
        score.add(&options, number, game);
    }
    assert_eq!(score, Score { won: 0, drawn: 2, lost: 0, plies: 40, capped: 2 });
}

#[test]
fn a_score_says_what_it_proves() {
    let score =
        |won, drawn, lost| Score { won, drawn, lost, plies: 90 * u64::from(won + drawn + lost), capped: 0 };
    // Worked out by hand from Wilson's interval: 177 of 200 is 0.885, of 0.8333 to 0.9222.
    let line = score(177, 0, 23).line();
    assert!(line.starts_with("+177 =0 -23  88.5 %  Elo +354 (+280 to +429)  90.0 plies a game"), "{line}");
    assert!(score(50, 0, 50).line().contains("50.0 %  Elo -0 (-68 to +68)"), "{}", score(50, 0, 50).line());
    assert!(score(0, 10, 0).line().contains("50.0 %"));

    // A test between 0 and 50 Elo is for the one that the score is nearer to, and more so the more games there are.
    let test = |score: Score| score.likelihood((0.0, 50.0));
    assert!(test(score(60, 0, 40)) > 0.0 && test(score(50, 0, 50)) < 0.0);
    assert!(test(score(600, 0, 400)) > 2.944 && test(score(500, 0, 500)) < -2.944);
    assert!(test(score(100, 0, 0)) > test(score(10, 0, 0)));
}

#[test]
fn what_is_not_understood_is_said() {
    for (line, error) in [
        ("", "one player or two are needed"),
        ("own own own", "one player or two are needed"),
        ("own --help", "usage: arena PLAYER"),
        ("own --games", "--games needs a value"),
        ("own --games many", "\"many\" is not a number that is asked for"),
        ("own --colour red", "no option --colour"),
        ("own own --sprt 5", "--sprt ELO0,ELO1"),
    ] {
        assert!(options(line).unwrap_err().starts_with(error), "{line}");
    }
    for (line, error) in [
        ("own nobody", "no player \"nobody\""),
        ("own:level=8 own", "no level 8"),
        ("own:level=0 own", "no level 0"),
        ("own:mode=sideways", "no option mode=sideways"),
        ("own:weights=1/2/3", "1/2/3: four weights are needed"),
        ("own --seats 5", "the game is not played so"),
        ("own --seats 6 --pieces 15", "the game is not played so"),
    ] {
        assert!(matches::run(&options(line).unwrap()).unwrap_err().starts_with(error), "{line}");
    }
    assert!(matches::run(&options("own:values=/nowhere/at/all").unwrap()).is_err());
    assert!(matches::run(&options("sparring:/nowhere/at/all own").unwrap()).is_err());
}

/// A player in another program: what it is asked, and what becomes of an answer that is none.
#[cfg(unix)]
#[test]
fn a_player_in_another_program_is_asked_by_lines() {
    use std::os::unix::fs::PermissionsExt;

    let (program, asked) = (fresh("arena-program.sh"), fresh("arena-asked.txt"));
    for (answer, error) in [
        ("nothing", "answered \"nothing\\n\""),
        ("0-121 1", "answered \"0-121 1\\n\""),
        ("60-60 1", "game 0: "),
    ] {
        fs::write(
            &program,
            format!("#!/bin/sh\nread -r line\necho \"$line\" >'{}'\necho '{answer}'\n", asked.display()),
        )
        .unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let line = format!("sparring:{} own --games 1 --budget 700 --plies 0", program.display());
        let refused = matches::run(&options(&line).unwrap()).unwrap_err();
        assert!(refused.contains(error), "{answer}: {refused}");
        let start = format!("{}{}{}", "0".repeat(10), ".".repeat(101), "1".repeat(10));
        assert_eq!(fs::read_to_string(&asked).unwrap(), format!("{start} 0 n700\n"));
    }
    // By time, it is told the milliseconds.
    let line = format!("sparring:{} own --games 1 --ms 30 --plies 0", program.display());
    matches::run(&options(&line).unwrap()).unwrap_err();
    assert!(fs::read_to_string(&asked).unwrap().ends_with(" 0 30\n"));
}
