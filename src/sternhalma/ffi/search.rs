//! Choosing a move
//!
//! A search is bounded in positions looked at and never in seconds: every position searched and every child
//! evaluated counts one. The same board, options and seed give the same answer on every machine. The first ply is
//! always looked at whole; after that a search that runs out answers with the best move of the last depth it
//! finished. The seed settles ties and nothing else.

use std::ffi::c_void;
use std::mem::{MaybeUninit, offset_of};

use super::board::sternhalma_board;
use super::evaluation::{sternhalma_search_result, sternhalma_weights};
use super::game::sternhalma_game;
use super::options::sternhalma_option_error;
use crate::abi::answer::Status;
use crate::abi::{
    Handle, ListOut, Misuse, Options, Out, Poll, call, change, check, init_options, looked_at, new_handle,
    number, opaque, read, read_options, release, set_stop, stop_flag, uncancelled, write_options,
};
use crate::memory::{gather, room};
use crate::option_error::{OptionError, OptionName};
use crate::sternhalma::{
    Board, Decision, Evaluation, Game, Mode, Refusal, SearchError, SearchOptions, SearchOutcome, Searcher,
    Weights,
};

/// The mode that wins most with the board's number of seats. With more than three seats still racing it looks 1, 3, 5
/// and so on plies ahead, and another number only when that is the `depth` asked for.
pub const STERNHALMA_SEARCH_AUTO: i32 = 0;
/// Every rival against the seat to move, which for two seats is the plain game.
pub const STERNHALMA_SEARCH_PARANOID: i32 = 1;
/// Every seat for itself.
pub const STERNHALMA_SEARCH_MAXN: i32 = 2;
/// The rivals answer each move with the one move of all theirs that is worst for the seat to move.
pub const STERNHALMA_SEARCH_BEST_REPLY: i32 = 3;
/// No search: the move that sternhalma_random_forward chooses.
pub const STERNHALMA_SEARCH_RANDOM_FORWARD: i32 = 4;

/// The search's own evaluation while the weights are the default ones, otherwise the documented sum.
pub const STERNHALMA_EVALUATION_AUTO: i32 = 0;
/// The documented sum, sternhalma_evaluate, with the weights given.
pub const STERNHALMA_EVALUATION_DOCUMENTED: i32 = 1;
/// The search's own evaluation.
pub const STERNHALMA_EVALUATION_OWN: i32 = 2;

/// The budget when none is given.
pub const STERNHALMA_SEARCH_BUDGET: i32 = 100000;
/// The most plies a search looks ahead.
pub const STERNHALMA_SEARCH_DEPTH_MAX: i32 = 60;
/// The least memory a search can be given, in KiB.
pub const STERNHALMA_SEARCH_TABLE_KIB_MIN: i32 = 64;

/// The highest level of sternhalma_level.
pub const STERNHALMA_LEVELS: i32 = 7;

const _: () = assert!(STERNHALMA_LEVELS as u32 == SearchOptions::LEVELS);

