//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::board::sternhalma_board;
use super::drawing::sternhalma_drawing_options;
use super::evaluation::{sternhalma_search_result, sternhalma_weights};
use super::game::{sternhalma_error, sternhalma_game, sternhalma_game_options};
use super::game_state::sternhalma_game_outcome;
use super::moves::sternhalma_move;
use super::options::sternhalma_option_error;
use super::search::{sternhalma_search_options, sternhalma_searcher};
use super::solve::{sternhalma_solution, sternhalma_solve_options};
use super::star::sternhalma_pair;
use super::text::sternhalma_read;
use super::undo::sternhalma_undo_info;
use super::{
    board, constants, drawing, evaluation, game, game_play, game_state, key, log, moves, options, play,
    search, solve, star, text, version,
};
use crate::abi_version::STERNHALMA_ABI;

/// Every function of this interface, the prefix sternhalma_ left out; sternhalma_new and sternhalma_free are
/// board_new and board_free. The table grows at its end only, and what stands in it never changes its place or its
/// meaning.
#[repr(C)]
pub struct sternhalma_api {
    /// The number of the interface the library has, as sternhalma_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// See sternhalma_version.
    pub version: extern "C" fn() -> *const c_char,
    /// See sternhalma_tables_ok.
    pub tables_ok: extern "C" fn() -> i32,
    /// See sternhalma_live.
    pub live: extern "C" fn() -> i32,
    /// See sternhalma_status_text.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// See sternhalma_holes.
    pub holes: extern "C" fn() -> i32,
    /// See sternhalma_xy.
    pub xy: extern "C" fn(
        hole: i32,
        x: Option<&mut MaybeUninit<i32>>,
        y: Option<&mut MaybeUninit<i32>>,
        z: Option<&mut MaybeUninit<i32>>,
    ) -> i32,
    /// See sternhalma_hole_at.
    pub hole_at: extern "C" fn(x: i32, y: i32) -> i32,
    /// See sternhalma_row_of.
    pub row_of: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_col_of.
    pub col_of: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_row_len.
    pub row_len: extern "C" fn(row: i32) -> i32,
    /// See sternhalma_row_start.
    pub row_start: extern "C" fn(row: i32) -> i32,
    /// See sternhalma_next_to.
    pub next_to: extern "C" fn(hole: i32, dir: i32) -> i32,
    /// See sternhalma_neighbours.
    pub neighbours: unsafe extern "C" fn(hole: i32, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_degree.
    pub degree: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_dir_opposite.
    pub dir_opposite: extern "C" fn(dir: i32) -> i32,
    /// See sternhalma_point_of.
    pub point_of: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_on_ring.
    pub on_ring: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_class_of.
    pub class_of: extern "C" fn(hole: i32) -> i32,
    /// See sternhalma_point_holes.
    pub point_holes: unsafe extern "C" fn(point: i32, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_front.
    pub front: unsafe extern "C" fn(point: i32, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_pairs.
    pub pairs: unsafe extern "C" fn(out: *mut sternhalma_pair, cap: usize) -> i32,
    /// See sternhalma_layout_ok.
    pub layout_ok: extern "C" fn(seats: i32, pieces: i32) -> i32,
    /// See sternhalma_layout_point.
    pub layout_point: extern "C" fn(seats: i32, seat: i32) -> i32,
    /// See sternhalma_new.
    pub board_new: extern "C" fn(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>>,
    /// See sternhalma_new_empty.
    pub new_empty: extern "C" fn(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>>,
    /// See sternhalma_from_string.
    pub from_string: unsafe extern "C" fn(
        text: *const c_char,
        board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
    ) -> i32,
    /// See sternhalma_from_string_n.
    pub from_string_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
        offset: Option<&mut MaybeUninit<usize>>,
    ) -> i32,
    /// See sternhalma_clone.
    pub clone: extern "C" fn(board: Option<&sternhalma_board>) -> Option<Box<sternhalma_board>>,
    /// See sternhalma_free.
    pub board_free: extern "C" fn(board: Option<Box<sternhalma_board>>),
    /// See sternhalma_to_string.
    pub to_string:
        unsafe extern "C" fn(board: Option<&sternhalma_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_reason.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// See sternhalma_at.
    pub at: extern "C" fn(board: Option<&sternhalma_board>, hole: i32) -> i32,
    /// See sternhalma_cells.
    pub cells: unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut i8, cap: usize) -> i32,
    /// See sternhalma_set_cells.
    pub set_cells:
        unsafe extern "C" fn(board: Option<&mut sternhalma_board>, cells: *const i8, n: usize) -> i32,
    /// See sternhalma_put.
    pub put: extern "C" fn(board: Option<&mut sternhalma_board>, hole: i32, seat: i32) -> i32,
    /// See sternhalma_lift.
    pub lift: extern "C" fn(board: Option<&mut sternhalma_board>, hole: i32) -> i32,
    /// See sternhalma_to_move.
    pub to_move: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_set_to_move.
    pub set_to_move: extern "C" fn(board: Option<&mut sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_seats.
    pub seats: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_pieces.
    pub pieces: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_count.
    pub count: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_seat_point.
    pub seat_point: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_steps.
    pub steps:
        unsafe extern "C" fn(board: Option<&sternhalma_board>, hole: i32, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_hops.
    pub hops: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        hole: i32,
        from: i32,
        out: *mut i32,
        cap: usize,
    ) -> i32,
    /// See sternhalma_reach.
    pub reach:
        unsafe extern "C" fn(board: Option<&sternhalma_board>, from: i32, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_path.
    pub path: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        from: i32,
        to: i32,
        out: *mut i32,
        cap: usize,
    ) -> i32,
    /// See sternhalma_legal.
    pub legal:
        unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut sternhalma_move, cap: usize) -> i32,
    /// See sternhalma_do_move.
    pub do_move: extern "C" fn(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32,
    /// See sternhalma_undo_move.
    pub undo_move: extern "C" fn(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32,
    /// See sternhalma_perft.
    pub perft: extern "C" fn(board: Option<&sternhalma_board>, depth: i32) -> u64,
    /// See sternhalma_play.
    pub play: extern "C" fn(
        board: Option<&mut sternhalma_board>,
        from: i32,
        to: i32,
        undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
    ) -> i32,
    /// See sternhalma_pass.
    pub pass: extern "C" fn(
        board: Option<&mut sternhalma_board>,
        undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
    ) -> i32,
    /// See sternhalma_resign.
    pub resign: extern "C" fn(
        board: Option<&mut sternhalma_board>,
        seat: i32,
        undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
    ) -> i32,
    /// See sternhalma_unplay.
    pub unplay:
        extern "C" fn(board: Option<&mut sternhalma_board>, undo: Option<&sternhalma_undo_info>) -> i32,
    /// See sternhalma_why_text.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// See sternhalma_can_pass.
    pub can_pass: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_home_complete.
    pub home_complete: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_finished.
    pub finished: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_place_of.
    pub place_of: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_places.
    pub places: unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_distance_left.
    pub distance_left: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// See sternhalma_over.
    pub over: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_how.
    pub how: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// See sternhalma_ply.
    pub ply: extern "C" fn(board: Option<&sternhalma_board>) -> i64,
    /// See sternhalma_cap.
    pub cap: extern "C" fn(board: Option<&sternhalma_board>) -> i64,
    /// See sternhalma_set_cap.
    pub set_cap: extern "C" fn(board: Option<&mut sternhalma_board>, plies: i64) -> i32,
    /// See sternhalma_key.
    pub key: extern "C" fn(board: Option<&sternhalma_board>) -> u64,
    /// See sternhalma_key_hex.
    pub key_hex: unsafe extern "C" fn(board: Option<&sternhalma_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_own_key.
    pub own_key: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> u64,
    /// See sternhalma_hex.
    pub hex: unsafe extern "C" fn(key: u64, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_zobrist.
    pub zobrist: extern "C" fn(seat: i32, hole: i32) -> u64,
    /// See sternhalma_zobrist_move.
    pub zobrist_move: extern "C" fn(seat: i32) -> u64,
    /// See sternhalma_zobrist_seats.
    pub zobrist_seats: extern "C" fn(seats: i32) -> u64,
    /// See sternhalma_name.
    pub name: unsafe extern "C" fn(hole: i32, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_hole_named.
    pub hole_named: unsafe extern "C" fn(name: *const c_char) -> i32,
    /// See sternhalma_hole_named_n.
    pub hole_named_n: unsafe extern "C" fn(name: *const c_char, len: usize) -> i32,
    /// See sternhalma_move_text.
    pub move_text: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        from: i32,
        to: i32,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_read_move.
    pub read_move: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        text: *const c_char,
        out: Option<&mut MaybeUninit<sternhalma_read>>,
    ) -> i32,
    /// See sternhalma_read_move_n.
    pub read_move_n: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        text: *const c_char,
        len: usize,
        out: Option<&mut MaybeUninit<sternhalma_read>>,
    ) -> i32,
    /// See sternhalma_read_reason.
    pub read_reason:
        unsafe extern "C" fn(refused: Option<&sternhalma_read>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_flag_name.
    pub flag_name: extern "C" fn(flag: i32) -> *const c_char,
    /// See sternhalma_game_reason.
    pub game_reason: extern "C" fn(flag: i32) -> *const c_char,
    /// See sternhalma_weights_default.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<sternhalma_weights>>),
    /// See sternhalma_evaluate.
    pub evaluate: extern "C" fn(
        board: Option<&sternhalma_board>,
        seat: i32,
        weights: Option<&sternhalma_weights>,
    ) -> i32,
    /// See sternhalma_random_forward.
    pub random_forward: extern "C" fn(
        board: Option<&sternhalma_board>,
        seed: u64,
        result: Option<&mut MaybeUninit<sternhalma_search_result>>,
    ) -> i32,
    /// See sternhalma_game_options_init.
    pub game_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_game_options>>),
    /// See sternhalma_game_new.
    pub game_new: unsafe extern "C" fn(
        options: *const sternhalma_game_options,
        game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
        error: Option<&mut MaybeUninit<sternhalma_error>>,
    ) -> i32,
    /// See sternhalma_error_text.
    pub error_text: extern "C" fn(field: i32, code: i32) -> *const c_char,
    /// See sternhalma_game_clone.
    pub game_clone: extern "C" fn(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_game>>,
    /// See sternhalma_game_free.
    pub game_free: extern "C" fn(game: Option<Box<sternhalma_game>>),
    /// See sternhalma_game_live.
    pub game_live: extern "C" fn() -> i32,
    /// See sternhalma_game_legal.
    pub game_legal:
        unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut sternhalma_move, cap: usize) -> i32,
    /// See sternhalma_game_path.
    pub game_path: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        from: i32,
        to: i32,
        out: *mut i32,
        cap: usize,
    ) -> i32,
    /// See sternhalma_game_move_text.
    pub game_move_text: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        from: i32,
        to: i32,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_game_play.
    pub game_play: unsafe extern "C" fn(game: Option<&mut sternhalma_game>, text: *const c_char) -> i32,
    /// See sternhalma_game_play_n.
    pub game_play_n:
        unsafe extern "C" fn(game: Option<&mut sternhalma_game>, text: *const c_char, len: usize) -> i32,
    /// See sternhalma_game_play_move.
    pub game_play_move: extern "C" fn(game: Option<&mut sternhalma_game>, from: i32, to: i32) -> i32,
    /// See sternhalma_game_pass.
    pub game_pass: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// See sternhalma_game_resign.
    pub game_resign: extern "C" fn(game: Option<&mut sternhalma_game>, seat: i32) -> i32,
    /// See sternhalma_game_undo.
    pub game_undo: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// See sternhalma_game_redo.
    pub game_redo: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// See sternhalma_game_read_move.
    pub game_read_move: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        text: *const c_char,
        out: Option<&mut MaybeUninit<sternhalma_read>>,
    ) -> i32,
    /// See sternhalma_game_read_move_n.
    pub game_read_move_n: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        text: *const c_char,
        len: usize,
        out: Option<&mut MaybeUninit<sternhalma_read>>,
    ) -> i32,
    /// See sternhalma_game_to_move.
    pub game_to_move: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_over.
    pub game_over: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_how.
    pub game_how: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_result.
    pub game_result: extern "C" fn(
        game: Option<&sternhalma_game>,
        out: Option<&mut MaybeUninit<sternhalma_game_outcome>>,
    ) -> i32,
    /// See sternhalma_game_result_text.
    pub game_result_text:
        unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_finished.
    pub game_finished: unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_game_places.
    pub game_places: unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut i32, cap: usize) -> i32,
    /// See sternhalma_game_place_of.
    pub game_place_of: extern "C" fn(game: Option<&sternhalma_game>, seat: i32) -> i32,
    /// See sternhalma_game_distance_left.
    pub game_distance_left: extern "C" fn(game: Option<&sternhalma_game>, seat: i32) -> i32,
    /// See sternhalma_game_at.
    pub game_at: extern "C" fn(game: Option<&sternhalma_game>, hole: i32) -> i32,
    /// See sternhalma_game_at_name.
    pub game_at_name: unsafe extern "C" fn(game: Option<&sternhalma_game>, name: *const c_char) -> i32,
    /// See sternhalma_game_ply.
    pub game_ply: extern "C" fn(game: Option<&sternhalma_game>) -> i64,
    /// See sternhalma_game_cap.
    pub game_cap: extern "C" fn(game: Option<&sternhalma_game>) -> i64,
    /// See sternhalma_game_seats.
    pub game_seats: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_pieces.
    pub game_pieces: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_first.
    pub game_first: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_start.
    pub game_start: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_solo.
    pub game_solo: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_position.
    pub game_position:
        unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_key.
    pub game_key: extern "C" fn(game: Option<&sternhalma_game>) -> u64,
    /// See sternhalma_game_board.
    pub game_board: extern "C" fn(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_board>>,
    /// See sternhalma_game_move_count.
    pub game_move_count: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// See sternhalma_game_move_at.
    pub game_move_at:
        unsafe extern "C" fn(game: Option<&sternhalma_game>, i: i32, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_moves.
    pub game_moves: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_history.
    pub game_history:
        unsafe extern "C" fn(game: Option<&sternhalma_game>, seat: i32, out: *mut u64, cap: usize) -> i32,
    /// See sternhalma_game_log.
    pub game_log: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_replay.
    pub game_replay: unsafe extern "C" fn(
        text: *const c_char,
        game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
        error: Option<&mut MaybeUninit<sternhalma_error>>,
    ) -> i32,
    /// See sternhalma_game_replay_n.
    pub game_replay_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
        error: Option<&mut MaybeUninit<sternhalma_error>>,
    ) -> i32,
    /// See sternhalma_search_options_init.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_search_options>>),
    /// See sternhalma_search_stop.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// See sternhalma_search.
    pub search: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_search_options,
        result: Option<&mut MaybeUninit<sternhalma_search_result>>,
    ) -> i32,
    /// See sternhalma_game_search.
    pub game_search: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        options: *const sternhalma_search_options,
        result: Option<&mut MaybeUninit<sternhalma_search_result>>,
    ) -> i32,
    /// See sternhalma_searcher_new.
    pub searcher_new: extern "C" fn() -> Option<Box<sternhalma_searcher>>,
    /// See sternhalma_searcher_free.
    pub searcher_free: extern "C" fn(searcher: Option<Box<sternhalma_searcher>>),
    /// See sternhalma_searcher_search.
    pub searcher_search: unsafe extern "C" fn(
        searcher: Option<&mut sternhalma_searcher>,
        board: Option<&sternhalma_board>,
        options: *const sternhalma_search_options,
        result: Option<&mut MaybeUninit<sternhalma_search_result>>,
    ) -> i32,
    /// See sternhalma_level.
    pub level: extern "C" fn(level: i32, options: Option<&mut MaybeUninit<sternhalma_search_options>>) -> i32,
    /// See sternhalma_search_moves.
    pub search_moves: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_search_options,
        results: *mut sternhalma_search_result,
        most: usize,
        count: Option<&mut MaybeUninit<i32>>,
    ) -> i32,
    /// See sternhalma_game_search_moves.
    pub game_search_moves: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        options: *const sternhalma_search_options,
        results: *mut sternhalma_search_result,
        most: usize,
        count: Option<&mut MaybeUninit<i32>>,
    ) -> i32,
    /// See sternhalma_solve_options_init.
    pub solve_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_solve_options>>),
    /// See sternhalma_solve.
    pub solve: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_solve_options,
        moves: *mut sternhalma_move,
        cap: usize,
        solution: Option<&mut MaybeUninit<sternhalma_solution>>,
    ) -> i32,
    /// See sternhalma_solve_together.
    pub solve_together: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_solve_options,
        moves: *mut sternhalma_move,
        cap: usize,
        solution: Option<&mut MaybeUninit<sternhalma_solution>>,
    ) -> i32,
    /// See sternhalma_solve_text.
    pub solve_text: extern "C" fn(answer: i32) -> *const c_char,
    /// See sternhalma_constant.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See sternhalma_constant_n.
    pub constant_n:
        unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See sternhalma_constant_at.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// See sternhalma_drawing_options_init.
    pub drawing_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_drawing_options>>),
    /// See sternhalma_svg.
    pub svg: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_text.
    pub text: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        options: *const sternhalma_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_game_svg.
    pub game_svg: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        options: *const sternhalma_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_game_text.
    pub game_text: unsafe extern "C" fn(
        game: Option<&sternhalma_game>,
        options: *const sternhalma_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See sternhalma_search_options_check. Since interface 2.
    pub search_options_check: unsafe extern "C" fn(
        options: *const sternhalma_search_options,
        error: Option<&mut MaybeUninit<sternhalma_option_error>>,
    ) -> i32,
    /// See sternhalma_solve_options_check. Since interface 2.
    pub solve_options_check: unsafe extern "C" fn(
        options: *const sternhalma_solve_options,
        error: Option<&mut MaybeUninit<sternhalma_option_error>>,
    ) -> i32,
    /// See sternhalma_drawing_options_check. Since interface 2.
    pub drawing_options_check: unsafe extern "C" fn(
        options: *const sternhalma_drawing_options,
        error: Option<&mut MaybeUninit<sternhalma_option_error>>,
    ) -> i32,
    /// See sternhalma_option_error_text. Since interface 2.
    pub option_error_text:
        unsafe extern "C" fn(error: Option<&sternhalma_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_perft_until. Since interface 2.
    pub perft_until: unsafe extern "C" fn(
        board: Option<&sternhalma_board>,
        depth: i32,
        stop: *const i32,
        poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
        user: *mut c_void,
        count: Option<&mut MaybeUninit<u64>>,
    ) -> i32,
    /// See sternhalma_from_string_reason_n. Since interface 2.
    pub from_string_reason_n:
        unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_options_reason. Since interface 2.
    pub game_options_reason:
        unsafe extern "C" fn(options: *const sternhalma_game_options, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_game_replay_reason_n. Since interface 2.
    pub game_replay_reason_n:
        unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// See sternhalma_restore_n. Since interface 2.
    pub restore_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
        offset: Option<&mut MaybeUninit<usize>>,
    ) -> i32,
    /// See sternhalma_search_options_init_sized. Since interface 2.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut sternhalma_search_options, size: usize),
    /// See sternhalma_solve_options_init_sized. Since interface 2.
    pub solve_options_init_sized: unsafe extern "C" fn(options: *mut sternhalma_solve_options, size: usize),
    /// See sternhalma_level_sized. Since interface 2.
    pub level_sized:
        unsafe extern "C" fn(level: i32, options: *mut sternhalma_search_options, size: usize) -> i32,
}

static TABLE: sternhalma_api = sternhalma_api {
    abi_version: STERNHALMA_ABI,
    size: size_of::<sternhalma_api>() as u32,
    version: version::sternhalma_version,
    tables_ok: version::sternhalma_tables_ok,
    live: version::sternhalma_live,
    status_text: version::sternhalma_status_text,
    holes: star::sternhalma_holes,
    xy: star::sternhalma_xy,
    hole_at: star::sternhalma_hole_at,
    row_of: star::sternhalma_row_of,
    col_of: star::sternhalma_col_of,
    row_len: star::sternhalma_row_len,
    row_start: star::sternhalma_row_start,
    next_to: star::sternhalma_next_to,
    neighbours: star::sternhalma_neighbours,
    degree: star::sternhalma_degree,
    dir_opposite: star::sternhalma_dir_opposite,
    point_of: star::sternhalma_point_of,
    on_ring: star::sternhalma_on_ring,
    class_of: star::sternhalma_class_of,
    point_holes: star::sternhalma_point_holes,
    front: star::sternhalma_front,
    pairs: star::sternhalma_pairs,
    layout_ok: star::sternhalma_layout_ok,
    layout_point: star::sternhalma_layout_point,
    board_new: board::sternhalma_new,
    new_empty: board::sternhalma_new_empty,
    from_string: board::sternhalma_from_string,
    from_string_n: board::sternhalma_from_string_n,
    clone: board::sternhalma_clone,
    board_free: board::sternhalma_free,
    to_string: board::sternhalma_to_string,
    reason: board::sternhalma_reason,
    at: board::sternhalma_at,
    cells: board::sternhalma_cells,
    set_cells: board::sternhalma_set_cells,
    put: board::sternhalma_put,
    lift: board::sternhalma_lift,
    to_move: board::sternhalma_to_move,
    set_to_move: board::sternhalma_set_to_move,
    seats: board::sternhalma_seats,
    pieces: board::sternhalma_pieces,
    count: board::sternhalma_count,
    seat_point: board::sternhalma_seat_point,
    steps: moves::sternhalma_steps,
    hops: moves::sternhalma_hops,
    reach: moves::sternhalma_reach,
    path: moves::sternhalma_path,
    legal: moves::sternhalma_legal,
    do_move: moves::sternhalma_do_move,
    undo_move: moves::sternhalma_undo_move,
    perft: moves::sternhalma_perft,
    play: play::sternhalma_play,
    pass: play::sternhalma_pass,
    resign: play::sternhalma_resign,
    unplay: play::sternhalma_unplay,
    why_text: play::sternhalma_why_text,
    can_pass: play::sternhalma_can_pass,
    home_complete: play::sternhalma_home_complete,
    finished: play::sternhalma_finished,
    place_of: play::sternhalma_place_of,
    places: play::sternhalma_places,
    distance_left: play::sternhalma_distance_left,
    over: play::sternhalma_over,
    how: play::sternhalma_how,
    ply: play::sternhalma_ply,
    cap: play::sternhalma_cap,
    set_cap: play::sternhalma_set_cap,
    key: key::sternhalma_key,
    key_hex: key::sternhalma_key_hex,
    own_key: key::sternhalma_own_key,
    hex: key::sternhalma_hex,
    zobrist: key::sternhalma_zobrist,
    zobrist_move: key::sternhalma_zobrist_move,
    zobrist_seats: key::sternhalma_zobrist_seats,
    name: text::sternhalma_name,
    hole_named: text::sternhalma_hole_named,
    hole_named_n: text::sternhalma_hole_named_n,
    move_text: text::sternhalma_move_text,
    read_move: text::sternhalma_read_move,
    read_move_n: text::sternhalma_read_move_n,
    read_reason: text::sternhalma_read_reason,
    flag_name: text::sternhalma_flag_name,
    game_reason: text::sternhalma_game_reason,
    weights_default: evaluation::sternhalma_weights_default,
    evaluate: evaluation::sternhalma_evaluate,
    random_forward: evaluation::sternhalma_random_forward,
    game_options_init: game::sternhalma_game_options_init,
    game_new: game::sternhalma_game_new,
    error_text: game::sternhalma_error_text,
    game_clone: game::sternhalma_game_clone,
    game_free: game::sternhalma_game_free,
    game_live: game::sternhalma_game_live,
    game_legal: game_play::sternhalma_game_legal,
    game_path: game_play::sternhalma_game_path,
    game_move_text: game_play::sternhalma_game_move_text,
    game_play: game_play::sternhalma_game_play,
    game_play_n: game_play::sternhalma_game_play_n,
    game_play_move: game_play::sternhalma_game_play_move,
    game_pass: game_play::sternhalma_game_pass,
    game_resign: game_play::sternhalma_game_resign,
    game_undo: game_play::sternhalma_game_undo,
    game_redo: game_play::sternhalma_game_redo,
    game_read_move: game_play::sternhalma_game_read_move,
    game_read_move_n: game_play::sternhalma_game_read_move_n,
    game_to_move: game_state::sternhalma_game_to_move,
    game_over: game_state::sternhalma_game_over,
    game_how: game_state::sternhalma_game_how,
    game_result: game_state::sternhalma_game_result,
    game_result_text: game_state::sternhalma_game_result_text,
    game_finished: game_state::sternhalma_game_finished,
    game_places: game_state::sternhalma_game_places,
    game_place_of: game_state::sternhalma_game_place_of,
    game_distance_left: game_state::sternhalma_game_distance_left,
    game_at: game_state::sternhalma_game_at,
    game_at_name: game_state::sternhalma_game_at_name,
    game_ply: game_state::sternhalma_game_ply,
    game_cap: game_state::sternhalma_game_cap,
    game_seats: game_state::sternhalma_game_seats,
    game_pieces: game_state::sternhalma_game_pieces,
    game_first: game_state::sternhalma_game_first,
    game_start: game_state::sternhalma_game_start,
    game_solo: game_state::sternhalma_game_solo,
    game_position: game_state::sternhalma_game_position,
    game_key: game_state::sternhalma_game_key,
    game_board: game_state::sternhalma_game_board,
    game_move_count: log::sternhalma_game_move_count,
    game_move_at: log::sternhalma_game_move_at,
    game_moves: log::sternhalma_game_moves,
    game_history: log::sternhalma_game_history,
    game_log: log::sternhalma_game_log,
    game_replay: log::sternhalma_game_replay,
    game_replay_n: log::sternhalma_game_replay_n,
    search_options_init: search::sternhalma_search_options_init,
    search_stop: search::sternhalma_search_stop,
    search: search::sternhalma_search,
    game_search: search::sternhalma_game_search,
    searcher_new: search::sternhalma_searcher_new,
    searcher_free: search::sternhalma_searcher_free,
    searcher_search: search::sternhalma_searcher_search,
    level: search::sternhalma_level,
    search_moves: search::sternhalma_search_moves,
    game_search_moves: search::sternhalma_game_search_moves,
    solve_options_init: solve::sternhalma_solve_options_init,
    solve: solve::sternhalma_solve,
    solve_together: solve::sternhalma_solve_together,
    solve_text: solve::sternhalma_solve_text,
    constant: constants::sternhalma_constant,
    constant_n: constants::sternhalma_constant_n,
    constant_at: constants::sternhalma_constant_at,
    drawing_options_init: drawing::sternhalma_drawing_options_init,
    svg: drawing::sternhalma_svg,
    text: drawing::sternhalma_text,
    game_svg: drawing::sternhalma_game_svg,
    game_text: drawing::sternhalma_game_text,
    search_options_check: search::sternhalma_search_options_check,
    solve_options_check: solve::sternhalma_solve_options_check,
    drawing_options_check: drawing::sternhalma_drawing_options_check,
    option_error_text: options::sternhalma_option_error_text,
    perft_until: moves::sternhalma_perft_until,
    from_string_reason_n: board::sternhalma_from_string_reason_n,
    game_options_reason: game::sternhalma_game_options_reason,
    game_replay_reason_n: log::sternhalma_game_replay_reason_n,
    restore_n: board::sternhalma_restore_n,
    search_options_init_sized: search::sternhalma_search_options_init_sized,
    solve_options_init_sized: solve::sternhalma_solve_options_init_sized,
    level_sized: search::sternhalma_level_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, STERNHALMA_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_api_get(at_least: u32) -> Option<&'static sternhalma_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
