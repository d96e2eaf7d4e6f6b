//! A board with the moves that made it: what was done, how often a position has occurred, and how the game ends.

mod options;
mod outcome;
mod record;

pub use options::{GameOptions, NewGameError};
pub use outcome::Outcome;

use std::fmt;

use super::board::{Board, Chain, Kind, Limits, Move, MovesError, Step, Why};
use super::eval::Weights;
use super::notation::{LogReader, MoveFault, ReadMoveError, ReplayError, write_log};
use super::points::{Direction, Point, Side};
use crate::kit::{try_collect, try_with_capacity};
use record::Record;

/// A game of fanorona: a board, its history, and how it ends.
///
/// A move is complete when the turn passes: after a step that takes nothing, after a stop, and after a step that takes
/// and leaves nothing that could follow. Only then is it counted, the position written into the history, and the game
/// judged, in the order of [`Outcome`]. Positions are compared between moves only, by their keys.
///
/// A game that begins in the middle of a move has its start in the history and does not judge it; any other start is
/// judged at once.
#[derive(Clone, Debug)]
pub struct Game {
    start: Board,
    from_position: bool,
    limits: Limits,
    board: Board,
    records: Vec<Record>,
    /// How many of the records came with a clone and cannot be undone.
    kept: usize,
    /// The keys of every position between moves, that of the start first.
    history: Vec<u64>,
    quiet: u32,
    outcome: Outcome,
    last: Result<(), Refused>,
}

/// Why a game did not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A step is not legal.
    #[error(transparent)]
    Illegal(#[from] Why),
    /// It was to stop, and no move was in progress.
    #[error("no move is in progress")]
    NothingToStop,
    /// There is no memory to remember it in.
    #[error("out of memory")]
    OutOfMemory,
}

impl Refused {
    /// Why the step was illegal; `None` when it was something else.
    pub fn why(&self) -> Option<Why> {
        match self {
            Refused::Illegal(why) => Some(*why),
            _ => None,
        }
    }
}

impl From<Refused> for MoveFault {
    fn from(refused: Refused) -> MoveFault {
        match refused {
            Refused::Over => MoveFault::Over,
            Refused::Illegal(why) => MoveFault::Step(why),
            Refused::NothingToStop => MoveFault::NothingToStop,
            Refused::OutOfMemory => MoveFault::OutOfMemory,
        }
    }
}

impl Game {
    /// A game from the set-up of a board, or from a position.
    ///
    /// # Errors
    ///
    /// Judged in this order: a board and a position together, the position, the limits.
    pub fn new(options: &GameOptions<'_>) -> Result<Game, NewGameError> {
        let start = match (options.shape, options.position) {
            (Some(_), Some(_)) => return Err(NewGameError::WithPosition),
            (None, Some(position)) => Board::from_position(position)?,
            (shape, None) => Board::new(shape.unwrap_or_default()),
        };
        NewGameError::check(&options.limits)?;
        Game::begin(start, options.position.is_some(), options.limits).or(Err(NewGameError::OutOfMemory))
    }

    fn begin(start: Board, from_position: bool, limits: Limits) -> Result<Game, Refused> {
        let mut history = try_with_capacity(1).or(Err(Refused::OutOfMemory))?;
        history.push(start.key());
        let mut game = Game {
            board: start.clone(),
            history,
            start,
            from_position,
            limits,
            records: Vec::new(),
            kept: 0,
            quiet: 0,
            outcome: Outcome::Ongoing,
            last: Ok(()),
        };
        if !game.in_chain() {
            game.outcome = game.judge();
        }
        Ok(game)
    }

