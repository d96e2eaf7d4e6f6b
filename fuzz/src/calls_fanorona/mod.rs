//! Bytes taken as a program of calls of fanorona's C interface, as `calls` has it for star halma: beside each board and
//! game stands the one of the crate that it should be.

mod ask;
mod board;
mod game;
mod look;
mod search;
mod told;

use std::ffi::CString;

use sternhalma::capi::fanorona::board::fanorona_board;
use sternhalma::capi::fanorona::game::fanorona_game;
use sternhalma::capi::fanorona::search::fanorona_searcher;
use sternhalma::capi::fanorona::table::{fanorona_api, fanorona_api_get};
use sternhalma::capi::fanorona::undo::fanorona_undo_info;
use sternhalma::fanorona::{Board, Game, Shape};

use super::answer::or_null;
use super::held::{Held, held};
use super::room::text;
use super::tape::{Tape, ended};

/// No program is longer.
const CALLS: usize = 256;
/// So many of each kind of handle.
const HELD: usize = 3;
/// The whole moves of a board that has more are rarely listed.
const MOVES: usize = 300;
/// What is written where nothing should be.
const UNTOUCHED: i32 = 0x5A5A;

fn api() -> &'static fanorona_api {
    fanorona_api_get(1).expect("the library has a table")
}

/// What was written for a step or a stop, and the boards before and after it.
struct Way {
    undo: fanorona_undo_info,
    before: Board,
    after: Board,
}

/// What a program has. The searcher is made when it is first asked for.
struct Program {
    boards: [Held<fanorona_board, Board>; HELD],
    games: [Held<fanorona_game, Game>; HELD],
    ways: Vec<Way>,
    searcher: Option<Box<fanorona_searcher>>,
}

/// Every call answers as it should, and at the end nothing is left.
pub fn calls_fanorona(data: &[u8]) {
    let mut tape = Tape(data);
    let live = || ((api().live)(), (api().game_live)());
    let before = live();
    let (boards, games) = ([const { Held::NONE }; HELD], [const { Held::NONE }; HELD]);
    let mut program = Program { boards, games, ways: vec![], searcher: None };
    for _ in 0..CALLS {
        if tape.is_over() {
            break;
        }
        program.call(&mut tape);
        let (boards, games) = (held(&program.boards) as i32, held(&program.games) as i32);
        assert_eq!(live(), (before.0 + boards, before.1 + games));
    }
    for i in 0..HELD {
        program.hold(i, None, None);
        program.hold_game(i, None, None);
    }
    (api().searcher_free)(program.searcher);
    assert_eq!(live(), before);
}

/// The name of a board, mostly, and the board it is of; no name at all is told by nothing.
fn shape_name(tape: &mut Tape<'_>) -> (Option<CString>, Option<Shape>) {
    let name = match tape.byte() {
        0..80 => return (None, Some(Shape::Tsivy)),
        240.. => tape.bytes(),
        n => Shape::ALL[usize::from(n) % 3].name().into(),
    };
    let name = ended(&tape.spoil(name));
    let shape = Shape::ALL.into_iter().find(|shape| shape.name().as_bytes() == name.to_bytes());
    (Some(name), shape)
}

impl Program {
    fn call(&mut self, tape: &mut Tape<'_>) {
        let (b, g, other) = (tape.below(HELD), tape.below(HELD), tape.below(HELD));
        match tape.below(36) {
            0 => self.make(b, tape),
            1 => self.read_position(b, g, tape),
            2 => self.copy(b, other),
            3 if tape.rarely() => self.hold(b, None, None),
            3..=7 => self.step(b, tape),
            8 => self.stop(b),
            9 => self.undo(b, tape),
            10 => self.make_game(g, b, tape),
            11 => self.copy_game(g, other),
            12 if tape.rarely() => self.hold_game(g, None, None),
            12..=15 => self.step_in_game(g, tape),
            16 => self.stop_in_game(g),
            17 | 18 => self.play_move(g, tape),
            19 | 20 => self.play_text(g, tape),
            21 => self.undo_in_game(g, tape),
            22 => self.replay(g, other, tape),
            23 => self.board_of_game(g, b),
            24 => self.look_at_numbers(b, tape),
            25 => self.look_at_points(b, tape),
            26 => self.look_at_steps(b, tape),
            27 => self.look_at_moves(b, g, tape),
            28 => self.read_move(b, g, tape),
            29 => self.look_at_game(g, tape),
            30 => self.look_at_texts(b, g, tape),
            31 => self.search(g, tape),
            // Threads cost more than all the rest.
            32 if tape.byte() < 48 => self.share(b, g, tape),
            33 => ask::words(tape),
            _ => self.play_at_random(g, tape),
        }
        let (board, game) = (self.boards[b].get(), self.games[g].get());
        let (of_board, of_game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        assert_eq!((api().key)(board), or_null(of_board, 0, Board::key));
        assert_eq!((api().game_key)(game), or_null(of_game, 0, |game| game.board().key()));
        if let Some(model) = of_board {
            let position: Result<String, i32> = Ok(model.to_string());
            text(&mut Tape(&[7]), position, |buf, cap| unsafe { (api().to_string)(board, buf, cap) });
        }
        if let Some(model) = of_game {
            let position: Result<String, i32> = Ok(model.position().to_string());
            text(&mut Tape(&[7]), position, |buf, cap| unsafe { (api().game_position)(game, buf, cap) });
        }
    }

    /// Frees what was held.
    fn hold(&mut self, b: usize, handle: Option<Box<fanorona_board>>, model: Option<Board>) {
        (api().board_free)(self.boards[b].handle.take());
        self.boards[b].put(handle, model);
    }

    /// The same of a game.
    fn hold_game(&mut self, g: usize, handle: Option<Box<fanorona_game>>, model: Option<Game>) {
        (api().game_free)(self.games[g].handle.take());
        self.games[g].put(handle, model);
    }
}
