//! Steps
//!
//! A step moves one stone to the empty point beside it. It takes nothing (a paika), or the unbroken line of the other
//! side's stones straight ahead of where it goes (an approach), or the one straight behind where it was (a
//! withdrawal). When a stone of the side to move can take, only steps that take are legal. After one the same stone may
//! go on taking, but never to a point it has stood on in this move, and never twice running in one direction.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::board::fanorona_board;
use crate::abi::answer::{Status, Wide};
use crate::abi::{ListOut, Misuse, Poll, TextOut, call, count_until, number, read, static_text};
use crate::fanorona::{Board, PointSet, Step, Why};
use crate::interrupt::Interrupt;

/// The step takes nothing.
pub const FANORONA_PAIKA: i32 = 0;
/// It takes the line ahead of where the stone goes.
pub const FANORONA_APPROACH: i32 = 1;
/// It takes the line behind where the stone was.
pub const FANORONA_WITHDRAW: i32 = 2;

/// More steps than there ever are at once.
pub const FANORONA_STEPS_MAX: i32 = 216;
/// fanorona_perft_until or fanorona_perft_moves_until was ended before it had counted everything. Since interface 2.
pub const FANORONA_PERFT_STOPPED: i32 = 1;

/// The step is legal.
pub const FANORONA_WHY_OK: i32 = 0;
/// It begins on no point of the board.
pub const FANORONA_WHY_OFF_BOARD: i32 = 1;
/// No stone stands there.
pub const FANORONA_WHY_NO_STONE: i32 = 2;
/// The stone there is the other side's.
pub const FANORONA_WHY_NOT_YOURS: i32 = 3;
/// No line leads that way: an edge, a diagonal at a point without any, or no direction at all.
pub const FANORONA_WHY_NO_LINE: i32 = 4;
/// A stone stands where the line leads.
pub const FANORONA_WHY_OCCUPIED: i32 = 5;
/// It takes nothing, and a stone can take or a move is in progress.
pub const FANORONA_WHY_MUST_TAKE: i32 = 6;
/// There is nothing to take that way, or no such kind of step.
pub const FANORONA_WHY_TAKES_NOTHING: i32 = 7;
/// Another stone is in the middle of its move.
pub const FANORONA_WHY_NOT_THE_STONE: i32 = 8;
/// The stone has stood there in this move.
pub const FANORONA_WHY_VISITED: i32 = 9;
/// The stone went that way in the step before.
pub const FANORONA_WHY_SAME_DIRECTION: i32 = 10;

/// A step.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct fanorona_step_info {
    /// The point the stone is on.
    pub from: i32,
    /// The direction it goes in, 0 to 7.
    pub dir: i32,
    /// FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW.
    pub kind: i32,
    /// The point it goes to.
    pub to: i32,
    /// The points whose stones it takes, one bit a point, point 0 the lowest.
    pub taken: u64,
}

impl From<Step> for fanorona_step_info {
    fn from(step: Step) -> fanorona_step_info {
        fanorona_step_info {
            from: step.from.into(),
            dir: step.direction as i32,
            kind: step.kind as i32,
            to: step.to.into(),
            taken: step.taken.bits(),
        }
    }
}

impl TryFrom<fanorona_step_info> for Step {
    type Error = Misuse;

    fn try_from(info: fanorona_step_info) -> Result<Step, Misuse> {
        Ok(Step {
            from: number(info.from)?,
            to: number(info.to)?,
            direction: number(info.dir)?,
            kind: number(info.kind)?,
            taken: PointSet::from_bits(info.taken),
        })
    }
}

/// The steps the side to move may make, by point, then by direction, approach before withdrawal; in the middle of a
/// move those that go on with it.
///
/// @param out  room for steps; FANORONA_STEPS_MAX are always enough
/// @param cap  how many steps there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_steps(
    board: Option<&fanorona_board>,
    out: *mut fanorona_step_info,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.steps().map(fanorona_step_info::from)))
}

/// The points whose stones a step takes, nearest first.
///
/// @param step  the step
/// @param out   room for points; seven are always enough for a step that this library gave
/// @param cap   how many points there is room for
/// @return how many there are (0 for numbers that no step has; the points to take are read as they stand), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_taken(step: Option<&fanorona_step_info>, out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| {
        let step: Step = number(*step.ok_or(Misuse::Null)?)?;
        out.fill(step.taken_in_order().map(i32::from))
    })
}

/// A step as text: d2-e3 for a paika, d2-e3A for an approach, d2-e3W for a withdrawal.
///
/// @param step  the step, legal or not
/// @param buf   room for the text; FANORONA_MOVE_TEXT_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL; FANORONA_ERR_ARGUMENT for what is no step of the board, or another negative
/// status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_step_text(
    board: Option<&fanorona_board>,
    step: Option<&fanorona_step_info>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b.shape().step_text(&step_of(b, *step.ok_or(Misuse::Null)?)?)))
}

