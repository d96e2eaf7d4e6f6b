//! Making moves and forfeits, and taking them back.

use super::Board;
use super::movegen::Move;
use super::rules::RuleSet;
use crate::senet::track::{House, Roll};

/// Why a move was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// No piece of the side to move stands where it starts.
    #[error("no piece of the side to move stands there")]
    NoPiece,
    /// A piece of the side to move stands where it ends.
    #[error("a piece of the side to move stands where the move ends")]
    OwnPiece,
}

/// What takes a move or a forfeit back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// Where the piece went from and to; `None` for a forfeit.
    pub(crate) ends: Option<(House, Option<House>)>,
    /// Whether it changed places with an enemy piece.
    pub(crate) swap: bool,
    /// The ply before.
    pub(crate) ply: u32,
    /// The pieces a side has.
    pub(crate) pieces: usize,
    /// The key before.
    pub(crate) before: u64,
    /// The key after.
    pub(crate) after: u64,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// What takes it back.
    pub undo: Undo,
    /// The house whose piece alone the next throw may move: 26, when a piece has arrived there and the rules have it
    /// thrown for again.
    pub bound: Option<House>,
}

impl Board {
    /// Makes a move of the side to move: an enemy piece where it ends goes to where it starts, and the ply goes up by
    /// one. The turn stays after a roll of 1, 4 or 5, after a move that is bound or that wins, and passes otherwise.
    /// Where the move goes from and to and its roll decide; whether it is legal is not asked.
    ///
    /// # Errors
    ///
    /// [`Unplayable::NoPiece`], then [`Unplayable::OwnPiece`]; nothing is changed.
    pub fn apply(&mut self, m: &Move, rules: &RuleSet) -> Result<Done, Unplayable> {
        let (side, ply, before) = (self.side(), self.ply(), self.key());
        if !self.men(side).contains(m.from) {
            return Err(Unplayable::NoPiece);
        }
        let to = m.to.filter(|&to| to != m.from);
        if to.is_some_and(|to| self.men(side).contains(to)) {
            return Err(Unplayable::OwnPiece);
        }
        let swap = to.is_some_and(|to| self.men(!side).contains(to));
        let bound = self.advance(m.from, m.to, m.roll, rules);
        let ends = Some((m.from, m.to));
        let undo = Undo { ends, swap, ply, pieces: self.pieces(), before, after: self.key() };
        Ok(Done { undo, bound: bound.then_some(House::GATE) })
    }

    /// A throw that allows nothing: the ply goes up by one, and the turn stays after a roll of 1, 4 or 5.
    pub fn forfeit(&mut self, roll: Roll) -> Undo {
        let (ply, before) = (self.ply(), self.key());
        self.spend(roll);
        Undo { ends: None, swap: false, ply, pieces: self.pieces(), before, after: self.key() }
    }

    /// Takes back what [`apply`](Board::apply) or [`forfeit`](Board::forfeit) did. False, and nothing is changed, when
    /// the board is not as it was left.
    pub fn unapply(&mut self, undo: &Undo) -> bool {
        let before = self.before(undo);
        if let Some(before) = before {
            *self = before;
        }
        before.is_some()
    }

    /// The board before what an undo takes back.
    fn before(&self, undo: &Undo) -> Option<Board> {
        let ply = undo.ply.saturating_add(1).min(Board::PLY_MAX);
        if (self.key(), self.ply(), self.pieces()) != (undo.after, ply, undo.pieces) {
            return None;
        }
        let mut before = *self;
        before.set_ply(undo.ply);
        let side = Board::side_of(undo.before);
        before.set_side(side);
        if let Some((from, to)) = undo.ends.filter(|&(from, to)| to != Some(from)) {
            if let Some(to) = to {
                before.lift(to);
                if undo.swap {
                    before.put(to, !side);
                }
            }
            before.put(from, side);
        }
        // Only what was done leads from the one key to the other.
        (before.key() == undo.before).then_some(before)
    }

    /// Moves a piece of the side to move, which stands on `from`, to a house without another of its own, or off. True
    /// when it is to be thrown for again.
    pub(crate) fn advance(&mut self, from: House, to: Option<House>, roll: Roll, rules: &RuleSet) -> bool {
        let side = self.side();
        self.flip(from, side);
        if let Some(to) = to {
            if self.men(!side).contains(to) {
                self.flip(to, !side);
                self.flip(from, !side);
            }
            self.flip(to, side);
        }
        self.spend(roll);
        let bound = rules.throw_on_26 && to == Some(House::GATE) && from != House::GATE;
        if bound || self.winner() == Some(side) {
            self.set_side(side);
        }
        bound
    }

    /// Counts a roll, and passes the turn when it does.
    pub(crate) fn spend(&mut self, roll: Roll) {
        self.set_ply(self.ply().saturating_add(1).min(Board::PLY_MAX));
        if !roll.extra() {
            self.set_side(!self.side());
        }
    }
}
