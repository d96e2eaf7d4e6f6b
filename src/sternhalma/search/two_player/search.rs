//! The tree below the root.
//!
//! Alpha-beta (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975) as a principal variation search (Marsland
//! and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982): the first move is searched in full, the
//! others are asked only whether they are better. Moves that look poor are searched less deeply, and near the leaves
//! left out; the last two plies are answered from what [`Replies`] keeps. With [`Pruning::Exact`] none of that is
//! done and the score is that of a plain minimax.

use super::hop_cache::Kept;
use super::position::{Candidate, Position};
use super::reply_cache::Replies;
use super::terminal::{at_most_three, is_at_most_one};
use crate::kit::{Bound, NodeBudget, StoredMove, try_with_capacity};
use crate::sternhalma::board::{Board, Move, MoveList};
use crate::sternhalma::eval::{Terms, WIN_SCORE, Weights};
use crate::sternhalma::search::outcome::SearchError;
use crate::sternhalma::search::tt_move::{Entry, Table};

/// Scores beyond this are wins, less the plies to them.
pub const PROVED: i32 = WIN_SCORE - 1000;

/// More than any score.
pub const INFINITE: i32 = WIN_SCORE + 1;

/// The most plies from the root to a leaf.
pub const PLIES: usize = 64;

/// The documented sum, for a search that is to value positions by it.
pub struct Documented {
    /// The same position on a board.
    pub board: Board,
    /// What the terms of the sum count.
    pub weights: Weights,
}

/// Up to this depth a position that is better than asked for by [`GIVEN_UP`] a ply is good enough as it stands.
const STANDING: i32 = 4;
/// What a side may lose in a ply when it does not move, as far as [`STANDING`] is concerned.
const GIVEN_UP: i32 = 130;
/// What a move gains beyond its own gain with one more move of its side to come, at depth 3.
const HOPE: i32 = 180;
/// What the reply to a move takes off its gain at the least, a ply, at depths 1 and 2.
const REPLY: i32 = 30;
/// The most moves looked at at depths 1 and 2, a ply.
const LATE: usize = 12;
/// Moves in later places than this are searched less deeply.
const EARLY: usize = 3;
/// Positions this near the leaves are not looked up: finding them takes longer than searching them.
const SHALLOW: i32 = 2;

/// A search at work.
pub struct Tree<'a> {
    pub terms: &'a Terms,
    pub position: Position,
    pub table: &'a mut Table,
    pub node_budget: NodeBudget<'a>,
    pub documented: Option<Documented>,
    /// Whether nothing inexact may be done.
    pub exact: bool,
    /// Whether the search may be cut short: not on the first ply.
    pub may_stop: bool,
    /// The keys of the positions from the root to here, this one left out.
    pub path: Vec<u64>,
    pub killers: [[Option<Move>; 2]; PLIES],
    pub list: Vec<Candidate>,
    /// Whether the pieces are few enough to be kept.
    pub few: bool,
    /// What is kept of the positions on the way here, by ply; nothing when the pieces are too many.
    pub kept: Vec<Kept>,
    /// The moves on the way here, by the ply they led to.
    pub steps: [Option<Move>; PLIES + 1],
}

/// How far a reduced move is searched less deeply, by depth and the move's place: what a logarithm of each comes to
/// when they are multiplied, over 4.6 when they are base two.
static LESS: [[u8; 64]; 32] = {
    let mut less = [[0; 64]; 32];
    let mut depth = 1;
    while depth < 32 {
        let mut place = 1;
        while place < 64 {
            less[depth][place] = ((log(depth as u64) * log(place as u64) * 10 / 46 + 77) / 256) as u8;
            place += 1;
        }
        depth += 1;
    }
    less
};

/// Sixteen times the binary logarithm, rounded down.
const fn log(n: u64) -> u64 {
    2 * n.pow(8).ilog2() as u64
}

