//! The moves of the seat to move, looked at deeper and deeper.

use super::alpha_beta::{INFINITE, Window};
use super::hunt::{Hunt, Turn};
use super::race::Race;
use super::standing::WON;
use super::worth::Worth;
use super::{Knobs, mode_for};
use crate::memory::room;
use crate::meter::Meter;
use crate::random::Random;
use crate::sternhalma::search::candidates::Candidates;
use crate::sternhalma::search::table::Table;
use crate::sternhalma::{Board, Decision, Line, Mode, Move, SearchError, SearchOptions, SearchOutcome};

/// With more seats than this left to choose for itself, the search looks an odd number of plies ahead: a line that ends
/// on the rivals' one answer is no better than the one before it, with a ply less (`docs/search.md`).
const MANY: u32 = 3;

/// A move of the root and what it was worth when it was last looked at.
struct RootMove {
    m: Move,
    score: i32,
}

/// The best moves of a depth.
struct Finding {
    score: i32,
    /// The moves of that score, each with what is expected after it; there is room for all moves.
    best: Vec<Line>,
}

impl Finding {
    fn clear(&mut self) {
        self.score = -INFINITE;
        self.best.clear();
    }
}

/// Chooses so many of the best moves.
pub fn search(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    knobs: Knobs,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    let mode = mode_for(board, options.mode);
    let race = Race::new(board, Worth::new(board, options, &knobs.scale));
    table.begin(options.table_bytes())?;
    let meter = Meter::new(options.budget, options.interrupt());
    let mut hunt = Hunt::new(board, race, meter, knobs, table)?;
    hunt.best_reply = mode == Mode::BestReply;
    hunt.race.passes_allowed = if hunt.best_reply { 2 } else { 0 };
    let max_n = mode == Mode::MaxN;
    let candidates = Candidates::new(board, options.avoid);
    let mut moves: Vec<RootMove> = room(candidates.moves().count())?;
    moves.extend(candidates.moves().map(|m| RootMove { m, score: 0 }));
    let score = hunt.race.score(hunt.me, hunt.knobs.rivals, 0);
    let mut found: Vec<SearchOutcome> = room(most)?;
    found.push(SearchOutcome { score, nodes: 1, ..SearchOutcome::NOTHING });
    if moves.is_empty() {
        return Ok(found);
    }
    let mut next: Vec<SearchOutcome> = room(most)?;
    let mut finding = Finding { score: 0, best: room(moves.len())? };
    let deepest = match options.depth {
        0 => SearchOptions::DEPTH_MAX,
        depth => depth.min(SearchOptions::DEPTH_MAX),
    };
    let odd = options.mode == Mode::Auto && hunt.best_reply && hunt.race.field.len() > MANY;
    for depth in (1..=deepest).filter(|&depth| !odd || depth % 2 == 1 || depth == deepest) {
        next.clear();
        let (mut chosen, mut first_score) = (Line::EMPTY, 0);
        for place in 0..most {
            let rest = &mut moves[place..];
            let done = match max_n {
                true => hunt.depth_all(rest, depth, &mut finding),
                false => hunt.depth(rest, depth, &mut finding),
            };
            let (Some(()), Some(first)) = (done, finding.best.first()) else { break };
            if place == 0 {
                first_score = finding.score;
                let ties = &finding.best;
                chosen =
                    *Random::new(options.seed).pick(ties.len()).and_then(|n| ties.get(n)).unwrap_or(first);
            }
            SearchOutcome::rank(&mut next, outcome(board, first, depth, finding.score));
        }
        if next.len() < most {
            break;
        }
        std::mem::swap(&mut found, &mut next);
        // What was looked at less deeply for the first place may come out better when it is looked at for another.
        if found[0].score == first_score {
            let chosen = outcome(board, &chosen, depth, first_score);
            SearchOutcome::lead(&mut found, chosen.decision, chosen.line);
        }
        found[0].nodes = hunt.meter.nodes();
        if options.progress.as_mut().is_some_and(|told| told(&found[0])) {
            hunt.meter.halt();
        }
        if found[0].score >= WON || hunt.meter.stopped() {
            break;
        }
        hunt.order.fade();
    }
    let SearchOutcome { depth, score, .. } = found[0];
    let stopped = hunt.meter.stopped() && depth < deepest && score < WON;
    for outcome in &mut found {
        (outcome.nodes, outcome.stopped) = (hunt.meter.nodes(), stopped);
    }
    Ok(found)
}

