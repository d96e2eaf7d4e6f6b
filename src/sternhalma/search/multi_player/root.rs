//! The root of a search of three and more seats.

use super::context::{INFINITE, Search, Turn, Window};
use super::eval::{Eval, hole_values};
use super::params::SearchParams;
use super::placing::WON;
use super::position::Position;
use crate::kit::{NodeBudget, try_with_capacity};
use crate::sternhalma::board::Board;
use crate::sternhalma::search::deepening::{self, deepen};
use crate::sternhalma::search::options::{Mode, SearchOptions};
use crate::sternhalma::search::outcome::{Line, SearchError, SearchOutcome};
use crate::sternhalma::search::root_moves::Candidates;
use crate::sternhalma::search::tt_move::Table;
use crate::sternhalma::star::Move;

/// With more racing seats than this, [`Mode::Auto`] searches odd depths only: a line that ends with the rivals' one
/// reply is no better than the line a ply shorter (`docs/search.md`).
const ODD_DEPTHS_ABOVE: u32 = 3;

/// The mode that [`Mode::Auto`] stands for: best-reply, which came home first against either of the others with every
/// number of seats and pieces (`examples/league.rs`; first places with one standard error):
///
/// | seats, pieces | positions a move | against paranoid | against max^n |
/// |---|---|---|---|
/// | 3, 10 | 10,000 | 67 % ± 6 of 48 | 96 % ± 4 of 24, at 20,000 |
/// | 3, 10 | 100,000 | 64 % ± 13 of 42 | |
/// | 3, 15 | 10,000 | 88 % ± 4 of 24 | 92 % ± 8 of 12 |
/// | 4, 10 | 8,000 | 92 % ± 6 of 24 | 92 % ± 8 of 12 |
/// | 6, 10 | 5,000 | 70 % ± 8 of 30 | 81 % ± 9 of 16 |
fn mode_for(board: &Board, mode: Mode) -> Mode {
    let racing = board.layout().each_seat().filter(|&s| !board.finished(s) && !board.resigned(s)).count();
    match mode {
        // Two seats are two sides in every mode.
        _ if racing <= 2 => Mode::Paranoid,
        Mode::Auto => Mode::BestReply,
        mode => mode,
    }
}

/// Searches a board whose game is not over, for the `most` best moves.
pub fn search(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    params: SearchParams,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    let mode = mode_for(board, options.mode);
    let mut position = Position::new(board, hole_values(board, options, &params.scale));
    position.passes_allowed = if mode == Mode::BestReply { 2 } else { 0 };
    let eval = Eval::new(board, options, &params.scale);
    table.begin(options.table_bytes())?;
    let node_budget = NodeBudget::new(options.budget, options.interrupt());
    let mut search = Search::new(board, position, eval, node_budget, params, table)?;
    search.is_best_reply = mode == Mode::BestReply;
    let candidates = Candidates::new(board, options.avoid);
    let count = candidates.moves().count();
    if count == 0 {
        let score = search.score(search.me, params.rivals, 0);
        let mut found = try_with_capacity(1)?;
        found.push(SearchOutcome { score, nodes: 1, ..SearchOutcome::NOTHING });
        return Ok(found);
    }
    let mut moves: Vec<RootMove> = try_with_capacity(count)?;
    moves.extend(candidates.moves().map(|m| RootMove { m, score: 0 }));
    let deepest = options.deepest();
    let is_odd_only =
        options.mode == Mode::Auto && search.is_best_reply && search.position.status.len() > ODD_DEPTHS_ABOVE;
    let depths = (1..=deepest).filter(|&depth| !is_odd_only || depth % 2 == 1 || depth == deepest);
    let best = try_with_capacity(count)?;
    let mut root = Root { search, board, moves, best, best_score: 0, is_max_n: mode == Mode::MaxN };
    deepen(&mut root, options, depths, most)
}

/// A move of the root and its last score.
struct RootMove {
    m: Move,
    score: i32,
}

