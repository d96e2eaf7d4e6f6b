//! Drawings of a board: as a picture, and as lines of text.

use std::fmt;

use super::board::{Board, Move};
use super::track::{House, Side};

/// What a drawing shows of a board. [`svg`](Drawing::svg) is the picture, [`text`](Drawing::text) the lines.
///
/// # Examples
///
/// ```
/// use sternhalma::senet::{Board, Drawing};
///
/// let board = Board::new(5).unwrap();
/// assert_eq!(
///     Drawing::of(&board).names(true).text().to_string(),
///     " 1  d  l  d  l  d  l  d  l  d  l  10\n\
///      20  .  .  .  .  .  .+ .  .  .  .  11\n\
///      21  .  .  .  .  .  .* .~ .3 .2 .1 30\n"
/// );
/// assert!(Drawing::of(&board).svg().to_string().starts_with("<svg "));
/// ```
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    board: &'a Board,
    names: bool,
    from: Option<House>,
    to: Option<House>,
    width: u32,
}

impl<'a> Drawing<'a> {
    /// The width of a picture in pixels when nothing is said.
    pub const WIDTH: u32 = 520;

    /// The largest width of a picture in pixels.
    pub const WIDTH_MAX: u32 = 65_536;

    /// A drawing of a board with what stands on it, and nothing else.
    pub fn of(board: &'a Board) -> Drawing<'a> {
        Drawing { board, names: false, from: None, to: None, width: Self::WIDTH }
    }

    /// Whether the houses are shown with their numbers, or in text those at the ends of the rows.
    pub fn names(self, names: bool) -> Drawing<'a> {
        Drawing { names, ..self }
    }

