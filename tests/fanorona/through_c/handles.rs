//! Boards and games as C holds them, and what C is given back as Rust values.

use std::mem::MaybeUninit;

use serde_json::{Value, json};
use sternhalma::capi::fanorona::board::fanorona_board;
use sternhalma::capi::fanorona::game::{fanorona_error, fanorona_game, fanorona_game_options};
use sternhalma::capi::fanorona::moves::fanorona_move;
use sternhalma::capi::fanorona::steps::fanorona_step_info;

use super::api;
use crate::common::lent::{list, text};

/// A board, freed at the end.
pub struct Board(pub Option<Box<fanorona_board>>);

/// A game, freed at the end.
pub struct Game(pub Option<Box<fanorona_game>>);

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
    /// The board that a string describes, or the code it is refused with.
    pub fn read(position: &[u8]) -> Result<Board, i32> {
        let mut board = MaybeUninit::uninit();
        let (code, board) = unsafe {
            let text = position.as_ptr().cast();
            let code = (api().from_string_n)(text, position.len(), Some(&mut board), None);
            (code, board.assume_init())
        };
        assert_eq!(code == 0, board.is_some());
        if code == 0 { Ok(Board(board)) } else { Err(code) }
    }

    pub fn of(position: &str) -> Board {
        Board::read(position.as_bytes()).unwrap_or_else(|code| panic!("{code}: {position:?}"))
    }

    pub fn get(&self) -> Option<&fanorona_board> {
        self.0.as_deref()
    }

    pub fn position(&self) -> String {
        text(|buf, cap| unsafe { (api().to_string)(self.get(), buf, cap) }).expect("a position")
    }

    pub fn steps(&self) -> Vec<fanorona_step_info> {
        list(|out, cap| unsafe { (api().steps)(self.get(), out, cap) })
    }

    /// The moves as text; `None` when they are more than the limit.
    pub fn moves(&self, limit: i32) -> Option<Vec<String>> {
        let moves = moves(|out, cap| unsafe { (api().moves)(self.get(), limit, out, cap) })?;
        let told = |m: &fanorona_move| {
            text(|buf, cap| unsafe { (api().move_text)(self.get(), Some(m), buf, cap) }).expect("a move")
        };
        Some(moves.iter().map(told).collect())
    }
}

impl Game {
    /// A game from a position, with limits of quiet moves, of occurrences and of moves.
    pub fn of(position: &str, [quiet_limit, repeat_limit, ply_cap]: [i32; 3]) -> Game {
        let (mut options, mut game) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        (api().game_options_init)(Some(&mut options));
        let options = fanorona_game_options {
            quiet_limit,
            repeat_limit,
            ply_cap,
            position: position.as_ptr().cast(),
            position_len: position.len(),
            ..unsafe { options.assume_init() }
        };
        let mut error = MaybeUninit::<fanorona_error>::uninit();
        let status = unsafe { (api().game_new)(&options, Some(&mut game), Some(&mut error)) };
        assert_eq!(status, 0, "{position:?}");
        Game(unsafe { game.assume_init() })
    }

    pub fn get(&self) -> Option<&fanorona_game> {
        self.0.as_deref()
    }

    /// What the game shows after a step or a stop.
    pub fn shown(&self) -> Vec<Value> {
        let (a, game) = (api(), self.get());
        let position = text(|buf, cap| unsafe { (a.game_position)(game, buf, cap) });
        vec![
            json!(position),
            json!((a.game_in_chain)(game)),
            json!((a.game_can_stop)(game)),
            json!((a.game_ply)(game)),
            json!((a.game_quiet)(game)),
            json!((a.game_repeats)(game)),
            json!((a.game_outcome)(game)),
            json!((a.game_winner)(game)),
        ]
    }
}

/// A step as the vectors have it.
pub fn told(step: &fanorona_step_info) -> Value {
    let taken = list(|out, cap| unsafe { (api().taken)(Some(step), out, cap) });
    json!([step.from, step.dir, step.kind, step.to, taken])
}

/// The moves of a board or a game, asked for in two calls; `None` when they are more than the limit.
pub fn moves(call: impl Fn(*mut fanorona_move, usize) -> i32) -> Option<Vec<fanorona_move>> {
    let count = call(std::ptr::null_mut(), 0);
    if count == -2 {
        return None;
    }
    let none = fanorona_move { count: 0, stop: 0, steps: [fanorona_step_info::default(); 22] };
    let mut moves = vec![none; usize::try_from(count).expect("a list")];
    assert_eq!(call(moves.as_mut_ptr(), moves.len()), count);
    Some(moves)
}
