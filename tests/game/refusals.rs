//! Every flag, by every way to it, and in the order they are asked for.

use sternhalma::{Flag, Game, GameError, ReadActionError, Seat};

use crate::{flag_of, game_from, new_game, play_all, see, word};

/// Seat 0 is walled in; seats 1 and 3 have resigned.
const WALLED: &str =
    "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -";

/// Seat 0 is home.
const ONE_HOME: &str = "[1]/[2]/[3]/[4]/111[1]1[3]2[1]222/111[6]222/11[7]22/1[8]2/[9]/[10]/[11]/[12]/[13]/0000/000/00/0 1 3 10;5 3000 0 0 - -";

/// Nobody races any more.
const OVER: &str = "[1]/[2]/[3]/[4]/[13]/[12]/[11]/[10]/[4]0[4]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/1 0 2 10;9 2000 0 - 1 resign";

/// Plays the text on a copy, finds it refused, and finds the copy as it was.
fn refusal(game: &Game, text: &[u8]) -> ReadActionError {
    let mut played = game.clone();
    let answer = played.play(text);
    assert_eq!(see(&played), see(game));
    match answer {
        Err(GameError::Refused(error)) => {
            assert_eq!(game.read_action(text), Err(error));
            error
        }
        other => panic!("{:?}: {other:?}", text.escape_ascii().to_string()),
    }
}

fn assert_refused(game: &Game, flag: Flag, cases: &[(&str, u32)]) {
    for &(text, hop) in cases {
        let error = refusal(game, text.as_bytes());
        assert_eq!((error.flag, error.hop.map_or(0, |hop| hop.number)), (flag, hop), "{text:?}");
    }
}

