//! Random games, the same for the same seed.

use sternhalma::{Action, Board, Move, Refusal, Seat, Undo};

use super::dice::Dice;

/// Does on a board what an action says.
pub fn perform(board: &mut Board, action: Action) -> Result<Undo, Refusal> {
    match action {
        Action::Move { from, to } => board.play(from, to),
        Action::Pass => board.pass(),
        Action::Resign(seat) => board.resign(seat),
    }
}

/// Something that may be done on a board where the game goes on: mostly a move of the seat to move, now and then a
/// resignation of any seat, and a pass when there is nothing else.
pub fn random_action(board: &Board, dice: &mut Dice) -> Action {
    if dice.below(100) == 0 {
        let may = |&seat: &Seat| !board.finished(seat) && !board.resigned(seat);
        let racing: Vec<Seat> = board.layout().each_seat().filter(may).collect();
        return Action::Resign(dice.pick(&racing).expect("someone races while the game goes on"));
    }
    let moves: Vec<Move> = board.legal().collect();
    dice.pick(&moves).map_or(Action::Pass, |Move { from, to }| Action::Move { from, to })
}

/// Plays on at random until the game ends or so many actions are done; what takes each of them back.
pub fn play_on(board: &mut Board, seed: u64, actions: usize) -> Vec<Undo> {
    let mut dice = Dice::new(seed);
    let mut undos = Vec::new();
    while undos.len() < actions && !board.over() {
        let action = random_action(board, &mut dice);
        undos.push(perform(board, action).expect("what random_action gives may be done"));
    }
    undos
}
