//! Function table
//!
//! Every function as a pointer, for hosts that load the library at run time and for those that hand it on.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::board::senet_board;
use super::drawing::senet_drawing_options;
use super::evaluation::senet_weights;
use super::moves::senet_move;
use super::options::senet_option_error;
use super::play::senet_undo_info;
use super::rules::senet_rule_set;
use super::search::{senet_search_options, senet_search_result};
use super::track::senet_chance;
use super::{board, constants, drawing, evaluation, moves, options, play, rules, search, track, version};
use crate::abi_version::SENET_ABI;

/// Every function of this interface, the prefix senet_ left out; senet_new and senet_free are board_new and board_free,
/// and senet_protected is is_protected. The table grows at its end only, and what stands in it never changes its place or
/// its meaning.
#[repr(C)]
pub struct senet_api {
    /// The number of the interface the library has, as senet_abi_version tells it.
    pub abi_version: u32,
    /// The size of the table in bytes.
    pub size: u32,
    /// See senet_version.
    pub version: extern "C" fn() -> *const c_char,
    /// See senet_tables_ok.
    pub tables_ok: extern "C" fn() -> i32,
    /// See senet_live.
    pub live: extern "C" fn() -> i32,
    /// See senet_status_text.
    pub status_text: extern "C" fn(status: i32) -> *const c_char,
    /// See senet_house_of.
    pub house_of: extern "C" fn(row: i32, col: i32) -> i32,
    /// See senet_row_of.
    pub row_of: extern "C" fn(house: i32) -> i32,
    /// See senet_col_of.
    pub col_of: extern "C" fn(house: i32) -> i32,
    /// See senet_is_marked.
    pub is_marked: extern "C" fn(house: i32) -> i32,
    /// See senet_all_houses.
    pub all_houses: unsafe extern "C" fn(out: *mut i32, cap: usize) -> i32,
    /// See senet_marked_houses.
    pub marked_houses: unsafe extern "C" fn(out: *mut i32, cap: usize) -> i32,
    /// See senet_other.
    pub other: extern "C" fn(side: i32) -> i32,
    /// See senet_piece_of.
    pub piece_of: extern "C" fn(side: i32) -> i32,
    /// See senet_chances.
    pub chances: unsafe extern "C" fn(out: *mut senet_chance, cap: usize) -> i32,
    /// See senet_extra.
    pub extra: extern "C" fn(roll: i32) -> i32,
    /// See senet_thrown.
    pub thrown: extern "C" fn(seed: u64, n: u64) -> i32,
    /// See senet_new.
    pub board_new: extern "C" fn(pieces: i32) -> Option<Box<senet_board>>,
    /// See senet_new_game.
    pub new_game: extern "C" fn(pieces: i32) -> Option<Box<senet_board>>,
    /// See senet_from_string.
    pub from_string: unsafe extern "C" fn(
        text: *const c_char,
        board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>,
    ) -> i32,
    /// See senet_from_string_n.
    pub from_string_n: unsafe extern "C" fn(
        text: *const c_char,
        len: usize,
        board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>,
        offset: Option<&mut MaybeUninit<usize>>,
    ) -> i32,
    /// See senet_clone.
    pub clone: extern "C" fn(board: Option<&senet_board>) -> Option<Box<senet_board>>,
    /// See senet_free.
    pub board_free: extern "C" fn(board: Option<Box<senet_board>>),
    /// See senet_to_string.
    pub to_string: unsafe extern "C" fn(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See senet_reason.
    pub reason: extern "C" fn(code: i32) -> *const c_char,
    /// See senet_at.
    pub at: extern "C" fn(board: Option<&senet_board>, house: i32) -> i32,
    /// See senet_cells.
    pub cells: unsafe extern "C" fn(board: Option<&senet_board>, out: *mut i8, cap: usize) -> i32,
    /// See senet_set_cells.
    pub set_cells: unsafe extern "C" fn(board: Option<&mut senet_board>, cells: *const i8, n: usize) -> i32,
    /// See senet_put.
    pub put: extern "C" fn(board: Option<&mut senet_board>, house: i32, piece: i32) -> i32,
    /// See senet_lift.
    pub lift: extern "C" fn(board: Option<&mut senet_board>, house: i32) -> i32,
    /// See senet_side.
    pub side: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_set_side.
    pub set_side: extern "C" fn(board: Option<&mut senet_board>, side: i32) -> i32,
    /// See senet_pieces.
    pub pieces: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_count.
    pub count: extern "C" fn(board: Option<&senet_board>, side: i32) -> i32,
    /// See senet_home.
    pub home: extern "C" fn(board: Option<&senet_board>, side: i32) -> i32,
    /// See senet_consistent.
    pub consistent: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_ply.
    pub ply: extern "C" fn(board: Option<&senet_board>) -> i64,
    /// See senet_set_ply.
    pub set_ply: extern "C" fn(board: Option<&mut senet_board>, ply: i64) -> i32,
    /// See senet_key.
    pub key: extern "C" fn(board: Option<&senet_board>) -> u64,
    /// See senet_key_hex.
    pub key_hex: unsafe extern "C" fn(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32,
    /// See senet_rules.
    pub rules:
        unsafe extern "C" fn(name: *const c_char, rules: Option<&mut MaybeUninit<senet_rule_set>>) -> i32,
    /// See senet_rules_named.
    pub rules_named: extern "C" fn(id: i32, rules: Option<&mut MaybeUninit<senet_rule_set>>) -> i32,
    /// See senet_rules_id.
    pub rules_id: unsafe extern "C" fn(name: *const c_char) -> i32,
    /// See senet_rules_name.
    pub rules_name: extern "C" fn(id: i32) -> *const c_char,
    /// See senet_rules_ok.
    pub rules_ok: extern "C" fn(rules: Option<&senet_rule_set>) -> i32,
    /// See senet_rules_fault.
    pub rules_fault: extern "C" fn(rules: Option<&senet_rule_set>) -> i32,
    /// See senet_field_name.
    pub field_name: extern "C" fn(field: i32) -> *const c_char,
    /// See senet_rules_exit.
    pub rules_exit: unsafe extern "C" fn(
        rules: Option<&senet_rule_set>,
        house: i32,
        roll: i32,
        out: *mut i32,
        cap: usize,
    ) -> i32,
    /// See senet_rules_safe.
    pub rules_safe: unsafe extern "C" fn(rules: Option<&senet_rule_set>, out: *mut i32, cap: usize) -> i32,
    /// See senet_moves.
    pub moves: unsafe extern "C" fn(
        board: Option<&senet_board>,
        roll: i32,
        rules: Option<&senet_rule_set>,
        only: i32,
        out: *mut senet_move,
        cap: usize,
    ) -> i32,
    /// See senet_move_text.
    pub move_text: unsafe extern "C" fn(m: Option<&senet_move>, buf: *mut c_char, cap: usize) -> i32,
    /// See senet_protected.
    pub is_protected:
        extern "C" fn(board: Option<&senet_board>, house: i32, rules: Option<&senet_rule_set>) -> i32,
    /// See senet_in_blockade.
    pub in_blockade:
        extern "C" fn(board: Option<&senet_board>, house: i32, rules: Option<&senet_rule_set>) -> i32,
    /// See senet_greedy.
    pub greedy: extern "C" fn(
        board: Option<&senet_board>,
        roll: i32,
        rules: Option<&senet_rule_set>,
        only: i32,
        index: Option<&mut MaybeUninit<i32>>,
    ) -> i32,
    /// See senet_walk.
    pub walk: extern "C" fn(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>) -> u64,
    /// See senet_apply.
    pub apply: extern "C" fn(
        board: Option<&mut senet_board>,
        m: Option<&senet_move>,
        rules: Option<&senet_rule_set>,
        bound: Option<&mut MaybeUninit<i32>>,
        undo: Option<&mut MaybeUninit<senet_undo_info>>,
    ) -> i32,
    /// See senet_forfeit.
    pub forfeit: extern "C" fn(
        board: Option<&mut senet_board>,
        roll: i32,
        undo: Option<&mut MaybeUninit<senet_undo_info>>,
    ) -> i32,
    /// See senet_unapply.
    pub unapply: extern "C" fn(board: Option<&mut senet_board>, undo: Option<&senet_undo_info>) -> i32,
    /// See senet_why_text.
    pub why_text: extern "C" fn(why: i32) -> *const c_char,
    /// See senet_status.
    pub status: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_how.
    pub how: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_winner.
    pub winner: extern "C" fn(board: Option<&senet_board>) -> i32,
    /// See senet_ply_cap.
    pub ply_cap: extern "C" fn(board: Option<&senet_board>) -> i64,
    /// See senet_weights_default.
    pub weights_default: extern "C" fn(weights: Option<&mut MaybeUninit<senet_weights>>),
    /// See senet_evaluate.
    pub evaluate: extern "C" fn(
        board: Option<&senet_board>,
        side: i32,
        rules: Option<&senet_rule_set>,
        weights: Option<&senet_weights>,
    ) -> i32,
    /// See senet_search_options_init.
    pub search_options_init: extern "C" fn(options: Option<&mut MaybeUninit<senet_search_options>>),
    /// See senet_search_stop.
    pub search_stop: unsafe extern "C" fn(flag: *mut i32),
    /// See senet_search.
    pub search: unsafe extern "C" fn(
        board: Option<&senet_board>,
        roll: i32,
        rules: Option<&senet_rule_set>,
        options: *const senet_search_options,
        result: Option<&mut MaybeUninit<senet_search_result>>,
    ) -> i32,
    /// See senet_expect.
    pub expect: extern "C" fn(
        board: Option<&senet_board>,
        depth: i32,
        rules: Option<&senet_rule_set>,
        side: i32,
        weights: Option<&senet_weights>,
    ) -> i32,
    /// See senet_drawing_options_init.
    pub drawing_options_init: extern "C" fn(options: Option<&mut MaybeUninit<senet_drawing_options>>),
    /// See senet_svg.
    pub svg: unsafe extern "C" fn(
        board: Option<&senet_board>,
        options: *const senet_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See senet_text.
    pub text: unsafe extern "C" fn(
        board: Option<&senet_board>,
        options: *const senet_drawing_options,
        buf: *mut c_char,
        cap: usize,
    ) -> i32,
    /// See senet_constant.
    pub constant: unsafe extern "C" fn(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See senet_constant_n.
    pub constant_n:
        unsafe extern "C" fn(name: *const c_char, len: usize, value: Option<&mut MaybeUninit<i64>>) -> i32,
    /// See senet_constant_at.
    pub constant_at: extern "C" fn(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char,
    /// See senet_search_options_check. Since interface 2.
    pub search_options_check: unsafe extern "C" fn(
        options: *const senet_search_options,
        error: Option<&mut MaybeUninit<senet_option_error>>,
    ) -> i32,
    /// See senet_drawing_options_check. Since interface 2.
    pub drawing_options_check: unsafe extern "C" fn(
        options: *const senet_drawing_options,
        error: Option<&mut MaybeUninit<senet_option_error>>,
    ) -> i32,
    /// See senet_option_error_text. Since interface 2.
    pub option_error_text:
        unsafe extern "C" fn(error: Option<&senet_option_error>, buf: *mut c_char, cap: usize) -> i32,
    /// See senet_walk_until. Since interface 2.
    pub walk_until: unsafe extern "C" fn(
        board: Option<&senet_board>,
        depth: i32,
        rules: Option<&senet_rule_set>,
        stop: *const i32,
        poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
        user: *mut c_void,
        count: Option<&mut MaybeUninit<u64>>,
    ) -> i32,
    /// See senet_expect_until. Since interface 2.
    pub expect_until: unsafe extern "C" fn(
        board: Option<&senet_board>,
        depth: i32,
        rules: Option<&senet_rule_set>,
        side: i32,
        weights: Option<&senet_weights>,
        stop: *const i32,
        poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
        user: *mut c_void,
        value: Option<&mut MaybeUninit<i32>>,
    ) -> i32,
    /// See senet_from_string_reason_n. Since interface 2.
    pub from_string_reason_n:
        unsafe extern "C" fn(text: *const c_char, len: usize, buf: *mut c_char, cap: usize) -> i32,
    /// See senet_search_options_init_sized. Since interface 2.
    pub search_options_init_sized: unsafe extern "C" fn(options: *mut senet_search_options, size: usize),
}

static TABLE: senet_api = senet_api {
    abi_version: SENET_ABI,
    size: size_of::<senet_api>() as u32,
    version: version::senet_version,
    tables_ok: version::senet_tables_ok,
    live: version::senet_live,
    status_text: version::senet_status_text,
    house_of: track::senet_house_of,
    row_of: track::senet_row_of,
    col_of: track::senet_col_of,
    is_marked: track::senet_is_marked,
    all_houses: track::senet_all_houses,
    marked_houses: track::senet_marked_houses,
    other: track::senet_other,
    piece_of: track::senet_piece_of,
    chances: track::senet_chances,
    extra: track::senet_extra,
    thrown: track::senet_thrown,
    board_new: board::senet_new,
    new_game: board::senet_new_game,
    from_string: board::senet_from_string,
    from_string_n: board::senet_from_string_n,
    clone: board::senet_clone,
    board_free: board::senet_free,
    to_string: board::senet_to_string,
    reason: board::senet_reason,
    at: board::senet_at,
    cells: board::senet_cells,
    set_cells: board::senet_set_cells,
    put: board::senet_put,
    lift: board::senet_lift,
    side: board::senet_side,
    set_side: board::senet_set_side,
    pieces: board::senet_pieces,
    count: board::senet_count,
    home: board::senet_home,
    consistent: board::senet_consistent,
    ply: board::senet_ply,
    set_ply: board::senet_set_ply,
    key: board::senet_key,
    key_hex: board::senet_key_hex,
    rules: rules::senet_rules,
    rules_named: rules::senet_rules_named,
    rules_id: rules::senet_rules_id,
    rules_name: rules::senet_rules_name,
    rules_ok: rules::senet_rules_ok,
    rules_fault: rules::senet_rules_fault,
    field_name: rules::senet_field_name,
    rules_exit: rules::senet_rules_exit,
    rules_safe: rules::senet_rules_safe,
    moves: moves::senet_moves,
    move_text: moves::senet_move_text,
    is_protected: moves::senet_protected,
    in_blockade: moves::senet_in_blockade,
    greedy: moves::senet_greedy,
    walk: moves::senet_walk,
    apply: play::senet_apply,
    forfeit: play::senet_forfeit,
    unapply: play::senet_unapply,
    why_text: play::senet_why_text,
    status: play::senet_status,
    how: play::senet_how,
    winner: play::senet_winner,
    ply_cap: play::senet_ply_cap,
    weights_default: evaluation::senet_weights_default,
    evaluate: evaluation::senet_evaluate,
    search_options_init: search::senet_search_options_init,
    search_stop: search::senet_search_stop,
    search: search::senet_search,
    expect: search::senet_expect,
    drawing_options_init: drawing::senet_drawing_options_init,
    svg: drawing::senet_svg,
    text: drawing::senet_text,
    constant: constants::senet_constant,
    constant_n: constants::senet_constant_n,
    constant_at: constants::senet_constant_at,
    search_options_check: search::senet_search_options_check,
    drawing_options_check: drawing::senet_drawing_options_check,
    option_error_text: options::senet_option_error_text,
    walk_until: moves::senet_walk_until,
    expect_until: search::senet_expect_until,
    from_string_reason_n: board::senet_from_string_reason_n,
    search_options_init_sized: search::senet_search_options_init_sized,
};

/// The table of a library that is at least as new as a caller needs.
///
/// @param at_least  the number of the interface the caller was written against, SENET_ABI_VERSION
/// @return the table, which lives for ever, or NULL when the library is older than that
#[unsafe(no_mangle)]
pub extern "C" fn senet_api_get(at_least: u32) -> Option<&'static senet_api> {
    (at_least <= TABLE.abi_version).then_some(&TABLE)
}
