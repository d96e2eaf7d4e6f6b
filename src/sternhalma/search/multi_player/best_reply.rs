//! The search of two sides: the root seat against all its rivals.
//!
//! In the paranoid mode the rivals move each in turn (Sturtevant and Korf, "On Pruning Techniques for Multi-Player
//! Games", 2000). In the best-reply mode they reply with the one move of all theirs that is worst for the root seat
//! (Schadd and Winands, "Best Reply Search for Multiplayer Games", 2011). Both are a principal variation search (Marsland
//! and Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982).

use super::context::{INFINITE, Search, Turn, Window};
use super::move_picker::{PLIES, Width};
use super::placing::OPEN;
use crate::kit::Bound;
use crate::sternhalma::search::tt_move::Entry;
use crate::sternhalma::star::Move;

impl Search<'_> {
    /// The score of a move, searched `depth` plies beyond it, for the side whose turn it is.
    pub fn search_child(
        &mut self,
        turn: Turn,
        seat: usize,
        m: Move,
        depth: i32,
        ply: i32,
        window: Window,
    ) -> i32 {
        let before = self.position.status;
        self.position.go(seat, m.from, m.to);
        self.position.resolve_move(seat, m.to, ply + 1);
        let score = self.after_move(turn, seat, depth, ply + 1, window);
        self.position.go(seat, m.to, m.from);
        self.position.status = before;
        score
    }

    /// The score of the position after a move or a pass, for the side whose turn it was.
    fn after_move(&mut self, turn: Turn, seat: usize, depth: i32, ply: i32, window: Window) -> i32 {
        let was_mine = self.is_mine(turn);
        if depth == 0 || self.position.status.is_over() || !self.position.status.races(self.me) {
            self.node_budget.count();
            self.empty_line(ply);
            let score = self.score(self.me, self.params.rivals, ply);
            return if was_mine { score } else { -score };
        }
        let next = self.turn_after(turn, seat);
        if self.is_mine(next) == was_mine {
            self.search_node(next, depth, ply, window)
        } else {
            -self.search_node(next, depth, ply, window.flip())
        }
    }

    /// The score of the position, searched `depth` plies deep, for the side whose turn it is: exact within the window, a
    /// bound outside.
    fn search_node(&mut self, turn: Turn, depth: i32, ply: i32, window: Window) -> i32 {
        self.empty_line(ply);
        if self.node_budget.count() {
            return 0;
        }
        if depth == 1
            && !window.is_pv()
            && let Some(score) = self.last_ply(turn, ply, window)
        {
            return score;
        }
        let exact = self.params.exact;
        let key = self.position.key ^ self.turn_key(turn);
        let uses_table = depth > 1 && self.may_use_table();
        let known = if uses_table { self.table.get(key) } else { None };
        if let Some(entry) = known
            && !window.is_pv()
            && (entry.depth == depth || !exact && entry.depth > depth)
        {
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= window.beta,
                Bound::Upper => entry.score <= window.alpha,
            };
            if holds {
                return entry.score;
            }
        }
        let start = self.picker.len();
        let width = if exact { Width::All } else { Width::Onward };
        let table_move = known.and_then(|entry| entry.best);
        self.picker.add(&self.position, self.movers(turn), width, table_move, ply);
        if self.picker.len() == start {
            return self.search_pass(turn, depth, ply, window);
        }
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut alpha = window.alpha;
        let mut at = start;
        while let Some(next) = self.picker.next(start, at) {
            let (seat, m) = (next.seat(), next.step());
            let place = (at - start) as i32;
            at += 1;
            let null = Window::above(alpha);
            let mut score;
            if place == 0 {
                score = self.search_child(turn, seat, m, depth - 1, ply, Window { alpha, ..window });
            } else {
                let reduction = if exact { 0 } else { self.late_move_reduction(turn, depth, place) };
                score = self.search_child(turn, seat, m, depth - 1 - reduction, ply, null);
                if reduction > 0 && score > alpha && !self.node_budget.stopped() {
                    score = self.search_child(turn, seat, m, depth - 1, ply, null);
                }
                if score > alpha && score < window.beta && window.is_pv() && !self.node_budget.stopped() {
                    score = self.search_child(turn, seat, m, depth - 1, ply, Window { alpha, ..window });
                }
            }
            if self.node_budget.stopped() {
                self.picker.truncate(start);
                return 0;
            }
            if score > best {
                (best, best_move) = (score, Some(m));
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, m);
                    if alpha >= window.beta {
                        self.picker.note_cutoff(m, depth, ply);
                        break;
                    }
                }
            }
        }
        self.picker.truncate(start);
        if uses_table && best.abs() < OPEN {
            let bound = match () {
                () if best >= window.beta => Bound::Lower,
                () if best > window.alpha => Bound::Exact,
                () => Bound::Upper,
            };
            let best_move = best_move.filter(|_| bound != Bound::Upper).or(table_move);
            let entry = Entry { depth, score: best, bound, best: best_move };
            self.table.put(key, &entry);
        }
        best
    }

    /// The score of a node whose side has no move and passes.
    fn search_pass(&mut self, turn: Turn, depth: i32, ply: i32, window: Window) -> i32 {
        let before = self.position.status;
        self.position.resolve_pass(ply + 1);
        let seat = match turn {
            Turn::Seat(seat) => seat,
            Turn::Rivals => self.me,
        };
        let score = self.after_move(turn, seat, depth - 1, ply + 1, window);
        self.position.status = before;
        score
    }

    /// Whether scores found here hold wherever the position occurs in the tree.
    #[inline(always)]
    fn may_use_table(&self) -> bool {
        let status = &self.position.status;
        status.came_home == 0 && status.passes == 0 && self.position.plies_to_cap > PLIES as i32
    }

    /// Late-move reductions (Romstad, "An Introduction to Late Move Reductions", 2006): by how many plies the move in a
    /// place of the order is searched less deeply.
    #[inline(always)]
    fn late_move_reduction(&self, turn: Turn, depth: i32, place: i32) -> i32 {
        let params = &self.params;
        let full_depth = if self.is_mine(turn) { params.full_depth_own } else { params.full_depth_rival };
        if depth < 3 || place < full_depth {
            0
        } else if place < full_depth * 3 || depth < 4 {
            1
        } else {
            2
        }
    }
}