/// The root moves, the best of the last depth first.
struct Root<'a> {
    search: Search<'a>,
    board: &'a Board,
    moves: Vec<RootMove>,
    is_max_n: bool,
    /// The best score so far of the depth.
    best_score: i32,
    /// The expected lines of the moves with that score. Its capacity is the number of root moves.
    best: Vec<Line>,
}

impl Root<'_> {
    /// The score of a root move, searched to a depth: exact when it is at least the best so far, otherwise below it.
    fn score_of(&mut self, m: Move, depth: i32, place: usize) -> i32 {
        let (search, best) = (&mut self.search, self.best_score);
        let (turn, me, deeper) = (Turn::Seat(search.me), search.me, depth - 1);
        if place == 0 || depth == 1 {
            return search.search_child(turn, me, m, deeper, 0, Window::FULL);
        }
        // A null window just below the best: all ties must be found.
        let null = Window::above(best - 1);
        let reduction = search.root_reduction(depth, place);
        let mut score = search.search_child(turn, me, m, deeper - reduction, 0, null);
        if reduction > 0 && score >= best && !search.node_budget.stopped() {
            score = search.search_child(turn, me, m, deeper, 0, null);
        }
        if score >= best && !search.node_budget.stopped() {
            score = search.search_child(turn, me, m, deeper, 0, Window { beta: INFINITE, ..null });
        }
        score
    }

    /// As [`score_of`](Root::score_of), by max^n.
    fn score_of_max_n(&mut self, m: Move, depth: i32) -> i32 {
        let (search, best) = (&mut self.search, self.best_score);
        let me = search.me;
        search.best_scores[0] = best;
        let mut result = search.search_child_max_n(me, m, depth - 1, 0);
        if result.is_speculative() && result.scores[me] >= best && !search.node_budget.stopped() {
            result = search.research_child_max_n(me, m, depth - 1, 0);
        }
        let score = result.scores[me];
        if result.is_speculative() { score.min(best - 1) } else { score }
    }
}

impl<'a> deepening::Root<'a> for Root<'a> {
    type Choice = Line;

    fn search_depth(&mut self, place: usize, depth: u32, _last_score: i32) -> Option<i32> {
        self.best_score = -INFINITE;
        self.best.clear();
        for at in place..self.moves.len() {
            let m = self.moves[at].m;
            let score = match self.is_max_n {
                true => self.score_of_max_n(m, depth as i32),
                false => self.score_of(m, depth as i32, at - place),
            };
            if self.search.node_budget.stopped() && depth > 1 {
                return None;
            }
            self.moves[at].score = score;
            if score >= self.best_score {
                self.search.extend_line(0, m);
                if score > self.best_score {
                    self.best_score = score;
                    self.best.clear();
                    // A new best move is searched first at the next depth.
                    if depth > 1 {
                        self.moves[place..=at].rotate_right(1);
                    }
                }
                self.best.push(self.search.line(0));
            }
        }
        if depth == 1 {
            self.moves[place..].sort_unstable_by_key(|root| (-root.score, root.m));
        }
        Some(self.best_score)
    }

    fn ties(&self, _place: usize) -> usize {
        self.best.len()
    }

    fn choice(&self, _place: usize, number: usize) -> Option<Line> {
        self.best.get(number).copied()
    }

    /// The part of the expected line that can be played.
    fn line(&mut self, choice: Line, _depth: u32) -> Line {
        let mut board = self.board.clone();
        choice.moves().take_while(|m| board.play(m.from, m.to).is_ok()).collect()
    }

    fn is_final(&self, score: i32) -> bool {
        score >= WON
    }

    fn end_depth(&mut self) {
        self.search.picker.age_history();
    }

    fn is_out_of_memory(&self) -> bool {
        self.search.table.failed()
    }

    fn node_budget(&mut self) -> &mut NodeBudget<'a> {
        &mut self.search.node_budget
    }
}

impl Search<'_> {
    /// Late-move reductions at the root.
    fn root_reduction(&self, depth: i32, place: usize) -> i32 {
        i32::from(!self.params.exact && depth >= 3 && place as i32 >= 2 * self.params.full_depth_own)
    }
}
