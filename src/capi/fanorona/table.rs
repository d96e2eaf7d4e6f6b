//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

// Generated from table.txt and the declarations of its functions; `make headers` writes it again.

use std::mem::MaybeUninit;

use libc::{c_char, c_void};

use super::version::*;
use super::board::*;
use super::points::*;
use super::steps::*;
use super::undo::*;
use super::play::*;
use super::moves::*;
use super::evaluation::*;
use super::game::*;
use super::game_play::*;
use super::game_state::*;
use super::log::*;
use super::text::*;
use super::options::*;
use super::search::*;
use super::constants::*;

use crate::capi::abi_version::FANORONA_ABI;

/// Every function of this interface, the prefix fanorona_ left out.
/// Members with another name: fanorona_new is board_new, fanorona_free is board_free.
/// The table grows at its end only, and what stands in it never changes its place or its meaning.
#[repr(C)]
#[allow(clippy::type_complexity, reason = "the types are those of the functions")]
pub struct fanorona_api {
    /// The number of the interface the library has, as fanorona_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// The version of the library as text, such as "0.1.0".
    pub version: extern "C" fn() -> *const c_char,
    /// How many boards exist, made and not yet freed, over all threads.
    pub live: extern "C" fn() -> i32,
    /// What a negative answer of a status, list or text function means, in words.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// A board set up for a game.
    pub board_new: unsafe extern "C" fn(board: *const c_char) -> Option<Box<fanorona_board>>,
    /// The board that a position string describes.
    pub from_string: unsafe extern "C" fn(text: *const c_char, board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>) -> i32,
    /// As fanorona_from_string, of a string that need not end in a NUL.
    pub from_string_n: unsafe extern "C" fn(text: *const c_char, len: usize, board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>, offset: Option<&mut MaybeUninit<usize>>) -> i32,
    /// A board of its own with the same position and the same move in progress.
    pub clone: extern "C" fn(board: Option<&fanorona_board>) -> Option<Box<fanorona_board>>,
    /// Releases a board.
    pub board_free: extern "C" fn(board: Option<Box<fanorona_board>>),
    /// The position as a string, which fanorona_from_string reads.
    pub to_string: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// A refusal of a position string in words.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// Which of the boards it is.
    pub shape: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// The name of a board.
    pub shape_name: extern "C" fn(shape: i32) -> *const c_char,
    /// What stands on a point.
    pub at: extern "C" fn(board: Option<&fanorona_board>, point: i32) -> i32,
    /// What stands on every point, in the order of their numbers.
    pub cells: unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut i8, cap: usize) -> i32,
    /// The points a side's stones are on, one bit a point, point 0 the lowest.
    pub stones: extern "C" fn(board: Option<&fanorona_board>, side: i32) -> u64,
    /// How many stones a side has.
    pub count: extern "C" fn(board: Option<&fanorona_board>, side: i32) -> i32,
    /// The side whose turn it is.
    pub side: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// The key.
    pub key: extern "C" fn(board: Option<&fanorona_board>) -> u64,
    /// The key as sixteen hexadecimal digits.
    pub key_hex: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// Whether a move is in progress.
    pub in_chain: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// The point of the stone that is in the middle of its move.
    pub chain_at: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// The points that stone has stood on in this move, its start first and the present one last.
    pub chain_path: unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut i32, cap: usize) -> i32,
    /// Whether the mover may end the move here.
    pub can_stop: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// How many points the board has.
    pub points: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// How many files the board has, named from a on.
    pub files: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// How many ranks the board has, numbered from 1.
    pub ranks: extern "C" fn(board: Option<&fanorona_board>) -> i32,
    /// A point's name.
    pub name: unsafe extern "C" fn(board: Option<&fanorona_board>, point: i32, buf: *mut c_char, cap: usize) -> i32,
    /// The point of a name.
    pub point_named: unsafe extern "C" fn(board: Option<&fanorona_board>, name: *const c_char) -> i32,
    /// Whether a point is strong.
    pub strong: extern "C" fn(board: Option<&fanorona_board>, point: i32) -> i32,
    /// The points that lines lead to from a point, in the order of the directions.
    pub neighbours: unsafe extern "C" fn(board: Option<&fanorona_board>, point: i32, out: *mut i32, cap: usize) -> i32,
    /// The point that a line leads to from a point, one step in a direction.
    pub next_to: extern "C" fn(board: Option<&fanorona_board>, point: i32, dir: i32) -> i32,
    /// The direction four round from a direction.
    pub dir_opposite: extern "C" fn(dir: i32) -> i32,
    /// The steps the side to move may make, by point, then by direction, approach before withdrawal.
    pub steps: unsafe extern "C" fn(board: Option<&fanorona_board>, out: *mut fanorona_step_info, cap: usize) -> i32,
    /// The points whose stones a step takes, nearest first.
    pub taken: unsafe extern "C" fn(step: Option<&fanorona_step_info>, out: *mut i32, cap: usize) -> i32,
    /// A step as text.
    pub step_text: unsafe extern "C" fn(board: Option<&fanorona_board>, step: Option<&fanorona_step_info>, buf: *mut c_char, cap: usize) -> i32,
    /// Why a step is not legal.
    pub why: extern "C" fn(board: Option<&fanorona_board>, from: i32, dir: i32, kind: i32) -> i32,
    /// A reason in words.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// How many sequences of so many actions there are, an action being a step or, while a move is in progress, a stop.
    pub perft: extern "C" fn(board: Option<&fanorona_board>, depth: i32) -> u64,
    /// How many sequences of so many whole moves there are, as fanorona_perft.
    pub perft_moves: extern "C" fn(board: Option<&fanorona_board>, depth: i32) -> u64,
    /// Makes a step.
    pub step: extern "C" fn(board: Option<&mut fanorona_board>, from: i32, dir: i32, kind: i32, undo: Option<&mut MaybeUninit<fanorona_undo_info>>) -> i32,
    /// Ends the move in progress.
    pub stop: extern "C" fn(board: Option<&mut fanorona_board>, undo: Option<&mut MaybeUninit<fanorona_undo_info>>) -> i32,
    /// Takes back a step or a stop.
    pub undo: extern "C" fn(board: Option<&mut fanorona_board>, undo: Option<&fanorona_undo_info>) -> i32,
    /// Every whole move of the side to move, in the order of their texts, byte by byte.
    pub moves: unsafe extern "C" fn(board: Option<&fanorona_board>, limit: i32, out: *mut fanorona_move, cap: usize) -> i32,
    /// A move as text.
    pub move_text: unsafe extern "C" fn(board: Option<&fanorona_board>, m: Option<&fanorona_move>, buf: *mut c_char, cap: usize) -> i32,
    /// The whole move that a text tells, or the rest of the move in progress.
    pub read_move: unsafe extern "C" fn(board: Option<&fanorona_board>, text: *const c_char, m: Option<&mut MaybeUninit<fanorona_move>>) -> i32,
    /// As fanorona_read_move, of a text that need not end in a NUL.
    pub read_move_n: unsafe extern "C" fn(board: Option<&fanorona_board>, text: *const c_char, len: usize, m: Option<&mut MaybeUninit<fanorona_move>>) -> i32,
    /// Fills in the default weights.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<fanorona_weights>>),
    /// How good the position is for White.
    pub evaluate: extern "C" fn(board: Option<&fanorona_board>, weights: Option<&fanorona_weights>) -> i32,
    /// Fills in options for a game from the set-up of fanoron-tsivy with the default limits.
    pub game_options_init: extern "C" fn(options: Option<&mut MaybeUninit<fanorona_game_options>>),
    /// A game from its start, which is judged at once unless it is in the middle of a move.
    pub game_new: unsafe extern "C" fn(options: *const fanorona_game_options, game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>, error: Option<&mut MaybeUninit<fanorona_error>>) -> i32,
    /// What is wrong with a part of some options or of a game as text, in words.
    pub error_text: extern "C" fn(field: i32, code: i32) -> *const c_char,
    /// A second game with the same position, history and limits.
    pub game_clone: extern "C" fn(game: Option<&fanorona_game>) -> Option<Box<fanorona_game>>,
    /// Releases a game.
    pub game_free: extern "C" fn(game: Option<Box<fanorona_game>>),
    /// How many games exist, made and not yet freed, over all threads.
    pub game_live: extern "C" fn() -> i32,
    /// A copy of the board as it stands, to look at as closely as one likes.
    pub game_board: extern "C" fn(game: Option<&fanorona_game>) -> Option<Box<fanorona_board>>,
    /// The steps the side to move may make, as fanorona_steps has them.
    pub game_steps: unsafe extern "C" fn(game: Option<&fanorona_game>, out: *mut fanorona_step_info, cap: usize) -> i32,
    /// Whether the mover may end the move here.
    pub game_can_stop: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// Plays a step.
    pub game_step: extern "C" fn(game: Option<&mut fanorona_game>, from: i32, dir: i32, kind: i32) -> i32,
    /// Ends the move in progress.
    pub game_stop: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// What came of the last step or stop, or of the last move that was made.
    pub game_refused: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// Why the last step was not legal, where fanorona_game_refused says so.
    pub game_why: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// Takes back the last step or stop, with the counts and the outcome as they were.
    pub game_undo: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// Takes back a whole move.
    pub game_undo_move: extern "C" fn(game: Option<&mut fanorona_game>) -> i32,
    /// How many steps and stops fanorona_game_undo could take back.
    pub game_depth: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// The whole moves of the side to move, as fanorona_moves has them.
    pub game_moves: unsafe extern "C" fn(game: Option<&fanorona_game>, limit: i32, out: *mut fanorona_move, cap: usize) -> i32,
    /// Plays a whole move, or what is left of the one in progress.
    pub game_play_move: extern "C" fn(game: Option<&mut fanorona_game>, m: Option<&fanorona_move>) -> i32,
    /// Plays a whole move, or what is left of the one in progress, told by a text such as d2-e3A-f4W or stop.
    pub game_play: unsafe extern "C" fn(game: Option<&mut fanorona_game>, text: *const c_char) -> i32,
    /// As fanorona_game_play, of a text that need not end in a NUL.
    pub game_play_n: unsafe extern "C" fn(game: Option<&mut fanorona_game>, text: *const c_char, len: usize) -> i32,
    /// Judges a text as fanorona_game_play does, without doing what it says.
    pub game_read_move: unsafe extern "C" fn(game: Option<&fanorona_game>, text: *const c_char, m: Option<&mut MaybeUninit<fanorona_move>>) -> i32,
    /// As fanorona_game_read_move, of a text that need not end in a NUL.
    pub game_read_move_n: unsafe extern "C" fn(game: Option<&fanorona_game>, text: *const c_char, len: usize, m: Option<&mut MaybeUninit<fanorona_move>>) -> i32,
    /// Whether the game has ended.
    pub game_over: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How the game ended.
    pub game_outcome: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How the game ended, as a word.
    pub game_how: extern "C" fn(game: Option<&fanorona_game>) -> *const c_char,
    /// The side that won.
    pub game_winner: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// Whether the game ended without a winner.
    pub game_is_draw: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How many whole moves were completed.
    pub game_ply: extern "C" fn(game: Option<&fanorona_game>) -> i64,
    /// How many of them, running up to now, took nothing.
    pub game_quiet: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How many times the position after the last completed move has occurred, that time included.
    pub game_repeats: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// The key of the position after so many moves.
    pub game_key_at: extern "C" fn(game: Option<&fanorona_game>, ply: i64, key: Option<&mut MaybeUninit<u64>>) -> i32,
    /// The keys of every position between moves, the starting one first.
    pub game_history: unsafe extern "C" fn(game: Option<&fanorona_game>, out: *mut u64, cap: usize) -> i32,
    /// How many moves running may take nothing in this game.
    pub game_quiet_limit: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How often a position has to occur for this game to be drawn.
    pub game_repeat: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How many moves this game may have.
    pub game_ply_cap: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// The position as a string, as fanorona_to_string.
    pub game_position: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The side to move.
    pub game_side: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// What stands on a point, as fanorona_at.
    pub game_at: extern "C" fn(game: Option<&fanorona_game>, point: i32) -> i32,
    /// How many stones a side has.
    pub game_count: extern "C" fn(game: Option<&fanorona_game>, side: i32) -> i32,
    /// The key of the board as it stands, as fanorona_key.
    pub game_key: extern "C" fn(game: Option<&fanorona_game>) -> u64,
    /// That key as sixteen hexadecimal digits.
    pub game_key_hex: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// Whether a move is in progress.
    pub game_in_chain: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// The point of the stone that is in the middle of its move.
    pub game_chain_at: extern "C" fn(game: Option<&fanorona_game>) -> i32,
    /// How good the position is for White, as fanorona_evaluate.
    pub game_evaluate: extern "C" fn(game: Option<&fanorona_game>, weights: Option<&fanorona_weights>) -> i32,
    /// Fills in the default weights, as fanorona_weights_default.
    pub game_weights: extern "C" fn(weights: Option<&mut MaybeUninit<fanorona_weights>>),
    /// The score of a win.
    pub game_win_score: extern "C" fn() -> i32,
    /// The game as text, which fanorona_game_from_text reads.
    pub game_to_text: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The game that a text tells, with everything done in it done again.
    pub game_from_text: unsafe extern "C" fn(text: *const c_char, game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>, error: Option<&mut MaybeUninit<fanorona_error>>) -> i32,
    /// As fanorona_game_from_text, of a text that need not end in a NUL.
    pub game_from_text_n: unsafe extern "C" fn(text: *const c_char, len: usize, game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>, error: Option<&mut MaybeUninit<fanorona_error>>) -> i32,
    /// The board in letters, for a terminal.
    pub text: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// The board as a picture.
    pub svg: unsafe extern "C" fn(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32,
    /// The board of a game in letters, as fanorona_text.
    pub game_text: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The board of a game as a picture, as fanorona_svg.
    pub game_svg: unsafe extern "C" fn(game: Option<&fanorona_game>, buf: *mut c_char, cap: usize) -> i32,
    /// Fills in the default options.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<fanorona_search_options>>),
    /// Sets a stop flag.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// The move the side to move should make.
    pub game_search: unsafe extern "C" fn(game: Option<&fanorona_game>, options: *const fanorona_search_options, result: Option<&mut MaybeUninit<fanorona_search_result>>) -> i32,
    /// A searcher without any memory yet.
    pub searcher_new: extern "C" fn() -> Option<Box<fanorona_searcher>>,
    /// Releases a searcher.
    pub searcher_free: extern "C" fn(searcher: Option<Box<fanorona_searcher>>),
    /// The move the side to move should make, as fanorona_game_search, with the memory of a searcher.
    pub searcher_search: unsafe extern "C" fn(searcher: Option<&mut fanorona_searcher>, game: Option<&fanorona_game>, options: *const fanorona_search_options, result: Option<&mut MaybeUninit<fanorona_search_result>>) -> i32,
    /// The number that a name of this header stands for.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// As fanorona_constant, of a name that need not end in a NUL.
    pub constant_n: unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// The constants one by one, in the order of this header.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// Whether a search takes some options, and which of them it refuses first.
    pub search_options_check: unsafe extern "C" fn(options: *const fanorona_search_options, error: Option<&mut MaybeUninit<fanorona_option_error>>) -> i32,
    /// What is wrong with an option, in a sentence.
    pub option_error_text: unsafe extern "C" fn(error: Option<&fanorona_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// As fanorona_perft, for counts that take long.
    pub perft_until: unsafe extern "C" fn(board: Option<&fanorona_board>, depth: i32, stop: *const i32, poll: Option<extern "C" fn(user: *mut c_void) -> i32>, user: *mut c_void, count: Option<&mut MaybeUninit<u64>>) -> i32,
    /// As fanorona_perft_moves, for counts that take long.
    pub perft_moves_until: unsafe extern "C" fn(board: Option<&fanorona_board>, depth: i32, stop: *const i32, poll: Option<extern "C" fn(user: *mut c_void) -> i32>, user: *mut c_void, count: Option<&mut MaybeUninit<u64>>) -> i32,
    /// Why a position string is refused, in a sentence that ends in the byte at fault, from 0.
    pub from_string_reason_n: unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// Why a text is refused as a move, in a sentence that ends in the byte at fault, from 0.
    pub read_move_reason_n: unsafe extern "C" fn(board: Option<&fanorona_board>, text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// Why no game is made of some options, in a sentence.
    pub game_options_reason: unsafe extern "C" fn(options: *const fanorona_game_options, buf: *mut c_char, cap: usize) -> i32,
    /// Why a text is refused as a move of the game, in a sentence that ends in the byte at fault, from 0.
    pub game_read_move_reason_n: unsafe extern "C" fn(game: Option<&fanorona_game>, text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// Why a game as text is refused, in a sentence that begins with the line and the byte of it.
    pub game_from_text_reason_n: unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// As fanorona_search_options_init, for a struct of the caller's size.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut fanorona_search_options, size: usize),
}

static TABLE: fanorona_api = fanorona_api {
    abi_version: FANORONA_ABI,
    size: size_of::<fanorona_api>() as u32,
    version: fanorona_version,
    live: fanorona_live,
    status_text: fanorona_status_text,
    board_new: fanorona_new,
    from_string: fanorona_from_string,
    from_string_n: fanorona_from_string_n,
    clone: fanorona_clone,
    board_free: fanorona_free,
    to_string: fanorona_to_string,
    reason: fanorona_reason,
    shape: fanorona_shape,
    shape_name: fanorona_shape_name,
    at: fanorona_at,
    cells: fanorona_cells,
    stones: fanorona_stones,
    count: fanorona_count,
    side: fanorona_side,
    key: fanorona_key,
    key_hex: fanorona_key_hex,
    in_chain: fanorona_in_chain,
    chain_at: fanorona_chain_at,
    chain_path: fanorona_chain_path,
    can_stop: fanorona_can_stop,
    points: fanorona_points,
    files: fanorona_files,
    ranks: fanorona_ranks,
    name: fanorona_name,
    point_named: fanorona_point_named,
    strong: fanorona_strong,
    neighbours: fanorona_neighbours,
    next_to: fanorona_next_to,
    dir_opposite: fanorona_dir_opposite,
    steps: fanorona_steps,
    taken: fanorona_taken,
    step_text: fanorona_step_text,
    why: fanorona_why,
    why_text: fanorona_why_text,
    perft: fanorona_perft,
    perft_moves: fanorona_perft_moves,
    step: fanorona_step,
    stop: fanorona_stop,
    undo: fanorona_undo,
    moves: fanorona_moves,
    move_text: fanorona_move_text,
    read_move: fanorona_read_move,
    read_move_n: fanorona_read_move_n,
    weights_default: fanorona_weights_default,
    evaluate: fanorona_evaluate,
    game_options_init: fanorona_game_options_init,
    game_new: fanorona_game_new,
    error_text: fanorona_error_text,
    game_clone: fanorona_game_clone,
    game_free: fanorona_game_free,
    game_live: fanorona_game_live,
    game_board: fanorona_game_board,
    game_steps: fanorona_game_steps,
    game_can_stop: fanorona_game_can_stop,
    game_step: fanorona_game_step,
    game_stop: fanorona_game_stop,
    game_refused: fanorona_game_refused,
    game_why: fanorona_game_why,
    game_undo: fanorona_game_undo,
    game_undo_move: fanorona_game_undo_move,
    game_depth: fanorona_game_depth,
    game_moves: fanorona_game_moves,
    game_play_move: fanorona_game_play_move,
    game_play: fanorona_game_play,
    game_play_n: fanorona_game_play_n,
    game_read_move: fanorona_game_read_move,
    game_read_move_n: fanorona_game_read_move_n,
    game_over: fanorona_game_over,
    game_outcome: fanorona_game_outcome,
    game_how: fanorona_game_how,
    game_winner: fanorona_game_winner,
    game_is_draw: fanorona_game_is_draw,
    game_ply: fanorona_game_ply,
    game_quiet: fanorona_game_quiet,
    game_repeats: fanorona_game_repeats,
    game_key_at: fanorona_game_key_at,
    game_history: fanorona_game_history,
    game_quiet_limit: fanorona_game_quiet_limit,
    game_repeat: fanorona_game_repeat,
    game_ply_cap: fanorona_game_ply_cap,
    game_position: fanorona_game_position,
    game_side: fanorona_game_side,
    game_at: fanorona_game_at,
    game_count: fanorona_game_count,
    game_key: fanorona_game_key,
    game_key_hex: fanorona_game_key_hex,
    game_in_chain: fanorona_game_in_chain,
    game_chain_at: fanorona_game_chain_at,
    game_evaluate: fanorona_game_evaluate,
    game_weights: fanorona_game_weights,
    game_win_score: fanorona_game_win_score,
    game_to_text: fanorona_game_to_text,
    game_from_text: fanorona_game_from_text,
    game_from_text_n: fanorona_game_from_text_n,
    text: fanorona_text,
    svg: fanorona_svg,
    game_text: fanorona_game_text,
    game_svg: fanorona_game_svg,
    search_options_init: fanorona_search_options_init,
    search_stop: fanorona_search_stop,
    game_search: fanorona_game_search,
    searcher_new: fanorona_searcher_new,
    searcher_free: fanorona_searcher_free,
    searcher_search: fanorona_searcher_search,
    constant: fanorona_constant,
    constant_n: fanorona_constant_n,
    constant_at: fanorona_constant_at,
    search_options_check: fanorona_search_options_check,
    option_error_text: fanorona_option_error_text,
    perft_until: fanorona_perft_until,
    perft_moves_until: fanorona_perft_moves_until,
    from_string_reason_n: fanorona_from_string_reason_n,
    read_move_reason_n: fanorona_read_move_reason_n,
    game_options_reason: fanorona_game_options_reason,
    game_read_move_reason_n: fanorona_game_read_move_reason_n,
    game_from_text_reason_n: fanorona_game_from_text_reason_n,
    search_options_init_sized: fanorona_search_options_init_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, FANORONA_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_api_get(at_least: u32) -> Option<&'static fanorona_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
