//! Whole games: on a board, and remembered.

use serde_json::{Value, json};

use crate::api;
use crate::common::lent::{forever, list};
use crate::common::vectors::{for_each_row, list as rows, number, text as words};
use crate::handles::{Board, Game};

#[test]
fn endings() {
    for_each_row("sternhalma/endings.jsonl", |row| {
        let mut board = Board::of(words(&row["start"]));
        for step in rows(&row["steps"]) {
            let why = perform(&mut board, &step[0]);
            assert_eq!(forever((api().why_text)(why)).is_some(), (0..=8).contains(&why));
            assert_eq!(json!([step[0], why, board.position(), board.places()]), *step, "{}", row["note"]);
        }
    });
}

#[test]
fn random_games() {
    let a = api();
    for_each_row("sternhalma/games.jsonl", |row| {
        let mut board = Board::new(number(&row["seats"]), number(&row["pieces"]));
        assert_eq!((a.set_cap)(board.set(), number(&row["cap"]).into()), 1);
        let mut checks = rows(&row["checks"]).iter().peekable();
        for (done, action) in (1_usize..).zip(rows(&row["actions"])) {
            assert_eq!(perform(&mut board, action), 0, "{action}");
            if let Some(check) = checks.next_if(|check| check[0] == done) {
                let position = board.position();
                let fields = position.split(';').next();
                let told = json!([
                    done,
                    fields,
                    (a.to_move)(board.get()),
                    (a.ply)(board.get()),
                    (a.how)(board.get()),
                    board.places(),
                    check[6],
                    check[7],
                ]);
                assert_eq!(told, *check);
            }
        }
        assert!(checks.next().is_none(), "a check is of no action");
    });
}

#[test]
fn crossings() {
    let a = api();
    for_each_row("sternhalma/crossings.jsonl", |row| {
        let mut board = Board::new(1, number(&row["pieces"]));
        for step in rows(&row["moves"]) {
            assert_eq!((a.over)(board.get()), 0);
            assert_eq!((a.play)(board.set(), number(&step[0]), number(&step[1]), None), 0);
        }
        assert_eq!((a.how)(board.get()), 1);
    });
}

/// Texts that have no NUL inside and are ASCII or not: judged as a remembered game judges them.
#[test]
fn texts_judged() {
    let a = api();
    for_each_row("sternhalma/read_move.jsonl", |row| {
        let log = format!("sternhalma 1\nstart {}\nmoves 0\n", words(&row["position"]));
        let game = Game::replay(log.as_bytes()).unwrap_or_else(|error| panic!("refused: {}", error.code));
        for case in rows(&row["tries"]) {
            let (flag, read) = game.read(words(&case[0]).as_bytes());
            let word = forever((a.flag_name)(flag)).unwrap_or_default();
            let what = match read.kind {
                1 => json!(["move", read.from, read.to]),
                2 => json!(["pass"]),
                3 => json!(["resign", read.seat]),
                kind => {
                    assert_eq!(kind, -flag);
                    Value::Null
                }
            };
            assert_eq!(json!([case[0], word, read.hop, what]), *case);
        }
    });
}

#[test]
fn logs() {
    for_each_row("sternhalma/logs.jsonl", |row| match Game::replay(words(&row["log"]).as_bytes()) {
        Ok(game) => {
            let places: Vec<i32> = list(|out, cap| unsafe { (api().game_places)(game.get(), out, cap) });
            assert_eq!(
                json!([game.text(api().game_position), places]),
                json!([row["position"], row["places"]])
            );
            if row["rewritten"] != true {
                assert_eq!(game.text(api().game_log), words(&row["log"]));
            }
        }
        Err(error) => {
            assert_eq!(
                json!([error.field, error.code, error.line]),
                json!([row["field"], row["code"], row["line"]])
            );
            assert!(forever((api().error_text)(error.field, error.code)).is_some());
        }
    });
}

/// Does an action and answers its code.
fn perform(board: &mut Board, action: &Value) -> i32 {
    let a = api();
    match words(&action[0]) {
        "play" => (a.play)(board.set(), number(&action[1]), number(&action[2]), None),
        "pass" => (a.pass)(board.set(), None),
        "resign" => (a.resign)(board.set(), number(&action[1]), None),
        word => panic!("no action is {word:?}"),
    }
}