/// What is found of the first move of a line.
fn outcome(board: &Board, line: &Line, depth: u32, score: i32) -> SearchOutcome {
    SearchOutcome {
        decision: line.moves().next().map_or(Decision::Pass, Decision::Move),
        depth,
        score,
        line: playable(board, line),
        ..SearchOutcome::NOTHING
    }
}

/// The part of a line that can be played as it stands.
fn playable(board: &Board, line: &Line) -> Line {
    let mut board = board.clone();
    line.moves().take_while(|m| board.play(m.from, m.to).is_ok()).collect()
}

impl Hunt<'_> {
    /// Looks at every root move so many plies ahead; `None` when that was not finished. The first ply always is.
    fn depth(&mut self, moves: &mut [RootMove], depth: u32, found: &mut Finding) -> Option<()> {
        let turn = Turn::Seat(self.me);
        found.clear();
        let deeper = depth as i32 - 1;
        for nth in 0..moves.len() {
            let m = moves[nth].m;
            let score = if nth == 0 || depth == 1 {
                self.follow(turn, self.me, m, deeper, 0, Window::WHOLE)
            } else {
                // As good as the best is enough to be looked at in full: equal moves are all found.
                let as_good = Window::above(found.score - 1);
                let less = self.root_reduction(depth as i32, nth);
                let mut score = self.follow(turn, self.me, m, deeper - less, 0, as_good);
                if less > 0 && score >= found.score && !self.meter.stopped() {
                    score = self.follow(turn, self.me, m, deeper, 0, as_good);
                }
                if score >= found.score && !self.meter.stopped() {
                    score = self.follow(turn, self.me, m, deeper, 0, Window { beta: INFINITE, ..as_good });
                }
                score
            };
            self.note(found, moves, nth, score, depth)?;
        }
        self.sort(moves, depth);
        Some(())
    }

    /// As [`depth`](Hunt::depth), every seat for itself.
    fn depth_all(&mut self, moves: &mut [RootMove], depth: u32, found: &mut Finding) -> Option<()> {
        found.clear();
        let deeper = depth as i32 - 1;
        for nth in 0..moves.len() {
            let m = moves[nth].m;
            self.bests[0] = found.score;
            let mut outlook = self.follow_all(self.me, m, deeper, 0);
            if outlook.is_doubted() && outlook.scores[self.me] >= found.score && !self.meter.stopped() {
                outlook = self.follow_surely(self.me, m, deeper, 0);
            }
            let mut score = outlook.scores[self.me];
            if outlook.is_doubted() {
                score = score.min(found.score - 1);
            }
            self.note(found, moves, nth, score, depth)?;
        }
        self.sort(moves, depth);
        Some(())
    }

    /// Takes down what a root move is worth; `None` when the search had to end.
    fn note(
        &mut self,
        found: &mut Finding,
        moves: &mut [RootMove],
        nth: usize,
        score: i32,
        depth: u32,
    ) -> Option<()> {
        if self.meter.stopped() && depth > 1 {
            return None;
        }
        moves[nth].score = score;
        if score >= found.score {
            self.lengthen_line(0, moves[nth].m);
            if score > found.score {
                found.score = score;
                found.best.clear();
                // The new best is looked at first at the next depth.
                if depth > 1 {
                    moves[..=nth].rotate_right(1);
                }
            }
            found.best.push(self.line(0));
        }
        Some(())
    }

    /// After the first ply the moves are sorted by what they are worth.
    fn sort(&self, moves: &mut [RootMove], depth: u32) {
        if depth == 1 {
            moves.sort_unstable_by_key(|root| (-root.score, root.m));
        }
    }

    /// How many plies less a root move is followed that is not among the first.
    fn root_reduction(&self, depth: i32, nth: usize) -> i32 {
        i32::from(!self.knobs.exact && depth >= 3 && nth as i32 >= 2 * self.knobs.few_own)
    }
}
