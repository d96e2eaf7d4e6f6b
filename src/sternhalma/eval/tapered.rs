//! Tapered evaluation for two seats: one set of tables for each phase of the game, mixed in between.

use crate::sternhalma::board::Board;
#[cfg(feature = "internals")]
use crate::sternhalma::star::{Hole, HomeView, Seat};
use crate::sternhalma::star::{HoleSet, ROWS};

/// The number of distances from the axis, in half steps: 0 to 12.
pub const FILES: usize = 13;

/// The number of phases of a game, from its beginning to its end.
pub const PHASES: usize = 5;

/// The tables of one phase of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseTables {
    /// The value of a piece, by its rows to the tip of its home and its distance from the axis in half steps.
    pub piece: [[i32; FILES]; ROWS],
    /// The value of the rearmost piece, added to its own, by its rows.
    pub rearmost: [i32; ROWS],
    /// The value of having the move.
    pub tempo: i32,
}

/// The tables of every phase, that of the beginning first.
///
/// A search mixes the tables of the two phases next to its root position, and uses the mixture for all its leaves, as
/// chess programs taper their evaluation from the middlegame to the endgame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaperedTables {
    /// The tables of each phase.
    pub phases: [PhaseTables; PHASES],
}

impl PhaseTables {
    /// The number of values in the tables of a phase.
    #[cfg(feature = "internals")]
    pub const COUNT: usize = ROWS * FILES + ROWS + 1;

    const ZERO: PhaseTables = PhaseTables { piece: [[0; FILES]; ROWS], rearmost: [0; ROWS], tempo: 0 };

    /// The tables of a phase. The piece values of each row go from the axis outwards; in even rows the first hole is on
    /// the axis.
    pub const fn new(rows: &[[i32; FILES / 2 + 1]; ROWS], rearmost: [i32; ROWS], tempo: i32) -> PhaseTables {
        let mut phase = PhaseTables { rearmost, tempo, ..PhaseTables::ZERO };
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

    /// The values in a fixed order: pieces, rearmost pieces, the move.
    pub fn numbers(&self) -> impl Iterator<Item = i32> {
        self.piece.iter().flatten().chain(&self.rearmost).chain([&self.tempo]).copied()
    }

    /// The values in the order of [`numbers`](Self::numbers), mutable.
    fn numbers_mut(&mut self) -> impl Iterator<Item = &mut i32> {
        self.piece.iter_mut().flatten().chain(&mut self.rearmost).chain([&mut self.tempo])
    }

    /// The indices in [`numbers`](Self::numbers) of the values that a position adds up for a seat.
    #[cfg(feature = "internals")]
    pub fn features(board: &Board, seat: Seat) -> Vec<usize> {
        let view = HomeView::of(board.layout().point(seat).opposite());
        let rows = |hole: Hole| view.rows(hole) as usize;
        let pieces = board.pieces(seat);
        let rearmost = pieces.into_iter().map(rows).max().map(|rows| ROWS * FILES + rows);
        let piece = |hole: Hole| rows(hole) * FILES + view.aside(hole) as usize;
        pieces.into_iter().map(piece).chain(rearmost).collect()
    }
}

impl TaperedTables {
    /// The sum of the shares of all phases.
    pub const WHOLE: i32 = 256;

    /// The values of all phases, one phase after the other.
    #[cfg(feature = "internals")]
    pub fn numbers(&self) -> impl Iterator<Item = i32> {
        self.phases.iter().flat_map(PhaseTables::numbers)
    }

    /// The tables with the given values in the order of [`numbers`](Self::numbers). The values of one phase serve for
    /// all. `None` for another number of values.
    #[cfg(feature = "internals")]
    pub fn from_numbers(numbers: &[i32]) -> Option<TaperedTables> {
        if numbers.len() != PhaseTables::COUNT && numbers.len() != PHASES * PhaseTables::COUNT {
            return None;
        }
        let mut tables = TaperedTables { phases: [PhaseTables::ZERO; PHASES] };
        let places = tables.phases.iter_mut().flat_map(PhaseTables::numbers_mut);
        places.zip(numbers.iter().cycle()).for_each(|(to, &from)| *to = from);
        Some(tables)
    }

    /// The share of each phase on a board, by the number of rows that the pieces of both seats have to go: at the
    /// set-up the first phase has all, with all pieces at home the last.
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
        let gone = (most - left).clamp(0, most) * steps * TaperedTables::WHOLE / most;
        std::array::from_fn(|phase| {
            (TaperedTables::WHOLE - (gone - phase as i32 * TaperedTables::WHOLE).abs()).max(0)
        })
    }

    /// The mixture of the tables for a search from a board.
    pub fn at(&self, board: &Board) -> PhaseTables {
        let shares = TaperedTables::shares(board);
        let mut mixture = PhaseTables::ZERO;
        for (phase, share) in self.phases.iter().zip(shares).filter(|(_, share)| *share > 0) {
            mixture.numbers_mut().zip(phase.numbers()).for_each(|(sum, number)| *sum += share * number);
        }
        mixture.numbers_mut().for_each(|sum| *sum /= TaperedTables::WHOLE);
        mixture
    }
}
