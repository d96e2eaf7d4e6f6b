//! The game that remembers: what was done, so that it can be taken back, told and read again.

mod legal_action;
mod options;
mod outcome;
mod record;

pub use legal_action::LegalAction;
pub use options::{GameOptions, NewGameError};
pub use outcome::Outcome;

use std::fmt;

use super::notation::{LogReader, Opening, action_text, write_log};
use super::{
    Action, Board, Flag, Hole, How, LogFault, Move, ParseHoleError, ReadActionError, Refusal, ReplayError,
    Seat, zobrist,
};
use record::Record;

/// A game of star halma from its start on, always by the rules.
///
/// The moves and the winner are the game's own; passing, the cap, resigning and the places are this library's (see
/// [`Board`]). One seat alone needs at least 27 moves to bring ten pieces across (George I. Bell, "The shortest game
/// of Chinese Checkers and related problems", INTEGERS 9, 2009). His 30 for two seats ask for ten pieces of one's
/// own at home; here a rival's piece fills a hole as well, and a game of two can be over at ply 11.
///
/// A game keeps 16 bytes for each move, pass and resignation ([`Game::BYTES_PER_PLY`]), undone ones that may be
/// done again included, in one list that may have room for twice as many; nothing else of it grows. Where there is
/// no memory for that, an action is refused and the game is as it was.
///
/// ```
/// use sternhalma::{Game, GameOptions};
///
/// let mut game = Game::new(&GameOptions { seats: Some(3), ..GameOptions::default() }).unwrap();
/// while game.ply() < 6 {
///     let text = game.legal().next().unwrap().to_string();
///     game.play(text).unwrap();
/// }
/// let again = Game::replay(game.log().to_string()).unwrap();
/// assert_eq!(again.key(), game.key());
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    opening: Opening,
    board: Board,
    /// Everything done since the opening, and after that what was undone and can be done again.
    records: Vec<Record>,
    /// How many of the records are done.
    done: usize,
}

/// There is no memory for what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("out of memory")]
pub struct OutOfMemory;

/// Why a game did not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// It is not written right, or the rules do not allow it.
    #[error(transparent)]
    Refused(#[from] ReadActionError),
    /// There is no memory to remember it in.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
}

impl GameError {
    /// Why it was refused; `None` when it was memory that ran out.
    pub fn flag(&self) -> Option<Flag> {
        match self {
            GameError::Refused(error) => Some(error.flag),
            GameError::OutOfMemory(_) => None,
        }
    }
}

impl From<Flag> for GameError {
    fn from(flag: Flag) -> GameError {
        GameError::Refused(flag.into())
    }
}

impl Game {
    /// The bytes a game keeps for each move, pass and resignation, by which it takes them back. A list that has
    /// grown for the last time just now has room for twice what it holds.
    pub const BYTES_PER_PLY: usize = size_of::<Record>();

    /// A game from its start: two seats of ten pieces, seat 0 first and 2,000 plies at most, where the options do
    /// not say otherwise.
    ///
    /// # Errors
    ///
    /// Judged in this order: with a position, anything given beside it, then the position; otherwise the seats, the
    /// pieces, the cap, the first seat.
    pub fn new(options: &GameOptions<'_>) -> Result<Game, NewGameError> {
        Ok(Game::begin(options.opening()?))
    }

    /// The game that a log describes, with everything done in it done again. Lines may end with a carriage return
    /// and a newline, and the last one without either. A byte-order mark before the first line and blank lines after
    /// the last are forgiven. It is read as bytes, whatever they are.
    ///
    /// # Errors
    ///
    /// The first line that is not what it has to be, or cannot be done.
    pub fn replay(log: impl AsRef<[u8]>) -> Result<Game, ReplayError> {
        let mut log = LogReader::new(log.as_ref());
        let (opening, moves) = log.opening()?;
        let mut game = Game::begin(opening);
        for _ in 0..moves {
            game.play(log.next_move()?).map_err(|error| {
                log.refused(match error {
                    GameError::Refused(error) => LogFault::Move(error),
                    GameError::OutOfMemory(_) => LogFault::OutOfMemory,
                })
            })?;
        }
        log.end()?;
        Ok(game)
    }

    /// A copy of the game, with all that can be undone and done again.
    ///
    /// # Errors
    ///
    /// When there is no memory for it. `clone` does the same, but ends the program then.
    pub fn try_clone(&self) -> Result<Game, OutOfMemory> {
        let mut records = Vec::new();
        records.try_reserve_exact(self.records.len()).map_err(|_| OutOfMemory)?;
        records.extend_from_slice(&self.records);
        Ok(Game { opening: self.opening.clone(), board: self.board.clone(), records, done: self.done })
    }

