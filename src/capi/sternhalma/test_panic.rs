//! Panics made on purpose, for the project's own tests of how the library fails. No header declares them.

use super::board::sternhalma_board;
use super::game::sternhalma_game;
use super::search::sternhalma_searcher;
use crate::capi::boundary::{Status, change};

/// Fails on a board, as a fault of the library would.
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_test_panic(board: Option<&mut sternhalma_board>) -> i32 {
    change(board, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}

/// Fails on a game that remembers, likewise.
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_test_panic(game: Option<&mut sternhalma_game>) -> i32 {
    change(game, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}

/// Fails on a searcher, likewise.
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_searcher_test_panic(searcher: Option<&mut sternhalma_searcher>) -> i32 {
    change(searcher, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}
