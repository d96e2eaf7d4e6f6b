//! How wide each beam of a search is.

use super::side::Side;
use crate::sternhalma::search::beam::{Beam, Pass, Span};
use crate::sternhalma::search::options::SearchOptions;

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
    /// The beam before it.
    last: Option<Breadth>,
    /// Number of beams in a row that were no wider than the one before and differed in nothing but the ranking.
    repeated: u32,
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
    /// The first beam is one position wide for so many of the budget, by and large.
    const FIRST: u64 = 20_000;

    /// Greatest width of the first beam, so that a search without a budget reports an outcome soon.
    const FIRST_WIDTH_MAX: u64 = 256;

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
        let width = (options.budget / Self::FIRST).clamp(1, Self::FIRST_WIDTH_MAX) as usize;
        let levels = limit.min(side.generous());
        Widening {
            budget: options.budget,
            bytes: usize::try_from(options.table_bytes()).unwrap_or(usize::MAX),
            least: side.least_moves(),
            next: Breadth { width, levels, back: 0, only_home: false, span: Span::Narrow },
            last: None,
            repeated: 0,
            limit,
            lost: false,
            begun: 0,
            price: 0,
            finished: home.is_some() || limit == 1 || side.done(side.own) || side.moves().next().is_none(),
        }
    }

    /// The next beam after so many nodes; `None` when no beam can improve the outcome, or the memory allows no wider one.
    pub fn next(&mut self, nodes: u64) -> Option<Breadth> {
        self.begun = nodes;
        let Breadth { levels, back, only_home, .. } = self.next;
        let roomy = (self.bytes / Beam::bytes(1, levels).max(1)).max(1);
        let mut width = self.next.width.min(roomy);
        if let Some(affordable) = self.budget.saturating_sub(nodes).checked_div(self.price) {
            // A beam that would leave too little for another like it takes everything.
            let affordable = affordable as usize;
            if affordable < 2 * width {
                width = (affordable - affordable / 16).clamp(1, roomy);
            }
        }
        let span = Span::of(width);
        self.next = Breadth { width, span: if self.lost { span.other() } else { span }, ..self.next };
        let same = |last: &Breadth| (levels, back, only_home) == (last.levels, last.back, last.only_home);
        match self.last.filter(|last| same(last) && width <= last.width) {
            None => self.repeated = 0,
            // A beam that is no wider finds more only by the other ranking, or, when the memory limits its width, by moves
            // away from home.
            Some(last) => {
                self.repeated += 1;
                self.next.span = last.span.other();
                if width == roomy && self.repeated > 1 {
                    self.finished |= back == Self::ANY;
                    self.next.back = Self::ANY;
                }
            }
        }
        self.last = Some(self.next);
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

    /// Whether the search is complete, whatever is left of the budget.
    pub fn finished(&self) -> bool {
        self.finished
    }
}
