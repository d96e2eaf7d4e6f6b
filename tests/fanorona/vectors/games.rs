//! Whole games, how they end, and what is taken back in them.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sternhalma::fanorona::{Game, Refused};

use crate::common::fanorona::boards::{game_from, side_number};
use crate::common::vectors::{for_each_row, list, number, text};

fn game(row: &Value) -> Game {
    let limits = [0, 1, 2].map(|n| number(&row["limits"][n]) as u32);
    game_from(text(&row["start"]), limits)
}

/// What a game shows after a step or a stop.
fn shown(game: &Game) -> Vec<Value> {
    vec![
        json!(game.position().to_string()),
        json!(i32::from(game.in_chain())),
        json!(i32::from(game.can_stop())),
        json!(game.ply()),
        json!(game.quiet()),
        json!(game.repeats()),
        json!(game.outcome() as u8),
        json!(side_number(game.winner())),
    ]
}

fn step(game: &mut Game, step: &[Value]) -> Result<(), Refused> {
    let [from, direction, kind] = [0, 1, 2].map(|n| number(&step[n]));
    game.step(from, direction, kind)
}

fn replay(row: &Value) -> u8 {
    let mut game = game(row);
    for entry in list(&row["log"]) {
        let done = match &entry[0] {
            Value::String(_) => game.stop(),
            made => step(&mut game, list(made)),
        };
        assert_eq!(done, Ok(()), "{entry}");
        assert_eq!(shown(&game), list(entry)[1..], "{entry}");
    }
    assert_eq!(json!(game.ply()), row["plies"]);
    assert_eq!(json!(game.outcome() as u8), row["outcome"]);
    assert_eq!(json!(game.outcome().to_string()), row["how"]);
    assert_eq!(json!(side_number(game.winner())), row["winner"]);
    assert_eq!(game.is_draw(), game.over() && game.winner().is_none());
    assert_eq!((game.steps().count(), game.moves(1)), (0, Ok(vec![])));
    assert_eq!(game.step(0, 0, 0), Err(Refused::Over));
    assert_eq!(game.stop(), Err(Refused::Over));
    let again = Game::replay(game.log().to_string()).expect("a log is read back");
    assert_eq!(again.log().to_string(), game.log().to_string());
    assert_eq!((shown(&again), again.history()), (shown(&game), game.history()));
    game.outcome() as u8
}

#[test]
fn games_from_the_set_up() {
    for_each_row("fanorona/games_setup.jsonl", |row| {
        replay(row);
    });
}

#[test]
fn games_from_positions() {
    let mut outcomes = BTreeSet::new();
    for_each_row("fanorona/games.jsonl", |row| {
        outcomes.insert(replay(row));
    });
    assert!(outcomes.into_iter().eq(1..=5), "every outcome occurs");
}

#[test]
fn taking_back() {
    for_each_row("fanorona/undo.jsonl", |row| {
        let mut game = game(row);
        let whole = |game: &Game| [shown(game), vec![json!(game.depth())]].concat();
        assert_eq!(whole(&game), list(&row["first"]));
        for entry in list(&row["ops"]) {
            let operation = list(&entry[0]);
            let (result, why) = match text(&operation[0]) {
                "step" => refused(step(&mut game, &operation[1..])),
                "stop" => refused(game.stop()),
                "undo" => (i32::from(game.undo()), 0),
                "undo_move" => (i32::from(game.undo_move()), 0),
                word => panic!("no operation is {word:?}"),
            };
            assert_eq!([json!(result), json!(why)], list(entry)[1..3], "{entry}");
            assert_eq!(whole(&game), list(entry)[3..], "{entry}");
        }
    });
}

/// The numbers that C has for a refusal.
fn refused(done: Result<(), Refused>) -> (i32, i32) {
    match done {
        Ok(()) => (0, 0),
        Err(Refused::Over) => (1, 0),
        Err(refused) => (2, refused.why().map_or(0, i32::from)),
    }
}