/// A step that is along a line of a board.
pub(super) fn step_of(board: &Board, info: fanorona_step_info) -> Result<Step, Misuse> {
    let step: Step = number(info)?;
    let shape = board.shape();
    let joined = shape.has(step.from) && shape.next(step.from, step.direction) == Some(step.to);
    if joined { Ok(step) } else { Err(Misuse::Argument) }
}

/// Why a step is not legal. It is asked in the order off_board, no_stone, not_yours, not_the_stone, no_line, occupied,
/// visited, same_direction, must_take, takes_nothing.
///
/// @param from  the point the stone is on
/// @param dir   the direction it goes in
/// @param kind  what it takes
/// @return FANORONA_WHY_OK for a legal step, the first FANORONA_WHY_ number that applies, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_why(board: Option<&fanorona_board>, from: i32, dir: i32, kind: i32) -> i32 {
    read(board, |b| Ok(Status::of(b.judge(from, dir, kind).map(drop))))
}

/// A reason in words.
///
/// @param why  a FANORONA_WHY_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_why_text(why: i32) -> *const c_char {
    match why {
        FANORONA_WHY_OK => static_text(Some(c"the step is legal")),
        _ => static_text(Why::ALL.into_iter().find(|&reason| reason as i32 == why).map(Why::text)),
    }
}

/// How many sequences of so many actions there are, an action being a step or, while a move is in progress, a stop.
/// Nothing asks whether the game is over. To compare one generator with another: the count grows several-fold with
/// each action, and so does the time.
///
/// @param depth  how many actions, 0 to 12
/// @return the number; 0 for any other depth, or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_perft(board: Option<&fanorona_board>, depth: i32) -> u64 {
    read(board, |b| Ok(Wide(b.perft(perft_depth(depth)?))))
}

/// How many sequences of so many whole moves there are, as fanorona_perft; in the middle of a move the first is the rest
/// of it.
///
/// @param depth  how many moves, 0 to 12
/// @return the number; 0 for any other depth, or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_perft_moves(board: Option<&fanorona_board>, depth: i32) -> u64 {
    read(board, |b| Ok(Wide(b.perft_moves(perft_depth(depth)?))))
}

/// As fanorona_perft, for counts that take long: it can be ended. Since interface 2.
///
/// @param depth  how many actions, 0 to 12
/// @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
/// @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
/// it. It must return, and not by longjmp or an exception. NULL for none
/// @param user   handed to poll
/// @param count  where to write the number
/// @return 0; FANORONA_PERFT_STOPPED when it was ended, or a negative status (FANORONA_ERR_ARGUMENT for a number out of its
/// range), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_perft_until(
    board: Option<&fanorona_board>,
    depth: i32,
    stop: *const i32,
    poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
    user: *mut c_void,
    count: Option<&mut MaybeUninit<u64>>,
) -> i32 {
    let poll = Poll { function: poll, user };
    read(board, |b| {
        let depth = perft_depth(depth)?;
        let counted = |interrupt: Interrupt<'_>| Ok(b.perft_until(depth, interrupt));
        // SAFETY: the header asks for a flag.
        unsafe { count_until(stop, poll, count, FANORONA_PERFT_STOPPED, counted) }
    })
}

/// As fanorona_perft_moves, for counts that take long: it can be ended. Since interface 2.
///
/// @param depth  how many moves, 0 to 12
/// @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
/// @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
/// it. It must return, and not by longjmp or an exception. NULL for none
/// @param user   handed to poll
/// @param count  where to write the number
/// @return 0; FANORONA_PERFT_STOPPED when it was ended, or a negative status (FANORONA_ERR_ARGUMENT for a number out of its
/// range), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_perft_moves_until(
    board: Option<&fanorona_board>,
    depth: i32,
    stop: *const i32,
    poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
    user: *mut c_void,
    count: Option<&mut MaybeUninit<u64>>,
) -> i32 {
    let poll = Poll { function: poll, user };
    read(board, |b| {
        let depth = perft_depth(depth)?;
        let counted = |interrupt: Interrupt<'_>| Ok(b.perft_moves_until(depth, interrupt));
        // SAFETY: the header asks for a flag.
        unsafe { count_until(stop, poll, count, FANORONA_PERFT_STOPPED, counted) }
    })
}

fn perft_depth(depth: i32) -> Result<u32, Misuse> {
    number(depth).and_then(|depth| if depth <= Board::PERFT_MAX { Ok(depth) } else { Err(Misuse::Argument) })
}
