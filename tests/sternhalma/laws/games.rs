//! Whole games against the written rules.

use proptest::prelude::*;

use sternhalma::{Board, EndReason, Layout};

use crate::common::boards::boards;
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::games::{perform, random_action};
use crate::common::referee::Referee;
use crate::places;

/// Plays at random, the referee following, until the game ends or so many actions are done.
fn play_refereed(board: &mut Board, seed: u64, actions: usize) {
    let mut dice = Dice::new(seed);
    let mut referee = Referee::of(board);
    for _ in 0..actions {
        if board.over() {
            break;
        }
        let action = random_action(board, &mut dice);
        assert_eq!(referee.refusal(action), None, "{action:?} on {board}");
        perform(board, action).expect("what random_action gives may be done");
        referee.perform(action);
        assert_eq!(board.to_string(), referee.position(), "after {action:?}");
        assert_eq!(places(board), referee.places(), "in {board}");
        for seat in board.layout().each_seat() {
            assert_eq!(board.home_complete(seat), referee.home_complete(seat.index()));
            assert_eq!(board.distance_left(seat), referee.distance_left(seat.index()));
            assert_eq!(board.finished(seat), referee.home.contains(&seat.index()));
            assert_eq!(board.resigned(seat), referee.resigned.contains(&seat.index()));
        }
        assert!(board.seats_home().map(|seat| seat.index()).eq(referee.home.iter().copied()));
    }
}

#[test]
fn games_of_400_actions_from_every_set_up() {
    for layout in Layout::ALL {
        for seed in 0..3 {
            let mut board = Board::new(layout);
            play_refereed(&mut board, seed, 400);
            assert!(board.ply() > 50 || board.how() == EndReason::Resign, "{board}");
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn games_from_anywhere_go_by_the_rules(mut board in boards(), cap in prop::option::of(1..60_u32), seed: u64) {
        if let Some(cap) = cap {
            board.set_cap(cap);
        }
        play_refereed(&mut board, seed, 60);
    }
}
