//! Making moves
//!
//! Making moves and forfeits, taking them back, and how a game ends.

use std::mem::MaybeUninit;

use libc::c_char;

use super::board::senet_board;
use super::moves::senet_move;
use super::rules::{rules_of, senet_rule_set};
use crate::capi::boundary::{
    Bool, Misuse, Status, Value, Wide, change, number, offer, read, static_text, written,
};
use crate::senet::{Board, House, Move, Roll, Side, Undo, Unplayable};

/// The game goes on.
pub const SENET_ONGOING: i32 = 0;
/// A side has no piece left on the board, and the other has.
pub const SENET_WON: i32 = 1;
/// The game came to the ply cap.
pub const SENET_DRAWN: i32 = 2;

/// The game ended with a side home.
pub const SENET_BY_HOME: i32 = 1;
/// The game came to the ply cap.
pub const SENET_BY_PLY_CAP: i32 = 2;

/// The ply at which a game is drawn.
pub const SENET_PLY_CAP: i32 = 10000;

/// It was done.
pub const SENET_APPLY_OK: i32 = 0;
/// No piece of the side to move stands where the move starts.
pub const SENET_WHY_NO_PIECE: i32 = 1;
/// The game is over.
pub const SENET_WHY_OVER: i32 = 2;

/// An undo of a move.
pub const SENET_UNDO_MOVE: i32 = 1;
/// An undo of a forfeit.
pub const SENET_UNDO_FORFEIT: i32 = 2;

/// What senet_apply and senet_forfeit write and senet_unapply takes. A program keeps it as it is; it need not look
/// inside.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct senet_undo_info {
    /// The key before.
    pub before: u64,
    /// The key after.
    pub after: u64,
    /// The ply before.
    pub ply: i64,
    /// SENET_UNDO_MOVE or SENET_UNDO_FORFEIT.
    pub kind: i32,
    /// Where the piece stood, 0 for a forfeit.
    pub from: i32,
    /// Where it ended, 0 for a forfeit and for a piece that was borne off.
    pub to: i32,
    /// 1 when it changed places with an enemy piece, or 0.
    pub swap: i32,
    /// The pieces a side has.
    pub pieces: i32,
    /// 0.
    pub reserved: i32,
}

impl From<Undo> for senet_undo_info {
    fn from(undo: Undo) -> senet_undo_info {
        let (kind, from, to) = match undo.ends {
            Some((from, to)) => (SENET_UNDO_MOVE, from.into(), to.map_or(0, House::into)),
            None => (SENET_UNDO_FORFEIT, 0, 0),
        };
        senet_undo_info {
            before: undo.before,
            after: undo.after,
            ply: undo.ply.into(),
            kind,
            from,
            to,
            swap: undo.swap.into(),
            // A side has at most seven.
            pieces: undo.pieces as i32,
            reserved: 0,
        }
    }
}

impl TryFrom<senet_undo_info> for Undo {
    type Error = Misuse;

    fn try_from(info: senet_undo_info) -> Result<Undo, Misuse> {
        written(&info, read_undo)
    }
}

/// What a program hands back, or anything else, as an undo.
fn read_undo(info: &senet_undo_info) -> Option<Undo> {
    let ends = match (info.kind, info.to) {
        (SENET_UNDO_MOVE, 0) => Some((info.from.try_into().ok()?, None)),
        (SENET_UNDO_MOVE, to) => Some((info.from.try_into().ok()?, Some(to.try_into().ok()?))),
        _ => None,
    };
    Some(Undo {
        ends,
        swap: info.swap == 1,
        ply: info.ply.try_into().ok()?,
        pieces: info.pieces.try_into().ok()?,
        before: info.before,
        after: info.after,
    })
}