impl<'a> Tree<'a> {
    /// A tree that has not been looked at yet, exact in nothing and valued by the search's own sum.
    pub fn new(
        terms: &'a Terms,
        board: &Board,
        table: &'a mut Table,
        node_budget: NodeBudget<'a>,
    ) -> Result<Tree<'a>, SearchError> {
        let position = Position::of(board, terms);
        let few = Kept::can_keep(&position);
        let men = position.men.iter().map(|men| men.len()).max().unwrap_or(0);
        let mut kept = Vec::new();
        if few {
            kept = try_with_capacity(PLIES)?;
            kept.resize(PLIES, Kept::default());
            kept[0].fill(&position, terms);
        }
        Ok(Tree {
            terms,
            position,
            table,
            // Two positions, and a reply of each piece of the other seat.
            node_budget: node_budget.at_once(men as u64 + 2),
            documented: None,
            exact: false,
            may_stop: false,
            path: try_with_capacity(PLIES)?,
            killers: [[None; 2]; PLIES],
            list: try_with_capacity(PLIES * MoveList::MAX.min(men * Board::REACH_MAX))?,
            few,
            kept,
            steps: [None; PLIES + 1],
        })
    }
}

impl Tree<'_> {
    /// Counts a position. True when the search has to end.
    #[inline(always)]
    pub fn count(&mut self, positions: u64) -> bool {
        self.node_budget.count_more(positions) && self.may_stop
    }

    /// Whether what was searched last is to be thrown away.
    #[inline(always)]
    pub fn cut_short(&self) -> bool {
        self.may_stop && self.node_budget.stopped()
    }

    pub fn make(&mut self, m: Move) {
        self.path.push(self.position.key);
        self.position.make(self.terms, m);
        if let Some(documented) = &mut self.documented {
            documented.board.do_move(m.from, m.to);
        }
    }

    pub fn unmake(&mut self, m: Move) {
        self.path.pop();
        self.position.unmake(self.terms, m);
        if let Some(documented) = &mut self.documented {
            documented.board.undo_move(m.from, m.to);
        }
    }

    /// Works out what is kept of the position at a ply from the ply before.
    #[inline(always)]
    fn keep(&mut self, ply: usize) {
        let Some((before, kept)) = self.kept.split_at_mut_checked(ply) else { return };
        if let (true, Some(before), Some(kept)) = (self.few, before.last(), kept.first_mut()) {
            kept.follow(before, &self.position, self.terms, self.steps[ply]);
        }
    }

    /// What the position is worth to the seat to move, `depth` plies ahead, at least `alpha` and at most `beta` being
    /// of interest.
    pub fn search(&mut self, depth: i32, ply: usize, mut alpha: i32, mut beta: i32, passed: bool) -> i32 {
        if self.count(1) {
            return 0;
        }
        if !self.exact && self.repeats() {
            return 0;
        }
        if depth <= 0 || ply >= PLIES - 1 {
            return self.worth();
        }
        if self.wins_at_once() {
            return WIN_SCORE - ply as i32 - 1;
        }
        // The next move may lose, by filling the rival's home, and the one after it win.
        alpha = alpha.max(-WIN_SCORE + ply as i32 + 1);
        beta = beta.min(WIN_SCORE - ply as i32 - 2);
        if alpha >= beta {
            return alpha;
        }
        let s = self.position.turn;
        let own = !self.exact && self.documented.is_none();
        let few = self.position.gaps(self.terms, s ^ 1);
        if own
            && depth == 1
            && !(is_at_most_one(few) && self.near(s ^ 1))
            && let Some(score) = self.frontier(ply, beta)
        {
            return score;
        }
        let known = if depth > SHALLOW || self.exact { self.table.get(self.position.key) } else { None };
        let deep_enough =
            |entry: &Entry| if self.exact { entry.depth == depth } else { entry.depth >= depth };
        if let Some(entry) = known.filter(deep_enough) {
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
        let best_known = known.and_then(|entry| entry.best);
        let near = self.near(s) || self.near(s ^ 1);
        let pruned = !self.exact && !near;
        let quiet = alpha.abs() < PROVED && beta.abs() < PROVED;
        let first_of_line = beta - alpha > 1;
        let stat = self.worth();
        let mut is_kept = false;
        if pruned && !first_of_line && quiet {
            if depth <= STANDING && stat - GIVEN_UP * depth >= beta {
                return stat - GIVEN_UP * depth;
            }
            if !passed && depth >= 3 && stat >= beta && !self.position.passed(self.terms) {
                self.keep(ply);
                is_kept = true;
                self.steps[ply + 1] = None;
                self.path.push(self.position.key);
                self.position.pass();
                let less = depth - 3 - i32::from(depth > 6);
                let score = -self.search(less, ply + 1, -beta, -beta + 1, true);
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
        if !is_kept {
            self.keep(ply);
        }
        let start = self.list.len();
        let mut list = std::mem::take(&mut self.list);
        if self.few {
            let rear = self.position.rear(self.terms, s);
            for man in self.kept[ply].list(s) {
                self.position.list_piece(self.terms, &rear, !pruned, man.from, man.hops(), &mut list);
            }
        } else {
            self.position.list(self.terms, !pruned, &mut list);
        }
        if list.len() == start && pruned {
            self.position.list(self.terms, true, &mut list);
        }
        if list.len() == start {
            self.list = list;
            return self.without_move(depth, ply, alpha, beta);
        }
        let killers = self.killers[ply];
        let first = [best_known, killers[0], killers[1]].map(StoredMove::bits);
        for candidate in &mut list[start..] {
            let bits = Some(candidate.m).bits();
            let more = if bits == first[1] { 190 } else { 0 } + if bits == first[2] { 125 } else { 0 };
            candidate.rank = if bits == first[0] { i32::MAX } else { candidate.gain + more };
        }
        self.list = list;
        let score = self.children(start, depth, ply, alpha, beta, Node { pruned, near, quiet, stat, own });
        self.list.truncate(start);
        score
    }

    /// How far the root move in a place is searched less deeply.
    pub fn root_less(&self, depth: i32, place: usize) -> i32 {
        let less = i32::from(LESS[depth.min(31) as usize][place.min(63)]) - 1;
        if depth >= 3 && place >= EARLY { less.clamp(0, depth - 2) } else { 0 }
    }

    /// Searches the candidates from `start` on.
    fn children(&mut self, start: usize, depth: i32, ply: usize, alpha: i32, beta: i32, node: Node) -> i32 {
        let (floor, mut alpha) = (alpha, alpha);
        let s = self.position.turn;
        let count = self.list.len() - start;
        let first_of_line = beta - alpha > 1;
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut replies: Option<Replies> = None;
        let gaps = [0, 1].map(|s| at_most_three(self.position.gaps(self.terms, s)));
        let mine = self.position.value(self.terms, s);
        for place in 0..count {
            let candidate = self.take_best(start + place);
            let m = candidate.m;
            let late = place > 0 && node.pruned && !first_of_line && node.quiet;
            if late && depth <= 3 {
                let hope = node.stat + candidate.gain + if depth == 3 { HOPE } else { -REPLY * depth };
                if hope <= alpha {
                    best = best.max(hope);
                    if candidate.rank == candidate.gain {
                        // The others gain no more.
                        break;
                    }
                    continue;
                }
            }
            if late && depth <= 2 && place >= LATE * depth as usize && best > -PROVED {
                break;
            }
            let mut less = 0;
            if !self.exact && depth >= 3 && place >= EARLY && node.quiet {
                less = LESS[depth.min(31) as usize][place.min(63)].into();
                less = (less - i32::from(first_of_line)).clamp(0, depth - 2);
                if node.near {
                    less = less.min(1);
                }
            }
            if node.own && self.few && depth - 1 - less == 1 && !self.is_tight(m, gaps) {
                let replies =
                    replies.get_or_insert_with(|| Replies::new(&self.position, self.terms, &self.kept[ply]));
                let after = mine + candidate.gain + self.terms.tempo;
                // A reply that refutes the move without being looked for.
                let least = replies.at_least(&self.kept[ply], m);
                let enough = after - alpha;
                let (score, found) = if least >= enough {
                    (after - least, true)
                } else {
                    let kept = &self.kept[ply];
                    let answer = replies.answer(&mut self.position, self.terms, kept, m, least, enough);
                    if self.count(1 + answer.looked) {
                        return 0;
                    }
                    (after.saturating_sub(answer.after), answer.after != i32::MIN)
                };
                if found && (score <= alpha || less == 0) {
                    if score > best {
                        (best, best_move) = (score, Some(m));
                        alpha = alpha.max(score);
                        if score >= beta {
                            self.note_killer(ply, m);
                            break;
                        }
                    }
                    continue;
                }
            }
            self.steps[ply + 1] = Some(m);
            self.make(m);
            let score = match self.ended(ply) {
                Some(score) => {
                    self.count(1);
                    score
                }
                None if place == 0 => -self.search(depth - 1, ply + 1, -beta, -alpha, false),
                None => {
                    let mut score = -self.search(depth - 1 - less, ply + 1, -alpha - 1, -alpha, false);
                    if score > alpha && less > 0 && !self.cut_short() {
                        score = -self.search(depth - 1, ply + 1, -alpha - 1, -alpha, false);
                    }
                    if score > alpha && score < beta && !self.cut_short() {
                        score = -self.search(depth - 1, ply + 1, -beta, -alpha, false);
                    }
                    score
                }
            };
            self.unmake(m);
            if self.cut_short() {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, Some(m));
                alpha = alpha.max(score);
                if score >= beta {
                    self.note_killer(ply, m);
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best <= floor {
            Bound::Upper
        } else {
            Bound::Exact
        };
        if depth > SHALLOW || self.exact {
            let entry = Entry { depth, bound, score: to_table(best, ply), best: best_move };
            self.table.put(self.position.key, &entry);
        }
        best
    }

    /// Brings the best of the candidates from `at` on to `at`, the earlier of equals first.
    fn take_best(&mut self, at: usize) -> Candidate {
        let list = &mut self.list[at..];
        // One number to compare, so that nothing has to be guessed about the order.
        let order = |(place, c): (usize, &Candidate)| i64::from(c.rank) << 32 | i64::from(!(place as u32));
        let best = list.iter().enumerate().map(order).max().unwrap_or(0);
        list.swap(0, !(best as u32) as usize);
        list[0]
    }

    fn note_killer(&mut self, ply: usize, m: Move) {
        if self.killers[ply][0] != Some(m) {
            self.killers[ply] = [Some(m), self.killers[ply][0]];
        }
    }

    /// The seat to move has no move and passes; when the other has none either, the game ends as it stands.
    pub fn without_move(&mut self, depth: i32, ply: usize, alpha: i32, beta: i32) -> i32 {
        self.steps[ply + 1] = None;
        self.position.pass();
        let start = self.list.len();
        self.position.list(self.terms, true, &mut self.list);
        let stuck = self.list.len() == start;
        self.list.truncate(start);
        let score = if stuck { -self.worth() } else { -self.search(depth - 1, ply + 1, -beta, -alpha, true) };
        self.position.pass();
        score
    }

    /// Whether this position was on the board before, on the way here from the root.
    #[inline(always)]
    fn repeats(&self) -> bool {
        let key = self.position.key;
        self.path.iter().rev().skip(3).step_by(2).take(4).any(|&k| k == key)
    }
}

/// What is known of a position before its moves are searched.
#[derive(Clone, Copy)]
struct Node {
    /// Whether moves may be left out.
    pruned: bool,
    /// Whether a home may soon be full.
    near: bool,
    /// Whether no win is in question.
    quiet: bool,
    /// What the position is worth as it stands.
    stat: i32,
    /// Whether leaves are valued by the search's own sum.
    own: bool,
}

/// A score as it is remembered: plies to a win from the position and not from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        s if s > PROVED => s + ply as i32,
        s if s < -PROVED => s - ply as i32,
        s => s,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        s if s > PROVED => s - ply as i32,
        s if s < -PROVED => s + ply as i32,
        s => s,
    }
}
