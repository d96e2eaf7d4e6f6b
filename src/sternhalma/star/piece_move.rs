//! A move as a pair of holes.

use super::hole::Hole;

/// A move of one piece: a step or a chain of hops, given by its first and last hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
// The alignment lets it be copied as one word.
#[repr(C, align(2))]
pub struct Move {
    /// Where the piece starts.
    pub from: Hole,
    /// Where the piece ends.
    pub to: Hole,
}
