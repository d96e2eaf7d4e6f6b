//! The moves of the seat to move, looked at deeper and deeper.

use super::alpha_beta::{INFINITE, Window};
use super::hunt::{Hunt, Turn};
use super::race::Race;
use super::standing::WON;
use super::worth::Worth;
use super::{Knobs, mode_for};
use crate::meter::Meter;
use crate::random::Random;
use crate::sternhalma::search::table::Table;
use crate::sternhalma::{
    Board, Decision, Line, Mode, Move, SearchError, SearchOptions, SearchOutcome, zobrist,
};

/// A move of the root and what it was worth when it was last looked at.
struct RootMove {
    m: Move,
    score: i32,
}

/// The best moves of a finished depth.
struct Finding {
    score: i32,
    /// The moves of that score, each with what is expected after it.
    best: Vec<Line>,
}

/// Chooses a move.
pub fn search(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    knobs: Knobs,
) -> Result<SearchOutcome, SearchError> {
    let mode = mode_for(board, options.mode);
    let race = Race::new(board, Worth::new(board, options, &knobs.scale));
    table.begin(options.table_bytes())?;
    let meter = Meter::new(options.budget, options.stop);
    let mut hunt = Hunt::new(board, race, meter, knobs, table)?;
    hunt.best_reply = mode == Mode::BestReply;
    hunt.race.passes_allowed = if hunt.best_reply { 2 } else { 0 };
    let max_n = mode == Mode::MaxN;
    let mut moves: Vec<RootMove> =
        candidates(board, options.avoid).map(|m| RootMove { m, score: 0 }).collect();
    let mut outcome = SearchOutcome {
        decision: Decision::Pass,
        depth: 0,
        score: hunt.race.score(hunt.me, hunt.knobs.rivals, 0),
        nodes: 1,
        stopped: false,
        line: Line::EMPTY,
    };
    if moves.is_empty() {
        return Ok(outcome);
    }
    let deepest = if options.depth == 0 {
        SearchOptions::DEPTH_MAX
    } else {
        options.depth.min(SearchOptions::DEPTH_MAX)
    };
    for depth in 1..=deepest {
        let finding = if max_n { hunt.depth_all(&mut moves, depth) } else { hunt.depth(&mut moves, depth) };
        outcome.nodes = hunt.meter.nodes();
        let Some(finding) = finding else {
            outcome.stopped = true;
            break;
        };
        let chosen = Random::new(options.seed).pick(finding.best.len()).and_then(|n| finding.best.get(n));
        let line = chosen.copied().unwrap_or(Line::EMPTY);
        outcome.decision = line.moves().next().map_or(Decision::Pass, Decision::Move);
        outcome.depth = depth;
        outcome.score = finding.score;
        outcome.line = playable(board, &line);
        if options.progress.as_mut().is_some_and(|told| told(&outcome)) {
            hunt.meter.halt();
        }
        if finding.score >= WON {
            break;
        }
        if hunt.meter.stopped() && depth < deepest {
            outcome.stopped = true;
            break;
        }
        hunt.order.fade();
    }
    Ok(outcome)
}

/// The moves that may be chosen: those that lead to an arrangement to be avoided only when there are no others.
fn candidates(board: &Board, avoid: &[u64]) -> impl Iterator<Item = Move> {
    let mover = board.to_move();
    let own = board.own_key(mover);
    let leads_back =
        move |m: &Move| avoid.contains(&(own ^ zobrist::piece(mover, m.from) ^ zobrist::piece(mover, m.to)));
    let any = board.legal().any(|m| !leads_back(&m));
    board.legal().filter(move |m| !any || !leads_back(m))
}

/// The part of a line that can be played as it stands.
fn playable(board: &Board, line: &Line) -> Line {
    let mut board = board.clone();
    line.moves().take_while(|m| board.play(m.from, m.to).is_ok()).collect()
}

impl Hunt<'_> {
    /// Looks at every root move so many plies ahead; `None` when that was not finished. The first ply always is.
    fn depth(&mut self, moves: &mut [RootMove], depth: u32) -> Option<Finding> {
        let turn = Turn::Seat(self.me);
        let mut found = Finding { score: -INFINITE, best: Vec::new() };
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
            self.note(&mut found, moves, nth, score, depth)?;
        }
        self.sort(moves, depth);
        Some(found)
    }

    /// As [`depth`](Hunt::depth), every seat for itself.
    fn depth_all(&mut self, moves: &mut [RootMove], depth: u32) -> Option<Finding> {
        let mut found = Finding { score: -INFINITE, best: Vec::new() };
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
            self.note(&mut found, moves, nth, score, depth)?;
        }
        self.sort(moves, depth);
        Some(found)
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
            moves.sort_by_key(|root| (-root.score, root.m));
        }
    }

    /// How many plies less a root move is followed that is not among the first.
    fn root_reduction(&self, depth: i32, nth: usize) -> i32 {
        i32::from(!self.knobs.exact && depth >= 3 && nth as i32 >= 2 * self.knobs.few_own)
    }
}
