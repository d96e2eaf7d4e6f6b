//! The tree below the root.
//!
//! Alpha-beta (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975) as a principal variation search (Marsland
//! and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982): the first move is searched with the full
//! window, the others with a null window that shows only whether they are better. The rules of [`pruning`](super::pruning)
//! leave moves out or search them less deeply, and the scores of the last two plies come from a [`ReplyCache`]. An
//! exact search ([`Pruning::Exact`](crate::sternhalma::search::options::Pruning::Exact)) does none of that: its score is
//! that of a plain minimax.

use super::hop_cache::HopCache;
use super::move_picker::{MovePicker, PLIES};
use super::position::Position;
use super::pruning::{
    FUTILITY_DEPTH, LATE_MOVE_PRUNING_COUNT, LATE_MOVE_PRUNING_DEPTH, NULL_MOVE_DEPTH,
    REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_MARGIN, futility_margin, late_move_reduction, null_move_depth,
};
use super::reply_cache::ReplyCache;
use super::terminal::{at_most_three, is_at_most_one, is_tight};
use crate::kit::{Bound, NodeBudget, try_with_capacity};
use crate::sternhalma::board::{Board, MoveList};
use crate::sternhalma::eval::{PieceSquareTables, WIN_SCORE, Weights};
use crate::sternhalma::search::outcome::SearchError;
use crate::sternhalma::search::tt_move::{Entry, Table};
use crate::sternhalma::star::{Move, Seat};

/// Scores beyond this are proved wins: the winning score less the number of plies to the win.
pub const PROVED: i32 = WIN_SCORE - 1000;

/// Above every score.
pub const INFINITE: i32 = WIN_SCORE + 1;

/// Nodes of this depth or less are not looked up in the transposition table, as a look-up takes longer than the search.
const TABLE_SKIP_DEPTH: i32 = 2;

/// The documented evaluation, for a search that uses it at its leaves.
pub struct Documented {
    /// The position of the search as a board.
    pub board: Board,
    /// The weights of the terms.
    pub weights: Weights,
}

/// A running search.
pub struct Search<'a> {
    pub tables: &'a PieceSquareTables,
    pub position: Position,
    pub table: &'a mut Table,
    pub node_budget: NodeBudget<'a>,
    pub documented: Option<Documented>,
    /// Whether the score must be that of a plain minimax.
    pub exact: bool,
    /// Whether the search may be cut short. The first depth is always finished.
    pub may_stop: bool,
    /// The keys of the positions from the root to the parent of this one.
    path: Vec<u64>,
    picker: MovePicker,
    /// The hops of the positions from the root to here, by ply. Empty when a seat has too many pieces.
    hops: Vec<HopCache>,
    /// The moves from the root to here, by the ply they led to; `None` for a pass.
    moves: [Option<Move>; PLIES + 1],
}

/// What is known of a node before its moves are searched.
#[derive(Clone, Copy)]
struct Node {
    /// Whether moves may be left out.
    may_prune: bool,
    /// Whether a home may soon be full.
    win_is_near: bool,
    /// Whether the window lies between proved losses and proved wins.
    is_open_window: bool,
    static_eval: i32,
    /// Whether leaves are scored by the tapered tables.
    is_tapered: bool,
}

impl<'a> Search<'a> {
    /// A search of a board with the tapered evaluation and all pruning rules.
    pub fn new(
        tables: &'a PieceSquareTables,
        board: &Board,
        table: &'a mut Table,
        node_budget: NodeBudget<'a>,
    ) -> Result<Search<'a>, SearchError> {
        let position = Position::of(board, tables);
        let pieces = position.pieces.iter().map(|pieces| pieces.len()).max().unwrap_or(0);
        let mut hops = Vec::new();
        if HopCache::fits(&position) {
            hops = try_with_capacity(PLIES)?;
            hops.resize(PLIES, HopCache::default());
            hops[0].fill(&position, tables);
        }
        Ok(Search {
            tables,
            position,
            table,
            // Two positions, and a reply of each piece of the other seat.
            node_budget: node_budget.at_once(pieces as u64 + 2),
            documented: None,
            exact: false,
            may_stop: false,
            path: try_with_capacity(PLIES)?,
            picker: MovePicker::new(MoveList::MAX.min(pieces * Board::REACH_MAX))?,
            hops,
            moves: [None; PLIES + 1],
        })
    }
}

