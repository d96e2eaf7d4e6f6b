//! The root of a search: deepening move by move, and ties.
//!
//! The first move is searched in full and the others are asked whether they are as good, so that moves exactly as good
//! as the best are told from worse ones; the seed picks among them when all is done, and the search itself never sees it.

use std::collections::TryReserveError;
use std::ops::ControlFlow;

use super::order::Order;
use super::past::Past;
use super::position::{Candidate, Mark, Position};
use super::tree::{INFINITE, Node, PROVED, Tree};
use super::{SearchError, SearchOptions, SearchOutcome};
use crate::fanorona::moves::walk;
use crate::fanorona::{Game, Move, zobrist};
use crate::memory::{gather, room};
use crate::meter::Meter;
use crate::random::Random;
use crate::table::Table;

/// How far from the last depth's score the next is first looked for.
const WINDOW: i32 = 120;

/// Searches a game that is not over.
pub fn search(
    table: &mut Table<Mark>,
    game: &Game,
    options: &mut SearchOptions,
) -> Result<SearchOutcome, SearchError> {
    table.begin(options.table_bytes())?;
    let moves = root_moves(game)?;
    let mut tree = Tree {
        lines: game.board().shape().lines(),
        numbers: zobrist::numbers(),
        weights: options.weights,
        table,
        meter: Meter::new(options.budget, options.interrupt()),
        past: Past::of(game)?,
        order: Order::new(),
        list: room(1024)?,
        out_of_memory: false,
        may_stop: false,
        horizon: false,
    };
    let node = Node { position: Position::of(game.board()), quiet: game.quiet(), ply: 0 };
    let asked = if options.depth == 0 { SearchOptions::DEPTH_MAX } else { options.depth };
    // No game has more moves than its cap.
    let most = asked.min(game.limits().ply_cap - game.ply());
    let mut look = Look { score: 0, best: Vec::new(), whole: true };
    let mut order = gather(0..moves.len())?;
    let mut outcome = SearchOutcome { best: Move::STOP, depth: 0, score: 0, nodes: 0, stopped: false };
    for depth in 1..=most {
        tree.may_stop = depth > 1;
        tree.horizon = false;
        let next = tree.look(&node, &moves, &order, depth, look.score)?;
        if tree.out_of_memory {
            return Err(SearchError::Memory);
        }
        if !next.whole {
            outcome.stopped = true;
            // A move that only the deeper look shows to be lost is left alone: the others were not looked at.
            if next.best.is_empty() || next.score < -PROVED {
                break;
            }
        }
        look = next;
        let picked = Random::new(options.seed).pick(look.best.len()).and_then(|n| look.best.get(n));
        if let Some(m) = picked.and_then(|&at| moves.get(at)) {
            outcome = SearchOutcome { best: m.m, score: look.score, ..outcome };
        }
        if !look.whole {
            break;
        }
        outcome.depth = depth;
        outcome.nodes = tree.meter.nodes();
        if options.progress.as_mut().is_some_and(|progress| progress(&outcome)) {
            tree.meter.halt();
        }
        let seen = look.score.abs() > PROVED || !tree.horizon;
        if seen || depth == most {
            break;
        }
        if tree.meter.stopped() {
            outcome.stopped = true;
            break;
        }
        // The best first, the rest in the order they had.
        let best = |at: &usize| look.best.contains(at);
        let (best, rest) = (order.iter().filter(|at| best(at)), order.iter().filter(|at| !best(at)));
        order = gather(best.chain(rest).copied())?;
    }
    outcome.nodes = tree.meter.nodes();
    Ok(outcome)
}

/// A move at the root, and what it leads to.
struct RootMove {
    m: Move,
    /// Which of all moves it is, in the order of their texts.
    at: usize,
    leads: Candidate,
}

/// The moves to be searched, the most promising first: of those that lead to one position the first.
fn root_moves(game: &Game) -> Result<Vec<RootMove>, SearchError> {
    let position = Position::of(game.board());
    let (mut moves, mut room) = (Vec::<RootMove>::new(), Ok(()));
    walk(game.board(), |walked| {
        let leads = position.candidate(&walked);
        room = moves.try_reserve(1);
        match Move::new(walked.steps, walked.open) {
            Some(m) if room.is_ok() => moves.push(RootMove { m, at: moves.len(), leads }),
            _ => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    });
    room?;
    moves.sort_unstable_by_key(|m| (m.leads, m.at));
    moves.dedup_by_key(|m| m.leads);
    // By what they take; those that take as much in an order that is the same everywhere.
    moves.sort_unstable_by_key(|m| (m.leads.others.count_ones(), m.leads));
    Ok(moves)
}

/// What one look at every move came to.
struct Look {
    score: i32,
    /// The moves that are exactly as good as the best, as far as they were looked at.
    best: Vec<usize>,
    /// Whether every move was looked at.
    whole: bool,
}

impl Tree<'_> {
    /// Searches every root move to a depth, in an order, given the score of the last depth.
    fn look(
        &mut self,
        node: &Node,
        moves: &[RootMove],
        order: &[usize],
        depth: u32,
        last: i32,
    ) -> Result<Look, TryReserveError> {
        let mut look = Look { score: -INFINITE, best: room(moves.len())?, whole: false };
        for &at in order {
            let m = &moves[at].leads;
            let score = match look.best.is_empty() {
                true => self.first(node, m, depth, last),
                false => self.compare(node, m, depth, look.score),
            };
            if self.cut_short() {
                return Ok(look);
            }
            if score > look.score {
                look.best.clear();
            }
            if score >= look.score {
                look.score = score;
                look.best.push(at);
            }
        }
        look.whole = true;
        Ok(look)
    }

    /// The exact score of a move, looked for near that of the last depth at first.
    fn first(&mut self, node: &Node, m: &Candidate, depth: u32, last: i32) -> i32 {
        if depth > 2 && last.abs() < PROVED {
            let (low, high) = (last - WINDOW, last + WINDOW);
            let score = self.score(node, m, depth - 1, low, high);
            if score > low && score < high || self.cut_short() {
                return score;
            }
        }
        self.score(node, m, depth - 1, -INFINITE, INFINITE)
    }

    /// The exact score of a move that is at least as good as the best, less than the best for any other.
    fn compare(&mut self, node: &Node, m: &Candidate, depth: u32, best: i32) -> i32 {
        let mut score = self.score(node, m, depth - 1, best - 1, best);
        if score >= best && !self.cut_short() {
            score = self.score(node, m, depth - 1, best, best + 1).max(best);
            if score > best && !self.cut_short() {
                score = self.score(node, m, depth - 1, best, INFINITE);
            }
        }
        score
    }
}