/// What a search is asked for: filled by sternhalma_search_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_search_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// Whose interest each seat follows, a STERNHALMA_SEARCH_ number.
    pub mode: i32,
    /// The most plies to look ahead, 0 or more; more than STERNHALMA_SEARCH_DEPTH_MAX are as many as that, and 0 is as
    /// many as the budget allows.
    pub depth: i32,
    /// How positions are valued, a STERNHALMA_EVALUATION_ number.
    pub evaluation: i32,
    /// The most memory for positions already looked at, in KiB, from STERNHALMA_SEARCH_TABLE_KIB_MIN up, rounded down
    /// to a power of two; 0 for 65,536. A search takes sixteen bytes for each position of its budget, rounded up to a
    /// power of two, within STERNHALMA_SEARCH_TABLE_KIB_MIN and this.
    pub table_kib: i32,
    /// 0.
    pub reserved: i32,
    /// How many positions may be looked at; the first ply is whole whatever it says.
    pub budget: u64,
    /// Settles ties between moves.
    pub seed: u64,
    /// The weights of the documented sum.
    pub weights: sternhalma_weights,
    /// Own keys of the seat to move, as sternhalma_own_key and sternhalma_game_history give them: no move leads back
    /// to one of them while another move exists. May be NULL when there are none. STERNHALMA_SEARCH_RANDOM_FORWARD asks
    /// for none of them.
    pub avoid: *const u64,
    /// How many keys there are.
    pub avoid_len: usize,
    /// A flag that stops the search when it is not 0, looked at at least every 1,024 positions; sternhalma_search_stop
    /// sets it. NULL for none.
    pub stop: *const i32,
    /// Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by
    /// longjmp or an exception. NULL for none.
    pub progress: Option<extern "C" fn(result: *const sternhalma_search_result, user: *mut c_void) -> i32>,
    /// Handed to progress and to poll.
    pub user: *mut c_void,
    /// Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
    /// answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
    /// Since interface 2.
    pub poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
}

// SAFETY: numbers, pointers and a pointer to a function that may be NULL.
unsafe impl Options for sternhalma_search_options {
    const FIRST_SIZE: usize = offset_of!(sternhalma_search_options, poll);

    fn defaults() -> Self {
        SearchOptions::default().into()
    }
}

impl From<SearchOptions<'_>> for sternhalma_search_options {
    /// Options in numbers, with nothing to be avoided and nobody looking on.
    fn from(options: SearchOptions) -> Self {
        sternhalma_search_options {
            size: size_of::<sternhalma_search_options>() as u32,
            mode: options.mode as i32,
            depth: options.depth as i32,
            evaluation: options.evaluation as i32,
            table_kib: options.table_kib as i32,
            reserved: 0,
            budget: options.budget,
            seed: options.seed,
            weights: options.weights.into(),
            avoid: std::ptr::null(),
            avoid_len: 0,
            stop: std::ptr::null(),
            progress: None,
            user: std::ptr::null_mut(),
            poll: None,
        }
    }
}

/// Memory that searches share one after the other: it answers as sternhalma_search does, and saves making the memory
/// anew. Made by sternhalma_searcher_new, released by sternhalma_searcher_free.
pub struct sternhalma_searcher(Handle<Searcher>);
opaque!(sternhalma_searcher, Searcher);

/// Fills in the default options: as deep as 100,000 positions allow, seed 0.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_search_options_init(
    options: Option<&mut MaybeUninit<sternhalma_search_options>>,
) {
    init_options(options, sternhalma_search_options::defaults());
}

/// As sternhalma_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
/// has it. A C program need not call it, as the header has sternhalma_search_options_init stand for it. Since interface 2.
///
/// @param options  where to write them; nothing is done for NULL
/// @param size     the size of the struct in bytes; nothing is done for one that no version has
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_search_options_init_sized(
    options: *mut sternhalma_search_options,
    size: usize,
) {
    // SAFETY: the header asks for a struct of that size.
    unsafe { write_options(options, size, sternhalma_search_options::defaults()) };
}

/// Whether a search takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a search answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
/// range, STERNHALMA_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_search_options_check(
    options: *const sternhalma_search_options,
    error: Option<&mut MaybeUninit<sternhalma_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    call(|| check(unsafe { checked(options) }, error))
}

/// Fills in the options of a level of play: 1 is sternhalma_random_forward, 2 looks one ply ahead, and from there each
/// looks at about four times as many positions as the one below, up to 200,000. With two seats each level wins seven
/// games of ten or more against the one below it; the more seats there are, the less the levels from 4 on differ.
///
/// @param level    1, the weakest, to STERNHALMA_LEVELS
/// @param options  where to write them
/// @return 0, or a negative status (STERNHALMA_ERR_ARGUMENT for another number), and then nothing is written
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_level(
    level: i32,
    options: Option<&mut MaybeUninit<sternhalma_search_options>>,
) -> i32 {
    call(|| {
        let level = level_options(level)?;
        init_options(Some(options.ok_or(Misuse::Null)?), level);
        Ok(Status::DONE)
    })
}

