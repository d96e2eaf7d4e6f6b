//! Boards, points, steps, moves and evaluation.

use serde_json::{Value, json};
use sternhalma::capi::fanorona::evaluation::fanorona_weights;

use super::api;
use super::handles::{Board, told};
use crate::common::lent::{forever, list, text as lent};
use crate::common::vectors::{for_each_row, list as rows, number, text};
use crate::vectors::positions::bytes;

#[test]
fn points() {
    let a = api();
    for_each_row("fanorona/boards.jsonl", |row| {
        let name = format!("{}\0", text(&row["board"]));
        let board = Board(unsafe { (a.board_new)(name.as_ptr().cast()) });
        let point = number(&row["point"]);
        let next: Vec<i32> = (0..8).map(|dir| (a.next_to)(board.get(), point, dir)).collect();
        assert_eq!(forever((a.shape_name)((a.shape)(board.get()))), row["board"].as_str());
        assert_eq!(json!(next), row["next"]);
        assert_eq!(json!((a.strong)(board.get(), point)), row["strong"]);
        let told = lent(|buf, cap| unsafe { (a.name)(board.get(), point, buf, cap) });
        assert_eq!(json!(told), row["name"]);
        let name = format!("{}\0", text(&row["name"]));
        assert_eq!(unsafe { (a.point_named)(board.get(), name.as_ptr().cast()) }, point);
        let joined = list(|out, cap| unsafe { (a.neighbours)(board.get(), point, out, cap) });
        assert_eq!(joined, next.into_iter().filter(|&next| next != -1).collect::<Vec<_>>());
    });
}

#[test]
fn position_strings() {
    let a = api();
    for_each_row("fanorona/positions.jsonl", |row| {
        assert!(forever((a.reason)(number(&row["code"]))).is_some());
        match Board::read(&bytes(row)) {
            Err(code) => assert_eq!(json!(code), row["code"]),
            Ok(board) => {
                assert_eq!(row["code"], 0);
                let cells = list(|out, cap| unsafe { (a.cells)(board.get(), out, cap) });
                let cells: String = cells.into_iter().map(|cell: i8| cell.to_string()).collect();
                let counts = [1, 2].map(|side| (a.count)(board.get(), side));
                let path = list(|out, cap| unsafe { (a.chain_path)(board.get(), out, cap) });
                assert_eq!(json!(board.position()), row["text"]);
                assert_eq!(json!(cells), row["points"]);
                assert_eq!(json!((a.side)(board.get())), row["side"]);
                assert_eq!(json!(counts), row["count"]);
                assert_eq!((a.in_chain)(board.get()) == 1, row["chain"] != Value::Null);
                if row["chain"] != Value::Null {
                    assert_eq!(json!((a.chain_at)(board.get())), row["chain"][0]);
                    assert_eq!(json!(path), row["chain"][2]);
                }
            }
        }
    });
}

#[test]
fn steps() {
    for_each_row("fanorona/steps.jsonl", |row| {
        let board = Board::of(text(&row["position"]));
        let steps = board.steps();
        assert_eq!(json!(steps.iter().map(told).collect::<Vec<_>>()), row["steps"]);
        let texts = steps
            .iter()
            .map(|step| lent(|buf, cap| unsafe { (api().step_text)(board.get(), Some(step), buf, cap) }));
        assert_eq!(json!(texts.collect::<Vec<_>>()), row["texts"]);
    });
}

#[test]
fn why() {
    let a = api();
    for_each_row("fanorona/why.jsonl", |row| {
        let mut board = Board::of(text(&row["position"]));
        for attempt in rows(&row["tries"]) {
            let [from, dir, kind, why] = [0, 1, 2, 3].map(|n| number(&attempt[n]));
            assert_eq!((a.why)(board.get(), from, dir, kind), why, "{attempt}");
            assert!(forever((a.why_text)(why)).is_some());
            if why != 0 {
                assert_eq!((a.step)(board.0.as_deref_mut(), from, dir, kind, None), why);
            }
        }
        assert_eq!(json!(board.position()), row["position"]);
    });
}

#[test]
fn whole_moves_and_counts() {
    for_each_row("fanorona/moves.jsonl", |row| {
        let board = Board::of(text(&row["position"]));
        let moves = board.moves(row.get("limit").map_or(0, number));
        assert_eq!(json!(moves.as_ref().map(Vec::len)), row["count"]);
        if let Some(known) = row.get("moves") {
            assert_eq!(json!(moves), *known);
        }
    });
    for_each_row("fanorona/perft.jsonl", |row| {
        let board = Board::of(text(&row["position"]));
        for (depth, count) in (1..=4).zip(rows(&row["steps"])) {
            assert_eq!(json!((api().perft)(board.get(), depth)), *count);
        }
        for (depth, count) in (1..=2).zip(row.get("moves").map_or(&[][..], rows)) {
            assert_eq!(json!((api().perft_moves)(board.get(), depth)), *count);
        }
    });
}

#[test]
fn evaluation() {
    for_each_row("fanorona/evaluate.jsonl", |row| {
        let weight = |name: &str, usual| row["weights"].get(name).map_or(usual, number);
        let weights = fanorona_weights {
            stone: weight("stone", 100),
            strong: weight("strong", 0),
            centre: weight("centre", 2),
            room: weight("room", 2),
            reserved: [0; 4],
        };
        let board = Board::of(text(&row["position"]));
        assert_eq!((api().evaluate)(board.get(), Some(&weights)), number(&row["value"]));
    });
}
