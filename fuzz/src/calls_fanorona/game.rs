//! Games made, played, taken back and read from their texts.

use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::fanorona::ffi::game::{fanorona_error, fanorona_game_options};
use sternhalma::fanorona::ffi::moves::fanorona_move;
use sternhalma::fanorona::{Field, Game, GameOptions, Limits, LogFault, Move, NewGameError, Refused, Shape};

use super::super::answer::{ARGUMENT, NULL, did, same};
use super::super::held::Held;
use super::super::options::Given;
use super::super::tape::{Tape, ended};
use super::{MOVES, Program, UNTOUCHED, api, shape_name, told};

/// Texts that are mostly no moves.
const WORDS: [&str; 8] = ["stop", "", "d2-e3", "d3-e3A", "d2-e3A-f4W", "z9-a1", "a1-a2-a3A", "stop "];
/// A game that began in the middle of a move.
const LOG: &str = "fanorona 1\nstart bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4\nquiet_limit 9\n\
                   repeat 3\nply_cap 70\nmoves 1\nstop\n";

/// An error that is none.
const NOTHING: fanorona_error = fanorona_error { field: UNTOUCHED, code: 0, offset: 0, line: 0, column: 0 };
/// An error of which nothing is wrong.
const FINE: fanorona_error = fanorona_error { field: 0, ..NOTHING };

fn played(result: Result<(), Refused>) -> i32 {
    match result {
        Ok(()) => 0,
        Err(Refused::Over) => 1,
        Err(Refused::Illegal(_) | Refused::NothingToStop) => 2,
        Err(Refused::OutOfMemory) => -3,
    }
}

fn bad(field: Field) -> fanorona_error {
    fanorona_error { field: field as i32, code: 101, ..NOTHING }
}

/// Some of the whole moves of a game.
fn moves(game: &Game) -> Vec<Move> {
    game.moves(MOVES).unwrap_or_default()
}

impl Program {
    pub fn make_game(&mut self, g: usize, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut place = MaybeUninit::<fanorona_game_options>::uninit();
        (a.game_options_init)(None);
        (a.game_options_init)(Some(&mut place));
        let mut options = unsafe { place.assume_init() };
        assert_eq!((options.quiet_limit, options.repeat_limit, options.ply_cap), (60, 3, 3000));
        let position = match (&self.boards[b].model, tape.byte() % 4) {
            (Some(board), 0 | 1) => Some(board.to_string().into_bytes()),
            _ if tape.rarely() => Some(tape.bytes()),
            _ => None,
        };
        let position = position.map(|position| ended(&tape.spoil(position)));
        let (name, shape) =
            if position.is_none() || tape.rarely() { shape_name(tape) } else { (None, Some(Shape::Tsivy)) };
        if tape.byte().is_multiple_of(2) {
            options.quiet_limit = tape.below(8) as i32;
            options.repeat_limit = [0, 2, 3][tape.below(3)];
            options.ply_cap = 1 + tape.below(40) as i32;
        }
        if tape.rarely() {
            (options.quiet_limit, options.repeat_limit, options.ply_cap) =
                (tape.few(8), tape.few(4), tape.number());
        }
        options.board = name.as_ref().map_or(null(), |name| name.as_ptr());
        if let Some(position) = &position {
            options.position = position.as_ptr();
            options.position_len = if tape.rarely() { position.count_bytes() } else { 0 };
        }
        let limit = |limit: i32| u32::try_from(limit).unwrap_or(u32::MAX);
        let asked = GameOptions {
            shape: shape.filter(|_| name.is_some()),
            position: position.as_ref().map(|position| position.to_bytes()),
            limits: Limits {
                quiet: limit(options.quiet_limit),
                repeat: limit(options.repeat_limit),
                ply_cap: limit(options.ply_cap),
            },
        };
        let made = if shape.is_none() { Err(NewGameError::WithPosition) } else { Game::new(&asked) };
        let wanted = match &made {
            Ok(_) => FINE,
            Err(NewGameError::Position(error)) => fanorona_error {
                code: error.fault.into(),
                offset: error.offset as i64,
                ..bad(Field::Position)
            },
            Err(error) => bad(error.field().expect("there is memory")),
        };
        let (given, is_good) = Given::new(tape, options);
        let (mut place, mut error) = (MaybeUninit::uninit(), MaybeUninit::new(NOTHING));
        let (code, handle, error) = unsafe {
            assert_eq!((a.game_new)(given.as_ptr(), None, None), NULL);
            assert_eq!((a.game_new)(null(), Some(&mut place), Some(&mut error)), NULL);
            assert!(place.assume_init_ref().is_none());
            let code = (a.game_new)(given.as_ptr(), Some(&mut place), Some(&mut error));
            (code, place.assume_init(), error.assume_init())
        };
        let (wanted, status) = if is_good { (wanted, wanted.code) } else { (NOTHING, ARGUMENT) };
        assert!(code == status && same(&error, &wanted), "{code}, not {status}");
        self.hold_game(g, handle, made.ok().filter(|_| is_good));
    }

