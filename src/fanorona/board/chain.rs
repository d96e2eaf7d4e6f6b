//! The move in progress: the points its stone has stood on and the way it went last.

use crate::fanorona::points::{Direction, Point, PointSet, Shape};

/// A chain of at least one step that took something and may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The points stood on, the present one last. Places beyond `len` hold point 0, so that equal chains are equal.
    path: [Point; Point::COUNT],
    len: u8,
    visited: PointSet,
    direction: Direction,
}

impl Chain {
    /// The chain that a step begins.
    pub fn begin(from: Point, to: Point, direction: Direction) -> Chain {
        let path = [Point::from_index(0); Point::COUNT];
        Chain { path, len: 0, visited: PointSet::EMPTY, direction }.with(from).with(to)
    }

    /// The chain of a stone that has stood on these points, its start first, and went this way last; `None` for fewer than
    /// two points and for one twice.
    pub fn of(path: &[Point], direction: Direction) -> Option<Chain> {
        let (&start, rest) = path.split_first()?;
        let (&first, rest) = rest.split_first()?;
        let chain =
            rest.iter().fold(Chain::begin(start, first, direction), |chain, &point| chain.with(point));
        (chain.visited.len() == path.len()).then_some(chain)
    }

    /// The chain and a step more.
    #[must_use]
    pub fn go_on(self, to: Point, direction: Direction) -> Chain {
        Chain { direction, ..self.with(to) }
    }

    fn with(mut self, point: Point) -> Chain {
        if let Some(place) = self.path.get_mut(usize::from(self.len)) {
            *place = point;
            self.len += 1;
        }
        self.visited = self.visited.with(point);
        self
    }

    /// Whether a stone of a board can have gone so: along its lines, never twice running the same way, and last the way
    /// the chain says.
    pub fn can_be_walked(&self, shape: Shape) -> bool {
        let mut last = None;
        for ends in self.path().windows(2) {
            let way = shape.direction(ends[0], ends[1]);
            if way.is_none() || way == last {
                return false;
            }
            last = way;
        }
        last == Some(self.direction)
    }

    /// The points the stone has stood on, its start first and the present one last.
    pub fn path(&self) -> &[Point] {
        &self.path[..usize::from(self.len)]
    }

    /// The same points as a set.
    pub fn visited(&self) -> PointSet {
        self.visited
    }

    /// Where the stone is.
    pub fn at(&self) -> Point {
        self.path[usize::from(self.len) - 1]
    }

    /// The direction of the last step.
    pub fn direction(&self) -> Direction {
        self.direction
    }
}
