//! A drawing as an SVG image.

use std::fmt::{self, Display, Formatter};

use super::Drawing;
use super::mark::Mark;
use crate::sternhalma::board::Path;
use crate::sternhalma::star::{Hole, HoleSet, Seat};

impl Drawing<'_> {
    /// The drawing as an SVG image, one element a line. Only the names need a font. It has neither styles nor
    /// identifiers, so that one page can hold many images.
    pub fn svg(&self) -> impl Display + '_ {
        Svg(self)
    }
}

/// A drawing to be written as an SVG image.
struct Svg<'a>(&'a Drawing<'a>);

/// Half the width and height of the image, in its own units.
const HALF: (u32, u32) = (204, 232);

/// The colours of an empty hole and of the lines of the board.
const HOLE: &str = "#fffaf0";
const LINE: &str = "#b09a6e";

/// The colour of a move and of the targets.
const INK: &str = "#1d1d1d";

/// The centre of a hole, in whole units. The holes of a row are 30 apart and the rows 26, so that the distance between
/// neighbours differs by at most a sixtieth of a unit from one direction to another.
fn centre(hole: Hole) -> (i32, i32) {
    let (x, y) = (i32::from(hole.x()), i32::from(hole.y()));
    (30 * x + 15 * y, 26 * y)
}

impl Display for Svg<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (drawing, board) = (self.0, self.0.board);
        let path = drawing.path();
        self.open(f)?;
        self.star(f)?;
        circles(f, &format_args!("fill=\"{HOLE}\" stroke=\"{LINE}\""), !board.occupied(), 12)?;
        if let Some(path) = &path {
            // A dot would hide the name of the hole.
            let hidden = if drawing.names { !HoleSet::EMPTY } else { board.occupied() };
            line(f, path, hidden)?;
        }
        for seat in board.layout().each_seat() {
            self.pieces(f, seat)?;
        }
        let targets = drawing.targets();
        let look = format_args!("fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".7\" stroke-width=\"3\"");
        circles(f, &look, targets, 10)?;
        let stops = path.iter().filter_map(|path| path.holes().last().copied());
        let chosen = drawing.targets_of.filter(|_| !targets.is_empty());
        let ringed = stops.chain(chosen).collect();
        circles(f, &format_args!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"3\""), ringed, 14)?;
        if drawing.names {
            self.names(f, path.as_ref())?;
        }
        writeln!(f, "</svg>")
    }
}

impl Svg<'_> {
    /// The opening of the image, with a title that describes it for those who do not see it.
    fn open(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (board, width, (across, down)) = (self.0.board, self.0.width, HALF);
        let height = (u64::from(width) * u64::from(down) + u64::from(across) / 2) / u64::from(across);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{across} -{down} {} {}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\">",
            2 * across,
            2 * down
        )?;
        let seats = board.layout().seats();
        write!(f, "<title>Star halma, seats: {seats}, ply {}: ", board.ply())?;
        if board.over() {
            writeln!(f, "the game is over</title>")
        } else {
            writeln!(f, "seat {} to move</title>", board.to_move())
        }
    }

    /// The board: the outline of the star through its tips and the corners between them, and a wide rim.
    fn star(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const OUTLINE: &str = "M0-208L60-104H180L120 0L180 104H60L0 208L-60 104H-180L-120 0L-180-104H-60Z";
        for (colour, width) in [(LINE, 46), ("#f1e4c8", 43)] {
            writeln!(
                f,
                "<path d=\"{OUTLINE}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linejoin=\"round\"/>"
            )?;
        }
        Ok(())
    }

    /// The pieces of a seat, and the marks on them.
    fn pieces(&self, f: &mut Formatter<'_>, seat: Seat) -> fmt::Result {
        let (pieces, mark) = (self.0.board.pieces(seat), Mark::of(seat));
        if pieces.is_empty() {
            return Ok(());
        }
        circles(f, &format_args!("fill=\"{}\" stroke=\"{INK}\"", mark.colour), pieces, 12)?;
        write!(f, "<path fill=\"{}\" d=\"", mark.ink)?;
        // A name needs space under the mark.
        let up = if self.0.names { 4 } else { 0 };
        for (x, y) in pieces.into_iter().map(centre) {
            write!(f, "M{x} {}{}", y - up, mark.shape)?;
        }
        writeln!(f, "\"/>")
    }

    /// The name of every hole, in it or on the piece in it.
    fn names(&self, f: &mut Formatter<'_>, path: Option<&Path>) -> fmt::Result {
        let board = self.0.board;
        // On the line of a move a name has a rim in the colour of the hole, so that it can be read.
        let crossed: HoleSet = path.into_iter().flat_map(Path::holes).copied().collect();
        let rim = format_args!("fill=\"{HOLE}\" stroke=\"{HOLE}\" stroke-width=\"2\"");
        names(f, &rim, 8, 3, crossed - board.occupied())?;
        names(f, &"fill=\"#5f5133\"", 8, 3, !board.occupied())?;
        for seat in board.layout().each_seat() {
            names(f, &format_args!("fill=\"{}\"", Mark::of(seat).ink), 7, 8, board.pieces(seat))?;
        }
        Ok(())
    }
}

/// A circle in each hole of a set, all with the same attributes.
fn circles(f: &mut Formatter<'_>, look: &dyn Display, holes: HoleSet, radius: i32) -> fmt::Result {
    if holes.is_empty() {
        return Ok(());
    }
    writeln!(f, "<g {look}>")?;
    for (x, y) in holes.into_iter().map(centre) {
        writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")?;
    }
    writeln!(f, "</g>")
}

/// The names of a set of holes, `below` units under their centres.
fn names(f: &mut Formatter<'_>, look: &dyn Display, size: i32, below: i32, holes: HoleSet) -> fmt::Result {
    if holes.is_empty() {
        return Ok(());
    }
    writeln!(f, "<g {look} font-family=\"sans-serif\" font-size=\"{size}\" text-anchor=\"middle\">")?;
    for hole in holes {
        let (x, y) = centre(hole);
        writeln!(f, "<text x=\"{x}\" y=\"{}\">{hole}</text>", y + below)?;
    }
    writeln!(f, "</g>")
}

/// The path of a move as a line. It begins with a dot, except in a hole of `hidden`.
fn line(f: &mut Formatter<'_>, path: &Path, hidden: HoleSet) -> fmt::Result {
    write!(f, "<path fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".6\" stroke-width=\"5\" ")?;
    write!(f, "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"")?;
    for (i, &hole) in path.holes().iter().enumerate() {
        let (x, y) = centre(hole);
        write!(f, "{}{x} {y}", if i == 0 { 'M' } else { 'L' })?;
    }
    writeln!(f, "\"/>")?;
    let start: HoleSet = path.holes().iter().take(1).copied().collect();
    circles(f, &format_args!("fill=\"{INK}\""), start - hidden, 5)
}
