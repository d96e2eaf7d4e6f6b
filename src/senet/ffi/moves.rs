//! Moves
//!
//! Which moves a roll allows, and how they are written. None of these functions asks whether the game is over.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::board::senet_board;
use super::rules::{given, senet_rule_set};
use crate::abi::answer::{Status, Value, Wide};
use crate::abi::{ListOut, Misuse, Poll, TextOut, call, count_until, number, read};
use crate::interrupt::Interrupt;
use crate::senet::{Board, House, Kind, Move, Roll};

/// No roll allows more moves than this, whatever stands on the board.
pub const SENET_MOVES_MAX: i32 = 30;
/// Room that a move as text needs, its NUL included.
pub const SENET_MOVE_TEXT_MAX: i32 = 8;
/// The deepest senet_walk goes.
pub const SENET_WALK_MAX: i32 = 8;
/// senet_walk_until was ended before it had counted everything. Since interface 2.
pub const SENET_WALK_STOPPED: i32 = 1;

/// The piece goes by the roll, from a house under 26.
pub const SENET_KIND_STEP: i32 = 0;
/// It goes from house 26 or beyond to a house of the exits.
pub const SENET_KIND_EXIT: i32 = 1;
/// It walks back to house 15, or to the nearest empty house below it.
pub const SENET_KIND_WALK: i32 = 2;
/// It stays, and the roll is spent.
pub const SENET_KIND_STAY: i32 = 3;
/// It is borne off.
pub const SENET_KIND_OFF: i32 = 4;

/// A move of one piece.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_move {
    /// The house the piece stands on.
    pub from: i32,
    /// The house it ends on, its own when it stays; 0 when it is borne off.
    pub to: i32,
    /// The roll that is spent.
    pub roll: i32,
    /// What the piece does, a SENET_KIND_ number.
    pub kind: i32,
    /// 1 when it changes places with an enemy piece, or 0.
    pub swap: i32,
    /// 1 when it goes backward by the roll, or 0.
    pub backward: i32,
    /// 0.
    pub reserved: [i32; 2],
}

impl From<Move> for senet_move {
    fn from(m: Move) -> senet_move {
        senet_move {
            from: m.from.into(),
            to: m.to.map_or(0, House::into),
            roll: m.roll.into(),
            kind: m.kind as i32,
            swap: m.swap.into(),
            backward: m.backward.into(),
            reserved: [0; 2],
        }
    }
}

impl TryFrom<&senet_move> for Move {
    type Error = Misuse;

    /// Where it goes from and to and its roll are read; what kind of a move it is follows from them on a board.
    fn try_from(m: &senet_move) -> Result<Move, Misuse> {
        let to = if m.to == 0 { None } else { Some(number(m.to)?) };
        let kind = if to.is_none() { Kind::Off } else { Kind::Step };
        Ok(Move { from: number(m.from)?, to, roll: number(m.roll)?, kind, swap: false, backward: false })
    }
}

/// The house whose piece alone is asked about; none for 0.
pub(super) fn only_one(only: i32) -> Result<Option<House>, Misuse> {
    if only == 0 { Ok(None) } else { number(only).map(Some) }
}

/// The moves that a roll allows the side to move, in ascending order of the house moved from. They are all forward or,
/// where the rules allow it and there is no forward move, all backward.
///
/// @param roll   1 to 5
/// @param rules  the rule set, or NULL for kendall
/// @param only   the house whose piece alone may move, or 0 for any
/// @param out    room for moves; SENET_MOVES_MAX are always enough
/// @param cap    how many moves there is room for
/// @return how many there are (0 for a number that is no roll or no house, and for a set that is not right), or a
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_moves(
    board: Option<&senet_board>,
    roll: i32,
    rules: Option<&senet_rule_set>,
    only: i32,
    out: *mut senet_move,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| {
        let moves = b.moves(number(roll)?, &given(rules)?, only_one(only)?);
        out.fill(moves.iter().map(|&m| m.into()))
    })
}

/// A move as text: 10-12, or 28-off for a piece that is borne off. Programs write a forfeit as a dash alone.
///
/// @param m    the move; where it goes from and to is looked at
/// @param buf  room for the text; SENET_MOVE_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; SENET_ERR_ARGUMENT when a number is out of its range, or SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_move_text(m: Option<&senet_move>, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(Move::try_from(m.ok_or(Misuse::Null)?)?))
}

