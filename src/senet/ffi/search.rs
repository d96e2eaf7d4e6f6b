//! Choosing a move
//!
//! A search through the sticks: every roll is weighed as often as the sticks fall so, and each side makes its best move
//! of it. It is bounded in positions looked at and never in seconds: every position and every move valued counts one.
//! The first throw is always looked at whole; after that a search that runs out answers with the best move of the last
//! depth it finished. Values are carried exactly and rounded once, half away from zero, when they are told; the same
//! arguments give the same answer on every machine. The memory is one of them: what is remembered is not looked at again, so
//! that with another table a budget may reach another depth.

use std::ffi::c_void;
use std::mem::{MaybeUninit, offset_of};

use super::board::senet_board;
use super::evaluation::{senet_weights, weighed};
use super::moves::{index_number, senet_move};
use super::options::{house_of, senet_option_error};
use super::play::SENET_WHY_OVER;
use super::rules::{given, senet_rule_set};
use crate::abi::answer::{Score, Status};
use crate::abi::{
    Misuse, Options, Out, Poll, call, check, count_until, init_options, number, read, read_options, set_stop,
    stop_flag, uncancelled, write_options,
};
use crate::interrupt::Interrupt;
use crate::option_error::{OptionError, OptionName};
use crate::senet::{Board, Roll, RuleSet, SearchError, SearchOptions, SearchOutcome, Side, Weights};

/// senet_expect_until was ended before it had a value. Since interface 2.
pub const SENET_EXPECT_STOPPED: i32 = 1;
/// The budget when none is given.
pub const SENET_SEARCH_BUDGET: i32 = 100000;
/// The most throws a search looks ahead.
pub const SENET_SEARCH_DEPTH_MAX: i32 = 10;
/// The least memory a search can be given, in KiB.
pub const SENET_SEARCH_TABLE_KIB_MIN: i32 = 64;

/// The move a search chose.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_search_result {
    /// The move as an index into what senet_moves lists, or -1 when the roll allows nothing.
    pub index: i32,
    /// How many throws were looked ahead, the roll in hand counted.
    pub depth: i32,
    /// What the position is worth to the side to move with the roll in hand, in sixteenths of a house; SENET_WIN for
    /// a game that is won.
    pub value: i32,
    /// 1 when the search stopped before it was through, 0 otherwise.
    pub stopped: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The move itself; all 0 when there is none.
    pub best: senet_move,
}

/// What a search is asked for: filled by senet_search_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_search_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// The most throws to look ahead, the roll in hand being the first, 0 or more; more than SENET_SEARCH_DEPTH_MAX are
    /// as many as that, and 0 is as many as the budget allows.
    pub depth: i32,
    /// The house whose piece alone may be moved with the roll in hand, or 0 for any.
    pub only: i32,
    /// The most memory for positions already looked at, in KiB, from SENET_SEARCH_TABLE_KIB_MIN up, rounded down to a
    /// power of two; 0 for 65,536. A search takes no more than its budget can fill.
    pub table_kib: i32,
    /// How many positions may be looked at.
    pub budget: u64,
    /// The weights of the evaluation.
    pub weights: senet_weights,
    /// A flag that stops the search when it is not 0, looked at at least every 1,024 positions; senet_search_stop sets
    /// it. NULL for none.
    pub stop: *const i32,
    /// Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by
    /// longjmp or an exception. NULL for none.
    pub progress: Option<extern "C" fn(result: *const senet_search_result, user: *mut c_void) -> i32>,
    /// Handed to progress and to poll.
    pub user: *mut c_void,
    /// Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
    /// answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
    /// Since interface 2.
    pub poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
}

// SAFETY: numbers, pointers and a pointer to a function that may be NULL.
unsafe impl Options for senet_search_options {
    const FIRST_SIZE: usize = offset_of!(senet_search_options, poll);

    fn defaults() -> Self {
        let options = SearchOptions::default();
        senet_search_options {
            size: size_of::<senet_search_options>() as u32,
            depth: 0,
            only: 0,
            table_kib: 0,
            budget: options.budget,
            weights: options.weights.into(),
            stop: std::ptr::null(),
            progress: None,
            user: std::ptr::null_mut(),
            poll: None,
        }
    }
}

