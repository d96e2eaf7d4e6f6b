//! The search against the plain one, and what it promises.

use std::sync::atomic::AtomicI32;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use sternhalma::senet::{
    Board, House, Pruning, Roll, RuleSet, SearchError, SearchOptions, SearchOutcome, Side, Status, WIN_SCORE,
    Weights,
};

use crate::boards::{boards, rolls, rule_sets};
use crate::common::cases;
use crate::plain::{after_roll, before_throw, rounded};
use crate::{board, house};

fn ongoing() -> impl Strategy<Value = Board> {
    boards().prop_filter("the game goes on", |board| board.status() == Status::Ongoing)
}

/// Boards a few throws away from the ply cap.
fn nearly_capped() -> impl Strategy<Value = Board> {
    (ongoing(), 1..5_u32).prop_map(|(mut board, left)| {
        assert!(board.set_ply(Board::PLY_CAP - left));
        board
    })
}

/// Boards where a side has few pieces left, so that it may win.
fn nearly_won() -> impl Strategy<Value = Board> {
    (ongoing(), 1..3_usize, 1..3_usize).prop_map(|(mut board, light, dark)| {
        for (side, left) in Side::ALL.into_iter().zip([light, dark]) {
            let extra: Vec<House> = board.men(side).into_iter().rev_skip(left);
            for house in extra {
                board.lift(house);
            }
        }
        assert!(board.set_ply(0));
        board
    })
}

trait RevSkip {
    /// All but the last so many.
    fn rev_skip(self, left: usize) -> Vec<House>;
}

impl<I: Iterator<Item = House>> RevSkip for I {
    fn rev_skip(self, left: usize) -> Vec<House> {
        let mut houses: Vec<House> = self.collect();
        houses.truncate(houses.len().saturating_sub(left));
        houses
    }
}

fn asked_for() -> impl Strategy<Value = (Board, Roll, RuleSet, Weights, Option<House>)> {
    let board = prop_oneof![3 => ongoing(), 1 => nearly_capped(), 2 => nearly_won()];
    let weights = prop_oneof![Just(0), -1000..=1000]
        .prop_flat_map(|blockade| (0..=1).prop_map(move |ties| Weights { blockade, ties }));
    let only = proptest::option::weighted(0.1, crate::boards::houses());
    (board, rolls(), rule_sets(), weights, only)
        .prop_filter("the game goes on", |(board, ..)| board.status() == Status::Ongoing)
}

fn deep(depth: u32, weights: Weights, only: Option<House>) -> SearchOptions<'static> {
    SearchOptions {
        depth,
        budget: u64::MAX,
        only,
        table_kib: SearchOptions::TABLE_KIB_MIN,
        weights,
        ..SearchOptions::default()
    }
}

/// The search answers what the plain one does.
fn check(depth: u32, asked: &(Board, Roll, RuleSet, Weights, Option<House>)) -> Result<(), TestCaseError> {
    let (board, roll, rules, weights, only) = asked;
    let plain = after_roll(board, *roll, depth - 1, rules, board.side(), weights, *only);
    let best = *plain.iter().max().expect("a branch");
    let mut alike = (0..plain.len()).filter(|&at| plain[at] == best);
    let chosen = if weights.ties != 0 { alike.next() } else { alike.next_back() };
    let chosen = chosen.filter(|_| !board.moves(*roll, rules, *only).is_empty());
    for pruning in WAYS {
        let mut options = SearchOptions { pruning, ..deep(depth, *weights, *only) };
        let outcome = board.search(*roll, rules, &mut options).expect("an answer");
        prop_assert_eq!((outcome.index, outcome.value), (chosen, rounded(best, depth - 1)), "{:?}", pruning);
        prop_assert_eq!((outcome.depth, outcome.stopped), (depth, false));
    }
    Ok(())
}

/// With and without what saves positions.
const WAYS: [Pruning; 4] = [
    Pruning { cut: true, remember: true },
    Pruning { cut: true, remember: false },
    Pruning { cut: false, remember: true },
    Pruning { cut: false, remember: false },
];

fn check_all(usual: u32, depth: u32) {
    let config = Config { max_global_rejects: 100_000, ..cases(usual) };
    TestRunner::new(config).run(&asked_for(), |asked| check(depth, &asked)).expect("they agree");
}

#[test]
fn one_throw_deep() {
    check_all(1000, 1);
}

#[test]
fn two_throws_deep() {
    check_all(800, 2);
}

#[test]
fn three_throws_deep() {
    check_all(300, 3);
}

#[test]
fn four_throws_deep() {
    check_all(30, 4);
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn an_expectation_is_the_mean(board in boards(), rules in rule_sets(), depth in 0..=2_u32, blockade in -99..=99) {
        let weights = Weights { blockade, ties: 0 };
        for side in Side::ALL {
            let plain = before_throw(&board, depth, &rules, side, &weights, None);
            prop_assert_eq!(board.expect(depth, &rules, side, &weights), Ok(rounded(plain, depth)));
        }
    }

    #[test]
    fn a_small_budget_gives_the_answer_of_the_depth_it_reached(
        board in ongoing(), roll in rolls(), rules in rule_sets(), budget in 0..3000_u64,
    ) {
        let mut options = SearchOptions { budget, ..SearchOptions::default() };
        let outcome = board.search(roll, &rules, &mut options).expect("an answer");
        prop_assert!(outcome.depth >= 1);
        prop_assert!(outcome.stopped == (outcome.depth < SearchOptions::DEPTH_MAX));
        prop_assert_eq!(board.search(roll, &rules, &mut options), Ok(outcome));
        if outcome.depth <= 3 {
            let again = board.search(roll, &rules, &mut deep(outcome.depth, Weights::default(), None));
            let again = again.expect("an answer");
            prop_assert_eq!((again.index, again.value), (outcome.index, outcome.value));
        }
    }
}

