//! The rows of the star, 0 at the top to 16 at the bottom.

use super::hole::{Hole, ROW_STARTS, ROWS};

/// The number of holes of a row, or `None` when there is no such row.
pub fn row_len(row: usize) -> Option<usize> {
    (row < ROWS).then(|| ROW_STARTS[row + 1] as usize - ROW_STARTS[row] as usize)
}

/// The first hole of a row, or `None` when there is no such row.
pub fn row_start(row: usize) -> Option<Hole> {
    (row < ROWS).then(|| Hole::from_index(ROW_STARTS[row] as usize))
}
