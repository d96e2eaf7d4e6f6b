//! Moves, passes and resignations read from text.

use serde_json::{Value, json};
use sternhalma::{Action, FaultyHop};

use super::board_of;
use crate::common::vectors::{for_each_row, list, text};
use crate::hole;

#[test]
fn moves_read_from_text() {
    for_each_row("sternhalma/read_move.jsonl", |row| {
        let board = board_of(&row["position"]);
        // Whether the game is over is asked by the remembered game, not by the board.
        for attempt in list(&row["tries"]).iter().filter(|attempt| attempt[1] != "game_over") {
            let written = text(&attempt[0]);
            let (flag, hop, action) = match board.read_action(written.as_bytes()) {
                Ok(action) => ("", 0, told(action)),
                Err(error) => {
                    let number = error.hop.map_or(0, |hop| check_hop(hop, written));
                    (error.flag.name(), number, Value::Null)
                }
            };
            assert_eq!(json!([written, flag, hop, action]), *attempt);
        }
    });
}

fn told(action: Action) -> Value {
    match action {
        Action::Move { from, to } => json!(["move", from.index(), to.index()]),
        Action::Pass => json!(["pass"]),
        Action::Resign(seat) => json!(["resign", seat.index()]),
    }
}

/// The number of the hop that is blamed, once its ends are seen to be those the text gives it.
fn check_hop(hop: FaultyHop, written: &str) -> u32 {
    let names: Vec<&str> = written.trim().split(':').collect();
    let ends = &names[hop.number as usize - 1..][..2];
    assert_eq!([hop.from, hop.to], [hole(ends[0]), hole(ends[1])], "{written:?}");
    hop.number
}