    /// The game that a text tells, with everything done in it done again. Lines may end with a carriage return and a
    /// newline, and the last one without either. A byte-order mark before the first line and blank lines after the
    /// last are forgiven. It is read as bytes, whatever they are.
    ///
    /// # Errors
    ///
    /// The first line that is not what it has to be, or cannot be done.
    pub fn replay(text: impl AsRef<[u8]>) -> Result<Game, ReplayError> {
        let mut log = LogReader::new(text.as_ref());
        let opening = log.opening()?;
        let game = Game::begin(opening.start, opening.from_position, opening.limits);
        let mut game = game.map_err(|refused| log.refused(0, refused.into()))?;
        for _ in 0..opening.moves {
            let text = log.next_move()?;
            game.play(text).map_err(|fault| log.refused(0, fault))?;
        }
        if let Some(steps) = log.open_move()? {
            game.play_open(steps).map_err(|fault| log.refused(1, fault))?;
        }
        log.end()?;
        Ok(game)
    }

    /// A second game with the same position, history and limits; nothing done before can be undone in it.
    ///
    /// # Errors
    ///
    /// [`Refused::OutOfMemory`] when there is no memory for it. `clone` copies also what can be undone, and ends the
    /// program then.
    pub fn fork(&self) -> Result<Game, Refused> {
        let records = try_collect(self.records.iter().copied()).or(Err(Refused::OutOfMemory))?;
        let history = try_collect(self.history.iter().copied()).or(Err(Refused::OutOfMemory))?;
        Ok(Game {
            start: self.start.clone(),
            board: self.board.clone(),
            kept: records.len(),
            records,
            history,
            last: Ok(()),
            ..*self
        })
    }

