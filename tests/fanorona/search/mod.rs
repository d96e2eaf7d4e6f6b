//! The search.

mod answers;
mod contract;
mod endings;
mod exact;
mod referee;
mod telo;

use sternhalma::fanorona::{Board, Game, SearchOptions, SearchOutcome, Shape};

use crate::common::dice::Dice;
use crate::common::fanorona::boards::{act_at_random, game_from, scattered_board};

fn search(game: &Game, mut options: SearchOptions) -> SearchOutcome {
    game.search(&mut options).expect("the game goes on")
}

/// Games that go on, of the three boards: from positions out of random games, from stones anywhere, and some of both
/// begun in the middle of a move; moved on at random so that they have a past.
fn games(count: u64) -> impl Iterator<Item = Game> {
    (0..count).filter_map(|seed| {
        let mut dice = Dice::new(seed);
        let shape = Shape::ALL[seed as usize % 3];
        let few = 1 + dice.below(shape.stones().min(9));
        let mut board =
            if seed % 2 == 0 { Board::new(shape) } else { scattered_board(shape, few, &mut dice) };
        for _ in 0..dice.below(30) {
            if !act_at_random(&mut board, &mut dice) {
                break;
            }
        }
        let limits = [[60, 3, 3000], [6, 2, 3000], [0, 3, 12], [9, 4, 3000], [0, 0, 3000]][dice.below(5)];
        let mut game = game_from(&board.to_string(), limits);
        for _ in 0..dice.below(12) {
            let moves = game.moves(usize::MAX).expect("there is memory");
            match dice.pick(&moves) {
                Some(m) if !game.in_chain() => game.play_move(&m).expect("a legal move"),
                _ => break,
            }
        }
        (!game.over()).then_some(game)
    })
}