impl Search<'_> {
    /// Counts nodes. True when the search has to end.
    #[inline(always)]
    pub fn count(&mut self, nodes: u64) -> bool {
        self.node_budget.count_more(nodes) && self.may_stop
    }

    /// Whether the search was cut short, so that the last score is void.
    #[inline(always)]
    pub fn cut_short(&self) -> bool {
        self.may_stop && self.node_budget.stopped()
    }

    /// Makes a move that leads to `ply`.
    pub fn make(&mut self, m: Move, ply: usize) {
        self.moves[ply] = Some(m);
        self.path.push(self.position.key);
        self.position.make(self.tables, m);
        if let Some(documented) = &mut self.documented {
            documented.board.do_move(m.from, m.to);
        }
    }

    /// Takes back a move.
    pub fn unmake(&mut self, m: Move) {
        self.path.pop();
        self.position.unmake(self.tables, m);
        if let Some(documented) = &mut self.documented {
            documented.board.undo_move(m.from, m.to);
        }
    }

    /// The score of a leaf for the seat to move.
    fn static_eval(&self) -> i32 {
        let Some(documented) = &self.documented else { return self.position.static_eval(self.tables) };
        let bound = WIN_SCORE - 10_000;
        let [mine, theirs] = [self.position.turn, self.position.turn ^ 1]
            .map(|s| documented.board.evaluate(Seat::ALL[s], &documented.weights));
        (mine - theirs).clamp(-bound, bound)
    }

    /// Whether the hops of every ply are cached.
    #[inline(always)]
    fn uses_hop_cache(&self) -> bool {
        !self.hops.is_empty()
    }

    /// Computes the hops of the position at a ply from those of the ply before.
    #[inline(always)]
    fn update_hops(&mut self, ply: usize) {
        let Some((before, here)) = self.hops.split_at_mut_checked(ply) else { return };
        if let (Some(before), Some(here)) = (before.last(), here.first_mut()) {
            here.update_from(before, &self.position, self.tables, self.moves[ply]);
        }
    }

    /// The score of the position for the seat to move, searched `depth` plies deep: exact between `alpha` and `beta`,
    /// a bound outside. `after_pass` is whether the other seat has just passed.
    pub fn search_node(
        &mut self,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        after_pass: bool,
    ) -> i32 {
        if self.count(1) {
            return 0;
        }
        if !self.exact && self.repeats() {
            return 0;
        }
        if depth <= 0 || ply >= PLIES - 1 {
            return self.static_eval();
        }
        if self.position.wins_at_once(self.tables) {
            return WIN_SCORE - ply as i32 - 1;
        }
        // Mate-distance pruning: at worst the next move loses, by filling the rival's home; at best the reply to it fills
        // this seat's home.
        alpha = alpha.max(-WIN_SCORE + ply as i32 + 1);
        beta = beta.min(WIN_SCORE - ply as i32 - 2);
        if alpha >= beta {
            return alpha;
        }
        let s = self.position.turn;
        let is_tapered = !self.exact && self.documented.is_none();
        let rival_gaps = self.position.home_gaps(self.tables, s ^ 1);
        if is_tapered
            && depth == 1
            && !(is_at_most_one(rival_gaps) && self.position.win_is_near(self.tables, s ^ 1))
            && let Some(score) = self.last_ply(ply, beta)
        {
            return score;
        }
        let uses_table = depth > TABLE_SKIP_DEPTH || self.exact;
        let known = if uses_table { self.table.get(self.position.key) } else { None };
        let is_deep_enough =
            |entry: &Entry| if self.exact { entry.depth == depth } else { entry.depth >= depth };
        if let Some(entry) = known.filter(is_deep_enough) {
            let score = from_table(entry.score, ply);
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if holds {
                return score;
            }
        }
        let table_move = known.and_then(|entry| entry.best);
        let win_is_near =
            self.position.win_is_near(self.tables, s) || self.position.win_is_near(self.tables, s ^ 1);
        let may_prune = !self.exact && !win_is_near;
        let is_open_window = alpha.abs() < PROVED && beta.abs() < PROVED;
        let is_pv = beta - alpha > 1;
        let static_eval = self.static_eval();
        let mut has_hops = false;
        if may_prune && !is_pv && is_open_window {
            // Reverse futility pruning: the static evaluation less a margin per ply still reaches beta.
            if depth <= REVERSE_FUTILITY_DEPTH && static_eval - REVERSE_FUTILITY_MARGIN * depth >= beta {
                return static_eval - REVERSE_FUTILITY_MARGIN * depth;
            }
            // Null-move pruning (Donninger 1993): if passing the turn still fails high, a real move will too. Unsound
            // when the armies have passed each other, where a pass loses a tempo and nothing else.
            if !after_pass
                && depth >= NULL_MOVE_DEPTH
                && static_eval >= beta
                && !self.position.armies_have_passed(self.tables)
            {
                self.update_hops(ply);
                has_hops = true;
                self.moves[ply + 1] = None;
                self.path.push(self.position.key);
                self.position.pass();
                let score = -self.search_node(null_move_depth(depth), ply + 1, -beta, -beta + 1, true);
                self.position.pass();
                self.path.pop();
                if self.cut_short() {
                    return 0;
                }
                if score >= beta {
                    return if score > PROVED { beta } else { score };
                }
            }
        }
        if !has_hops {
            self.update_hops(ply);
        }
        let start = self.picker.moves.len();
        self.list_moves(ply, may_prune);
        if self.picker.moves.len() == start {
            return self.search_pass(depth, ply, alpha, beta);
        }
        self.picker.rank(start, ply, table_move);
        let node = Node { may_prune, win_is_near, is_open_window, static_eval, is_tapered };
        let score = self.search_moves(start, depth, ply, alpha, beta, node);
        self.picker.moves.truncate(start);
        score
    }

    /// The score of a node at depth 1, without making its moves. `None` when it has no forward move.
    #[inline(always)]
    fn last_ply(&mut self, ply: usize, beta: i32) -> Option<i32> {
        let cached = match self.moves[ply] {
            Some(m) if self.uses_hop_cache() => Some((&self.hops[ply - 1], m)),
            _ => None,
        };
        let (score, nodes) = self.position.last_ply(self.tables, cached, beta);
        self.count(nodes);
        score
    }

    /// Adds the moves of the seat to move to the list: those that lead no farther from home when `may_prune` and there
    /// are any, otherwise all.
    #[inline(always)]
    fn list_moves(&mut self, ply: usize, may_prune: bool) {
        let s = self.position.turn;
        let start = self.picker.moves.len();
        if self.uses_hop_cache() {
            let rearmost = self.position.rearmost(self.tables, s);
            for piece in self.hops[ply].pieces(s) {
                let (from, hops) = (piece.from, piece.hops());
                self.position.list_piece(
                    self.tables,
                    &rearmost,
                    !may_prune,
                    from,
                    hops,
                    &mut self.picker.moves,
                );
            }
        } else {
            self.position.list_moves(self.tables, !may_prune, &mut self.picker.moves);
        }
        if self.picker.moves.len() == start && may_prune {
            self.position.list_moves(self.tables, true, &mut self.picker.moves);
        }
    }

    /// The score of a node from its moves, which are in the list from `start` on.
    fn search_moves(
        &mut self,
        start: usize,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        node: Node,
    ) -> i32 {
        let (alpha_before, mut alpha) = (alpha, alpha);
        let s = self.position.turn;
        let count = self.picker.moves.len() - start;
        let is_pv = beta - alpha > 1;
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut replies: Option<ReplyCache> = None;
        let gaps = [0, 1].map(|s| at_most_three(self.position.home_gaps(self.tables, s)));
        let mine = self.position.side_eval(self.tables, s);
        for place in 0..count {
            let candidate = self.picker.pick(start + place);
            let m = candidate.m;
            let may_skip = place > 0 && node.may_prune && !is_pv && node.is_open_window;
            // Futility pruning: the move cannot raise the score above alpha.
            if may_skip && depth <= FUTILITY_DEPTH {
                let optimistic = node.static_eval + candidate.gain + futility_margin(depth);
                if optimistic <= alpha {
                    best = best.max(optimistic);
                    if candidate.rank == candidate.gain {
                        // The moves after it gain no more.
                        break;
                    }
                    continue;
                }
            }
            // Late-move pruning.
            if may_skip
                && depth <= LATE_MOVE_PRUNING_DEPTH
                && place >= LATE_MOVE_PRUNING_COUNT * depth as usize
                && best > -PROVED
            {
                break;
            }
            // Late-move reductions (Romstad 2006).
            let mut reduction = 0;
            if !self.exact && node.is_open_window {
                reduction = late_move_reduction(depth, place, is_pv);
                if node.win_is_near {
                    reduction = reduction.min(1);
                }
            }
            if node.is_tapered
                && self.uses_hop_cache()
                && depth - 1 - reduction == 1
                && !is_tight(self.tables, m, gaps)
            {
                let hops = &self.hops[ply];
                let replies =
                    replies.get_or_insert_with(|| ReplyCache::new(&self.position, self.tables, hops));
                let after = mine + candidate.gain + self.tables.tempo;
                let lower_bound = replies.lower_bound(hops, m);
                let enough = after - alpha;
                let (score, has_reply) = if lower_bound >= enough {
                    // A known reply refutes the move.
                    (after - lower_bound, true)
                } else {
                    let reply =
                        replies.best_reply(&mut self.position, self.tables, hops, m, lower_bound, enough);
                    if self.count(1 + reply.nodes) {
                        return 0;
                    }
                    (after.saturating_sub(reply.eval), reply.eval != i32::MIN)
                };
                if has_reply && (score <= alpha || reduction == 0) {
                    if score > best {
                        (best, best_move) = (score, Some(m));
                        alpha = alpha.max(score);
                        if score >= beta {
                            self.picker.note_cutoff(ply, m);
                            break;
                        }
                    }
                    continue;
                }
            }
            let is_first = place == 0;
            let score = self.search_child(m, depth, reduction, ply, alpha, beta, is_first);
            if self.cut_short() {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, Some(m));
                alpha = alpha.max(score);
                if score >= beta {
                    self.picker.note_cutoff(ply, m);
                    break;
                }
            }
        }
        if depth > TABLE_SKIP_DEPTH || self.exact {
            let bound = if best >= beta {
                Bound::Lower
            } else if best <= alpha_before {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let entry = Entry { depth, bound, score: to_table(best, ply), best: best_move };
            self.table.put(self.position.key, &entry);
        }
        best
    }

    /// The score of a move: the first with the full window, the others with a null window and, when that fails high,
    /// again without the reduction and then with the full window.
    #[inline(always)]
    #[allow(clippy::too_many_arguments, reason = "the arguments of a node and of its move")]
    fn search_child(
        &mut self,
        m: Move,
        depth: i32,
        reduction: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        is_first: bool,
    ) -> i32 {
        self.make(m, ply + 1);
        let score = match self.position.terminal_score(self.tables, ply) {
            Some(score) => {
                self.count(1);
                score
            }
            None if is_first => -self.search_node(depth - 1, ply + 1, -beta, -alpha, false),
            None => {
                let mut score = -self.search_node(depth - 1 - reduction, ply + 1, -alpha - 1, -alpha, false);
                if score > alpha && reduction > 0 && !self.cut_short() {
                    score = -self.search_node(depth - 1, ply + 1, -alpha - 1, -alpha, false);
                }
                if score > alpha && score < beta && !self.cut_short() {
                    score = -self.search_node(depth - 1, ply + 1, -beta, -alpha, false);
                }
                score
            }
        };
        self.unmake(m);
        score
    }

    /// The score of a node whose seat has no move and passes. When the other seat has none either, the game ends.
    pub fn search_pass(&mut self, depth: i32, ply: usize, alpha: i32, beta: i32) -> i32 {
        self.moves[ply + 1] = None;
        self.position.pass();
        let start = self.picker.moves.len();
        self.position.list_moves(self.tables, true, &mut self.picker.moves);
        let is_deadlock = self.picker.moves.len() == start;
        self.picker.moves.truncate(start);
        let score = match is_deadlock {
            true => -self.static_eval(),
            false => -self.search_node(depth - 1, ply + 1, -beta, -alpha, true),
        };
        self.position.pass();
        score
    }

    /// Whether this position has occurred on the path from the root.
    #[inline(always)]
    fn repeats(&self) -> bool {
        let key = self.position.key;
        self.path.iter().rev().skip(3).step_by(2).take(4).any(|&k| k == key)
    }
}

/// A score as the transposition table stores it, with the plies to a win counted from the position.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        s if s > PROVED => s + ply as i32,
        s if s < -PROVED => s - ply as i32,
        s => s,
    }
}

/// A score of the transposition table, with the plies to a win counted from the root.
fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        s if s > PROVED => s - ply as i32,
        s if s < -PROVED => s + ply as i32,
        s => s,
    }
}
