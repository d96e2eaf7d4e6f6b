//! Position strings, accepted and refused.

use std::collections::BTreeSet;

use serde_json::json;
use sternhalma::{Board, PositionFault};

use crate::common::vectors::{for_each_row, number, text};
use crate::places;

#[test]
fn position_strings() {
    let mut codes = BTreeSet::new();
    for_each_row("sternhalma/positions.jsonl", |row| {
        codes.insert(number(&row["code"]));
        match text(&row["string"]).parse::<Board>() {
            Err(error) => assert_eq!(json!(error.fault as u8), row["code"], "{error}"),
            Ok(board) => {
                let told = json!({
                    "string": row["string"],
                    "code": 0,
                    "text": board.to_string(),
                    "to_move": board.to_move().index(),
                    "ply": board.ply(),
                    "cap": board.cap(),
                    "how": board.how() as u8,
                    "places": places(&board),
                });
                assert_eq!(told, *row);
            }
        }
    });
    let faults = PositionFault::ALL.map(|fault| fault as i32);
    assert!(codes.into_iter().eq([0].into_iter().chain(faults)), "every code occurs");
}
