//! A check of the tables of the star against its definition.

use super::direction::Direction;
use super::hole::{Hole, ROWS};
use super::hole_set::HoleSet;
use super::neighbours::{PAIRS, pairs};
use super::point::Point;
use super::rows::{row_len, row_start};

/// Whether every table of the star agrees with the definition of the star, computed here in another way, and every count
/// is right.
pub fn tables_ok() -> bool {
    places_agree() && neighbours_agree() && points_agree() && counts_agree()
}

/// The coordinates of the holes in reading order: the points on one of the two large triangles.
fn definition() -> impl Iterator<Item = (i32, i32, i32)> + Clone {
    let cube = (-8..=8).flat_map(|y| (-8..=8).map(move |x| (x, y, -x - y)));
    cube.filter(|&(x, y, z)| x.min(y).min(z) >= -4 || x.max(y).max(z) <= 4)
}

fn place(hole: Hole) -> (i32, i32, i32) {
    (hole.x().into(), hole.y().into(), hole.z().into())
}

fn places_agree() -> bool {
    let lengths = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
    let starts = lengths.iter().scan(0, |sum, len| {
        *sum += len;
        Some(*sum - len)
    });
    Hole::all().map(place).eq(definition())
        && Hole::all().all(|h| Hole::at(h.x(), h.y()) == Some(h) && names_itself(h))
        && (0..ROWS).map_while(row_len).eq(lengths)
        && (0..ROWS).map_while(row_start).map(Hole::index).eq(starts)
        && Hole::all().all(|h| row_start(h.row()).is_some_and(|first| first.index() + h.col() == h.index()))
}

/// Whether a hole's name, written here, is read as the hole. Allocates no memory.
fn names_itself(hole: Hole) -> bool {
    let (letter, place) = (b'a' + hole.row() as u8, hole.col() as u8 + 1);
    let name = [letter, b'0' + place / 10, b'0' + place % 10];
    let short = [letter, b'0' + place];
    str::from_utf8(if place < 10 { &short } else { &name }).is_ok_and(|name| name.parse() == Ok(hole))
}

fn neighbours_agree() -> bool {
    let steps = [(1, 0, -1), (1, -1, 0), (0, -1, 1), (-1, 0, 1), (-1, 1, 0), (0, 1, -1)];
    Hole::all().all(|hole| {
        let (x, y, z) = place(hole);
        let beside = steps.map(|(dx, dy, dz)| definition().position(|p| p == (x + dx, y + dy, z + dz)));
        let set: HoleSet = beside.into_iter().flatten().map(Hole::from_index).collect();
        Direction::ALL.map(|d| hole.next(d).map(Hole::index)) == beside
            && hole.neighbour_set() == set
            && hole.degree() == set.len()
            && hole.class() == (x & 1) as usize + 2 * (y & 1) as usize
    })
}

fn points_agree() -> bool {
    Hole::all().all(|hole| {
        let (x, y, z) = place(hole);
        let beyond = [y < -4, x > 4, z < -4, y > 4, x < -4, z > 4];
        let front = [y == -4, x == 4, z == -4, y == 4, x == -4, z == 4];
        let point = beyond.iter().position(|&b| b);
        let ring = point.is_none() && x.abs().max(y.abs()).max(z.abs()) == 4;
        hole.point().map(Point::index) == point
            && hole.on_ring() == ring
            && Point::ALL.iter().all(|p| {
                p.holes().contains(hole) == (point == Some(p.index()))
                    && p.front().contains(hole) == (ring && front[p.index()])
            })
    })
}

fn counts_agree() -> bool {
    let holes = |keep: &dyn Fn(Hole) -> bool| Hole::all().filter(|&h| keep(h)).count();
    let degrees = [(6, 73), (5, 6), (4, 36), (2, 6)];
    degrees.iter().all(|&(degree, n)| holes(&|h| h.degree() == degree) == n)
        && [37, 28, 28, 28].iter().enumerate().all(|(class, &n)| holes(&|h| h.class() == class) == n)
        && holes(&Hole::on_ring) == 24
        && Point::ALL.iter().all(|p| {
            p.holes().len() == 10
                && p.front().len() == 5
                && p.tip().degree() == 2
                && p.holes().contains(p.tip())
        })
        && pairs().count() == PAIRS
        && pairs().is_sorted()
        && pairs().all(|(low, high)| low < high && low.distance(high) == 1)
}
