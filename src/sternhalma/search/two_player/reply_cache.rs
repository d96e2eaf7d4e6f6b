//! What the other seat can answer, worked out once for all moves of the seat to move.
//!
//! A move changes what a rival's piece reaches only when it touches one of the holes that decide this (see
//! [`Kept`]). For all others the best reply is known before the move is made, and most moves are refuted by one of
//! those.

use super::hop_cache::{Kept, MOST, bits_of};
use super::position::{Position, Rear};
use crate::sternhalma::board::Move;
use crate::sternhalma::eval::Terms;

/// The replies of the other seat, best first.
pub struct Replies {
    /// The number of the piece, and what the other seat's pieces are worth after its best move; `i32::MIN` when it
    /// has none.
    list: [(u8, i32); MOST],
    len: usize,
    rear: Rear,
    seat: usize,
}

/// What came of looking for a reply.
#[derive(Clone, Copy)]
pub struct Answer {
    /// What the other seat's pieces are worth after the best reply seen; `i32::MIN` when there is none.
    pub after: i32,
    /// How many replies were worked out.
    pub looked: u64,
}

impl Replies {
    /// The replies there are when the seat to move does nothing.
    pub fn new(position: &Position, terms: &Terms, kept: &Kept) -> Replies {
        let seat = position.turn ^ 1;
        let rear = position.rear(terms, seat);
        let mut replies = Replies { list: [(0, i32::MIN); MOST], len: 0, rear, seat };
        for (number, man) in kept.list(seat).iter().enumerate() {
            let after = man.best.map_or(i32::MIN, |best| position.after(terms, seat, &rear, man.from, best));
            // Kept in order as they come: they are few.
            let mut at = replies.len.min(MOST - 1);
            while at > 0 && replies.list[at - 1].1 < after {
                replies.list[at] = replies.list[at - 1];
                at -= 1;
            }
            replies.list[at] = (number as u8, after);
            replies.len = (replies.len + 1).min(MOST);
        }
        replies
    }

    /// A value of the other seat's pieces that it reaches at least, whatever else the move does.
    #[inline(always)]
    pub fn at_least(&self, kept: &Kept, m: Move) -> i32 {
        let bits = bits_of(m);
        let men = kept.list(self.seat);
        let still = |reply: &&(u8, i32)| men.get(reply.0 as usize).is_some_and(|man| !man.is_touched(bits));
        self.list[..self.len.min(MOST)].iter().find(still).map_or(i32::MIN, |reply| reply.1)
    }

    /// The best reply to a move, or one that comes to at least `enough`. The position is the one before the move,
    /// whose other seat can complete no home by its reply; `least` is what [`at_least`](Replies::at_least) says.
    pub fn answer(
        &self,
        position: &mut Position,
        terms: &Terms,
        kept: &Kept,
        m: Move,
        least: i32,
        enough: i32,
    ) -> Answer {
        let bits = bits_of(m);
        let mut answer = Answer { after: least, looked: 1 };
        position.hop_classes.go(m.from, m.to);
        for man in kept.list(self.seat).iter().filter(|man| man.is_touched(bits)) {
            answer.looked += 1;
            let hop_classes = &position.hop_classes;
            if let Some(best) = terms.foremost(hop_classes, self.seat, man.from, hop_classes.hops(man.from)) {
                let after = position.after(terms, self.seat, &self.rear, man.from, best);
                answer.after = answer.after.max(after);
            }
            if answer.after >= enough {
                break;
            }
        }
        position.hop_classes.go(m.to, m.from);
        answer
    }
}
