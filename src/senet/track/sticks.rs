//! The four sticks, and what they can fall as.

use std::fmt;

use crate::kit::Random;

/// A roll, from 1 to 5: how many of the four sticks lie with their flat side up, and 5 when none does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(u8);

impl Roll {
    /// Every roll, in ascending order.
    pub const ALL: [Roll; 5] = [Roll(1), Roll(2), Roll(3), Roll(4), Roll(5)];

    /// How many ways there are for the four sticks to fall, each as likely as the others.
    pub const WAYS: u32 = 16;

    /// How many of them make each roll.
    const WEIGHTS: [u32; 5] = {
        let mut weights = [0; 5];
        let mut way = 0;
        while way < Roll::WAYS {
            weights[Roll::fallen(way).number() - 1] += 1;
            way += 1;
        }
        weights
    };

    /// The roll of a way to fall: one bit for each stick, set when its flat side is up.
    const fn fallen(way: u32) -> Roll {
        match (way % Roll::WAYS).count_ones() {
            0 => Roll(5),
            flat => Roll(flat as u8),
        }
    }

    /// The roll of one throw of the sticks, out of the row of throws that a seed stands for: the same everywhere.
    pub fn thrown(seed: u64, number: u64) -> Roll {
        let mut random = Random::new(seed);
        random.skip(number);
        Roll::fallen(random.below(Roll::WAYS))
    }

    /// Its number, from 1 to 5.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// How many of the [`WAYS`](Roll::WAYS) to fall make it.
    pub const fn weight(self) -> u32 {
        Roll::WEIGHTS[self.number() - 1]
    }

    /// Whether it gives another throw: after 1, 4 and 5 the turn stays.
    pub const fn extra(self) -> bool {
        matches!(self.0, 1 | 4 | 5)
    }
}

impl TryFrom<i32> for Roll {
    type Error = i32;

    /// The roll of a number; the number is given back when it is none.
    fn try_from(number: i32) -> Result<Roll, i32> {
        Roll::ALL.into_iter().find(|&roll| i32::from(roll) == number).ok_or(number)
    }
}

impl From<Roll> for i32 {
    fn from(roll: Roll) -> i32 {
        roll.0.into()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
