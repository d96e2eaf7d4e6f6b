//! The game a board keeps: playing, passing, resigning, and how it ends.
//!
//! That a full home with a piece of one's own in it wins is the rule of the game. The rest are the rules of this
//! family: a parked piece cannot stop a seat, a seat with no move passes, a game ends when every seat still racing
//! has passed in a row or at its cap, and a seat may resign.

use super::Board;
use super::status::{EndReason, GameStatus};
use crate::kit::codes;
use crate::sternhalma::star::{Hole, Seat};

codes! {
    /// Why a move, a pass or a resignation was refused.
    #[derive(thiserror::Error)]
    #[error("{}", self.text())]
    pub enum Refusal: [text] {
        /// The game is over.
        Over = 1, "the game is over";
        /// A number is not a hole of the star.
        NotAHole = 2, "not a hole of the star";
        /// There is no piece to move.
        NoPiece = 3, "no piece in that hole";
        /// The piece is another seat's.
        NotYours = 4, "the piece is not one of the seat to move";
        /// The piece cannot end its move there.
        Unreachable = 5, "the piece cannot reach that hole";
        /// A seat that has a move may not pass.
        HasMove = 6, "the seat to move has a move, and may not pass";
        /// The board has no such seat.
        NotASeat = 7, "the board has no such seat";
        /// The seat is home already, or has resigned.
        SeatDone = 8, "the seat is home already, or has resigned";
    }
}

/// What a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The seat to move moved a piece.
    Move {
        /// Where the piece stood.
        from: Hole,
        /// Where it stopped.
        to: Hole,
    },
    /// The seat to move passed.
    Pass,
    /// A seat resigned, on its turn or not.
    Resign(Seat),
}

/// What a game showed at one side of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Snapshot {
    /// The key of the position.
    pub key: u64,
    /// How far the game was.
    pub stage: GameStatus,
}

/// What takes an action back: the action, and what the game showed before and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    pub(crate) action: Action,
    pub(crate) before: Snapshot,
    pub(crate) after: Snapshot,
}

impl Undo {
    /// What was done.
    pub fn action(&self) -> Action {
        self.action
    }
}

impl Board {
    /// The seat to move moves its piece from `from` to `to`. The answer takes it back with
    /// [`unplay`](Board::unplay).
    ///
    /// # Errors
    ///
    /// Asked in this order, and nothing is changed: [`Refusal::Over`], [`Refusal::NoPiece`],
    /// [`Refusal::NotYours`], [`Refusal::Unreachable`].
    pub fn play(&mut self, from: Hole, to: Hole) -> Result<Undo, Refusal> {
        self.must_go_on()?;
        match self.at(from) {
            None => Err(Refusal::NoPiece),
            Some(seat) if seat != self.to_move() => Err(Refusal::NotYours),
            Some(_) if !self.reach(from).contains(to) => Err(Refusal::Unreachable),
            Some(_) => Ok(self.perform(Action::Move { from, to })),
        }
    }

    /// The seat to move passes.
    ///
    /// # Errors
    ///
    /// Asked in this order, and nothing is changed: [`Refusal::Over`], [`Refusal::HasMove`].
    pub fn pass(&mut self) -> Result<Undo, Refusal> {
        self.must_go_on()?;
        if self.has_move() { Err(Refusal::HasMove) } else { Ok(self.perform(Action::Pass)) }
    }

    /// A seat still racing resigns, on its turn or not.
    ///
    /// # Errors
    ///
    /// Asked in this order, and nothing is changed: [`Refusal::Over`], [`Refusal::NotASeat`],
    /// [`Refusal::SeatDone`].
    pub fn resign(&mut self, seat: Seat) -> Result<Undo, Refusal> {
        self.must_go_on()?;
        if !self.layout().has(seat) {
            Err(Refusal::NotASeat)
        } else if !self.stage.racing(seat) {
            Err(Refusal::SeatDone)
        } else {
            Ok(self.perform(Action::Resign(seat)))
        }
    }

    /// Does an action: [`play`](Board::play), [`pass`](Board::pass) or [`resign`](Board::resign).
    ///
    /// # Errors
    ///
    /// Those of the function for it.
    pub fn act(&mut self, action: Action) -> Result<Undo, Refusal> {
        match action {
            Action::Move { from, to } => self.play(from, to),
            Action::Pass => self.pass(),
            Action::Resign(seat) => self.resign(seat),
        }
    }

    /// Takes back what was played, passed or resigned, the last first. False, and nothing is changed, when the
    /// game does not show what the action left, or the undo is none that a game could have given.
    pub fn unplay(&mut self, undo: &Undo) -> bool {
        let may = self.moment() == undo.after && self.could_have_led_here(undo);
        if may {
            self.restore(undo.action, undo.before.stage);
        }
        may
    }

    /// Takes back an action that led to what the board shows from a stage.
    pub(crate) fn restore(&mut self, action: Action, before: GameStatus) {
        if let Action::Move { from, to } = action {
            self.undo_move(from, to);
        }
        self.turn_to(before.to_move);
        self.stage = before;
    }

