//! What a game is made with.

use sternhalma::{Field, Flag, Game, GameOptions, Layout, NewGameError, PositionFault, Seat};

use crate::game_from;

const DEFAULT: GameOptions<'static> =
    GameOptions { seats: None, pieces: None, cap: None, first: None, position: None };

fn refusal(options: GameOptions<'_>) -> (NewGameError, Field, u8, Option<usize>) {
    let error = Game::new(&options).expect_err("no game is made of these");
    (error, error.field(), error.code(), error.offset())
}

#[test]
fn a_game_is_made_with_defaults() {
    let game = Game::new(&DEFAULT).unwrap();
    assert_eq!((game.seats(), game.pieces(), game.cap(), game.ply()), (2, 10, 2000, 0));
    assert_eq!(game.first(), Some(Seat::ALL[0]));
    assert!(game.start().is_none() && !game.solo() && !game.over());
    assert_eq!(game.position().to_string(), sternhalma::Board::new(Layout::new(2, 10).unwrap()).to_string());
}

#[test]
fn every_layout_makes_a_game() {
    for layout in Layout::ALL {
        for first in layout.each_seat() {
            let options = GameOptions {
                seats: Some(layout.seats() as i32),
                pieces: Some(layout.pieces() as i32),
                first: Some(first.into()),
                ..DEFAULT
            };
            let game = Game::new(&options).unwrap();
            assert_eq!(game.board().layout(), layout);
            assert_eq!((game.first(), game.to_move()), (Some(first), first));
            assert_eq!(game.cap(), 1000 * layout.seats() as u32);
            assert_eq!(game.solo(), layout.seats() == 1);
        }
    }
}

#[test]
fn an_option_that_cannot_be_is_named() {
    let code = Flag::BadString as u8;
    for seats in [i32::MIN, -1, 0, 5, 7, i32::MAX] {
        let options = GameOptions { seats: Some(seats), pieces: Some(99), ..DEFAULT };
        assert_eq!(refusal(options), (NewGameError::Seats, Field::Seats, code, None));
    }
    for (seats, pieces) in [(4, 15), (6, 15), (2, 0), (2, 11), (2, -10), (1, i32::MAX)] {
        let options = GameOptions { seats: Some(seats), pieces: Some(pieces), cap: Some(0), ..DEFAULT };
        assert_eq!(refusal(options), (NewGameError::Pieces, Field::Pieces, code, None));
    }
    for cap in [i64::MIN, -1, 0, 1 << 31, i64::MAX] {
        let options = GameOptions { cap: Some(cap), first: Some(9), ..DEFAULT };
        assert_eq!(refusal(options), (NewGameError::Cap, Field::Cap, code, None));
    }
    for first in [i32::MIN, -1, 2, 6, i32::MAX] {
        let options = GameOptions { first: Some(first), ..DEFAULT };
        assert_eq!(refusal(options), (NewGameError::First, Field::First, code, None));
    }
    for cap in [1, (1 << 31) - 1] {
        let game = Game::new(&GameOptions { cap: Some(cap), ..DEFAULT }).unwrap();
        assert_eq!(i64::from(game.cap()), cap);
    }
}

#[test]
fn a_position_tells_everything() {
    let text = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/2[8]1/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] 1 3 10;9 50 0 - - -";
    let game = game_from(text);
    assert_eq!(game.start().map(ToString::to_string).as_deref(), Some(text));
    assert_eq!((game.first(), game.to_move()), (None, Seat::ALL[1]));
    assert_eq!((game.seats(), game.pieces(), game.ply(), game.cap()), (3, 10, 9, 50));

    let position = Some(text.as_bytes());
    let beside = [
        (GameOptions { seats: Some(3), cap: Some(1), position, ..DEFAULT }, Field::Seats),
        (GameOptions { pieces: Some(10), position, ..DEFAULT }, Field::Pieces),
        (GameOptions { cap: Some(50), position, ..DEFAULT }, Field::Cap),
        (GameOptions { first: Some(1), position: Some(b"garbage"), ..DEFAULT }, Field::First),
    ];
    for (options, field) in beside {
        let code = Flag::BadString as u8;
        assert_eq!(refusal(options), (NewGameError::WithPosition(field), field, code, None));
    }
}

#[test]
fn a_position_that_is_none_says_where() {
    let cases: [(&[u8], PositionFault, usize); 4] = [
        (b"", PositionFault::Null, 0),
        (b"0/00x", PositionFault::Letter, 4),
        (b"0/00", PositionFault::Rows, 4),
        (&[b'0'; 600], PositionFault::Long, 511),
    ];
    for (position, fault, offset) in cases {
        let (error, field, code, at) = refusal(GameOptions { position: Some(position), ..DEFAULT });
        assert!(matches!(error, NewGameError::Position(e) if e.fault == fault));
        assert_eq!((field, code, at), (Field::Position, fault as u8, Some(offset)));
    }
}

#[test]
fn a_game_may_start_over() {
    let mut game = game_from(
        "0/[2]/[3]/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/1 0 2 10;7 2000 0 0 - home",
    );
    assert!(game.over() && game.legal().next().is_none());
    assert_eq!(game.result().map(|r| r.plies()), Some(7));
    assert!(!game.undo() && !game.redo());
}
