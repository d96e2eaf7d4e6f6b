//! Whole games, and what is taken back in them.

use std::mem::MaybeUninit;

use serde_json::{Value, json};

use super::api;
use super::handles::Game;
use crate::common::lent::{forever, list, text as lent};
use crate::common::vectors::{for_each_row, list as rows, number, text};

fn game(row: &Value) -> Game {
    Game::of(text(&row["start"]), [0, 1, 2].map(|n| number(&row["limits"][n])))
}

fn step(game: &mut Game, step: &[Value]) -> i32 {
    let [from, dir, kind] = [0, 1, 2].map(|n| number(&step[n]));
    (api().game_step)(game.0.as_deref_mut(), from, dir, kind)
}

#[test]
fn whole_games() {
    let a = api();
    for file in ["fanorona/games.jsonl", "fanorona/games_setup.jsonl"] {
        for_each_row(file, |row| {
            let mut game = game(row);
            for entry in rows(&row["log"]) {
                let status = match &entry[0] {
                    Value::String(_) => (a.game_stop)(game.0.as_deref_mut()),
                    made => step(&mut game, rows(made)),
                };
                assert_eq!(status, 0, "{entry}");
                assert_eq!(game.shown(), rows(entry)[1..], "{entry}");
            }
            assert_eq!(json!(forever((a.game_how)(game.get()))), row["how"]);
            assert_eq!((a.game_is_draw)(game.get()) == 1, (a.game_winner)(game.get()) == 0);
            let keys = list(|out, cap| unsafe { (a.game_history)(game.get(), out, cap) });
            assert_eq!(json!(keys.len() - 1), row["plies"]);
            for (ply, &key) in keys.iter().enumerate() {
                let mut told = MaybeUninit::new(0_u64);
                assert_eq!((a.game_key_at)(game.get(), ply as i64, Some(&mut told)), 1);
                assert_eq!(unsafe { told.assume_init() }, key);
            }

            let log = lent(|buf, cap| unsafe { (a.game_to_text)(game.get(), buf, cap) }).expect("a text");
            let mut again = MaybeUninit::uninit();
            let status =
                unsafe { (a.game_from_text_n)(log.as_ptr().cast(), log.len(), Some(&mut again), None) };
            assert_eq!(status, 0, "{log}");
            let again = Game(unsafe { again.assume_init() });
            assert_eq!(again.shown(), game.shown());
        });
    }
}

#[test]
fn taking_back() {
    let a = api();
    for_each_row("fanorona/undo.jsonl", |row| {
        let mut game = game(row);
        let whole = |game: &Game| [game.shown(), vec![json!((a.game_depth)(game.get()))]].concat();
        assert_eq!(whole(&game), rows(&row["first"]));
        for entry in rows(&row["ops"]) {
            let operation = rows(&entry[0]);
            let word = text(&operation[0]);
            let result = match word {
                "step" => step(&mut game, &operation[1..]),
                "stop" => (a.game_stop)(game.0.as_deref_mut()),
                "undo" => (a.game_undo)(game.0.as_deref_mut()),
                "undo_move" => (a.game_undo_move)(game.0.as_deref_mut()),
                word => panic!("no operation is {word:?}"),
            };
            assert_eq!(json!(result), entry[1], "{entry}");
            if word.starts_with('s') {
                assert_eq!(json!((a.game_refused)(game.get())), entry[1]);
                assert_eq!(json!((a.game_why)(game.get())), entry[2], "{entry}");
            }
            assert_eq!(whole(&game), rows(entry)[3..], "{entry}");
        }
    });
}
