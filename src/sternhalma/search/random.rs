//! A random player, the weakest level.

use crate::kit::Random;
use crate::sternhalma::board::{Board, Move};

impl Board {
    /// A random move of the seat to move, by a seed: one of those that take a piece nearer home, or of all moves when
    /// none does. `None` when it has no move.
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
