//! Positions between moves as a search has them: bits, seen from the side to move.

use std::collections::TryReserveError;

use crate::fanorona::board::{Board, Numbers, Walked, captures};
use crate::fanorona::points::{Direction, Lines, PointSet, Side};
use crate::kit::{BEST_BITS, StoredMove};

/// A position between moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The stones of the side to move.
    pub own: u64,
    /// The stones of the other side.
    pub others: u64,
    /// The side to move.
    pub side: Side,
    /// Its key.
    pub key: u64,
}

impl Position {
    /// What a board shows.
    pub fn of(board: &Board) -> Position {
        let [own, others, _] = board.bits();
        Position { own, others, side: board.side(), key: board.key() }
    }

    /// The stones of White and of Black.
    pub fn stones(&self) -> [u64; Side::COUNT] {
        match self.side {
            Side::White => [self.own, self.others],
            Side::Black => [self.others, self.own],
        }
    }

    /// The position after a move that leaves these stones to its mover, the side to move here, and to the other.
    pub fn after(&self, own: u64, others: u64, numbers: &Numbers) -> Position {
        let mut key = self.key ^ numbers.black;
        for (side, mut changed) in [(self.side, self.own ^ own), (!self.side, self.others ^ others)] {
            while changed != 0 {
                key ^= numbers.stones[side.index()][changed.trailing_zeros() as usize];
                changed &= changed - 1;
            }
        }
        Position { own: others, others: own, side: !self.side, key }
    }

    /// Lists the positions that moves lead to behind what a list holds, in no order that means anything; one that more
    /// moves lead to, which take the same stones in another order, more than once.
    ///
    /// # Errors
    ///
    /// When there is no memory for them.
    pub fn list(&self, lines: &Lines, list: &mut Vec<Candidate>) -> Result<(), TryReserveError> {
        let mut room = Ok(());
        let mut show = |own, others| {
            if room.is_ok() {
                room = list.try_reserve(1);
            }
            if room.is_ok() {
                list.push(Candidate { own, others, rank: 0 });
            }
        };
        if !captures(lines, self.own, self.others, |own, others, _| show(own, others)) {
            let empty = lines.all & !(self.own | self.others);
            for direction in 0..Direction::COUNT {
                for from in PointSet::from_bits(self.own & lines.behind(empty, direction)) {
                    let from = PointSet::from(from).bits();
                    show(self.own ^ from ^ lines.ahead(from, direction), self.others);
                }
            }
        }
        room
    }

    /// What a walked move leads to.
    pub fn candidate(&self, walked: &Walked<'_>) -> Candidate {
        Candidate { own: walked.own, others: walked.others, rank: 0 }
    }
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// The stones of the side that moved.
    pub own: u64,
    /// Those of the other side.
    pub others: u64,
    /// How promising it is.
    pub rank: i32,
}

impl Candidate {
    /// What it leaves to its mover and to the other side.
    pub fn stones(&self) -> (u64, u64) {
        (self.own, self.others)
    }
}

/// Leaves each position once of those that a list holds from a place on, where the same stand together.
pub fn keep_different(list: &mut Vec<Candidate>, start: usize) {
    let mut kept = start;
    for at in start..list.len() {
        if at == start || list[at] != list[kept - 1] {
            list[kept] = list[at];
            kept += 1;
        }
    }
    list.truncate(kept);
}

/// What the table remembers of the best move: some bits of the key of where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTag(u16);

impl MoveTag {
    /// The mark of no move, and of few others.
    pub const NONE: MoveTag = MoveTag(0);

    /// The mark of the move that leads to a position.
    pub fn of(key: u64) -> MoveTag {
        MoveTag::of_bits(key >> (u64::BITS - BEST_BITS))
    }
}

impl StoredMove for MoveTag {
    fn bits(self) -> u64 {
        self.0.into()
    }

    fn of_bits(bits: u64) -> MoveTag {
        MoveTag((bits & ((1 << BEST_BITS) - 1)) as u16)
    }
}