fn without_hop(texts: &[&'static str]) -> Vec<(&'static str, u32)> {
    texts.iter().map(|&text| (text, 0)).collect()
}

#[test]
fn what_is_not_written_right_is_a_bad_string() {
    let texts = [
        "",
        " ",
        "d1",
        "d1-",
        "-e5",
        "d1:e5 ;",
        "d1 - e5",
        "d1-e5-e6",
        "c1:e5-e6",
        "resign",
        "resign 01",
        "resign +1",
        "resign -1",
        "resign  1",
        "resign 1 1",
        "pass 1",
        "passe",
        "\u{b}d1-e5",
        "d1-e5\n.",
        "d1-e5\0",
        "d1–e5",
        "d123-e5",
        "1d-e5",
        "a2-b1-c1",
        "a2-",
    ];
    assert_refused(&new_game(2), Flag::BadString, &without_hop(&texts));
    for text in [vec![0xff; 3], vec![b' '; 257], [vec![b' '; 252], b"d1-e5".to_vec()].concat()] {
        assert_eq!(refusal(&new_game(2), &text).flag, Flag::BadString);
    }
    assert!(new_game(2).play([vec![b' '; 251], b"d1-e5".to_vec()].concat()).is_ok());
}

#[test]
fn a_hole_that_is_not_on_the_star_is_named_so() {
    let texts = ["d1-d5", "d0-e5", "r1-e5", "z99-e5", "d01-e5", "c1:e5:e14", "a2-i5"];
    assert_refused(&new_game(2), Flag::NoSuchHole, &without_hop(&texts));
    assert_refused(&game_from(WALLED), Flag::NoSuchHole, &without_hop(&["a2-b1"]));
}

#[test]
fn a_walled_in_seat_must_pass() {
    let texts = ["a1-b1", "i5-i6", "b1-c2", "a1-a1", "a1:c1", "b1:c2:a1"];
    assert_refused(&game_from(WALLED), Flag::MustPass, &without_hop(&texts));
}

#[test]
fn a_piece_must_be_there_and_ones_own() {
    assert_refused(&new_game(2), Flag::NoPiece, &without_hop(&["i5-i6", "i5-a1", "i5:g5", "i5-i5"]));
    assert_refused(&new_game(2), Flag::NotYourPiece, &without_hop(&["n1-m5", "q1-p1", "n1:l3", "q1-i5"]));
}

#[test]
fn the_first_faulty_hop_is_named() {
    let cases = [("a1-b1", 0), ("a1-q1", 0), ("b1:d1", 1), ("c1:e5:c1:d1", 3), ("c1:b1:i5", 1)];
    assert_refused(&new_game(2), Flag::Occupied, &cases);
    let cases = [
        ("a1-i5", 0),
        ("d1-d1", 0),
        ("d1-f4", 0),
        ("d1:e5", 1),
        ("c1:e5:c1", 2),
        ("c1:e5:g7", 2),
        ("c1:e5:e5", 2),
        ("c1:c1", 1),
        ("c1:e5:c1:e5:g5:q1", 4),
    ];
    assert_refused(&new_game(2), Flag::NotReachable, &cases);
    let error = refusal(&new_game(2), b"c1:e5:g7");
    assert_eq!(error.to_string(), "hop 2, from e5 to g7: the piece cannot get there");
}

#[test]
fn a_pass_needs_a_seat_without_a_move() {
    assert_refused(&new_game(2), Flag::PassNotAllowed, &without_hop(&["pass", " PASS "]));
    let mut game = new_game(2);
    assert_eq!(flag_of(game.pass()), Some(Flag::PassNotAllowed));
    assert!(game_from(WALLED).play("Pass").is_ok());
}

#[test]
fn a_resignation_needs_a_seat_still_racing() {
    let none = ["resign 3", "RESIGN 6", "resign 10", "resign 4294967296", "resign 99999999999999999999"];
    assert_refused(&new_game(3), Flag::NoSuchSeat, &without_hop(&none));
    assert_refused(&game_from(ONE_HOME), Flag::SeatFinished, &without_hop(&["resign 0"]));
    assert_refused(&game_from(WALLED), Flag::SeatResigned, &without_hop(&["resign 1", "resign 3"]));
    let numbers = [
        (3, Flag::NoSuchSeat),
        (-1, Flag::NoSuchSeat),
        (i32::MAX, Flag::NoSuchSeat),
        (0, Flag::SeatFinished),
    ];
    for (seat, flag) in numbers {
        assert_eq!(flag_of(game_from(ONE_HOME).resign(seat)), Some(flag), "{seat}");
    }
    assert_eq!(flag_of(game_from(WALLED).resign(Seat::ALL[1])), Some(Flag::SeatResigned));
}

#[test]
fn nothing_can_be_done_once_the_game_is_over() {
    let texts = ["", "nonsense", "a2-b1", "i5-i6", "q1-p1", "pass", "resign 0", "resign 1", "resign 7"];
    let mut game = game_from(OVER);
    assert_refused(&game, Flag::GameOver, &without_hop(&texts));
    assert_refused(&game, Flag::GameOver, &[("i5-a1", 0), ("i5:g5", 0)]);
    for (from, to) in [(-1, 0), (60, 61), (121, 121)] {
        assert_eq!(flag_of(game.play_move(from, to)), Some(Flag::GameOver));
    }
    assert_eq!(flag_of(game.pass()), Some(Flag::GameOver));
    for seat in [-1, 0, 1, 2] {
        assert_eq!(flag_of(game.resign(seat)), Some(Flag::GameOver));
    }
}

#[test]
fn numbers_are_judged_as_texts_are() {
    let game = new_game(2);
    let cases = [
        (-1, 0, Flag::NoSuchHole),
        (0, 121, Flag::NoSuchHole),
        (i32::MAX, i32::MIN, Flag::NoSuchHole),
        (60, 61, Flag::NoPiece),
        (120, 60, Flag::NotYourPiece),
        (0, 1, Flag::Occupied),
        (0, 120, Flag::Occupied),
        (0, 60, Flag::NotReachable),
        (0, 0, Flag::NotReachable),
    ];
    for (from, to, flag) in cases {
        let mut played = game.clone();
        assert_eq!(flag_of(played.play_move(from, to)), Some(flag), "{from} {to}");
        assert_eq!(see(&played), see(&game));
    }
    assert_eq!(flag_of(game_from(WALLED).play_move(0, 1)), Some(Flag::MustPass));
    assert_eq!(flag_of(game_from(WALLED).play_move(0, 121)), Some(Flag::NoSuchHole));
    let (from, to): (sternhalma::Hole, sternhalma::Hole) = ("d1".parse().unwrap(), "e5".parse().unwrap());
    assert!(game.clone().play_move(from, to).is_ok());
}

#[test]
fn what_was_undone_outlives_a_refusal() {
    let mut game = new_game(2);
    play_all(&mut game, &["d1-e5", "n1-m5"]);
    let end = see(&game);
    assert!(game.undo() && game.undo());
    assert!(game.play("d1-i5").is_err() && game.pass().is_err() && game.resign(5).is_err());
    assert!(game.play_move(0, 200).is_err());
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(see(&game), end);
}

#[test]
fn the_table_in_the_docs_is_true() {
    let table = include_str!("../../docs/refusals.md");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| number"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let numbers: Vec<u8> = rows.iter().map(|row| row[0].parse().unwrap()).collect();
    assert_eq!(numbers, [12, 1, 2, 8, 9, 10, 11, 5, 3, 4, 6, 7], "in the order they are asked for");
    for (number, row) in numbers.into_iter().zip(&rows) {
        let flag = Flag::ALL[usize::from(number) - 1];
        assert_eq!(flag as u8, number);
        let [_, name, sentence, reason] = row[..] else { panic!("not four columns: {row:?}") };
        assert_eq!((name, sentence), (format!("`{}`", word(flag)).as_str(), flag.to_string().as_str()));
        assert!(!reason.is_empty());
    }
}

#[test]
fn one_reason_and_the_way_out_are_told() {
    let game = new_game(2);
    for (text, sentence) in [
        ("a1-a1", "a move ends in another hole than it starts from"),
        ("a1:a1", "hop 1, from a1 to a1: a hop ends in another hole than it starts from"),
        ("c1:e5:c1", "hop 2, from e5 to c1: a move ends in another hole than it starts from"),
        ("c1:c1:e5", "hop 1, from c1 to c1: a hop ends in another hole than it starts from"),
        ("d1:e5", "hop 1, from d1 to e5: that is a step, which is written d1-e5"),
        ("D1:E5:g5\n", "hop 1, from d1 to e5: that is a step, which is written d1-e5"),
        ("c1:e5:e6", "hop 2, from e5 to e6: that is a step, and a chain has none"),
        ("c1:e5:i5", "hop 2, from e5 to i5: the piece cannot get there"),
        ("d1-i5", "the piece cannot get there"),
    ] {
        assert_eq!(refusal(&game, text.as_bytes()).to_string(), sentence, "{text:?}");
    }
}

#[test]
fn white_space_around_a_text_is_forgiven() {
    let game = new_game(2);
    for text in ["d1-e5\n", "d1-e5\r\n", "\td1-e5", " D1-E5 ", "\r\n \td1-e5"] {
        assert!(game.read_action(text.as_bytes()).is_ok(), "{text:?}");
    }
    for text in ["d1 -e5", "d1-e5\0", "d1-e5\u{b}", "d1-e5\u{a0}", "d1-\ne5", "d1-e5\nd2-e5"] {
        assert_eq!(refusal(&game, text.as_bytes()).flag, Flag::BadString, "{text:?}");
    }
}
