//! The moves in hand: level after level, until the budget is used up.

use std::collections::TryReserveError;

use super::expected_value::{BEYOND, ExpectedValue, over, rounded};
use super::expectiminimax::{Node, Tree, Window};
use super::options::{Pruning, SearchOptions};
use super::outcome::{SearchError, SearchOutcome};
use super::transposition_table::{SLOT_BYTES, Table};
use crate::kit::{Interrupt, NodeBudget, OptionName, transposition_table, try_collect};
use crate::senet::board::{Board, MoveList, RuleSet};
use crate::senet::eval::Weights;
use crate::senet::track::{Roll, Side};

/// The memory of [`expect`] where it looks far enough to meet a position twice.
const EXPECT_BYTES: u64 = 1 << 22;

pub fn search(
    board: &Board,
    roll: Roll,
    rules: &RuleSet,
    options: &mut SearchOptions<'_>,
) -> Result<SearchOutcome, SearchError> {
    options.check()?;
    if board.over() {
        return Err(SearchError::Over);
    }
    let deepest = options.deepest();
    let most_kib = if options.table_kib == 0 { SearchOptions::TABLE_KIB_AUTO_MAX } else { options.table_kib };
    let table = if options.pruning().remember && deepest > 2 {
        Table::new(transposition_table::bytes(
            SLOT_BYTES,
            options.budget,
            SearchOptions::TABLE_KIB_MIN,
            most_kib,
        ))?
    } else {
        Table::NONE
    };
    let node_budget = NodeBudget::new(options.budget, options.interrupt());
    let tree = Tree { rules, weights: options.weights, node_budget, table, pruning: options.pruning() };
    let mut root = Root::new(board, roll, options, tree).map_err(|_| SearchError::Memory)?;

    let mut outcome = root.first_level();
    loop {
        let enough = options.progress.as_mut().is_some_and(|tell| tell(&outcome));
        if enough || outcome.depth == deepest || root.tree.node_budget.stopped() {
            break;
        }
        let deeper = root.level(outcome.depth + 1);
        if root.tree.table.failed() {
            return Err(SearchError::Memory);
        }
        match deeper {
            Some(deeper) => outcome = deeper,
            None => break,
        }
    }
    outcome.nodes = root.tree.node_budget.nodes();
    outcome.stopped = outcome.depth < deepest;
    Ok(outcome)
}

pub fn expect(
    board: &Board,
    depth: u32,
    rules: &RuleSet,
    side: Side,
    weights: &Weights,
    interrupt: Interrupt<'_>,
) -> Result<Option<i32>, SearchError> {
    OptionName::Depth.within::<u32>(depth.into(), 0..=SearchOptions::DEPTH_MAX.into())?;
    weights.check()?;
    let table = if depth > 2 { Table::new(EXPECT_BYTES)? } else { Table::NONE };
    let node_budget = NodeBudget::new(u64::MAX, interrupt);
    let mut tree = Tree { rules, weights: *weights, node_budget, table, pruning: Pruning::default() };
    let worth = tree.worth_to(side, &Node { board: *board, bound: false }, depth, Window::WHOLE);
    if tree.table.failed() {
        return Err(SearchError::Memory);
    }
    Ok(worth.map(|worth| rounded(worth, depth)))
}

/// The moves in hand, and what is known of each.
struct Root<'a> {
    side: Side,
    moves: MoveList,
    /// The position after each move, or after the forfeit when there is none.
    after: Vec<Node>,
    /// The order in which they are looked at.
    order: Vec<usize>,
    /// What each is worth on the level at hand.
    worths: Vec<ExpectedValue>,
    /// Of moves of the same value the earlier is chosen.
    earlier: bool,
    tree: Tree<'a>,
    /// Whether a position can be worth different things on two levels, which come to the ply cap at different places.
    capped: bool,
}

impl<'a> Root<'a> {
    fn new(
        board: &Board,
        roll: Roll,
        options: &SearchOptions<'_>,
        tree: Tree<'a>,
    ) -> Result<Root<'a>, TryReserveError> {
        let moves = board.moves(roll, tree.rules, options.only);
        let forfeit = moves.is_empty().then(|| Node::forfeited(board, roll));
        let after = try_collect(moves.iter().map(|m| Node::after(board, m, tree.rules)).chain(forfeit))?;
        Ok(Root {
            side: board.side(),
            order: try_collect(0..after.len())?,
            worths: try_collect(after.iter().map(|_| -BEYOND))?,
            capped: board.ply().saturating_add(SearchOptions::DEPTH_MAX) >= Board::PLY_CAP,
            earlier: options.weights.ties != 0,
            moves,
            after,
            tree,
        })
    }

    /// The first level, which the budget does not end: every position is valued right after the move.
    fn first_level(&mut self) -> SearchOutcome {
        for (worth, node) in self.worths.iter_mut().zip(&self.after) {
            *worth = over(self.tree.leaf(self.side, &node.board), 0);
        }
        self.tree.node_budget.count_more(self.after.len() as u64);
        self.choose(1)
    }

    /// A level, so many throws deep; `None` when the search ended on the way.
    fn level(&mut self, depth: u32) -> Option<SearchOutcome> {
        if self.capped {
            self.tree.table.forget();
        }
        let mut best = -BEYOND;
        for &nth in &self.order {
            // Another move of the same value has to be told from a worse one.
            let alpha = if self.tree.pruning.cut { best - 1 } else { -BEYOND };
            let window = Window { alpha, ..Window::WHOLE };
            self.worths[nth] = self.tree.worth_to(self.side, &self.after[nth], depth - 1, window)?;
            best = best.max(self.worths[nth]);
        }
        Some(self.choose(depth))
    }

    /// What a level comes to. The best moves of one level are looked at first in the next.
    fn choose(&mut self, depth: u32) -> SearchOutcome {
        let worths = &self.worths;
        self.order.sort_unstable_by_key(|&nth| (-worths[nth], nth));
        let best = worths.iter().copied().max().unwrap_or_default();
        let mut alike = (0..worths.len()).filter(|&nth| worths[nth] == best);
        let chosen = if self.earlier { alike.next() } else { alike.next_back() };
        let index = chosen.filter(|_| !self.moves.is_empty());
        SearchOutcome {
            index,
            best: index.and_then(|index| self.moves.get(index)).copied(),
            depth,
            value: rounded(best, depth - 1),
            nodes: self.tree.node_budget.nodes(),
            stopped: false,
        }
    }
}
