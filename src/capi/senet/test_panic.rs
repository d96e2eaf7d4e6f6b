//! A panic made on purpose, for the project's own tests of how the library fails. No header declares it.

use super::board::senet_board;
use crate::capi::boundary::{Status, change};

/// Fails on a board, as a fault of the library would.
#[unsafe(no_mangle)]
pub extern "C" fn senet_test_panic(board: Option<&mut senet_board>) -> i32 {
    change(board, |_| -> Result<Status, _> { panic!("a panic made on purpose") })
}
