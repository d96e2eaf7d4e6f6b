//! Position strings written and read.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use sternhalma::fanorona::Board;

use crate::common::cases;
use crate::common::fanorona::boards::boards;
use crate::common::fanorona::plain::Plain;

/// Sees that a board that was read is written in one way only.
fn check_written(board: &Board) -> Result<(), TestCaseError> {
    let written = board.to_string();
    prop_assert!(written.len() < Board::POSITION_MAX);
    let again = written.parse::<Board>();
    prop_assert_eq!(again.as_ref(), Ok(board), "{}", written);
    prop_assert_eq!(again.map(|again| again.to_string()), Ok(written));
    Ok(())
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn what_is_written_is_read_back_as_the_same_board(board in boards()) {
        check_written(&board)?;
        prop_assert_eq!(Plain::read(&board.to_string()).write(), board.to_string());
    }

    #[test]
    fn any_bytes_are_read_or_refused(text in vec(any::<u8>(), 0..140)) {
        match Board::from_position(&text) {
            Ok(board) => check_written(&board)?,
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }

    #[test]
    fn a_position_with_slips_is_read_or_refused(
        board in boards(),
        slips in vec((any::<Index>(), select(b"wb123456789/ abcdefghi0x\xff".to_vec()), 0..3), 1..4),
    ) {
        let mut text = board.to_string().into_bytes();
        for (at, byte, way) in slips {
            match way {
                0 => text.insert(at.index(text.len() + 1), byte),
                1 if !text.is_empty() => drop(text.remove(at.index(text.len()))),
                _ if !text.is_empty() => {
                    let at = at.index(text.len());
                    text[at] = byte;
                }
                _ => {}
            }
        }
        match Board::from_position(&text) {
            Ok(board) => check_written(&board)?,
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }
}

#[test]
fn white_space_that_does_not_belong_is_named() {
    let good = "bbbbb/bbbbb/bw1bw/wwwww/wwwww w";
    for (text, sentence) in [
        (format!("{good}\n"), "white space after the position, at byte 31"),
        (format!("{good} "), "white space after the position, at byte 31"),
        (format!("\r\n{good}"), "white space before the position, at byte 0"),
        (
            good.replacen("/", " /", 1),
            "white space inside the position that does not belong there, at byte 5",
        ),
        (
            good.replacen(" w", "  w", 1),
            "white space inside the position that does not belong there, at byte 30",
        ),
        (format!("{good}x\n"), "the side to move is neither w nor b, at byte 30"),
    ] {
        let error = Board::from_position(text.as_bytes()).expect_err("a fault");
        assert_eq!(error.to_string(), sentence, "{text:?}");
    }
}
