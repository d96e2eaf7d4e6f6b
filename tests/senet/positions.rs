//! Where a fault of a position string is seen, and which of two faults is told.

use sternhalma::senet::{Board, PositionFault};

use PositionFault::{Excess, Field, Groups, Letter, Long, Null, Pieces, Side, Width};

const GOOD: &str = "dldldldldl/........../.......... l 5";

#[test]
fn the_first_fault_is_told_with_its_place() {
    let cases = [
        ("", Null, 0),
        ("dldldldldx/........../.......... l 5", Letter, 9),
        ("dldldldldl.x/", Width, 10),
        ("dldldldld/", Width, 9),
        ("dldldldld", Width, 9),
        ("dldldldldl", Groups, 10),
        ("dldldldldl/.......... l 5", Groups, 21),
        ("dldldldldl/........../........../x", Groups, 32),
        ("dldldldldl/........../..........", Field, 32),
        ("dldldldldl/........../.......... ", Field, 33),
        ("dldldldldl/........../..........  5", Field, 33),
        ("dldldldldl/........../.......... x 9", Side, 33),
        ("dldldldldl/........../.......... ld", Side, 33),
        ("dldldldldl/........../.......... l", Field, 34),
        ("dldldldldl/........../.......... l ", Field, 35),
        ("dldldldldl/........../.......... l 55", Pieces, 35),
        ("dldldldldl/........../.......... l 0", Pieces, 35),
        ("dldldldldl/........../.......... l 5 ", Field, 36),
        ("dldldldldl/........../.......... l 4 x", Field, 36),
        ("dldldldldl/........../.......... l 4", Excess, 0),
    ];
    for (text, fault, offset) in cases {
        let error = Board::from_position(text.as_bytes()).expect_err(text);
        assert_eq!((error.fault, error.offset), (fault, offset), "{text:?}");
    }
    let long = format!("{GOOD}            ");
    assert_eq!(
        Board::from_position(long.as_bytes()).map_err(|error| (error.fault, error.offset)),
        Err((Long, 47))
    );
    assert!(GOOD.parse::<Board>().is_ok());
}

#[test]
fn every_byte_in_every_place_is_judged() {
    for at in 0..GOOD.len() {
        for byte in 0..=u8::MAX {
            let mut text = GOOD.as_bytes().to_vec();
            text[at] = byte;
            if let Ok(board) = Board::from_position(&text) {
                assert_eq!(board.to_string().as_bytes(), &text[..]);
            }
        }
    }
}

#[test]
fn white_space_that_does_not_belong_is_named() {
    for (text, sentence) in [
        (format!("{GOOD}\n"), "white space after the position, at byte 36"),
        (format!("{GOOD}\r\n"), "white space after the position, at byte 36"),
        (format!("{GOOD} "), "white space after the position, at byte 36"),
        (format!(" {GOOD}"), "white space before the position, at byte 0"),
        (
            GOOD.replacen("/", "/ ", 1),
            "white space inside the position that does not belong there, at byte 11",
        ),
        (
            GOOD.replacen(" l", "  l", 1),
            "white space inside the position that does not belong there, at byte 33",
        ),
        (
            GOOD.replacen(" l", "\tl", 1),
            "white space inside the position that does not belong there, at byte 32",
        ),
        (format!("{GOOD} x"), "something follows the number of pieces, at byte 36"),
        (GOOD.replacen(" 5", "", 1), "the side to move or the number of pieces is missing, at byte 34"),
        (GOOD.replacen("5", "8\n", 1), "a number of pieces that is not 1 to 7, at byte 35"),
    ] {
        let error = Board::from_position(text.as_bytes()).expect_err("a fault");
        assert_eq!(error.to_string(), sentence, "{text:?}");
    }
}
