//! Choosing a move
//!
//! A search is bounded in positions looked at and never in seconds: the same game, options and seed give the same answer
//! on every machine. Depth is counted in whole moves. At the end of its depth the search does not score a position in
//! which a stone can be taken: it plays the largest captures out, each side in turn, and scores what is left. The first
//! depth is always looked at whole. The seed settles ties and nothing else.

use std::ffi::c_void;
use std::mem::{MaybeUninit, offset_of};

use super::evaluation::fanorona_weights;
use super::game::fanorona_game;
use super::game_play::FANORONA_PLAY_OVER;
use super::moves::fanorona_move;
use super::options::fanorona_option_error;
use crate::abi::answer::Status;
use crate::abi::{
    Handle, Misuse, Options, Out, Poll, call, change, check, init_options, looked_at, new_handle, opaque,
    read, read_options, release, set_stop, stop_flag, uncancelled, write_options,
};
use crate::fanorona::{Game, SearchError, SearchOptions, SearchOutcome, Searcher, Weights};
use crate::option_error::{OptionError, OptionName};

/// The budget when none is given.
pub const FANORONA_SEARCH_BUDGET: i32 = 10000;
/// The most whole moves a search looks ahead.
pub const FANORONA_SEARCH_DEPTH_MAX: i32 = 100;
/// The least memory a search can be given, in KiB.
pub const FANORONA_SEARCH_TABLE_KIB_MIN: i32 = 64;

/// What a search is asked for: filled by fanorona_search_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_search_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// The most whole moves to look ahead, 0 or more; more than FANORONA_SEARCH_DEPTH_MAX are as many as that, and 0 is as
    /// many as the budget allows.
    pub depth: i32,
    /// How many positions may be looked at; every move is looked at once whatever it says.
    pub budget: u64,
    /// Settles ties between moves.
    pub seed: u64,
    /// The weights of the evaluation.
    pub weights: fanorona_weights,
    /// The most memory for positions already looked at, in KiB, from FANORONA_SEARCH_TABLE_KIB_MIN up, rounded down to a
    /// power of two; 0 for 65,536. A search takes sixteen bytes for each position of its budget, rounded up to a power of
    /// two, within FANORONA_SEARCH_TABLE_KIB_MIN and this.
    pub table_kib: i32,
    /// 0.
    pub reserved: i32,
    /// A flag that stops the search when it is not 0, looked at at least every 1,024 positions; fanorona_search_stop sets
    /// it. NULL for none.
    pub stop: *const i32,
    /// Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by longjmp
    /// or an exception. NULL for none.
    pub progress: Option<extern "C" fn(result: *const fanorona_search_result, user: *mut c_void) -> i32>,
    /// Handed to progress and to poll.
    pub user: *mut c_void,
    /// Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
    /// answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
    /// Since interface 2.
    pub poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
}

/// What a search found.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_search_result {
    /// The move the side to move should make, or the rest of the one in progress: no steps when the best is to stop.
    pub best: fanorona_move,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many whole moves it looked ahead and finished.
    pub depth: i32,
    /// What the position is worth to the side to move; FANORONA_WIN_SCORE less the whole moves to it for a win that was
    /// seen to its end.
    pub score: i32,
    /// 1 when the search ended part way through a deeper look: the budget ran out or it was stopped. The move and the score
    /// are then those of the deeper look where that found a better move.
    pub stopped: i32,
    /// 0.
    pub reserved: i32,
}

// SAFETY: numbers, pointers and a pointer to a function that may be NULL.
unsafe impl Options for fanorona_search_options {
    const FIRST_SIZE: usize = offset_of!(fanorona_search_options, poll);

    fn defaults() -> Self {
        let options = SearchOptions::default();
        fanorona_search_options {
            size: size_of::<fanorona_search_options>() as u32,
            depth: 0,
            budget: options.budget,
            seed: options.seed,
            weights: options.weights.into(),
            table_kib: 0,
            reserved: 0,
            stop: std::ptr::null(),
            progress: None,
            user: std::ptr::null_mut(),
            poll: None,
        }
    }
}

/// Memory that searches share one after the other: it answers as fanorona_game_search does, and saves making the memory
/// anew. Made by fanorona_searcher_new, released by fanorona_searcher_free.
pub struct fanorona_searcher(Handle<Searcher>);
opaque!(fanorona_searcher, Searcher);

/// Fills in the default options: as deep as 10,000 positions allow, seed 0.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_search_options_init(options: Option<&mut MaybeUninit<fanorona_search_options>>) {
    init_options(options, fanorona_search_options::defaults());
}

