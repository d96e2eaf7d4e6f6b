//! The shortest crossing
//!
//! The fewest moves in which a lone seat comes home, and the shortest game of two seats that help each other. George I.
//! Bell proved that ten pieces need 27 moves and two seats together 30 plies ("The Shortest Game of Chinese Checkers and
//! Related Problems", INTEGERS 9, 2009). Work is bounded by a width and not by time; the same board and options give
//! the same moves on every machine and with any number of threads.

use std::ffi::{CStr, c_char, c_void};
use std::mem::{MaybeUninit, offset_of};

use super::board::sternhalma_board;
use super::moves::sternhalma_move;
use super::options::sternhalma_option_error;
use crate::abi::answer::Status;
use crate::abi::{
    ListOut, Misuse, Options, Out, Poll, call, check, init_options, read, read_options, static_text,
    stop_flag, uncancelled, write_options,
};
use crate::option_error::{OptionError, OptionName};
use crate::sternhalma::{Board, Solution, SolveError, SolveOptions, SolveProgress};

/// The crossing was found.
pub const STERNHALMA_SOLVE_OK: i32 = 0;
/// The board has another number of seats than the solver is for.
pub const STERNHALMA_SOLVE_SEATS: i32 = 1;
/// With so many pieces there is no crossing.
pub const STERNHALMA_SOLVE_PIECES: i32 = 2;
/// It was stopped before it found anything.
pub const STERNHALMA_SOLVE_STOPPED: i32 = 3;
/// The width was not enough to find anything.
pub const STERNHALMA_SOLVE_NOT_FOUND: i32 = 4;

/// The most positions of a level that are kept.
pub const STERNHALMA_SOLVE_WIDTH_MAX: i32 = 16777216;
/// The least memory a solver can be given, in KiB.
pub const STERNHALMA_SOLVE_MEMORY_KIB_MIN: i32 = 64;
/// The most threads that work at a crossing.
pub const STERNHALMA_SOLVE_THREADS_MAX: i32 = 256;

const _: () = assert!(
    STERNHALMA_SOLVE_WIDTH_MAX as usize == SolveOptions::WIDTH_MAX
        && STERNHALMA_SOLVE_MEMORY_KIB_MIN as u32 == SolveOptions::MEMORY_KIB_MIN
        && STERNHALMA_SOLVE_THREADS_MAX as usize == SolveOptions::THREADS_MAX
);

/// How far a solver is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_solve_progress {
    /// How many levels have been grown, forward and backward together: no crossing in fewer moves was found.
    pub levels: i32,
    /// How many positions the last of them has.
    pub width: i32,
    /// How many positions have been looked at.
    pub positions: u64,
}

/// What a solver is asked for: filled by sternhalma_solve_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_solve_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// How many positions of each level are kept, up to STERNHALMA_SOLVE_WIDTH_MAX; 0 for as many as usually find the
    /// shortest crossing known. Fewer are kept when the memory is not enough.
    pub width: i32,
    /// The memory it may take, in KiB, from STERNHALMA_SOLVE_MEMORY_KIB_MIN up.
    pub memory_kib: i32,
    /// 1 to go on until the crossing is proved to be the shortest, as far as the memory allows. Two seats together are
    /// never proved.
    pub exact: i32,
    /// How many threads work at it, 1 to STERNHALMA_SOLVE_THREADS_MAX; fewer do where the memory is not enough for all.
    /// Two seats together are one thread's work.
    pub threads: i32,
    /// 0.
    pub reserved: i32,
    /// A flag that stops the solver when it is not 0, looked at at least every 1,024 positions; sternhalma_search_stop
    /// sets it. NULL for none.
    pub stop: *const i32,
    /// Told after each level, on the thread of the caller; any answer but 0 stops the solver. It must return, and not by
    /// longjmp or an exception. NULL for none.
    pub progress: Option<extern "C" fn(progress: *const sternhalma_solve_progress, user: *mut c_void) -> i32>,
    /// Handed to progress and to poll.
    pub user: *mut c_void,
    /// Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
    /// answer but 0 stops the solver as the flag does. It must return, and not by longjmp or an exception. NULL for none.
    /// Since interface 2.
    pub poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
}

// SAFETY: numbers, pointers and a pointer to a function that may be NULL.
unsafe impl Options for sternhalma_solve_options {
    const FIRST_SIZE: usize = offset_of!(sternhalma_solve_options, poll);