/// The move is not asked whether it is legal: the piece leaves from, an enemy piece standing on to goes to from, and the
/// piece lands, or is borne off. The ply goes up by one, as far as SENET_PLY_MAX. The turn stays after a roll of 1, 4 or 5, after a move that is
/// bound or that wins, and passes otherwise.
///
/// @param m      the move; where it goes from and to and its roll are looked at
/// @param rules  the rule set, or NULL for kendall
/// @param bound  where to write the house whose piece alone the next throw may move, for that one throw: 26 when a piece
/// arrived there under a set with throw_on_26, else 0. May be NULL
/// @param undo   where to write what senet_unapply takes; may be NULL
/// @return SENET_APPLY_OK; or, and nothing is changed or written, SENET_WHY_NO_PIECE, or a negative status:
/// SENET_ERR_ARGUMENT for numbers out of their range, a set that is not right, or a piece of the side to move standing
/// on to
#[unsafe(no_mangle)]
pub extern "C" fn senet_apply(
    board: Option<&mut senet_board>,
    m: Option<&senet_move>,
    rules: Option<&senet_rule_set>,
    bound: Option<&mut MaybeUninit<i32>>,
    undo: Option<&mut MaybeUninit<senet_undo_info>>,
) -> i32 {
    change(board, |b| {
        let m = Move::try_from(m.ok_or(Misuse::Null)?)?;
        let done = match b.apply(&m, &rules_of(rules)?) {
            Ok(done) => done,
            Err(Unplayable::NoPiece) => return Ok(Status::of(Err(SENET_WHY_NO_PIECE))),
            Err(Unplayable::OwnPiece) => return Err(Misuse::Argument),
        };
        offer(bound, done.bound.map_or(0, House::into));
        offer(undo, done.undo.into());
        Ok(Status::DONE)
    })
}

/// A throw that allows nothing: the ply goes up by one, as far as SENET_PLY_MAX, and the turn stays after a roll of 1, 4 or 5. Whether the roll
/// allows a move is not asked.
///
/// @param roll  1 to 5
/// @param undo  where to write what senet_unapply takes; may be NULL
/// @return 0; or, and nothing is changed or written, a negative status
#[unsafe(no_mangle)]
pub extern "C" fn senet_forfeit(
    board: Option<&mut senet_board>,
    roll: i32,
    undo: Option<&mut MaybeUninit<senet_undo_info>>,
) -> i32 {
    change(board, |b| {
        offer(undo, b.forfeit(number::<_, Roll>(roll)?).into());
        Ok(Status::DONE)
    })
}

/// Takes back what senet_apply or senet_forfeit did, exactly: the houses, the side and the ply.
///
/// @param undo  what that function wrote
/// @return 1; 0, and nothing is changed, when the board is not as it was left then, or the undo is none
#[unsafe(no_mangle)]
pub extern "C" fn senet_unapply(board: Option<&mut senet_board>, undo: Option<&senet_undo_info>) -> i32 {
    change(board, |b| Ok(Bool(b.unapply(&number(*undo.ok_or(Misuse::Null)?)?))))
}

/// Why something was not done, in words.
///
/// @param why  SENET_APPLY_OK or a SENET_WHY_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn senet_why_text(why: i32) -> *const c_char {
    static_text(match why {
        SENET_APPLY_OK => Some(c"it was done"),
        SENET_WHY_NO_PIECE => Some(c"no piece of the side to move stands there"),
        SENET_WHY_OVER => Some(c"the game is over"),
        _ => None,
    })
}

/// Whether the game goes on. A board without any piece is one where it does.
///
/// @return SENET_ONGOING, SENET_WON or SENET_DRAWN, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_status(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.status() as i32))))
}

/// How the game ended.
///
/// @return 0 while it goes on, SENET_BY_HOME or SENET_BY_PLY_CAP, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_how(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.how().into()))))
}

/// The side that has won.
///
/// @return SENET_SIDE_LIGHT or SENET_SIDE_DARK, or -1 when neither has, or for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_winner(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Value(b.winner().map(Side::into))))
}

/// The ply at which the game is drawn: swaps and the water send pieces back, so that nothing else bounds it.
///
/// @return SENET_PLY_CAP, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_ply_cap(board: Option<&senet_board>) -> i64 {
    read(board, |_| Ok(Wide(i64::from(Board::PLY_CAP))))
}
