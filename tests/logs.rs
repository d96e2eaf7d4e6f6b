//! Games as text: written, read back, and refused with the place where they are wrong.

mod common;

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;
use sternhalma::{Field, Flag, Game, GameOptions, LogFault, Move, ReplayError, Seat};

use common::cases;
use common::dice::Dice;
use common::vectors::{for_each_row, list, number, text};

const POSITION: &str =
    "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/2[8]1/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] 1 3 10";

fn log_of(game: &Game) -> String {
    game.log().to_string()
}

fn replay(log: &str) -> Game {
    Game::replay(log).unwrap_or_else(|error| panic!("{error} in {log:?}"))
}

/// Where an error says it is must be a place in the text, or just after it, and the same by line and by offset.
fn assert_placed(log: &[u8], error: &ReplayError) {
    // A byte-order mark is no part of the first line.
    let mut starts = vec![if log.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 }];
    starts.extend(log.iter().enumerate().filter(|&(_, &c)| c == b'\n').map(|(at, _)| at + 1));
    // A line that is missing begins where the text ends, also when the last line there is has no newline.
    let start = starts.get(error.line - 1).copied().unwrap_or(log.len());
    assert_eq!(error.offset, start + error.column - 1, "{error:?}");
    assert!(error.offset <= log.len(), "{error:?}");
    assert!(error.line <= starts.len() + 1, "{error:?}");
}

fn refused(log: impl AsRef<[u8]>) -> ReplayError {
    let log = log.as_ref();
    let error = Game::replay(log).expect_err("it is no game");
    assert_placed(log, &error);
    error
}

/// The logs of the vectors that are read back byte for byte.
static LOGS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut logs = vec![];
    for_each_row("sternhalma/logs.jsonl", |row| {
        if row.get("position").is_some() && row.get("rewritten").is_none() {
            logs.push(text(&row["log"]).to_owned());
        }
    });
    logs
});

#[test]
fn logs_are_read_back_or_refused() {
    let count = for_each_row("sternhalma/logs.jsonl", |row| {
        let log = text(&row["log"]);
        if row.get("code").is_some() {
            let error = refused(log);
            let told = (error.field as i32, error.code().map(i32::from), error.line as i32);
            assert_eq!(
                told,
                (number(&row["field"]), Some(number(&row["code"])), number(&row["line"])),
                "{error}"
            );
            return;
        }
        let game = replay(log);
        assert_eq!(game.position().to_string(), text(&row["position"]));
        let places: Vec<i32> = list(&row["places"]).iter().map(number).collect();
        assert!(game.places().map(|place| place as i32).eq(places));
        let written = log_of(&game);
        if row.get("rewritten").is_none_or(|rewritten| *rewritten == Value::Bool(false)) {
            assert_eq!(written, log);
        }
        assert_eq!(log_of(&replay(&written)), written);
    });
    assert_eq!(count, 232);
}

#[test]
fn line_ends_and_case_are_forgiven() {
    for log in LOGS.iter() {
        let without_last = log.trim_end_matches('\n');
        let carriage = log.replace('\n', "\r\n");
        let (head, moves) = log.split_once("moves").expect("every log has that line");
        let (count, moves) = moves.split_once('\n').expect("and its end");
        let spaced: String = moves.lines().map(|line| format!("  {} \n", line.to_uppercase())).collect();
        let loud = format!("{head}moves{count}\n{spaced}");
        for other in [without_last, carriage.as_str(), carriage.trim_end_matches("\r\n"), loud.as_str()] {
            assert_eq!(&log_of(&replay(other)), log);
        }
    }
}