    fn defaults() -> Self {
        let options = SolveOptions::default();
        sternhalma_solve_options {
            size: size_of::<sternhalma_solve_options>() as u32,
            width: options.width as i32,
            memory_kib: options.memory_kib as i32,
            exact: options.exact.into(),
            threads: options.threads as i32,
            reserved: 0,
            stop: std::ptr::null(),
            progress: None,
            user: std::ptr::null_mut(),
            poll: None,
        }
    }
}

/// A crossing, or a game of two seats; its moves are written beside it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_solution {
    /// How many moves it has.
    pub move_count: i32,
    /// 1 when nothing was left out that could have led to one in fewer moves, 0 otherwise.
    pub proved: i32,
    /// None takes fewer moves than this: a bound from the rows, the longest hops and the hop classes.
    pub least: i32,
    /// 1 when it was stopped before all that it was asked for was done, 0 otherwise.
    pub stopped: i32,
    /// How many positions were looked at.
    pub positions: u64,
    /// The most memory that levels of positions took at one time, in bytes, with what was set aside to grow them.
    pub bytes: u64,
}

/// Fills in the default options: the width that finds 27 moves for ten pieces and the best known for others, one thread,
/// 16 MiB.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_solve_options_init(options: Option<&mut MaybeUninit<sternhalma_solve_options>>) {
    init_options(options, sternhalma_solve_options::defaults());
}

/// As sternhalma_solve_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
/// has it. A C program need not call it, as the header has sternhalma_solve_options_init stand for it. Since interface 2.
///
/// @param options  where to write them; nothing is done for NULL
/// @param size     the size of the struct in bytes; nothing is done for one that no version has
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_solve_options_init_sized(
    options: *mut sternhalma_solve_options,
    size: usize,
) {
    // SAFETY: the header asks for a struct of that size.
    unsafe { write_options(options, size, sternhalma_solve_options::defaults()) };
}

/// Whether a solver takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a solver answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
/// range, STERNHALMA_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_solve_options_check(
    options: *const sternhalma_solve_options,
    error: Option<&mut MaybeUninit<sternhalma_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    call(|| check(unsafe { checked(options) }, error))
}

/// A crossing in few moves for a board of one seat: from what stands on it, with however many pieces, until
/// sternhalma_distance_left is 0. Whether the game is over is not asked. The board is not changed.
///
/// @param options   what is asked for
/// @param moves     room for the moves, the first first; NULL with no room for none
/// @param cap       how many moves there is room for
/// @param solution  where to write what was found
/// @return 0; STERNHALMA_SOLVE_SEATS for a board of more seats, STERNHALMA_SOLVE_PIECES when the seat has no piece or
/// more than its home has holes, STERNHALMA_SOLVE_STOPPED, STERNHALMA_SOLVE_NOT_FOUND, or a negative status
/// (STERNHALMA_ERR_ARGUMENT for an option out of its range, STERNHALMA_ERR_MEMORY when the memory allowed, or the memory
/// there is, is not enough), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_solve(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_solve_options,
    moves: *mut sternhalma_move,
    cap: usize,
    solution: Option<&mut MaybeUninit<sternhalma_solution>>,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let room = unsafe { ListOut::new(moves, cap) };
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(board, |b| unsafe { solve(b, Board::solve, options, room, solution) })
}

/// A game in few plies for a board of two seats that help each other: from what stands on it, the seat to move first,
/// until sternhalma_distance_left of one of them is 0, with no earlier ply that ends the game. The board is not changed.
///
/// @param options   what is asked for; the wider, the longer it takes and the shorter the game may be
/// @param moves     room for the moves of both seats in turn; NULL with no room for none
/// @param cap       how many moves there is room for
/// @param solution  where to write what was found
/// @return as sternhalma_solve; STERNHALMA_SOLVE_SEATS for a board of another number of seats than two,
/// STERNHALMA_SOLVE_PIECES when a seat does not have as many pieces as its home has holes
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_solve_together(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_solve_options,
    moves: *mut sternhalma_move,
    cap: usize,
    solution: Option<&mut MaybeUninit<sternhalma_solution>>,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let room = unsafe { ListOut::new(moves, cap) };
    // SAFETY: the header asks for options of the size they say, and for what they point to.
    read(board, |b| unsafe { solve(b, Board::solve_together, options, room, solution) })
}

