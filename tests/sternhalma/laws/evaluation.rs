//! The evaluation against its documented formula.

use proptest::prelude::*;

use sternhalma::{Board, Hole, Layout, Seat, WIN_SCORE, Weights};

use crate::common::boards::{boards, nearly_home};
use crate::common::cases;
use crate::common::plain::{self, Holes};

/// A seat's pieces, what stands on the board, and the seat's home, as bits.
struct View {
    own: Holes,
    occupied: Holes,
    home: Holes,
    tip: usize,
}

impl View {
    fn of(board: &Board, seat: Seat) -> View {
        let (seats, pieces) = (board.layout().seats(), board.layout().pieces());
        View {
            own: board.pieces(seat).bits(),
            occupied: board.occupied().bits(),
            home: plain::home(seats, pieces, seat.index()),
            tip: plain::home_tip(seats, seat.index()),
        }
    }

    fn distances(&self, holes: Holes) -> Vec<i32> {
        let mut distances: Vec<i32> =
            plain::each(holes).map(|hole| plain::distance(hole, self.tip)).collect();
        distances.sort_unstable();
        distances
    }

    fn distance_left(&self) -> i32 {
        let (out, home) = (self.distances(self.own), self.distances(self.home));
        out.iter().sum::<i32>() - home.iter().take(out.len()).sum::<i32>()
    }

    fn straggler(&self) -> i32 {
        let furthest = |holes| self.distances(holes).last().copied().unwrap_or(0);
        (furthest(self.own) - furthest(self.home)).max(0)
    }

    fn class_surplus(&self) -> i32 {
        let in_class =
            |holes, class| plain::each(holes).filter(|&hole| plain::class(hole) == class).count() as i32;
        (0..4).map(|class| (in_class(self.own, class) - in_class(self.home, class)).abs()).sum()
    }

    fn blocking(&self) -> i32 {
        let empty = self.home & !self.occupied;
        let deeper = |hole, next| plain::distance(next, self.tip) < plain::distance(hole, self.tip);
        let blocks = |&hole: &usize| {
            plain::each(empty).any(|next| plain::distance(hole, next) == 1 && deeper(hole, next))
        };
        plain::each(self.own & self.home).filter(blocks).count() as i32
    }

    fn home_complete(&self) -> bool {
        self.home & !self.occupied == 0 && self.home & self.own != 0
    }
}

fn weights() -> impl Strategy<Value = Weights> {
    let weight = || prop_oneof![-1000..=1000, Just(0), Just(1000), Just(-1000)];
    (weight(), weight(), weight(), weight()).prop_map(|(distance, straggler, classes, blocking)| Weights {
        distance,
        straggler,
        classes,
        blocking,
    })
}

/// Every hole but a seat's home filled with that seat's pieces, as far from home as pieces can be.
fn crowd(layout: Layout, seat: Seat) -> Board {
    let mut board = Board::empty(layout);
    for hole in Hole::all().filter(|&hole| !layout.home(seat).contains(hole)) {
        board.put(hole, seat);
    }
    board
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn terms_are_those_of_the_formula(board in prop_oneof![boards(), nearly_home()]) {
        for seat in board.layout().each_seat() {
            let view = View::of(&board, seat);
            prop_assert_eq!(board.distance_left(seat), view.distance_left());
            prop_assert_eq!(board.straggler(seat), view.straggler());
            prop_assert_eq!(board.class_surplus(seat), view.class_surplus());
            prop_assert_eq!(board.blocking(seat), view.blocking());
            prop_assert_eq!(board.home_complete(seat), view.home_complete());
        }
    }

    #[test]
    fn the_value_is_the_weighted_sum_of_the_terms(board in boards(), weights in weights()) {
        prop_assert!(weights.in_range());
        for seat in board.layout().each_seat() {
            let view = View::of(&board, seat);
            let sum = weights.distance * view.distance_left()
                + weights.straggler * view.straggler()
                + weights.classes * view.class_surplus() / 2
                + weights.blocking * view.blocking();
            let home = view.home_complete() || board.finished(seat);
            let value = if home { 1_000_000 } else { (-sum).clamp(-990_000, 990_000) };
            prop_assert_eq!(board.evaluate(seat, &weights), value);
        }
    }
}

#[test]
fn the_value_of_the_farthest_crowd_is_short_of_a_win() {
    let seat = Seat::ALL[0];
    let board = crowd(Layout::ALL[0], seat);
    let weights = Weights { distance: 1000, straggler: 1000, classes: 1000, blocking: 1000 };
    let turned = Weights { distance: -1000, straggler: -1000, classes: -1000, blocking: -1000 };
    let view = View::of(&board, seat);
    assert!(1000 * (view.distance_left() + view.straggler() + view.class_surplus() / 2) > 990_000);
    assert_eq!(board.evaluate(seat, &weights), -990_000);
    assert_eq!(board.evaluate(seat, &turned), 990_000);
}

#[test]
fn a_home_full_of_its_own_pieces_is_no_way_off_and_a_win() {
    for layout in Layout::ALL {
        for seat in layout.each_seat() {
            let mut board = Board::empty(layout);
            for hole in layout.home(seat) {
                board.put(hole, seat);
            }
            let terms = (board.distance_left(seat), board.straggler(seat), board.class_surplus(seat));
            assert_eq!((terms, board.blocking(seat)), ((0, 0, 0), 0));
            assert_eq!(board.evaluate(seat, &Weights::default()), WIN_SCORE);
        }
    }
}

#[test]
fn a_seat_without_a_piece_is_worth_its_missing_classes_alone() {
    let board = Board::empty(Layout::ALL[2]);
    let weights = Weights { distance: 1000, straggler: 1000, classes: 7, blocking: 1000 };
    assert_eq!(board.class_surplus(Seat::ALL[0]), 10);
    assert_eq!(board.evaluate(Seat::ALL[0], &weights), -35);
}

#[test]
fn weights_are_within_a_thousand_of_nought() {
    let default = Weights::default();
    assert!(default.in_range());
    for (weight, in_range) in [(1000, true), (-1000, true), (1001, false), (-1001, false), (i32::MAX, false)]
    {
        let each = [
            Weights { distance: weight, ..default },
            Weights { straggler: weight, ..default },
            Weights { classes: weight, ..default },
            Weights { blocking: weight, ..default },
        ];
        assert_eq!(each.map(|weights| weights.in_range()), [in_range; 4], "{weight}");
    }
}
