//! The numbers of the search's own evaluation for two seats.

#[cfg(feature = "internals")]
use super::piece_square::off_centre;
use super::tuned;
use crate::sternhalma::board::Board;
#[cfg(feature = "internals")]
use crate::sternhalma::star::{Hole, Seat};
use crate::sternhalma::star::{HoleSet, Layout, ROWS};

/// Twice the farthest a hole is from the centre line, and one.
pub const FILES: usize = 13;

/// How many phases of a game have numbers of their own, from its beginning to its end.
pub const PHASES: usize = 5;

/// The numbers that positions are valued by at one phase of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// A piece, by the rows it is from the tip of its home and twice its distance from the centre line.
    pub piece: [[i32; FILES]; ROWS],
    /// The rearmost piece once more, by its rows.
    pub rear: [i32; ROWS],
    /// Having the move.
    pub tempo: i32,
}

/// The numbers that positions are valued by, the beginning's first.
///
/// A search takes those of the position it begins from, and keeps them to its leaves: in between two phases a mixture of
/// theirs, as evaluations of chess are tapered from the opening to the endgame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The numbers of each phase.
    pub phases: [Phase; PHASES],
}

impl Phase {
    /// How many numbers there are.
    #[cfg(feature = "internals")]
    pub const COUNT: usize = ROWS * FILES + ROWS + 1;

    const ZERO: Phase = Phase { piece: [[0; FILES]; ROWS], rear: [0; ROWS], tempo: 0 };

    /// The numbers of a phase, the pieces of each row from the middle outwards: in even rows the middle is a hole.
    pub const fn new(rows: &[[i32; FILES / 2 + 1]; ROWS], rear: [i32; ROWS], tempo: i32) -> Phase {
        let mut phase = Phase { rear, tempo, ..Phase::ZERO };
        let mut row = 0;
        while row < ROWS {
            let mut file = row % 2;
            while file < FILES {
                phase.piece[row][file] = rows[row][file / 2];
                file += 2;
            }
            row += 1;
        }
        phase
    }

    /// The numbers one after the other: pieces, rearmost pieces, the move.
    pub fn numbers(&self) -> impl Iterator<Item = i32> {
        self.piece.iter().flatten().chain(&self.rear).chain([&self.tempo]).copied()
    }

    /// The numbers in that order, to be changed.
    fn numbers_mut(&mut self) -> impl Iterator<Item = &mut i32> {
        self.piece.iter_mut().flatten().chain(&mut self.rear).chain([&mut self.tempo])
    }

    /// Which numbers a position adds up for a seat, each as often as it stands here.
    #[cfg(feature = "internals")]
    pub fn features(board: &Board, seat: Seat) -> Vec<usize> {
        let last = board.layout().tip(seat).row();
        let rows = |hole: Hole| last.abs_diff(hole.row());
        let pieces = board.pieces(seat);
        let rear = pieces.into_iter().map(rows).max().map(|rows| ROWS * FILES + rows);
        pieces.into_iter().map(|hole| rows(hole) * FILES + off_centre(hole)).chain(rear).collect()
    }
}

impl Values {
    /// What the shares of the phases come to together.
    pub const WHOLE: i32 = 256;

    /// The numbers of every phase, one phase after the other.
    #[cfg(feature = "internals")]
    pub fn numbers(&self) -> impl Iterator<Item = i32> {
        self.phases.iter().flat_map(Phase::numbers)
    }

    /// The values that numbers stand for: those of every phase, or of one for them all. `None` when there are not
    /// as many.
    #[cfg(feature = "internals")]
    pub fn from_numbers(numbers: &[i32]) -> Option<Values> {
        if numbers.len() != Phase::COUNT && numbers.len() != PHASES * Phase::COUNT {
            return None;
        }
        let mut values = Values { phases: [Phase::ZERO; PHASES] };
        let places = values.phases.iter_mut().flat_map(Phase::numbers_mut);
        places.zip(numbers.iter().cycle()).for_each(|(to, &from)| *to = from);
        Some(values)
    }

    /// How much each phase counts on a board, by the rows that the pieces of both seats have to go: at the set-up the
    /// first alone, with all pieces at home the last.
    pub fn shares(board: &Board) -> [i32; PHASES] {
        let layout = board.layout();
        let (mut left, mut most) = (0, 0);
        for seat in layout.each_seat() {
            let last = layout.tip(seat).row();
            let rows = |pieces: HoleSet| {
                pieces.into_iter().map(|hole| last.abs_diff(hole.row()) as i32).sum::<i32>()
            };
            let home = rows(layout.home(seat));
            left += rows(board.pieces(seat)) - home;
            most += rows(layout.start(seat)) - home;
        }
        let steps = (PHASES - 1) as i32;
        let gone = (most - left).clamp(0, most) * steps * Values::WHOLE / most;
        std::array::from_fn(|phase| (Values::WHOLE - (gone - phase as i32 * Values::WHOLE).abs()).max(0))
    }

    /// The numbers a search from a board goes by.
    pub fn at(&self, board: &Board) -> Phase {
        let shares = Values::shares(board);
        let mut mixture = Phase::ZERO;
        for (phase, share) in self.phases.iter().zip(shares).filter(|(_, share)| *share > 0) {
            mixture.numbers_mut().zip(phase.numbers()).for_each(|(sum, number)| *sum += share * number);
        }
        mixture.numbers_mut().for_each(|sum| *sum /= Values::WHOLE);
        mixture
    }

    /// The numbers for a layout.
    pub fn of(layout: Layout) -> &'static Values {
        if layout.pieces() == 15 { &tuned::FIFTEEN } else { &tuned::TEN }
    }
}
