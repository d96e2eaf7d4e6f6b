//! Position strings, accepted and refused.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sternhalma::fanorona::{Board, Point, PositionFault, Side};

use crate::common::vectors::{for_each_row, number, text};

/// The bytes of a case; none for no string.
pub fn bytes(row: &Value) -> Vec<u8> {
    let digits = row.get("hex").map(text);
    match digits {
        Some(digits) => {
            let digit = |c: u8| char::from(c).to_digit(16).expect("a digit") as u8;
            digits.as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
        }
        None => row["string"].as_str().unwrap_or_default().into(),
    }
}

#[test]
fn position_strings() {
    let mut codes = BTreeSet::new();
    for_each_row("fanorona/positions.jsonl", |row| {
        codes.insert(number(&row["code"]));
        let bytes = bytes(row);
        match Board::from_position(&bytes) {
            Err(error) => {
                assert_eq!(json!(error.fault as u8), row["code"], "{error}");
                assert!(error.offset <= bytes.len());
            }
            Ok(board) => {
                let point = |n: usize| Point::new(n).expect("a point");
                let cells = (0..board.shape().points()).map(|n| board.at(point(n)).map_or(0, i32::from));
                let numbers = |path: &[Point]| path.iter().map(|point| point.index()).collect::<Vec<_>>();
                let written = board.to_string();
                let direction = written.split(' ').nth(3).map(|digit| digit.parse::<i32>().expect("a digit"));
                let chain = board.chain_at().map(|at| (at.index(), direction, numbers(board.chain_path())));
                let told = json!({
                    "string": row["string"],
                    "code": 0,
                    "name": "ok",
                    "board": board.shape().name(),
                    "points": cells.map(|cell| cell.to_string()).collect::<String>(),
                    "side": board.side() as u8,
                    "count": Side::ALL.map(|side| board.count(side)),
                    "chain": chain,
                    "text": written,
                });
                assert_eq!(told, *row);
            }
        }
    });
    let faults = PositionFault::ALL.map(|fault| fault as i32);
    assert!(codes.into_iter().eq([0].into_iter().chain(faults)), "every code occurs");
}
