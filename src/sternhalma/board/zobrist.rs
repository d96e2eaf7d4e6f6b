//! Zobrist hashing: the random numbers that make up the key of a position (Zobrist, "A New Hashing Method with
//! Application for Game Playing", 1970).

use std::sync::LazyLock;

use crate::kit::Random;
use crate::sternhalma::star::{Hole, HoleSet, Seat};

/// Must never change: users of the library store keys.
const SEED: u64 = 0x5354_4552_4e48_414c;

struct Numbers {
    pieces: [[u64; Hole::COUNT]; Seat::MAX],
    to_move: [u64; Seat::MAX],
    seats: [u64; Seat::MAX + 1],
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let mut random = Random::new(SEED);
    let mut next = || random.bits();
    Numbers {
        pieces: std::array::from_fn(|_| std::array::from_fn(|_| next())),
        to_move: std::array::from_fn(|_| next()),
        seats: std::array::from_fn(|_| next()),
    }
});

/// The number of a seat's piece in a hole.
pub fn piece(seat: Seat, hole: Hole) -> u64 {
    NUMBERS.pieces[seat.index()][hole.index()]
}

/// The number of a seat as the one to move.
pub fn to_move(seat: Seat) -> u64 {
    NUMBERS.to_move[seat.index()]
}

/// The number of a count of seats, or `None` when no layout has it.
pub fn seats(count: usize) -> Option<u64> {
    matches!(count, 1..=4 | 6).then(|| NUMBERS.seats[count])
}

/// The key of a seat's pieces in a set of holes.
pub fn pieces(seat: Seat, holes: HoleSet) -> u64 {
    holes.into_iter().fold(0, |key, hole| key ^ piece(seat, hole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_are_different_and_none_is_nought() {
        let counts = [1, 2, 3, 4, 6].into_iter().filter_map(seats);
        let turns = Seat::ALL.into_iter().map(to_move);
        let pieces = Seat::ALL.into_iter().flat_map(|s| Hole::all().map(move |h| piece(s, h)));
        let all: HashSet<u64> = counts.chain(turns).chain(pieces).collect();
        assert_eq!(all.len(), 5 + 6 + 6 * 121);
        assert!(!all.contains(&0));
    }
}
