//! Steps, why they are refused, whole moves, and counts of sequences.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sternhalma::fanorona::{Board, MovesError, Step};

use crate::common::vectors::{for_each_row, list, number, text};
use crate::{board, taken};

pub fn told(step: &Step) -> Value {
    json!([step.from.index(), step.direction.index(), step.kind as u8, step.to.index(), taken(step)])
}

#[test]
fn steps() {
    for_each_row("fanorona/steps.jsonl", |row| {
        let board = board(text(&row["position"]));
        let steps: Vec<Step> = board.steps().collect();
        assert_eq!(json!(steps.iter().map(told).collect::<Vec<_>>()), row["steps"]);
        let texts: Vec<String> = steps.iter().map(|step| board.shape().step_text(step).to_string()).collect();
        assert_eq!(json!(texts), row["texts"]);
    });
}

#[test]
fn why() {
    let mut codes = BTreeSet::new();
    for_each_row("fanorona/why.jsonl", |row| {
        let board = board(text(&row["position"]));
        for attempt in list(&row["tries"]) {
            let [from, direction, kind, why] = [0, 1, 2, 3].map(|n| number(&attempt[n]));
            let judged = board.judge(from, direction, kind);
            assert_eq!(judged.err().map_or(0, i32::from), why, "{attempt}");
            codes.insert(why);
        }
    });
    assert!(codes.into_iter().eq(0..=10), "every code occurs");
}

#[test]
fn whole_moves() {
    for_each_row("fanorona/moves.jsonl", |row| {
        let board = board(text(&row["position"]));
        let limit = row.get("limit").map_or(Board::MOVES_LIMIT, |limit| number(limit) as usize);
        match board.moves(limit) {
            Ok(moves) => {
                assert_eq!(json!(moves.len()), row["count"]);
                let texts = moves.iter().map(|m| board.shape().move_text(m).to_string());
                if let Some(known) = row.get("moves") {
                    assert_eq!(json!(texts.collect::<Vec<_>>()), *known);
                }
            }
            Err(error) => {
                assert_eq!(error, MovesError::TooMany);
                assert_eq!(row["count"], Value::Null);
            }
        }
    });
}

#[test]
fn counts_of_sequences() {
    for_each_row("fanorona/perft.jsonl", |row| {
        let board = board(text(&row["position"]));
        for (depth, count) in (1..).zip(list(&row["steps"])) {
            assert_eq!(json!(board.perft(depth)), *count, "steps, {depth} deep");
        }
        for (depth, count) in (1..).zip(row.get("moves").map_or(&[][..], list)) {
            assert_eq!(json!(board.perft_moves(depth)), *count, "moves, {depth} deep");
        }
    });
}