/// A STERNHALMA_SOLVE_ number in words.
///
/// @param answer  STERNHALMA_SOLVE_OK to STERNHALMA_SOLVE_NOT_FOUND
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_solve_text(answer: i32) -> *const c_char {
    const WORDS: [&CStr; 5] = [
        c"the crossing was found",
        c"the board has another number of seats",
        c"the number of pieces allows no crossing",
        c"stopped before anything was found",
        c"nothing was found",
    ];
    static_text(usize::try_from(answer).ok().and_then(|n| WORDS.get(n).copied()))
}

/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has, and what it points to is as the header asks.
unsafe fn solve(
    board: &Board,
    solver: impl FnOnce(&Board, &mut SolveOptions) -> Result<Solution, SolveError>,
    options: *const sternhalma_solve_options,
    room: ListOut<sternhalma_move>,
    solution: Out<'_, sternhalma_solution>,
) -> Result<Status, Misuse> {
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    room.cap()?;
    let solution = solution.ok_or(Misuse::Null)?;
    let mut tell = |progress: &SolveProgress| {
        let told = sternhalma_solve_progress::from(progress);
        asked.progress.is_some_and(|progress| progress(&told, asked.user) != 0)
    };
    let poll = Poll { function: asked.poll, user: asked.user }.as_fn();
    // SAFETY: passed on.
    let stop = unsafe { stop_flag(asked.stop) };
    let mut options = SolveOptions { stop, ..asked.numbers()? };
    options.poll = poll.as_ref().map(|poll| poll as &dyn Fn() -> bool);
    if asked.progress.is_some() {
        options.progress = Some(&mut tell);
    }
    match uncancelled(|| solver(board, &mut options)) {
        Ok(found) => {
            room.fill(found.moves.iter().map(|&m| m.into()))?;
            solution.write((&found).into());
            Ok(Status::DONE)
        }
        Err(SolveError::Seats) => Ok(Status::of(Err(STERNHALMA_SOLVE_SEATS))),
        Err(SolveError::Pieces) => Ok(Status::of(Err(STERNHALMA_SOLVE_PIECES))),
        Err(SolveError::Stopped) => Ok(Status::of(Err(STERNHALMA_SOLVE_STOPPED))),
        Err(SolveError::NotFound) => Ok(Status::of(Err(STERNHALMA_SOLVE_NOT_FOUND))),
        Err(SolveError::Option(error)) => Err(error.into()),
        Err(SolveError::Memory) => Err(Misuse::Memory),
    }
}

/// Whether a solver takes some options.
///
/// # Safety
///
/// As `solve`.
unsafe fn checked(options: *const sternhalma_solve_options) -> Result<(), OptionError> {
    // SAFETY: passed on.
    unsafe { read_options(options) }?.numbers()?.check()
}

impl sternhalma_solve_options {
    /// What is asked for in numbers.
    fn numbers<'a>(&self) -> Result<SolveOptions<'a>, OptionError> {
        OptionName::all_within(&[(OptionName::Reserved, self.reserved)], 0..=0)?;
        OptionName::all_within(&[(OptionName::Exact, self.exact)], 0..=1)?;
        Ok(SolveOptions {
            width: OptionName::Width.within(self.width.into(), 0..=SolveOptions::WIDTH_MAX as i64)?,
            memory_kib: OptionName::MemoryKib
                .within(self.memory_kib.into(), SolveOptions::MEMORY_KIB_MIN.into()..=i64::MAX)?,
            exact: self.exact == 1,
            threads: OptionName::Threads.within(self.threads.into(), 1..=SolveOptions::THREADS_MAX as i64)?,
            ..SolveOptions::default()
        })
    }
}

impl From<&SolveProgress> for sternhalma_solve_progress {
    fn from(progress: &SolveProgress) -> sternhalma_solve_progress {
        let counted = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        sternhalma_solve_progress {
            levels: counted(progress.levels),
            width: counted(progress.width),
            positions: progress.positions,
        }
    }
}

impl From<&Solution> for sternhalma_solution {
    fn from(found: &Solution) -> sternhalma_solution {
        let counted = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        sternhalma_solution {
            move_count: counted(found.moves.len()),
            proved: found.proved.into(),
            least: counted(found.least),
            stopped: found.stopped.into(),
            positions: found.positions,
            bytes: found.bytes as u64,
        }
    }
}