    /// The steps the side to move may make, in the order of [`Board::steps`]; none once the game is over.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        (!self.over()).then(|| self.board.steps()).into_iter().flatten()
    }

    /// Whether the mover may end the move here: a move is in progress and the game is not over.
    pub fn can_stop(&self) -> bool {
        !self.over() && self.board.can_stop()
    }

    /// Plays a step.
    ///
    /// # Errors
    ///
    /// [`Refused::Over`], then the first [`Why`]; nothing is changed.
    pub fn step(
        &mut self,
        from: impl TryInto<Point>,
        direction: impl TryInto<Direction>,
        kind: impl TryInto<Kind>,
    ) -> Result<(), Refused> {
        self.last = self.try_step(from, direction, kind);
        self.last
    }

    fn try_step(
        &mut self,
        from: impl TryInto<Point>,
        direction: impl TryInto<Direction>,
        kind: impl TryInto<Kind>,
    ) -> Result<(), Refused> {
        self.must_go_on()?;
        let step = self.board.judge(from, direction, kind)?;
        self.make_room()?;
        self.board.make(&step);
        self.done(Some(step));
        Ok(())
    }

    /// Ends the move in progress.
    ///
    /// # Errors
    ///
    /// [`Refused::Over`], then [`Refused::NothingToStop`]; nothing is changed.
    pub fn stop(&mut self) -> Result<(), Refused> {
        self.last = self.try_stop();
        self.last
    }

    fn try_stop(&mut self) -> Result<(), Refused> {
        self.must_go_on()?;
        self.make_room()?;
        self.board.stop().ok_or(Refused::NothingToStop)?;
        self.done(None);
        Ok(())
    }

    /// What came of the last step, stop or move: `Ok` when it was made, and before any.
    pub fn refused(&self) -> Result<(), Refused> {
        self.last
    }

    /// Takes back the last step or stop, with the counts and the outcome as they were. False when there is nothing to
    /// take back.
    pub fn undo(&mut self) -> bool {
        if self.depth() == 0 {
            return false;
        }
        let Some(record) = self.records.pop() else { return false };
        if record.completes {
            self.history.pop();
            self.quiet = record.quiet;
            self.outcome = Outcome::Ongoing;
        }
        let before = self.chain_made();
        self.board.take_back(record.step.as_ref(), before);
        true
    }

    /// Takes back a whole move: the steps of the move in progress when there are any, and otherwise the last completed
    /// move. False when there is nothing to take back.
    pub fn undo_move(&mut self) -> bool {
        let mut undone = self.undo();
        let any = undone;
        while undone && self.records.last().is_some_and(|record| !record.completes) {
            undone = self.undo();
        }
        any
    }

    /// How many steps and stops [`undo`](Game::undo) could take back.
    pub fn depth(&self) -> usize {
        self.records.len() - self.kept
    }

    /// The whole moves of the side to move, in the order of their texts; none when the game is over or a move is in
    /// progress.
    ///
    /// # Errors
    ///
    /// As [`Board::moves`].
    pub fn moves(&self, limit: usize) -> Result<Vec<Move>, MovesError> {
        if self.over() { Ok(Vec::new()) } else { self.board.moves(limit) }
    }

    /// Plays a whole move, or what is left of the one in progress: each step, then a stop if more could follow. The move
    /// of no steps is a stop.
    ///
    /// # Errors
    ///
    /// Those of [`step`](Game::step) and [`stop`](Game::stop); nothing is changed.
    pub fn play_move(&mut self, m: &Move) -> Result<(), Refused> {
        self.play_steps(m.steps().iter().map(|step| (step.from, step.direction, step.kind)))
    }

    /// Plays a whole move, or what is left of the one in progress, told by where each step begins, its direction and its
    /// kind; with no steps it is a stop.
    ///
    /// # Errors
    ///
    /// As [`play_move`](Game::play_move).
    pub fn play_steps<F: TryInto<Point>, D: TryInto<Direction>, K: TryInto<Kind>>(
        &mut self,
        steps: impl IntoIterator<Item = (F, D, K)>,
    ) -> Result<(), Refused> {
        self.last = self.try_steps(steps, true);
        self.last
    }

    /// Plays a whole move told by a text, such as `d2-e3A-f4W`.
    ///
    /// # Errors
    ///
    /// [`MoveFault::Over`], then those of [`Board::read_move`]; nothing is changed.
    pub fn play(&mut self, text: impl AsRef<[u8]>) -> Result<Move, ReadMoveError> {
        let m = self.read_move(text)?;
        self.play_move(&m)?;
        Ok(m)
    }

    /// The whole move that a text tells, or the rest of the move in progress, which [`play`](Game::play) would make.
    ///
    /// # Errors
    ///
    /// As [`play`](Game::play).
    pub fn read_move(&self, text: impl AsRef<[u8]>) -> Result<Move, ReadMoveError> {
        self.must_go_on()?;
        self.board.read_move(text)
    }

    /// Plays the steps of a move that is then still in progress.
    fn play_open(&mut self, text: &[u8]) -> Result<(), ReadMoveError> {
        let m = self.read_move(text)?;
        if m.steps().is_empty() || !m.needs_stop() {
            return Err(MoveFault::Text.into());
        }
        Ok(self.try_steps(m.steps().iter().map(|step| (step.from, step.direction, step.kind)), false)?)
    }

    fn try_steps<F: TryInto<Point>, D: TryInto<Direction>, K: TryInto<Kind>>(
        &mut self,
        steps: impl IntoIterator<Item = (F, D, K)>,
        whole: bool,
    ) -> Result<(), Refused> {
        let (before, side) = (self.records.len(), self.side());
        let mut played = Ok(());
        for (from, direction, kind) in steps {
            played = match self.side() == side || self.over() {
                true => self.try_step(from, direction, kind),
                // The move ended with the step before.
                false => Err(Refused::Illegal(Why::NotTheStone)),
            };
            if played.is_err() {
                break;
            }
        }
        let open = self.in_chain() && self.side() == side;
        if played.is_ok() && whole && (open || self.records.len() == before) {
            played = self.try_stop();
        }
        while played.is_err() && self.records.len() > before {
            self.undo();
        }
        played
    }

    /// Whether the game has ended.
    pub fn over(&self) -> bool {
        self.outcome != Outcome::Ongoing
    }

    /// How the game ended, or that it goes on.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The side that won; `None` for a draw, for a game that goes on, and for one without any stones.
    pub fn winner(&self) -> Option<Side> {
        let left = |side: Side| self.board.count(side) > 0;
        match self.outcome {
            Outcome::Stones => Side::ALL.into_iter().find(|&side| left(side)),
            Outcome::NoMoves => Some(!self.side()),
            _ => None,
        }
    }

    /// Whether the game ended without a winner.
    pub fn is_draw(&self) -> bool {
        self.over() && self.winner().is_none()
    }

    /// How many whole moves were completed.
    pub fn ply(&self) -> u32 {
        self.history.len() as u32 - 1
    }

    /// How many of them, running up to now, took nothing.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// How many times the position after the last completed move has occurred, that time included.
    pub fn repeats(&self) -> u32 {
        self.history.last().map_or(0, |&key| self.occurred(key))
    }

    /// How often a key has occurred since something was last taken: no position from before can come again.
    fn occurred(&self, key: u64) -> u32 {
        let since = self.history.iter().rev().take(self.quiet as usize + 1);
        since.filter(|&&other| other == key).count() as u32
    }

    /// The key of the position after so many moves; `None` for a number that the game has not reached.
    pub fn key_at(&self, ply: usize) -> Option<u64> {
        self.history.get(ply).copied()
    }

    /// The keys of every position between moves, the starting one first.
    pub fn history(&self) -> &[u64] {
        &self.history
    }

    /// The limits the game was made with.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The position as it stands, which displays as its position string.
    pub fn position(&self) -> impl fmt::Display + '_ {
        &self.board
    }

    /// The board, to look at as closely as one likes.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.board.side()
    }

    /// Whether a move is in progress.
    pub fn in_chain(&self) -> bool {
        self.board.in_chain()
    }

    /// How good the position is for White, with no looking ahead.
    pub fn evaluate(&self, weights: &Weights) -> i32 {
        self.board.evaluate(weights)
    }

    /// The game as text, which [`replay`](Game::replay) reads.
    pub fn log(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| {
            let start = (&self.start, self.from_position);
            write_log(f, start, &self.limits, self.ply(), self.records.iter().map(|r| (r.step, r.completes)))
        })
    }

    /// The steps of the moves that took nothing, running up to now, the last first.
    pub(super) fn quiet_steps(&self) -> impl Iterator<Item = Step> {
        self.records.iter().rev().take(self.quiet as usize).filter_map(|record| record.step)
    }

    fn must_go_on(&self) -> Result<(), Refused> {
        if self.over() { Err(Refused::Over) } else { Ok(()) }
    }

    /// The room is asked for first: after that nothing can fail once the board is changed.
    fn make_room(&mut self) -> Result<(), Refused> {
        let room = self.records.try_reserve(1);
        room.and_then(|()| self.history.try_reserve(1)).map_err(|_| Refused::OutOfMemory)
    }

    /// Writes down what was just done, and judges the game when it completed a move.
    fn done(&mut self, step: Option<Step>) {
        let completes = !self.in_chain();
        self.records.push(Record { step, completes, quiet: self.quiet });
        if completes {
            let paika = step.is_some_and(|step| step.kind == Kind::Paika);
            self.quiet = if paika { self.quiet + 1 } else { 0 };
            self.history.push(self.board.key());
            self.outcome = self.judge();
        }
    }

    fn judge(&self) -> Outcome {
        let reached = |limit: u32, count: u32| limit > 0 && count >= limit;
        if Side::ALL.into_iter().any(|side| self.board.count(side) == 0) {
            Outcome::Stones
        } else if !self.board.has_step() {
            Outcome::NoMoves
        } else if reached(self.limits.repeat, self.repeats()) {
            Outcome::Repetition
        } else if reached(self.limits.quiet, self.quiet) {
            Outcome::Quiet
        } else if self.ply() >= self.limits.ply_cap {
            Outcome::PlyCap
        } else {
            Outcome::Ongoing
        }
    }

    /// The move in progress after the records there are, as they made it.
    fn chain_made(&self) -> Option<Chain> {
        let whole = self.records.iter().rposition(|record| record.completes);
        let begun = if whole.is_none() { self.start.chain } else { None };
        let steps = self.records[whole.map_or(0, |at| at + 1)..].iter().filter_map(|record| record.step);
        steps.fold(begun, |chain, step| {
            Some(match chain {
                None => Chain::begin(step.from, step.to, step.direction),
                Some(chain) => chain.go_on(step.to, step.direction),
            })
        })
    }
}
