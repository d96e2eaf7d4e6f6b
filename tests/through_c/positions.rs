//! Position strings and evaluation.

use serde_json::json;

use crate::api;
use crate::common::lent::forever;
use crate::common::vectors::{for_each_row, number, text};
use crate::handles::Board;

#[test]
fn position_strings() {
    let a = api();
    for_each_row("sternhalma/positions.jsonl", |row| {
        assert!(forever((a.reason)(number(&row["code"]))).is_some());
        match Board::read(text(&row["string"]).as_bytes()) {
            Err(code) => assert_eq!(json!(code), row["code"]),
            Ok(board) => {
                let told = json!({
                    "string": row["string"], "code": 0, "text": board.position(),
                    "to_move": (a.to_move)(board.get()), "ply": (a.ply)(board.get()),
                    "cap": (a.cap)(board.get()), "how": (a.how)(board.get()), "places": board.places(),
                });
                assert_eq!(told, *row);
            }
        }
    });
}

#[test]
fn terms() {
    let a = api();
    for_each_row("sternhalma/terms.jsonl", |row| {
        let (board, seat) = (Board::of(text(&row["position"])), number(&row["seat"]));
        assert_eq!(json!((a.count)(board.get(), seat)), row["count"]);
        assert_eq!(json!((a.home_complete)(board.get(), seat) == 1), row["home_complete"]);
        assert_eq!(json!((a.distance_left)(board.get(), seat)), row["distance_left"]);
        // Each term by itself, weighted two so that the half of the classes shows.
        let names = ["distance_left", "straggler", "classes2", "blocking"];
        for (which, name) in names.into_iter().enumerate() {
            let mut each = [0; 4];
            each[which] = 2;
            let [distance, straggler, classes, blocking] = each;
            let weights = sternhalma::capi::sternhalma::evaluation::sternhalma_weights {
                distance,
                straggler,
                classes,
                blocking,
                reserved: [0; 4],
            };
            let value = (a.evaluate)(board.get(), seat, Some(&weights));
            let home = row["home_complete"] == true || (a.finished)(board.get(), seat) == 1;
            let weighted = number(&row[name]) * if name == "classes2" { 1 } else { 2 };
            assert_eq!(value, if home { 1_000_000 } else { -weighted }, "{name}");
        }
    });
}
