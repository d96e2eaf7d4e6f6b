//! The star, the layouts and the moves.

use serde_json::{Map, Value, json};
use sternhalma::capi::sternhalma::star::sternhalma_pair;

use crate::api;
use crate::common::lent::{list, text};
use crate::common::vectors::{for_each_row, list as rows, number, text as words};
use crate::handles::Board;

#[test]
fn holes() {
    let a = api();
    let count = for_each_row("sternhalma/star.jsonl", |row| {
        let hole = number(&row["hole"]);
        let mut xyz = [0; 3].map(std::mem::MaybeUninit::new);
        let [x, y, z] = &mut xyz;
        assert_eq!((a.xy)(hole, Some(x), Some(y), Some(z)), 0);
        // SAFETY: they were initialised to begin with.
        let xyz = xyz.map(|n| unsafe { n.assume_init() });
        let name = text(|buf, cap| unsafe { (a.name)(hole, buf, cap) }).expect("a name");
        let next: Vec<i32> = (0..6).map(|dir| (a.next_to)(hole, dir)).collect();
        let told = json!({
            "hole": hole, "name": name, "xyz": xyz,
            "row": (a.row_of)(hole), "col": (a.col_of)(hole), "degree": (a.degree)(hole),
            "next": next,
            "point": (a.point_of)(hole), "ring": (a.on_ring)(hole) == 1, "class": (a.class_of)(hole),
        });
        assert_eq!(told, *row);
        assert_eq!((a.hole_at)(xyz[0], xyz[1]), hole);
        // SAFETY: the bytes are as many as the function is told.
        assert_eq!(unsafe { (a.hole_named_n)(name.as_ptr().cast(), name.len()) }, hole);
        let beside: Vec<i32> = list(|out, cap| unsafe { (a.neighbours)(hole, out, cap) });
        assert!(beside.into_iter().eq((0..6).map(|dir| (a.next_to)(hole, dir)).filter(|&h| h != -1)));
    });
    assert_eq!(count, 121);
    assert_eq!((a.tables_ok)(), 1);
}

#[test]
fn pairs() {
    let a = api();
    let mut pairs = vec![sternhalma_pair { low: 0, high: 0 }; 312];
    // SAFETY: there is room for as many as the function is told.
    assert_eq!(unsafe { (a.pairs)(pairs.as_mut_ptr(), pairs.len()) }, 312);
    assert!(pairs.is_sorted_by_key(|pair| (pair.low, pair.high)));
    for pair in pairs {
        assert!(pair.low < pair.high && (0..6).any(|dir| (a.next_to)(pair.low, dir) == pair.high));
    }
}

#[test]
fn layouts() {
    let a = api();
    for_each_row("sternhalma/layouts.jsonl", |row| {
        let (seats, pieces) = (number(&row["seats"]), number(&row["pieces"]));
        assert_eq!((a.layout_ok)(seats, pieces), 1);
        let board = Board::new(seats, pieces);
        assert_eq!(board.position(), words(&row["start"]));
        let points: Vec<i32> = (0..seats).map(|seat| (a.seat_point)(board.get(), seat)).collect();
        assert_eq!(json!(points), row["points"]);
        assert!(points.iter().zip(0..).all(|(&point, seat)| (a.layout_point)(seats, seat) == point));
        let filled = |point: i32| {
            let mut holes: Vec<i32> = list(|out, cap| unsafe { (a.point_holes)(point, out, cap) });
            if pieces == 15 {
                holes.extend(list::<i32>(|out, cap| unsafe { (a.front)(point, out, cap) }));
            }
            holes.sort_unstable();
            holes
        };
        let homes: Vec<_> = points.iter().map(|point| filled((point + 3) % 6)).collect();
        let starts: Vec<_> = points.iter().map(|&point| filled(point)).collect();
        assert_eq!((json!(starts), json!(homes)), (row["starts"].clone(), row["homes"].clone()));
    });
}

#[test]
fn reaches() {
    let a = api();
    for_each_row("sternhalma/reach.jsonl", |row| {
        let board = Board::of(words(&row["position"]));
        let moves = |hole: i32| {
            let steps: Vec<i32> = list(|out, cap| unsafe { (a.steps)(board.get(), hole, out, cap) });
            let hops: Vec<i32> = list(|out, cap| unsafe { (a.hops)(board.get(), hole, hole, out, cap) });
            let reach: Vec<i32> = list(|out, cap| unsafe { (a.reach)(board.get(), hole, out, cap) });
            json!([steps, hops, reach])
        };
        let taken = (0..121).filter(|&hole| (a.at)(board.get(), hole) != -1);
        let pieces: Map<String, Value> = taken.map(|hole| (hole.to_string(), moves(hole))).collect();
        assert_eq!(Value::Object(pieces), row["pieces"]);
        let mut legal = vec![sternhalma::capi::sternhalma::moves::sternhalma_move { from: 0, to: 0 }; 1242];
        // SAFETY: there is room for as many as the function is told.
        let count = unsafe { (a.legal)(board.get(), legal.as_mut_ptr(), legal.len()) };
        let legal: Vec<_> = legal[..count as usize].iter().map(|m| [m.from, m.to]).collect();
        assert_eq!(json!(legal), row["legal"]);
    });
}

#[test]
fn hops_in_the_middle_of_a_chain() {
    for_each_row("sternhalma/hops_from.jsonl", |row| {
        let (board, hole, from) =
            (Board::of(words(&row["position"])), number(&row["hole"]), number(&row["from"]));
        let hops: Vec<i32> = list(|out, cap| unsafe { (api().hops)(board.get(), hole, from, out, cap) });
        assert_eq!(json!(hops), row["hops"]);
    });
}

#[test]
fn paths() {
    let a = api();
    for_each_row("sternhalma/paths.jsonl", |row| {
        let board = Board::of(words(&row["position"]));
        let (from, to) = (number(&row["from"]), number(&row["to"]));
        let path: Vec<i32> = list(|out, cap| unsafe { (a.path)(board.get(), from, to, out, cap) });
        let written = text(|buf, cap| unsafe { (a.move_text)(board.get(), from, to, buf, cap) });
        let path = if path.is_empty() { Value::Null } else { json!(path) };
        assert_eq!((path, json!(written)), (row["path"].clone(), row["text"].clone()));
    });
}

#[test]
fn counts_of_sequences() {
    for_each_row("sternhalma/perft.jsonl", |row| {
        let board = Board::of(words(&row["position"]));
        for (depth, count) in (1..).zip(rows(&row["counts"])) {
            assert_eq!(json!((api().perft)(board.get(), depth)), *count, "{depth} deep");
        }
    });
}
