//! The way a move goes.

use super::Board;
use crate::sternhalma::star::Hole;

/// The holes a move goes through, the first and the last included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    holes: [Hole; Path::MAX],
    len: usize,
}

impl Path {
    /// The most holes a path has: all of the largest hop class.
    pub const MAX: usize = 37;

    /// From one hole to another, whatever is between.
    pub(crate) fn straight(from: Hole, to: Hole) -> Path {
        let mut path = Path { holes: [from; Path::MAX], len: 2 };
        path.holes[1] = to;
        path
    }

    /// The holes, in the order they are gone through.
    pub fn holes(&self) -> &[Hole] {
        &self.holes[..self.len]
    }
}

impl Board {
    /// The way the piece on `from` goes to `to`, or `None` when it cannot.
    ///
    /// Two holes for a step, and a hole that a step reaches is always shown as the step; for a chain every hole it
    /// lands on. A chain is a shortest one, and of those the one whose directions, compared hop by hop from the
    /// start, come first.
    pub fn path(&self, from: Hole, to: Hole) -> Option<Path> {
        if !self.occupied().contains(from) || self.occupied().contains(to) {
            return None;
        }
        let mut path = Path::straight(from, to);
        if from.neighbour_set().contains(to) {
            return Some(path);
        }
        // Breadth first, directions in order: the first way found to a hole is the one that is wanted.
        let mut parent = [None; Hole::COUNT];
        let mut queue = [from; Path::MAX];
        let (mut next, mut end) = (0, 1);
        while next < end && parent[to.index()].is_none() {
            let hole = queue[next];
            next += 1;
            for landing in self.hops(hole, Some(from)) {
                if landing != from && parent[landing.index()].is_none() {
                    parent[landing.index()] = Some(hole);
                    queue[end] = landing;
                    end += 1;
                }
            }
        }
        let back = std::iter::successors(Some(to), |hole| parent[hole.index()]);
        let len = back.clone().count();
        for (place, hole) in path.holes[..len].iter_mut().rev().zip(back) {
            *place = hole;
        }
        path.len = len;
        (len > 1).then_some(path)
    }
}
