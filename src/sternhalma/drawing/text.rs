//! A drawing as lines of text.

use std::fmt::{self, Display, Formatter, Write};

use super::Drawing;
use crate::sternhalma::star::{Hole, HoleSet, row_len, row_start};

impl Drawing<'_> {
    /// The drawing as seventeen lines. A digit is a piece of that seat, a dot an empty hole, a star a target and a colon a
    /// hole that the move goes through. Brackets mark the piece that moved or is to move.
    pub fn text(&self) -> impl Display + '_ {
        Text(self)
    }
}

/// A drawing to be written as lines of text.
struct Text<'a>(&'a Drawing<'a>);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (drawing, occupied) = (self.0, self.0.board.occupied());
        let path = drawing.path();
        let on_path: HoleSet = path.iter().flat_map(|path| path.holes()).copied().collect();
        let targets = drawing.targets();
        // The piece that moved, or the one that is to move.
        let piece = drawing.moved.map(|m| if occupied.contains(m.to) { m.to } else { m.from });
        let bracketed =
            |hole| (piece == Some(hole) || drawing.targets_of == Some(hole)) && occupied.contains(hole);
        let glyph = |hole: Hole| match drawing.board.at(hole) {
            Some(seat) => seat.digit(),
            None if targets.contains(hole) => '*',
            None if on_path.contains(hole) => ':',
            None => '.',
        };
        let rows = (0..).map_while(|row| row_start(row).zip(row_len(row)));
        for ((start, len), letter) in rows.zip('a'..) {
            if drawing.names {
                write!(f, "{letter} ")?;
            }
            write!(f, "{:1$}", "", 13 - len)?;
            let mut closing = false;
            for hole in (start.index()..start.index() + len).map(Hole::from_index) {
                let opening = bracketed(hole);
                f.write_char(if opening {
                    '('
                } else if closing {
                    ')'
                } else {
                    ' '
                })?;
                f.write_char(glyph(hole))?;
                closing = opening;
            }
            f.write_str(if closing { ")\n" } else { "\n" })?;
        }
        Ok(())
    }
}
