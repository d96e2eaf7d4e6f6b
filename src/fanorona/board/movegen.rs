//! The steps the side to move may make.

use super::Board;
use super::captures::Captures;
use super::step::{Kind, Step};
use crate::fanorona::points::{Direction, Lines, Point, PointSet};

/// The steps of a position by point, then by direction, approach before withdrawal. Made by [`Board::steps`].
#[derive(Clone, Debug)]
pub struct Steps {
    lines: &'static Lines,
    others: u64,
    /// The kind of what is in `ahead`: paikas, or approaches.
    kind: Kind,
    ahead: [u64; Direction::COUNT],
    withdraw: [u64; Direction::COUNT],
    /// The stones whose steps are still to come.
    left: PointSet,
    /// The stone whose steps are being told, and those to come: two bits a direction, that of `ahead` the lower.
    point: Point,
    pending: u16,
}

impl Board {
    /// Every step the side to move may make, by point, then by direction, approach before withdrawal. When a stone can
    /// take, only steps that take; in the middle of a move only those that go on with it.
    pub fn steps(&self) -> Steps {
        let lines = self.shape().lines();
        let [own, others, empty] = self.bits();
        let mut captures = match &self.chain {
            None => Captures::of(lines, own, others, empty),
            Some(chain) => {
                let unvisited = empty & !chain.visited().bits();
                let stone = PointSet::from(chain.at()).bits();
                let mut captures = Captures::of(lines, stone, others, unvisited);
                let back = chain.direction().index();
                (captures.approach[back], captures.withdraw[back]) = (0, 0);
                captures
            }
        };
        let takes = captures.stones != 0;
        if !takes && self.chain.is_none() {
            for direction in 0..Direction::COUNT {
                captures.approach[direction] = own & lines.behind(empty, direction);
                captures.stones |= captures.approach[direction];
            }
        }
        Steps {
            lines,
            others,
            kind: if takes { Kind::Approach } else { Kind::Paika },
            ahead: captures.approach,
            withdraw: captures.withdraw,
            left: PointSet::from_bits(captures.stones),
            point: Point::from_index(0),
            pending: 0,
        }
    }

    /// Whether the side to move may take something.
    pub fn can_take(&self) -> bool {
        let [own, others, empty] = self.bits();
        Captures::any(self.shape().lines(), own, others, empty)
    }

    /// Whether the side to move may make a step.
    pub fn has_step(&self) -> bool {
        let [own, _, empty] = self.bits();
        self.in_chain() || self.shape().lines().can_step(own, empty)
    }
}

/// The stones that a step of a kind takes, or would if it were one.
pub(crate) fn taken(
    lines: &Lines,
    from: Point,
    to: Point,
    direction: Direction,
    kind: Kind,
    others: u64,
) -> PointSet {
    PointSet::from_bits(match kind {
        Kind::Paika => 0,
        Kind::Approach => lines.row(to.index(), direction.index(), others),
        Kind::Withdraw => lines.row(from.index(), direction.opposite().index(), others),
    })
}

impl Iterator for Steps {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        while self.pending == 0 {
            self.point = self.left.first()?;
            self.left = self.left.without(self.point);
            for direction in 0..Direction::COUNT {
                let bit = |set: u64| (set >> self.point.index() & 1) as u16;
                let bits = bit(self.ahead[direction]) | bit(self.withdraw[direction]) << 1;
                self.pending |= bits << (2 * direction);
            }
        }
        let bit = self.pending.trailing_zeros() as usize;
        self.pending &= self.pending - 1;
        let direction = Direction::ALL[bit / 2];
        let kind = if bit.is_multiple_of(2) { self.kind } else { Kind::Withdraw };
        let beside = self.lines.ahead(PointSet::from(self.point).bits(), direction.index());
        let to = PointSet::from_bits(beside).first()?;
        let taken = taken(self.lines, self.point, to, direction, kind, self.others);
        Some(Step { from: self.point, to, direction, kind, taken })
    }
}
