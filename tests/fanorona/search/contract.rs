//! What every search keeps to.

use std::sync::atomic::AtomicI32;

use sternhalma::fanorona::{
    Board, Game, GameOptions, Outcome, SearchError, SearchOptions, SearchOutcome, Searcher, Shape, WIN_SCORE,
    Weights,
};

use super::{games, search};
use crate::common::fanorona::boards::game_from;

fn options<'a>(budget: u64) -> SearchOptions<'a> {
    SearchOptions { budget, ..SearchOptions::default() }
}

/// What the seed has no part in.
fn numbers(outcome: &SearchOutcome) -> (i32, u64, u32, bool) {
    (outcome.score, outcome.nodes, outcome.depth, outcome.stopped)
}

#[test]
fn the_answer_is_a_legal_move_or_what_is_left_of_one() {
    let mut in_chain = 0;
    for game in games(200) {
        let before = game.log().to_string();
        let outcome = search(&game, options(500));
        assert_eq!(game.log().to_string(), before);
        let mut after = game.clone();
        after.play_move(&outcome.best).expect("a legal move");
        assert_eq!(after.ply(), game.ply() + 1);
        assert!(outcome.depth >= 1);
        in_chain += usize::from(game.in_chain());
    }
    assert!(in_chain > 10, "only {in_chain} began in the middle of a move");
}

#[test]
fn seed_settles_ties_and_nothing_else() {
    let mut different = 0;
    for game in games(300) {
        let outcomes: Vec<SearchOutcome> =
            (0..6).map(|seed| search(&game, SearchOptions { seed, ..options(800) })).collect();
        assert!(outcomes.iter().all(|o| numbers(o) == numbers(&outcomes[0])), "{}", game.position());
        different += usize::from(outcomes.iter().any(|o| o.best != outcomes[0].best));
    }
    assert!(different > 5, "ties were settled in {different} games only");
}

#[test]
fn memory_of_other_searches_changes_nothing() {
    let mut used = Searcher::new();
    for (n, game) in games(60).enumerate() {
        let budget = [100, 3000, 800][n % 3];
        let fresh = search(&game, options(budget));
        assert_eq!(used.search(&game, &mut options(budget)), Ok(fresh), "{}", game.position());
    }
}

#[test]
fn the_size_of_the_memory_does_not_change_a_score() {
    for game in games(40) {
        let asked = |table_kib| SearchOptions { depth: 3, table_kib, ..options(20_000) };
        let [small, large] = [64, 8192].map(|table_kib| search(&game, asked(table_kib)));
        if !small.stopped && !large.stopped {
            assert_eq!((small.score, small.best), (large.score, large.best), "{}", game.position());
        }
    }
}

#[test]
fn the_first_look_is_whole() {
    for game in games(60) {
        let stop = AtomicI32::new(1);
        let least = search(&game, SearchOptions { depth: 1, ..options(1_000_000) });
        for given in [options(0), options(1), SearchOptions { stop: Some(&stop), ..options(1_000_000) }] {
            let outcome = search(&game, given);
            assert_eq!((outcome.depth, outcome.score), (1, least.score));
            assert_eq!(outcome.best, least.best);
        }
        assert!(!least.stopped);
    }
}

#[test]
fn budget_is_kept() {
    for game in games(60) {
        let least = search(&game, SearchOptions { depth: 1, ..options(1_000_000) });
        for budget in [1000, 3000] {
            let outcome = search(&game, options(budget));
            assert!(outcome.nodes <= budget.max(least.nodes), "{} for {}", outcome.nodes, game.position());
        }
    }
}

#[test]
fn told_to_stop() {
    let game = Game::new(&GameOptions::default()).expect("a game");
    let mut told = Vec::new();
    let mut progress = |outcome: &SearchOutcome| {
        told.push(*outcome);
        outcome.depth == 3
    };
    let stopped = game.search(&mut SearchOptions { progress: Some(&mut progress), ..options(1_000_000) });
    let stopped = stopped.expect("an answer");
    assert!(stopped.stopped);
    assert_eq!(told.len(), 3);
    assert_eq!(stopped.best, told[2].best);
    let limited = search(&game, SearchOptions { depth: 3, ..options(1_000_000) });
    assert_eq!((limited.best, limited.score, limited.stopped), (stopped.best, stopped.score, false));
}

#[test]
fn looking_on_changes_nothing() {
    for game in games(30) {
        let stop = AtomicI32::new(0);
        let mut depths = Vec::new();
        let mut progress = |outcome: &SearchOutcome| {
            depths.push(outcome.depth);
            false
        };
        let watched = game.search(&mut SearchOptions {
            stop: Some(&stop),
            progress: Some(&mut progress),
            ..options(1500)
        });
        assert_eq!(watched, Ok(search(&game, options(1500))));
        assert!(depths.into_iter().eq(1..=watched.expect("an answer").depth));
    }
}

#[test]
fn refused() {
    let game = Game::new(&GameOptions::default()).expect("a game");
    let heavy = Weights { room: 1001, ..Weights::default() };
    let bad = [
        SearchOptions { weights: heavy, ..options(10) },
        SearchOptions { table_kib: 63, ..options(10) },
        SearchOptions { depth: SearchOptions::DEPTH_MAX + 1, ..options(10) },
    ];
    for mut options in bad {
        let refused = options.check().expect_err("an option is out of its range");
        assert_eq!(game.search(&mut options), Err(SearchError::Option(refused)));
    }
    let over = game_from("3/3/www w", [60, 3, 3000]);
    assert_eq!(over.search(&mut options(10)), Err(SearchError::Over));
}

#[test]
fn a_win_is_played_to_its_end() {
    // With four stones against one.
    let mut game = game_from("9/9/2w6/4b1w2/1w1w5 w", [0, 0, 3000]);
    let mut left = None;
    while !game.over() {
        let outcome = search(&game, options(200_000));
        let moves = WIN_SCORE - outcome.score.abs();
        assert!(moves < 100, "{} at {}", outcome.score, game.position());
        assert!(left.is_none_or(|left| moves == left - 1), "{} at {}", outcome.score, game.position());
        left = Some(moves);
        game.play_move(&outcome.best).expect("a legal move");
    }
    assert_eq!((game.outcome(), left), (Outcome::Stones, Some(1)));
}

/// A search that sees everything to its end says so by ending early.
#[test]
fn what_is_seen_to_its_end_is_not_looked_at_again() {
    let game = game_from("3/1wb/3 w", [60, 3, 3000]);
    let outcome = search(&game, options(1_000_000));
    assert_eq!((outcome.score, outcome.depth, outcome.stopped), (WIN_SCORE - 1, 1, false));
    let capped = game_from("bbb/b1w/www w", [0, 0, 4]);
    let outcome = search(&capped, options(10_000_000));
    assert!(!outcome.stopped && outcome.depth <= 4, "{outcome:?}");
}

#[test]
fn the_set_ups_are_searched() {
    for shape in Shape::ALL {
        let game = Game::new(&GameOptions { shape: Some(shape), ..GameOptions::default() }).expect("a game");
        let outcome = search(&game, options(10_000));
        assert!(outcome.depth >= 3, "{shape}: {}", outcome.depth);
        assert_eq!(game.position().to_string(), Board::new(shape).to_string());
    }
}