impl senet_search_options {
    /// What is asked for in numbers.
    fn numbers<'a>(&self) -> Result<SearchOptions<'a>, OptionError> {
        Ok(SearchOptions {
            depth: OptionName::depth(self.depth.into())?,
            budget: self.budget,
            only: house_of(OptionName::Only, self.only)?,
            table_kib: OptionName::table_kib(self.table_kib.into(), SearchOptions::TABLE_KIB_MIN)?,
            weights: Weights::try_from(&self.weights)?,
            ..SearchOptions::default()
        })
    }
}

impl From<&SearchOutcome> for senet_search_result {
    fn from(outcome: &SearchOutcome) -> senet_search_result {
        const NONE: senet_move =
            senet_move { from: 0, to: 0, roll: 0, kind: 0, swap: 0, backward: 0, reserved: [0; 2] };
        senet_search_result {
            index: index_number(outcome.index),
            depth: i32::try_from(outcome.depth).unwrap_or(i32::MAX),
            value: outcome.value,
            stopped: outcome.stopped.into(),
            nodes: outcome.nodes,
            best: outcome.best.map_or(NONE, senet_move::from),
        }
    }
}

/// Fills in the default options: as deep as 100,000 positions allow.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_search_options_init(options: Option<&mut MaybeUninit<senet_search_options>>) {
    init_options(options, senet_search_options::defaults());
}

/// As senet_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
/// has it. A C program need not call it, as the header has senet_search_options_init stand for it. Since interface 2.
///
/// @param options  where to write them; nothing is done for NULL
/// @param size     the size of the struct in bytes; nothing is done for one that no version has
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_search_options_init_sized(options: *mut senet_search_options, size: usize) {
    // SAFETY: the header asks for a struct of that size.
    unsafe { write_options(options, size, senet_search_options::defaults()) };
}

/// Whether a search takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for, or NULL for the default options
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a search answers with these options (SENET_ERR_ARGUMENT for an option out of its
/// range, SENET_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_search_options_check(
    options: *const senet_search_options,
    error: Option<&mut MaybeUninit<senet_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    call(|| check(unsafe { checked(options) }, error))
}

/// Sets a stop flag. It may be called from another thread and from a signal handler.
///
/// @param flag  what the options of a search point to as stop; nothing is done for NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_search_stop(flag: *mut i32) {
    // SAFETY: the header asks for a flag, which searches look at only as an atomic number.
    unsafe { set_stop(flag) };
}

/// The move the side to move should make of a roll. The board is not changed.
///
/// @param roll     1 to 5
/// @param rules    the rule set, or NULL for kendall
/// @param options  what is asked for, or NULL for the default options
/// @param result   where to write the move; with no move its value is that of the forfeit
/// @return 0; SENET_WHY_OVER, or a negative status (SENET_ERR_ARGUMENT for an option out of its range,
/// SENET_ERR_MEMORY when the memory cannot be had), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_search(
    board: Option<&senet_board>,
    roll: i32,
    rules: Option<&senet_rule_set>,
    options: *const senet_search_options,
    result: Option<&mut MaybeUninit<senet_search_result>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(board, |b| unsafe { search(b, number(roll)?, &given(rules)?, options, result) })
}

/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has, and what it points to is as the header asks.
unsafe fn search(
    board: &Board,
    roll: Roll,
    rules: &RuleSet,
    options: *const senet_search_options,
    result: Out<'_, senet_search_result>,
) -> Result<Status, Misuse> {
    // SAFETY: passed on.
    let asked = unsafe { asked(options) }?;
    let result = result.ok_or(Misuse::Null)?;
    let mut tell = |outcome: &SearchOutcome| {
        let told = senet_search_result::from(outcome);
        asked.progress.is_some_and(|progress| progress(&told, asked.user) != 0)
    };
    let poll = Poll { function: asked.poll, user: asked.user }.as_fn();
    // SAFETY: passed on.
    let stop = unsafe { stop_flag(asked.stop) };
    let mut options = SearchOptions { stop, ..asked.numbers()? };
    options.poll = poll.as_ref().map(|poll| poll as &dyn Fn() -> bool);
    if asked.progress.is_some() {
        options.progress = Some(&mut tell);
    }
    match uncancelled(|| board.search(roll, rules, &mut options)) {
        Ok(outcome) => {
            result.write((&outcome).into());
            Ok(Status::DONE)
        }
        Err(SearchError::Over) => Ok(Status::of(Err(SENET_WHY_OVER))),
        Err(SearchError::Option(error)) => Err(error.into()),
        Err(SearchError::Memory) => Err(Misuse::Memory),
    }
}

