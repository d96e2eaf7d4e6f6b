//! One search: the position, what it has learnt, what it may spend.

use super::SearchParams;
use super::move_picker::{Order, Picks};
use super::position::Race;
use crate::kit::{NodeBudget, try_with_capacity};
use crate::sternhalma::board::{Board, Move, zobrist};
use crate::sternhalma::search::outcome::{Line, SearchError};
use crate::sternhalma::search::tt_move::Table;
use crate::sternhalma::star::Seat;

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// One seat's.
    Seat(usize),
    /// That of all rivals of the seat to move, one of whom moves.
    Rivals,
}

/// One search.
pub struct Hunt<'a> {
    pub race: Race,
    pub node_budget: NodeBudget<'a>,
    pub table: &'a mut Table,
    pub order: Order,
    pub picks: Picks,
    pub params: SearchParams,
    /// The seat that is to move at the root.
    pub me: usize,
    /// Whether the rivals answer as one.
    pub best_reply: bool,
    /// The numbers of the turns in a key.
    pub turns: [u64; Seat::MAX],
    /// The best value so far of the seat to move at each ply, for max^n.
    pub bests: [i32; Order::PLIES],
    /// The first ply whose best value bears on anything, for max^n.
    pub floor: usize,
    /// How many passes lie between the root and here, for max^n.
    pub passed: u32,
    /// The seats that raced when the search began, a bit a seat.
    pub started: u8,
    lines: Vec<[Option<Move>; Line::MAX]>,
}

impl<'a> Hunt<'a> {
    /// A search that has not begun.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`] when there is not as much memory as it needs.
    pub fn new(
        board: &Board,
        race: Race,
        node_budget: NodeBudget<'a>,
        params: SearchParams,
        table: &'a mut Table,
    ) -> Result<Hunt<'a>, SearchError> {
        let mut lines = try_with_capacity(Line::MAX + 1)?;
        lines.resize(Line::MAX + 1, [None; Line::MAX]);
        Ok(Hunt {
            started: race.field.racing,
            race,
            node_budget,
            table,
            order: Order::new()?,
            picks: Picks::with_room(Order::PLIES)?,
            params,
            me: board.to_move().index(),
            best_reply: false,
            turns: Seat::ALL.map(zobrist::to_move),
            bests: [0; Order::PLIES],
            floor: 0,
            passed: 0,
            lines,
        })
    }

    /// From here on nothing is expected.
    #[inline(always)]
    pub fn empty_line(&mut self, ply: i32) {
        if let Some(line) = self.lines.get_mut(ply as usize)
            && let Some(first) = line.first_mut()
        {
            *first = None;
        }
    }

    /// A move is expected here, and then what is expected after it.
    pub fn lengthen_line(&mut self, ply: i32, m: Move) {
        let ply = ply as usize;
        let after = self.lines.get(ply + 1).copied().unwrap_or([None; Line::MAX]);
        if let Some(line) = self.lines.get_mut(ply) {
            line[0] = Some(m);
            line[1..].copy_from_slice(&after[..Line::MAX - 1]);
        }
    }

    /// What is expected from a ply on.
    pub fn line(&self, ply: i32) -> Line {
        self.lines.get(ply as usize).into_iter().flatten().map_while(|m| *m).collect()
    }
}
