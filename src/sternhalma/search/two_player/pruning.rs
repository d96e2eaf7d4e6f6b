//! The rules that leave moves out or search them less deeply, and their numbers.
//!
//! The numbers are in units of the tapered evaluation and were tuned by matches (`docs/search.md`). None of these rules
//! is used by an exact search.

/// Reverse futility pruning: the greatest depth it is used at.
///
/// A node whose static evaluation, less a margin for each ply, is still at least beta fails high without a search: the
/// mirror image of futility pruning (Heinz, "Extended Futility Pruning", 1998), also called static null-move pruning.
pub const REVERSE_FUTILITY_DEPTH: i32 = 4;
/// Reverse futility pruning: the margin for each ply of depth.
pub const REVERSE_FUTILITY_MARGIN: i32 = 130;

/// Null-move pruning (Donninger, "Null Move and Deep Search", 1993): the least depth it is used at.
pub const NULL_MOVE_DEPTH: i32 = 3;

/// Null-move pruning: the depth of the search after the pass.
pub fn null_move_depth(depth: i32) -> i32 {
    depth - 3 - i32::from(depth > 6)
}

/// Futility pruning: the greatest depth it is used at.
///
/// A move is skipped when the static evaluation, its gain and a margin together are at most alpha (Schaeffer,
/// "Experiments in Search and Knowledge", 1986; Heinz 1998).
pub const FUTILITY_DEPTH: i32 = 3;
/// Futility pruning: the margin at depth 3, for the gain of a second move of the same side.
const FUTILITY_MARGIN_DEEP: i32 = 180;
/// Futility pruning: the margin for each ply at depths 1 and 2. It is negative, because the reply to the move takes off
/// at least that much.
const FUTILITY_MARGIN_SHALLOW: i32 = -30;

/// Futility pruning: the margin at a depth from 1 to [`FUTILITY_DEPTH`].
pub fn futility_margin(depth: i32) -> i32 {
    if depth == 3 { FUTILITY_MARGIN_DEEP } else { FUTILITY_MARGIN_SHALLOW * depth }
}

/// Late-move pruning: the greatest depth it is used at.
///
/// At low depth the moves that come late in the order are not searched at all: late-move reductions carried to the end.
pub const LATE_MOVE_PRUNING_DEPTH: i32 = 2;
/// Late-move pruning: the number of moves searched for each ply of depth.
pub const LATE_MOVE_PRUNING_COUNT: usize = 12;

/// Late-move reductions (Romstad, "An Introduction to Late Move Reductions", 2006): the least depth they are used at.
const LATE_MOVE_REDUCTION_DEPTH: i32 = 3;
/// Late-move reductions: the number of moves at the head of the order that are searched to full depth.
const LATE_MOVE_REDUCTION_AFTER: usize = 3;

/// Late-move reductions in plies, by depth and place in the move order: the product of the binary logarithms of both,
/// divided by 4.6.
static LATE_MOVE_REDUCTIONS: [[u8; 64]; 32] = {
    let mut table = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut place = 1;
        while place < 64 {
            table[depth][place] = ((log2(depth as u64) * log2(place as u64) * 10 / 46 + 77) / 256) as u8;
            place += 1;
        }
        depth += 1;
    }
    table
};

/// Sixteen times the binary logarithm, rounded down.
const fn log2(n: u64) -> u64 {
    2 * n.pow(8).ilog2() as u64
}

/// Late-move reductions: by how many plies the move in a place of the order is searched less deeply, with one less in
/// a node of the principal variation.
#[inline(always)]
pub fn late_move_reduction(depth: i32, place: usize, is_pv: bool) -> i32 {
    if depth < LATE_MOVE_REDUCTION_DEPTH || place < LATE_MOVE_REDUCTION_AFTER {
        return 0;
    }
    let plies = i32::from(LATE_MOVE_REDUCTIONS[depth.min(31) as usize][place.min(63)]);
    (plies - i32::from(is_pv)).clamp(0, depth - 2)
}
