//! The parameters of the search that users cannot set.

use super::eval::Scale;
use super::placing::Rivals;

/// Parameters for measurements and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchParams {
    /// Whether nothing is pruned or reduced: the score of a finished depth is then that of a search without pruning.
    pub exact: bool,
    /// The values of the evaluation.
    pub scale: Scale,
    /// How the rivals' evaluations are combined.
    pub rivals: Rivals,
    /// Late-move reductions: the number of moves of the root seat that are searched to full depth.
    pub full_depth_own: i32,
    /// Late-move reductions: the number of moves of its rivals that are searched to full depth.
    pub full_depth_rival: i32,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams {
            exact: false,
            scale: Scale::default(),
            rivals: Rivals { best: 2 },
            full_depth_own: 4,
            full_depth_rival: 4,
        }
    }
}
