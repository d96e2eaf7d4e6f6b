//! Simple players to compare with.

use sternhalma::{Action, Board, Game, Hole, Move, Seat, WIN_SCORE, Weights};

use super::player::Player;

fn action(chosen: Option<Move>) -> Action {
    chosen.map_or(Action::Pass, |m| Action::Move { from: m.from, to: m.to })
}

/// The moves of the seat to move that lead to none of its positions of the game so far, or all when all do.
fn fresh_moves(game: &Game) -> Vec<Move> {
    let seat = game.to_move();
    let seen: Vec<u64> = game.history(seat).collect();
    let mut board = game.board().clone();
    let mut leads_back = |m: &Move| {
        board.do_move(m.from, m.to);
        let key = board.own_key(seat);
        board.undo_move(m.from, m.to);
        seen.contains(&key)
    };
    let fresh: Vec<Move> = game.board().legal().filter(|m| !leads_back(m)).collect();
    if fresh.is_empty() { game.board().legal().collect() } else { fresh }
}

/// The documented evaluation of a seat less the best of the others'.
fn balance(board: &Board, seat: Seat) -> i32 {
    let value = |s| board.evaluate(s, &Weights::default());
    let others = board.layout().each_seat().filter(|&s| s != seat).map(value).max().unwrap_or(0);
    value(seat) - others
}

/// Plays the move with the best documented evaluation.
pub struct OnePly;

impl Player for OnePly {
    fn choose(&mut self, game: &Game) -> Result<Action, String> {
        let seat = game.to_move();
        let mut board = game.board().clone();
        let mut worth = |m: &Move| {
            board.do_move(m.from, m.to);
            let worth = balance(&board, seat);
            board.undo_move(m.from, m.to);
            worth
        };
        Ok(action(fresh_moves(game).into_iter().max_by_key(|m| (worth(m), *m))))
    }
}

/// Plain alpha-beta, every seat against the seat to move, a ply deeper as long as the budget lasts.
pub struct AlphaBeta {
    budget: u64,
    nodes: u64,
}

impl AlphaBeta {
    pub fn new(budget: u64) -> AlphaBeta {
        AlphaBeta { budget, nodes: 0 }
    }

    /// `None` when the budget is used up.
    fn search(
        &mut self,
        board: &mut Board,
        me: Seat,
        depth: u32,
        mut low: i32,
        mut high: i32,
    ) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.budget {
            return None;
        }
        if depth == 0 || board.over() {
            return Some(if board.finished(me) { WIN_SCORE + depth as i32 } else { balance(board, me) });
        }
        let mine = board.to_move() == me;
        let moves = ordered(board);
        let mut best = if mine { i32::MIN } else { i32::MAX };
        if moves.is_empty() {
            let undo = board.pass().ok()?;
            let score = self.search(board, me, depth - 1, low, high);
            board.unplay(&undo);
            return score;
        }
        for m in moves {
            let undo = board.play(m.from, m.to).ok()?;
            let score = self.search(board, me, depth - 1, low, high);
            board.unplay(&undo);
            let score = score?;
            if mine {
                best = best.max(score);
                low = low.max(best);
            } else {
                best = best.min(score);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}

/// The moves of the seat to move, those that lead farthest forward first.
fn ordered(board: &Board) -> Vec<Move> {
    let tip = board.layout().tip(board.to_move());
    let mut moves: Vec<Move> = board.legal().collect();
    moves.sort_by_key(|m| m.to.distance(tip) - m.from.distance(tip));
    moves
}

impl Player for AlphaBeta {
    fn choose(&mut self, game: &Game) -> Result<Action, String> {
        let me = game.to_move();
        let mut moves = fresh_moves(game);
        let tip = game.board().layout().tip(me);
        moves.sort_by_key(|m| m.to.distance(tip) - m.from.distance(tip));
        let mut board = game.board().clone();
        let mut chosen = moves.first().copied();
        self.nodes = 0;
        for depth in 1..60 {
            let mut low = i32::MIN;
            let mut best = None;
            for &m in &moves {
                let undo = board.play(m.from, m.to).map_err(|refusal| refusal.to_string())?;
                let score = self.search(&mut board, me, depth - 1, low, i32::MAX);
                board.unplay(&undo);
                match score {
                    None => return Ok(action(chosen)),
                    Some(score) if score > low => (low, best) = (score, Some(m)),
                    Some(_) => {}
                }
            }
            chosen = best.or(chosen);
            // The next depth begins with the best of this one.
            moves.sort_by_key(|m| Some(*m) != chosen);
            if low >= WIN_SCORE {
                break;
            }
        }
        Ok(action(chosen))
    }
}

/// Looks at its own moves only, a move deeper as long as the budget lasts.
pub struct Solo {
    budget: u64,
    nodes: u64,
}

impl Solo {
    pub fn new(budget: u64) -> Solo {
        Solo { budget, nodes: 0 }
    }

    fn search(&mut self, board: &mut Board, me: Seat, depth: u32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.budget {
            return None;
        }
        if depth == 0 || board.home_complete(me) {
            return Some(board.evaluate(me, &Weights::default()) + depth as i32);
        }
        let tip = board.layout().tip(me);
        let mut best = board.evaluate(me, &Weights::default());
        let forward = |from: Hole, to: Hole| to.distance(tip) < from.distance(tip);
        for m in board.legal().filter(|m| forward(m.from, m.to)).collect::<Vec<_>>() {
            board.do_move(m.from, m.to);
            let score = self.search(board, me, depth - 1);
            board.undo_move(m.from, m.to);
            best = best.max(score?);
        }
        Some(best)
    }
}

impl Player for Solo {
    fn choose(&mut self, game: &Game) -> Result<Action, String> {
        let me = game.to_move();
        let moves = fresh_moves(game);
        let mut board = game.board().clone();
        let mut chosen = moves.first().copied();
        self.nodes = 0;
        for depth in 0..60 {
            let mut best = None;
            for &m in &moves {
                board.do_move(m.from, m.to);
                let score = self.search(&mut board, me, depth);
                board.undo_move(m.from, m.to);
                let Some(score) = score else { return Ok(action(chosen)) };
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, m));
                }
            }
            chosen = best.map(|(_, m)| m).or(chosen);
            if best.is_none_or(|(score, _)| score >= WIN_SCORE) {
                break;
            }
        }
        Ok(action(chosen))
    }
}
