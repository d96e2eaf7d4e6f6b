//! Fanoron-telo solved to its end, with no draws by repetition or by moves that take nothing: how far every position is
//! from being won or lost, found from the ends back, and found by the search.

use std::collections::HashMap;

use sternhalma::fanorona::{SearchOptions, Searcher, Shape, WIN_SCORE};

use crate::common::fanorona::boards::game_from;
use crate::common::fanorona::plain::Plain;

/// What stands on the nine points, three ways each, and the side to move.
type Position = usize;

const POSITIONS: usize = 2 * 3_usize.pow(9);

fn plain(position: Position) -> Plain {
    let mut cells = position / 2;
    let mut digit = || {
        let digit = cells % 3;
        cells /= 3;
        digit as u8
    };
    let cells = (0..9).map(|_| digit()).collect();
    Plain { files: 3, ranks: 3, cells, side: 1 + (position % 2) as u8, chain: None }
}

fn number(plain: &Plain) -> Position {
    let cells = plain.cells.iter().rev().fold(0, |number, &cell| 3 * number + usize::from(cell));
    2 * cells + usize::from(plain.side - 1)
}

/// The moves to the end of every position with both sides on the board: even when the side to move loses, odd when it
/// wins; none where it goes on for ever.
fn solve() -> HashMap<Position, Option<u32>> {
    let all = (0..POSITIONS).map(|position| (position, plain(position)));
    let can_be = |plain: &Plain| (1..=2).all(|side| (1..=Shape::Telo.stones()).contains(&plain.count(side)));
    let alive: Vec<(Position, Plain)> = all.filter(|(_, plain)| can_be(plain)).collect();
    // A stone or more is always left to the side that moved, so that only the other can have none.
    let next: HashMap<Position, Vec<Position>> = alive
        .iter()
        .map(|(position, plain)| {
            let moves = plain.whole_moves().into_iter().map(|(_, after)| number(&after));
            (*position, moves.collect())
        })
        .collect();
    let mut known: HashMap<Position, Option<u32>> =
        alive.iter().map(|(position, _)| (*position, None)).collect();
    for moves in 0.. {
        let lost = |to: &Position, known: &HashMap<Position, Option<u32>>| {
            // Without stones a side has lost already.
            known.get(to).map_or(Some(0), |known| *known)
        };
        let mut found = Vec::new();
        for (position, value) in known.iter().filter(|(_, value)| value.is_none()) {
            let values: Vec<Option<u32>> = next[position].iter().map(|to| lost(to, &known)).collect();
            let wins = moves % 2 == 1 && values.iter().any(|value| *value == Some(moves - 1));
            let all_lose = values.iter().all(|value| value.is_some_and(|n| n % 2 == 1 && n < moves.max(1)));
            let loses = moves % 2 == 0 && all_lose;
            assert!(value.is_none());
            if wins || loses {
                found.push(*position);
            }
        }
        if found.is_empty() && moves > 1 {
            return known;
        }
        for position in found {
            known.insert(position, Some(moves));
        }
    }
    unreachable!("every position is known or never will be")
}

#[test]
fn every_position_is_valued_as_it_was_solved() {
    let known = solve();
    let deepest = known.values().flatten().max().copied().expect("some are won");
    let mut searcher = Searcher::new();
    let (mut won, mut lost, mut endless) = (0, 0, 0);
    for (&position, &value) in &known {
        let plain = plain(position);
        let game = game_from(&plain.write(), [0, 0, 3000]);
        if game.over() {
            assert_eq!(value, Some(0), "{}", game.position());
            continue;
        }
        // Deep enough to see the end, or to see beyond the furthest end that there is.
        let depth = value.unwrap_or(deepest + 1);
        let mut options =
            SearchOptions { depth, budget: u64::MAX, table_kib: 4096, ..SearchOptions::default() };
        let outcome = searcher.search(&game, &mut options).expect("the game goes on");
        match value {
            Some(moves) if moves % 2 == 1 => {
                assert_eq!(outcome.score, WIN_SCORE - moves as i32, "{}", game.position());
                won += 1;
            }
            Some(moves) => {
                assert_eq!(outcome.score, -(WIN_SCORE - moves as i32), "{}", game.position());
                lost += 1;
            }
            None => {
                assert!(outcome.score.abs() < WIN_SCORE - 10_000, "{}", game.position());
                endless += 1;
            }
        }
    }
    println!("{won} won, {lost} lost, {endless} endless, {deepest} moves at most");
    assert!(won > 100 && lost > 100 && endless > 100);
}
