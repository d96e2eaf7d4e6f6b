//! The last ply: what a move changes for its mover is known without making it.

use super::best_reply::{INFINITE, Window};
use super::context::{Hunt, Turn};
use super::move_picker::word_of;
use super::placing::{Tally, against};
use super::position::Race;
use crate::sternhalma::board::Move;
use crate::sternhalma::star::{Hole, TABLE, targets};

/// What the children of a position are valued by.
struct Scene {
    /// Whether it is the turn of the seat to move at the root.
    mine: bool,
    /// The value of the seat to move at the root.
    own: i32,
    /// What its rivals count but for the one that moves.
    others: Tally,
}

impl Hunt<'_> {
    /// What the position is worth to the side whose turn it is, one ply before the last. `None` where that is not
    /// known without making the moves.
    pub fn frontier(&mut self, turn: Turn, ply: i32, window: Window) -> Option<i32> {
        let race = &self.race;
        if !race.worth.is_plain() || race.is_early() || ply + 1 >= race.room {
            return None;
        }
        let (mine, exact, closing) = (self.is_mine(turn), self.params.exact, race.closing());
        let own = race.worth.of(race, self.me);
        let mut best = -INFINITE;
        for seat in self.movers(turn) {
            let others = self.tally(if mine { self.me } else { seat });
            let scene = Scene { mine, own, others };
            if exact || !closing.is_empty() {
                for from in self.race.runners[seat].pieces {
                    let onward = if exact { !0 } else { self.race.runners[seat].course.onward[from.index()] };
                    for m in targets(from, word_of(&self.race, from) & onward) {
                        best = best.max(match closing.contains(m.to) {
                            true => self.follow(turn, seat, m, 0, ply, window),
                            false => self.glance(&scene, seat, m),
                        });
                        if self.node_budget.stopped() || best >= window.beta {
                            return Some(best);
                        }
                    }
                }
            } else {
                for m in self.race.leading(seat).into_iter().flatten() {
                    best = best.max(self.glance(&scene, seat, m));
                    if self.node_budget.stopped() || best >= window.beta {
                        return Some(best);
                    }
                }
            }
        }
        (best > -INFINITE).then_some(best)
    }

    /// What a move that brings nobody home is worth to the side whose turn it is.
    #[inline(always)]
    fn glance(&mut self, scene: &Scene, seat: usize, m: Move) -> i32 {
        self.node_budget.count();
        let (field, rivals) = (&self.race.field, self.params.rivals);
        let value = self.race.value_after(seat, m);
        if scene.mine {
            against(field, value, rivals.weigh(scene.others))
        } else {
            -against(field, scene.own, rivals.weigh(scene.others.with(value)))
        }
    }

    /// The values of the rivals of the seat to move that still race, one seat left out.
    #[inline(always)]
    fn tally(&self, without: usize) -> Tally {
        let rivals = self.race.field.rivals(self.me).filter(|&rival| rival != without);
        rivals.map(|rival| self.race.worth.of(&self.race, rival)).fold(Tally::NONE, Tally::with)
    }
}

impl Race {
    /// The moves of which one makes the most of a seat's pieces, where values are plain: the one that gains most,
    /// and the best one of the rearmost piece when it is alone, which also shortens what the seat lags behind. Only
    /// moves that go no further from home are looked at.
    #[inline(always)]
    pub fn leading(&self, seat: usize) -> [Option<Move>; 2] {
        let runner = &self.runners[seat];
        let rear = self.rear_alone(seat);
        let (mut most, mut first, mut second) = (i32::MIN, None, None);
        runner.pieces.into_iter().for_each(|from| {
            let Some((m, value)) = self.foremost(seat, from) else { return };
            let gain = value - self.worth.hole(seat, from);
            if rear == Some(from) {
                second = Some(m);
            }
            if gain > most {
                (most, first) = (gain, Some(m));
            }
        });
        [first, second.filter(|_| second != first)]
    }

    /// A piece's onward move to the hole that is worth most, and what that is worth.
    #[inline(always)]
    fn foremost(&self, seat: usize, from: Hole) -> Option<(Move, i32)> {
        let mut left = word_of(self, from) & self.runners[seat].course.onward[from.index()];
        let mut best = None;
        let mut most = i32::MIN;
        while left != 0 {
            let m = TABLE.target[from.index()][left.trailing_zeros() as usize];
            let value = self.worth.hole(seat, m.to);
            if value > most {
                (most, best) = (value, Some(m));
            }
            left &= left - 1;
        }
        best.map(|m| (m, most))
    }

    /// The rearmost piece of a seat, when no other is as far behind.
    #[inline(always)]
    fn rear_alone(&self, seat: usize) -> Option<Hole> {
        let runner = &self.runners[seat];
        let far = 127_u32.saturating_sub(runner.spread.leading_zeros()) / 7;
        let rear = runner.pieces & runner.course.rings[far as usize];
        rear.first().filter(|_| rear.len() == 1)
    }
}
