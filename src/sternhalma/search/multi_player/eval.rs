//! The static evaluation of one seat's pieces.
//!
//! It is the sum of the values of the holes and a penalty for the rearmost piece, so that [`Position`] keeps both up to
//! date with two additions a move. The documented evaluation has two terms more, which are computed when needed.

use super::position::{HoleValues, Position, Spread, rearmost_distance};
use crate::sternhalma::board::Board;
use crate::sternhalma::eval::{WIN_SCORE, Weights};
use crate::sternhalma::search::options::SearchOptions;
use crate::sternhalma::star::{Hole, HomeView, Move, Seat};

/// The values of the search's own evaluation, all of them penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// For each step of a piece from the tip of the home.
    pub distance: i32,
    /// For the square of that number of steps: a piece farther back has more to gain.
    pub square: i32,
    /// For each half step beside the line from tip to tip.
    pub aside: i32,
    /// For each step from the rearmost piece to the edge of the home.
    pub straggler: i32,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale { distance: 40, square: 2, aside: 10, straggler: 120 }
    }
}

/// The value of each hole to each seat, for the evaluation that the options ask for.
pub fn hole_values(board: &Board, options: &SearchOptions<'_>, scale: &Scale) -> HoleValues {
    let layout = board.layout();
    let mut values = [[0; Hole::COUNT]; Seat::MAX];
    for seat in layout.each_seat() {
        let view = HomeView::of(layout.point(seat).opposite());
        for hole in Hole::all() {
            let d = view.distance(hole);
            values[seat.index()][hole.index()] = match options.documented() {
                true => -options.weights.distance * d,
                false => -(scale.distance * d + scale.square * d * d + scale.aside * view.aside(hole)),
            };
        }
    }
    values
}

/// The evaluation of the seats of one board, beside the hole values.
pub struct Eval {
    /// A constant for each seat.
    base: [i32; Seat::MAX],
    straggler: i32,
    /// The distance of the edge of a home from its tip.
    edge: i32,
    /// The weights of the documented evaluation, when that is used.
    documented: Option<Weights>,
}

impl Eval {
    /// The greatest absolute value of an evaluation.
    const BOUND: i32 = WIN_SCORE - 10_000;

    /// The evaluation that the options ask for.
    pub fn new(board: &Board, options: &SearchOptions<'_>, scale: &Scale) -> Eval {
        let layout = board.layout();
        let documented = options.documented().then_some(options.weights);
        let straggler = documented.map_or(scale.straggler, |weights| weights.straggler);
        let mut eval = Eval { base: [0; Seat::MAX], straggler, edge: 0, documented };
        for seat in layout.each_seat() {
            let view = HomeView::of(layout.point(seat).opposite());
            eval.edge = layout.home(seat).into_iter().map(|hole| view.distance(hole)).max().unwrap_or(0);
            if let Some(weights) = documented {
                let in_full_home = view.total(board.pieces(seat)) - board.distance_left(seat);
                eval.base[seat.index()] = weights.distance * in_full_home;
            }
        }
        eval
    }

    /// Whether a seat's evaluation depends on its own pieces alone, so that it is known without making a move.
    #[inline(always)]
    pub fn is_plain(&self) -> bool {
        self.documented.is_none()
    }

    /// The plain evaluation of a seat from the sum of its hole values and its spread.
    #[inline(always)]
    fn plain(&self, seat: usize, sum: i32, spread: Spread) -> i32 {
        sum + self.base[seat] - self.straggler * (rearmost_distance(spread) - self.edge).max(0)
    }

    /// The static evaluation of a racing seat.
    #[inline(always)]
    pub fn static_eval(&self, position: &Position, seat: usize) -> i32 {
        let army = &position.armies[seat];
        let plain = self.plain(seat, army.sum, army.spread);
        match &self.documented {
            None => plain,
            Some(w) => {
                let classes = w.classes * position.class_surplus(seat) / 2;
                (plain - classes - w.blocking * position.blocking(seat)).clamp(-Self::BOUND, Self::BOUND)
            }
        }
    }

    /// The static evaluation of a seat after a move of its own. It must be [plain](Eval::is_plain).
    #[inline(always)]
    pub fn static_eval_after(&self, position: &Position, seat: usize, m: Move) -> i32 {
        let army = &position.armies[seat];
        let sum = army.sum + position.gain(seat, m.from, m.to);
        self.plain(seat, sum, army.spread_after(m.from, m.to))
    }
}
