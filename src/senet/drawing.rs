//! Drawing a board, for a terminal and as a picture.

use std::fmt;

use super::{Board, House, Side};

impl Board {
    /// The board in three lines: `l` and `d` are pieces, a dot is an empty house, and behind a marked house stands its
    /// mark: `+` for 15, `*` for 26, `~` for 27, `3` for 28, `2` for 29 and `1` for 30. The numbers are those of the
    /// houses at the ends of the rows.
    ///
    /// ```
    /// # use sternhalma::senet::Board;
    /// assert_eq!(
    ///     Board::new(5).unwrap().text().to_string(),
    ///     " 1  d  l  d  l  d  l  d  l  d  l  10\n\
    ///      20  .  .  .  .  .  .+ .  .  .  .  11\n\
    ///      21  .  .  .  .  .  .* .~ .3 .2 .1 30\n"
    /// );
    /// ```
    pub fn text(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| (0..House::ROWS).try_for_each(|row| self.write_row(row, f)))
    }

    fn write_row(&self, row: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let houses = (0..House::COLS).filter_map(|col| House::at(row, col));
        for house in houses {
            if house.col() == 0 {
                write!(f, "{house:>2} ")?;
            }
            let piece = self.at(house).map_or('.', Side::letter);
            write!(f, " {piece}{}", mark(house).unwrap_or(' '))?;
            if house.col() + 1 == House::COLS {
                writeln!(f, " {house:>2}")?;
            }
        }
        Ok(())
    }

    /// The widest picture, in pixels.
    pub const SVG_WIDTH_MAX: u32 = 32_767;

    /// The board as an SVG picture so many pixels wide, at most [`SVG_WIDTH_MAX`](Board::SVG_WIDTH_MAX). It needs no
    /// font but for the numbers of the houses.
    pub fn svg(&self, width: u32) -> impl fmt::Display + '_ {
        fmt::from_fn(move |f| self.write_svg(width, f))
    }

    fn write_svg(&self, width: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wide, high) = (CELL * House::COLS + 2 * FRAME, CELL * House::ROWS + 2 * FRAME);
        let height = (u64::from(width) * high as u64).div_ceil(wide as u64);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {wide} {high}\" role=\"img\">"
        )?;
        writeln!(f, "<title>{self}</title>")?;
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
        writeln!(
            f,
            "<text x=\"9\" y=\"22\" font-family=\"sans-serif\" font-size=\"16\" fill=\"#8a6a45\">{house}</text>"
        )?;
        if let Some(glyph) = glyph(house) {
            // In the middle of an empty house, in the corner of one with a piece on it.
            let place = match self.at(house) {
                None => "translate(24 24) scale(.52)",
                Some(_) => "translate(66 6) scale(.28)",
            };
            writeln!(
                f,
                "<path transform=\"{place}\" d=\"{glyph}\" fill=\"none\" stroke=\"#5f3413\" stroke-width=\"9\" \
                 stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            )?;
        }
        let Some(side) = self.at(house) else { return Ok(()) };
        let (body, edge, top) = match side {
            Side::Light => ("#fbf6e6", "#7a5a36", "#e6d6ac"),
            Side::Dark => ("#33291f", "#100b06", "#5d4c3c"),
        };
        writeln!(
            f,
            "<circle cx=\"50\" cy=\"56\" r=\"31\" fill=\"{body}\" stroke=\"{edge}\" stroke-width=\"4\"/>\
             <circle cx=\"50\" cy=\"56\" r=\"13\" fill=\"{top}\"/>"
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
