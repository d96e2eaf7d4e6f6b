//! The best replies of the other seat, computed once for all moves of the seat to move.
//!
//! A move changes the hops of a rival's piece only when it touches one of the holes that decide them (see
//! [`HopCache`]). The best reply of every other piece is known before the move is made, and refutes most moves.

use super::hop_cache::{HopCache, MAX_PIECES, bits_of};
use super::position::{Position, Rearmost};
use crate::sternhalma::eval::PieceSquareTables;
use crate::sternhalma::star::Move;

/// The best reply of each piece of the other seat, the best first.
pub struct ReplyCache {
    /// The number of the piece in the hop cache, and the evaluation of the other seat's pieces after its best move;
    /// `i32::MIN` when it has none.
    replies: [(u8, i32); MAX_PIECES],
    len: usize,
    rearmost: Rearmost,
    seat: usize,
}

/// The result of looking for a reply.
#[derive(Clone, Copy)]
pub struct BestReply {
    /// The evaluation of the other seat's pieces after the best reply found; `i32::MIN` when there is none.
    pub eval: i32,
    /// The number of positions counted.
    pub nodes: u64,
}

impl ReplyCache {
    /// The replies as if the seat to move passed.
    pub fn new(position: &Position, tables: &PieceSquareTables, hops: &HopCache) -> ReplyCache {
        let seat = position.turn ^ 1;
        let rearmost = position.rearmost(tables, seat);
        let mut cache = ReplyCache { replies: [(0, i32::MIN); MAX_PIECES], len: 0, rearmost, seat };
        for (number, piece) in hops.pieces(seat).iter().enumerate() {
            let after = |best| position.side_eval_after(tables, seat, &rearmost, piece.from, best);
            let eval = piece.best_forward.map_or(i32::MIN, after);
            // An insertion sort: the pieces are few.
            let mut at = cache.len.min(MAX_PIECES - 1);
            while at > 0 && cache.replies[at - 1].1 < eval {
                cache.replies[at] = cache.replies[at - 1];
                at -= 1;
            }
            cache.replies[at] = (number as u8, eval);
            cache.len = (cache.len + 1).min(MAX_PIECES);
        }
        cache
    }

    /// A lower bound of the evaluation of the other seat's pieces after its best reply to a move: that of the best
    /// reply by a piece the move does not affect.
    #[inline(always)]
    pub fn lower_bound(&self, hops: &HopCache, m: Move) -> i32 {
        let bits = bits_of(m);
        let pieces = hops.pieces(self.seat);
        let unaffected = |reply: &&(u8, i32)| {
            pieces.get(reply.0 as usize).is_some_and(|piece| !piece.is_affected_by(bits))
        };
        self.replies[..self.len.min(MAX_PIECES)].iter().find(unaffected).map_or(i32::MIN, |reply| reply.1)
    }

    /// The best reply to a move, or one whose evaluation is at least `enough`. `position` is the one before the move,
    /// and no reply to the move may complete a home. `lower_bound` is that of [`lower_bound`](ReplyCache::lower_bound).
    pub fn best_reply(
        &self,
        position: &mut Position,
        tables: &PieceSquareTables,
        hops: &HopCache,
        m: Move,
        lower_bound: i32,
        enough: i32,
    ) -> BestReply {
        let bits = bits_of(m);
        let side = &tables.sides[self.seat];
        let mut reply = BestReply { eval: lower_bound, nodes: 1 };
        position.hop_classes.go(m.from, m.to);
        for piece in hops.pieces(self.seat).iter().filter(|piece| piece.is_affected_by(bits)) {
            reply.nodes += 1;
            let hop_classes = &position.hop_classes;
            if let Some(best) = side.best_forward_move(hop_classes, piece.from, hop_classes.hops(piece.from))
            {
                let eval = position.side_eval_after(tables, self.seat, &self.rearmost, piece.from, best);
                reply.eval = reply.eval.max(eval);
            }
            if reply.eval >= enough {
                break;
            }
        }
        position.hop_classes.go(m.to, m.from);
        reply
    }
}
