//! The weakest player.

use crate::kit::Random;
use crate::sternhalma::board::{Board, Move};

impl Board {
    /// A seeded random choice among the moves of the seat to move that take a piece nearer home, or among all of
    /// them when none does; `None` when it has no move.
    pub fn random_forward(&self, seed: u64) -> Option<Move> {
        let tip = self.layout().tip(self.to_move());
        let forward = |m: &Move| m.to.distance(tip) < m.from.distance(tip);
        let mut random = Random::new(seed);
        match random.pick(self.legal().filter(forward).count()) {
            Some(n) => self.legal().filter(forward).nth(n),
            None => self.legal().nth(random.pick(self.legal().count())?),
        }
    }
}
