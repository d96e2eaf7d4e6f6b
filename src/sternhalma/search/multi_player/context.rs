//! A running search: the position, what the search has learnt, and its limits.

use super::eval::Eval;
use super::move_picker::{MovePicker, PLIES};
use super::params::SearchParams;
use super::placing::{self, Rivals};
use super::position::{Position, Seats};
use crate::kit::{NodeBudget, try_with_capacity};
use crate::sternhalma::board::{Board, zobrist};
use crate::sternhalma::search::outcome::{Line, SearchError};
use crate::sternhalma::search::tt_move::Table;
use crate::sternhalma::star::{Move, Seat};

/// Above every score.
pub const INFINITE: i32 = 2_000_000;

/// The bounds between which a score is of interest.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// The window of all scores.
    pub const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The null window that shows only whether a score is above a bound.
    pub fn above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The window for the other side.
    pub fn flip(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether this is not a null window: the node is one of the principal variation.
    pub fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// One seat's.
    Seat(usize),
    /// All rivals' of the root seat; one of them moves.
    Rivals,
}

/// A running search.
pub struct Search<'a> {
    pub position: Position,
    pub eval: Eval,
    pub node_budget: NodeBudget<'a>,
    pub table: &'a mut Table,
    pub picker: MovePicker,
    pub params: SearchParams,
    /// The root seat: the one to move at the root.
    pub me: usize,
    /// Whether the rivals reply as one side (best-reply search).
    pub is_best_reply: bool,
    turn_keys: [u64; Seat::MAX],
    /// For max^n: the best score so far of the seat to move at each ply.
    pub best_scores: [i32; PLIES],
    /// For max^n: the first ply whose best score may be used for pruning.
    pub first_bound_ply: usize,
    /// For max^n: the number of passes between the root and here.
    pub passes_on_path: u32,
    /// The seats that raced when the search began, a bit a seat.
    pub racing_at_root: u8,
    lines: Vec<[Option<Move>; Line::MAX]>,
}

impl<'a> Search<'a> {
    /// A search before its first depth.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`] when its memory cannot be allocated.
    pub fn new(
        board: &Board,
        position: Position,
        eval: Eval,
        node_budget: NodeBudget<'a>,
        params: SearchParams,
        table: &'a mut Table,
    ) -> Result<Search<'a>, SearchError> {
        let mut lines = try_with_capacity(Line::MAX + 1)?;
        lines.resize(Line::MAX + 1, [None; Line::MAX]);
        Ok(Search {
            racing_at_root: position.status.racing,
            position,
            eval,
            node_budget,
            table,
            picker: MovePicker::new()?,
            params,
            me: board.to_move().index(),
            is_best_reply: false,
            turn_keys: Seat::ALL.map(zobrist::to_move),
            best_scores: [0; PLIES],
            first_bound_ply: 0,
            passes_on_path: 0,
            lines,
        })
    }

    /// The score of the position for a seat that raced when the search began.
    #[inline(always)]
    pub fn score(&self, seat: usize, rivals: Rivals, ply: i32) -> i32 {
        placing::score(&self.position, &self.eval, seat, rivals, ply)
    }

    /// Empties the expected line from a ply on.
    #[inline(always)]
    pub fn empty_line(&mut self, ply: i32) {
        if let Some(line) = self.lines.get_mut(ply as usize)
            && let Some(first) = line.first_mut()
        {
            *first = None;
        }
    }

    /// Makes a move, followed by the expected line of the next ply, the expected line of a ply.
    pub fn extend_line(&mut self, ply: i32, m: Move) {
        let ply = ply as usize;
        let after = self.lines.get(ply + 1).copied().unwrap_or([None; Line::MAX]);
        if let Some(line) = self.lines.get_mut(ply) {
            line[0] = Some(m);
            line[1..].copy_from_slice(&after[..Line::MAX - 1]);
        }
    }

    /// The expected line from a ply on.
    pub fn line(&self, ply: i32) -> Line {
        self.lines.get(ply as usize).into_iter().flatten().map_while(|m| *m).collect()
    }

    /// Whether it is the root seat's turn.
    #[inline(always)]
    pub fn is_mine(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Seat(seat) if seat == self.me)
    }

    /// The seats that may move.
    #[inline(always)]
    pub fn movers(&self, turn: Turn) -> Seats {
        match turn {
            Turn::Seat(seat) => Seats(1 << seat),
            Turn::Rivals => self.position.status.rivals(self.me),
        }
    }

    /// Whose turn it is after a seat has moved.
    #[inline(always)]
    pub fn turn_after(&self, turn: Turn, seat: usize) -> Turn {
        match (self.is_best_reply, turn) {
            (false, _) => Turn::Seat(self.position.status.after(seat)),
            (true, Turn::Seat(_)) => Turn::Rivals,
            (true, Turn::Rivals) => Turn::Seat(self.me),
        }
    }

    /// The turn's part of the key.
    #[inline(always)]
    pub fn turn_key(&self, turn: Turn) -> u64 {
        match turn {
            Turn::Seat(seat) => self.turn_keys[seat],
            Turn::Rivals => !self.turn_keys[self.me],
        }
    }
}