#[test]
fn a_line_is_missing_where_it_should_be() {
    let log = "sternhalma 1\nseats 3\npieces 10\ncap 3000\nfirst 2\nmoves 2\nj1-i1\nresign 1\n";
    replay(log);
    let lines: Vec<&str> = log.split_inclusive('\n').collect();
    let fields = [
        Field::Header,
        Field::Seats,
        Field::Pieces,
        Field::Cap,
        Field::First,
        Field::Moves,
        Field::Move,
        Field::Move,
    ];
    for (index, field) in fields.into_iter().enumerate() {
        let cut = lines[..index].concat();
        for short in [cut.as_str(), cut.trim_end_matches('\n')] {
            let error = refused(short);
            let told = (error.field, error.fault, error.line, error.column, error.offset);
            assert_eq!(told, (field, LogFault::BadString, index + 1, 1, short.len()));
        }
        // The next line stands in its place, or nothing does.
        let mut others = lines.clone();
        others.remove(index);
        if index < 6 {
            let error = refused(others.concat());
            assert_eq!((error.field, error.line, error.column), (field, index + 1, 1));
        }
        others.insert(index, "\n");
        let error = refused(others.concat());
        assert_eq!((error.field, error.line, error.column), (field, index + 1, 1));
    }
    for extra in ["pass\n", "x", "-"] {
        let error = refused(format!("{log}{extra}"));
        let told = (error.field, error.fault, error.line, error.column, error.offset);
        assert_eq!(told, (Field::Move, LogFault::BadString, 9, 1, log.len()));
        let error = refused(format!("\u{feff}{log}\n \r\n{extra}"));
        let told = (error.field, error.fault, error.line, error.column, error.offset);
        assert_eq!(told, (Field::Move, LogFault::BadString, 11, 1, log.len() + 7));
    }
}

#[test]
fn a_mark_before_the_first_line_and_blank_lines_after_the_last_are_forgiven() {
    let log = "sternhalma 1\nseats 2\npieces 10\ncap 50\nfirst 0\nmoves 1\nd1-e5\n";
    for end in ["", "\n", "\r\n\r\n", " \t\r\n", "  ", "\n\n\n"] {
        for mark in ["", "\u{feff}"] {
            let game = Game::replay(format!("{mark}{log}{end}")).expect("a log");
            assert_eq!(game.log().to_string(), log);
        }
    }
    assert_eq!(refused(format!("\u{feff}\u{feff}{log}")).column, 1);
    assert_eq!(refused(format!("\n{log}")).line, 1);
}

#[test]
fn moves_end_in_any_line_end() {
    let top = "sternhalma 1\nseats 2\npieces 10\ncap 50\nfirst 0\nmoves 1\n";
    for text in [" d1-e5\t\n", "\tD1-E5 \r\n", "d1-e5\r"] {
        assert_eq!(Game::replay(format!("{top}{text}")).expect(text).move_count(), 1, "{text:?}");
    }
}