#[test]
fn the_table_may_be_of_any_size() {
    let board = Board::new(5).expect("a game");
    for rules in [RuleSet::KENDALL, RuleSet::SKYRUK] {
        let answer = |table_kib| {
            let mut options = SearchOptions { table_kib, ..deep(5, Weights::default(), None) };
            let outcome = board.search(Roll::ALL[1], &rules, &mut options).expect("an answer");
            (outcome.index, outcome.value)
        };
        assert_eq!(answer(64), answer(4096));
    }
}

#[test]
fn a_search_is_told_about_and_stopped() {
    let board = Board::new(5).expect("a game");
    let (roll, rules) = (Roll::ALL[1], RuleSet::SKYRUK);
    let plain = board.search(roll, &rules, &mut SearchOptions::default()).expect("an answer");
    assert!(plain.stopped && plain.depth >= 3 && plain.nodes <= SearchOptions::BUDGET, "{plain:?}");

    let mut told: Vec<SearchOutcome> = Vec::new();
    let mut tell = |outcome: &SearchOutcome| {
        told.push(*outcome);
        false
    };
    let mut options = SearchOptions { progress: Some(&mut tell), ..SearchOptions::default() };
    assert_eq!(board.search(roll, &rules, &mut options), Ok(plain), "telling changes nothing");
    let depths: Vec<u32> = told.iter().map(|outcome| outcome.depth).collect();
    assert_eq!(depths, (1..=plain.depth).collect::<Vec<_>>());

    let mut enough = |outcome: &SearchOutcome| outcome.depth == 2;
    let mut options = SearchOptions { progress: Some(&mut enough), ..SearchOptions::default() };
    let outcome = board.search(roll, &rules, &mut options).expect("an answer");
    assert_eq!((outcome.depth, outcome.stopped), (2, true));

    let flag = AtomicI32::new(1);
    let mut told = 0;
    let mut count = |_: &SearchOutcome| {
        told += 1;
        false
    };
    let progress: Option<&mut dyn FnMut(&SearchOutcome) -> bool> = Some(&mut count);
    let mut options = SearchOptions { stop: Some(&flag), progress, ..SearchOptions::default() };
    let outcome = board.search(roll, &rules, &mut options).expect("an answer");
    assert!(outcome.depth == 1 && outcome.stopped && outcome.nodes < 64, "{outcome:?}");
    assert_eq!(told, 1, "the first level is always there to be told of");
}

#[test]
fn nothing_to_search() {
    let (roll, rules) = (Roll::ALL[0], RuleSet::KENDALL);
    let won = board("........../........../.........d d 5");
    assert_eq!(won.search(roll, &rules, &mut SearchOptions::default()), Err(SearchError::Over));
    assert_eq!(won.expect(3, &rules, Side::Dark, &Weights::default()), Ok(-WIN_SCORE));
    let mut drawn = Board::new(5).expect("a game");
    assert!(drawn.set_ply(Board::PLY_CAP));
    assert_eq!(drawn.search(roll, &rules, &mut SearchOptions::default()), Err(SearchError::Over));
    assert_eq!(drawn.expect(3, &rules, Side::Dark, &Weights::default()), Ok(0));

    let stuck = board("........../........../..l......d d 5");
    let outcome =
        stuck.search(Roll::ALL[3], &rules, &mut deep(2, Weights::default(), None)).expect("an answer");
    assert_eq!((outcome.index, outcome.best), (None, None));
}

#[test]
fn what_a_search_may_be_asked() {
    let start = Board::new(5).expect("a game");
    let refused = [
        SearchOptions { depth: SearchOptions::DEPTH_MAX + 1, ..SearchOptions::default() },
        SearchOptions { table_kib: 63, ..SearchOptions::default() },
        SearchOptions { weights: Weights { blockade: 1001, ties: 0 }, ..SearchOptions::default() },
        SearchOptions { weights: Weights { blockade: 0, ties: -1001 }, ..SearchOptions::default() },
    ];
    for mut options in refused {
        let why = options.check().expect_err("an option is out of its range");
        let found = start.search(Roll::ALL[0], &RuleSet::KENDALL, &mut options);
        assert_eq!(found, Err(SearchError::Option(why)));
    }
    let far = start.expect(11, &RuleSet::KENDALL, Side::Light, &Weights::default());
    assert_eq!(far.expect_err("too far").to_string(), "depth 11 is out of range (0 to 10)");
    let only = Some(house(2));
    let outcome = start.search(Roll::ALL[0], &RuleSet::KENDALL, &mut deep(2, Weights::default(), only));
    assert_eq!(outcome.expect("an answer").best.map(|m| m.from), only);
}