/// As sternhalma_level, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
/// has it. A C program need not call it, as the header has sternhalma_level stand for it. Since interface 2.
///
/// @param level    1, the weakest, to STERNHALMA_LEVELS
/// @param options  where to write them; nothing is done for NULL
/// @param size     the size of the struct in bytes; nothing is done for one that no version has
/// @return as sternhalma_level
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_level_sized(
    level: i32,
    options: *mut sternhalma_search_options,
    size: usize,
) -> i32 {
    // SAFETY: the header asks for a struct of that size.
    call(|| {
        if options.is_null() {
            return Err(Misuse::Null);
        }
        unsafe { write_options(options, size, level_options(level)?) };
        Ok(Status::DONE)
    })
}

fn level_options(level: i32) -> Result<sternhalma_search_options, Misuse> {
    Ok(SearchOptions::level(number(level)?).ok_or(Misuse::Argument)?.into())
}

/// Sets a stop flag. It may be called from another thread and from a signal handler.
///
/// @param flag  what the options of a search point to as stop; nothing is done for NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_search_stop(flag: *mut i32) {
    // SAFETY: the header asks for a flag, which searches look at only as an atomic number.
    unsafe { set_stop(flag) };
}

/// The move the seat to move should make. The board is not changed.
///
/// @param options  what is asked for
/// @param result   where to write the move, or the pass
/// @return 0; STERNHALMA_WHY_OVER, or a negative status (STERNHALMA_ERR_ARGUMENT for an option out of its range,
/// STERNHALMA_ERR_MEMORY when the memory cannot be had), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_search(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_search_options,
    result: Option<&mut MaybeUninit<sternhalma_search_result>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(board, |b| unsafe { search(&mut Searcher::new(), b, options, &[], result) })
}

/// The move the seat to move of a game should make, as sternhalma_search, but that the arrangements its pieces have
/// had in this game (see sternhalma_game_history) are avoided, besides those in the options. Level 1 and
/// STERNHALMA_SEARCH_RANDOM_FORWARD avoid nothing.
///
/// @param options  what is asked for
/// @param result   where to write the move, or the pass
/// @return as sternhalma_search
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_search(
    game: Option<&sternhalma_game>,
    options: *const sternhalma_search_options,
    result: Option<&mut MaybeUninit<sternhalma_search_result>>,
) -> i32 {
    read(game, |g| {
        let had = history(g)?;
        // SAFETY: the header asks for options of the size they say, and for what they point to.
        unsafe { search(&mut Searcher::new(), g.board(), options, &had, result) }
    })
}

/// The best moves of the seat to move, best first, for hints: each with its score and the line that is expected after
/// it. They share the budget, so that each is looked at less deeply than by sternhalma_search. The board is not changed.
///
/// @param options  what is asked for; progress is told of the best move
/// @param results  room for as many results as are asked for, the first the best; nodes and stopped are those of the
/// whole search in each of them
/// @param most     how many moves are asked for, at least 1
/// @param count    where to write how many results there are: fewer when there are not as many moves that may be
/// chosen; 1, with is_pass, for a seat that has to pass, and 1 with STERNHALMA_SEARCH_RANDOM_FORWARD
/// @return as sternhalma_search
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_search_moves(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_search_options,
    results: *mut sternhalma_search_result,
    most: usize,
    count: Option<&mut MaybeUninit<i32>>,
) -> i32 {
    // SAFETY: the header asks for room for `most` results.
    let room = unsafe { ListOut::new(results, most) };
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(board, |b| unsafe { search_moves(b, options, &[], room, count) })
}

