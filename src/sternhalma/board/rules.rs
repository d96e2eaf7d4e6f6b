//! The rules of the game: moves, passes, resignations, and how a game ends.
//!
//! A seat is home when its home is full and holds at least one of its own pieces, so that rivals' pieces left there
//! cannot stop it. A seat without a move passes. A game ends when the race is over, when every racing seat has passed in
//! a row, or at its cap. A seat may resign.

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

/// An action of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The seat to move moved a piece.
    Move {
        /// Where the piece starts.
        from: Hole,
        /// Where the piece ends.
        to: Hole,
    },
    /// The seat to move passed.
    Pass,
    /// A seat resigned, on its turn or not.
    Resign(Seat),
}

/// The position and the status before or after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Snapshot {
    /// The key of the position.
    pub key: u64,
    /// The status of the game.
    pub status: GameStatus,
}

/// An action with the state before and after it, for [`unplay`](Board::unplay).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    pub(crate) action: Action,
    pub(crate) before: Snapshot,
    pub(crate) after: Snapshot,
}

impl Undo {
    /// The action.
    pub fn action(&self) -> Action {
        self.action
    }
}

impl Board {
    /// Moves a piece of the seat to move from `from` to `to`. Returns an undo for [`unplay`](Board::unplay).
    ///
    /// # Errors
    ///
    /// Checked in this order; on an error nothing changes: [`Refusal::Over`], [`Refusal::NoPiece`],
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

    /// Passes the turn of the seat to move, which must have no move.
    ///
    /// # Errors
    ///
    /// Checked in this order; on an error nothing changes: [`Refusal::Over`], [`Refusal::HasMove`].
    pub fn pass(&mut self) -> Result<Undo, Refusal> {
        self.must_go_on()?;
        if self.has_move() { Err(Refusal::HasMove) } else { Ok(self.perform(Action::Pass)) }
    }

    /// Resigns for a racing seat, on its turn or not.
    ///
    /// # Errors
    ///
    /// Checked in this order; on an error nothing changes: [`Refusal::Over`], [`Refusal::NotASeat`],
    /// [`Refusal::SeatDone`].
    pub fn resign(&mut self, seat: Seat) -> Result<Undo, Refusal> {
        self.must_go_on()?;
        if !self.layout().has(seat) {
            Err(Refusal::NotASeat)
        } else if !self.status.racing(seat) {
            Err(Refusal::SeatDone)
        } else {
            Ok(self.perform(Action::Resign(seat)))
        }
    }

    /// Carries out an action by [`play`](Board::play), [`pass`](Board::pass) or [`resign`](Board::resign).
    ///
    /// # Errors
    ///
    /// Those of that function.
    pub fn act(&mut self, action: Action) -> Result<Undo, Refusal> {
        match action {
            Action::Move { from, to } => self.play(from, to),
            Action::Pass => self.pass(),
            Action::Resign(seat) => self.resign(seat),
        }
    }

    /// Takes back the last action. Returns false and changes nothing when the board is not in the state after that
    /// action, or when no game could have produced the undo.
    pub fn unplay(&mut self, undo: &Undo) -> bool {
        let may = self.snapshot() == undo.after && self.could_have_led_here(undo);
        if may {
            self.restore(undo.action, undo.before.status);
        }
        may
    }

    /// Takes back an action that led to the current state from a status.
    pub(crate) fn restore(&mut self, action: Action, before: GameStatus) {
        if let Action::Move { from, to } = action {
            self.undo_move(from, to);
        }
        self.turn_to(before.to_move);
        self.status = before;
    }

