//! The star looks the same turned and in a mirror, and so do the moves on it.

use std::collections::BTreeSet;

use proptest::prelude::*;

use sternhalma::{Board, Hole, HoleSet, Move, Seat, Weights};

use crate::common::boards::boards;
use crate::common::cases;
use crate::common::plain::{PLACES, Place};

/// A way to lay the star onto itself.
#[derive(Clone, Copy, Debug)]
enum Motion {
    /// So many sixths of a turn, clockwise.
    Turned(usize),
    /// Left and right exchanged.
    Mirrored,
}

const MOTIONS: [Motion; 6] = [
    Motion::Turned(1),
    Motion::Turned(2),
    Motion::Turned(3),
    Motion::Turned(4),
    Motion::Turned(5),
    Motion::Mirrored,
];

impl Motion {
    fn place(self, [x, y, z]: Place) -> Place {
        match self {
            Motion::Turned(0) => [x, y, z],
            Motion::Turned(sixths) => Motion::Turned(sixths - 1).place([-y, -z, -x]),
            Motion::Mirrored => [z, y, x],
        }
    }

    fn hole(self, hole: Hole) -> Hole {
        let [x, y, _] = self.place(PLACES[hole.index()]);
        Hole::at(x as i8, y as i8).expect("the star is laid onto itself")
    }

    fn holes(self, holes: HoleSet) -> HoleSet {
        holes.into_iter().map(|hole| self.hole(hole)).collect()
    }

    /// The seat that starts where another does when the star is moved so, when there is one for every seat.
    fn seat(self, seats: usize, seat: Seat) -> Option<Seat> {
        let seat = seat.index();
        let moved = match (self, seats) {
            (Motion::Turned(sixths), 6) => (seat + sixths) % 6,
            (Motion::Turned(sixths @ (2 | 4)), 3) => (seat + sixths / 2) % 3,
            (Motion::Turned(3), 2) => (seat + 1) % 2,
            (Motion::Turned(3), 4) => (seat + 2) % 4,
            (Motion::Mirrored, 1 | 2) => seat,
            (Motion::Mirrored, 3) => (3 - seat) % 3,
            (Motion::Mirrored, 6) => (6 - seat) % 6,
            _ => return None,
        };
        Seat::new(moved)
    }

    /// The board moved so, its seats renamed when the layout allows it.
    fn board(self, board: &Board) -> Board {
        let seats = board.layout().seats();
        let rename = |seat| self.seat(seats, seat).unwrap_or(seat);
        let mut moved = Board::empty(board.layout());
        for seat in board.layout().each_seat() {
            for hole in board.pieces(seat) {
                moved.put(self.hole(hole), rename(seat));
            }
        }
        moved.set_to_move(rename(board.to_move()));
        moved
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn reaches_move_with_the_star(board in boards()) {
        for motion in MOTIONS {
            let moved = motion.board(&board);
            for from in Hole::all() {
                let reach = moved.reach(motion.hole(from));
                prop_assert_eq!(reach, motion.holes(board.reach(from)), "from {} {:?}", from, motion);
            }
        }
    }

    #[test]
    fn paths_are_as_long_on_a_star_that_is_moved(board in boards()) {
        let length = |board: &Board, from, to| board.path(from, to).map(|path| path.holes().len());
        for motion in MOTIONS {
            let moved = motion.board(&board);
            for from in board.occupied() {
                for to in board.reach(from) {
                    let there = length(&moved, motion.hole(from), motion.hole(to));
                    prop_assert_eq!(there, length(&board, from, to), "{}-{} {:?}", from, to, motion);
                }
            }
        }
    }

    #[test]
    fn legal_moves_move_with_the_star(board in boards()) {
        for motion in MOTIONS {
            let moved: BTreeSet<Move> = motion.board(&board).legal().collect();
            let expected = board.legal().map(|Move { from, to }| Move { from: motion.hole(from), to: motion.hole(to) });
            prop_assert_eq!(moved, expected.collect(), "{:?}", motion);
        }
    }

    #[test]
    fn seats_that_change_places_are_as_far_from_home(board in boards()) {
        let weights = Weights::default();
        for motion in MOTIONS {
            let moved = motion.board(&board);
            for seat in board.layout().each_seat() {
                let Some(renamed) = motion.seat(board.layout().seats(), seat) else { continue };
                prop_assert_eq!(board.layout().home(renamed), motion.holes(board.layout().home(seat)));
                prop_assert_eq!(moved.home_complete(renamed), board.home_complete(seat));
                prop_assert_eq!(moved.distance_left(renamed), board.distance_left(seat));
                prop_assert_eq!(moved.straggler(renamed), board.straggler(seat));
                prop_assert_eq!(moved.blocking(renamed), board.blocking(seat));
                // A game is not moved along with its board.
                if !board.finished(seat) {
                    prop_assert_eq!(moved.evaluate(renamed, &weights), board.evaluate(seat, &weights));
                }
            }
        }
    }
}
