//! How wide each beam of a search is.

use super::{Pass, SearchOptions, Side};
use crate::sternhalma::crossing::{Beam, Span};

/// The shape of one beam.
#[derive(Clone, Copy)]
pub struct Breadth {
    /// How many positions are followed after each move.
    pub width: usize,
    /// How many moves it looks ahead.
    pub levels: usize,
    /// How many steps a move may take a piece away from home.
    pub back: i32,
    /// Whether only a way home is of use: one is known.
    pub only_home: bool,
    /// How positions are ranked.
    pub span: Span,
}

/// Spends a budget on beams, the first narrow and each much wider than the one before.
pub struct Widening {
    budget: u64,
    /// The memory that a beam may take, in bytes.
    bytes: usize,
    /// The fewest moves home there can be.
    least: usize,
    next: Breadth,
    /// The most moves to look ahead.
    limit: usize,
    /// Whether the last beam was lost on the way.
    lost: bool,
    begun: u64,
    /// The positions that each position of width has cost, for as many levels as the next beam has.
    price: u64,
    finished: bool,
}

impl Widening {
    /// The first beam gets one in so many positions of the budget, by and large.
    const FIRST: u64 = 20_000;

    /// How many times wider the next beam is.
    const FACTOR: usize = 4;

    /// More steps than any move takes.
    const ANY: i32 = 2 * 16;

    /// How to spend what is left of a budget after the first ply, which came home or did not.
    pub fn new(options: &SearchOptions, side: &Side, home: Option<usize>) -> Widening {
        let limit = match options.depth as usize {
            0 => Beam::LEVELS,
            depth => depth.min(Beam::LEVELS),
        };
        let width = (options.budget / Self::FIRST).clamp(1, 1 << 20) as usize;
        let levels = limit.min(side.generous());
        Widening {
            budget: options.budget,
            bytes: usize::try_from(options.table_bytes()).unwrap_or(usize::MAX),
            least: side.least_moves(),
            next: Breadth { width, levels, back: 0, only_home: false, span: Span::Narrow },
            limit,
            lost: false,
            begun: 0,
            price: 0,
            finished: home.is_some() || limit == 1 || side.done(side.own),
        }
    }

    /// The next beam, so many positions having been looked at; `None` when there is to be none.
    pub fn next(&mut self, nodes: u64) -> Option<Breadth> {
        self.begun = nodes;
        let levels = self.next.levels;
        let roomy = self.bytes / Beam::bytes(1, levels).max(1);
        let mut width = self.next.width.min(roomy.max(1));
        if let Some(affordable) = self.budget.saturating_sub(nodes).checked_div(self.price) {
            // A beam that would leave too little for another like it takes everything. One that is far narrower than it was
            // to be is likely to find what was found: it ranks positions in the other way.
            let affordable = affordable as usize;
            self.lost ^= affordable < width / Self::FACTOR;
            if affordable < 2 * width {
                width = (affordable - affordable / 16).clamp(1, roomy.max(1));
            }
        }
        let span = Span::of(width);
        self.next = Breadth { width, span: if self.lost { span.other() } else { span }, ..self.next };
        (!self.finished).then_some(self.next)
    }

    /// Takes in how the beam ended, and whether it left anything out.
    pub fn ended(&mut self, pass: Pass, pruned: bool, nodes: u64) {
        let Breadth { width, levels, back, .. } = self.next;
        self.price = (nodes - self.begun) / width as u64 + 1;
        let whole = pass == Pass::Deep && !pruned;
        if let Pass::Home(moves) = pass {
            self.next.levels = moves - 1;
            self.limit = moves - 1;
            self.next.only_home = true;
            self.finished |= moves <= self.least;
            self.lost = false;
        } else if levels < self.limit {
            // Nothing looked wrong but the number of moves, and they were more than enough.
            self.next.levels = self.limit;
            self.lost = !self.lost;
        } else if whole && back < Self::ANY {
            self.next.back = Self::ANY;
        } else {
            self.finished |= whole;
        }
        if !whole {
            self.next.width = width.saturating_mul(Self::FACTOR);
        }
    }
}
