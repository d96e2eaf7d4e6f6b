//! Boards and games as C holds them, and what C is given back as Rust values.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use sternhalma::capi::sternhalma::board::sternhalma_board;
use sternhalma::capi::sternhalma::game::{sternhalma_error, sternhalma_game};
use sternhalma::capi::sternhalma::text::sternhalma_read;

use crate::api;
use crate::common::lent::{list, text};

/// A board, freed at the end.
pub struct Board(pub Option<Box<sternhalma_board>>);

/// A game, freed at the end.
pub struct Game(pub Option<Box<sternhalma_game>>);

impl Drop for Board {
    fn drop(&mut self) {
        (api().board_free)(self.0.take());
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        (api().game_free)(self.0.take());
    }
}

impl Board {
    pub fn new(seats: i32, pieces: i32) -> Board {
        Board((api().board_new)(seats, pieces))
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

    pub fn get(&self) -> Option<&sternhalma_board> {
        self.0.as_deref()
    }

    pub fn set(&mut self) -> Option<&mut sternhalma_board> {
        self.0.as_deref_mut()
    }

    pub fn position(&self) -> String {
        text(|buf, cap| unsafe { (api().to_string)(self.get(), buf, cap) }).expect("a position")
    }

    pub fn places(&self) -> Vec<i32> {
        list(|out, cap| unsafe { (api().places)(self.get(), out, cap) })
    }
}

impl Game {
    /// The game that a log tells, or what is wrong with the log.
    pub fn replay(log: &[u8]) -> Result<Game, sternhalma_error> {
        let (mut game, mut error) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        // SAFETY: the bytes are as many as the function is told, and both places are written unless it is misused.
        let (code, game, error) = unsafe {
            let text = log.as_ptr().cast();
            let code = (api().game_replay_n)(text, log.len(), Some(&mut game), Some(&mut error));
            assert!(code >= 0);
            (code, game.assume_init(), error.assume_init())
        };
        assert_eq!((code, code == 0), (error.code, game.is_some()));
        if code == 0 { Ok(Game(game)) } else { Err(error) }
    }

    pub fn get(&self) -> Option<&sternhalma_game> {
        self.0.as_deref()
    }

    pub fn set(&mut self) -> Option<&mut sternhalma_game> {
        self.0.as_deref_mut()
    }

    pub fn text(
        &self,
        function: unsafe extern "C" fn(Option<&sternhalma_game>, *mut c_char, usize) -> i32,
    ) -> String {
        // SAFETY: `text` gives as much room as it says.
        text(|buf, cap| unsafe { function(self.get(), buf, cap) }).expect("a text")
    }

    /// What a text is read as, with the flag it is refused with.
    pub fn read(&self, move_text: &[u8]) -> (i32, sternhalma_read) {
        let mut read = MaybeUninit::uninit();
        // SAFETY: the bytes are as many as the function is told, and the place is written unless it is misused.
        unsafe {
            let text = move_text.as_ptr().cast();
            let flag = (api().game_read_move_n)(self.get(), text, move_text.len(), Some(&mut read));
            assert!(flag >= 0);
            (flag, read.assume_init())
        }
    }
}
