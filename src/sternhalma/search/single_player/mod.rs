//! The search of a seat that crosses alone: a beam, planned anew before each move, wider and wider until the
//! budget is used up.
//!
//! Each beam that came home says how many moves are enough, and the next looks for fewer. Moves away from home are
//! looked at beyond the first ply once a beam without them has left nothing out for want of width, or once the memory
//! has room for none that is wider.

mod first;
mod side;
mod widening;

use super::beam::{Beam, Documented, Goal, Merit, Pass, Ranking, Request, Span};
use super::options::SearchOptions;
use super::outcome::{Decision, Line, SearchError, SearchOutcome};
use super::root_moves::Candidates;
use crate::kit::{NodeBudget, Random, try_with_capacity};
use crate::sternhalma::board::{Board, Move};
use first::{Best, SCORE_MAX};
use side::Side;
use widening::{Breadth, Widening};

/// The memory of searches of one seat, used again and again.
pub struct Solo {
    beam: Beam,
}

impl Default for Solo {
    fn default() -> Solo {
        Solo::new()
    }
}

impl Solo {
    /// A search without memory yet.
    pub const fn new() -> Solo {
        Solo { beam: Beam::new() }
    }

    /// So many of the best moves of the seat to move, everybody else standing still: one after the other, each the
    /// best of what the ones before it leave, for its share of the budget.
    ///
    /// The score is [`WIN_SCORE`](crate::WIN_SCORE) less the moves to it for a way home that is seen; less the moves alone when there
    /// are too few pieces to end the game with; otherwise the value of the best position at the depth.
    ///
    /// # Errors
    ///
    /// [`SearchError::Over`] when the game is over, [`SearchError::Memory`] when there is not the memory: for beams
    /// never more than [`SearchOptions::table_bytes`], and beside them less than 16 KiB.
    pub fn search(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
        most: usize,
    ) -> Result<Vec<SearchOutcome>, SearchError> {
        let candidates = Candidates::new(board, options.avoid);
        let mut avoid = try_with_capacity(candidates.avoided().len() + most)?;
        avoid.extend_from_slice(candidates.avoided());
        let mut found: Vec<SearchOutcome> = try_with_capacity(most)?;
        let mut nodes = 0;
        let mut halted = false;
        for place in 0..most {
            let left = options.budget.saturating_sub(nodes);
            let mut tell = |outcome: &SearchOutcome| {
                halted |= place == 0 && options.progress.as_mut().is_some_and(|progress| progress(outcome));
                halted
            };
            let mut share = SearchOptions {
                mode: options.mode,
                depth: options.depth,
                evaluation: options.evaluation,
                table_kib: options.table_kib,
                budget: left / (most - place) as u64,
                seed: options.seed,
                weights: options.weights,
                avoid: &avoid,
                stop: options.stop,
                poll: options.poll,
                progress: Some(&mut tell),
                #[cfg(feature = "internals")]
                pruning: options.pruning,
                #[cfg(feature = "internals")]
                values: options.values,
            };
            let outcome = self.search_one(board, &mut share)?;
            nodes += outcome.nodes;
            if let Decision::Move(m) = outcome.decision {
                avoid.push(candidates.key_after(m));
            }
            SearchOutcome::rank(&mut found, outcome);
        }
        let stopped = found.iter().any(|outcome| outcome.stopped);
        for outcome in &mut found {
            (outcome.nodes, outcome.stopped) = (nodes, stopped);
        }
        Ok(found)
    }

    fn search_one(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
    ) -> Result<SearchOutcome, SearchError> {
        let documented = options.documented();
        let (layout, seat, weights) = (board.layout(), board.to_move(), options.weights);
        if documented {
            self.search_by(board, options, |_| Documented::new(board, &weights))
        } else {
            self.search_by(board, options, |span| {
                let own = board.pieces(seat);
                let goal = Goal::of(layout, seat, own, board.occupied() - own);
                Merit::new(layout, seat, span).going_to(layout, seat, &goal, own)
            })
        }
    }

