//! Drawings of a board: as a picture, and as lines of text.

mod mark;
mod svg;
mod text;

use std::fmt;

use super::board::{Board, Move, Path};
use super::game::Game;
use super::star::{Hole, HoleSet};

/// What a drawing shows of a board. [`svg`](Drawing::svg) is the picture, [`text`](Drawing::text) the lines.
///
/// # Examples
///
/// ```
/// use sternhalma::{Drawing, Game, GameOptions};
///
/// let mut game = Game::new(&GameOptions::default())?;
/// game.play("c1:e5")?;
/// let drawing = Drawing::of_game(&game).names(true);
/// assert!(drawing.svg().to_string().starts_with("<svg "));
/// assert_eq!(drawing.text().to_string().lines().nth(4), Some("e  . . . .(0). . . . . . . ."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    board: &'a Board,
    names: bool,
    moved: Option<Move>,
    targets_of: Option<Hole>,
    width: u32,
}

impl<'a> Drawing<'a> {
    /// The width of a picture in pixels when nothing is said.
    pub const WIDTH: u32 = 408;

    /// The largest width of a picture in pixels.
    pub const WIDTH_MAX: u32 = 65_536;

    /// A drawing of a board with what stands on it, and nothing else.
    pub fn of(board: &'a Board) -> Drawing<'a> {
        Drawing { board, names: false, moved: None, targets_of: None, width: Self::WIDTH }
    }

    /// A drawing of a game, which also shows the last move that was made in it.
    pub fn of_game(game: &'a Game) -> Drawing<'a> {
        Drawing { moved: game.last_move(), ..Drawing::of(game.board()) }
    }

    /// Whether the holes are shown with their names, or in text the rows with their letters.
    pub fn names(self, names: bool) -> Drawing<'a> {
        Drawing { names, ..self }
    }

    /// Shows a move as the way it goes: the last one, or one that could be made. Where the board has no such way, as
    /// other pieces have moved since, it is a straight line.
    pub fn moved(self, moved: Option<Move>) -> Drawing<'a> {
        Drawing { moved, ..self }
    }

    /// Shows every hole that the piece on a hole can end its move on.
    pub fn targets_of(self, hole: Option<Hole>) -> Drawing<'a> {
        Drawing { targets_of: hole, ..self }
    }

    /// The width of the picture in pixels, from 1 to [`Drawing::WIDTH_MAX`]; what is beyond is drawn as the nearest
    /// of these. The height follows from it, and the picture can be shown at any size.
    pub fn width(self, width: u32) -> Drawing<'a> {
        Drawing { width: width.clamp(1, Self::WIDTH_MAX), ..self }
    }

    /// The drawing as an SVG image, one element a line. It needs no fonts but for the names, and neither styles nor
    /// identifiers, so that many fit on one page.
    pub fn svg(&self) -> impl fmt::Display + '_ {
        svg::Svg(self)
    }

    /// The drawing as seventeen lines: a digit is a piece of that seat, a dot an empty hole, a star a target, a colon
    /// a hole that the move went through, and brackets are round the piece that was moved or is to move.
    pub fn text(&self) -> impl fmt::Display + '_ {
        text::Text(self)
    }

    /// The holes the move goes through, in its order.
    fn way(&self) -> Option<Path> {
        let Move { from, to } = self.moved?;
        let to_be = self.board.path(from, to);
        let made = || {
            let mut before = self.board.clone();
            if before.undo_move(from, to) { before.path(from, to) } else { None }
        };
        Some(to_be.or_else(made).unwrap_or(Path::straight(from, to)))
    }

    fn targets(&self) -> HoleSet {
        self.targets_of.map_or(HoleSet::EMPTY, |hole| self.board.reach(hole))
    }
}
