//! How far the value of a position can be from what it is now, so many throws on.

use crate::senet::evaluate::SIXTEENTHS;
use crate::senet::{Board, House, HouseSet, RuleSet, Side, WIN_SCORE, Weights};

/// The most houses a roll takes a piece, either way.
const STRIDE: i32 = 5;

/// The least and the most that a position can be worth to the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub least: i32,
    pub most: i32,
}

impl Bounds {
    /// The bounds of a position and of every position up to so many throws on, in which a game that was won before
    /// that counts [`WIN_SCORE`].
    ///
    /// With one throw a side wins at most ten houses on the other, by a swap five ahead, and likewise loses ten, by one
    /// five behind; a piece that walks back from house 26 or beyond loses more. To win, a side has to bear off every
    /// piece it has on the board, one a throw.
    pub fn of(board: &Board, throws: u32, rules: &RuleSet, weights: &Weights) -> Bounds {
        let (mine, other) = (board.side(), !board.side());
        let ahead = throws as i32;
        let base = board.houses(mine) - board.houses(other);
        let mut bounds = Bounds {
            least: SIXTEENTHS * (base - ahead * loss(board, mine, ahead)) - runs_worth(board, rules, weights),
            most: SIXTEENTHS * (base + ahead * loss(board, other, ahead)) + runs_worth(board, rules, weights),
        };
        if board.ply().saturating_add(throws) >= Board::PLY_CAP {
            bounds = Bounds { least: bounds.least.min(0), most: bounds.most.max(0) };
        }
        if board.count(mine) <= throws as usize {
            bounds.most = WIN_SCORE;
        }
        if board.count(other) <= throws as usize {
            bounds.least = -WIN_SCORE;
        }
        bounds
    }
}

/// The most houses that a side can fall behind in one of the next throws.
fn loss(board: &Board, side: Side, throws: i32) -> i32 {
    let swapped = 2 * STRIDE;
    let furthest = board.men(side).last().map_or(0, i32::from);
    if furthest + STRIDE * (throws - 1) < House::GATE.into() {
        return swapped;
    }
    // Every other piece may stand on the houses from 15 down, so that the one that walks goes below them all.
    let others = board.occupied().len() as i32 - 1;
    let walked = House::COUNT as i32 - (i32::from(House::REBIRTH) - others).max(1);
    swapped.max(walked)
}

/// The most that the blockades of a board can be worth, to either side, with as many pieces or fewer.
fn runs_worth(board: &Board, rules: &RuleSet, weights: &Weights) -> i32 {
    let runs = |men: HouseSet| men.len() as i32 / i32::from(rules.blockade.max(1));
    weights.blockade.abs() * runs(board.men(Side::Light)).max(runs(board.men(Side::Dark)))
}
