//! Random games, the same for the same seed.

use sternhalma::{Action, Board, Move, Refusal, Seat, Undo};

/// A small source of numbers (splitmix64, Steele, Lea and Flood 2014).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % n as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

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
