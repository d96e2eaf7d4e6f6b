//! How a piece leaves the last five houses.

use super::rules::RuleSetId;
use crate::senet::track::{House, Roll};
use Exit::{Off, Stay, Walk};

/// One thing that a piece on house 26 or beyond may do with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Move to a house, which has to be empty.
    To(House),
    /// Be borne off.
    Off,
    /// Walk back to house 15, or where that is taken to the nearest empty house below it.
    Walk,
    /// Stay where it is; the roll is spent.
    Stay,
}

/// For each house from 26 and each roll from 1: the first of these that is possible is the move, and none is no move.
type Chains = [[&'static [Exit]; 5]; 5];

const fn to(number: usize) -> Exit {
    match House::new(number) {
        Some(house) => Exit::To(house),
        None => panic!("no such house"),
    }
}

const KENDALL: Chains = [
    [&[Walk], &[to(28)], &[to(29)], &[to(30)], &[Off]],
    [&[Walk], &[Walk], &[Walk], &[Walk], &[Walk]],
    [&[], &[], &[Off], &[], &[]],
    [&[], &[Off], &[], &[], &[]],
    [&[Off], &[], &[], &[], &[]],
];

const SKYRUK: Chains = [
    [&[to(27), Walk], &[to(28), to(27), Walk], &[to(29), to(27), Walk], &[to(30), to(27), Walk], &[Off]],
    [&[Walk], &[Walk], &[Walk], &[Off], &[Stay]],
    [&[], &[], &[Off], &[], &[]],
    [&[], &[Off], &[], &[], &[]],
    [&[Off], &[Off], &[Off], &[Off], &[Off]],
];

impl RuleSetId {
    /// The exits that a piece on a house tries with a roll, in their order: none for a house under 26.
    pub fn exits(self, house: House, roll: Roll) -> &'static [Exit] {
        let chains = match self {
            RuleSetId::Kendall => &KENDALL,
            RuleSetId::Skyruk => &SKYRUK,
        };
        let house = house.number().checked_sub(House::GATE.number());
        house.and_then(|house| chains.get(house)).map_or(&[], |chains| chains[roll.number() - 1])
    }
}
