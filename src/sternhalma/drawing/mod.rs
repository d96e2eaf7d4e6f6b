//! Drawings of a board, as an SVG image and as lines of text.

mod mark;
mod svg;
mod text;

use super::board::{Board, Path};
use super::star::{Hole, HoleSet, Move};

/// A drawing of a board. [`svg`](Drawing::svg) returns it as an image, [`text`](Drawing::text) as lines of text.
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
    /// The default width of an image in pixels.
    pub const WIDTH: u32 = 408;

    /// The greatest width of an image in pixels.
    pub const WIDTH_MAX: u32 = 65_536;

    /// A drawing of a board with its pieces.
    pub fn of(board: &'a Board) -> Drawing<'a> {
        Drawing { board, names: false, moved: None, targets_of: None, width: Self::WIDTH }
    }

    /// Sets whether an image shows the names of the holes, and text the letters of the rows.
    pub fn names(self, names: bool) -> Drawing<'a> {
        Drawing { names, ..self }
    }

    /// Shows the path of a move, one just made or one that may be made. When the board has no such path, because other
    /// pieces have moved since, the move is a straight line.
    pub fn moved(self, moved: Option<Move>) -> Drawing<'a> {
        Drawing { moved, ..self }
    }

    /// Shows every hole that the piece on a hole can end its move on.
    pub fn targets_of(self, hole: Option<Hole>) -> Drawing<'a> {
        Drawing { targets_of: hole, ..self }
    }

    /// Sets the width of the image in pixels, clamped to 1 to [`Drawing::WIDTH_MAX`]. The height follows from it. The
    /// image can be shown at any size.
    pub fn width(self, width: u32) -> Drawing<'a> {
        Drawing { width: width.clamp(1, Self::WIDTH_MAX), ..self }
    }

    /// The path of the move.
    fn path(&self) -> Option<Path> {
        let Move { from, to } = self.moved?;
        let next = self.board.path(from, to);
        let last = || {
            let mut before = self.board.clone();
            if before.undo_move(from, to) { before.path(from, to) } else { None }
        };
        Some(next.or_else(last).unwrap_or(Path::straight(from, to)))
    }

    fn targets(&self) -> HoleSet {
        self.targets_of.map_or(HoleSet::EMPTY, |hole| self.board.reach(hole))
    }
}