    pub fn copy_game(&mut self, from: usize, to: usize) {
        let copy = (api().game_clone)(self.games[from].get());
        let model = self.games[from].model.as_ref().map(|game| game.fork().expect("there is memory"));
        self.hold_game(to, copy, model);
    }

    pub fn step_in_game(&mut self, g: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.games[g];
        let step = told::any_step(model.as_ref().map(Game::board), tape);
        let (from, dir, kind) = (step.from, step.dir, step.kind);
        let wanted = model.as_mut().map_or(NULL, |game| played(game.step(from, dir, kind)));
        assert_eq!((api().game_step)(handle.as_deref_mut(), from, dir, kind), wanted);
    }

    pub fn stop_in_game(&mut self, g: usize) {
        let Held { handle, model } = &mut self.games[g];
        let wanted = model.as_mut().map_or(NULL, |game| played(game.stop()));
        assert_eq!((api().game_stop)(handle.as_deref_mut()), wanted);
    }

    /// One of the whole moves, mostly, of which what is not looked at may be anything.
    pub fn play_move(&mut self, g: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.games[g];
        let known = model.as_ref().map_or(vec![], moves);
        let at = usize::from(tape.byte()) * 256 + usize::from(tape.byte());
        let mut m = known.get(at % known.len().max(1)).map_or_else(
            || fanorona_move { count: tape.few(3), stop: 0, steps: [told::any_step(None, tape); 22] },
            told::whole_move,
        );
        if tape.byte().is_multiple_of(4) {
            m.stop = tape.number();
            m.steps.iter_mut().for_each(|step| (step.to, step.taken) = (tape.number(), 1 << 63));
        }
        if tape.rarely() {
            m.count = tape.few(23);
        }
        if tape.rarely() {
            told::spoil(&mut m.steps[tape.below(4)], tape);
        }
        let steps = usize::try_from(m.count).ok().and_then(|count| m.steps.get(..count));
        let steps = steps.map(|steps| steps.iter().map(|step| (step.from, step.dir, step.kind)));
        let wanted = match (model, steps) {
            (None, _) => NULL,
            (_, None) => ARGUMENT,
            (Some(game), Some(steps)) => played(game.play_steps(steps)),
        };
        assert_eq!((api().game_play_move)(handle.as_deref_mut(), Some(&m)), wanted);
        assert_eq!((api().game_play_move)(handle.as_deref_mut(), None), NULL);
    }

    pub fn play_text(&mut self, g: usize, tape: &mut Tape<'_>) {
        let move_text = self.move_text(g, tape);
        let Held { handle, model } = &mut self.games[g];
        let handle = handle.as_deref_mut();
        let whole = ended(&move_text);
        let mut play = |text: &[u8]| {
            model
                .as_mut()
                .map_or(NULL, |game| game.play(text).err().map_or(0, |error| told::fault(error.fault)))
        };
        if tape.byte().is_multiple_of(2) {
            let wanted = play(whole.to_bytes());
            assert_eq!(unsafe { (api().game_play)(handle, whole.as_ptr()) }, wanted);
        } else {
            let wanted = play(&move_text);
            let (start, len) = (move_text.as_ptr().cast(), move_text.len());
            assert_eq!(unsafe { (api().game_play_n)(handle, start, len) }, wanted);
        }
        let handle = self.games[g].handle.as_deref_mut();
        assert_eq!(unsafe { (api().game_play)(handle, null()) }, NULL);
        let handle = self.games[g].handle.as_deref_mut();
        assert_eq!(unsafe { (api().game_play_n)(handle, null(), 4) }, NULL);
    }

