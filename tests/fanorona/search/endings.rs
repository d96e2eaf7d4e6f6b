//! Endings that are won are won, whoever defends.

use sternhalma::fanorona::{Outcome, SearchOptions, Searcher, Side};

use crate::common::fanorona::boards::game_from;

/// Plays an ending of White's out with the usual budget against a defender of another, and expects White to win it.
fn white_wins(position: &str, defender: u64, seed: u64) {
    let mut game = game_from(position, [60, 3, 3000]);
    let mut searchers = [Searcher::new(), Searcher::new()];
    while !game.over() {
        let attacks = game.side() == Side::White;
        let budget = if attacks { SearchOptions::BUDGET } else { defender };
        let mut options = SearchOptions { budget, seed, ..SearchOptions::default() };
        let found = searchers[usize::from(attacks)].search(&game, &mut options).expect("the game goes on");
        game.play_move(&found.best).expect("a legal move");
    }
    assert_eq!(
        (game.outcome(), game.winner()),
        (Outcome::Stones, Some(Side::White)),
        "{position} against {defender} with seed {seed}: {}",
        game.position()
    );
}

/// Far from the end, no win is within reach of the search.
#[test]
fn two_stones_against_one() {
    for (defender, seed) in [(10_000, 0), (30_000, 1), (100_000, 2), (400_000, 0)] {
        white_wins("9/9/9/9/2b3ww1 w", defender, seed);
    }
}

#[test]
fn two_stones_against_one_after_a_capture() {
    for (defender, seed) in [(10_000, 0), (30_000, 1), (100_000, 0), (400_000, 2)] {
        white_wins("9/b3w4/4b3w/9/9 w", defender, seed);
    }
}
