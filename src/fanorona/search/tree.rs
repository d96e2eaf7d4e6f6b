//! The tree: principal variation search over whole moves (Marsland and Campbell, "Parallel search of strongly ordered
//! game trees", 1982).

use super::exchange::settle;
use super::order::Order;
use super::past::Past;
use super::position::{Candidate, Mark, Position};
use super::turned::Turned;
use crate::fanorona::lines::Lines;
use crate::fanorona::zobrist::Numbers;
use crate::fanorona::{WIN_SCORE, Weights};
use crate::meter::Meter;
use crate::table::{Bound, Entry, Table};

/// Beyond every score.
pub const INFINITE: i32 = WIN_SCORE + 1;

/// A score beyond this is a win that was seen to its end.
pub const PROVED: i32 = WIN_SCORE - 10_000;

/// A tree being searched.
pub struct Tree<'a> {
    pub lines: &'a Lines,
    pub turned: &'a Turned,
    pub numbers: &'a Numbers,
    pub weights: Weights,
    pub table: &'a mut Table<Mark>,
    pub meter: Meter<'a>,
    pub past: Past,
    pub order: Order,
    /// The moves being gone through, those of deeper positions behind those of the ones before.
    pub list: Vec<Candidate>,
    /// Whether there was no memory for the moves of a position.
    pub out_of_memory: bool,
    /// Whether the search may be cut short by now: the first depth is always finished.
    pub may_stop: bool,
    /// Whether a position was scored because the depth was used up, and not because the game ended there.
    pub horizon: bool,
}

/// A position of the tree, between moves and not at the end of the game.
#[derive(Clone, Copy)]
pub struct Node {
    pub position: Position,
    /// How many moves, running up to here, took nothing.
    pub quiet: u32,
    /// How many moves it is away from the root.
    pub ply: u32,
}

impl Tree<'_> {
    /// Whether the search has to end without finishing.
    pub fn cut_short(&self) -> bool {
        self.may_stop && self.meter.stopped()
    }

    /// The score of a move for its mover, looked at so many moves beyond it, within a window: exact inside it, and a
    /// bound outside.
    pub fn score(&mut self, node: &Node, m: &Candidate, depth: u32, alpha: i32, beta: i32) -> i32 {
        let position = node.position.after(m.own, m.others, self.numbers);
        let quiet = if m.others == node.position.others { node.quiet + 1 } else { 0 };
        let next = Node { position, quiet, ply: node.ply + 1 };
        self.past.push(position);
        let score = match self.ended(&next) {
            Some(score) => {
                self.meter.count();
                score
            }
            None => -self.search(&next, depth, -beta, -alpha),
        };
        self.past.pop();
        score
    }

    /// What the end of the game is worth to the side that just moved; `None` when the game goes on.
    fn ended(&self, next: &Node) -> Option<i32> {
        let Position { own, others, .. } = next.position;
        if own == 0 || !self.lines.can_step(own, self.lines.all & !(own | others)) {
            return Some(WIN_SCORE - next.ply as i32);
        }
        self.past.is_draw(next.ply, next.quiet).then_some(0)
    }

    /// The score of a position for the side to move.
    pub fn search(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        if self.meter.count() && self.may_stop {
            return 0;
        }
        if depth == 0 {
            self.horizon = true;
            return settle(&node.position, self.turned, &self.weights);
        }
        let own_key = node.position.key;
        let bearing = self.past.bearing(depth, node.ply, node.quiet);
        let key = own_key ^ bearing;
        let known = self.table.get(key);
        if let Some(score) = known.and_then(|entry| usable(&entry, depth, node.ply, alpha, beta)) {
            self.horizon = true;
            return score;
        }
        let remembered = match known {
            None if bearing != 0 => self.table.get(own_key),
            known => known,
        };
        let start = self.list.len();
        if node.position.list(self.lines, &mut self.list).is_err() {
            // Without memory nothing can be told any more.
            (self.out_of_memory, self.may_stop) = (true, true);
            self.meter.halt();
            self.list.truncate(start);
            return 0;
        }
        let ply = node.ply as usize;
        let remembered = remembered.map_or(Mark::NONE, |entry| entry.best);
        self.order.sort(&node.position, &mut self.list[start..], remembered, ply, self.numbers);
        let (best, m) = self.best(node, start, depth, alpha, beta);
        self.list.truncate(start);
        if self.cut_short() {
            return 0;
        }
        let bound = if best >= beta {
            self.order.learn(&node.position, m, ply, depth as i32);
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let mark = Mark::of(node.position.after(m.own, m.others, self.numbers).key);
        let depth = depth as i32;
        self.table.put(key, &Entry { depth, bound, score: from_here(best, node.ply), best: mark });
        if bearing != 0 && self.table.get(own_key).is_none_or(|entry| entry.depth <= depth) {
            // Where the past bears on the score, the move is good to try all the same.
            let nothing = Entry { depth, bound: Bound::Lower, score: -INFINITE, best: mark };
            self.table.put(own_key, &nothing);
        }
        best
    }

    /// The best of the moves from a place of the list on.
    fn best(&mut self, node: &Node, start: usize, depth: u32, alpha: i32, beta: i32) -> (i32, Candidate) {
        let mut best = (-INFINITE, self.list[start]);
        let mut low = alpha;
        for at in start..self.list.len() {
            let m = self.list[at];
            let mut score;
            if at == start {
                score = self.score(node, &m, depth - 1, low, beta);
            } else {
                score = self.score(node, &m, depth - 1, low, low + 1);
                if score > low && score < beta && !self.cut_short() {
                    score = self.score(node, &m, depth - 1, low, beta);
                }
            }
            if self.cut_short() {
                break;
            }
            if score > best.0 {
                best = (score, m);
                low = low.max(score);
            }
            if low >= beta {
                break;
            }
        }
        best
    }
}

/// The score that an entry gives a position, where it gives one that is exactly that of a search to this depth.
fn usable(entry: &Entry<Mark>, depth: u32, ply: u32, alpha: i32, beta: i32) -> Option<i32> {
    let score = from_root(entry.score, ply);
    // A win that was seen in fewer moves is there in more, and as near.
    let proved = entry.depth <= depth as i32
        && match entry.bound {
            Bound::Exact => score.abs() > PROVED,
            Bound::Lower => score > PROVED,
            Bound::Upper => score < -PROVED,
        };
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    (fits && (proved || entry.depth == depth as i32)).then_some(score)
}

/// A score with the moves to a win counted from a position instead of from the root.
fn from_here(score: i32, ply: u32) -> i32 {
    match score {
        _ if score > PROVED => score + ply as i32,
        _ if score < -PROVED => score - ply as i32,
        _ => score,
    }
}

/// The other way.
fn from_root(score: i32, ply: u32) -> i32 {
    match score {
        _ if score == -INFINITE => score,
        _ if score > PROVED => score - ply as i32,
        _ if score < -PROVED => score + ply as i32,
        _ => score,
    }
}
