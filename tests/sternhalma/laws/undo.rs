//! Taking back.

use proptest::prelude::*;

use sternhalma::{Board, Hole, Move, Seat, Undo};

use crate::common::boards::{boards, holes, seats};
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::games::{perform, random_action};
use crate::places;

/// Everything a board shows.
#[derive(Debug, PartialEq)]
struct Shown {
    position: String,
    key: u64,
    own_keys: Vec<u64>,
    cells: Vec<Option<Seat>>,
    places: Vec<usize>,
    distances: Vec<i32>,
    can_pass: bool,
    legal: Vec<Move>,
}

fn shown(board: &Board) -> Shown {
    let seats = board.layout().each_seat();
    Shown {
        position: board.to_string(),
        key: board.key(),
        own_keys: seats.clone().map(|seat| board.own_key(seat)).collect(),
        cells: Hole::all().map(|hole| board.at(hole)).collect(),
        places: places(board),
        distances: seats.map(|seat| board.distance_left(seat)).collect(),
        can_pass: board.can_pass(),
        legal: board.legal().collect(),
    }
}

/// A game from a board on: every board on the way, and what takes each action back.
fn game(start: &Board, seed: u64, actions: usize) -> (Vec<Board>, Vec<Undo>) {
    let mut dice = Dice::new(seed);
    let mut board = start.clone();
    let (mut on_the_way, mut undos) = (vec![board.clone()], vec![]);
    while undos.len() < actions && !board.over() {
        let action = random_action(&board, &mut dice);
        undos.push(perform(&mut board, action).expect("what random_action gives may be done"));
        on_the_way.push(board.clone());
    }
    (on_the_way, undos)
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn unplay_restores_every_board_on_the_way(start in boards(), seed: u64) {
        let (on_the_way, undos) = game(&start, seed, 40);
        let mut board = on_the_way.last().expect("the start at least").clone();
        for (before, undo) in on_the_way.iter().zip(&undos).rev() {
            prop_assert!(board.unplay(undo));
            prop_assert_eq!(&board, before);
            prop_assert_eq!(shown(&board), shown(before));
        }
    }

    #[test]
    fn an_undo_is_taken_on_every_board_that_stands_as_it_left_one_and_on_no_other(
        start in boards(),
        seeds: (u64, u64),
    ) {
        let (one, undos) = game(&start, seeds.0, 12);
        let (other, _) = game(&start, seeds.1, 12);
        for board in one.iter().chain(&other) {
            for (undo, sides) in undos.iter().zip(one.windows(2)) {
                let mut after = board.clone();
                let stands = board.to_string() == sides[1].to_string();
                prop_assert_eq!(after.unplay(undo), stands);
                prop_assert_eq!(&after, if stands { &sides[0] } else { board });
            }
        }
    }

    #[test]
    fn an_undo_is_good_on_a_clone_and_once(start in boards(), seed: u64) {
        let (on_the_way, undos) = game(&start, seed, 10);
        for (undo, sides) in undos.iter().zip(on_the_way.windows(2)) {
            let mut clone = sides[1].clone();
            prop_assert!(clone.unplay(undo));
            prop_assert_eq!(&clone, &sides[0]);
            prop_assert!(!clone.unplay(undo));
            prop_assert_eq!(&clone, &sides[0]);
        }
    }

    #[test]
    fn a_board_changed_by_hand_is_not_taken_back_until_it_is_changed_back(
        start in boards(),
        seed: u64,
        hole in holes(),
        seat in seats(),
    ) {
        let (on_the_way, undos) = game(&start, seed, 1);
        let (Some(undo), Some(played)) = (undos.first(), on_the_way.get(1)) else { return Ok(()) };
        let mut put = played.clone();
        put.put(hole, seat);
        let mut lifted = played.clone();
        lifted.lift(hole);
        let mut turned = played.clone();
        turned.set_to_move(seat);
        for changed in [put, lifted, turned] {
            let mut after = changed.clone();
            let same = changed == *played;
            prop_assert_eq!(after.unplay(undo), same);
            prop_assert_eq!(&after, if same { &start } else { &changed });
        }
        let mut back = played.clone();
        let stood = back.lift(hole);
        if let Some(seat) = stood {
            back.put(hole, seat);
        }
        prop_assert!(back.unplay(undo));
        prop_assert_eq!(back, start);
    }

    #[test]
    fn a_cap_set_in_between_stays(start in boards(), seed: u64) {
        let (on_the_way, undos) = game(&start, seed, 1);
        let (Some(undo), Some(played)) = (undos.first(), on_the_way.get(1)) else { return Ok(()) };
        let mut board = played.clone();
        let set = board.set_cap(7);
        prop_assert!(board.unplay(undo));
        prop_assert_eq!(board.cap(), if set { 7 } else { start.cap() });
        board.set_cap(start.cap());
        prop_assert_eq!(board, start);
    }
}
