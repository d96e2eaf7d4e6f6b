//! The first ply, which is always looked at whole.

use super::side::Side;
use crate::kit::{NodeBudget, Random};
use crate::sternhalma::board::Move;
use crate::sternhalma::eval::WIN_SCORE;
use crate::sternhalma::search::beam::Ranking;
use crate::sternhalma::search::outcome::{Decision, Line, SearchError, SearchOutcome};

/// The greatest absolute value of any score but that of a way home.
pub const SCORE_MAX: i32 = WIN_SCORE - 10_000;

/// The best that is known while a search runs.
pub struct Best {
    pub outcome: SearchOutcome,
    /// The number of moves in which it comes home.
    pub home: Option<usize>,
}

/// Looks at every move that may come first, and answers with the best; a pass when there is none.
pub fn look(
    side: &Side,
    seed: u64,
    ranking: &mut impl Ranking,
    node_budget: &mut NodeBudget,
) -> Result<Best, SearchError> {
    ranking.open(side.own);
    node_budget.count();
    let mut best = (false, -SCORE_MAX);
    let mut ties = Vec::new();
    for m in side.moves() {
        node_budget.count();
        let value = value(side, m, ranking);
        if value > best {
            best = value;
            ties.clear();
        }
        if value == best {
            ties.try_reserve(1)?;
            ties.push(m);
        }
    }
    let picked = Random::new(seed).pick(ties.len()).map(|n| ties[n]);
    let (home, score) = best;
    Ok(Best {
        outcome: SearchOutcome {
            decision: picked.map_or(Decision::Pass, Decision::Move),
            depth: 1,
            score,
            nodes: 0,
            stopped: false,
            line: picked.into_iter().collect::<Line>(),
        },
        home: home.then_some(1),
    })
}

/// Whether a move comes home, and what the position after it is worth.
fn value(side: &Side, m: Move, ranking: &mut impl Ranking) -> (bool, i32) {
    if side.done(side.after(m)) {
        (true, side.home_score(1))
    } else {
        (false, ranking.after(m).clamp(-SCORE_MAX, SCORE_MAX))
    }
}
