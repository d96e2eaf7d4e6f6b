//! Lists of moves against the legal moves one by one.

use proptest::prelude::*;

use sternhalma::{Board, Move, MoveList};

use crate::common::boards::{boards, scattered};
use crate::common::cases;

fn listed(board: &Board, moves: &mut MoveList) -> Vec<Move> {
    board.list(moves);
    moves.to_vec()
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn a_list_of_moves_is_the_legal_moves(board in boards(), other in boards()) {
        let legal: Vec<Move> = board.legal().collect();
        let mut moves = MoveList::new();
        prop_assert_eq!(&listed(&board, &mut moves), &legal);
        prop_assert_eq!(listed(&other, &mut moves), other.legal().collect::<Vec<Move>>());
        prop_assert_eq!(listed(&board, &mut moves), legal);
    }

    #[test]
    fn a_list_has_room_for_the_moves_of_all_pieces(board in scattered()) {
        let all: usize = board.occupied().into_iter().map(|from| board.reach(from).len()).sum();
        prop_assert!(all <= MoveList::MAX);
    }
}
