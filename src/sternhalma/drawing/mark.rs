//! The colours and marks of the seats.

use crate::sternhalma::star::Seat;

/// The colour of a seat's pieces, and the mark on them.
pub struct Mark {
    /// The colour of the piece. The six differ under every common kind of colour blindness (Okabe and Ito, "Color
    /// Universal Design", 2008).
    pub colour: &'static str,
    /// The colour of the mark, light on dark or dark on light.
    pub ink: &'static str,
    /// The mark as an SVG path that starts at the centre of the piece.
    pub shape: &'static str,
}

const DARK: &str = "#1d1d1d";
const LIGHT: &str = "#fff";

/// In the order of the seats: a dot, a triangle, a square, a diamond, a cross and a bar.
const MARKS: [Mark; 6] = [
    Mark { colour: "#0072b2", ink: LIGHT, shape: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" },
    Mark { colour: "#e69f00", ink: DARK, shape: "m0-6l5 9h-10z" },
    Mark { colour: "#009e73", ink: LIGHT, shape: "m-4-4h8v8h-8z" },
    Mark { colour: "#cc79a7", ink: DARK, shape: "m0-6l5 6l-5 6l-5-6z" },
    Mark { colour: "#d55e00", ink: LIGHT, shape: "m-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z" },
    Mark { colour: "#56b4e9", ink: DARK, shape: "m-6-2h12v4h-12z" },
];

impl Mark {
    /// The mark of a seat.
    pub fn of(seat: Seat) -> &'static Mark {
        &MARKS[seat.index()]
    }
}