/// Whether the piece on a house cannot be swapped under a rule set, because of the run it stands in. Whether the house
/// itself is safe is not asked; see senet_rules_safe.
///
/// @param rules  the rule set, or NULL for kendall
/// @return 1 or 0 (0 for an empty house); -1 for a number that is not a house, a set that is not right, or a board that
/// is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_protected(
    board: Option<&senet_board>,
    house: i32,
    rules: Option<&senet_rule_set>,
) -> i32 {
    read(board, |b| Ok(Value(Some(b.protected(number(house)?, &given(rules)?).into()))))
}

/// Whether the piece on a house is part of a run of its side that the other side may not pass under a rule set.
///
/// @param rules  the rule set, or NULL for kendall
/// @return as senet_protected
#[unsafe(no_mangle)]
pub extern "C" fn senet_in_blockade(
    board: Option<&senet_board>,
    house: i32,
    rules: Option<&senet_rule_set>,
) -> i32 {
    read(board, |b| Ok(Value(Some(b.in_blockade(number(house)?, &given(rules)?).into()))))
}

/// The move to make without looking ahead, as an index into what senet_moves lists: a bear-off, else a swap, else a
/// landing on house 26, else the move whose piece ends furthest on; of several the first.
///
/// @param roll   1 to 5
/// @param rules  the rule set, or NULL for kendall
/// @param only   the house whose piece alone may move, or 0 for any
/// @param index  where to write the index, -1 when the roll allows nothing
/// @return 0, or a negative status, and then nothing is written
#[unsafe(no_mangle)]
pub extern "C" fn senet_greedy(
    board: Option<&senet_board>,
    roll: i32,
    rules: Option<&senet_rule_set>,
    only: i32,
    index: Option<&mut MaybeUninit<i32>>,
) -> i32 {
    read(board, |b| {
        let index = index.ok_or(Misuse::Null)?;
        let chosen = b.greedy(number::<_, Roll>(roll)?, &given(rules)?, only_one(only)?);
        index.write(index_number(chosen));
        Ok(Status::DONE)
    })
}

/// An index as C has it.
pub(super) fn index_number(index: Option<usize>) -> i32 {
    index.and_then(|index| index.try_into().ok()).unwrap_or(-1)
}

/// How many positions there are so many plies on, every roll and every move that it allows counted: a roll that allows
/// nothing is one branch, a finished game is an end. For comparing one generator with another. The time grows as the
/// count does.
///
/// @param depth  how many plies, 0 to SENET_WALK_MAX
/// @param rules  the rule set, or NULL for kendall
/// @return the count, 1 at depth 0; 0 for a depth out of range, a set that is not right, or a board that is NULL or out
/// of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_walk(board: Option<&senet_board>, depth: i32, rules: Option<&senet_rule_set>) -> u64 {
    read(board, |b| Ok(Wide(b.walk(walk_depth(depth)?, &given(rules)?))))
}

/// As senet_walk, for counts that take long: it can be ended. Since interface 2.
///
/// @param depth  how many plies, 0 to SENET_WALK_MAX
/// @param rules  the rule set, or NULL for kendall
/// @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
/// @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
/// it. It must return, and not by longjmp or an exception. NULL for none
/// @param user   handed to poll
/// @param count  where to write the count
/// @return 0; SENET_WALK_STOPPED when it was ended, or a negative status (SENET_ERR_ARGUMENT for a number out of its
/// range), and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_walk_until(
    board: Option<&senet_board>,
    depth: i32,
    rules: Option<&senet_rule_set>,
    stop: *const i32,
    poll: Option<extern "C" fn(user: *mut c_void) -> i32>,
    user: *mut c_void,
    count: Option<&mut MaybeUninit<u64>>,
) -> i32 {
    let poll = Poll { function: poll, user };
    read(board, |b| {
        let (depth, rules) = (walk_depth(depth)?, given(rules)?);
        let counted = |interrupt: Interrupt<'_>| Ok(b.walk_until(depth, &rules, interrupt));
        // SAFETY: the header asks for a flag.
        unsafe { count_until(stop, poll, count, SENET_WALK_STOPPED, counted) }
    })
}

fn walk_depth(depth: i32) -> Result<u32, Misuse> {
    number(depth).and_then(|depth| if depth <= Board::WALK_MAX { Ok(depth) } else { Err(Misuse::Argument) })
}
