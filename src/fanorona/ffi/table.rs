//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::board::fanorona_board;
use super::evaluation::fanorona_weights;
use super::game::{fanorona_error, fanorona_game, fanorona_game_options};
use super::moves::fanorona_move;
use super::options::fanorona_option_error;
use super::search::{fanorona_search_options, fanorona_search_result, fanorona_searcher};
use super::steps::fanorona_step_info;
use super::undo::fanorona_undo_info;
use super::{
    board, constants, evaluation, game, game_play, game_state, log, moves, options, play, points, search,
    steps, text, version,
};
use crate::abi_version::FANORONA_ABI;

/// Every function of this interface, the prefix fanorona_ left out; fanorona_new and fanorona_free are board_new and
/// board_free. The table grows at its end only, and what stands in it never changes its place or its meaning.
#[repr(C)]
pub struct fanorona_api {
    /// The number of the interface the library has, as fanorona_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// See fanorona_version.
    pub version: extern "C" fn() -> *const c_char,
    /// See fanorona_live.
    pub live: extern "C" fn() -> i32,
    /// See fanorona_status_text.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// See fanorona_new.
    pub board_new: unsafe extern "C" fn(board: *const c_char) -> Option<Box<fanorona_board>>,
    /// See fanorona_from_string.
    pub from_string: unsafe extern "C" fn(
        text: *const c_char,
        board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>,
    ) -> i32,
    /// See fanorona_from_string_n.
    pub from_string_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>,
        offset: Option<&mut MaybeUninit<usize>>,
    ) -> i32,
    /// See fanorona_clone.
    pub clone: extern "C" fn(board: Option<&fanorona_board>) -> Option<Box<fanorona_board>>,
    /// See fanorona_free.
    pub board_free: extern "C" fn(board: Option<Box<fanorona_board>>),
    /// See fanorona_to_string.
    pub to_string: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_reason.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// See fanorona_shape.
    pub shape: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_shape_name.
    pub shape_name: extern "C" fn(shape: i32) -> *const c_char,
    /// See fanorona_at.
    pub at: extern "C" fn(board: Option<&fanorona_board>, point: i32) -> i32,
    /// See fanorona_cells.
    pub cells: unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut i8, cap: usize) -> i32,
    /// See fanorona_stones.
    pub stones: extern "C" fn(board: Option<&fanorona_board>, side: i32) -> u64,
    /// See fanorona_count.
    pub count: extern "C" fn(board: Option<&fanorona_board>, side: i32) -> i32,
    /// See fanorona_side.
    pub side: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_key.
    pub key: extern "C" fn(board: Option<&fanorona_board>) -> u64,
    /// See fanorona_key_hex.
    pub key_hex: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_in_chain.
    pub in_chain: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_chain_at.
    pub chain_at: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_chain_path.
    pub chain_path: unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut i32, cap: usize) -> i32,
    /// See fanorona_can_stop.
    pub can_stop: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_points.
    pub points: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_files.
    pub files: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_ranks.
    pub ranks: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// See fanorona_name.
    pub name:
        unsafe extern "C" fn(board: Option<&fanorona_board>, point: i32, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_point_named.
    pub point_named: unsafe extern "C" fn(board: Option<&fanorona_board>, name: *const c_char) -> i32,
    /// See fanorona_strong.
    pub strong: extern "C" fn(board: Option<&fanorona_board>, point: i32) -> i32,
    /// See fanorona_neighbours.
    pub neighbours:
        unsafe extern "C" fn(board: Option<&fanorona_board>, point: i32, out: *mut i32, cap: usize) -> i32,
    /// See fanorona_next_to.
    pub next_to: extern "C" fn(board: Option<&fanorona_board>, point: i32, dir: i32) -> i32,
    /// See fanorona_dir_opposite.
    pub dir_opposite: extern "C" fn(dir: i32) -> i32,
    /// See fanorona_steps.
    pub steps:
        unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut fanorona_step_info, cap: usize) -> i32,
    /// See fanorona_taken.
    pub taken: unsafe extern "C" fn(step: Option<&fanorona_step_info>, out: *mut i32, cap: usize) -> i32,
    /// See fanorona_step_text.
    pub step_text: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        step: Option<&fanorona_step_info>,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See fanorona_why.
    pub why: extern "C" fn(board: Option<&fanorona_board>, from: i32, dir: i32, kind: i32) -> i32,
    /// See fanorona_why_text.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// See fanorona_perft.
    pub perft: extern "C" fn(board: Option<&fanorona_board>, depth: i32) -> u64,
    /// See fanorona_perft_moves.
    pub perft_moves: extern "C" fn(board: Option<&fanorona_board>, depth: i32) -> u64,
    /// See fanorona_step.
    pub step: extern "C" fn(
        board: Option<&mut fanorona_board>,
        from: i32,
        dir: i32,
        kind: i32,
        undo: Option<&mut MaybeUninit<fanorona_undo_info>>,
    ) -> i32,
    /// See fanorona_stop.
    pub stop: extern "C" fn(
        board: Option<&mut fanorona_board>,
        undo: Option<&mut MaybeUninit<fanorona_undo_info>>,
    ) -> i32,
    /// See fanorona_undo.
    pub undo: extern "C" fn(board: Option<&mut fanorona_board>, undo: Option<&fanorona_undo_info>) -> i32,
    /// See fanorona_moves.
    pub moves: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        limit: i32,
        out: *mut fanorona_move,
        cap: usize,
    ) -> i32,
    /// See fanorona_move_text.
    pub move_text: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        m: Option<&fanorona_move>,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See fanorona_read_move.
    pub read_move: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        text: *const c_char,
        m: Option<&mut MaybeUninit<fanorona_move>>,
    ) -> i32,
    /// See fanorona_read_move_n.
    pub read_move_n: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        text: *const c_char,
        len: usize,
        m: Option<&mut MaybeUninit<fanorona_move>>,
    ) -> i32,
    /// See fanorona_weights_default.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<fanorona_weights>>),
    /// See fanorona_evaluate.
    pub evaluate: extern "C" fn(board: Option<&fanorona_board>, weights: Option<&fanorona_weights>) -> i32,
    /// See fanorona_game_options_init.
    pub game_options_init: extern "C" fn(options: Option<&mut MaybeUninit<fanorona_game_options>>),
    /// See fanorona_game_new.
    pub game_new: unsafe extern "C" fn(
        options: *const fanorona_game_options,
        game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
        error: Option<&mut MaybeUninit<fanorona_error>>,
    ) -> i32,
    /// See fanorona_error_text.
    pub error_text: extern "C" fn(field: i32, code: i32) -> *const c_char,
    /// See fanorona_game_clone.
    pub game_clone: extern "C" fn(game: Option<&fanorona_game>) -> Option<Box<fanorona_game>>,
    /// See fanorona_game_free.
    pub game_free: extern "C" fn(game: Option<Box<fanorona_game>>),
    /// See fanorona_game_live.
    pub game_live: extern "C" fn() -> i32,
    /// See fanorona_game_board.
    pub game_board: extern "C" fn(game: Option<&fanorona_game>) -> Option<Box<fanorona_board>>,
    /// See fanorona_game_steps.
    pub game_steps:
        unsafe extern "C" fn(game: Option<&fanorona_game>, out: *mut fanorona_step_info, cap: usize) -> i32,
    /// See fanorona_game_can_stop.
    pub game_can_stop: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_step.
    pub game_step: extern "C" fn(game: Option<&mut fanorona_game>, from: i32, dir: i32, kind: i32) -> i32,
    /// See fanorona_game_stop.
    pub game_stop: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// See fanorona_game_refused.
    pub game_refused: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_why.
    pub game_why: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_undo.
    pub game_undo: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// See fanorona_game_undo_move.
    pub game_undo_move: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// See fanorona_game_depth.
    pub game_depth: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_moves.
    pub game_moves: unsafe extern "C" fn(
        game: Option<&fanorona_game>,
        limit: i32,
        out: *mut fanorona_move,
        cap: usize,
    ) -> i32,
    /// See fanorona_game_play_move.
    pub game_play_move: extern "C" fn(game: Option<&mut fanorona_game>, m: Option<&fanorona_move>) -> i32,
    /// See fanorona_game_play.
    pub game_play: unsafe extern "C" fn(game: Option<&mut fanorona_game>, text: *const c_char) -> i32,
    /// See fanorona_game_play_n.
    pub game_play_n:
        unsafe extern "C" fn(game: Option<&mut fanorona_game>, text: *const c_char, len: usize) -> i32,
    /// See fanorona_game_read_move.
    pub game_read_move: unsafe extern "C" fn(
        game: Option<&fanorona_game>,
        text: *const c_char,
        m: Option<&mut MaybeUninit<fanorona_move>>,
    ) -> i32,
    /// See fanorona_game_read_move_n.
    pub game_read_move_n: unsafe extern "C" fn(
        game: Option<&fanorona_game>,
        text: *const c_char,
        len: usize,
        m: Option<&mut MaybeUninit<fanorona_move>>,
    ) -> i32,
    /// See fanorona_game_over.
    pub game_over: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_outcome.
    pub game_outcome: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_how.
    pub game_how: extern "C" fn(game: Option<&fanorona_game>) -> *const c_char,
    /// See fanorona_game_winner.
    pub game_winner: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_is_draw.
    pub game_is_draw: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_ply.
    pub game_ply: extern "C" fn(game: Option<&fanorona_game>) -> i64,
    /// See fanorona_game_quiet.
    pub game_quiet: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_repeats.
    pub game_repeats: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_key_at.
    pub game_key_at:
        extern "C" fn(game: Option<&fanorona_game>, ply: i64, key: Option<&mut MaybeUninit<u64>>) -> i32,
    /// See fanorona_game_history.
    pub game_history: unsafe extern "C" fn(game: Option<&fanorona_game>, out: *mut u64, cap: usize) -> i32,
    /// See fanorona_game_quiet_limit.
    pub game_quiet_limit: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_repeat.
    pub game_repeat: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_ply_cap.
    pub game_ply_cap: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_position.
    pub game_position:
        unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_side.
    pub game_side: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_at.
    pub game_at: extern "C" fn(game: Option<&fanorona_game>, point: i32) -> i32,
    /// See fanorona_game_count.
    pub game_count: extern "C" fn(game: Option<&fanorona_game>, side: i32) -> i32,
    /// See fanorona_game_key.
    pub game_key: extern "C" fn(game: Option<&fanorona_game>) -> u64,
    /// See fanorona_game_key_hex.
    pub game_key_hex: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_in_chain.
    pub game_in_chain: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_chain_at.
    pub game_chain_at: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// See fanorona_game_evaluate.
    pub game_evaluate: extern "C" fn(game: Option<&fanorona_game>, weights: Option<&fanorona_weights>) -> i32,
    /// See fanorona_game_weights.
    pub game_weights: extern "C" fn(weights: Option<&mut MaybeUninit<fanorona_weights>>),
    /// See fanorona_game_win_score.
    pub game_win_score: extern "C" fn() -> i32,
    /// See fanorona_game_to_text.
    pub game_to_text: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_from_text.
    pub game_from_text: unsafe extern "C" fn(
        text: *const c_char,
        game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
        error: Option<&mut MaybeUninit<fanorona_error>>,
    ) -> i32,
    /// See fanorona_game_from_text_n.
    pub game_from_text_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
        error: Option<&mut MaybeUninit<fanorona_error>>,
    ) -> i32,
    /// See fanorona_text.
    pub text: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_svg.
    pub svg: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_text.
    pub game_text: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_svg.
    pub game_svg: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_search_options_init.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<fanorona_search_options>>),
    /// See fanorona_search_stop.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// See fanorona_game_search.
    pub game_search: unsafe extern "C" fn(
        game: Option<&fanorona_game>,
        options: *const fanorona_search_options,
        result: Option<&mut MaybeUninit<fanorona_search_result>>,
    ) -> i32,
    /// See fanorona_searcher_new.
    pub searcher_new: extern "C" fn() -> Option<Box<fanorona_searcher>>,
    /// See fanorona_searcher_free.
    pub searcher_free: extern "C" fn(searcher: Option<Box<fanorona_searcher>>),
    /// See fanorona_searcher_search.
    pub searcher_search: unsafe extern "C" fn(
        searcher: Option<&mut fanorona_searcher>,
        game: Option<&fanorona_game>,
        options: *const fanorona_search_options,
        result: Option<&mut MaybeUninit<fanorona_search_result>>,
    ) -> i32,
    /// See fanorona_constant.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See fanorona_constant_n.
    pub constant_n:
        unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See fanorona_constant_at.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// See fanorona_search_options_check. Since interface 2.
    pub search_options_check: unsafe extern "C" fn(
        options: *const fanorona_search_options,
        error: Option<&mut MaybeUninit<fanorona_option_error>>,
    ) -> i32,
    /// See fanorona_option_error_text. Since interface 2.
    pub option_error_text:
        unsafe extern "C" fn(error: Option<&fanorona_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_perft_until. Since interface 2.
    pub perft_until: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        depth: i32,
        stop: *const i32,
        poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
        user: *mut c_void,
        count: Option<&mut MaybeUninit<u64>>,
    ) -> i32,
    /// See fanorona_perft_moves_until. Since interface 2.
    pub perft_moves_until: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        depth: i32,
        stop: *const i32,
        poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
        user: *mut c_void,
        count: Option<&mut MaybeUninit<u64>>,
    ) -> i32,
    /// See fanorona_from_string_reason_n. Since interface 2.
    pub from_string_reason_n:
        unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_read_move_reason_n. Since interface 2.
    pub read_move_reason_n: unsafe extern "C" fn(
        board: Option<&fanorona_board>,
        text: *const c_char,
        len: usize,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See fanorona_game_options_reason. Since interface 2.
    pub game_options_reason:
        unsafe extern "C" fn(options: *const fanorona_game_options, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_game_read_move_reason_n. Since interface 2.
    pub game_read_move_reason_n: unsafe extern "C" fn(
        game: Option<&fanorona_game>,
        text: *const c_char,
        len: usize,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See fanorona_game_from_text_reason_n. Since interface 2.
    pub game_from_text_reason_n:
        unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// See fanorona_search_options_init_sized. Since interface 2.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut fanorona_search_options, size: usize),
}

static TABLE: fanorona_api = fanorona_api {
    abi_version: FANORONA_ABI,
    size: size_of::<fanorona_api>() as u32,
    version: version::fanorona_version,
    live: version::fanorona_live,
    status_text: version::fanorona_status_text,
    board_new: board::fanorona_new,
    from_string: board::fanorona_from_string,
    from_string_n: board::fanorona_from_string_n,
    clone: board::fanorona_clone,
    board_free: board::fanorona_free,
    to_string: board::fanorona_to_string,
    reason: board::fanorona_reason,
    shape: board::fanorona_shape,
    shape_name: board::fanorona_shape_name,
    at: board::fanorona_at,
    cells: board::fanorona_cells,
    stones: board::fanorona_stones,
    count: board::fanorona_count,
    side: board::fanorona_side,
    key: board::fanorona_key,
    key_hex: board::fanorona_key_hex,
    in_chain: board::fanorona_in_chain,
    chain_at: board::fanorona_chain_at,
    chain_path: board::fanorona_chain_path,
    can_stop: board::fanorona_can_stop,
    points: points::fanorona_points,
    files: points::fanorona_files,
    ranks: points::fanorona_ranks,
    name: points::fanorona_name,
    point_named: points::fanorona_point_named,
    strong: points::fanorona_strong,
    neighbours: points::fanorona_neighbours,
    next_to: points::fanorona_next_to,
    dir_opposite: points::fanorona_dir_opposite,
    steps: steps::fanorona_steps,
    taken: steps::fanorona_taken,
    step_text: steps::fanorona_step_text,
    why: steps::fanorona_why,
    why_text: steps::fanorona_why_text,
    perft: steps::fanorona_perft,
    perft_moves: steps::fanorona_perft_moves,
    step: play::fanorona_step,
    stop: play::fanorona_stop,
    undo: play::fanorona_undo,
    moves: moves::fanorona_moves,
    move_text: moves::fanorona_move_text,
    read_move: moves::fanorona_read_move,
    read_move_n: moves::fanorona_read_move_n,
    weights_default: evaluation::fanorona_weights_default,
    evaluate: evaluation::fanorona_evaluate,
    game_options_init: game::fanorona_game_options_init,
    game_new: game::fanorona_game_new,
    error_text: game::fanorona_error_text,
    game_clone: game::fanorona_game_clone,
    game_free: game::fanorona_game_free,
    game_live: game::fanorona_game_live,
    game_board: game::fanorona_game_board,
    game_steps: game_play::fanorona_game_steps,
    game_can_stop: game_play::fanorona_game_can_stop,
    game_step: game_play::fanorona_game_step,
    game_stop: game_play::fanorona_game_stop,
    game_refused: game_play::fanorona_game_refused,
    game_why: game_play::fanorona_game_why,
    game_undo: game_play::fanorona_game_undo,
    game_undo_move: game_play::fanorona_game_undo_move,
    game_depth: game_play::fanorona_game_depth,
    game_moves: game_play::fanorona_game_moves,
    game_play_move: game_play::fanorona_game_play_move,
    game_play: game_play::fanorona_game_play,
    game_play_n: game_play::fanorona_game_play_n,
    game_read_move: game_play::fanorona_game_read_move,
    game_read_move_n: game_play::fanorona_game_read_move_n,
    game_over: game_state::fanorona_game_over,
    game_outcome: game_state::fanorona_game_outcome,
    game_how: game_state::fanorona_game_how,
    game_winner: game_state::fanorona_game_winner,
    game_is_draw: game_state::fanorona_game_is_draw,
    game_ply: game_state::fanorona_game_ply,
    game_quiet: game_state::fanorona_game_quiet,
    game_repeats: game_state::fanorona_game_repeats,
    game_key_at: game_state::fanorona_game_key_at,
    game_history: game_state::fanorona_game_history,
    game_quiet_limit: game_state::fanorona_game_quiet_limit,
    game_repeat: game_state::fanorona_game_repeat,
    game_ply_cap: game_state::fanorona_game_ply_cap,
    game_position: game_state::fanorona_game_position,
    game_side: game_state::fanorona_game_side,
    game_at: game_state::fanorona_game_at,
    game_count: game_state::fanorona_game_count,
    game_key: game_state::fanorona_game_key,
    game_key_hex: game_state::fanorona_game_key_hex,
    game_in_chain: game_state::fanorona_game_in_chain,
    game_chain_at: game_state::fanorona_game_chain_at,
    game_evaluate: game_state::fanorona_game_evaluate,
    game_weights: game_state::fanorona_game_weights,
    game_win_score: game_state::fanorona_game_win_score,
    game_to_text: log::fanorona_game_to_text,
    game_from_text: log::fanorona_game_from_text,
    game_from_text_n: log::fanorona_game_from_text_n,
    text: text::fanorona_text,
    svg: text::fanorona_svg,
    game_text: text::fanorona_game_text,
    game_svg: text::fanorona_game_svg,
    search_options_init: search::fanorona_search_options_init,
    search_stop: search::fanorona_search_stop,
    game_search: search::fanorona_game_search,
    searcher_new: search::fanorona_searcher_new,
    searcher_free: search::fanorona_searcher_free,
    searcher_search: search::fanorona_searcher_search,
    constant: constants::fanorona_constant,
    constant_n: constants::fanorona_constant_n,
    constant_at: constants::fanorona_constant_at,
    search_options_check: search::fanorona_search_options_check,
    option_error_text: options::fanorona_option_error_text,
    perft_until: steps::fanorona_perft_until,
    perft_moves_until: steps::fanorona_perft_moves_until,
    from_string_reason_n: board::fanorona_from_string_reason_n,
    read_move_reason_n: moves::fanorona_read_move_reason_n,
    game_options_reason: game::fanorona_game_options_reason,
    game_read_move_reason_n: game_play::fanorona_game_read_move_reason_n,
    game_from_text_reason_n: log::fanorona_game_from_text_reason_n,
    search_options_init_sized: search::fanorona_search_options_init_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, FANORONA_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_api_get(at_least: u32) -> Option<&'static fanorona_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