    /// A text that is a move of a game, mostly.
    pub fn move_text(&self, g: usize, tape: &mut Tape<'_>) -> Vec<u8> {
        let at = usize::from(tape.byte()) * 256 + usize::from(tape.byte());
        let written = self.games[g].model.as_ref().and_then(|game| {
            let known = moves(game);
            let m = known.get(at % known.len().max(1))?;
            Some(game.board().shape().move_text(m).to_string().into_bytes())
        });
        let move_text = match (written, tape.byte() % 8) {
            (_, 0) => tape.bytes(),
            (Some(written), 1..6) => written,
            _ => WORDS[tape.below(8)].into(),
        };
        tape.spoil(move_text)
    }

    pub fn undo_in_game(&mut self, g: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.games[g];
        for _ in 0..tape.byte() % 8 {
            let wanted = model.as_mut().is_some_and(Game::undo);
            assert_eq!((api().game_undo)(handle.as_deref_mut()), did(wanted));
        }
        for _ in 0..tape.byte() % 4 {
            let wanted = model.as_mut().is_some_and(Game::undo_move);
            assert_eq!((api().game_undo_move)(handle.as_deref_mut()), did(wanted));
        }
    }

    pub fn replay(&mut self, g: usize, to: usize, tape: &mut Tape<'_>) {
        let a = api();
        let log = self.games[g].model.as_ref().map(|game| game.log().to_string().into_bytes());
        let log = match log {
            _ if tape.rarely() => tape.bytes(),
            Some(log) => log,
            None => LOG.into(),
        };
        let log = tape.spoil(log);
        let whole = ended(&log);
        let counted = tape.byte().is_multiple_of(2);
        let wanted = Game::replay(if counted { &log[..] } else { whole.to_bytes() });
        let fault = wanted.as_ref().map_or_else(
            |error| fanorona_error {
                field: error.field as i32,
                code: match error.fault {
                    LogFault::BadString => 101,
                    LogFault::Position(error) => error.fault.into(),
                    LogFault::Move(error) => told::fault(error.fault),
                },
                offset: error.offset as i64,
                line: error.line as i64,
                column: error.column as i64,
            },
            |_| FINE,
        );
        let (mut place, mut error) = (MaybeUninit::uninit(), MaybeUninit::new(NOTHING));
        let (code, handle, error) = unsafe {
            assert_eq!((a.game_from_text)(null(), Some(&mut place), Some(&mut error)), NULL);
            assert!(place.assume_init_ref().is_none() && same(error.assume_init_ref(), &NOTHING));
            let code = if counted {
                (a.game_from_text_n)(log.as_ptr().cast(), log.len(), Some(&mut place), Some(&mut error))
            } else {
                (a.game_from_text)(whole.as_ptr(), Some(&mut place), Some(&mut error))
            };
            assert_eq!((a.game_from_text)(whole.as_ptr(), None, None), NULL);
            (code, place.assume_init(), error.assume_init())
        };
        assert!(code == fault.code && same(&error, &fault), "{code}, not {}", fault.code);
        self.hold_game(to, handle, wanted.ok());
    }

    pub fn board_of_game(&mut self, g: usize, b: usize) {
        let board = (api().game_board)(self.games[g].get());
        let model = self.games[g].model.as_ref().map(|game| game.board().clone());
        self.hold(b, board, model);
    }

    /// Plays on, one of the first steps after the other.
    pub fn play_at_random(&mut self, g: usize, tape: &mut Tape<'_>) {
        let way = u64::from(tape.byte()) | 1;
        for n in 0..u64::from(tape.byte() % 64) {
            let Held { handle, model } = &mut self.games[g];
            let Some(game) = model else { return };
            let steps: Vec<_> = game.steps().collect();
            let chosen = usize::try_from(n * way).unwrap_or_default() % (steps.len() + 1);
            let (handle, wanted, answer) = match steps.get(chosen) {
                Some(step) => {
                    let step = told::step(step);
                    let wanted = played(game.step(step.from, step.dir, step.kind));
                    let answer = (api().game_step)(handle.as_deref_mut(), step.from, step.dir, step.kind);
                    (handle, wanted, answer)
                }
                None => {
                    let wanted = played(game.stop());
                    let answer = (api().game_stop)(handle.as_deref_mut());
                    (handle, wanted, answer)
                }
            };
            assert_eq!(answer, wanted);
            assert_eq!((api().game_key)(handle.as_deref()), game.board().key());
        }
    }
}
