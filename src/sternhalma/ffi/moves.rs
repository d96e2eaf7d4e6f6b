//! Moves
//!
//! The atoms a move is made of, and what a piece can reach with them. A move is a step, or a chain of hops by one
//! piece that may stop after any hop; it is told by where it starts and where it stops. None of these functions
//! asks whether the game is over.

use std::ffi::c_void;
use std::mem::MaybeUninit;

use crate::abi::answer::{Did, Wide};
use crate::abi::{ListOut, Misuse, Poll, change, count_until, number, read};
use crate::interrupt::Interrupt;
use crate::sternhalma::{Board, Hole, Move, MoveList};

use super::board::sternhalma_board;

/// The most steps or hops there are from a hole.
pub const STERNHALMA_STEPS_MAX: i32 = 6;
/// The most holes a piece reaches: 36 others of its hop class, and 6 steps.
pub const STERNHALMA_REACH_MAX: i32 = 42;
/// The most holes a path has: all 37 of the largest hop class.
pub const STERNHALMA_PATH_MAX: i32 = 37;
/// No seat has more moves than this, whatever stands on the board.
pub const STERNHALMA_LEGAL_MAX: i32 = 1242;
/// The deepest sternhalma_perft goes.
pub const STERNHALMA_PERFT_MAX: i32 = 12;
/// sternhalma_perft_until was ended before it had counted everything. Since interface 2.
pub const STERNHALMA_PERFT_STOPPED: i32 = 1;

const _: () = assert!(STERNHALMA_REACH_MAX as usize == Board::REACH_MAX);

/// A move: where it starts and where it stops.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_move {
    /// The hole the piece stood in.
    pub from: i32,
    /// The hole it stops in.
    pub to: i32,
}

impl From<Move> for sternhalma_move {
    fn from(m: Move) -> sternhalma_move {
        sternhalma_move { from: m.from.into(), to: m.to.into() }
    }
}

/// The empty holes next to a hole, in the order of the directions.
///
/// @param out  room for STERNHALMA_STEPS_MAX holes
/// @param cap  how many holes there is room for
/// @return how many there are (0 for a number that is no hole), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_steps(
    board: Option<&sternhalma_board>,
    hole: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.steps(number(hole)?).map(Hole::into)))
}

/// Where one hop from a hole lands, in the order of the directions: over one neighbouring piece, of any seat, into
/// the empty hole straight beyond it.
///
/// @param from  the hole the moving piece left, for a piece in the middle of a chain: it counts as empty even while
/// the board shows the piece there. The hole itself for a piece that stands on it; any number that is no hole for
/// a piece from nowhere on the board
/// @param out   room for STERNHALMA_STEPS_MAX holes
/// @param cap   how many holes there is room for
/// @return how many there are (0 for a number that is no hole), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_hops(
    board: Option<&sternhalma_board>,
    hole: i32,
    from: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.hops(number(hole)?, Hole::try_from(from).ok()).map(Hole::into)))
}

/// Every hole the piece on a hole can end its move on, in hole order: its steps, and every hole that a chain of
/// hops lands on. Never the hole itself.
///
/// @param out  room for STERNHALMA_REACH_MAX holes
/// @param cap  how many holes there is room for
/// @return how many there are (0 for an empty hole and a number that is no hole), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_reach(
    board: Option<&sternhalma_board>,
    from: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.reach(number(from)?).into_iter().map(Hole::into)))
}

/// The way a move goes, from first and to last: two holes for a step, and for a chain every hole it lands on. A
/// hole that a step reaches is always shown as the step. A chain is a shortest one, and of those the one whose
/// directions, compared hop by hop from the start, come first.
///
/// @param out  room for STERNHALMA_PATH_MAX holes
/// @param cap  how many holes there is room for
/// @return how many there are (0 when it is not a move), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_path(
    board: Option<&sternhalma_board>,
    from: i32,
    to: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| {
        let path = b.path(number(from)?, number(to)?).ok_or(Misuse::Argument)?;
        out.fill(path.holes().iter().map(|&hole| hole.into()))
    })
}

/// The moves of the seat to move: for each of its pieces in hole order, its reach in hole order.
///
/// @param out  room for moves; STERNHALMA_LEGAL_MAX are always enough
/// @param cap  how many moves there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_legal(
    board: Option<&sternhalma_board>,
    out: *mut sternhalma_move,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| {
        let mut moves = MoveList::new();
        b.list(&mut moves);
        out.fill(moves.iter().map(|&m| m.into()))
    })
}

/// Moves the piece on a hole to an empty hole, wherever that is, and keeps the key. The seat to move and the game
/// stay as they were.
///
/// @return 1; 0, and nothing is changed, when from holds no piece or to is not an empty hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_do_move(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32 {
    change(board, |b| Ok(Did(b.do_move(number(from)?, number(to)?))))
}

/// Takes back the move from one hole to another: the piece on to goes back to from.
///
/// @return 1; 0, and nothing is changed, when to holds no piece or from is not an empty hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_undo_move(board: Option<&mut sternhalma_board>, from: i32, to: i32) -> i32 {
    change(board, |b| Ok(Did(b.undo_move(number(from)?, number(to)?))))
}

/// How many sequences of moves there are, a move being a distinct pair of a start and an end; for comparing one
/// generator with another. The turn passes to the next seat whether or not it is home, and a seat without a move
/// ends its sequence uncounted. The time grows as the count does.
///
/// @param depth  how many moves, 0 to STERNHALMA_PERFT_MAX
/// @return the count, 1 at depth 0; 0 for a depth out of range or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_perft(board: Option<&sternhalma_board>, depth: i32) -> u64 {
    read(board, |b| Ok(Wide(b.perft(perft_depth(depth)?))))
}

/// As sternhalma_perft, for counts that take long: it can be ended. Since interface 2.
///
/// @param depth  how many moves, 0 to STERNHALMA_PERFT_MAX
/// @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
/// @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
/// it. It must return, and not by longjmp or an exception. NULL for none
/// @param user   handed to poll
/// @param count  where to write the count
/// @return 0; STERNHALMA_PERFT_STOPPED when it was ended, or a negative status (STERNHALMA_ERR_ARGUMENT for a number out of its
/// range), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_perft_until(
    board: Option<&sternhalma_board>,
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
        unsafe { count_until(stop, poll, count, STERNHALMA_PERFT_STOPPED, counted) }
    })
}

fn perft_depth(depth: i32) -> Result<u32, Misuse> {
    number(depth).and_then(|depth| if depth <= Board::PERFT_MAX { Ok(depth) } else { Err(Misuse::Argument) })
}
