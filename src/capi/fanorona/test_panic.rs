//! Panics made on purpose, for the project's own tests of how the library fails. No header declares them.

use super::board::fanorona_board;
use super::game::fanorona_game;
use super::search::fanorona_searcher;
use crate::capi::boundary::{Status, change};

/// Fails on a board, as a fault of the library would.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_test_panic(board: Option<&mut fanorona_board>) -> i32 {
    change(board, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}

/// Fails on a game, likewise.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_test_panic(game: Option<&mut fanorona_game>) -> i32 {
    change(game, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}

/// Fails on a searcher, likewise.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_searcher_test_panic(searcher: Option<&mut fanorona_searcher>) -> i32 {
    change(searcher, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}
