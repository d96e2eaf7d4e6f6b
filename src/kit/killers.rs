//! Killer moves (Akl and Newborn, "The Principal Continuation and the Killer Heuristic", 1977).

/// For each ply, the last two different moves that caused a beta cutoff there, the latest first.
pub struct Killers<M, const PLIES: usize>([[Option<M>; 2]; PLIES]);

impl<M: Copy + PartialEq, const PLIES: usize> Killers<M, PLIES> {
    /// No killer moves.
    pub const fn new() -> Self {
        Killers([[None; 2]; PLIES])
    }

    /// The killer moves of a ply; none for a ply of `PLIES` or more.
    #[inline(always)]
    pub fn at(&self, ply: usize) -> [Option<M>; 2] {
        self.0.get(ply).copied().unwrap_or([None; 2])
    }

    /// Adds a move that caused a cutoff. It replaces the older one unless it is the latest already.
    #[inline(always)]
    pub fn add(&mut self, ply: usize, m: M) {
        if let Some(pair) = self.0.get_mut(ply)
            && pair[0] != Some(m)
        {
            *pair = [Some(m), pair[0]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_different_moves_of_a_ply_are_kept() {
        let mut killers = Killers::<u8, 2>::new();
        for m in [1, 2, 2, 3, 3] {
            killers.add(1, m);
        }
        killers.add(2, 9);
        assert_eq!([0, 1, 2].map(|ply| killers.at(ply)), [[None; 2], [Some(3), Some(2)], [None; 2]]);
    }
}
