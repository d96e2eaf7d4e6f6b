//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

// Generated from table.txt and the declarations of its functions; `make headers` writes it again.

use std::mem::MaybeUninit;

use libc::{c_char, c_void};

use super::version::*;
use super::star::*;
use super::board::*;
use super::moves::*;
use super::undo::*;
use super::play::*;
use super::key::*;
use super::text::*;
use super::evaluation::*;
use super::game::*;
use super::game_play::*;
use super::game_state::*;
use super::log::*;
use super::options::*;
use super::drawing::*;
use super::search::*;
use super::solve::*;
use super::constants::*;

use crate::capi::abi_version::STERNHALMA_ABI;

/// Every function of this interface, the prefix sternhalma_ left out.
/// Members with another name: sternhalma_new is board_new, sternhalma_free is board_free.
/// The table grows at its end only, and what stands in it never changes its place or its meaning.
#[repr(C)]
#[allow(clippy::type_complexity, reason = "the types are those of the functions")]
pub struct sternhalma_api {
    /// The number of the interface the library has, as sternhalma_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// The version of the library as text, such as "0.1.0".
    pub version: extern "C" fn() -> *const c_char,
    /// Whether the star was built right.
    pub tables_ok: extern "C" fn() -> i32,
    /// How many boards exist, made and not yet freed, over all threads.
    pub live: extern "C" fn() -> i32,
    /// What a negative answer of a status, list or text function means, in words.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// How many holes there are.
    pub holes: extern "C" fn() -> i32,
    /// A hole's cube coordinates.
    pub xy: extern "C" fn(hole: i32, x: Option<&mut MaybeUninit<i32>>, y: Option<&mut MaybeUninit<i32>>, z: Option<&mut MaybeUninit<i32>>) -> i32,
    /// The hole at some coordinates.
    pub hole_at: extern "C" fn(x: i32, y: i32) -> i32,
    /// The row of a hole.
    pub row_of: extern "C" fn(hole: i32) -> i32,
    /// Where a hole is in its row.
    pub col_of: extern "C" fn(hole: i32) -> i32,
    /// How many holes a row has.
    pub row_len: extern "C" fn(row: i32) -> i32,
    /// The first hole of a row.
    pub row_start: extern "C" fn(row: i32) -> i32,
    /// The neighbour of a hole in a direction.
    pub next_to: extern "C" fn(hole: i32, dir: i32) -> i32,
    /// Every neighbour of a hole, in the order of the directions.
    pub neighbours: unsafe extern "C" fn(hole: i32, out: *mut i32, cap: usize) -> i32,
    /// How many neighbours a hole has.
    pub degree: extern "C" fn(hole: i32) -> i32,
    /// The direction opposite to one.
    pub dir_opposite: extern "C" fn(dir: i32) -> i32,
    /// The point of the star a hole belongs to.
    pub point_of: extern "C" fn(hole: i32) -> i32,
    /// Whether a hole is one of the 24 round the edge of the hexagon.
    pub on_ring: extern "C" fn(hole: i32) -> i32,
    /// A hole's hop class.
    pub class_of: extern "C" fn(hole: i32) -> i32,
    /// The ten holes of a point, in hole order.
    pub point_holes: unsafe extern "C" fn(point: i32, out: *mut i32, cap: usize) -> i32,
    /// The five holes of the hexagon's ring in front of a point, which a fifteen-piece start also fills, in hole
    /// order.
    pub front: unsafe extern "C" fn(point: i32, out: *mut i32, cap: usize) -> i32,
    /// Every pair of neighbouring holes once, the lower hole first, in ascending order.
    pub pairs: unsafe extern "C" fn(out: *mut sternhalma_pair, cap: usize) -> i32,
    /// Whether the game is played with so many seats and pieces.
    pub layout_ok: extern "C" fn(seats: i32, pieces: i32) -> i32,
    /// The point a seat starts in, for a number of seats.
    pub layout_point: extern "C" fn(seats: i32, seat: i32) -> i32,
    /// A board with every seat in its start and seat 0 to move.
    pub board_new: extern "C" fn(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>>,
    /// A board with every hole empty and seat 0 to move.
    pub new_empty: extern "C" fn(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>>,
    /// The board that a position string describes.
    pub from_string: unsafe extern "C" fn(text: *const c_char, board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>) -> i32,
    /// As sternhalma_from_string, of a string that need not end in a NUL.
    pub from_string_n: unsafe extern "C" fn(text: *const c_char, len: usize, board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>, offset: Option<&mut MaybeUninit<usize>>) -> i32,
    /// A board of its own with the same position and the same game.
    pub clone: extern "C" fn(board: Option<&sternhalma_board>) -> Option<Box<sternhalma_board>>,
    /// Releases a board.
    pub board_free: extern "C" fn(board: Option<Box<sternhalma_board>>),
    /// The position as a string.
    pub to_string: unsafe extern "C" fn(board: Option<&sternhalma_board>, buf: *mut c_char, cap: usize) -> i32,
    /// A refusal of a position string in words.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// The seat whose piece is in a hole.
    pub at: extern "C" fn(board: Option<&sternhalma_board>, hole: i32) -> i32,
    /// What stands in every hole, in hole order.
    pub cells: unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut i8, cap: usize) -> i32,
    /// Sets what stands in every hole at once.
    pub set_cells: unsafe extern "C" fn(board: Option<&mut sternhalma_board>, cells: *const i8, n: usize) -> i32,
    /// Puts a piece of a seat in a hole, in place of what was there.
    pub put: extern "C" fn(board: Option<&mut sternhalma_board>, hole: i32, seat: i32) -> i32,
    /// Empties a hole.
    pub lift: extern "C" fn(board: Option<&mut sternhalma_board>, hole: i32) -> i32,
    /// The seat whose turn it is.
    pub to_move: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// Makes it a seat's turn.
    pub set_to_move: extern "C" fn(board: Option<&mut sternhalma_board>, seat: i32) -> i32,
    /// How many seats the board has.
    pub seats: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// How many pieces each seat has in the game this board is for.
    pub pieces: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// How many of a seat's pieces are on the board.
    pub count: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// The point a seat starts in.
    pub seat_point: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// The empty holes next to a hole, in the order of the directions.
    pub steps: unsafe extern "C" fn(board: Option<&sternhalma_board>, hole: i32, out: *mut i32, cap: usize) -> i32,
    /// Where one hop from a hole lands, in the order of the directions.
    pub hops: unsafe extern "C" fn(board: Option<&sternhalma_board>, hole: i32, from: i32, out: *mut i32, cap: usize) -> i32,
    /// Every hole the piece on a hole can end its move on, in hole order.
    pub reach: unsafe extern "C" fn(board: Option<&sternhalma_board>, from: i32, out: *mut i32, cap: usize) -> i32,
    /// The way a move goes, from first and to last.
    pub path: unsafe extern "C" fn(board: Option<&sternhalma_board>, from: i32, to: i32, out: *mut i32, cap: usize) -> i32,
    /// The moves of the seat to move.
    pub legal: unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut sternhalma_move, cap: usize) -> i32,
    /// Moves the piece on a hole to an empty hole, wherever that is, and keeps the key.
    pub do_move: extern "C" fn(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32,
    /// Takes back the move from one hole to another.
    pub undo_move: extern "C" fn(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32,
    /// How many sequences of moves there are, a move being a distinct pair of a start and an end.
    pub perft: extern "C" fn(board: Option<&sternhalma_board>, depth: i32) -> u64,
    /// The seat to move moves its piece.
    pub play: extern "C" fn(board: Option<&mut sternhalma_board>, from: i32, to: i32, undo: Option<&mut MaybeUninit<sternhalma_undo_info>>) -> i32,
    /// The seat to move passes.
    pub pass: extern "C" fn(board: Option<&mut sternhalma_board>, undo: Option<&mut MaybeUninit<sternhalma_undo_info>>) -> i32,
    /// A seat still racing resigns, on its turn or not.
    pub resign: extern "C" fn(board: Option<&mut sternhalma_board>, seat: i32, undo: Option<&mut MaybeUninit<sternhalma_undo_info>>) -> i32,
    /// Takes back a play, a pass or a resignation, the last first.
    pub unplay: extern "C" fn(board: Option<&mut sternhalma_board>, undo: Option<&sternhalma_undo_info>) -> i32,
    /// A WHY number in words.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// Whether the seat to move has no move and the game is not over.
    pub can_pass: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// Whether a seat's home is full, at least one piece in it its own.
    pub home_complete: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// Whether a seat has been counted home in this game.
    pub finished: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// A seat's place.
    pub place_of: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// The place of every seat, in seat order, as sternhalma_place_of gives them.
    pub places: unsafe extern "C" fn(board: Option<&sternhalma_board>, out: *mut i32, cap: usize) -> i32,
    /// How far a seat's pieces are from home.
    pub distance_left: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> i32,
    /// Whether the game has ended.
    pub over: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// How the game ended.
    pub how: extern "C" fn(board: Option<&sternhalma_board>) -> i32,
    /// Moves and passes made.
    pub ply: extern "C" fn(board: Option<&sternhalma_board>) -> i64,
    /// The ply the game stops at.
    pub cap: extern "C" fn(board: Option<&sternhalma_board>) -> i64,
    /// Sets the ply the game stops at.
    pub set_cap: extern "C" fn(board: Option<&mut sternhalma_board>, plies: i64) -> i32,
    /// The position's key.
    pub key: extern "C" fn(board: Option<&sternhalma_board>) -> u64,
    /// The position's key as sixteen hex digits, in lower case.
    pub key_hex: unsafe extern "C" fn(board: Option<&sternhalma_board>, buf: *mut c_char, cap: usize) -> i32,
    /// A key over one seat's pieces alone.
    pub own_key: extern "C" fn(board: Option<&sternhalma_board>, seat: i32) -> u64,
    /// Any key as sixteen hex digits, in lower case.
    pub hex: unsafe extern "C" fn(key: u64, buf: *mut c_char, cap: usize) -> i32,
    /// The number of a seat's piece in a hole.
    pub zobrist: extern "C" fn(seat: i32, hole: i32) -> u64,
    /// The number of a seat being the one to move.
    pub zobrist_move: extern "C" fn(seat: i32) -> u64,
    /// The number of a seat count.
    pub zobrist_seats: extern "C" fn(seats: i32) -> u64,
    /// A hole's name.
    pub name: unsafe extern "C" fn(hole: i32, buf: *mut c_char, cap: usize) -> i32,
    /// The hole a name names, in either case.
    pub hole_named: unsafe extern "C" fn(name: *const c_char) -> i32,
    /// As sternhalma_hole_named, of a text that need not end in a NUL.
    pub hole_named_n: unsafe extern "C" fn(name: *const c_char, len: usize) -> i32,
    /// A move as text, by the way it is shown with.
    pub move_text: unsafe extern "C" fn(board: Option<&sternhalma_board>, from: i32, to: i32, buf: *mut c_char, cap: usize) -> i32,
    /// Reads a move, a pass or a resignation and judges it against the board, but for whether the game is over.
    pub read_move: unsafe extern "C" fn(board: Option<&sternhalma_board>, text: *const c_char, out: Option<&mut MaybeUninit<sternhalma_read>>) -> i32,
    /// As sternhalma_read_move, of a text that need not end in a NUL.
    pub read_move_n: unsafe extern "C" fn(board: Option<&sternhalma_board>, text: *const c_char, len: usize, out: Option<&mut MaybeUninit<sternhalma_read>>) -> i32,
    /// Why a text was refused, as a sentence that names the hop that failed.
    pub read_reason: unsafe extern "C" fn(refused: Option<&sternhalma_read>, buf: *mut c_char, cap: usize) -> i32,
    /// The word for a flag, such as bad_string.
    pub flag_name: extern "C" fn(flag: i32) -> *const c_char,
    /// A flag as a sentence.
    pub game_reason: extern "C" fn(flag: i32) -> *const c_char,
    /// Fills in the default weights.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<sternhalma_weights>>),
    /// How good the position is for a seat, higher better.
    pub evaluate: extern "C" fn(board: Option<&sternhalma_board>, seat: i32, weights: Option<&sternhalma_weights>) -> i32,
    /// The weakest player.
    pub random_forward: extern "C" fn(board: Option<&sternhalma_board>, seed: u64, result: Option<&mut MaybeUninit<sternhalma_search_result>>) -> i32,
    /// Fills in options for a game of two seats from the set-up.
    pub game_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_game_options>>),
    /// A game from its start.
    pub game_new: unsafe extern "C" fn(options: *const sternhalma_game_options, game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>, error: Option<&mut MaybeUninit<sternhalma_error>>) -> i32,
    /// What is wrong with a part of some options or of a log, in words.
    pub error_text: extern "C" fn(field: i32, code: i32) -> *const c_char,
    /// A copy of a game, with all that can be undone and done again.
    pub game_clone: extern "C" fn(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_game>>,
    /// Releases a game.
    pub game_free: extern "C" fn(game: Option<Box<sternhalma_game>>),
    /// How many games exist, made and not yet freed, over all threads.
    pub game_live: extern "C" fn() -> i32,
    /// What the seat to move may do.
    pub game_legal: unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut sternhalma_move, cap: usize) -> i32,
    /// The way a move goes, as sternhalma_path.
    pub game_path: unsafe extern "C" fn(game: Option<&sternhalma_game>, from: i32, to: i32, out: *mut i32, cap: usize) -> i32,
    /// A move as text, as sternhalma_move_text.
    pub game_move_text: unsafe extern "C" fn(game: Option<&sternhalma_game>, from: i32, to: i32, buf: *mut c_char, cap: usize) -> i32,
    /// Does what a text says for the seat to move.
    pub game_play: unsafe extern "C" fn(game: Option<&mut sternhalma_game>, text: *const c_char) -> i32,
    /// As sternhalma_game_play, of a text that need not end in a NUL.
    pub game_play_n: unsafe extern "C" fn(game: Option<&mut sternhalma_game>, text: *const c_char, len: usize) -> i32,
    /// The seat to move moves a piece.
    pub game_play_move: extern "C" fn(game: Option<&mut sternhalma_game>, from: i32, to: i32) -> i32,
    /// The seat to move passes.
    pub game_pass: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// A seat still racing gives up, on its turn or not.
    pub game_resign: extern "C" fn(game: Option<&mut sternhalma_game>, seat: i32) -> i32,
    /// Takes back the last move, pass or resignation.
    pub game_undo: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// Does again what was last undone.
    pub game_redo: extern "C" fn(game: Option<&mut sternhalma_game>) -> i32,
    /// Judges a text as sternhalma_game_play does, without doing what it says.
    pub game_read_move: unsafe extern "C" fn(game: Option<&sternhalma_game>, text: *const c_char, out: Option<&mut MaybeUninit<sternhalma_read>>) -> i32,
    /// As sternhalma_game_read_move, of a text that need not end in a NUL.
    pub game_read_move_n: unsafe extern "C" fn(game: Option<&sternhalma_game>, text: *const c_char, len: usize, out: Option<&mut MaybeUninit<sternhalma_read>>) -> i32,
    /// The seat whose turn it is.
    pub game_to_move: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// Whether the game has ended.
    pub game_over: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// How the game ended.
    pub game_how: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// How the game came out.
    pub game_result: extern "C" fn(game: Option<&sternhalma_game>, out: Option<&mut MaybeUninit<sternhalma_game_outcome>>) -> i32,
    /// How the game came out, as a sentence such as "cap at ply 40: 1. seat 2 (home), 2. seat 0, 2. seat 1".
    pub game_result_text: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The seats home, in the order they got there.
    pub game_finished: unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut i32, cap: usize) -> i32,
    /// Every seat's place, in seat order.
    pub game_places: unsafe extern "C" fn(game: Option<&sternhalma_game>, out: *mut i32, cap: usize) -> i32,
    /// A seat's place, as sternhalma_place_of.
    pub game_place_of: extern "C" fn(game: Option<&sternhalma_game>, seat: i32) -> i32,
    /// How far a seat's pieces are from home, as sternhalma_distance_left, but 0 for a seat that is home.
    pub game_distance_left: extern "C" fn(game: Option<&sternhalma_game>, seat: i32) -> i32,
    /// The seat whose piece is in a hole.
    pub game_at: extern "C" fn(game: Option<&sternhalma_game>, hole: i32) -> i32,
    /// The seat whose piece is in the hole of a name.
    pub game_at_name: unsafe extern "C" fn(game: Option<&sternhalma_game>, name: *const c_char) -> i32,
    /// Moves and passes made.
    pub game_ply: extern "C" fn(game: Option<&sternhalma_game>) -> i64,
    /// The ply the game stops at.
    pub game_cap: extern "C" fn(game: Option<&sternhalma_game>) -> i64,
    /// How many seats there are.
    pub game_seats: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// How many pieces each seat has.
    pub game_pieces: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// The seat that moved first.
    pub game_first: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// The position the game was started from.
    pub game_start: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// Whether it is a game of one seat crossing alone.
    pub game_solo: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// The position as a string, as sternhalma_to_string.
    pub game_position: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The position's key, as sternhalma_key.
    pub game_key: extern "C" fn(game: Option<&sternhalma_game>) -> u64,
    /// A copy of the board, to look at as closely as one likes.
    pub game_board: extern "C" fn(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_board>>,
    /// How many moves, passes and resignations were made in this game and not undone.
    pub game_move_count: extern "C" fn(game: Option<&sternhalma_game>) -> i32,
    /// One of them as text.
    pub game_move_at: unsafe extern "C" fn(game: Option<&sternhalma_game>, i: i32, buf: *mut c_char, cap: usize) -> i32,
    /// Every move, pass and resignation as text, in order, each ended by a newline.
    pub game_moves: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// Every arrangement a seat's pieces have had, as sternhalma_own_key.
    pub game_history: unsafe extern "C" fn(game: Option<&sternhalma_game>, seat: i32, out: *mut u64, cap: usize) -> i32,
    /// The game as text, which sternhalma_game_replay reads.
    pub game_log: unsafe extern "C" fn(game: Option<&sternhalma_game>, buf: *mut c_char, cap: usize) -> i32,
    /// The game that a log describes, with everything done in it done again.
    pub game_replay: unsafe extern "C" fn(text: *const c_char, game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>, error: Option<&mut MaybeUninit<sternhalma_error>>) -> i32,
    /// As sternhalma_game_replay, of a text that need not end in a NUL.
    pub game_replay_n: unsafe extern "C" fn(text: *const c_char, len: usize, game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>, error: Option<&mut MaybeUninit<sternhalma_error>>) -> i32,
    /// Fills in the default options.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_search_options>>),
    /// Sets a stop flag.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// The move the seat to move should make.
    pub search: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_search_options, result: Option<&mut MaybeUninit<sternhalma_search_result>>) -> i32,
    /// The move the seat to move of a game should make, as sternhalma_search, but that the arrangements its pieces have
    /// had in this game (see sternhalma_game_history) are avoided, besides those in the options.
    pub game_search: unsafe extern "C" fn(game: Option<&sternhalma_game>, options: *const sternhalma_search_options, result: Option<&mut MaybeUninit<sternhalma_search_result>>) -> i32,
    /// A searcher without any memory yet.
    pub searcher_new: extern "C" fn() -> Option<Box<sternhalma_searcher>>,
    /// Releases a searcher.
    pub searcher_free: extern "C" fn(searcher: Option<Box<sternhalma_searcher>>),
    /// The move the seat to move should make, as sternhalma_search, with the memory of a searcher.
    pub searcher_search: unsafe extern "C" fn(searcher: Option<&mut sternhalma_searcher>, board: Option<&sternhalma_board>, options: *const sternhalma_search_options, result: Option<&mut MaybeUninit<sternhalma_search_result>>) -> i32,
    /// Fills in the options of a level of play.
    pub level: extern "C" fn(level: i32, options: Option<&mut MaybeUninit<sternhalma_search_options>>) -> i32,
    /// The best moves of the seat to move, best first, for hints.
    pub search_moves: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_search_options, results: *mut sternhalma_search_result, most: usize, count: Option<&mut MaybeUninit<i32>>) -> i32,
    /// The best moves of the seat to move of a game, as sternhalma_search_moves, but that the arrangements its pieces have
    /// had in this game are avoided, as sternhalma_game_search does.
    pub game_search_moves: unsafe extern "C" fn(game: Option<&sternhalma_game>, options: *const sternhalma_search_options, results: *mut sternhalma_search_result, most: usize, count: Option<&mut MaybeUninit<i32>>) -> i32,
    /// Fills in the default options.
    pub solve_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_solve_options>>),
    /// A crossing in few moves for a board of one seat.
    pub solve: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_solve_options, moves: *mut sternhalma_move, cap: usize, solution: Option<&mut MaybeUninit<sternhalma_solution>>) -> i32,
    /// A game in few plies for a board of two seats that help each other.
    pub solve_together: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_solve_options, moves: *mut sternhalma_move, cap: usize, solution: Option<&mut MaybeUninit<sternhalma_solution>>) -> i32,
    /// A STERNHALMA_SOLVE_ number in words.
    pub solve_text: extern "C" fn(answer: i32) -> *const c_char,
    /// The number that a name of this header stands for.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// As sternhalma_constant, of a name that need not end in a NUL.
    pub constant_n: unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// The constants one by one, in the order of this header.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// Fills in what shows the pieces and nothing else.
    pub drawing_options_init: extern "C" fn(options: Option<&mut MaybeUninit<sternhalma_drawing_options>>),
    /// A board as an SVG image.
    pub svg: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// A board as seventeen lines of text, each with its line end.
    pub text: unsafe extern "C" fn(board: Option<&sternhalma_board>, options: *const sternhalma_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// A game as an SVG image, as sternhalma_svg, with its last move unless the options have another.
    pub game_svg: unsafe extern "C" fn(game: Option<&sternhalma_game>, options: *const sternhalma_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// A game as lines of text, as sternhalma_text, with its last move unless the options have another.
    pub game_text: unsafe extern "C" fn(game: Option<&sternhalma_game>, options: *const sternhalma_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// Whether a search takes some options, and which of them it refuses first.
    pub search_options_check: unsafe extern "C" fn(options: *const sternhalma_search_options, error: Option<&mut MaybeUninit<sternhalma_option_error>>) -> i32,
    /// Whether a solver takes some options, and which of them it refuses first.
    pub solve_options_check: unsafe extern "C" fn(options: *const sternhalma_solve_options, error: Option<&mut MaybeUninit<sternhalma_option_error>>) -> i32,
    /// Whether a drawing takes some options, and which of them it refuses first.
    pub drawing_options_check: unsafe extern "C" fn(options: *const sternhalma_drawing_options, error: Option<&mut MaybeUninit<sternhalma_option_error>>) -> i32,
    /// What is wrong with an option, in a sentence.
    pub option_error_text: unsafe extern "C" fn(error: Option<&sternhalma_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// As sternhalma_perft, for counts that take long.
    pub perft_until: unsafe extern "C" fn(board: Option<&sternhalma_board>, depth: i32, stop: *const i32, poll: Option<extern "C" fn(user: *mut c_void) -> i32>, user: *mut c_void, count: Option<&mut MaybeUninit<u64>>) -> i32,
    /// Why a position string is refused, in a sentence that ends in the byte at fault, from 0.
    pub from_string_reason_n: unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// Why no game is made of some options, in a sentence.
    pub game_options_reason: unsafe extern "C" fn(options: *const sternhalma_game_options, buf: *mut c_char, cap: usize) -> i32,
    /// Why a log is refused, in a sentence that begins with the line and the byte of it.
    pub game_replay_reason_n: unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// The board that sternhalma_to_string wrote, whatever was put on it.
    pub restore_n: unsafe extern "C" fn(text: *const c_char, len: usize, board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>, offset: Option<&mut MaybeUninit<usize>>) -> i32,
    /// As sternhalma_search_options_init, for a struct of the caller's size.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut sternhalma_search_options, size: usize),
    /// As sternhalma_solve_options_init, for a struct of the caller's size.
    pub solve_options_init_sized: unsafe extern "C" fn(options: *mut sternhalma_solve_options, size: usize),
    /// As sternhalma_level, for a struct of the caller's size.
    pub level_sized: unsafe extern "C" fn(level: i32, options: *mut sternhalma_search_options, size: usize) -> i32,
}

static TABLE: sternhalma_api = sternhalma_api {
    abi_version: STERNHALMA_ABI,
    size: size_of::<sternhalma_api>() as u32,
    version: sternhalma_version,
    tables_ok: sternhalma_tables_ok,
    live: sternhalma_live,
    status_text: sternhalma_status_text,
    holes: sternhalma_holes,
    xy: sternhalma_xy,
    hole_at: sternhalma_hole_at,
    row_of: sternhalma_row_of,
    col_of: sternhalma_col_of,
    row_len: sternhalma_row_len,
    row_start: sternhalma_row_start,
    next_to: sternhalma_next_to,
    neighbours: sternhalma_neighbours,
    degree: sternhalma_degree,
    dir_opposite: sternhalma_dir_opposite,
    point_of: sternhalma_point_of,
    on_ring: sternhalma_on_ring,
    class_of: sternhalma_class_of,
    point_holes: sternhalma_point_holes,
    front: sternhalma_front,
    pairs: sternhalma_pairs,
    layout_ok: sternhalma_layout_ok,
    layout_point: sternhalma_layout_point,
    board_new: sternhalma_new,
    new_empty: sternhalma_new_empty,
    from_string: sternhalma_from_string,
    from_string_n: sternhalma_from_string_n,
    clone: sternhalma_clone,
    board_free: sternhalma_free,
    to_string: sternhalma_to_string,
    reason: sternhalma_reason,
    at: sternhalma_at,
    cells: sternhalma_cells,
    set_cells: sternhalma_set_cells,
    put: sternhalma_put,
    lift: sternhalma_lift,
    to_move: sternhalma_to_move,
    set_to_move: sternhalma_set_to_move,
    seats: sternhalma_seats,
    pieces: sternhalma_pieces,
    count: sternhalma_count,
    seat_point: sternhalma_seat_point,
    steps: sternhalma_steps,
    hops: sternhalma_hops,
    reach: sternhalma_reach,
    path: sternhalma_path,
    legal: sternhalma_legal,
    do_move: sternhalma_do_move,
    undo_move: sternhalma_undo_move,
    perft: sternhalma_perft,
    play: sternhalma_play,
    pass: sternhalma_pass,
    resign: sternhalma_resign,
    unplay: sternhalma_unplay,
    why_text: sternhalma_why_text,
    can_pass: sternhalma_can_pass,
    home_complete: sternhalma_home_complete,
    finished: sternhalma_finished,
    place_of: sternhalma_place_of,
    places: sternhalma_places,
    distance_left: sternhalma_distance_left,
    over: sternhalma_over,
    how: sternhalma_how,
    ply: sternhalma_ply,
    cap: sternhalma_cap,
    set_cap: sternhalma_set_cap,
    key: sternhalma_key,
    key_hex: sternhalma_key_hex,
    own_key: sternhalma_own_key,
    hex: sternhalma_hex,
    zobrist: sternhalma_zobrist,
    zobrist_move: sternhalma_zobrist_move,
    zobrist_seats: sternhalma_zobrist_seats,
    name: sternhalma_name,
    hole_named: sternhalma_hole_named,
    hole_named_n: sternhalma_hole_named_n,
    move_text: sternhalma_move_text,
    read_move: sternhalma_read_move,
    read_move_n: sternhalma_read_move_n,
    read_reason: sternhalma_read_reason,
    flag_name: sternhalma_flag_name,
    game_reason: sternhalma_game_reason,
    weights_default: sternhalma_weights_default,
    evaluate: sternhalma_evaluate,
    random_forward: sternhalma_random_forward,
    game_options_init: sternhalma_game_options_init,
    game_new: sternhalma_game_new,
    error_text: sternhalma_error_text,
    game_clone: sternhalma_game_clone,
    game_free: sternhalma_game_free,
    game_live: sternhalma_game_live,
    game_legal: sternhalma_game_legal,
    game_path: sternhalma_game_path,
    game_move_text: sternhalma_game_move_text,
    game_play: sternhalma_game_play,
    game_play_n: sternhalma_game_play_n,
    game_play_move: sternhalma_game_play_move,
    game_pass: sternhalma_game_pass,
    game_resign: sternhalma_game_resign,
    game_undo: sternhalma_game_undo,
    game_redo: sternhalma_game_redo,
    game_read_move: sternhalma_game_read_move,
    game_read_move_n: sternhalma_game_read_move_n,
    game_to_move: sternhalma_game_to_move,
    game_over: sternhalma_game_over,
    game_how: sternhalma_game_how,
    game_result: sternhalma_game_result,
    game_result_text: sternhalma_game_result_text,
    game_finished: sternhalma_game_finished,
    game_places: sternhalma_game_places,
    game_place_of: sternhalma_game_place_of,
    game_distance_left: sternhalma_game_distance_left,
    game_at: sternhalma_game_at,
    game_at_name: sternhalma_game_at_name,
    game_ply: sternhalma_game_ply,
    game_cap: sternhalma_game_cap,
    game_seats: sternhalma_game_seats,
    game_pieces: sternhalma_game_pieces,
    game_first: sternhalma_game_first,
    game_start: sternhalma_game_start,
    game_solo: sternhalma_game_solo,
    game_position: sternhalma_game_position,
    game_key: sternhalma_game_key,
    game_board: sternhalma_game_board,
    game_move_count: sternhalma_game_move_count,
    game_move_at: sternhalma_game_move_at,
    game_moves: sternhalma_game_moves,
    game_history: sternhalma_game_history,
    game_log: sternhalma_game_log,
    game_replay: sternhalma_game_replay,
    game_replay_n: sternhalma_game_replay_n,
    search_options_init: sternhalma_search_options_init,
    search_stop: sternhalma_search_stop,
    search: sternhalma_search,
    game_search: sternhalma_game_search,
    searcher_new: sternhalma_searcher_new,
    searcher_free: sternhalma_searcher_free,
    searcher_search: sternhalma_searcher_search,
    level: sternhalma_level,
    search_moves: sternhalma_search_moves,
    game_search_moves: sternhalma_game_search_moves,
    solve_options_init: sternhalma_solve_options_init,
    solve: sternhalma_solve,
    solve_together: sternhalma_solve_together,
    solve_text: sternhalma_solve_text,
    constant: sternhalma_constant,
    constant_n: sternhalma_constant_n,
    constant_at: sternhalma_constant_at,
    drawing_options_init: sternhalma_drawing_options_init,
    svg: sternhalma_svg,
    text: sternhalma_text,
    game_svg: sternhalma_game_svg,
    game_text: sternhalma_game_text,
    search_options_check: sternhalma_search_options_check,
    solve_options_check: sternhalma_solve_options_check,
    drawing_options_check: sternhalma_drawing_options_check,
    option_error_text: sternhalma_option_error_text,
    perft_until: sternhalma_perft_until,
    from_string_reason_n: sternhalma_from_string_reason_n,
    game_options_reason: sternhalma_game_options_reason,
    game_replay_reason_n: sternhalma_game_replay_reason_n,
    restore_n: sternhalma_restore_n,
    search_options_init_sized: sternhalma_search_options_init_sized,
    solve_options_init_sized: sternhalma_solve_options_init_sized,
    level_sized: sternhalma_level_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, STERNHALMA_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_api_get(at_least: u32) -> Option<&'static sternhalma_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
