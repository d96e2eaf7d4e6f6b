//! Steps, hops, reaches, paths and their counts.

use serde_json::{Map, Value, json};
use sternhalma::Hole;

use super::{board_of, hole_of, numbers};
use crate::common::vectors::{for_each_line, for_each_row, list, number};
use crate::{board, legal_numbers};

#[test]
fn reaches() {
    for_each_row("sternhalma/reach.jsonl", |row| {
        let board = board_of(&row["position"]);
        let moves = |from: Hole| {
            let (steps, hops) = (numbers(board.steps(from)), numbers(board.hops(from, Some(from))));
            json!([steps, hops, numbers(board.reach(from))])
        };
        let pieces: Map<String, Value> =
            board.occupied().into_iter().map(|from| (from.index().to_string(), moves(from))).collect();
        assert_eq!(Value::Object(pieces), row["pieces"]);
        assert_eq!(json!(legal_numbers(&board)), row["legal"]);
    });
}

#[test]
fn hops_in_the_middle_of_a_chain() {
    for_each_row("sternhalma/hops_from.jsonl", |row| {
        let from = (number(&row["from"]) != -1).then(|| hole_of(&row["from"]));
        let hops = board_of(&row["position"]).hops(hole_of(&row["hole"]), from);
        assert_eq!(json!(numbers(hops)), row["hops"]);
    });
}

#[test]
fn paths() {
    for_each_row("sternhalma/paths.jsonl", |row| {
        let board = board_of(&row["position"]);
        let (from, to) = (hole_of(&row["from"]), hole_of(&row["to"]));
        let path = board.path(from, to).map(|path| numbers(path.holes().iter().copied()));
        assert_eq!(json!(path), row["path"]);
        assert_eq!(json!(board.move_text(from, to).map(|text| text.to_string())), row["text"]);
    });
}

#[test]
fn counts_of_sequences() {
    for_each_row("sternhalma/perft.jsonl", |row| {
        let board = board_of(&row["position"]);
        for (depth, count) in (1..).zip(list(&row["counts"])) {
            assert_eq!(json!(board.perft(depth)), *count, "{depth} deep");
        }
    });
}

#[test]
fn counts_in_the_middle_of_games() {
    for_each_line("sternhalma/middles.txt", |line| {
        let [position, moves, replies] = *line.split(" | ").collect::<Vec<_>>() else {
            panic!("not three columns: {line:?}");
        };
        let board = board(position);
        assert_eq!(board.perft(1).to_string(), moves);
        assert_eq!(board.perft(2).to_string(), replies);
    });
}