    fn search_by<R: Ranking>(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
        ranking: impl Fn(Span) -> R,
    ) -> Result<SearchOutcome, SearchError> {
        let mut node_budget = NodeBudget::new(options.budget, options.interrupt());
        let side = Side::of(board, options.avoid);
        let mut best = first::look(&side, options.seed, &mut ranking(Span::Narrow), &mut node_budget)?;
        if tell(options, &mut best.outcome, &node_budget) {
            node_budget.halt();
        }
        let mut widening = Widening::new(options, &side, best.home);
        while !node_budget.stopped()
            && let Some(breadth) = widening.next(node_budget.nodes())
        {
            let pass = self.pass(&side, &breadth, &mut ranking(breadth.span), &mut node_budget)?;
            widening.ended(pass, self.beam.pruned(), node_budget.nodes());
            if self.improve(&mut best, pass, &side, options.seed)?
                && tell(options, &mut best.outcome, &node_budget)
            {
                node_budget.halt();
            }
        }
        best.outcome.nodes = node_budget.nodes();
        best.outcome.stopped = !widening.finished();
        Ok(best.outcome)
    }

    fn pass(
        &mut self,
        side: &Side,
        breadth: &Breadth,
        ranking: &mut impl Ranking,
        node_budget: &mut NodeBudget,
    ) -> Result<Pass, SearchError> {
        let request = Request {
            track: side.track,
            goal: &side.goal,
            own: side.own,
            still: side.still,
            width: breadth.width,
            levels: breadth.levels,
            back: breadth.back,
            only_home: breadth.only_home,
            first: &|own| side.allows(own),
        };
        Ok(self.beam.run(&request, ranking, &mut || node_budget.count(), &mut |_, _| false)?)
    }

    /// Takes what a beam came to when that is better than what is known: a shorter way home, or a look further
    /// ahead when none is known. Answers whether it was.
    fn improve(&mut self, best: &mut Best, pass: Pass, side: &Side, seed: u64) -> Result<bool, SearchError> {
        let (line, depth, score): (Line, _, _) = match pass {
            Pass::Home(moves) if best.home.is_none_or(|known| moves < known) => {
                best.home = Some(moves);
                (self.choose(side, seed)?, moves, side.home_score(moves))
            }
            Pass::Deep | Pass::Cut if best.home.is_none() && self.beam.levels() > 0 => {
                let score = self.beam.best().clamp(-SCORE_MAX, SCORE_MAX);
                (self.beam.deepest(side.track).iter().copied().collect(), self.beam.levels(), score)
            }
            _ => return Ok(false),
        };
        let outcome = &mut best.outcome;
        let further = best.home.is_some() || (depth as u32, score) > (outcome.depth, outcome.score);
        let Some(m) = line.moves().next().filter(|_| further) else { return Ok(false) };
        *outcome =
            SearchOutcome { decision: Decision::Move(m), depth: depth as u32, score, line, ..*outcome };
        Ok(true)
    }

    /// One of the ways home that the last beam found: the seed picks among their first moves.
    fn choose(&mut self, side: &Side, seed: u64) -> Result<Line, SearchError> {
        let mut firsts: Vec<(Move, usize)> = try_with_capacity(self.beam.plans())?;
        for number in 0..self.beam.plans() {
            let first = self.beam.plan(side.track, number)[0];
            if firsts.iter().all(|&(m, _)| m != first) {
                firsts.push((first, number));
            }
        }
        firsts.sort_unstable();
        let picked = Random::new(seed).pick(firsts.len()).map_or(0, |n| firsts[n].1);
        Ok(self.beam.plan(side.track, picked).iter().copied().collect())
    }
}

/// Tells the caller of the outcome so far. True when that asks to stop.
fn tell(options: &mut SearchOptions, outcome: &mut SearchOutcome, node_budget: &NodeBudget) -> bool {
    outcome.nodes = node_budget.nodes();
    outcome.stopped = node_budget.stopped();
    options.progress.as_mut().is_some_and(|progress| progress(outcome))
}
