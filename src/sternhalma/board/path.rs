//! The path of a move.

use super::Board;
use crate::sternhalma::star::Hole;

/// The holes a move goes through, with the first and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    holes: [Hole; Path::MAX],
    len: usize,
}

impl Path {
    /// The most holes of a path: all of the largest hop class.
    pub const MAX: usize = 37;

    /// A path of two holes.
    pub(crate) fn straight(from: Hole, to: Hole) -> Path {
        let mut path = Path { holes: [from; Path::MAX], len: 2 };
        path.holes[1] = to;
        path
    }

    /// The holes, in order.
    pub fn holes(&self) -> &[Hole] {
        &self.holes[..self.len]
    }
}

impl Board {
    /// The path of the piece on `from` to `to`, or `None` when it cannot move there.
    ///
    /// It is the step when a step leads there. Otherwise it is a shortest chain of hops, with every hole it lands on; of
    /// several shortest chains, the one whose directions, compared hop by hop from the start, come first.
    pub fn path(&self, from: Hole, to: Hole) -> Option<Path> {
        if !self.occupied().contains(from) || self.occupied().contains(to) {
            return None;
        }
        let mut path = Path::straight(from, to);
        if from.neighbour_set().contains(to) {
            return Some(path);
        }
        // A breadth-first search with the directions in order finds the path described above first.
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
