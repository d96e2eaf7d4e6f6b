//! Boards of every kind for laws to be tried on.

use proptest::prelude::*;
use proptest::sample::select;

use sternhalma::fanorona::{Board, Game, GameOptions, Limits, Shape, Side, Step};

use crate::common::dice::Dice;

pub fn shapes() -> impl Strategy<Value = Shape> {
    select(Shape::ALL.to_vec())
}

/// Makes a step, or ends the move in progress: one of all that may be done.
pub fn act_at_random(board: &mut Board, dice: &mut Dice) -> bool {
    let steps: Vec<Step> = board.steps().collect();
    let ways = steps.len() + usize::from(board.can_stop());
    if ways == 0 {
        return false;
    }
    match steps.get(dice.below(ways)) {
        Some(step) => drop(board.step(step.from, step.direction, step.kind).expect("a step that is listed")),
        None => drop(board.stop().expect("a move in progress")),
    }
    true
}

/// A board with so many stones at most of each side on points picked at random.
pub fn scattered_board(shape: Shape, most: usize, dice: &mut Dice) -> Board {
    let mut points: Vec<usize> = (0..shape.points()).collect();
    dice.shuffle(&mut points);
    let mut cells = vec!['1'; shape.points()];
    for letter in ['w', 'b'] {
        for _ in 0..dice.below(most.min(shape.stones()) + 1) {
            if let Some(point) = points.pop() {
                cells[point] = letter;
            }
        }
    }
    let ranks = cells.chunks(shape.files()).rev().map(|rank| rank.iter().collect::<String>());
    let position = format!("{} {}", ranks.collect::<Vec<_>>().join("/"), ['w', 'b'][dice.below(2)]);
    position.parse().unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

/// Stones anywhere, from an empty board to a full one, between moves.
pub fn scattered() -> impl Strategy<Value = Board> {
    (shapes(), any::<u64>()).prop_map(|(shape, seed)| scattered_board(shape, 22, &mut Dice::new(seed)))
}

/// Positions out of random games, and what follows positions with stones anywhere: between moves and in the middle of
/// one.
pub fn played() -> impl Strategy<Value = Board> {
    (shapes(), any::<u64>(), 0..60_usize, any::<bool>()).prop_map(|(shape, seed, actions, set_up)| {
        let mut dice = Dice::new(seed);
        let mut board =
            if set_up { Board::new(shape) } else { scattered_board(shape, shape.stones(), &mut dice) };
        for _ in 0..actions {
            if !act_at_random(&mut board, &mut dice) {
                break;
            }
        }
        board
    })
}

pub fn boards() -> impl Strategy<Value = Board> {
    prop_oneof![1 => scattered(), 3 => played()]
}

/// A game from a position, with limits.
pub fn game_from(position: &str, [quiet, repeat, ply_cap]: [u32; 3]) -> Game {
    let limits = Limits { quiet, repeat, ply_cap };
    let options = GameOptions { position: Some(position.as_bytes()), limits, ..GameOptions::default() };
    Game::new(&options).unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

/// The number of a side, as text has it: 0 for none.
pub fn side_number(side: Option<Side>) -> i32 {
    side.map_or(0, i32::from)
}
