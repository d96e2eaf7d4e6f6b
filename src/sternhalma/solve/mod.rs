//! The shortest crossing: the fewest moves in which a lone seat comes home, and the shortest game of two seats
//! that help each other.
//!
//! George I. Bell proved that a lone army of ten needs 27 moves and that a complete game of two needs 30 plies
//! ("The Shortest Game of Chinese Checkers and Related Problems", INTEGERS 9, 2009, article G01). His 30 asks for
//! ten pieces of one's own in the home; the rule of this library also counts rivals' pieces, so a game here can be
//! over sooner, but with [`Board::distance_left`](crate::Board::distance_left) at 0 for the winner it cannot.
//!
//! Moves are reversible, so the search for one seat meets in the middle: levels of positions one move apart are
//! grown forward from the start and backward from the home, of each level only the best `width` positions are kept,
//! and a position that is on a level of both gives a crossing. From a set-up the backward levels are the forward
//! ones turned half round, and need not be grown at all.

mod exact;
mod goals;
mod grow;
mod heuristic;
mod level;
mod options;
mod solution;
mod task;
mod threads;
mod together;
mod trace;

pub use options::{SolveOptions, SolveProgress};
pub use solution::{Solution, SolveError};

use level::{Back, Level};
use task::Task;

use super::crossing::{Beam, Bound, Frontier, Goal, Merit, Pass, Ranking, Request, Span, Track};
use super::lanes::{Lanes, targets};
use super::{Board, Hole, HoleSet, Layout, Move, Seat};

impl Board {
    /// A crossing in few moves: from what stands on the board until the one seat's
    /// [`distance_left`](Board::distance_left) is 0, with however many pieces it has. It does not ask whether the
    /// game is over. The same board and options give the same crossing, whatever the number of threads.
    ///
    /// ```
    /// use sternhalma::{Board, Layout, SolveOptions};
    ///
    /// let board = Board::new(Layout::new(1, 10).unwrap());
    /// let solution = board.solve(&mut SolveOptions::default()).unwrap();
    /// assert_eq!(solution.moves.len(), 27);
    /// ```
    ///
    /// # Errors
    ///
    /// [`SolveError::Seats`] when the board is not one of one seat; [`SolveError::Pieces`] when the seat has no
    /// piece, or more than its home has holes, so that `distance_left` is never 0; [`SolveError::Option`];
    /// [`SolveError::Memory`] when the memory allowed, or the memory there is, is not enough for a width of one;
    /// [`SolveError::Stopped`] when it was stopped before there was a crossing.
    pub fn solve(&self, options: &mut SolveOptions) -> Result<Solution, SolveError> {
        let own = self.pieces(self.to_move());
        if self.layout().seats() != 1 {
            return Err(SolveError::Seats);
        }
        if own.is_empty() || own.len() > self.layout().pieces() {
            return Err(SolveError::Pieces);
        }
        options.check()?;
        let mut task = Task::new(self.layout(), self.to_move(), own, options);
        if task.goal.done(own, task.track.total(own)) {
            return Ok(task.solution(Vec::new(), true));
        }
        let few = own.len() <= SolveOptions::FEW && task.options.width == 0;
        // So few pieces have so few positions that nothing need be left out.
        if few && let Some(solution) = exact::solve(&mut task, None)? {
            return Ok(solution);
        }
        let moves = heuristic::solve(&mut task)?;
        if task.options.exact && !task.stopped {
            match exact::solve(&mut task, Some(&moves)) {
                Ok(Some(solution)) => return Ok(solution),
                // The crossing that is known is not lost.
                Ok(None) | Err(SolveError::Stopped) => {}
                Err(why) => return Err(why),
            }
        }
        let proved = moves.len() <= task.bound.moves(own);
        Ok(task.solution(moves, proved))
    }
}
