//! The positions below the moves in hand.

use super::bounds::{Bounds, OFF, most_houses};
use super::expected_value::{BEYOND, ExpectedValue, over};
use super::options::Pruning;
use super::transposition_table::{Between, Table};
use crate::kit::NodeBudget;
use crate::senet::board::{Board, Move, MoveList, RuleSet, Stand, Status};
use crate::senet::eval::{WIN_SCORE, Weights};
use crate::senet::track::{House, HouseSet, Roll, Side};

/// A position before its throw.
#[derive(Clone, Copy)]
pub struct Node {
    pub board: Board,
    /// Whether the throw is for the piece on house 26 alone.
    pub bound: bool,
}

impl Node {
    /// The position after a move.
    pub fn after(board: &Board, m: &Move, rules: &RuleSet) -> Node {
        let mut after = *board;
        let bound = after.advance(m.from, m.to, m.roll, rules);
        Node { board: after, bound }
    }

    /// The position after a throw that allowed nothing.
    pub fn forfeited(board: &Board, roll: Roll) -> Node {
        let mut after = *board;
        after.spend(roll);
        Node { board: after, bound: false }
    }

    /// The pieces that the throw is for.
    fn among(&self) -> HouseSet {
        if self.bound { HouseSet::of(House::GATE) } else { HouseSet::ALL }
    }

    fn key(&self) -> u64 {
        self.board.key() | u64::from(self.bound) << (2 * House::COUNT + 1)
    }
}

/// The window that a worth matters in: at or under `alpha` and at or over `beta` it need only be bounded.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: ExpectedValue,
    pub beta: ExpectedValue,
}

impl Window {
    /// Every worth matters.
    pub const WHOLE: Window = Window { alpha: -BEYOND, beta: BEYOND };

    /// The window as the other side sees it.
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A search under way. Its functions answer `None` when the search has to end.
pub struct Tree<'a> {
    pub rules: &'a RuleSet,
    pub weights: Weights,
    pub node_budget: NodeBudget<'a>,
    pub table: Table,
    pub pruning: Pruning,
}

impl Tree<'_> {
    /// What a position is worth to a side before its throw, so many throws looked ahead: exactly when it is within the
    /// window, and else a bound that is on the same side of it.
    pub fn worth_to(
        &mut self,
        side: Side,
        node: &Node,
        throws: u32,
        window: Window,
    ) -> Option<ExpectedValue> {
        if node.board.side() == side {
            self.worth(node, throws, window)
        } else {
            self.worth(node, throws, window.turned()).map(|worth| -worth)
        }
    }

    /// What a position is worth to the side to move.
    fn worth(&mut self, node: &Node, throws: u32, mut window: Window) -> Option<ExpectedValue> {
        if self.node_budget.count() {
            return None;
        }
        let board = &node.board;
        if throws == 0 || board.over() {
            return Some(over(self.leaf(board.side(), board), throws));
        }
        if !self.pruning.cut {
            window = Window::WHOLE;
        }
        let known = self.table.get(node.key(), throws);
        if known.least == known.most || known.least >= window.beta {
            return Some(known.least);
        }
        if known.most <= window.alpha {
            return Some(known.most);
        }
        let worth = self.mean(node, throws, window)?;
        let found = Between {
            least: if worth > window.alpha { worth } else { known.least },
            most: if worth < window.beta { worth } else { known.most },
        };
        self.table.put(node.key(), throws, found);
        Some(worth)
    }

    /// The mean over the rolls of what the best move of each is worth, times 16.
    ///
    /// While some rolls are still open, what they can be worth at least and at most bounds the mean (Star1), and what
    /// one good move of each is worth bounds it better from below (Star2).
    fn mean(&mut self, node: &Node, throws: u32, window: Window) -> Option<ExpectedValue> {
        let stand = Stand::new(&node.board, self.rules);
        let bounds = Bounds::of(&node.board, throws, self.rules, &self.weights);
        let mut rolls = ROLLS.map(|roll| {
            let starts = stand.starts(roll, node.among());
            let (least, most) = bounds.of_roll(most_houses(&stand, &starts, roll));
            Open { roll, weight: roll.weight().into(), branches: starts.count(), least, most }
        });
        let mut sums = Sums::of(&rolls);
        for probing in [true, false] {
            for at in 0..rolls.len() {
                if self.pruning.cut && sums.least >= window.beta {
                    return Some(sums.least);
                }
                if self.pruning.cut && sums.most <= window.alpha {
                    return Some(sums.most);
                }
                let open = &mut rolls[at];
                // Where the mean cannot reach beta there is no use in a look that bounds it from below alone.
                let pointless = window.beta > sums.most && open.branches > 1;
                if self.pruning.cut && open.least == open.most || probing && (pointless || !self.pruning.cut)
                {
                    continue;
                }
                let inner = if self.pruning.cut { sums.window(window, open) } else { Window::WHOLE };
                let moves = Ordered::new(stand.moves(open.roll, node.among()));
                if probing && open.branches > 1 {
                    open.probed(self.branch(node, open.roll, moves.get(0), throws - 1, inner)?, inner);
                } else {
                    open.settled(self.best(node, open.roll, &moves, throws - 1, inner)?, inner);
                }
                sums = Sums::of(&rolls);
            }
        }
        Some(if sums.least >= window.beta { sums.least } else { sums.most })
    }

    /// What the best move of a roll is worth.
    fn best(
        &mut self,
        node: &Node,
        roll: Roll,
        moves: &Ordered,
        throws: u32,
        window: Window,
    ) -> Option<ExpectedValue> {
        let mut best = -BEYOND;
        for nth in 0..moves.len().max(1) {
            let inner = Window { alpha: window.alpha.max(best), ..window };
            best = best.max(self.branch(node, roll, moves.get(nth), throws, inner)?);
            if best >= window.beta {
                break;
            }
        }
        Some(best)
    }

    /// What a move of a roll is worth, or the forfeit when there is none.
    fn branch(
        &mut self,
        node: &Node,
        roll: Roll,
        m: Option<&Move>,
        throws: u32,
        window: Window,
    ) -> Option<ExpectedValue> {
        let after = match m {
            Some(m) => Node::after(&node.board, m, self.rules),
            None => Node::forfeited(&node.board, roll),
        };
        self.worth_to(node.board.side(), &after, throws, window)
    }

    /// What a position is worth to a side when nothing is looked ahead.
    pub fn leaf(&self, side: Side, board: &Board) -> i32 {
        match board.status() {
            Status::Won if board.winner() == Some(side) => WIN_SCORE,
            Status::Won => -WIN_SCORE,
            Status::Drawn => 0,
            Status::Ongoing => board.evaluate(side, self.rules, &self.weights),
        }
    }
}

