//! The numbers of the search's own evaluation for two seats.

use super::terms::off_centre;
use crate::sternhalma::star::ROWS;
use crate::sternhalma::{Board, Hole, Layout, Seat};

/// Twice the farthest a hole is from the centre line, and one.
pub const FILES: usize = 13;

/// The numbers that positions are valued by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// A piece, by the rows it is from the tip of its home and twice its distance from the centre line.
    pub piece: [[i32; FILES]; ROWS],
    /// The rearmost piece once more, by its rows.
    pub rear: [i32; ROWS],
    /// Having the move.
    pub tempo: i32,
}

impl Values {
    /// How many numbers there are.
    pub const COUNT: usize = ROWS * FILES + ROWS + 1;

    /// The numbers one after the other, as [`from_numbers`](Values::from_numbers) reads them.
    pub fn numbers(&self) -> Vec<i32> {
        self.piece.iter().flatten().chain(&self.rear).copied().chain([self.tempo]).collect()
    }

    /// The values that numbers stand for, or `None` when there are not as many as needed.
    pub fn from_numbers(numbers: &[i32]) -> Option<Values> {
        let (piece, rest) = numbers.split_at_checked(ROWS * FILES)?;
        let (rear, rest) = rest.split_at_checked(ROWS)?;
        let &[tempo] = rest else { return None };
        let mut values = Values { piece: [[0; FILES]; ROWS], rear: [0; ROWS], tempo };
        values.piece.iter_mut().flatten().zip(piece).for_each(|(to, &from)| *to = from);
        values.rear.copy_from_slice(rear);
        Some(values)
    }

    /// Which numbers a position adds up for a seat, each as often as it stands here.
    pub fn features(board: &Board, seat: Seat) -> Vec<usize> {
        let last = board.layout().tip(seat).row();
        let rows = |hole: Hole| last.abs_diff(hole.row());
        let pieces = board.pieces(seat);
        let rear = pieces.into_iter().map(rows).max().map(|rows| ROWS * FILES + rows);
        pieces.into_iter().map(|hole| rows(hole) * FILES + off_centre(hole)).chain(rear).collect()
    }

    /// The numbers for a layout.
    pub fn new(layout: Layout) -> Values {
        let fitted = if layout.pieces() == 15 { &FIFTEEN } else { &TEN };
        let mut values = Values { piece: [[0; FILES]; ROWS], rear: fitted.rear, tempo: fitted.tempo };
        for (rows, (piece, numbers)) in values.piece.iter_mut().zip(&fitted.piece).enumerate() {
            // A row has every second file.
            for (to, &from) in piece.iter_mut().skip(rows % 2).step_by(2).zip(numbers) {
                *to = from;
            }
        }
        values
    }
}

/// What `examples/tune.rs` found.
///
/// It was fitted to games that the search played against itself, from tables made by hand: a piece `d` steps from
/// the tip and `f` half holes off the centre line `-(40 d + 2 d² + 20 f)`, the rearmost -120 a row, the move 100.
struct Fitted {
    /// From the row of the tip on, each from its middle outwards: in even rows the middle is a hole.
    piece: [[i32; 7]; ROWS],
    rear: [i32; ROWS],
    tempo: i32,
}

/// For ten pieces a seat.
const TEN: Fitted = Fitted {
    piece: [
        [-136, -109, -223, -342, -468, -597, -733],
        [-235, -196, -316, -441, -571, -706, 0],
        [-236, -290, -289, -415, -544, -680, -821],
        [-323, -356, -388, -518, -654, -795, 0],
        [-400, -380, -448, -727, -627, -768, -913],
        [-421, -497, -624, -683, -741, -886, 0],
        [-474, -498, -577, -687, -707, -861, -1011],
        [-534, -602, -715, -712, -834, -984, 0],
        [-572, -648, -716, -851, -834, -958, -1114],
        [-693, -745, -825, -926, -932, -1088, 0],
        [-748, -803, -841, -949, -984, -1061, -1223],
        [-860, -912, -988, -1022, -1144, -1197, 0],
        [-905, -955, -1060, -1158, -1231, -1284, -1338],
        [-990, -1093, -1272, -1324, -1377, -1431, 0],
        [-983, -1111, -1370, -1423, -1476, -1529, -1583],
        [-1116, -1474, -1527, -1579, -1633, -1686, 0],
        [-1243, -1583, -1636, -1689, -1741, -1795, -1848],
    ],
    rear: [
        0, -160, -319, -478, -710, -843, -1005, -1161, -1304, -1491, -1675, -1779, -1937, -2057, -2194,
        -2294, -2263,
    ],
    tempo: 116,
};

/// For fifteen pieces a seat.
const FIFTEEN: Fitted = Fitted {
    piece: [
        [-285, -121, -247, -379, -519, -662, -812],
        [-337, -217, -350, -489, -633, -782, 0],
        [-320, -372, -320, -460, -603, -754, -910],
        [-441, -415, -430, -574, -725, -881, 0],
        [-474, -434, -464, -823, -706, -851, -1012],
        [-479, -538, -610, -637, -821, -982, 0],
        [-611, -534, -639, -778, -977, -954, -1121],
        [-608, -645, -731, -950, -924, -1091, 0],
        [-649, -708, -745, -850, -927, -1062, -1235],
        [-739, -819, -894, -998, -1033, -1206, 0],
        [-832, -900, -921, -1082, -1091, -1176, -1356],
        [-950, -946, -1016, -1207, -1268, -1327, 0],
        [-1012, -1004, -1099, -1268, -1364, -1423, -1483],
        [-1050, -1112, -1410, -1467, -1526, -1586, 0],
        [-1101, -1159, -1518, -1577, -1636, -1695, -1755],
        [-1166, -1634, -1692, -1750, -1810, -1869, 0],
        [-1363, -1755, -1813, -1872, -1930, -1989, -2048],
    ],
    rear: [
        0, -177, -354, -530, -787, -864, -1054, -1294, -1487, -1666, -1811, -2009, -2139, -2321, -2459,
        -2573, -2493,
    ],
    tempo: 110,
};
