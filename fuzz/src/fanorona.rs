//! Bytes read as a game of fanorona: as a log when they begin like one, or else as a position string, and behind a line
//! feed as limits and what is done in a game that begins there.

use sternhalma::fanorona::{Board, Game, GameOptions, Limits, Outcome, Step, Weights};

use super::plain_fanorona::Plain;
use super::tape::Tape;

/// No game is longer.
const ACTIONS: usize = 64;
/// The whole moves of a board that has more are not listed.
const MOVES: usize = 300;

/// A text is refused at a place in it, or gives a game that is written and read back as it is; its steps and moves are
/// those of plain code, its end is the one that a plain count of its positions says, and everything is taken back.
pub fn fanorona(data: &[u8]) {
    if data.starts_with(b"fanorona") {
        return replay(data);
    }
    let (text, mut tape) = Tape::behind_line(data);
    let board = match Board::from_position(text) {
        Ok(board) => board,
        Err(error) => {
            assert!(error.offset <= text.len() && !error.to_string().is_empty(), "{error:?}");
            return;
        }
    };
    let written = board.to_string();
    assert!(written.len() < Board::POSITION_MAX);
    assert_eq!(written.parse(), Ok(board));
    play(text, &mut tape);
}

fn replay(text: &[u8]) {
    match Game::replay(text) {
        Ok(game) => check_log(&game),
        Err(error) => {
            assert!(error.offset <= text.len() && error.line >= 1 && error.column >= 1, "{error:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A game is read back from its log.
fn check_log(game: &Game) {
    let text = game.log().to_string();
    let again = Game::replay(&text).expect("what is written can be read");
    assert_eq!((again.log().to_string(), shown(&again)), (text, shown(game)));
}

/// What a game shows of where it stands.
fn shown(game: &Game) -> String {
    let counts = (game.ply(), game.quiet(), game.repeats(), game.outcome(), game.winner(), game.can_stop());
    format!("{} {counts:?} {:?}", game.position(), game.history())
}

/// A game in plain code: the board, the positions between moves, and the moves since something was taken.
#[derive(Clone)]
struct Referee {
    board: Plain,
    history: Vec<String>,
    quiet: u32,
}

impl Referee {
    fn done(&mut self, is_paika: bool) {
        if self.board.chain.is_none() {
            self.quiet = if is_paika { self.quiet + 1 } else { 0 };
            self.history.push(self.board.write());
        }
    }

    fn repeats(&self) -> u32 {
        let since = self.history.iter().rev().take(self.quiet as usize + 1);
        since.filter(|&other| Some(other) == self.history.last()).count() as u32
    }

    /// How the game stands; nothing ends in the middle of a move.
    fn outcome(&self, limits: &Limits) -> Outcome {
        let ply = self.history.len() as u32 - 1;
        if self.board.chain.is_some() {
            Outcome::Ongoing
        } else if self.board.count(1) == 0 || self.board.count(2) == 0 {
            Outcome::Stones
        } else if self.board.steps().is_empty() {
            Outcome::NoMoves
        } else if limits.repeat > 0 && self.repeats() >= limits.repeat {
            Outcome::Repetition
        } else if limits.quiet > 0 && self.quiet >= limits.quiet {
            Outcome::Quiet
        } else if ply >= limits.ply_cap {
            Outcome::PlyCap
        } else {
            Outcome::Ongoing
        }
    }
}

fn play(position: &[u8], tape: &mut Tape<'_>) {
    let repeat = [0, 2, 3][tape.below(3)];
    let limits = Limits { quiet: tape.below(8) as u32, repeat, ply_cap: 1 + u32::from(tape.byte()) };
    let options = GameOptions { position: Some(position), limits, ..GameOptions::default() };
    let mut game = Game::new(&options).expect("a position and limits");
    let board = Plain::read(&game.position().to_string());
    let history = vec![board.write()];
    let mut referee = Referee { board, history, quiet: 0 };
    let mut way = Vec::new();
    for _ in 0..ACTIONS {
        check(&game, &referee, &limits);
        if tape.is_over() {
            break;
        }
        let before = (shown(&game), referee.clone());
        match tape.byte() % 8 {
            0 => {
                let stopped = game.can_stop();
                assert_eq!(game.stop().is_ok(), stopped);
                if stopped {
                    referee.board.pass();
                    referee.done(false);
                    way.push(before);
                }
            }
            1 => {
                assert_eq!(game.undo(), !way.is_empty());
                if let Some((was, plain)) = way.pop() {
                    assert_eq!(shown(&game), was);
                    referee = plain;
                }
            }
            2 => {
                let text = tape.bytes();
                match game.read_move(&text) {
                    Ok(m) => assert_eq!(game.board().shape().move_text(&m).to_string().as_bytes(), text),
                    Err(error) => assert!(error.offset <= text.len() && !error.to_string().is_empty()),
                }
            }
            3 => whole_moves(&game, tape),
            _ => {
                let steps: Vec<Step> = game.steps().collect();
                if steps.is_empty() {
                    continue;
                }
                let at = tape.below(steps.len());
                let step = steps[at];
                let plainly = referee.board.steps()[at].clone();
                game.step(step.from, step.direction, step.kind).expect("a step that is listed");
                referee.board.make(&plainly);
                referee.done(plainly.taken.is_empty());
                way.push(before);
            }
        }
    }
    check_log(&game);
    for (was, _) in way.into_iter().rev() {
        assert!(game.undo());
        assert_eq!(shown(&game), was);
    }
    assert!(!game.undo());
}

fn check(game: &Game, referee: &Referee, limits: &Limits) {
    let (board, plain) = (game.board(), &referee.board);
    assert_eq!(board.to_string(), plain.write());
    assert_eq!(game.outcome(), referee.outcome(limits), "{board}");
    assert_eq!((game.quiet(), game.repeats()), (referee.quiet, referee.repeats()));
    let text = |step: Step| board.shape().step_text(&step).to_string();
    let steps: Vec<String> = board.steps().map(text).collect();
    let plainly: Vec<String> = plain.steps().iter().map(|step| plain.step_text(step)).collect();
    assert_eq!(steps, plainly, "{board}");
    assert_eq!(board.has_step(), !steps.is_empty());
    let weights = Weights { strong: 7, ..Weights::default() };
    let Weights { stone, strong, centre, room } = weights;
    assert_eq!(board.evaluate(&weights), plain.evaluate([stone, strong, centre, room]), "{board}");
}

/// The whole moves are the sequences of steps, and one of them leads where its steps do.
fn whole_moves(game: &Game, tape: &mut Tape<'_>) {
    let shape = game.board().shape();
    let Ok(moves) = game.moves(MOVES) else { return };
    if game.in_chain() || game.over() {
        return assert!(moves.is_empty());
    }
    let plain = Plain::read(&game.position().to_string());
    let mut known: Vec<(String, String)> =
        plain.whole_moves().iter().map(|(steps, after)| (plain.move_text(steps), after.write())).collect();
    known.sort();
    let texts: Vec<String> = moves.iter().map(|m| shape.move_text(m).to_string()).collect();
    assert!(texts.iter().eq(known.iter().map(|(text, _)| text)), "{}", game.position());
    let at = tape.below(moves.len());
    let mut after = game.fork().expect("there is memory");
    assert_eq!(after.play(&texts[at]), Ok(moves[at]));
    assert_eq!(after.position().to_string(), known[at].1);
    assert!(after.undo_move() && shown(&after) == shown(game));
}
