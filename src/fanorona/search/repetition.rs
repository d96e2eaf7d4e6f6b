//! What a game has seen since something was last taken: the positions that can come again.

use std::collections::TryReserveError;

use super::options::SearchOptions;
use super::position::Position;
use crate::fanorona::board::Limits;
use crate::fanorona::game::Game;
use crate::fanorona::points::{PointSet, Side};
use crate::kit::try_with_capacity;

/// How many moves it takes for a position to come again, at the soonest: each side moves away and back.
const AGAIN: u64 = 4;

/// The positions between moves on the way to the one a search looks at, and what of them bears on its score.
pub struct Past {
    limits: Limits,
    /// How many moves had been completed at the root.
    ply: u32,
    /// The positions since something was last taken before the root, and those on the way from it.
    seen: Vec<Position>,
}

impl Past {
    /// The past of a game.
    ///
    /// # Errors
    ///
    /// When there is no memory for it; after that nothing of it grows.
    pub fn of(game: &Game) -> Result<Past, TryReserveError> {
        let mut seen = try_with_capacity((game.quiet() + SearchOptions::DEPTH_MAX) as usize + 2)?;
        let mut board = game.board().clone();
        // In the middle of a move something was taken since the last position.
        if !game.in_chain() {
            seen.push(Position::of(&board));
            for step in game.quiet_steps() {
                board.take_back(Some(&step), None);
                seen.push(Position::of(&board));
            }
            seen.reverse();
        }
        Ok(Past { limits: game.limits(), ply: game.ply(), seen })
    }

    /// Goes on to a position.
    pub fn push(&mut self, position: Position) {
        self.seen.push(position);
    }

    /// Goes back from it.
    pub fn pop(&mut self) {
        self.seen.pop();
    }

    /// Whether the game is drawn by the last position, so many moves away from the root and after so many in a row that
    /// took nothing.
    pub fn is_draw(&self, ply: u32, quiet: u32) -> bool {
        let Limits { quiet: quiet_limit, repeat, ply_cap } = self.limits;
        let cap = self.ply + ply >= ply_cap || quiet_limit > 0 && quiet >= quiet_limit;
        cap || repeat > 0
            && u64::from(quiet) >= AGAIN * u64::from(repeat - 1)
            && self.occurred(quiet) >= repeat
    }

    /// How often the last position has occurred, this time included.
    fn occurred(&self, quiet: u32) -> u32 {
        let since = self.since(quiet);
        let Some((last, before)) = since.split_last() else { return 0 };
        1 + before.iter().rev().skip(1).step_by(2).filter(|seen| seen.key == last.key).count() as u32
    }

    fn since(&self, quiet: u32) -> &[Position] {
        &self.seen[self.seen.len().saturating_sub(quiet as usize + 1)..]
    }

    /// A number for what of the past can change the score of the last position, looked at to a depth: 0 when nothing
    /// can, and different numbers for different pasts.
    pub fn bearing(&self, depth: u32, ply: u32, quiet: u32) -> u64 {
        let Limits { quiet: quiet_limit, repeat, ply_cap } = self.limits;
        let mut sum = 0_u64;
        let to_cap = ply_cap - (self.ply + ply);
        if to_cap <= depth {
            sum = sum.wrapping_add(mix(u64::from(to_cap)));
        }
        if quiet_limit > 0 && quiet_limit - quiet <= depth {
            sum = sum.wrapping_add(mix(u64::from(quiet_limit - quiet) << 32));
        }
        if repeat == 0 || quiet == 0 {
            return sum;
        }
        let since = self.since(quiet);
        let Some((last, before)) = since.split_last() else { return sum };
        let reach = |again: u32| AGAIN * u64::from(again.saturating_sub(1));
        let depth = u64::from(depth);
        for (at, seen) in before.iter().enumerate() {
            let soonest = soonest(last, seen);
            if soonest > depth {
                continue;
            }
            let times = before.iter().chain([last]).filter(|other| other.key == seen.key).count() as u32;
            let first = before[..at].iter().all(|other| other.key != seen.key);
            if first && soonest + reach(repeat.saturating_sub(times)) <= depth {
                sum = sum.wrapping_add(mix(seen.key ^ u64::from(times)));
            }
        }
        sum
    }
}

/// After how many moves that take nothing one position can become another, at the soonest.
fn soonest(from: &Position, to: &Position) -> u64 {
    let away = |side: Side| {
        let stones = |position: &Position| PointSet::from_bits(position.stones()[side.index()]);
        (stones(from) - stones(to)).len() as u64
    };
    // A side that has every stone where it has to be makes no move or more than one.
    let fits = |away: u64, moves: u64| moves >= away && (away > 0 || moves != 1);
    let (mover, other) = (away(from.side), away(!from.side));
    let least: u64 = if from.side == to.side { 2 } else { 1 };
    let ways = (least..u64::MAX).step_by(2);
    let mut ways = ways.filter(|moves| fits(mover, moves.div_ceil(2)) && fits(other, moves / 2));
    ways.next().unwrap_or(least)
}

/// Spreads a number over all bits (the last steps of splitmix64, Steele, Lea and Flood 2014).
fn mix(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
