//! Boards of every kind for laws to be tried on.

use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use sternhalma::{Board, Hole, HoleSet, Layout, Seat};

use super::dice::Dice;
use super::games::play_on;

pub fn layouts() -> impl Strategy<Value = Layout> {
    select(Layout::ALL.to_vec())
}

pub fn holes() -> impl Strategy<Value = Hole> {
    (0..Hole::COUNT).prop_map(Hole::from_index)
}

/// Any seat a game may have, whether or not the board at hand has it.
pub fn seats() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.to_vec())
}

/// Any number of pieces of any seat anywhere, from an empty board to a full one.
pub fn scattered() -> impl Strategy<Value = Board> {
    let filled = (layouts(), 0.0..=1.0).prop_flat_map(|(layout, share)| {
        let piece = weighted(share, 0..layout.seats());
        (Just(layout), vec(piece, Hole::COUNT), 0..layout.seats())
    });
    filled.prop_map(|(layout, pieces, turn)| {
        let mut board = Board::empty(layout);
        for (hole, seat) in Hole::all().zip(pieces) {
            if let Some(seat) = seat {
                board.put(hole, Seat::ALL[seat]);
            }
        }
        board.set_to_move(Seat::ALL[turn]);
        board
    })
}

/// Positions out of random games, the set-up and games that are over included.
pub fn played() -> impl Strategy<Value = Board> {
    (layouts(), any::<u64>(), 0..160_usize).prop_map(|(layout, seed, actions)| {
        let mut board = Board::new(layout);
        play_on(&mut board, seed, actions);
        board
    })
}

/// Every seat with all but one or two of its pieces in its home, the others anywhere.
pub fn nearly_home() -> impl Strategy<Value = Board> {
    (layouts(), any::<u64>(), any::<Index>()).prop_map(|(layout, seed, turn)| {
        let mut dice = Dice::new(seed);
        let mut board = Board::empty(layout);
        for seat in layout.each_seat() {
            let mut home: Vec<Hole> = layout.home(seat).into_iter().collect();
            dice.shuffle(&mut home);
            let strays = 1 + dice.below(2);
            for &hole in &home[strays..] {
                board.put(hole, seat);
            }
        }
        for seat in layout.each_seat() {
            while board.count(seat) < layout.pieces() {
                let free: Vec<Hole> = (!board.occupied()).into_iter().collect();
                let hole = dice.pick(&free).expect("no layout fills the star");
                board.put(hole, seat);
            }
        }
        board.set_to_move(Seat::ALL[turn.index(layout.seats())]);
        board
    })
}

pub fn boards() -> impl Strategy<Value = Board> {
    prop_oneof![scattered(), played(), nearly_home()]
}

/// Boards that a position string can tell: no seat has more pieces than it plays with.
pub fn tellable() -> impl Strategy<Value = Board> {
    boards().prop_map(|mut board| {
        for seat in board.layout().each_seat() {
            let extra: HoleSet = board.pieces(seat).into_iter().skip(board.layout().pieces()).collect();
            for hole in extra {
                board.lift(hole);
            }
        }
        board
    })
}