/// The best moves of the seat to move of a game, as sternhalma_search_moves, but that the arrangements its pieces have
/// had in this game are avoided, as sternhalma_game_search does.
///
/// @param options  what is asked for; progress is told of the best move
/// @param results  room for as many results as are asked for
/// @param most     how many moves are asked for, at least 1
/// @param count    where to write how many results there are
/// @return as sternhalma_search
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_search_moves(
    game: Option<&sternhalma_game>,
    options: *const sternhalma_search_options,
    results: *mut sternhalma_search_result,
    most: usize,
    count: Option<&mut MaybeUninit<i32>>,
) -> i32 {
    // SAFETY: the header asks for room for `most` results.
    let room = unsafe { ListOut::new(results, most) };
    read(game, |g| {
        let had = history(g)?;
        // SAFETY: the header asks for options of the size they say, and for what they point to.
        unsafe { search_moves(g.board(), options, &had, room, count) }
    })
}

/// A searcher without any memory yet.
///
/// @return a searcher the caller owns, or NULL when memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_searcher_new() -> Option<Box<sternhalma_searcher>> {
    new_handle(|| Ok(Searcher::new()))
}

/// Releases a searcher.
///
/// @param searcher  the searcher; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_searcher_free(searcher: Option<Box<sternhalma_searcher>>) {
    release(searcher);
}

/// The move the seat to move should make, as sternhalma_search, with the memory of a searcher.
///
/// @param options  what is asked for
/// @param result   where to write the move, or the pass
/// @return as sternhalma_search
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_searcher_search(
    searcher: Option<&mut sternhalma_searcher>,
    board: Option<&sternhalma_board>,
    options: *const sternhalma_search_options,
    result: Option<&mut MaybeUninit<sternhalma_search_result>>,
) -> i32 {
    change(searcher, |searcher| {
        let board = looked_at(board)?;
        // SAFETY: the header asks for options of the size they say, and for what they point to.
        unsafe { search(searcher, board, options, &[], result) }
    })
}

/// The own keys that the seat to move of a game has had.
fn history(game: &Game) -> Result<Vec<u64>, Misuse> {
    Ok(gather(game.history(game.to_move()))?)
}

/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has, and what it points to is as the header asks.
unsafe fn search(
    searcher: &mut Searcher,
    board: &Board,
    options: *const sternhalma_search_options,
    had: &[u64],
    result: Out<'_, sternhalma_search_result>,
) -> Result<Status, Misuse> {
    let result = result.ok_or(Misuse::Null)?;
    // SAFETY: passed on.
    let found = unsafe { run(options, had, |options| searcher.search(board, options)) }?;
    Ok(Status::of(found.map(|outcome| {
        result.write((&outcome).into());
    })))
}

/// # Safety
///
/// As `search`.
unsafe fn search_moves(
    board: &Board,
    options: *const sternhalma_search_options,
    had: &[u64],
    room: ListOut<sternhalma_search_result>,
    count: Out<'_, i32>,
) -> Result<Status, Misuse> {
    let most = room.cap()?;
    let count = count.ok_or(Misuse::Null)?;
    if most == 0 {
        return Err(Misuse::Argument);
    }
    // SAFETY: passed on.
    let found = unsafe { run(options, had, |options| board.search_moves(options, most)) }?;
    Ok(Status::of(match found {
        Ok(found) => {
            count.write(number(found.len())?);
            room.fill(found.iter().map(sternhalma_search_result::from))?;
            Ok(())
        }
        Err(refusal) => Err(refusal),
    }))
}

