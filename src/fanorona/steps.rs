//! The steps the side to move may make.

use super::captures::Captures;
use super::lines::Lines;
use super::{Board, Direction, Kind, Point, PointSet, Step};

/// The steps of a position by point, then by direction, approach before withdrawal. Made by [`Board::steps`].
#[derive(Clone, Debug)]
pub struct Steps {
    lines: &'static Lines,
    others: u64,
    /// The kind of the steps that do not withdraw: paikas, or approaches.
    kind: Kind,
    /// The stones with steps that are still to come.
    left: PointSet,
    /// Those steps, by stone: two bits a direction, that of a withdrawal the upper.
    pending: [u16; Point::COUNT],
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
        let mut pending = [0; Point::COUNT];
        for direction in 0..Direction::COUNT {
            let (ahead, withdraw) = (captures.approach[direction], captures.withdraw[direction]);
            for (bit, stones) in [(2 * direction, ahead), (2 * direction + 1, withdraw)] {
                PointSet::from_bits(stones).into_iter().for_each(|point| pending[point.index()] |= 1 << bit);
            }
        }
        let kind = if takes { Kind::Approach } else { Kind::Paika };
        Steps { lines, others, kind, left: PointSet::from_bits(captures.stones), pending }
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
#[inline(always)]
pub(super) fn taken(
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

    #[inline(always)]
    fn next(&mut self) -> Option<Step> {
        // A stone that has no step after all is gone past.
        let (from, bit) = loop {
            let from = self.left.first()?;
            let pending = &mut self.pending[from.index()];
            let bit = pending.trailing_zeros() as usize;
            *pending &= pending.wrapping_sub(1);
            if *pending == 0 {
                self.left = self.left.without(from);
            }
            if bit < 2 * Direction::COUNT {
                break (from, bit);
            }
        };
        let direction = Direction::ALL[bit / 2];
        let kind = if bit.is_multiple_of(2) { self.kind } else { Kind::Withdraw };
        let beside = self.lines.ahead(PointSet::from(from).bits(), direction.index());
        let to = PointSet::from_bits(beside).first()?;
        let taken = taken(self.lines, from, to, direction, kind, self.others);
        Some(Step { from, to, direction, kind, taken })
    }
}
