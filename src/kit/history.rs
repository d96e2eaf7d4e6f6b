//! The history heuristic (Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", 1989).

use std::collections::TryReserveError;

use super::fallible::try_with_capacity;

/// How often moves caused a beta cutoff in this search, by the places where they start and end. `PLACES` is the number of
/// places, rounded up to a power of two.
pub struct History<const PLACES: usize>(Vec<[i16; PLACES]>);

impl<const PLACES: usize> History<PLACES> {
    const MASK: usize = {
        assert!(PLACES.is_power_of_two());
        PLACES - 1
    };

    /// A history without any cutoff.
    ///
    /// # Errors
    ///
    /// When its memory cannot be allocated.
    pub fn new() -> Result<Self, TryReserveError> {
        let mut table = try_with_capacity(PLACES)?;
        table.resize(PLACES, [0; PLACES]);
        Ok(History(table))
    }

    /// The count of a move.
    #[inline(always)]
    pub fn get(&self, from: usize, to: usize) -> i32 {
        self.0[from & Self::MASK][to & Self::MASK].into()
    }

    /// Adds a bonus, not negative, to the count of a move, up to `limit`. Returns the new count.
    pub fn update_history(&mut self, from: usize, to: usize, bonus: i32, limit: i16) -> i32 {
        let count = &mut self.0[from & Self::MASK][to & Self::MASK];
        *count = (i32::from(*count) + bonus).min(limit.into()) as i16;
        (*count).into()
    }

    /// Halves every count, so that older cutoffs weigh less.
    pub fn age_history(&mut self) {
        self.0.as_flattened_mut().iter_mut().for_each(|count| *count /= 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_grow_to_the_limit_and_are_halved() {
        let mut history = History::<4>::new().unwrap();
        assert_eq!(history.update_history(1, 3, 9, 100), 9);
        assert_eq!(history.update_history(1, 3, 3600, 100), 100);
        history.age_history();
        assert_eq!((history.get(1, 3), history.get(3, 1)), (50, 0));
    }
}