/// The rolls, the likeliest first.
const ROLLS: [Roll; 5] = [Roll::ALL[1], Roll::ALL[0], Roll::ALL[2], Roll::ALL[3], Roll::ALL[4]];

/// A roll whose worth is known within bounds.
struct Open {
    roll: Roll,
    weight: ExpectedValue,
    /// How many moves it allows.
    branches: usize,
    least: ExpectedValue,
    most: ExpectedValue,
}

impl Open {
    /// One of the moves was found to be worth so much, in a window.
    fn probed(&mut self, worth: ExpectedValue, window: Window) {
        if worth > window.alpha {
            self.least = self.least.max(worth);
        }
    }

    /// The best of the moves was found to be worth so much, in a window.
    fn settled(&mut self, worth: ExpectedValue, window: Window) {
        if worth > window.alpha {
            self.least = self.least.max(worth);
        }
        if worth < window.beta {
            self.most = self.most.min(worth);
        }
    }
}

/// Between which values the sum of the rolls lies, each as often as it falls.
struct Sums {
    least: ExpectedValue,
    most: ExpectedValue,
}

impl Sums {
    fn of(rolls: &[Open]) -> Sums {
        let sum =
            |bound: fn(&Open) -> ExpectedValue| rolls.iter().map(|open| open.weight * bound(open)).sum();
        Sums { least: sum(|open| open.least), most: sum(|open| open.most) }
    }

    /// The window of one roll: at or under its `alpha` the sum is at or under that of the whole, whatever the other
    /// rolls are worth, and likewise over its `beta`.
    fn window(&self, whole: Window, open: &Open) -> Window {
        let others_most = self.most - open.weight * open.most;
        let others_least = self.least - open.weight * open.least;
        let alpha = (whole.alpha - others_most).div_euclid(open.weight);
        let beta = -(others_least - whole.beta).div_euclid(open.weight);
        Window { alpha: alpha.max(open.least - 1), beta: beta.min(open.most + 1) }
    }
}

/// The moves of a roll, those that win most houses first.
struct Ordered {
    list: MoveList,
    order: [u8; MoveList::MAX],
}

impl Ordered {
    fn new(list: MoveList) -> Ordered {
        let mut order = [0; MoveList::MAX];
        for (nth, place) in order.iter_mut().enumerate() {
            *place = nth as u8;
        }
        let won = |m: &Move| {
            let by = m.to.map_or(OFF, i32::from) - i32::from(m.from);
            if m.swap { 2 * by } else { by }
        };
        order[..list.len()].sort_unstable_by_key(|&nth| (-won(&list[usize::from(nth)]), nth));
        Ordered { list, order }
    }

    fn len(&self) -> usize {
        self.list.len()
    }

    fn get(&self, nth: usize) -> Option<&Move> {
        self.list.get(usize::from(*self.order.get(nth)?)).filter(|_| nth < self.len())
    }
}