#[test]
fn a_fault_is_told_by_its_line_and_column() {
    let bad = Flag::BadString as u8;
    let top = "sternhalma 1\nseats 2\npieces 10\ncap 50\nfirst 0\n";
    let start = format!("sternhalma 1\nstart {POSITION}");
    let moves = |lines: &str| format!("{top}moves {}\n{lines}", lines.lines().count());
    let cases: Vec<(String, Field, u8, usize, usize)> = vec![
        ("sternhalma".into(), Field::Header, bad, 1, 11),
        ("sternhalma 2\n".into(), Field::Header, bad, 1, 12),
        (" sternhalma 1\n".into(), Field::Header, bad, 1, 1),
        ("\u{feff}sternhalma 1\n".into(), Field::Seats, bad, 2, 1),
        (top.replace("seats 2", "seats 5"), Field::Seats, bad, 2, 7),
        (top.replace("seats 2", "seats"), Field::Seats, bad, 2, 6),
        (top.replace("seats 2", "seats "), Field::Seats, bad, 2, 7),
        (top.replace("seats 2", "Seats 2"), Field::Seats, bad, 2, 1),
        (top.replace("pieces 10", "pieces 15 "), Field::Pieces, bad, 3, 8),
        (top.replace("pieces 10", "pieces 010"), Field::Pieces, bad, 3, 8),
        (top.replace("seats 2", "seats 4").replace("pieces 10", "pieces 15"), Field::Pieces, bad, 3, 8),
        (top.replace("cap 50", "cap 2147483648"), Field::Cap, bad, 4, 5),
        (top.replace("cap 50", "cap 0"), Field::Cap, bad, 4, 5),
        (top.replace("cap 50", "cap 99999999999999999999999"), Field::Cap, bad, 4, 5),
        (top.replace("first 0", "first 2"), Field::First, bad, 5, 7),
        (top.replace("first 0", "first -1"), Field::First, bad, 5, 7),
        (format!("{top}moves 4294967296\n"), Field::Moves, bad, 6, 7),
        (format!("{top}moves 01\nd1-e5\n"), Field::Moves, bad, 6, 7),
        (format!("{top}moves 0\r"), Field::Moves, bad, 6, 7),
        (format!("{top}moves 2147483647\nd1-e5"), Field::Move, bad, 8, 1),
        ("sternhalma 1\nstart\nmoves 0\n".into(), Field::Position, 1, 2, 6),
        ("sternhalma 1\nstart \nmoves 0\n".into(), Field::Position, 1, 2, 7),
        (format!("{start} \nmoves 0\n"), Field::Position, 6, 2, 7 + POSITION.len() + 1),
        (start.replace("0000", "00a0"), Field::Position, 3, 2, 7 + 11),
        (start.replace("1 3 10", "4 3 10"), Field::Position, 7, 2, 7 + POSITION.len() - 6),
        (format!("sternhalma 1\nstart {}\n", "0".repeat(512)), Field::Position, 2, 2, 7 + 511),
        (format!("{start}\nmove 0\n"), Field::Moves, bad, 3, 1),
        (moves("d1-e5\nn1_m5\n"), Field::Move, bad, 8, 1),
        (moves("d1-e5\n  n1-m5-l5\n"), Field::Move, bad, 8, 3),
        (moves("   \n"), Field::Move, bad, 7, 1),
        (moves("r9-a1\n"), Field::Move, Flag::NoSuchHole as u8, 7, 1),
        (moves("i5-i6\n"), Field::Move, Flag::NoPiece as u8, 7, 1),
        (moves("  n1-m5\n"), Field::Move, Flag::NotYourPiece as u8, 7, 3),
        (moves("a1-b1\n"), Field::Move, Flag::Occupied as u8, 7, 1),
        (moves("c1:e5:c1:d1\n"), Field::Move, Flag::Occupied as u8, 7, 10),
        (moves(" C1:E5:G7\n"), Field::Move, Flag::NotReachable as u8, 7, 8),
        (moves("c1:e5:c1\n"), Field::Move, Flag::NotReachable as u8, 7, 7),
        (moves("pass\n"), Field::Move, Flag::PassNotAllowed as u8, 7, 1),
        (moves("resign 2\n"), Field::Move, Flag::NoSuchSeat as u8, 7, 1),
        (moves("resign 0\nresign 1\n"), Field::Move, Flag::GameOver as u8, 8, 1),
        (moves("resign 0\n???\n"), Field::Move, Flag::GameOver as u8, 8, 1),
    ];
    for (log, field, code, line, column) in cases {
        let error = refused(&log);
        let told = (error.field, error.code(), error.line, error.column);
        assert_eq!(told, (field, Some(code), line, column), "{error} in {log:?}");
        assert!(error.to_string().starts_with(&format!("line {line}, column {column}: ")));
    }
}

#[test]
fn a_refusal_is_told_in_a_sentence() {
    let told = |log: &str| refused(log).to_string();
    let said = |field: Field| field.text().to_str().expect("sentences are ASCII");
    assert_eq!(told(""), format!("line 1, column 1: {}", said(Field::Header)));
    let pieces = told("sternhalma 1\nseats 4\npieces 15\n");
    assert_eq!(pieces, format!("line 3, column 8: {}", said(Field::Pieces)));
    let moves =
        |text: &str| told(&format!("sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 1\n{text}\n"));
    assert_eq!(moves("c1:e5:g7"), "line 7, column 7: hop 2, from e5 to g7: the piece cannot get there");
    assert_eq!(moves("c1:e5\npass"), "line 8, column 1: not as many moves as the log says");
}

#[test]
fn a_log_is_written_one_way() {
    let loose = format!(
        "sternhalma 1\nstart {}\nmoves 0\n",
        POSITION.replace("[13]", "[1][2][10]") + ";0 3000 0 - - -"
    );
    let game = replay(&loose);
    assert_eq!(log_of(&game), format!("sternhalma 1\nstart {POSITION}\nmoves 0\n"));
    assert_eq!(game.start().map(ToString::to_string).as_deref(), Some(POSITION));
    let long_way = "sternhalma 1\nseats 2\npieces 10\ncap 50\nfirst 1\nmoves 1\no1:m5:o1:m5\n";
    assert_eq!(log_of(&replay(long_way)), long_way.replace("o1:m5:o1:m5", "o1:m5"));
}

