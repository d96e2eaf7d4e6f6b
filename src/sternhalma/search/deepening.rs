//! Iterative deepening, shared by the searches of two and of more seats.
//!
//! The root is searched to depth 1, then to depth 2 and so on (Slate and Atkin, "CHESS 4.5", 1977). A depth is searched
//! whole or its result is thrown away. The seed picks among the moves that are exactly as good as the best when a depth
//! is finished; the search itself never uses it.

use super::options::SearchOptions;
use super::outcome::{Decision, Line, SearchError, SearchOutcome};
use crate::kit::{NodeBudget, Random, try_with_capacity};

/// The root of a search.
pub trait Root<'a> {
    /// One of the root moves that are as good as the best.
    type Choice: Copy;

    /// Searches the root moves from `place` on to a depth, and returns the score of the best. `last_score` is that of
    /// the same place at the last depth. `None` when the search was cut short, which depth 1 must not be.
    fn search_depth(&mut self, place: usize, depth: u32, last_score: i32) -> Option<i32>;

    /// The number of moves as good as the best of the last [`search_depth`](Root::search_depth).
    fn ties(&self, place: usize) -> usize;

    /// Such a move by its number, from 0. `None` when there is none.
    fn choice(&self, place: usize, number: usize) -> Option<Self::Choice>;

    /// The expected line of play that begins with a move.
    fn line(&mut self, choice: Self::Choice, depth: u32) -> Line;

    /// The move to play after a finished depth with a score, given the one the seed picked, if any.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`].
    fn preferred(
        &mut self,
        _depth: u32,
        _score: i32,
        picked: Option<Self::Choice>,
    ) -> Result<Option<Self::Choice>, SearchError> {
        Ok(picked)
    }

    /// Whether a score is final, so that a deeper search cannot change it.
    fn is_final(&self, score: i32) -> bool;

    /// Prepares for the next depth.
    fn end_depth(&mut self) {}

    /// Whether the transposition table could not grow.
    fn is_out_of_memory(&self) -> bool;

    /// The budget of the search.
    fn node_budget(&mut self) -> &mut NodeBudget<'a>;
}

/// Searches to each of `depths`, which begin at 1 and end at the depth limit, until the budget, the stop flag, a
/// final score or `progress` ends the search. Returns the `most` best moves of the last finished depth, the best first.
///
/// # Errors
///
/// [`SearchError::Memory`].
pub fn deepen<'a, R: Root<'a>>(
    root: &mut R,
    options: &mut SearchOptions<'_>,
    depths: impl Iterator<Item = u32>,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    let mut found: Vec<SearchOutcome> = try_with_capacity(most)?;
    found.resize(most, SearchOutcome::NOTHING);
    let mut next: Vec<SearchOutcome> = try_with_capacity(most)?;
    for depth in depths {
        next.clear();
        let (mut picked, mut first_score) = (None, 0);
        for (place, last) in found.iter().enumerate() {
            let Some(score) = root.search_depth(place, depth, last.score) else { break };
            if place == 0 {
                let number = Random::new(options.seed).pick(root.ties(place));
                picked = number.and_then(|number| root.choice(place, number));
                first_score = score;
            }
            let line = root.choice(place, 0).map_or(Line::EMPTY, |choice| root.line(choice, depth));
            SearchOutcome::rank(&mut next, outcome(line, depth, score));
        }
        if root.is_out_of_memory() {
            return Err(SearchError::Memory);
        }
        if next.len() < most {
            break;
        }
        std::mem::swap(&mut found, &mut next);
        // A move that was reduced in the search for the first place may be better in the search for another.
        let picked = picked.filter(|_| found[0].score == first_score);
        if let Some(choice) = root.preferred(depth, found[0].score, picked)? {
            let line = root.line(choice, depth);
            if outcome(line, depth, first_score).decision != found[0].decision {
                SearchOutcome::lead(&mut found, outcome(line, depth, first_score).decision, line);
            }
        }
        found[0].nodes = root.node_budget().nodes();
        if options.progress.as_mut().is_some_and(|progress| progress(&found[0])) {
            root.node_budget().halt();
        }
        if root.is_final(found[0].score) || root.node_budget().stopped() {
            break;
        }
        root.end_depth();
    }
    let SearchOutcome { depth, score, .. } = found[0];
    let stopped = root.node_budget().stopped() && depth < options.deepest() && !root.is_final(score);
    for outcome in &mut found {
        (outcome.nodes, outcome.stopped) = (root.node_budget().nodes(), stopped);
    }
    Ok(found)
}

/// The outcome for the first move of a line; a pass for the empty line.
fn outcome(line: Line, depth: u32, score: i32) -> SearchOutcome {
    SearchOutcome {
        decision: line.moves().next().map_or(Decision::Pass, Decision::Move),
        depth,
        score,
        line,
        ..SearchOutcome::NOTHING
    }
}
