//! Whatever stands on the board, a search answers, and with something that can be done.

use proptest::prelude::*;
use proptest::sample::select;

use sternhalma::{Board, Decision, Evaluation, Mode, SearchOptions, Searcher};

use crate::common::boards::boards;
use crate::common::cases;

fn asked(mode: Mode, evaluation: Evaluation, budget: u64, depth: u32, seed: u64) -> SearchOptions<'static> {
    SearchOptions { mode, evaluation, budget, depth, seed, ..SearchOptions::default() }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_search_answers_with_what_can_be_done(
        board in boards(),
        mode in select(Mode::ALL.to_vec()),
        evaluation in select(Evaluation::ALL.to_vec()),
        budget in prop_oneof![Just(0), Just(1), 0..3000_u64],
        depth in prop_oneof![Just(0), 0..4_u32],
        seed: u64,
    ) {
        prop_assume!(!board.over());
        let before = board.clone();
        let outcome = board.search(&mut asked(mode, evaluation, budget, depth, seed)).unwrap();
        prop_assert_eq!(&board, &before);
        match outcome.decision {
            Decision::Pass => prop_assert!(!board.has_move()),
            Decision::Move(m) => prop_assert!(board.reach(m.from).contains(m.to) && board.at(m.from) == Some(board.to_move())),
        }
        let again = board.search(&mut asked(mode, evaluation, budget, depth, seed)).unwrap();
        prop_assert_eq!(outcome, again);
    }

    #[test]
    fn what_was_searched_before_changes_nothing(list in prop::collection::vec(boards(), 2..5), mode in select(Mode::ALL.to_vec())) {
        let mut kept = Searcher::new();
        for board in list.iter().filter(|board| !board.over()) {
            let mut options = asked(mode, Evaluation::Auto, 1500, 0, 3);
            let fresh = Board::search(board, &mut asked(mode, Evaluation::Auto, 1500, 0, 3)).unwrap();
            prop_assert_eq!(kept.search(board, &mut options).unwrap(), fresh);
        }
    }
}
