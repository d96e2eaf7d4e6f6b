//! The terms of the evaluation.

use serde_json::json;

use super::{board_of, seat_of};
use crate::common::vectors::for_each_row;

#[test]
fn terms() {
    for_each_row("sternhalma/terms.jsonl", |row| {
        let (board, seat) = (board_of(&row["position"]), seat_of(&row["seat"]));
        let told = json!({
            "position": row["position"],
            "seat": seat.index(),
            "count": board.count(seat),
            "home_complete": board.home_complete(seat),
            "distance_left": board.distance_left(seat),
            "straggler": board.straggler(seat),
            "classes2": board.class_surplus(seat),
            "blocking": board.blocking(seat),
        });
        assert_eq!(told, *row);
    });
}
