//! A game in plain code, its end asked after every whole move, and a minimax that leaves nothing out.

use std::collections::{HashMap, VecDeque};

use sternhalma::fanorona::{Game, WIN_SCORE};

use crate::common::fanorona::plain::{APPROACH, PAIKA, Plain, PlainStep, WITHDRAW};

/// What plain search scores by: the weights, and the scores of positions once exchanges were played out.
pub struct Scorer {
    weights: [i32; 4],
    settled: HashMap<(Vec<u8>, u8), i32>,
}

impl Scorer {
    pub fn new(weights: [i32; 4]) -> Scorer {
        Scorer { weights, settled: HashMap::new() }
    }

    /// The score for the side to move once the largest captures were played out.
    fn settle(&mut self, board: &Plain) -> i32 {
        let position = (board.cells.clone(), board.side);
        if let Some(&score) = self.settled.get(&position) {
            return score;
        }
        let score = match largest(board) {
            Some(after) => -self.settle(&after),
            None if board.side == 1 => board.evaluate(self.weights) - away(board),
            None => away(board) - board.evaluate(self.weights),
        };
        self.settled.insert(position, score);
        score
    }
}

/// A game between moves, or in the middle of one.
#[derive(Clone)]
pub struct Referee {
    pub board: Plain,
    limits: [u32; 3],
    /// The positions between moves since something was last taken, the present one last.
    since: Vec<(Vec<u8>, u8)>,
    ply: u32,
}

impl Referee {
    /// The game as it stands, what was done in it found by taking it back.
    pub fn of(game: &Game) -> Referee {
        let limits = game.limits();
        let board = Plain::read(&game.position().to_string());
        let mut back = game.clone();
        let mut since = vec![(board.cells.clone(), board.side)];
        for _ in 0..game.quiet() {
            assert!(back.undo_move());
            let board = Plain::read(&back.position().to_string());
            since.push((board.cells, board.side));
        }
        since.reverse();
        Referee { board, limits: [limits.quiet, limits.repeat, limits.ply_cap], since, ply: game.ply() }
    }

    /// The game after a whole move that leads to a board.
    fn after(&self, steps: &[PlainStep], board: Plain) -> Referee {
        let mut since = self.since.clone();
        if steps.iter().any(|step| step.kind != PAIKA) || steps.is_empty() {
            since.clear();
        }
        since.push((board.cells.clone(), board.side));
        Referee { board, since, ply: self.ply + 1, ..*self }
    }

    /// What the end of the game is worth to the side to move, so many moves away from the root.
    fn ended(&self, ply: i32) -> Option<i32> {
        let lost = -(WIN_SCORE - ply);
        if self.board.count(self.board.side) == 0 || self.board.steps().is_empty() {
            return Some(lost);
        }
        let [quiet_limit, repeat, cap] = self.limits;
        let times = self.since.iter().filter(|position| self.since.last() == Some(position)).count() as u32;
        let quiet = self.since.len() as u32 - 1;
        let drawn =
            repeat > 0 && times >= repeat || quiet_limit > 0 && quiet >= quiet_limit || self.ply >= cap;
        drawn.then_some(0)
    }

    /// Every whole move, each position it leads to once.
    pub fn moves(&self) -> Vec<(Vec<PlainStep>, Referee)> {
        let mut moves: HashMap<Vec<u8>, (Vec<PlainStep>, Referee)> = HashMap::new();
        for (steps, board) in self.board.whole_moves() {
            let cells = board.cells.clone();
            moves.entry(cells).or_insert_with(|| (steps.clone(), self.after(&steps, board)));
        }
        moves.into_values().collect()
    }

    /// The score for the side to move, every move to a depth looked at.
    pub fn minimax(&self, depth: u32, ply: i32, scorer: &mut Scorer) -> i32 {
        if depth == 0 {
            return scorer.settle(&self.board);
        }
        let scores = self.moves().into_iter().map(|(_, next)| next.value(depth - 1, ply + 1, scorer));
        scores.max().expect("a game that goes on has a move")
    }

    /// The score, for the side that just moved, of where its move led.
    pub fn value(&self, depth: u32, ply: i32, scorer: &mut Scorer) -> i32 {
        -self.ended(ply).unwrap_or_else(|| self.minimax(depth, ply, scorer))
    }
}

/// Of eight stones or fewer: for each of the side with more the steps to the nearest of the other; negative for Black's.
fn away(board: &Plain) -> i32 {
    let stones = |side: u8| (0..board.cells.len()).filter(move |&point| board.cells[point] == side);
    let (white, black) = (board.count(1), board.count(2));
    if white + black > 8 || white == black {
        return 0;
    }
    let (larger, sign) = if white > black { (1, 1) } else { (2, -1) };
    let nearest = |from: usize| {
        let mut steps = vec![None; board.cells.len()];
        let mut queue = VecDeque::from([from]);
        steps[from] = Some(0);
        while let Some(point) = queue.pop_front() {
            for next in (0..8).filter_map(|direction| board.next(point, direction)) {
                if steps[next].is_none() {
                    steps[next] = steps[point].map(|steps: i32| steps + 1);
                    queue.push_back(next);
                }
            }
        }
        stones(3 - larger).filter_map(|point| steps[point]).min().unwrap_or(0)
    };
    sign * stones(larger).map(nearest).sum::<i32>()
}

/// The board after the largest capture; of several the one whose text comes first.
fn largest(board: &Plain) -> Option<Plain> {
    let takes = |step: &PlainStep| step.kind == APPROACH || step.kind == WITHDRAW;
    if !board.steps().iter().any(takes) {
        return None;
    }
    let size = |steps: &[PlainStep]| steps.iter().map(|step| step.taken.len()).sum::<usize>();
    let moves = board.whole_moves();
    let most = moves.iter().map(|(steps, _)| size(steps)).max();
    let largest = moves.into_iter().filter(|(steps, _)| Some(size(steps)) == most);
    largest.min_by_key(|(steps, _)| board.move_text(steps)).map(|(_, after)| after)
}