    /// Fails when the game is over.
    pub(crate) fn must_go_on(&self) -> Result<(), Refusal> {
        if self.over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// Whether the seat to move has no move and the game is not over.
    pub fn can_pass(&self) -> bool {
        !self.over() && !self.has_move()
    }

    /// Whether every hole of a seat's home holds a piece, at least one of them its own. False for a seat the board does
    /// not have.
    pub fn home_complete(&self, seat: Seat) -> bool {
        let home = self.layout().home(seat);
        self.layout().has(seat)
            && (home - self.occupied()).is_empty()
            && !(home & self.pieces(seat)).is_empty()
    }

    /// Whether a seat has been counted home in this game.
    pub fn finished(&self, seat: Seat) -> bool {
        self.status.home.contains(seat)
    }

    /// Whether a seat has resigned.
    pub fn resigned(&self, seat: Seat) -> bool {
        self.status.resigned.contains(seat)
    }

    /// The seats counted home, in the order they came home.
    pub fn seats_home(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        self.status.home.iter()
    }

    /// The number of steps from a seat's pieces to the tip of its home, less that of as many pieces in a full home. 0
    /// for a home full of its own pieces.
    pub fn distance_left(&self, seat: Seat) -> i32 {
        let tip = self.layout().tip(seat);
        let sum: i32 = self.pieces(seat).into_iter().map(|hole| hole.distance(tip)).sum();
        // The home is a triangle: one hole at distance 0 from the tip, two at distance 1, and so on.
        let at_home = (0..).flat_map(|d| std::iter::repeat_n(d, d as usize + 1));
        let places = self.count(seat).min(self.layout().pieces());
        sum - at_home.take(places).sum::<i32>()
    }

    /// A seat's place, 1 the best; 0 while the game runs and the seat is not home.
    ///
    /// The seats home come first, in their order. Then come the racing seats by
    /// [`distance_left`](Board::distance_left); equal ones share the better place. Last come the seats that resigned, the
    /// first to resign in the last place.
    pub fn place_of(&self, seat: Seat) -> usize {
        if let Some(position) = self.status.home.position(seat) {
            position + 1
        } else if !self.over() || !self.layout().has(seat) {
            0
        } else if let Some(position) = self.status.resigned.position(seat) {
            self.layout().seats() - position
        } else {
            let left = self.distance_left(seat);
            let nearer = |&s: &Seat| self.status.racing(s) && self.distance_left(s) < left;
            1 + self.status.home.len() + self.layout().each_seat().filter(nearer).count()
        }
    }

    /// Whether the game has ended.
    pub fn over(&self) -> bool {
        self.status.how != EndReason::Ongoing
    }

    /// How the game ended.
    pub fn how(&self) -> EndReason {
        self.status.how
    }

    /// The number of moves and passes made.
    pub fn ply(&self) -> u32 {
        self.status.ply
    }

    /// The ply at which the game ends.
    pub fn cap(&self) -> u32 {
        self.cap
    }

    /// Sets the ply at which the game ends. A cap not above the current ply ends it after the next action. Returns false
    /// and changes nothing for a cap of 0 or above 2,147,483,647, and when the game is over.
    pub fn set_cap(&mut self, cap: u32) -> bool {
        let may = (1..=GameStatus::PLY_MAX).contains(&cap) && !self.over();
        if may {
            self.cap = cap;
        }
        may
    }

    /// Carries out a legal action.
    fn perform(&mut self, action: Action) -> Undo {
        let before = self.snapshot();
        let mover = self.to_move();
        match action {
            Action::Move { from, to } => {
                self.do_move(from, to);
                self.status.passes = 0;
                for seat in self.turn_order(mover) {
                    if self.status.racing(seat) && self.home_complete(seat) {
                        self.status.home = self.status.home.with(seat);
                    }
                }
            }
            Action::Pass => self.status.passes += 1,
            Action::Resign(seat) => self.status.resigned = self.status.resigned.with(seat),
        }
        if !matches!(action, Action::Resign(_)) {
            // A position read from text may be at the last ply already.
            self.status.ply = (self.status.ply + 1).min(GameStatus::PLY_MAX);
        }
        self.status.how = self.ending(action);
        let turn_is_over = !matches!(action, Action::Resign(seat) if seat != mover);
        if !self.over() && turn_is_over {
            let next = self.turn_order(mover).skip(1).find(|&seat| self.status.racing(seat));
            self.turn_to(next.unwrap_or(mover));
        }
        Undo { action, before, after: self.snapshot() }
    }

    fn ending(&self, action: Action) -> EndReason {
        let seats = self.layout().seats();
        if self.status.race_run(seats) {
            if matches!(action, Action::Resign(_)) { EndReason::Resign } else { EndReason::Home }
        } else if self.status.all_passed(seats) {
            EndReason::Deadlock
        } else if self.status.ply >= self.cap {
            EndReason::Cap
        } else {
            EndReason::Ongoing
        }
    }

    /// Every seat once, in turn order, beginning with `from`.
    fn turn_order(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.layout().seats();
        self.layout().each_seat().cycle().skip(from.index()).take(seats)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot { key: self.key(), status: self.status }
    }

    /// Whether the action, carried out again from the state before it, leads to the current state.
    fn could_have_led_here(&self, undo: &Undo) -> bool {
        let (before, after) = (undo.before.status, undo.after.status);
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
        // The cap may have changed since, unless it ended the game.
        if after.how != EndReason::Cap {
            earlier.cap = GameStatus::PLY_MAX;
        }
        earlier.snapshot() == undo.before
            && earlier.act(undo.action).is_ok_and(|again| again.after == undo.after)
    }
}