    /// Shows where a move went from and to.
    pub fn moved(self, m: &Move) -> Drawing<'a> {
        self.between(Some(m.from), m.to)
    }

    /// Shows a house as where a move went from, and one as where it went to.
    pub(crate) fn between(self, from: Option<House>, to: Option<House>) -> Drawing<'a> {
        Drawing { from, to, ..self }
    }

    /// The width of the picture in pixels, from 1 to [`Drawing::WIDTH_MAX`]; what is beyond is drawn as the nearest of
    /// these. The height follows from it, and the picture can be shown at any size.
    pub fn width(self, width: u32) -> Drawing<'a> {
        Drawing { width: width.clamp(1, Self::WIDTH_MAX), ..self }
    }

    /// The drawing in three lines: `l` and `d` are pieces, a dot is an empty house, a colon the one that a move came
    /// from, and brackets are round the piece that was moved. Behind what stands on a marked house is its mark: `+` for
    /// 15, `*` for 26, `~` for 27, `3` for 28, `2` for 29 and `1` for 30.
    pub fn text(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| (0..House::ROWS).try_for_each(|row| self.write_row(row, f)))
    }

    fn write_row(&self, row: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |col| House::at(row, col);
        let moved = |house: Option<House>| house.is_some() && house == self.to;
        if let Some(first) = at(0).filter(|_| self.names) {
            write!(f, "{first:>2} ")?;
        }
        for col in 0..House::COLS {
            let Some(house) = at(col) else { continue };
            let behind_it = col.checked_sub(1).is_some_and(|before| moved(at(before)));
            let bracket = if moved(Some(house)) {
                '('
            } else if behind_it {
                ')'
            } else {
                ' '
            };
            let empty = if self.from == Some(house) { ':' } else { '.' };
            let piece = self.board.at(house).map_or(empty, Side::letter);
            write!(f, "{bracket}{piece}")?;
            match mark(house) {
                Some(mark) => write!(f, "{mark}")?,
                // No line ends in a space.
                None if col + 1 < House::COLS || self.names || moved(Some(house)) => f.write_str(" ")?,
                None => {}
            }
        }
        let Some(last) = at(House::COLS - 1) else { return Ok(()) };
        match (moved(Some(last)), self.names) {
            (true, true) => writeln!(f, "){last:>2}"),
            (true, false) => f.write_str(")\n"),
            (false, true) => writeln!(f, " {last:>2}"),
            (false, false) => f.write_str("\n"),
        }
    }

    /// The drawing as an SVG image, one element a line. It needs no fonts but for the numbers of the houses, and neither
    /// styles nor identifiers, so that many fit on one page.
    pub fn svg(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| self.write_svg(f))
    }

    fn write_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wide, high) = (CELL * House::COLS + 2 * FRAME, CELL * House::ROWS + 2 * FRAME);
        let height = (u64::from(self.width) * high as u64).div_ceil(wide as u64);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" \
             viewBox=\"0 0 {wide} {high}\" role=\"img\">",
            self.width
        )?;
        writeln!(f, "<title>{}</title>", self.board)?;
        writeln!(f, "<rect width=\"{wide}\" height=\"{high}\" rx=\"16\" fill=\"#6f4a2b\"/>")?;
        for house in House::all() {
            let (x, y) = (FRAME + CELL * house.col(), FRAME + CELL * house.row());
            writeln!(f, "<g transform=\"translate({x} {y})\">")?;
            self.write_house(house, f)?;
            f.write_str("</g>\n")?;
        }
        f.write_str("</svg>\n")
    }

    fn write_house(&self, house: House, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ground = if house.is_marked() { "#d9b36c" } else { "#efdfba" };
        writeln!(f, "<rect x=\"2\" y=\"2\" width=\"96\" height=\"96\" rx=\"6\" fill=\"{ground}\"/>")?;
        if self.names {
            writeln!(
                f,
                "<text x=\"9\" y=\"22\" font-family=\"sans-serif\" font-size=\"16\" fill=\"#7a5b38\">{house}</text>"
            )?;
        }
        if let Some(glyph) = glyph(house) {
            // In the middle of an empty house, in the corner of one with a piece on it.
            let place = match self.board.at(house) {
                None => "translate(24 24) scale(.52)",
                Some(_) => "translate(71 5) scale(.24)",
            };
            writeln!(
                f,
                "<path transform=\"{place}\" d=\"{glyph}\" fill=\"none\" stroke=\"#5f3413\" stroke-width=\"9\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            )?;
        }
        if let Some(side) = self.board.at(house) {
            let (body, edge, top) = match side {
                Side::Light => ("#fbf6e6", "#7a5a36", "#e6d6ac"),
                Side::Dark => ("#33291f", "#100b06", "#5d4c3c"),
            };
            writeln!(
                f,
                "<circle cx=\"50\" cy=\"56\" r=\"31\" fill=\"{body}\" stroke=\"{edge}\" stroke-width=\"4\"/>"
            )?;
            writeln!(f, "<circle cx=\"50\" cy=\"56\" r=\"13\" fill=\"{top}\"/>")?;
        }
        let dashes = match (self.to == Some(house), self.from == Some(house)) {
            (true, _) => "",
            (false, true) => " stroke-dasharray=\"10 9\"",
            (false, false) => return Ok(()),
        };
        writeln!(
            f,
            "<circle cx=\"50\" cy=\"56\" r=\"37\" fill=\"none\" stroke=\"#b3431e\" stroke-width=\"5\"{dashes}/>"
        )
    }
}

/// The side of a house in the picture, and the width of the frame around them.
const CELL: usize = 100;
const FRAME: usize = 20;

/// What stands behind a marked house in the text.
fn mark(house: House) -> Option<char> {
    match house.number() {
        15 => Some('+'),
        26 => Some('*'),
        27 => Some('~'),
        28 => Some('3'),
        29 => Some('2'),
        30 => Some('1'),
        _ => None,
    }
}

/// The sign on a marked house, as a path in a square of 100: the ankh of rebirth, the sign of beauty, water, three
/// strokes, two strokes, and the sun.
fn glyph(house: House) -> Option<&'static str> {
    match house.number() {
        15 => Some("M50 46C20 26 34 6 50 6S80 26 50 46V96M22 56H78"),
        26 => Some("M50 50V6M32 20H68M50 50A23 23 0 1 0 50 96A23 23 0 1 0 50 50"),
        27 => Some(
            "M6 28L20 16L34 28L50 16L66 28L80 16L94 28M6 56L20 44L34 56L50 44L66 56L80 44L94 56\
             M6 84L20 72L34 84L50 72L66 84L80 72L94 84",
        ),
        28 => Some("M20 14V86M50 14V86M80 14V86"),
        29 => Some("M34 14V86M66 14V86"),
        30 => Some("M50 12A38 38 0 1 0 50 88A38 38 0 1 0 50 12M50 46A4 4 0 1 0 50 54A4 4 0 1 0 50 46"),
        _ => None,
    }
}
