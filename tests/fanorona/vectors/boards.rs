//! The points of the three boards, and the evaluation.

use serde_json::json;
use sternhalma::fanorona::{Direction, Point, Shape, Weights};

use crate::board;
use crate::common::vectors::{for_each_row, number, text};

#[test]
fn points() {
    let rows = for_each_row("fanorona/boards.jsonl", |row| {
        let shape: Shape = text(&row["board"]).parse().expect("a board");
        let point = Point::try_from(number(&row["point"])).expect("a point");
        let next = Direction::ALL.map(|d| shape.next(point, d).map_or(-1, |next| next.index() as i32));
        let told = json!({
            "board": shape.name(),
            "point": point.index(),
            "name": shape.point_name(point).to_string(),
            "file": shape.file(point),
            "rank": shape.rank(point),
            "strong": i32::from(shape.is_strong(point)),
            "centre": shape.centre(point),
            "next": next,
        });
        assert_eq!(told, *row);
        assert_eq!(shape.point_named(text(&row["name"])), Some(point));
        assert_eq!(shape.at(shape.file(point), shape.rank(point)), Some(point));
    });
    assert_eq!(rows, Shape::ALL.iter().map(|shape| shape.points()).sum::<usize>());
}

#[test]
fn files_and_ranks_end_where_the_board_does() {
    for shape in Shape::ALL {
        let beyond = [usize::MAX, 0, 1, shape.files(), shape.files() + 1, shape.ranks(), shape.ranks() + 1];
        for file in beyond {
            for rank in beyond {
                let on = (1..=shape.files()).contains(&file) && (1..=shape.ranks()).contains(&rank);
                let point = shape.at(file, rank);
                assert_eq!(
                    point.map(|point| (shape.file(point), shape.rank(point))),
                    on.then_some((file, rank))
                );
            }
        }
    }
}

#[test]
fn evaluation() {
    for_each_row("fanorona/evaluate.jsonl", |row| {
        let usual = Weights::default();
        let weight = |name: &str, usual| row["weights"].get(name).map_or(usual, number);
        let weights = Weights {
            stone: weight("stone", usual.stone),
            strong: weight("strong", usual.strong),
            centre: weight("centre", usual.centre),
            room: weight("room", usual.room),
        };
        assert_eq!(board(text(&row["position"])).evaluate(&weights), number(&row["value"]));
    });
}