/// The options that C gives, the default ones for NULL.
///
/// # Safety
///
/// As `search`.
unsafe fn asked(options: *const senet_search_options) -> Result<senet_search_options, OptionError> {
    match options.is_null() {
        true => Ok(senet_search_options::defaults()),
        // SAFETY: passed on.
        false => unsafe { read_options(options) },
    }
}

/// Whether a search takes some options.
///
/// # Safety
///
/// As `search`.
unsafe fn checked(options: *const senet_search_options) -> Result<(), OptionError> {
    // SAFETY: passed on.
    unsafe { asked(options) }?.numbers()?.check()
}

/// The value of the position before its throw, for a side, so many throws deep: the mean of what senet_search finds at
/// that depth over the rolls. At depth 0 it is senet_evaluate, but that a game that is over is worth what it came to, as
/// at any depth: SENET_WIN either way, or 0 for a draw. For checking the search by hand: it has no budget, and takes a
/// long time for a large depth.
///
/// @param depth    0 to SENET_SEARCH_DEPTH_MAX
/// @param rules    the rule set, or NULL for kendall
/// @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
/// @param weights  the weights, or NULL for the default ones
/// @return the value; INT32_MIN for a depth, side, weight or set out of range, when memory ran out, or for a board that
/// is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_expect(
    board: Option<&senet_board>,
    depth: i32,
    rules: Option<&senet_rule_set>,
    side: i32,
    weights: Option<&senet_weights>,
) -> i32 {
    read(board, |b| {
        let (depth, side) = (number(depth)?, number::<_, Side>(side)?);
        let value = b.expect(depth, &given(rules)?, side, &weighed(weights)?);
        value.map(Score).or(Err(Misuse::Argument))
    })
}

/// As senet_expect, for depths that take long: it can be ended. Since interface 2.
///
/// @param depth    0 to SENET_SEARCH_DEPTH_MAX
/// @param rules    the rule set, or NULL for kendall
/// @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
/// @param weights  the weights, or NULL for the default ones
/// @param stop     a flag that ends it when it is not 0, as the options of a search have one; NULL for none
/// @param poll     called on this thread at least every 4,096 positions; any answer but 0 ends it. It must return, and
/// not by longjmp or an exception. NULL for none
/// @param user     handed to poll
/// @param value    where to write the value
/// @return 0; SENET_EXPECT_STOPPED when it was ended, or a negative status (SENET_ERR_ARGUMENT for a depth, side,
/// weight or set out of range, SENET_ERR_MEMORY), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_expect_until(
    board: Option<&senet_board>,
    depth: i32,
    rules: Option<&senet_rule_set>,
    side: i32,
    weights: Option<&senet_weights>,
    stop: *const i32,
    poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
    user: *mut c_void,
    value: Option<&mut MaybeUninit<i32>>,
) -> i32 {
    let poll = Poll { function: poll, user };
    read(board, |b| {
        let (depth, side) = (number(depth)?, number::<_, Side>(side)?);
        let (rules, weights) = (given(rules)?, weighed(weights)?);
        let expected =
            |interrupt: Interrupt<'_>| match b.expect_until(depth, &rules, side, &weights, interrupt) {
                Ok(value) => Ok(value),
                Err(SearchError::Memory) => Err(Misuse::Memory),
                Err(_) => Err(Misuse::Argument),
            };
        // SAFETY: the header asks for a flag.
        unsafe { count_until(stop, poll, value, SENET_EXPECT_STOPPED, expected) }
    })
}