    /// An error when the game is over.
    pub(crate) fn must_go_on(&self) -> Result<(), Refusal> {
        if self.over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// Whether the seat to move has no move and the game is not over.
    pub fn can_pass(&self) -> bool {
        !self.over() && !self.has_move()
    }

    /// Whether every hole of a seat's home holds a piece, at least one of them its own.
    pub fn home_complete(&self, seat: Seat) -> bool {
        let home = self.layout().home(seat);
        self.layout().has(seat)
            && (home - self.occupied()).is_empty()
            && !(home & self.pieces(seat)).is_empty()
    }

    /// Whether a seat has been counted home in this game.
    pub fn finished(&self, seat: Seat) -> bool {
        self.stage.home.contains(seat)
    }

    /// Whether a seat has resigned.
    pub fn resigned(&self, seat: Seat) -> bool {
        self.stage.resigned.contains(seat)
    }

    /// The seats counted home, in the order they got there.
    pub fn seats_home(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        self.stage.home.iter()
    }

    /// A seat's place, 1 the best; 0 while the game runs and the seat is not home.
    ///
    /// The seats home come first, in their order; then those still racing by
    /// [`distance_left`](Board::distance_left), equal ones sharing the better place; then those that resigned, the
    /// first to resign last.
    pub fn place_of(&self, seat: Seat) -> usize {
        if let Some(position) = self.stage.home.position(seat) {
            position + 1
        } else if !self.over() || !self.layout().has(seat) {
            0
        } else if let Some(position) = self.stage.resigned.position(seat) {
            self.layout().seats() - position
        } else {
            let left = self.distance_left(seat);
            let nearer = |&s: &Seat| self.stage.racing(s) && self.distance_left(s) < left;
            1 + self.stage.home.len() + self.layout().each_seat().filter(nearer).count()
        }
    }

    /// Whether the game has ended.
    pub fn over(&self) -> bool {
        self.stage.how != EndReason::Ongoing
    }

    /// How the game ended.
    pub fn how(&self) -> EndReason {
        self.stage.how
    }

    /// Moves and passes made.
    pub fn ply(&self) -> u32 {
        self.stage.ply
    }

    /// The ply the game stops at.
    pub fn cap(&self) -> u32 {
        self.cap
    }

    /// Sets the ply the game stops at. A cap at or under the ply ends the game after the next action. False, and
    /// nothing is changed, for a cap of 0 or over 2,147,483,647, and once the game is over.
    pub fn set_cap(&mut self, cap: u32) -> bool {
        let may = (1..=GameStatus::PLY_MAX).contains(&cap) && !self.over();
        if may {
            self.cap = cap;
        }
        may
    }

    /// The board's side of an action that has been judged.
    fn perform(&mut self, action: Action) -> Undo {
        let before = self.moment();
        let mover = self.to_move();
        match action {
            Action::Move { from, to } => {
                self.do_move(from, to);
                self.stage.passes = 0;
                for seat in self.turn_order(mover) {
                    if self.stage.racing(seat) && self.home_complete(seat) {
                        self.stage.home = self.stage.home.with(seat);
                    }
                }
            }
            Action::Pass => self.stage.passes += 1,
            Action::Resign(seat) => self.stage.resigned = self.stage.resigned.with(seat),
        }
        if !matches!(action, Action::Resign(_)) {
            // A position read from text may be at the last ply already.
            self.stage.ply = (self.stage.ply + 1).min(GameStatus::PLY_MAX);
        }
        self.stage.how = self.ending(action);
        let turn_is_over = !matches!(action, Action::Resign(seat) if seat != mover);
        if !self.over() && turn_is_over {
            let next = self.turn_order(mover).skip(1).find(|&seat| self.stage.racing(seat));
            self.turn_to(next.unwrap_or(mover));
        }
        Undo { action, before, after: self.moment() }
    }

    fn ending(&self, action: Action) -> EndReason {
        let seats = self.layout().seats();
        if self.stage.race_run(seats) {
            if matches!(action, Action::Resign(_)) { EndReason::Resign } else { EndReason::Home }
        } else if self.stage.all_passed(seats) {
            EndReason::Deadlock
        } else if self.stage.ply >= self.cap {
            EndReason::Cap
        } else {
            EndReason::Ongoing
        }
    }

    /// Every seat once, from one on.
    fn turn_order(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.layout().seats();
        self.layout().each_seat().cycle().skip(from.index()).take(seats)
    }

    fn moment(&self) -> Snapshot {
        Snapshot { key: self.key(), stage: self.stage }
    }

    /// Whether the action, done again from what the undo says was before, leads to what the board shows now.
    fn could_have_led_here(&self, undo: &Undo) -> bool {
        let (before, after) = (undo.before.stage, undo.after.stage);
        let seats = self.layout().seats();
        if !before.home.begins(after.home) || !before.resigned.begins(after.resigned) {
            return false;
        }
        let their_turn = self.layout().has(before.to_move) && before.racing(before.to_move);
        if !their_turn
            || before.all_passed(seats)
            || before.passes > before.ply
            || before.ply > GameStatus::PLY_MAX
        {
            return false;
        }
        let mut earlier = self.clone();
        earlier.restore(undo.action, before);
        // The cap may have been set anew since, but not if it was the cap that ended the game.
        if after.how != EndReason::Cap {
            earlier.cap = GameStatus::PLY_MAX;
        }
        earlier.moment() == undo.before
            && earlier.act(undo.action).is_ok_and(|again| again.after == undo.after)
    }
}
