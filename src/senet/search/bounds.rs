//! Between which values a position is worth what it is, before any of its moves are looked at.
//!
//! With a roll a side wins at most twice as many houses on the other, by a swap that far ahead, and loses at most as many,
//! by a swap that far behind; a piece that walks back from house 26 or beyond may lose more. So the mean over the rolls
//! of what a throw changes is bounded, and what so many throws change is bounded by so many times that. To win, a side
//! has to bear off every piece it has on the board, one a throw.

use super::expected_value::{ExpectedValue, over};
use crate::senet::board::{Board, Kind, RuleSet, Stand, Starts};
use crate::senet::eval::{SIXTEENTHS, WIN_SCORE, Weights};
use crate::senet::track::{House, HouseSet, Roll, Side};

/// The most houses a roll takes a piece, either way.
const STRIDE: i32 = 5;

/// The mean over the rolls of the most houses that a throw can win, in sixteenths of a house.
const SWAPPED: i32 = {
    let mut sum = 0;
    let mut at = 0;
    while at < Roll::ALL.len() {
        let roll = Roll::ALL[at];
        sum += roll.weight() as i32 * 2 * roll.number() as i32;
        at += 1;
    }
    sum * SIXTEENTHS / Roll::WAYS as i32
};

/// Where a piece that is borne off counts as standing.
pub const OFF: i32 = House::COUNT as i32 + 1;

/// What bounds the worth of each roll of a position.
pub struct Bounds {
    /// What the houses are worth now to the side to move, in sixteenths.
    now: i32,
    /// How far down and how far up the throws after this one can take it.
    down: i32,
    up: i32,
    /// Whether the side to move can lose, win, or come to the ply cap within the throws.
    lost: bool,
    won: bool,
    drawn: bool,
    /// The power of 16 that a worth after the roll is told over.
    throws: u32,
}

impl Bounds {
    /// The bounds of a position before so many throws, at least one.
    pub fn of(board: &Board, throws: u32, rules: &RuleSet, weights: &Weights) -> Bounds {
        let (mine, other) = (board.side(), !board.side());
        let later = throws as i32 - 1;
        let runs = runs_worth(board, rules, weights);
        Bounds {
            now: SIXTEENTHS * (board.houses(mine) - board.houses(other)),
            down: later * SWAPPED.max(walked(board, mine, later)) + runs,
            up: later * SWAPPED.max(walked(board, other, later)) + runs,
            lost: board.count(other) < throws as usize,
            won: board.count(mine) <= throws as usize,
            drawn: board.ply().saturating_add(throws) >= Board::PLY_CAP,
            throws: throws - 1,
        }
    }

    /// Between which values the best move of a roll is worth, given the most houses that one of its moves wins.
    pub fn of_roll(&self, most_houses: i32) -> (ExpectedValue, ExpectedValue) {
        let after = self.now + SIXTEENTHS * most_houses;
        let (mut least, mut most) = (after - self.down, after + self.up);
        if self.drawn {
            (least, most) = (least.min(0), most.max(0));
        }
        let least = if self.lost { -WIN_SCORE } else { least };
        let most = if self.won { WIN_SCORE } else { most };
        (over(least, self.throws), over(most, self.throws))
    }
}

/// The most that a side can lose by walking back in a throw after this one, in sixteenths.
fn walked(board: &Board, side: Side, later: i32) -> i32 {
    let furthest = board.men(side).last().map_or(0, i32::from) + STRIDE * later;
    if furthest < House::GATE.into() {
        return 0;
    }
    // Every other piece may stand on the houses from 15 down, so that the one that walks goes below them all.
    let others = board.occupied().len() as i32 - 1;
    let lowest = (i32::from(House::REBIRTH) - others).max(1);
    SIXTEENTHS * (furthest.min(House::COUNT as i32) - lowest)
}

/// The most that the blockades of a board can be worth, to either side, with as many pieces or fewer.
fn runs_worth(board: &Board, rules: &RuleSet, weights: &Weights) -> i32 {
    let runs = |men: HouseSet| men.len() as i32 / i32::from(rules.blockade.max(1));
    weights.blockade.abs() * runs(board.men(Side::Light)).max(runs(board.men(Side::Dark)))
}

/// The most houses that a move of a roll wins on the other side; 0 when there is none.
pub fn most_houses(stand: &Stand<'_>, starts: &Starts, roll: Roll) -> i32 {
    let stride = i32::from(roll);
    if !starts.back.is_empty() {
        let swaps = stand.swaps(starts.back.down(roll.number()));
        return if swaps.len() == starts.back.len() { -2 * stride } else { -stride };
    }
    let swaps = !stand.swaps(starts.steps.up(roll.number())).is_empty();
    let steps = (!starts.steps.is_empty()).then_some(if swaps { 2 * stride } else { stride });
    let stops = starts.stops.first().map(|from| i32::from(House::GATE) - i32::from(from));
    let exits = starts.exits.into_iter().filter_map(|from| {
        let (to, kind) = stand.exit(from, roll)?;
        let to = if kind == Kind::Off { OFF } else { to.map_or(0, i32::from) };
        Some(to - i32::from(from))
    });
    steps.into_iter().chain(stops).chain(exits).max().unwrap_or(0)
}