    /// Everything the seat to move may do: its moves in the order of [`Board::legal`], or the one pass when it has
    /// none; nothing when the game is over.
    pub fn legal(&self) -> impl Iterator<Item = LegalAction<'_>> {
        let pass = self.board.can_pass().then_some(Action::Pass);
        let moves = (!self.over()).then(|| self.board.legal()).into_iter().flatten();
        let actions = moves.map(|m| Action::Move { from: m.from, to: m.to }).chain(pass);
        actions.map(|action| LegalAction { board: &self.board, action })
    }

    /// What a text says is to be done, which [`play`](Game::play) would do.
    ///
    /// # Errors
    ///
    /// [`Flag::GameOver`] first, then those of [`Board::read_action`] in its order.
    pub fn read_action(&self, text: impl AsRef<[u8]>) -> Result<Action, ReadActionError> {
        self.must_go_on()?;
        self.board.read_action(text.as_ref())
    }

    /// Does what a text says for the seat to move: `e5-f5`, `e5:g5:g7`, `e5-g7`, `pass`, `resign 2`. It can then no
    /// longer be done again what was undone before.
    ///
    /// # Errors
    ///
    /// As [`read_action`](Game::read_action); nothing is changed.
    pub fn play(&mut self, text: impl AsRef<[u8]>) -> Result<Action, GameError> {
        let action = self.read_action(text)?;
        self.act(action)?;
        Ok(action)
    }

    /// The seat to move moves a piece, told by the holes or their numbers.
    ///
    /// # Errors
    ///
    /// Judged in this order, and nothing is changed: [`Flag::GameOver`], [`Flag::NoSuchHole`], [`Flag::MustPass`],
    /// [`Flag::NoPiece`], [`Flag::NotYourPiece`], [`Flag::Occupied`], [`Flag::NotReachable`].
    pub fn play_move(&mut self, from: impl TryInto<Hole>, to: impl TryInto<Hole>) -> Result<(), GameError> {
        self.must_go_on()?;
        let ends = from.try_into().ok().zip(to.try_into().ok());
        let (from, to) = ends.ok_or(Flag::NoSuchHole)?;
        let action = self.board.judge_ends(from, to)?;
        self.act(action)
    }

    /// The seat to move passes.
    ///
    /// # Errors
    ///
    /// Judged in this order, and nothing is changed: [`Flag::GameOver`], [`Flag::PassNotAllowed`].
    pub fn pass(&mut self) -> Result<(), GameError> {
        self.act(Action::Pass)
    }

    /// A seat still racing gives up, on its turn or not; told by the seat or its number.
    ///
    /// # Errors
    ///
    /// Judged in this order, and nothing is changed: [`Flag::GameOver`], [`Flag::NoSuchSeat`],
    /// [`Flag::SeatFinished`], [`Flag::SeatResigned`].
    pub fn resign(&mut self, seat: impl TryInto<Seat>) -> Result<(), GameError> {
        self.must_go_on()?;
        let seat = seat.try_into().map_err(|_| Flag::NoSuchSeat)?;
        self.act(Action::Resign(seat))
    }

    /// Takes back the last move, pass or resignation. False when there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        let last = self.done().last().copied();
        if let Some(record) = last {
            record.take_back(&mut self.board);
            self.done -= 1;
        }
        last.is_some()
    }

    /// Does again what was last undone. False when there is nothing undone, or something else was done since.
    pub fn redo(&mut self) -> bool {
        let next = self.records.get(self.done);
        let redone = next.is_some_and(|record| self.board.act(record.action).is_ok());
        self.done += usize::from(redone);
        redone
    }

    /// The seat whose turn it is; the one whose turn it was last when the game is over.
    pub fn to_move(&self) -> Seat {
        self.board.to_move()
    }

    /// Whether the game has ended.
    pub fn over(&self) -> bool {
        self.board.over()
    }

    /// How the game ended, or that it goes on.
    pub fn how(&self) -> How {
        self.board.how()
    }

    /// How the game came out, or `None` while it goes on.
    pub fn result(&self) -> Option<Outcome> {
        Outcome::of(&self.board)
    }

    /// The seats home, in the order they got there.
    pub fn finished(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        self.board.seats_home()
    }

    /// Every seat's place, in seat order, as [`place_of`](Game::place_of) tells it.
    pub fn places(&self) -> impl ExactSizeIterator<Item = usize> {
        self.board.layout().each_seat().map(|seat| self.place_of(seat))
    }

    /// A seat's place, 1 the best; 0 while the game goes on and the seat is not home, and for a seat that does not
    /// play. [`Board::place_of`] says how seats are placed.
    pub fn place_of(&self, seat: Seat) -> usize {
        self.board.place_of(seat)
    }

    /// How far a seat's pieces are from home, as [`Board::distance_left`], but 0 for a seat that is home: a rival's
    /// piece may have filled its last hole.
    pub fn distance_left(&self, seat: Seat) -> i32 {
        if self.board.finished(seat) { 0 } else { self.board.distance_left(seat) }
    }

    /// The seat whose piece is in a hole.
    pub fn at(&self, hole: Hole) -> Option<Seat> {
        self.board.at(hole)
    }

    /// The seat whose piece is in the hole of this name, `a1` to `q1`.
    ///
    /// # Errors
    ///
    /// When the star has no hole of that name.
    pub fn at_name(&self, name: &str) -> Result<Option<Seat>, ParseHoleError> {
        name.parse().map(|hole| self.at(hole))
    }

    /// Moves and passes made. A game from a position goes on counting from what the position says.
    pub fn ply(&self) -> u32 {
        self.board.ply()
    }

    /// The ply the game stops at.
    pub fn cap(&self) -> u32 {
        self.board.cap()
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.board.layout().seats()
    }

    /// How many pieces each seat has.
    pub fn pieces(&self) -> usize {
        self.board.layout().pieces()
    }

    /// The seat that moved first, or `None` for a game from a position.
    pub fn first(&self) -> Option<Seat> {
        (!self.opening.from_position).then(|| self.opening.board.to_move())
    }

    /// The position the game started from, which displays as its position string, or `None` for a game from the
    /// set-up.
    pub fn start(&self) -> Option<&Board> {
        self.opening.from_position.then_some(&self.opening.board)
    }

    /// Whether it is a game of one seat crossing alone.
    pub fn solo(&self) -> bool {
        self.seats() == 1
    }

    /// The position string of what the board shows now.
    pub fn position(&self) -> impl fmt::Display + '_ {
        &self.board
    }

    /// The key of what the board shows now, as [`Board::key`].
    pub fn key(&self) -> u64 {
        self.board.key()
    }

    /// The board, to look at as closely as one likes.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many moves, passes and resignations were made in this game and not undone.
    pub fn move_count(&self) -> usize {
        self.done
    }

    /// What was done, in order.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + ExactSizeIterator {
        self.done().iter().map(|record| record.action)
    }

    /// The last move that was made and not undone, whatever passes and resignations followed it.
    pub fn last_move(&self) -> Option<Move> {
        self.actions().rev().find_map(|action| match action {
            Action::Move { from, to } => Some(Move { from, to }),
            Action::Pass | Action::Resign(_) => None,
        })
    }

    /// What was done, in order, as text: a move by the way it was shown with on the board of its time.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = impl fmt::Display + use<>> {
        let mut board = self.opening.board.clone();
        self.done().iter().map(move |record| {
            let text = action_text(&board, record.action);
            record.step(&mut board);
            text
        })
    }

    /// What was done at one of the [`move_count`](Game::move_count) turns, from 0, as [`moves`](Game::moves) tells
    /// it. It takes a walk through the game to the move from the nearer end.
    pub fn move_at(&self, index: usize) -> Option<impl fmt::Display + use<>> {
        let (before, after) = self.done().split_at_checked(index)?;
        let action = after.first()?.action;
        let board = if before.len() < after.len() {
            let mut board = self.opening.board.clone();
            before.iter().for_each(|record| record.step(&mut board));
            board
        } else {
            let mut board = self.board.clone();
            after.iter().rev().for_each(|record| record.unstep(&mut board));
            board
        };
        Some(action_text(&board, action))
    }

    /// Every arrangement a seat's pieces have had, as [`Board::own_key`]: the start, then one for each of its moves,
    /// repeats kept. Nothing for a seat that does not play.
    pub fn history(&self, seat: Seat) -> impl Iterator<Item = u64> {
        let mut key = self.opening.board.own_key(seat);
        let start = self.board.layout().has(seat).then_some(key);
        let moves = self.done().iter().filter(move |record| record.to_move == seat);
        start.into_iter().chain(moves.filter_map(move |record| {
            let Action::Move { from, to } = record.action else { return None };
            key ^= zobrist::piece(seat, from) ^ zobrist::piece(seat, to);
            Some(key)
        }))
    }

    /// The game as text, which [`replay`](Game::replay) reads: what it started from, and what was done since.
    pub fn log(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| write_log(f, &self.opening, self.moves()))
    }

    fn begin(opening: Opening) -> Game {
        Game { board: opening.board.clone(), opening, records: Vec::new(), done: 0 }
    }

    fn done(&self) -> &[Record] {
        &self.records[..self.done]
    }

    fn must_go_on(&self) -> Result<(), Flag> {
        if self.over() { Err(Flag::GameOver) } else { Ok(()) }
    }

    fn act(&mut self, action: Action) -> Result<(), GameError> {
        // The room is asked for first: after that nothing can fail once the board is changed.
        self.records.try_reserve(1).map_err(|_| OutOfMemory)?;
        let undo = self.board.act(action).map_err(|refusal| self.flag(refusal, action))?;
        self.records.truncate(self.done);
        self.records.push(Record::of(&undo));
        self.done += 1;
        Ok(())
    }

    /// The flag for what the board refused.
    fn flag(&self, refusal: Refusal, action: Action) -> Flag {
        match refusal {
            Refusal::Over => Flag::GameOver,
            Refusal::NotAHole => Flag::NoSuchHole,
            Refusal::NoPiece => Flag::NoPiece,
            Refusal::NotYours => Flag::NotYourPiece,
            Refusal::Unreachable => Flag::NotReachable,
            Refusal::HasMove => Flag::PassNotAllowed,
            Refusal::NotASeat => Flag::NoSuchSeat,
            Refusal::SeatDone => match action {
                Action::Resign(seat) if self.board.finished(seat) => Flag::SeatFinished,
                _ => Flag::SeatResigned,
            },
        }
    }
}

// A list that has just grown has room for twice what it holds.
const _: () = assert!(2 * Game::BYTES_PER_PLY <= 64);
