//! The transposition table of the searches of two and more seats, with its best move.

use crate::kit::{StoredMove, transposition_table};
use crate::sternhalma::board::Move;
use crate::sternhalma::star::Hole;

/// A transposition table of this game.
pub type Table = transposition_table::Table<Option<Move>>;

/// An entry of the table.
pub type Entry = transposition_table::Entry<Option<Move>>;

/// The number of bits for each of a move's two holes.
const HOLE_BITS: u32 = transposition_table::BEST_BITS / 2;

/// A move never ends where it starts: two equal holes mean no move.
impl StoredMove for Option<Move> {
    fn bits(self) -> u64 {
        self.map_or(0, |m| m.from.index() as u64 | (m.to.index() as u64) << HOLE_BITS)
    }

    fn of_bits(bits: u64) -> Option<Move> {
        let hole = |bits: u64| Hole::new((bits & ((1 << HOLE_BITS) - 1)) as usize);
        let m = Move { from: hole(bits)?, to: hole(bits >> HOLE_BITS)? };
        (m.from != m.to).then_some(m)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_its_bits() {
        let m =
            |from: usize, to: usize| Some(Move { from: Hole::from_index(from), to: Hole::from_index(to) });
        for best in [None, m(0, 120), m(120, 0), m(60, 61)] {
            assert_eq!(Option::<Move>::of_bits(best.bits()), best);
        }
    }
}