/// As fanorona_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
/// has it. A C program need not call it, as the header has fanorona_search_options_init stand for it. Since interface 2.
///
/// @param options  where to write them; nothing is done for NULL
/// @param size     the size of the struct in bytes; nothing is done for one that no version has
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_search_options_init_sized(
    options: *mut fanorona_search_options,
    size: usize,
) {
    // SAFETY: the header asks for a struct of that size.
    unsafe { write_options(options, size, fanorona_search_options::defaults()) };
}

/// Whether a search takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a search answers with these options (FANORONA_ERR_ARGUMENT for an option out of its
/// range, FANORONA_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_search_options_check(
    options: *const fanorona_search_options,
    error: Option<&mut MaybeUninit<fanorona_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    call(|| check(unsafe { checked(options) }, error))
}

/// Sets a stop flag. It may be called from another thread and from a signal handler.
///
/// @param flag  what the options of a search point to as stop; nothing is done for NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_search_stop(flag: *mut i32) {
    // SAFETY: the header asks for a flag, which searches look at only in this way.
    unsafe { set_stop(flag) }
}

/// The move the side to move should make. Draws by repetition and by moves that take nothing are seen through the game's
/// own history. The game is not changed.
///
/// @param options  what is asked for
/// @param result   where to write the move
/// @return 0; FANORONA_PLAY_OVER, or a negative status (FANORONA_ERR_ARGUMENT for an option out of its range,
/// FANORONA_ERR_MEMORY when the memory cannot be had), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_search(
    game: Option<&fanorona_game>,
    options: *const fanorona_search_options,
    result: Option<&mut MaybeUninit<fanorona_search_result>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(game, |g| unsafe { search(&mut Searcher::new(), g, options, result) })
}

/// A searcher without any memory yet.
///
/// @return a searcher the caller owns, or NULL when memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_searcher_new() -> Option<Box<fanorona_searcher>> {
    new_handle(|| Ok(Searcher::new()))
}

/// Releases a searcher.
///
/// @param searcher  the searcher; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_searcher_free(searcher: Option<Box<fanorona_searcher>>) {
    release(searcher);
}

/// The move the side to move should make, as fanorona_game_search, with the memory of a searcher.
///
/// @param options  what is asked for
/// @param result   where to write the move
/// @return as fanorona_game_search
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_searcher_search(
    searcher: Option<&mut fanorona_searcher>,
    game: Option<&fanorona_game>,
    options: *const fanorona_search_options,
    result: Option<&mut MaybeUninit<fanorona_search_result>>,
) -> i32 {
    change(searcher, |searcher| {
        let game = looked_at(game)?;
        // SAFETY: the header asks for options of the size they say, and for what they point to.
        unsafe { search(searcher, game, options, result) }
    })
}

/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has, and what it points to is as the header asks.
unsafe fn search(
    searcher: &mut Searcher,
    game: &Game,
    options: *const fanorona_search_options,
    result: Out<'_, fanorona_search_result>,
) -> Result<Status, Misuse> {
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    let result = result.ok_or(Misuse::Null)?;
    let mut tell = |outcome: &SearchOutcome| {
        let told = fanorona_search_result::from(outcome);
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
    match uncancelled(|| searcher.search(game, &mut options)) {
        Ok(outcome) => {
            result.write((&outcome).into());
            Ok(Status::DONE)
        }
        Err(SearchError::Over) => Ok(Status::of(Err(FANORONA_PLAY_OVER))),
        Err(SearchError::Option(error)) => Err(error.into()),
        Err(SearchError::Memory) => Err(Misuse::Memory),
    }
}

/// Whether a search takes some options.
///
/// # Safety
///
/// As `search`.
unsafe fn checked(options: *const fanorona_search_options) -> Result<(), OptionError> {
    // SAFETY: passed on.
    unsafe { read_options(options) }?.numbers()?.check()
}

impl fanorona_search_options {
    /// What is asked for in numbers.
    fn numbers<'a>(&self) -> Result<SearchOptions<'a>, OptionError> {
        OptionName::all_within(&[(OptionName::Reserved, self.reserved)], 0..=0)?;
        Ok(SearchOptions {
            depth: OptionName::depth(self.depth.into())?,
            table_kib: OptionName::table_kib(self.table_kib.into(), SearchOptions::TABLE_KIB_MIN)?,
            budget: self.budget,
            seed: self.seed,
            weights: Weights::try_from(&self.weights)?,
            ..SearchOptions::default()
        })
    }
}

impl From<&SearchOutcome> for fanorona_search_result {
    fn from(outcome: &SearchOutcome) -> fanorona_search_result {
        fanorona_search_result {
            best: (&outcome.best).into(),
            nodes: outcome.nodes,
            depth: i32::try_from(outcome.depth).unwrap_or(i32::MAX),
            score: outcome.score,
            stopped: outcome.stopped.into(),
            reserved: 0,
        }
    }
}
