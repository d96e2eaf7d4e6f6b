//! A board of Senet as C holds it.

use std::mem::MaybeUninit;

use sternhalma::capi::senet::board::senet_board;

use super::api;
use crate::common::lent::text;

/// A board, freed at the end.
pub struct Board(pub Option<Box<senet_board>>);

impl Drop for Board {
    fn drop(&mut self) {
        (api().board_free)(self.0.take());
    }
}

impl Board {
    pub fn new_game(pieces: i32) -> Board {
        Board((api().new_game)(pieces))
    }

    /// The board that a string describes, or the code it is refused with.
    pub fn read(position: &[u8]) -> Result<Board, i32> {
        let mut board = MaybeUninit::uninit();
        // SAFETY: the bytes are as many as the function is told, and a place of a board is always written.
        let (code, board) = unsafe {
            let text = position.as_ptr().cast();
            let code = (api().from_string_n)(text, position.len(), Some(&mut board), None);
            (code, board.assume_init())
        };
        assert_eq!(code == 0, board.is_some());
        if code == 0 { Ok(Board(board)) } else { Err(code) }
    }

    pub fn of(position: &str) -> Board {
        Board::read(position.as_bytes()).unwrap_or_else(|code| panic!("{position:?} is refused as {code}"))
    }

    pub fn get(&self) -> Option<&senet_board> {
        self.0.as_deref()
    }

    pub fn set(&mut self) -> Option<&mut senet_board> {
        self.0.as_deref_mut()
    }

    pub fn position(&self) -> String {
        text(|buf, cap| unsafe { (api().to_string)(self.get(), buf, cap) }).expect("a position")
    }
}
