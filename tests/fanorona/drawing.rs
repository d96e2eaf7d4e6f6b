//! Drawings and pictures, read back and compared with the board.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sternhalma::fanorona::{Board, Direction, Point, Shape, Side};

use crate::common::cases;
use crate::common::fanorona::boards::boards;
use crate::common::picture::{attribute, circles, is_well_formed, number};

type Place = (i32, i32);

/// Where a point is in a picture, by the rule: files and ranks are 80 apart, and the first rank is the lowest.
fn place(shape: Shape, point: Point) -> Place {
    (80 * shape.file(point) as i32, 80 * (shape.ranks() + 1 - shape.rank(point)) as i32)
}

/// The letter of a point's file.
fn file_name(shape: Shape, point: Point) -> String {
    char::from(b'a' + shape.file(point) as u8 - 1).to_string()
}

/// The elements of a picture that begin so.
fn elements<'a>(svg: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    svg.lines().filter(move |line| line.starts_with(begin))
}

/// The lines of a board, each from both ends.
fn lines(shape: Shape) -> BTreeSet<(Place, Place)> {
    let from = |point| Direction::ALL.into_iter().filter_map(move |direction| shape.next(point, direction));
    let ends = shape.all().into_iter().flat_map(|point| from(point).map(move |next| (point, next)));
    ends.map(|(one, other)| (place(shape, one), place(shape, other))).collect()
}

/// What stands on each point of a drawing in letters.
fn cells(board: &Board) -> Vec<(Point, char)> {
    let shape = board.shape();
    let drawing = board.drawing().to_string();
    let rows: Vec<&str> = drawing.lines().step_by(2).collect();
    let cell = |point: Point| {
        let row = rows[shape.ranks() - shape.rank(point)];
        let cell = row.chars().nth(3 + 4 * (shape.file(point) - 1)).expect("the line is long enough");
        (point, cell)
    };
    shape.all().into_iter().map(cell).collect()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_picture_is_the_position(board in boards()) {
        let (shape, svg) = (board.shape(), board.svg().to_string());
        is_well_formed(&svg);
        let title = format!("<title>{board}</title>");
        prop_assert!(svg.contains(&title));
        let size = format!("0 0 {} {}", 80 * (shape.files() + 1), 80 * (shape.ranks() + 1));
        prop_assert_eq!(attribute(&svg, "viewBox"), size);
        for (side, fill) in [(Side::White, "#fbfaf5"), (Side::Black, "#2b2622")] {
            let standing = board.stones(side).into_iter().map(|point| place(shape, point)).collect();
            prop_assert_eq!(circles(&svg, &format!("fill=\"{fill}\"")), standing);
        }
        let drawn: Vec<(Place, Place)> = elements(&svg, "<line ")
            .map(|line| {
                let [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map(|name| number(line, name));
                ((x1, y1), (x2, y2))
            })
            .collect();
        let both_ways = drawn.iter().flat_map(|&(one, other)| [(one, other), (other, one)]).collect();
        prop_assert_eq!(lines(shape), both_ways);
        prop_assert_eq!(lines(shape).len(), 2 * drawn.len(), "none is drawn twice");
        let names: Vec<(Place, &str)> = elements(&svg, "<text ")
            .map(|line| {
                let name = line.split(['<', '>']).nth(2).expect("a text");
                ((number(line, "x"), number(line, "y")), name)
            })
            .collect();
        for point in shape.all() {
            let (x, y) = place(shape, point);
            let (file, rank) = (file_name(shape, point), shape.rank(point).to_string());
            let low = 80 * shape.ranks() as i32;
            prop_assert!(names.iter().any(|&((at, under), name)| at == x && under > low + 30 && name == file));
            prop_assert!(names.iter().any(|&((left, at), name)| left < 50 && (at - y).abs() < 20 && name == rank));
        }
        prop_assert_eq!(names.len(), shape.files() + shape.ranks());
    }

    #[test]
    fn the_picture_shows_the_way_of_a_move(board in boards()) {
        let (shape, svg) = (board.shape(), board.svg().to_string());
        let ways: Vec<&str> = elements(&svg, "<polyline ").map(|line| attribute(line, "points")).collect();
        let ends: Vec<Place> = elements(&svg, "<circle ")
            .filter(|line| line.contains("fill=\"#c0392b\""))
            .map(|line| (number(line, "cx"), number(line, "cy")))
            .collect();
        match board.chain_at() {
            None => prop_assert!(ways.is_empty() && ends.is_empty()),
            Some(at) => {
                let points = board.chain_path().iter().map(|&point| place(shape, point));
                let way: Vec<String> = points.map(|(x, y)| format!("{x},{y}")).collect();
                prop_assert_eq!(ways, [way.join(" ")]);
                prop_assert_eq!(ends, [place(shape, at)]);
            }
        }
    }

    #[test]
    fn the_letters_are_the_position(board in boards()) {
        for (point, cell) in cells(&board) {
            let stone = match board.at(point) {
                Some(Side::White) => 'w',
                Some(Side::Black) => 'b',
                None if board.chain_path().contains(&point) => 'x',
                None => '.',
            };
            let moving = board.chain_at() == Some(point);
            prop_assert_eq!(cell, if moving { stone.to_ascii_uppercase() } else { stone });
        }
        let drawing = board.drawing().to_string();
        let shape = board.shape();
        let names: String = (1..=shape.files())
            .filter_map(|file| shape.at(file, 1))
            .map(|point| file_name(shape, point))
            .collect();
        let last: String = drawing.lines().last().expect("a line of names").split_whitespace().collect();
        prop_assert_eq!(last, names);
    }
}
