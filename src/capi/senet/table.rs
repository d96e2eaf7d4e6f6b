//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

// Generated from table.txt and the declarations of its functions; `make headers` writes it again.

use std::mem::MaybeUninit;

use libc::{c_char, c_void};

use super::version::*;
use super::track::*;
use super::board::*;
use super::rules::*;
use super::moves::*;
use super::play::*;
use super::evaluation::*;
use super::options::*;
use super::search::*;
use super::drawing::*;
use super::constants::*;

use crate::capi::abi_version::SENET_ABI;

/// Every function of this interface, the prefix senet_ left out.
/// Members with another name: senet_new is board_new, senet_free is board_free, senet_protected is is_protected.
/// The table grows at its end only, and what stands in it never changes its place or its meaning.
#[repr(C)]
#[allow(clippy::type_complexity, reason = "the types are those of the functions")]
pub struct senet_api {
    /// The number of the interface the library has, as senet_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// The version of the library as text, such as "0.1.0".
    pub version: extern "C" fn() -> *const c_char,
    /// Whether the tables of the track, the sticks and the exits were built right.
    pub tables_ok: extern "C" fn() -> i32,
    /// How many boards exist, made and not yet freed, over all threads.
    pub live: extern "C" fn() -> i32,
    /// What a negative answer of a status, list or text function means, in words.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// The house drawn at a row and a column.
    pub house_of: extern "C" fn(row: i32, col: i32) -> i32,
    /// The row a house is drawn in.
    pub row_of: extern "C" fn(house: i32) -> i32,
    /// The column a house is drawn in.
    pub col_of: extern "C" fn(house: i32) -> i32,
    /// Whether a house is one of the six marked ones.
    pub is_marked: extern "C" fn(house: i32) -> i32,
    /// The thirty houses, in order.
    pub all_houses: unsafe extern "C" fn(out: *mut i32, cap: usize) -> i32,
    /// The six marked houses, in order.
    pub marked_houses: unsafe extern "C" fn(out: *mut i32, cap: usize) -> i32,
    /// The other side.
    pub other: extern "C" fn(side: i32) -> i32,
    /// What a piece of a side is.
    pub piece_of: extern "C" fn(side: i32) -> i32,
    /// How likely each roll is, in ascending order of the roll.
    pub chances: unsafe extern "C" fn(out: *mut senet_chance, cap: usize) -> i32,
    /// Whether a roll gives another throw.
    pub extra: extern "C" fn(roll: i32) -> i32,
    /// One throw of the sticks out of the row of throws that a seed stands for.
    pub thrown: extern "C" fn(seed: u64, n: u64) -> i32,
    /// An empty board, light to move, at ply 0.
    pub board_new: extern "C" fn(pieces: i32) -> Option<Box<senet_board>>,
    /// The set-up of a game.
    pub new_game: extern "C" fn(pieces: i32) -> Option<Box<senet_board>>,
    /// The board that a position string describes, at ply 0.
    pub from_string: unsafe extern "C" fn(text: *const c_char, board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>) -> i32,
    /// As senet_from_string, of a string that need not end in a NUL.
    pub from_string_n: unsafe extern "C" fn(text: *const c_char, len: usize, board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>, offset: Option<&mut MaybeUninit<usize>>) -> i32,
    /// A board of its own with the same houses, side, pieces and ply.
    pub clone: extern "C" fn(board: Option<&senet_board>) -> Option<Box<senet_board>>,
    /// Releases a board.
    pub board_free: extern "C" fn(board: Option<Box<senet_board>>),
    /// The position as a string, which senet_from_string reads while the board is consistent (see senet_consistent).
    pub to_string: unsafe extern "C" fn(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32,
    /// A refusal of a position string in words.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// What stands on a house.
    pub at: extern "C" fn(board: Option<&senet_board>, house: i32) -> i32,
    /// What stands on every house, in track order.
    pub cells: unsafe extern "C" fn(board: Option<&senet_board>, out: *mut i8, cap: usize) -> i32,
    /// Sets what stands on every house at once.
    pub set_cells: unsafe extern "C" fn(board: Option<&mut senet_board>, cells: *const i8, n: usize) -> i32,
    /// Puts a piece, or nothing, on a house in place of what stood there.
    pub put: extern "C" fn(board: Option<&mut senet_board>, house: i32, piece: i32) -> i32,
    /// Empties a house.
    pub lift: extern "C" fn(board: Option<&mut senet_board>, house: i32) -> i32,
    /// Whose move it is.
    pub side: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// Makes it a side's move.
    pub set_side: extern "C" fn(board: Option<&mut senet_board>, side: i32) -> i32,
    /// How many pieces a side has, on the board and home together.
    pub pieces: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// How many of a side's pieces are on the board.
    pub count: extern "C" fn(board: Option<&senet_board>, side: i32) -> i32,
    /// How many of a side's pieces have borne off.
    pub home: extern "C" fn(board: Option<&senet_board>, side: i32) -> i32,
    /// Whether neither side has more pieces on the board than it has.
    pub consistent: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// Moves and forfeits made to reach the position.
    pub ply: extern "C" fn(board: Option<&senet_board>) -> i64,
    /// Sets the number of moves and forfeits made.
    pub set_ply: extern "C" fn(board: Option<&mut senet_board>, ply: i64) -> i32,
    /// The key.
    pub key: extern "C" fn(board: Option<&senet_board>) -> u64,
    /// The key as sixteen hex digits, in lower case.
    pub key_hex: unsafe extern "C" fn(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32,
    /// Fills in the set of a name.
    pub rules: unsafe extern "C" fn(name: *const c_char, rules: Option<&mut MaybeUninit<senet_rule_set>>) -> i32,
    /// Fills in the set of a number.
    pub rules_named: extern "C" fn(id: i32, rules: Option<&mut MaybeUninit<senet_rule_set>>) -> i32,
    /// The number of the set that a name stands for.
    pub rules_id: unsafe extern "C" fn(name: *const c_char) -> i32,
    /// The name of a set.
    pub rules_name: extern "C" fn(id: i32) -> *const c_char,
    /// Whether every field of a set holds what it may.
    pub rules_ok: extern "C" fn(rules: Option<&senet_rule_set>) -> i32,
    /// The first field of a set that holds what it may not.
    pub rules_fault: extern "C" fn(rules: Option<&senet_rule_set>) -> i32,
    /// The name of a field of a set.
    pub field_name: extern "C" fn(field: i32) -> *const c_char,
    /// The exits that a piece on a house tries with a roll, in their order.
    pub rules_exit: unsafe extern "C" fn(rules: Option<&senet_rule_set>, house: i32, roll: i32, out: *mut i32, cap: usize) -> i32,
    /// The safe houses of a set, in order.
    pub rules_safe: unsafe extern "C" fn(rules: Option<&senet_rule_set>, out: *mut i32, cap: usize) -> i32,
    /// The moves that a roll allows the side to move, in ascending order of the house moved from.
    pub moves: unsafe extern "C" fn(board: Option<&senet_board>, roll: i32, rules: Option<&senet_rule_set>, only: i32, out: *mut senet_move, cap: usize) -> i32,
    /// A move as text.
    pub move_text: unsafe extern "C" fn(m: Option<&senet_move>, buf: *mut c_char, cap: usize) -> i32,
    /// Whether the piece on a house cannot be swapped under a rule set, because of the run it stands in.
    pub is_protected: extern "C" fn(board: Option<&senet_board>, house: i32, rules: Option<&senet_rule_set>) -> i32,
    /// Whether the piece on a house is part of a run of its side that the other side may not pass under a rule set.
    pub in_blockade: extern "C" fn(board: Option<&senet_board>, house: i32, rules: Option<&senet_rule_set>) -> i32,
    /// The move to make without looking ahead, as an index into what senet_moves lists.
    pub greedy: extern "C" fn(board: Option<&senet_board>, roll: i32, rules: Option<&senet_rule_set>, only: i32, index: Option<&mut MaybeUninit<i32>>) -> i32,
    /// How many positions there are so many plies on, every roll and every move that it allows counted.
    pub walk: extern "C" fn(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>) -> u64,
    /// The move is not asked whether it is legal.
    pub apply: extern "C" fn(board: Option<&mut senet_board>, m: Option<&senet_move>, rules: Option<&senet_rule_set>, bound: Option<&mut MaybeUninit<i32>>, undo: Option<&mut MaybeUninit<senet_undo_info>>) -> i32,
    /// A throw that allows nothing.
    pub forfeit: extern "C" fn(board: Option<&mut senet_board>, roll: i32, undo: Option<&mut MaybeUninit<senet_undo_info>>) -> i32,
    /// Takes back what senet_apply or senet_forfeit did, exactly.
    pub unapply: extern "C" fn(board: Option<&mut senet_board>, undo: Option<&senet_undo_info>) -> i32,
    /// Why something was not done, in words.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// Whether the game goes on.
    pub status: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// How the game ended.
    pub how: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// The side that has won.
    pub winner: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// The ply at which the game is drawn.
    pub ply_cap: extern "C" fn(board: Option<&senet_board>) -> i64,
    /// Fills in the default weights, which are all 0.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<senet_weights>>),
    /// The position valued for a side, in sixteenths of a house.
    pub evaluate: extern "C" fn(board: Option<&senet_board>, side: i32, rules: Option<&senet_rule_set>, weights: Option<&senet_weights>) -> i32,
    /// Fills in the default options.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<senet_search_options>>),
    /// Sets a stop flag.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// The move the side to move should make of a roll.
    pub search: unsafe extern "C" fn(board: Option<&senet_board>, roll: i32, rules: Option<&senet_rule_set>, options: *const senet_search_options, result: Option<&mut MaybeUninit<senet_search_result>>) -> i32,
    /// The value of the position before its throw, for a side, so many throws deep.
    pub expect: extern "C" fn(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>, side: i32, weights: Option<&senet_weights>) -> i32,
    /// Fills in what shows the pieces and nothing else.
    pub drawing_options_init: extern "C" fn(options: Option<&mut MaybeUninit<senet_drawing_options>>),
    /// A board as an SVG image.
    pub svg: unsafe extern "C" fn(board: Option<&senet_board>, options: *const senet_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// A board as three lines of text, each with its line end.
    pub text: unsafe extern "C" fn(board: Option<&senet_board>, options: *const senet_drawing_options, buf: *mut c_char, cap: usize) -> i32,
    /// The number that a name of this header stands for.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// As senet_constant, of a name that need not end in a NUL.
    pub constant_n: unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// The constants one by one, in the order of this header.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// Whether a search takes some options, and which of them it refuses first.
    pub search_options_check: unsafe extern "C" fn(options: *const senet_search_options, error: Option<&mut MaybeUninit<senet_option_error>>) -> i32,
    /// Whether a drawing takes some options, and which of them it refuses first.
    pub drawing_options_check: unsafe extern "C" fn(options: *const senet_drawing_options, error: Option<&mut MaybeUninit<senet_option_error>>) -> i32,
    /// What is wrong with an option, in a sentence.
    pub option_error_text: unsafe extern "C" fn(error: Option<&senet_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// As senet_walk, for counts that take long.
    pub walk_until: unsafe extern "C" fn(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>, stop: *const i32, poll: Option<extern "C" fn(user: *mut c_void) -> i32>, user: *mut c_void, count: Option<&mut MaybeUninit<u64>>) -> i32,
    /// As senet_expect, for depths that take long.
    pub expect_until: unsafe extern "C" fn(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>, side: i32, weights: Option<&senet_weights>, stop: *const i32, poll: Option<extern "C" fn(user: *mut c_void) -> i32>, user: *mut c_void, value: Option<&mut MaybeUninit<i32>>) -> i32,
    /// Why a position string is refused, in a sentence that ends in the byte at fault, from 0.
    pub from_string_reason_n: unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// As senet_search_options_init, for a struct of the caller's size.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut senet_search_options, size: usize),
}

static TABLE: senet_api = senet_api {
    abi_version: SENET_ABI,
    size: size_of::<senet_api>() as u32,
    version: senet_version,
    tables_ok: senet_tables_ok,
    live: senet_live,
    status_text: senet_status_text,
    house_of: senet_house_of,
    row_of: senet_row_of,
    col_of: senet_col_of,
    is_marked: senet_is_marked,
    all_houses: senet_all_houses,
    marked_houses: senet_marked_houses,
    other: senet_other,
    piece_of: senet_piece_of,
    chances: senet_chances,
    extra: senet_extra,
    thrown: senet_thrown,
    board_new: senet_new,
    new_game: senet_new_game,
    from_string: senet_from_string,
    from_string_n: senet_from_string_n,
    clone: senet_clone,
    board_free: senet_free,
    to_string: senet_to_string,
    reason: senet_reason,
    at: senet_at,
    cells: senet_cells,
    set_cells: senet_set_cells,
    put: senet_put,
    lift: senet_lift,
    side: senet_side,
    set_side: senet_set_side,
    pieces: senet_pieces,
    count: senet_count,
    home: senet_home,
    consistent: senet_consistent,
    ply: senet_ply,
    set_ply: senet_set_ply,
    key: senet_key,
    key_hex: senet_key_hex,
    rules: senet_rules,
    rules_named: senet_rules_named,
    rules_id: senet_rules_id,
    rules_name: senet_rules_name,
    rules_ok: senet_rules_ok,
    rules_fault: senet_rules_fault,
    field_name: senet_field_name,
    rules_exit: senet_rules_exit,
    rules_safe: senet_rules_safe,
    moves: senet_moves,
    move_text: senet_move_text,
    is_protected: senet_protected,
    in_blockade: senet_in_blockade,
    greedy: senet_greedy,
    walk: senet_walk,
    apply: senet_apply,
    forfeit: senet_forfeit,
    unapply: senet_unapply,
    why_text: senet_why_text,
    status: senet_status,
    how: senet_how,
    winner: senet_winner,
    ply_cap: senet_ply_cap,
    weights_default: senet_weights_default,
    evaluate: senet_evaluate,
    search_options_init: senet_search_options_init,
    search_stop: senet_search_stop,
    search: senet_search,
    expect: senet_expect,
    drawing_options_init: senet_drawing_options_init,
    svg: senet_svg,
    text: senet_text,
    constant: senet_constant,
    constant_n: senet_constant_n,
    constant_at: senet_constant_at,
    search_options_check: senet_search_options_check,
    drawing_options_check: senet_drawing_options_check,
    option_error_text: senet_option_error_text,
    walk_until: senet_walk_until,
    expect_until: senet_expect_until,
    from_string_reason_n: senet_from_string_reason_n,
    search_options_init_sized: senet_search_options_init_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, SENET_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn senet_api_get(at_least: u32) -> Option<&'static senet_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
