//! The score is that of a plain minimax, whatever is remembered, and so are the moves that are answered.

use sternhalma::fanorona::{Game, SearchOptions, Weights};

use super::referee::{Referee, Scorer};
use super::{games, search};

const USUAL: [i32; 4] = [100, 0, 2, 2];

/// Searches to a depth and compares with the plain search, as long as that has few enough positions to look at.
fn compare(game: &Game, depth: u32, numbers: [i32; 4], most: u64) -> bool {
    if !is_small(game, depth, most) {
        return false;
    }
    let referee = Referee::of(game);
    let [stone, strong, centre, room] = numbers;
    let weights = Weights { stone, strong, centre, room };
    let mut scorer = Scorer::new(numbers);
    let expected = referee.minimax(depth, 0, &mut scorer);
    for seed in [0, 1] {
        let (budget, table_kib) = (u64::MAX, 256);
        let options = SearchOptions { depth, budget, weights, seed, table_kib, ..SearchOptions::default() };
        let outcome = search(game, options);
        assert_eq!(outcome.score, expected, "depth {depth} of {}\n{}", game.position(), game.log());
        assert!(!outcome.stopped && outcome.depth <= depth);
        // The move is one that the score is of.
        let mut after = game.clone();
        after.play_move(&outcome.best).expect("a legal move");
        let led = after.position().to_string();
        let mut next = referee.moves().into_iter().map(|(_, next)| next);
        let next = next.find(|next| next.board.write() == led).expect("one of the moves");
        assert_eq!(next.value(depth - 1, 1, &mut scorer), expected, "the move of {}", game.position());
    }
    true
}

/// Whether a plain search to a depth looks at so many positions at most, as the engine counts moves.
fn is_small(game: &Game, depth: u32, most: u64) -> bool {
    let board = game.board();
    (1..=depth).all(|depth| board.perft_moves(depth) <= most)
}

#[test]
fn one_two_and_three_moves_deep() {
    let mut compared = [0; 3];
    for game in games(700) {
        for depth in 1..=3 {
            compared[depth as usize - 1] += usize::from(compare(&game, depth, USUAL, 250));
        }
    }
    assert!(compared[0] > 200 && compared[1] > 80 && compared[2] > 40, "{compared:?}");
}

#[test]
fn deeper_where_there_are_few_moves() {
    let deep = games(400).filter(|game| [5, 6].map(|depth| compare(game, depth, USUAL, 600)).contains(&true));
    let deep = deep.count();
    assert!(deep > 30, "only {deep} games were searched deep");
}

#[test]
fn with_other_weights() {
    let odd = [7, -30, 90, -1000];
    let compared = games(250).filter(|game| compare(game, 2, odd, 250)).count();
    assert!(compared > 30, "only {compared} games were searched");
}