#[test]
fn what_was_undone_is_not_in_the_log() {
    let mut game = replay("sternhalma 1\nseats 3\npieces 10\ncap 3000\nfirst 2\nmoves 2\nj1-i1\nresign 1\n");
    assert_eq!(game.first(), Some(Seat::ALL[2]));
    assert!(game.undo());
    assert_eq!(log_of(&game), "sternhalma 1\nseats 3\npieces 10\ncap 3000\nfirst 2\nmoves 1\nj1-i1\n");
}

#[test]
fn a_game_of_six_thousand_plies_is_replayed() {
    let mut game = Game::new(&GameOptions { seats: Some(6), ..GameOptions::default() }).unwrap();
    let mut dice = Dice::new(6000);
    while !game.over() {
        let moves: Vec<Move> = game.board().legal().collect();
        let Move { from, to } = dice.pick(&moves).expect("nobody is walled in");
        game.play_move(from, to).unwrap();
        // A game that lasts: no seat gets home.
        if game.finished().len() > 0 {
            assert!(game.undo());
        }
    }
    assert_eq!((game.ply(), game.move_count()), (6000, 6000));
    let again = replay(&log_of(&game));
    assert_eq!(again.board(), game.board());
    assert!(again.actions().eq(game.actions()));
    assert_eq!(log_of(&again), log_of(&game));
}

#[derive(Clone, Debug)]
enum Change {
    Put(Index, u8),
    Insert(Index, u8),
    Delete(Index),
    Cut(Index),
    Twice(Index),
    Without(Index),
    Swap(Index, Index),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let byte = prop_oneof![select(b"\n\r 0159-:;a[]e/".to_vec()), any::<u8>()].boxed();
    let at = any::<Index>;
    let change = prop_oneof![
        (at(), byte.clone()).prop_map(|(at, byte)| Change::Put(at, byte)),
        (at(), byte).prop_map(|(at, byte)| Change::Insert(at, byte)),
        at().prop_map(Change::Delete),
        at().prop_map(Change::Cut),
        at().prop_map(Change::Twice),
        at().prop_map(Change::Without),
        (at(), at()).prop_map(|(one, other)| Change::Swap(one, other)),
    ];
    vec(change, 1..4)
}

fn apply(log: &mut Vec<u8>, change: &Change) {
    if log.is_empty() {
        return;
    }
    let mut lines: Vec<Vec<u8>> = log.split_inclusive(|&c| c == b'\n').map(<[u8]>::to_vec).collect();
    match change {
        Change::Put(at, byte) => *at.get_mut(log) = *byte,
        Change::Insert(at, byte) => log.insert(at.index(log.len()), *byte),
        Change::Delete(at) => drop(log.remove(at.index(log.len()))),
        Change::Cut(at) => log.truncate(at.index(log.len())),
        Change::Twice(at) => {
            let line = at.get(&lines).clone();
            lines.insert(at.index(lines.len()), line);
            *log = lines.concat();
        }
        Change::Without(at) => {
            lines.remove(at.index(lines.len()));
            *log = lines.concat();
        }
        Change::Swap(one, other) => {
            let count = lines.len();
            lines.swap(one.index(count), other.index(count));
            *log = lines.concat();
        }
    }
}

/// Whatever it is, it is a game that is written one way, or is refused at a place in it.
fn try_out(log: &[u8]) {
    match Game::replay(log) {
        Err(error) => {
            assert_placed(log, &error);
            assert!(!error.to_string().is_empty() && error.code().is_some());
        }
        Ok(game) => {
            let written = log_of(&game);
            let again = replay(&written);
            assert_eq!(log_of(&again), written);
            assert_eq!(again.board(), game.board());
        }
    }
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn a_changed_log_is_a_game_or_refused(log in select(LOGS.clone()), changes in changes()) {
        let mut log = log.into_bytes();
        changes.iter().for_each(|change| apply(&mut log, change));
        try_out(&log);
    }

    #[test]
    fn any_bytes_are_a_game_or_refused(bytes in vec(any::<u8>(), 0..200), kept in 0..7_usize) {
        let top = "sternhalma 1\nseats 2\npieces 10\ncap 50\nfirst 0\nmoves 3\n";
        let kept: String = top.split_inclusive('\n').take(kept).collect();
        try_out(&bytes);
        try_out(&[kept.as_bytes(), &bytes].concat());
    }
}
