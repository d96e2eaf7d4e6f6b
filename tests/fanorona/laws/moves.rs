//! Whole moves, and moves as text.

use proptest::collection::vec;
use proptest::prelude::*;

use sternhalma::fanorona::{Board, Move, MoveFault, MovesError};

use crate::common::cases;
use crate::common::fanorona::boards::boards;
use crate::common::fanorona::plain::Plain;

/// Makes the steps of a move, and stops where it says so.
fn made(board: &Board, m: &Move) -> Board {
    let mut after = board.clone();
    for step in m.steps() {
        after.step(step.from, step.direction, step.kind).expect("a step of a legal move");
    }
    assert_eq!(after.in_chain(), m.needs_stop());
    after.stop();
    after
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_whole_moves_are_all_sequences_of_steps(board in boards()) {
        let moves = board.moves(usize::MAX).expect("there is memory");
        if board.in_chain() {
            prop_assert_eq!(moves.len(), 0);
            return Ok(());
        }
        let plain = Plain::read(&board.to_string());
        let mut known: Vec<(String, String)> =
            plain.whole_moves().iter().map(|(steps, after)| (plain.move_text(steps), after.write())).collect();
        known.sort();
        let told: Vec<(String, String)> = moves
            .iter()
            .map(|m| (board.shape().move_text(m).to_string(), made(&board, m).to_string()))
            .collect();
        prop_assert_eq!(told, known);
        prop_assert_eq!(board.moves(moves.len()), Ok(moves.clone()));
        if let Some(fewer) = moves.len().checked_sub(1) {
            prop_assert_eq!(board.moves(fewer), Err(MovesError::TooMany));
        }
    }

    #[test]
    fn a_move_is_read_back_from_its_text(board in boards()) {
        for m in board.moves(usize::MAX).expect("there is memory").into_iter().take(300) {
            let text = board.shape().move_text(&m).to_string();
            prop_assert!(text.len() < Board::MOVE_TEXT_MAX);
            prop_assert_eq!(board.read_move(&text), Ok(m), "{}", text);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(board in boards(), text in vec(any::<u8>(), 0..140)) {
        if let Err(error) = board.read_move(&text) {
            prop_assert!(error.offset <= text.len());
        }
    }

    #[test]
    fn a_text_is_a_move_exactly_when_its_steps_are_legal(
        board in boards(),
        names in vec(("[a-j][0-6]", "[AW]?"), 1..4),
        start in "[a-i][1-5]",
    ) {
        let text = names.iter().fold(start, |text, (name, letter)| format!("{text}-{name}{letter}"));
        let known = board.moves(usize::MAX).expect("there is memory");
        let mut known = known.iter().map(|m| board.shape().move_text(m).to_string());
        let read = board.read_move(&text);
        if !board.in_chain() {
            prop_assert_eq!(read.is_ok(), known.any(|other| other == text));
        }
        if let Err(error) = read {
            prop_assert!(matches!(error.fault, MoveFault::Text | MoveFault::Step(_)));
        }
    }
}

#[test]
fn a_stop_is_read_in_the_middle_of_a_move_only() {
    let between = Board::new(Default::default());
    assert_eq!(between.read_move("stop").map_err(|error| error.fault), Err(MoveFault::NothingToStop));
    let middle = crate::board("bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4");
    assert_eq!(middle.read_move("stop"), Ok(Move::STOP));
    assert_eq!(middle.shape().move_text(&Move::STOP).to_string(), "stop");
}

#[test]
fn case_and_white_space_around_a_move_are_forgiven() {
    let board = Board::new(Default::default());
    let plain = board.read_move("d3-e3A").expect("a move");
    for text in ["d3-e3A\n", "D3-E3A", " d3-e3a\r\n", "\td3-E3a "] {
        assert_eq!(board.read_move(text), Ok(plain), "{text:?}");
    }
    for (text, offset) in [("d3 -e3A", 0), ("d3-e3A\u{b}", 3), (" \n", 2), ("\nd3-e9x", 4), (" x3-e3A", 1)] {
        let error = board.read_move(text).expect_err(text);
        assert_eq!(error.offset, offset, "{text:?}: {error}");
    }
    let middle = crate::board("bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4");
    assert_eq!(middle.read_move(" Stop\n"), Ok(Move::STOP));
    let long = format!("{:127}", "d3-e3A");
    assert_eq!(board.read_move(&long), Ok(plain));
    assert_eq!(board.read_move(format!("{long} ")).map_err(|error| error.fault), Err(MoveFault::Text));
}

#[test]
fn a_step_that_takes_is_told_how_to_write_it() {
    let told =
        |position: &str, text: &str| crate::board(position).read_move(text).expect_err(text).to_string();
    let start = Board::new(Default::default()).to_string();
    assert_eq!(told(&start, "d3-e3"), "d3-e3 takes: write d3-e3A or d3-e3W, at byte 0");
    assert_eq!(told(&start, " F2-E3\n"), "f2-e3 takes: write f2-e3A, at byte 1");
    // Another step takes.
    let other = told("9/9/b8/9/w7w w", "i1-h1");
    assert!(!other.contains("write"), "{other}");
    assert_eq!(told("9/b8/9/w8/8w w", "i1-h1"), "a step that takes has to be made, at byte 0");
}
