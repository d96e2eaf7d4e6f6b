//! Working the tables out again from what they mean.

use super::rules::RuleSetId;
use crate::senet::track::{House, HouseSet, Roll};

/// Whether every table agrees with what it is a table of: the houses and where they are drawn, the sums of sets of
/// houses, the ways the sticks fall, and the exits.
pub fn tables_ok() -> bool {
    grid_ok() && sums_ok() && sticks_ok() && exits_ok()
}

/// The houses of the three rows are all of them, beside one another along the track.
fn grid_ok() -> bool {
    let places = (0..House::ROWS).flat_map(|row| (0..House::COLS).map(move |col| (row, col)));
    let there =
        places.filter(|&(row, col)| House::at(row, col).is_some_and(|h| (h.row(), h.col()) == (row, col)));
    let beside = House::all()
        .zip(House::all().skip(1))
        .all(|(house, next)| house.row().abs_diff(next.row()) + house.col().abs_diff(next.col()) == 1);
    there.count() == House::COUNT && beside
}

fn sums_ok() -> bool {
    let alone = House::all().all(|house| HouseSet::of(house).sum() == i32::from(house));
    alone && HouseSet::ALL.sum() == House::all().map(i32::from).sum()
}

/// Four sticks fall with some of them flat in as many ways as there are to choose those.
fn sticks_ok() -> bool {
    let ways = |flat: u32| (0..flat).fold(1, |ways, n| ways * (4 - n) / (n + 1));
    let weight = |roll: Roll| ways(roll.number() as u32 % 5);
    Roll::ALL.into_iter().all(|roll| roll.weight() == weight(roll))
        && Roll::ALL.into_iter().map(Roll::weight).sum::<u32>() == Roll::WAYS
}

/// No piece leaves a house under 26 by an exit, and each later house has a way off.
fn exits_ok() -> bool {
    RuleSetId::ALL.into_iter().all(|id| {
        House::all().all(|house| {
            let exits = Roll::ALL.map(|roll| id.exits(house, roll).len());
            exits.into_iter().any(|n| n > 0) == (house >= House::GATE)
        })
    })
}
