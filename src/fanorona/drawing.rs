//! Drawings of a board: in letters for a terminal, and as a picture.

use std::fmt;

use super::board::Board;
use super::points::{Direction, Point, Shape, Side};

impl Board {
    /// The board in letters, with its lines: `w` and `b` for stones, in capitals the one in the middle of its move,
    /// `x` for the points that one has left, and `.` for the other empty points.
    ///
    /// ```
    /// use sternhalma::fanorona::{Board, Shape};
    ///
    /// let drawing = Board::new(Shape::Telo).drawing().to_string();
    /// assert_eq!(drawing, "\
    /// 3  b---b---b
    ///    | \\ | / |
    /// 2  b---.---w
    ///    | / | \\ |
    /// 1  w---w---w
    ///    a   b   c
    /// ");
    /// ```
    pub fn drawing(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(move |f| {
            let shape = self.shape();
            for rank in (1..=shape.ranks()).rev() {
                write!(f, "{rank}  ")?;
                for (n, point) in points_of(shape, rank).enumerate() {
                    f.write_str(if n > 0 { "---" } else { "" })?;
                    f.write_str(self.sign(point))?;
                }
                writeln!(f)?;
                if rank > 1 {
                    draw_between(f, shape, rank)?;
                }
            }
            f.write_str("   ")?;
            for (n, point) in points_of(shape, 1).enumerate() {
                let gap = if n > 0 { "   " } else { "" };
                write!(f, "{gap}{}", shape.file_letter(point))?;
            }
            writeln!(f)
        })
    }

    fn sign(&self, point: Point) -> &'static str {
        match (self.at(point), self.chain_at() == Some(point)) {
            (Some(Side::White), false) => "w",
            (Some(Side::White), true) => "W",
            (Some(Side::Black), false) => "b",
            (Some(Side::Black), true) => "B",
            (None, _) if self.chain_path().contains(&point) => "x",
            (None, _) => ".",
        }
    }

    /// The board as a picture, an SVG document that scales to any size: lines, stones, names of files and ranks, and in
    /// the middle of a move the way its stone has come.
    pub fn svg(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(move |f| self.write_svg(f))
    }

    fn write_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        let (width, height) = ((shape.files() + 1) * GRID, (shape.ranks() + 1) * GRID);
        writeln!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#)?;
        writeln!(f, "<title>{self}</title>")?;
        writeln!(f, r##"<rect width="{width}" height="{height}" fill="#e8d3a8"/>"##)?;
        writeln!(f, r##"<g stroke="#5b4426" stroke-width="3" stroke-linecap="round">"##)?;
        for point in shape.all() {
            let ascending = Direction::ALL.into_iter().filter(|direction| direction.is_ascending());
            for next in ascending.filter_map(|direction| shape.next(point, direction)) {
                let [(x, y), (to_x, to_y)] = [place(shape, point), place(shape, next)];
                writeln!(f, r#"<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"/>"#)?;
            }
        }
        writeln!(f, "</g>")?;
        self.write_names(f)?;
        for side in Side::ALL {
            let (fill, edge) = match side {
                Side::White => ("#fbfaf5", "#5b4426"),
                Side::Black => ("#2b2622", "#0d0b0a"),
            };
            writeln!(f, r#"<g fill="{fill}" stroke="{edge}" stroke-width="3">"#)?;
            for (x, y) in self.stones(side).into_iter().map(|point| place(shape, point)) {
                writeln!(f, r#"<circle cx="{x}" cy="{y}" r="{RADIUS}"/>"#)?;
            }
            writeln!(f, "</g>")?;
        }
        self.write_way(f)?;
        writeln!(f, "</svg>")
    }

    fn write_names(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        let style = r##"font-family="sans-serif" font-size="22" fill="#5b4426" text-anchor="middle""##;
        writeln!(f, "<g {style}>")?;
        for point in points_of(shape, 1) {
            let (x, y) = place(shape, point);
            writeln!(f, r#"<text x="{x}" y="{}">{}</text>"#, y + GRID * 7 / 8, shape.file_letter(point))?;
        }
        for rank in 1..=shape.ranks() {
            let Some(point) = shape.at(1, rank) else { continue };
            let (x, y) = place(shape, point);
            writeln!(f, r#"<text x="{}" y="{}">{rank}</text>"#, x - GRID * 3 / 4, y + 8)?;
        }
        writeln!(f, "</g>")
    }

    /// The way of the stone in the middle of its move.
    fn write_way(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(at) = self.chain_at() else { return Ok(()) };
        write!(f, r#"<polyline points=""#)?;
        for (n, &point) in self.chain_path().iter().enumerate() {
            let (x, y) = place(self.shape(), point);
            write!(f, "{}{x},{y}", if n > 0 { " " } else { "" })?;
        }
        writeln!(f, r##"" fill="none" stroke="#c0392b" stroke-width="6" stroke-linejoin="round"/>"##)?;
        let (x, y) = place(self.shape(), at);
        writeln!(f, r##"<circle cx="{x}" cy="{y}" r="{}" fill="#c0392b"/>"##, RADIUS / 3)
    }
}

/// How far apart points are in a picture.
const GRID: usize = 80;

/// How large a stone is in a picture.
const RADIUS: usize = 30;

/// Where a point is in a picture.
fn place(shape: Shape, point: Point) -> (usize, usize) {
    (shape.file(point) * GRID, (shape.ranks() + 1 - shape.rank(point)) * GRID)
}

fn points_of(shape: Shape, rank: usize) -> impl Iterator<Item = Point> {
    (1..=shape.files()).filter_map(move |file| shape.at(file, rank))
}

/// The lines between a rank and the one before it.
fn draw_between(f: &mut fmt::Formatter<'_>, shape: Shape, rank: usize) -> fmt::Result {
    f.write_str("   ")?;
    for point in points_of(shape, rank) {
        // Of the two diagonals of a square only one is a line: that from the strong point of its upper edge.
        f.write_str(match shape.is_strong(point) {
            _ if shape.file(point) == shape.files() => "|",
            true => "| \\ ",
            false => "| / ",
        })?;
    }
    writeln!(f)
}
