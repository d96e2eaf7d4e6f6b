//! The star and the layouts.

use serde_json::json;
use sternhalma::{Board, Direction, Hole, Layout, Point};

use super::{hole_of, numbers};
use crate::common::vectors::{for_each_row, number};

#[test]
fn holes() {
    let rows = for_each_row("sternhalma/star.jsonl", |row| {
        let hole = hole_of(&row["hole"]);
        let next = Direction::ALL.map(|direction| hole.next(direction).map_or(-1, |h| h.index() as i32));
        let told = json!({
            "hole": hole.index(),
            "name": hole.to_string(),
            "xyz": [hole.x(), hole.y(), hole.z()],
            "row": hole.row(),
            "col": hole.col(),
            "degree": hole.degree(),
            "next": next,
            "point": hole.point().map_or(Point::CENTRE, |point| point.index() as i32),
            "ring": hole.on_ring(),
            "class": hole.class(),
        });
        assert_eq!(told, *row);
        assert_eq!(Hole::at(hole.x(), hole.y()), Some(hole));
    });
    assert_eq!(rows, Hole::COUNT);
}

#[test]
fn layouts() {
    let rows = for_each_row("sternhalma/layouts.jsonl", |row| {
        let layout = Layout::new(number(&row["seats"]), number(&row["pieces"])).expect("a layout");
        let told = json!({
            "seats": layout.seats(),
            "pieces": layout.pieces(),
            "start": Board::new(layout).to_string(),
            "points": layout.each_seat().map(|seat| layout.point(seat).index()).collect::<Vec<_>>(),
            "starts": layout.each_seat().map(|seat| numbers(layout.start(seat))).collect::<Vec<_>>(),
            "homes": layout.each_seat().map(|seat| numbers(layout.home(seat))).collect::<Vec<_>>(),
        });
        assert_eq!(told, *row);
    });
    assert_eq!(rows, Layout::ALL.len());
}