/// Runs a search with options from C, besides which the own keys that a game has had are avoided. It is refused when
/// the game is over.
///
/// # Safety
///
/// As `search`.
unsafe fn run<T>(
    options: *const sternhalma_search_options,
    had: &[u64],
    search: impl FnOnce(&mut SearchOptions) -> Result<T, SearchError>,
) -> Result<Result<T, Refusal>, Misuse> {
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    // SAFETY: passed on.
    let given = unsafe { asked.avoided() }?;
    let mut avoid = room(given.len() + had.len())?;
    avoid.extend_from_slice(given);
    avoid.extend_from_slice(had);
    let mut tell = |outcome: &SearchOutcome| {
        let told = sternhalma_search_result::from(outcome);
        asked.progress.is_some_and(|progress| progress(&told, asked.user) != 0)
    };
    let poll = Poll { function: asked.poll, user: asked.user }.as_fn();
    // SAFETY: passed on.
    let stop = unsafe { stop_flag(asked.stop) };
    let mut options = SearchOptions { avoid: &avoid, stop, ..asked.numbers()? };
    options.poll = poll.as_ref().map(|poll| poll as &dyn Fn() -> bool);
    if asked.progress.is_some() {
        options.progress = Some(&mut tell);
    }
    match uncancelled(|| search(&mut options)) {
        Ok(found) => Ok(Ok(found)),
        Err(SearchError::Over) => Ok(Err(Refusal::Over)),
        Err(SearchError::Option(error)) => Err(error.into()),
        Err(SearchError::Memory) => Err(Misuse::Memory),
    }
}

/// Whether a search takes some options.
///
/// # Safety
///
/// As `search`.
unsafe fn checked(options: *const sternhalma_search_options) -> Result<(), OptionError> {
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    // SAFETY: passed on.
    unsafe { asked.avoided() }?;
    asked.numbers()?.check()
}

impl sternhalma_search_options {
    /// What is asked for in numbers.
    fn numbers<'a>(&self) -> Result<SearchOptions<'a>, OptionError> {
        let mode: usize = OptionName::Mode.within(self.mode.into(), 0..=Mode::ALL.len() as i64 - 1)?;
        let evaluation: usize =
            OptionName::Evaluation.within(self.evaluation.into(), 0..=Evaluation::ALL.len() as i64 - 1)?;
        OptionName::all_within(&[(OptionName::Reserved, self.reserved)], 0..=0)?;
        Ok(SearchOptions {
            mode: Mode::ALL[mode],
            evaluation: Evaluation::ALL[evaluation],
            depth: OptionName::depth(self.depth.into())?,
            table_kib: OptionName::table_kib(self.table_kib.into(), SearchOptions::TABLE_KIB_MIN)?,
            budget: self.budget,
            seed: self.seed,
            weights: Weights::try_from(&self.weights)?,
            ..SearchOptions::default()
        })
    }

    /// The keys to be avoided.
    ///
    /// # Safety
    ///
    /// `avoid` is NULL, or can be read for `avoid_len` keys, which do not change.
    unsafe fn avoided<'a>(&self) -> Result<&'a [u64], OptionError> {
        const MOST: usize = isize::MAX as usize / size_of::<u64>();
        let len = i64::try_from(self.avoid_len).unwrap_or(i64::MAX);
        match (self.avoid.is_null(), self.avoid_len) {
            (_, 0) => Ok(&[]),
            (true, _) => Err(OptionName::Avoid.refused(len, 0..=0)),
            (false, n) if n > MOST => Err(OptionName::AvoidLen.refused(len, 0..=MOST as i64)),
            // SAFETY: as many keys as the caller promised.
            (false, n) => Ok(unsafe { std::slice::from_raw_parts(self.avoid, n) }),
        }
    }
}

impl From<&SearchOutcome> for sternhalma_search_result {
    fn from(outcome: &SearchOutcome) -> sternhalma_search_result {
        let chosen = match outcome.decision {
            Decision::Move(m) => Some(m),
            Decision::Pass => None,
        };
        let mut result = sternhalma_search_result {
            depth: i32::try_from(outcome.depth).unwrap_or(i32::MAX),
            score: outcome.score,
            stopped: outcome.stopped.into(),
            nodes: outcome.nodes,
            ..chosen.into()
        };
        for (place, m) in result.pv.iter_mut().zip(outcome.line.moves()) {
            *place = m.into();
            result.pv_len += 1;
        }
        result
    }
}
