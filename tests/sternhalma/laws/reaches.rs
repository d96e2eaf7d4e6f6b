//! Kept reaches against reaches worked out anew, and lists of moves.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use sternhalma::{Hole, HoleSet, Move, MoveList, Reaches};

use crate::common::boards::{boards, holes, scattered};
use crate::common::cases;
use crate::common::plain;

/// A piece that comes, goes or moves.
#[derive(Clone, Debug)]
enum Change {
    Toggle(Hole),
    Go(Index, Hole),
    Reach(Index, Index),
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = prop_oneof![
        2 => holes().prop_map(Change::Toggle),
        1 => (any::<Index>(), holes()).prop_map(|(piece, to)| Change::Go(piece, to)),
        4 => (any::<Index>(), any::<Index>()).prop_map(|(piece, to)| Change::Reach(piece, to)),
    ];
    vec(change, 0..40)
}

fn apply(change: &Change, reaches: &mut Reaches, occupied: &mut HoleSet) {
    let pick = |holes: HoleSet, index: &Index| {
        let holes: Vec<Hole> = holes.into_iter().collect();
        (!holes.is_empty()).then(|| *index.get(&holes))
    };
    let (from, to) = match change {
        Change::Toggle(hole) => {
            if occupied.contains(*hole) {
                reaches.lift(*hole);
            } else {
                reaches.put(*hole);
            }
            *occupied ^= HoleSet::from(*hole);
            return;
        }
        Change::Go(piece, to) => (pick(*occupied, piece), Some(*to).filter(|&to| !occupied.contains(to))),
        Change::Reach(piece, to) => {
            let from = pick(*occupied, piece);
            (from, from.and_then(|from| pick(reaches.reach(from), to)))
        }
    };
    if let (Some(from), Some(to)) = (from, to) {
        reaches.go(from, to);
        *occupied = occupied.without(from).with(to);
    }
}

fn listed(list: impl FnOnce(&mut MoveList)) -> Vec<Move> {
    let mut moves = MoveList::new();
    list(&mut moves);
    moves.to_vec()
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn kept_reaches_are_those_worked_out_anew(board in scattered(), changes in changes()) {
        let mut occupied = board.occupied();
        let mut reaches = Reaches::of(occupied);
        for change in &changes {
            apply(change, &mut reaches, &mut occupied);
            prop_assert_eq!(&reaches, &Reaches::of(occupied), "after {:?}", change);
        }
        for hole in occupied {
            let reach = HoleSet::from_bits(plain::reach(occupied.bits(), hole.index()));
            prop_assert_eq!(reaches.reach(hole), reach, "from {}", hole);
            prop_assert_eq!(reaches.count(hole) as usize, reach.len());
        }
    }

    #[test]
    fn a_list_of_moves_is_the_legal_moves(board in boards(), other in boards()) {
        let legal: Vec<Move> = board.legal().collect();
        let reaches = Reaches::of(board.occupied());
        prop_assert_eq!(&listed(|moves| board.list(moves)), &legal);
        prop_assert_eq!(&listed(|moves| reaches.list(board.pieces(board.to_move()), moves)), &legal);
        let refilled = listed(|moves| {
            other.list(moves);
            board.list(moves);
        });
        prop_assert_eq!(refilled, legal);
    }

    #[test]
    fn a_list_has_room_for_the_moves_of_all_pieces(board in scattered()) {
        let reaches = Reaches::of(board.occupied());
        let all = listed(|moves| reaches.list(board.occupied(), moves));
        let expected = board.occupied().into_iter().flat_map(|from| board.reach(from).into_iter().map(move |to| (from, to)));
        prop_assert!(all.len() <= MoveList::MAX);
        prop_assert!(all.iter().map(|m| (m.from, m.to)).eq(expected));
    }
}
