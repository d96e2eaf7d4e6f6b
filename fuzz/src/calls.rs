//! Bytes taken as a program: a sequence of calls of the C interface on a few boards and games, with NULL, numbers that
//! are none, rooms of every size and texts that are spoilt. Beside each handle stands what it should be, a board or a
//! game of the crate, which the answers are held against.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};
use std::sync::atomic::AtomicI32;
use std::thread;

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::drawing::sternhalma_drawing_options;
use sternhalma::ffi::evaluation::{sternhalma_search_result, sternhalma_weights};
use sternhalma::ffi::game::{sternhalma_error, sternhalma_game, sternhalma_game_options};
use sternhalma::ffi::game_state::sternhalma_game_outcome;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::search::{sternhalma_search_options, sternhalma_searcher};
use sternhalma::ffi::solve::{sternhalma_solution, sternhalma_solve_options};
use sternhalma::ffi::star::sternhalma_pair;
use sternhalma::ffi::table::{sternhalma_api, sternhalma_api_get};
use sternhalma::ffi::text::sternhalma_read;
use sternhalma::ffi::undo::sternhalma_undo_info;
use sternhalma::{
    Action, Board, Decision, Direction, Drawing, Flag, Game, GameError, GameOptions, Hole, Layout, Move,
    Point, ReadActionError, Refusal, SearchOptions, Seat, Undo, Weights, star, zobrist,
};

use super::room::{list, text};
use super::tape::{Tape, ended};

const NULL: i32 = -1;
const ARGUMENT: i32 = -2;
/// No program is longer.
const CALLS: usize = 256;
/// So many of each kind of handle.
const HELD: usize = 3;
/// Texts of programs and replies that are spoilt.
const WORDS: [&str; 8] = ["pass", "resign 1", "RESIGN 0 ", "c1-e5", "d1:f3", "e5-", "zz-a1", "resign 9"];

fn api() -> &'static sternhalma_api {
    sternhalma_api_get(1).expect("the library has a table")
}

/// A handle and what it should be; none is NULL.
struct Held<H, T> {
    handle: Option<Box<H>>,
    model: Option<T>,
}

impl<H, T> Held<H, T> {
    const NONE: Self = Held { handle: None, model: None };

    fn put(&mut self, handle: Option<Box<H>>, model: Option<T>) {
        assert_eq!(handle.is_some(), model.is_some(), "a handle comes with what it should be");
        (self.handle, self.model) = (handle, model);
    }

    fn get(&self) -> Option<&H> {
        self.handle.as_deref()
    }
}

/// What a program has.
struct Program {
    boards: [Held<sternhalma_board, Board>; HELD],
    games: [Held<sternhalma_game, Game>; HELD],
    undos: Vec<sternhalma_undo_info>,
}

/// Every call answers as it should, and at the end nothing is left.
pub fn calls(data: &[u8]) {
    let mut tape = Tape(data);
    let before = (api().live)() + (api().game_live)();
    let mut program =
        Program { boards: [const { Held::NONE }; HELD], games: [const { Held::NONE }; HELD], undos: vec![] };
    for _ in 0..CALLS {
        if tape.is_over() {
            break;
        }
        program.call(&mut tape);
        let boards = program.boards.iter().filter(|held| held.handle.is_some()).count();
        let games = program.games.iter().filter(|held| held.handle.is_some()).count();
        assert_eq!((api().live)() + (api().game_live)() - before, (boards + games) as i32);
    }
    for board in &mut program.boards {
        (api().board_free)(board.handle.take());
    }
    for game in &mut program.games {
        (api().game_free)(game.handle.take());
    }
    assert_eq!((api().live)() + (api().game_live)(), before);
}

/// A text that lives for ever is the one it should be.
fn forever(text: *const c_char, wanted: Option<&CStr>) {
    // SAFETY: the library's own text, or NULL.
    assert_eq!((!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }), wanted);
}

/// Whether there are words of a number at all.
fn has_words(text: *const c_char, wanted: bool) {
    assert_eq!(!text.is_null(), wanted);
}

/// A place to write to, or NULL, which it mostly is not.
fn out<'a, T>(tape: &mut Tape<'_>, place: &'a mut MaybeUninit<T>) -> Option<&'a mut MaybeUninit<T>> {
    (!tape.rarely()).then_some(place)
}

fn hole(number: i32) -> Option<Hole> {
    Hole::try_from(number).ok()
}

fn holes(holes: impl IntoIterator<Item = Hole>) -> Vec<i32> {
    holes.into_iter().map(i32::from).collect()
}

fn or_null<T, A>(model: Option<&T>, null: A, answer: impl FnOnce(&T) -> A) -> A {
    model.map_or(null, answer)
}

fn did(done: bool) -> i32 {
    done.into()
}

fn refused<T>(result: &Result<T, Refusal>) -> i32 {
    result.as_ref().map_or_else(|&refusal| refusal as i32, |_| 0)
}

fn flag<T>(result: &Result<T, GameError>) -> i32 {
    match result {
        Ok(_) => 0,
        Err(error) => error.flag().map_or(-3, i32::from),
    }
}

impl Program {
    fn call(&mut self, tape: &mut Tape<'_>) {
        let (b, g, other) = (tape.below(HELD), tape.below(HELD), tape.below(HELD));
        match tape.below(33) {
            0 => self.make(b, tape),
            1 => self.read_position(b, g, tape),
            2 => self.copy(b, other),
            3 => {
                (api().board_free)(self.boards[b].handle.take());
                self.boards[b].put(None, None);
            }
            4..=6 => self.put_and_lift(b, tape),
            7 | 8 => self.play(b, tape),
            9 => self.resign_or_pass(b, tape),
            10 => self.unplay(b, tape),
            11 => self.play_at_random(b, tape),
            12 => self.make_game(g, b, tape),
            13 => self.copy_game(g, other),
            14 => {
                (api().game_free)(self.games[g].handle.take());
                self.games[g].put(None, None);
            }
            15..=17 => self.play_in_game(g, tape),
            18 => self.undo_and_redo(g, tape),
            19 => self.replay(g, other, tape),
            20 => self.board_of_game(g, b),
            21 => self.look_at_numbers(b, tape),
            22 => self.look_at_lists(b, tape),
            23 => self.look_at_texts(b, tape),
            24 => self.look_at_game(g, tape),
            25 => self.look_at_texts_of_game(g, tape),
            26 => self.draw(b, g, tape),
            27 => ask_the_star(tape),
            28 => ask_for_words(tape),
            29 => self.search(b, g, tape),
            30 => self.judge(b, g, tape),
            31 => self.share(b, g, tape),
            _ => self.solve(b, tape),
        }
        if let Held { handle: Some(handle), model: Some(model) } = &self.boards[b] {
            assert_eq!((api().key)(Some(handle)), model.key());
            text(&mut Tape(&[7]), Ok(model.to_string()), |buf, cap| unsafe {
                (api().to_string)(Some(handle), buf, cap)
            });
        }
        if let Held { handle: Some(handle), model: Some(model) } = &self.games[g] {
            assert_eq!((api().game_key)(Some(handle)), model.key());
            text(&mut Tape(&[7]), Ok(model.position().to_string()), |buf, cap| unsafe {
                (api().game_position)(Some(handle), buf, cap)
            });
        }
    }

    fn make(&mut self, b: usize, tape: &mut Tape<'_>) {
        let (seats, pieces) = (tape.few(7), if tape.rarely() { tape.number() } else { 10 + 5 * tape.few(2) });
        let layout = Layout::new(seats, pieces);
        (api().board_free)(self.boards[b].handle.take());
        if tape.rarely() {
            self.boards[b].put((api().new_empty)(seats, pieces), layout.map(Board::empty));
        } else {
            self.boards[b].put((api().board_new)(seats, pieces), layout.map(Board::new));
        }
    }

    fn read_position(&mut self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let position = match (&self.boards[b].model, &self.games[g].model, tape.byte() % 4) {
            (Some(board), _, 0) => board.to_string().into_bytes(),
            (_, Some(game), 1) => game.position().to_string().into_bytes(),
            _ => tape.bytes(),
        };
        let position = tape.spoil(position);
        let (mut place, mut offset) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        let counted = tape.byte().is_multiple_of(2);
        let whole = ended(&position);
        let bytes = if counted { &position[..] } else { whole.to_bytes() };
        let read = Board::from_position(bytes);
        let wants_offset = !tape.rarely();
        let (code, made) = unsafe {
            let code = if counted {
                let offset = wants_offset.then_some(&mut offset);
                (api().from_string_n)(position.as_ptr().cast(), position.len(), Some(&mut place), offset)
            } else {
                (api().from_string)(whole.as_ptr(), Some(&mut place))
            };
            (code, place.assume_init())
        };
        if counted && wants_offset {
            let offset = unsafe { offset.assume_init() };
            assert_eq!(offset, read.as_ref().map_or_else(|error| error.offset, |_| 0));
        }
        assert_eq!(code, read.as_ref().map_or_else(|error| error.fault as i32, |_| 0));
        (api().board_free)(self.boards[b].handle.take());
        self.boards[b].put(made, read.ok());
        unsafe {
            assert_eq!((api().from_string)(whole.as_ptr(), None), NULL);
            assert_eq!((api().from_string_n)(position.as_ptr().cast(), position.len(), None, None), NULL);
        }
    }

    fn copy(&mut self, from: usize, to: usize) {
        let copy = (api().clone)(self.boards[from].get());
        let model = self.boards[from].model.clone();
        (api().board_free)(self.boards[to].handle.take());
        self.boards[to].put(copy, model);
    }

    fn put_and_lift(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let handle = handle.as_deref_mut();
        let (from, to, seat) = (tape.number(), tape.number(), tape.few(7));
        let ends = hole(from).zip(hole(to));
        let seat_number = Seat::try_from(seat).ok();
        let mut on = |done: &dyn Fn(&mut Board) -> bool| did(model.as_mut().is_some_and(done));
        match tape.below(7) {
            0 => {
                let wanted = on(&|m| hole(from).zip(seat_number).is_some_and(|(h, s)| m.put(h, s)));
                assert_eq!((api().put)(handle, from, seat), wanted);
            }
            1 => {
                let wanted = on(&|m| hole(from).map(|h| m.lift(h)).is_some());
                assert_eq!((api().lift)(handle, from), wanted);
            }
            2 => {
                let wanted = on(&|m| seat_number.is_some_and(|s| m.set_to_move(s)));
                assert_eq!((api().set_to_move)(handle, seat), wanted);
            }
            3 => {
                let wanted = on(&|m| ends.is_some_and(|(from, to)| m.do_move(from, to)));
                assert_eq!((api().do_move)(handle, from, to), wanted);
            }
            4 => {
                let wanted = on(&|m| ends.is_some_and(|(from, to)| m.undo_move(from, to)));
                assert_eq!((api().undo_move)(handle, from, to), wanted);
            }
            5 => {
                let cap = if tape.rarely() { i64::from(tape.number()) << 30 } else { from.into() };
                let wanted = on(&|m| u32::try_from(cap).is_ok_and(|cap| m.set_cap(cap)));
                assert_eq!((api().set_cap)(handle, cap), wanted);
            }
            _ => {
                let n = if tape.rarely() { tape.below(130) } else { Hole::COUNT };
                let sparse = tape.byte() % 16;
                let cells: Vec<i8> = (0..n)
                    .map(|_| if tape.below(16) < sparse.into() { tape.few(6) as i8 } else { -1 })
                    .collect();
                let wanted = on(&|m| n == Hole::COUNT && m.set_cells(&cells));
                assert_eq!(unsafe { (api().set_cells)(handle, cells.as_ptr(), n) }, wanted);
                assert_eq!(unsafe { (api().set_cells)(self.boards[b].handle.as_deref_mut(), null(), n) }, 0);
            }
        }
    }

    /// Takes what a play, a pass or a resignation answered and wrote.
    fn done(
        &mut self,
        answer: i32,
        result: Option<Result<Undo, Refusal>>,
        undo: Option<sternhalma_undo_info>,
    ) {
        assert_eq!(answer, result.as_ref().map_or(NULL, refused));
        if let Some(Ok(made)) = result {
            if let Some(undo) = undo {
                assert!(undo == made.into());
            }
            self.undos.push(made.into());
        }
    }

    fn play(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let legal: Vec<Move> = model.as_ref().map_or(vec![], |board| board.legal().collect());
        let (from, to) = match legal.get(tape.below(256)) {
            Some(m) if !tape.rarely() => (m.from.into(), m.to.into()),
            _ => (tape.number(), tape.number()),
        };
        let wanted = model.as_mut().map(|board| match (board.over(), hole(from).zip(hole(to))) {
            (true, _) => Err(Refusal::Over),
            (_, None) => Err(Refusal::NotAHole),
            (_, Some((from, to))) => board.play(from, to),
        });
        let mut undo = MaybeUninit::uninit();
        let asked = out(tape, &mut undo);
        let is_asked = asked.is_some();
        let answer = (api().play)(handle.as_deref_mut(), from, to, asked);
        // SAFETY: it is written when the move was made.
        let written = (answer == 0 && is_asked).then(|| unsafe { undo.assume_init() });
        self.done(answer, wanted, written);
    }

    fn resign_or_pass(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let handle = handle.as_deref_mut();
        let mut undo = MaybeUninit::uninit();
        let seat = tape.few(6);
        let (answer, wanted) = if tape.byte().is_multiple_of(2) {
            ((api().pass)(handle, Some(&mut undo)), model.as_mut().map(Board::pass))
        } else {
            let wanted = model.as_mut().map(|board| match (board.over(), board.layout().seat(seat)) {
                (true, _) => Err(Refusal::Over),
                (_, None) => Err(Refusal::NotASeat),
                (_, Some(seat)) => board.resign(seat),
            });
            ((api().resign)(handle, seat, Some(&mut undo)), wanted)
        };
        // SAFETY: it is written when it was done.
        self.done(answer, wanted, (answer == 0).then(|| unsafe { undo.assume_init() }));
    }

    fn unplay(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let handle = handle.as_deref_mut();
        let last = self.undos.len().wrapping_sub(1 + tape.below(4));
        let Some(&(mut undo)) = self.undos.get(last) else {
            assert_eq!((api().unplay)(handle, None), 0);
            return;
        };
        if tape.rarely() {
            let number = tape.number();
            match tape.below(9) {
                0 => undo.kind = number,
                1 => undo.from = number,
                2 => undo.seat = number,
                3 => undo.before.passes = number,
                4 => undo.before.home = number as u32,
                5 => undo.before.resigned = number as u32,
                6 => undo.before.ply = number.into(),
                7 => undo.before.to_move = number,
                _ => undo.after.how = number,
            }
        }
        // What is not one is refused; what is one, if not the one that was written, is judged by the crate.
        let wanted =
            model.as_mut().is_some_and(|board| Undo::try_from(undo).is_ok_and(|undo| board.unplay(&undo)));
        assert_eq!((api().unplay)(handle, Some(&undo)), did(wanted));
    }

    fn play_at_random(&mut self, b: usize, tape: &mut Tape<'_>) {
        for seed in 0..=u64::from(tape.byte() % 64) {
            let Held { handle, model } = &mut self.boards[b];
            let mut result = MaybeUninit::<sternhalma_search_result>::uninit();
            let answer = (api().random_forward)(handle.as_deref(), seed, Some(&mut result));
            let Some(board) = model else { return assert_eq!(answer, NULL) };
            assert_eq!((api().random_forward)(handle.as_deref(), seed, None), NULL);
            if board.over() {
                return assert_eq!(answer, Refusal::Over as i32);
            }
            assert_eq!(answer, 0);
            let result = unsafe { result.assume_init() };
            let chosen = board.random_forward(seed);
            assert_eq!(result.is_pass, did(chosen.is_none()));
            let wanted = match chosen {
                None => board.pass(),
                Some(Move { from, to }) => {
                    assert_eq!((result.from, result.to), (from.into(), to.into()));
                    board.play(from, to)
                }
            };
            let answer = match chosen {
                None => (api().pass)(handle.as_deref_mut(), None),
                Some(_) => (api().play)(handle.as_deref_mut(), result.from, result.to, None),
            };
            self.done(answer, Some(wanted), None);
        }
    }

    fn make_game(&mut self, g: usize, b: usize, tape: &mut Tape<'_>) {
        let mut options = MaybeUninit::uninit();
        (api().game_options_init)(Some(&mut options));
        let mut options: sternhalma_game_options = unsafe { options.assume_init() };
        let position = match (&self.boards[b].model, tape.byte() % 4) {
            (Some(board), 0) => Some(board.to_string().into_bytes()),
            (_, 1) => Some(tape.bytes()),
            _ => None,
        };
        let position = position.map(|position| ended(&tape.spoil(position)));
        if position.is_none() || tape.rarely() {
            (options.seats, options.pieces) = (tape.few(7), if tape.rarely() { tape.number() } else { 0 });
            options.first = tape.few(3) - 1;
            options.cap = i64::from(tape.number());
        }
        if let Some(position) = &position {
            options.position = position.as_ptr();
            options.position_len = if tape.rarely() { position.count_bytes() } else { 0 };
        }
        let given = |n: i32, absent: i32| (n != absent).then_some(n);
        let asked = GameOptions {
            seats: given(options.seats, 0),
            pieces: given(options.pieces, 0),
            first: given(options.first, -1),
            cap: (options.cap != 0).then_some(options.cap),
            position: position.as_ref().map(|position| position.to_bytes()),
        };
        let wanted = Game::new(&asked);
        let (mut place, mut error) = (MaybeUninit::uninit(), MaybeUninit::<sternhalma_error>::uninit());
        unsafe {
            assert_eq!((api().game_new)(&options, None, None), NULL);
            assert_eq!((api().game_new)(null(), Some(&mut place), None), NULL);
            let mut small = options;
            small.size -= 8;
            assert_eq!((api().game_new)(&small, Some(&mut place), None), ARGUMENT);
            assert!(place.assume_init_ref().is_none());
            let code = (api().game_new)(&options, Some(&mut place), Some(&mut error));
            let error = error.assume_init();
            let told = wanted.as_ref().err().map(|error| {
                (error.field() as i32, i32::from(error.code()), error.offset().map_or(0, |at| at as i64))
            });
            assert_eq!((error.field, error.code, error.offset), told.unwrap_or_default());
            assert_eq!((code, error.line, error.column), (error.code, 0, 0));
            (api().game_free)(self.games[g].handle.take());
            self.games[g].put(place.assume_init(), wanted.ok());
        }
    }

    fn copy_game(&mut self, from: usize, to: usize) {
        let copy = (api().game_clone)(self.games[from].get());
        let model = self.games[from].model.as_ref().map(|game| game.try_clone().expect("there is memory"));
        (api().game_free)(self.games[to].handle.take());
        self.games[to].put(copy, model);
    }

    fn play_in_game(&mut self, g: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.games[g];
        let handle = handle.as_deref_mut();
        let legal: Vec<Action> =
            model.as_ref().map_or(vec![], |game| game.legal().map(|l| l.action()).collect());
        let (from, to) = match legal.get(tape.below(256) % legal.len().max(1)) {
            Some(&Action::Move { from, to }) if !tape.rarely() => (from.into(), to.into()),
            _ => (tape.number(), tape.number()),
        };
        match tape.below(6) {
            0 => {
                let wanted = model.as_mut().map_or(NULL, |game| flag(&game.pass()));
                assert_eq!((api().game_pass)(handle), wanted);
            }
            1 if tape.rarely() => {
                let seat = tape.few(6);
                let wanted = model.as_mut().map_or(NULL, |game| flag(&game.resign(seat)));
                assert_eq!((api().game_resign)(handle, seat), wanted);
            }
            2 | 3 => {
                let written = model.as_ref().zip(hole(from).zip(hole(to)));
                let written = written.and_then(|(game, (from, to))| game.board().move_text(from, to));
                let move_text =
                    written.map_or_else(|| WORDS[tape.below(8)].to_owned(), |text| text.to_string());
                let move_text = tape.spoil(move_text.into_bytes());
                let whole = ended(&move_text);
                if tape.byte().is_multiple_of(2) {
                    let wanted = model.as_mut().map_or(NULL, |game| flag(&game.play(whole.to_bytes())));
                    assert_eq!(unsafe { (api().game_play)(handle, whole.as_ptr()) }, wanted);
                } else {
                    let wanted = model.as_mut().map_or(NULL, |game| flag(&game.play(&move_text)));
                    let answer =
                        unsafe { (api().game_play_n)(handle, move_text.as_ptr().cast(), move_text.len()) };
                    assert_eq!(answer, wanted);
                }
                assert_eq!(unsafe { (api().game_play)(self.games[g].handle.as_deref_mut(), null()) }, NULL);
            }
            _ => {
                let wanted = model.as_mut().map_or(NULL, |game| flag(&game.play_move(from, to)));
                assert_eq!((api().game_play_move)(handle, from, to), wanted);
            }
        }
    }

    fn undo_and_redo(&mut self, g: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.games[g];
        for _ in 0..=tape.byte() % 8 {
            let wanted = model.as_mut().is_some_and(Game::undo);
            assert_eq!((api().game_undo)(handle.as_deref_mut()), did(wanted));
        }
        for _ in 0..tape.byte() % 8 {
            let wanted = model.as_mut().is_some_and(Game::redo);
            assert_eq!((api().game_redo)(handle.as_deref_mut()), did(wanted));
        }
    }

    fn replay(&mut self, g: usize, to: usize, tape: &mut Tape<'_>) {
        let log = self.games[g].model.as_ref().map(|game| game.log().to_string().into_bytes());
        let log = log.unwrap_or_else(|| tape.bytes());
        let log = tape.spoil(log);
        let whole = ended(&log);
        let counted = tape.byte().is_multiple_of(2);
        let wanted = Game::replay(if counted { &log[..] } else { whole.to_bytes() });
        let (mut place, mut error) = (MaybeUninit::uninit(), MaybeUninit::<sternhalma_error>::uninit());
        unsafe {
            let code = if counted {
                (api().game_replay_n)(log.as_ptr().cast(), log.len(), Some(&mut place), Some(&mut error))
            } else {
                (api().game_replay)(whole.as_ptr(), Some(&mut place), Some(&mut error))
            };
            let error = error.assume_init();
            let told = wanted.as_ref().err().map(|e| {
                let place = (e.offset as i64, e.line as i64, e.column as i64);
                (e.field as i32, e.code().map_or(0, i32::from), place)
            });
            let place_told = (error.offset, error.line, error.column);
            assert_eq!((error.field, error.code, place_told), told.unwrap_or_default());
            assert_eq!(code, error.code);
            (api().game_free)(self.games[to].handle.take());
            self.games[to].put(place.assume_init(), wanted.ok());
            assert_eq!((api().game_replay)(whole.as_ptr(), None, None), NULL);
        }
    }

    fn board_of_game(&mut self, g: usize, b: usize) {
        let board = (api().game_board)(self.games[g].get());
        (api().board_free)(self.boards[b].handle.take());
        self.boards[b].put(board, self.games[g].model.as_ref().map(|game| game.board().clone()));
    }

    fn look_at_numbers(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let (at, seat) = (tape.number(), tape.few(6));
        let of_hole = hole(at);
        let of_seat = |board: &Board| board.layout().seat(seat);
        let number = |ask: &dyn Fn(&Board, Seat) -> i32| {
            model.and_then(|m| of_seat(m).map(|seat| ask(m, seat))).unwrap_or(-1)
        };
        let holds = |ask: &dyn Fn(&Board, Seat) -> bool| {
            did(model.is_some_and(|m| of_seat(m).is_some_and(|seat| ask(m, seat))))
        };
        assert_eq!((a.at)(handle, at), model.zip(of_hole).and_then(|(m, h)| m.at(h)).map_or(-1, i32::from));
        assert_eq!((a.to_move)(handle), or_null(model, -1, |m| m.to_move().into()));
        assert_eq!((a.seats)(handle), or_null(model, -1, |m| m.layout().seats() as i32));
        assert_eq!((a.pieces)(handle), or_null(model, -1, |m| m.layout().pieces() as i32));
        assert_eq!((a.count)(handle, seat), number(&|m, seat| m.count(seat) as i32));
        assert_eq!((a.seat_point)(handle, seat), number(&|m, seat| m.layout().point(seat).into()));
        assert_eq!((a.place_of)(handle, seat), number(&|m, seat| m.place_of(seat) as i32));
        assert_eq!((a.distance_left)(handle, seat), number(&|m, seat| m.distance_left(seat)));
        assert_eq!((a.home_complete)(handle, seat), holds(&|m, seat| m.home_complete(seat)));
        assert_eq!((a.finished)(handle, seat), holds(&|m, seat| m.finished(seat)));
        assert_eq!((a.can_pass)(handle), did(model.is_some_and(Board::can_pass)));
        assert_eq!((a.over)(handle), did(model.is_some_and(Board::over)));
        assert_eq!((a.how)(handle), or_null(model, -1, |m| m.how() as i32));
        assert_eq!((a.ply)(handle), or_null(model, 0, |m| m.ply().into()));
        assert_eq!((a.cap)(handle), or_null(model, 0, |m| m.cap().into()));
        assert_eq!((a.key)(handle), or_null(model, 0, Board::key));
        let own = model.and_then(|m| of_seat(m).map(|seat| m.own_key(seat)));
        assert_eq!((a.own_key)(handle, seat), own.unwrap_or(0));
        // Nothing between: it would take too long.
        let depth = if tape.rarely() { 13 + tape.few(3).abs() } else { tape.few(2).min(1) };
        let counted = |m: &Board| u32::try_from(depth).ok().filter(|&d| d <= 12).map_or(0, |d| m.perft(d));
        assert_eq!((a.perft)(handle, depth), or_null(model, 0, counted));

        let mut weights = MaybeUninit::<sternhalma_weights>::uninit();
        (a.weights_default)(Some(&mut weights));
        let mut weights = unsafe { weights.assume_init() };
        if tape.rarely() {
            weights.distance = tape.number();
            weights.blocking = tape.number();
            weights.reserved[3] = tape.few(2);
        }
        let ours = Weights {
            distance: weights.distance,
            straggler: weights.straggler,
            classes: weights.classes,
            blocking: weights.blocking,
        };
        let is_good = [ours.distance, ours.blocking].iter().all(|w| (-1000..=1000).contains(w))
            && weights.reserved == [0; 4];
        let score = model.filter(|_| is_good).and_then(|m| of_seat(m).map(|seat| m.evaluate(seat, &ours)));
        assert_eq!((a.evaluate)(handle, seat, Some(&weights)), score.unwrap_or(i32::MIN));
        let score = model.and_then(|m| of_seat(m).map(|seat| m.evaluate(seat, &Weights::default())));
        assert_eq!((a.evaluate)(handle, seat, None), score.unwrap_or(i32::MIN));
    }

    fn look_at_lists(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let legal: Vec<Move> = model.map_or(vec![], |m| m.legal().collect());
        let (from, to) = match legal.get(tape.below(256)) {
            Some(m) if !tape.rarely() => (m.from.into(), m.to.into()),
            _ => (tape.number(), tape.number()),
        };
        let of = |ask: &dyn Fn(&Board) -> Vec<i32>| model.map(ask);
        let cells =
            model.map(|m| Hole::all().map(|h| m.at(h).map_or(-1, |seat| seat.index() as i8)).collect());
        list(tape, cells, |out, cap| unsafe { (a.cells)(handle, out, cap) });
        let steps = of(&|m| hole(from).map_or(vec![], |h| holes(m.steps(h))));
        list(tape, steps, |out, cap| unsafe { (a.steps)(handle, from, out, cap) });
        let hops = of(&|m| hole(from).map_or(vec![], |h| holes(m.hops(h, hole(to)))));
        list(tape, hops, |out, cap| unsafe { (a.hops)(handle, from, to, out, cap) });
        let reach = of(&|m| hole(from).map_or(vec![], |h| holes(m.reach(h))));
        list(tape, reach, |out, cap| unsafe { (a.reach)(handle, from, out, cap) });
        let path = of(&|m| {
            let path = hole(from).zip(hole(to)).and_then(|(from, to)| m.path(from, to));
            path.map_or(vec![], |path| holes(path.holes().iter().copied()))
        });
        list(tape, path, |out, cap| unsafe { (a.path)(handle, from, to, out, cap) });
        let moves = model.map(|_| legal.iter().map(|&m| sternhalma_move::from(m)).collect());
        list(tape, moves, |out, cap| unsafe { (a.legal)(handle, out, cap) });
        let places = of(&|m| m.layout().each_seat().map(|seat| m.place_of(seat) as i32).collect());
        list(tape, places, |out, cap| unsafe { (a.places)(handle, out, cap) });
    }

    fn look_at_texts(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let legal: Vec<Move> = model.map_or(vec![], |m| m.legal().collect());
        let (from, to) = match legal.get(tape.below(256)) {
            Some(m) if !tape.rarely() => (m.from.into(), m.to.into()),
            _ => (tape.number(), tape.number()),
        };
        let position = model.ok_or(NULL).map(Board::to_string);
        text(tape, position, |buf, cap| unsafe { (a.to_string)(handle, buf, cap) });
        let key = model.ok_or(NULL).map(|m| format!("{:016x}", m.key()));
        text(tape, key, |buf, cap| unsafe { (a.key_hex)(handle, buf, cap) });
        let way = model.ok_or(NULL).and_then(|m| {
            let text = hole(from).zip(hole(to)).and_then(|(from, to)| m.move_text(from, to));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, way, |buf, cap| unsafe { (a.move_text)(handle, from, to, buf, cap) });
    }

    fn look_at_game(&self, g: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.games[g].get(), self.games[g].model.as_ref());
        let (at, seat) = (tape.number(), tape.few(6));
        let of_seat = |game: &Game| game.board().layout().seat(seat);
        let number = |ask: &dyn Fn(&Game, Seat) -> i32| {
            model.and_then(|m| of_seat(m).map(|seat| ask(m, seat))).unwrap_or(-1)
        };
        assert_eq!((a.game_to_move)(handle), or_null(model, -1, |m| m.to_move().into()));
        assert_eq!((a.game_over)(handle), did(model.is_some_and(Game::over)));
        assert_eq!((a.game_how)(handle), or_null(model, -1, |m| m.how() as i32));
        assert_eq!((a.game_solo)(handle), did(model.is_some_and(Game::solo)));
        assert_eq!((a.game_place_of)(handle, seat), number(&|m, seat| m.place_of(seat) as i32));
        assert_eq!((a.game_distance_left)(handle, seat), number(&|m, seat| m.distance_left(seat)));
        assert_eq!(
            (a.game_at)(handle, at),
            model.zip(hole(at)).and_then(|(m, h)| m.at(h)).map_or(-1, i32::from)
        );
        let name = hole(at).map_or_else(|| WORDS[tape.below(8)].to_owned(), |h| h.to_string());
        let named = model.and_then(|m| m.at_name(&name).ok().flatten());
        let whole = ended(name.as_bytes());
        assert_eq!(unsafe { (a.game_at_name)(handle, whole.as_ptr()) }, named.map_or(-1, i32::from));
        assert_eq!((a.game_ply)(handle), or_null(model, 0, |m| m.ply().into()));
        assert_eq!((a.game_cap)(handle), or_null(model, 0, |m| m.cap().into()));
        assert_eq!((a.game_seats)(handle), or_null(model, -1, |m| m.seats() as i32));
        assert_eq!((a.game_pieces)(handle), or_null(model, -1, |m| m.pieces() as i32));
        assert_eq!((a.game_first)(handle), model.and_then(Game::first).map_or(-1, i32::from));
        assert_eq!((a.game_move_count)(handle), or_null(model, -1, |m| m.move_count() as i32));
        assert_eq!((a.game_key)(handle), or_null(model, 0, Game::key));

        let legal = model.map(|m| {
            let moves = m.legal().map(|legal| match legal.action() {
                Action::Move { from, to } => Move { from, to }.into(),
                _ => sternhalma_move { from: -1, to: -1 },
            });
            moves.collect()
        });
        list(tape, legal, |out, cap| unsafe { (a.game_legal)(handle, out, cap) });
        let finished = model.map(|m| m.finished().map(i32::from).collect());
        list(tape, finished, |out, cap| unsafe { (a.game_finished)(handle, out, cap) });
        let places = model.map(|m| m.places().map(|place| place as i32).collect());
        list(tape, places, |out, cap| unsafe { (a.game_places)(handle, out, cap) });
        let history = model.map(|m| {
            let seat = if seat == -1 { Some(m.to_move()) } else { of_seat(m) };
            seat.map_or(vec![], |seat| m.history(seat).collect())
        });
        list(tape, history, |out, cap| unsafe { (a.game_history)(handle, seat, out, cap) });

        let mut outcome = MaybeUninit::<sternhalma_game_outcome>::uninit();
        let result = model.and_then(Game::result);
        assert_eq!((a.game_result)(handle, None), 0);
        assert_eq!((a.game_result)(handle, Some(&mut outcome)), did(result.is_some()));
        if let Some(result) = result {
            let outcome = unsafe { outcome.assume_init() };
            assert_eq!((outcome.how, outcome.plies), (result.how() as i32, result.plies().into()));
            assert!(outcome.places.iter().zip(result.places()).all(|(&told, &place)| told == place as i32));
            assert!(
                result
                    .home()
                    .iter()
                    .map(i32::from)
                    .eq(outcome.home[..outcome.home_len as usize].iter().copied())
            );
        }
    }

    fn look_at_texts_of_game(&self, g: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.games[g].get(), self.games[g].model.as_ref());
        let (from, to, i) = (tape.number(), tape.number(), tape.number());
        let ends = hole(from).zip(hole(to));
        let game = model.ok_or(NULL);
        text(tape, game.map(|m| m.log().to_string()), |buf, cap| unsafe { (a.game_log)(handle, buf, cap) });
        let position = game.map(|m| m.position().to_string());
        text(tape, position, |buf, cap| unsafe { (a.game_position)(handle, buf, cap) });
        let start = game.map(|m| m.start().map_or(String::new(), ToString::to_string));
        text(tape, start, |buf, cap| unsafe { (a.game_start)(handle, buf, cap) });
        let moves = game.map(|m| m.moves().map(|text| format!("{text}\n")).collect::<String>());
        text(tape, moves, |buf, cap| unsafe { (a.game_moves)(handle, buf, cap) });
        let result = game.map(|m| m.result().map_or(String::new(), |result| result.to_string()));
        text(tape, result, |buf, cap| unsafe { (a.game_result_text)(handle, buf, cap) });
        let one = game.and_then(|m| {
            let text = usize::try_from(i).ok().and_then(|i| m.move_at(i));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, one, |buf, cap| unsafe { (a.game_move_at)(handle, i, buf, cap) });
        let way = game.and_then(|m| {
            let text = ends.and_then(|(from, to)| m.board().move_text(from, to));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, way, |buf, cap| unsafe { (a.game_move_text)(handle, from, to, buf, cap) });
        let path = model.map(|m| {
            let path = ends.and_then(|(from, to)| m.board().path(from, to));
            path.map_or(vec![], |path| holes(path.holes().iter().copied()))
        });
        list(tape, path, |out, cap| unsafe { (a.game_path)(handle, from, to, out, cap) });
    }

    fn draw(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut options = MaybeUninit::<sternhalma_drawing_options>::uninit();
        (a.drawing_options_init)(Some(&mut options));
        let mut options = unsafe { options.assume_init() };
        options.names = tape.few(2);
        if tape.byte().is_multiple_of(2) {
            (options.from, options.to) = (tape.number(), tape.number());
        }
        options.targets_of = tape.number();
        options.width = if tape.rarely() { tape.number() } else { 0 };
        let moved = match (options.from, options.to) {
            (-1, -1) => Some(None),
            (from, to) if from == to => None,
            (from, to) => hole(from).zip(hole(to)).map(|(from, to)| Some(Move { from, to })),
        };
        let targets = if options.targets_of == -1 { Some(None) } else { hole(options.targets_of).map(Some) };
        let width = u32::try_from(options.width).ok().filter(|&width| width <= Drawing::WIDTH_MAX);
        let asked = |drawing: Drawing<'_>, is_svg: bool| {
            let (moved, targets, width) =
                (moved.ok_or(ARGUMENT)?, targets.ok_or(ARGUMENT)?, width.ok_or(ARGUMENT)?);
            let drawing = if moved.is_some() { drawing.moved(moved) } else { drawing };
            let drawing = drawing.names(options.names != 0).targets_of(targets);
            let drawing = if width == 0 { drawing } else { drawing.width(width) };
            Ok(if is_svg { drawing.svg().to_string() } else { drawing.text().to_string() })
        };
        let (board, game) =
            (self.boards[b].model.as_ref().ok_or(NULL), self.games[g].model.as_ref().ok_or(NULL));
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let svg = board.and_then(|m| asked(Drawing::of(m), true));
        text(tape, svg, |buf, cap| unsafe { (a.svg)(of_board, &options, buf, cap) });
        let lines = board.and_then(|m| asked(Drawing::of(m), false));
        text(tape, lines, |buf, cap| unsafe { (a.text)(of_board, &options, buf, cap) });
        let svg = game.and_then(|m| asked(Drawing::of_game(m), true));
        text(tape, svg, |buf, cap| unsafe { (a.game_svg)(of_game, &options, buf, cap) });
        let lines = game.and_then(|m| asked(Drawing::of_game(m), false));
        text(tape, lines, |buf, cap| unsafe { (a.game_text)(of_game, &options, buf, cap) });
    }

    /// Reads a text as a move, of a board and of a game, without doing it.
    fn judge(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let legal: Vec<Move> = board.map_or(vec![], |m| m.legal().collect());
        let written =
            legal.get(tape.below(256)).zip(board).and_then(|(m, board)| board.move_text(m.from, m.to));
        let move_text = match written {
            Some(text) if tape.byte().is_multiple_of(2) => text.to_string().into_bytes(),
            _ if tape.byte().is_multiple_of(2) => WORDS[tape.below(8)].into(),
            _ => tape.bytes(),
        };
        let move_text = tape.spoil(move_text);
        let whole = ended(&move_text);
        let (start, len) = (move_text.as_ptr().cast(), move_text.len());
        let mut place = MaybeUninit::uninit();
        type Judged = Result<Action, ReadActionError>;
        let mut check = |model: Option<Judged>, answer: i32, read: &mut MaybeUninit<sternhalma_read>| {
            let Some(judged) = model else { return assert_eq!(answer, NULL) };
            let read = unsafe { read.assume_init() };
            match judged {
                Err(error) => {
                    assert_eq!(
                        (answer, read.kind, read.path_len),
                        (error.flag.into(), -i32::from(error.flag), 0)
                    );
                    assert_eq!(read.hop, error.hop.map_or(0, |hop| hop.number as i32));
                    let wanted: Result<String, i32> = Ok(error.to_string());
                    text(tape, wanted, |buf, cap| unsafe { (a.read_reason)(Some(&read), buf, cap) });
                }
                Ok(action) => {
                    let told = match action {
                        Action::Move { from, to } => (1, from.into(), to.into()),
                        Action::Pass => (2, -1, -1),
                        Action::Resign(_) => (3, -1, -1),
                    };
                    assert_eq!((answer, (read.kind, read.from, read.to)), (0, told));
                    let wanted: Result<String, i32> = Err(ARGUMENT);
                    text(tape, wanted, |buf, cap| unsafe { (a.read_reason)(Some(&read), buf, cap) });
                }
            }
        };
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        unsafe {
            let answer = (a.read_move)(of_board, whole.as_ptr(), Some(&mut place));
            check(board.map(|m| m.read_action(whole.to_bytes())), answer, &mut place);
            let answer = (a.read_move_n)(of_board, start, len, Some(&mut place));
            check(board.map(|m| m.read_action(&move_text)), answer, &mut place);
            let answer = (a.game_read_move)(of_game, whole.as_ptr(), Some(&mut place));
            check(game.map(|m| m.read_action(whole.to_bytes())), answer, &mut place);
            let answer = (a.game_read_move_n)(of_game, start, len, Some(&mut place));
            check(game.map(|m| m.read_action(&move_text)), answer, &mut place);
            assert_eq!((a.read_move)(of_board, null(), Some(&mut place)), NULL);
            assert_eq!((a.game_read_move)(of_game, whole.as_ptr(), None), NULL);
        }
    }

    /// A board and a game that several threads ask and copy at once; the copies are freed on another, and a search without
    /// an end is stopped from this one.
    fn share(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let keys = (or_null(board, 0, Board::key), or_null(game, 0, Game::key));
        let ask = move || {
            assert_eq!(((a.key)(of_board), (a.game_key)(of_game)), keys);
            let copies = ((a.clone)(of_board), (a.game_clone)(of_game));
            assert_eq!(((a.key)(copies.0.as_deref()), (a.game_key)(copies.1.as_deref())), keys);
            copies
        };
        let mut copies = thread::scope(|scope| {
            let threads: Vec<_> = (0..2 + tape.below(3)).map(|_| scope.spawn(ask)).collect();
            threads.into_iter().map(|thread| thread.join().expect("it answers")).collect::<Vec<_>>()
        });
        let first = tape.below(copies.len());
        copies.rotate_left(first);
        thread::scope(|scope| {
            let freed = scope.spawn(move || {
                for (board, game) in copies {
                    (a.game_free)(game);
                    (a.board_free)(board);
                }
            });
            freed.join().expect("they are freed");
        });

        let stop = AtomicI32::new(0);
        let answer = thread::scope(|scope| {
            let flag = &stop;
            let search = scope.spawn(move || {
                let mut options = MaybeUninit::<sternhalma_search_options>::uninit();
                (a.search_options_init)(Some(&mut options));
                let mut options = unsafe { options.assume_init() };
                (options.table_kib, options.budget, options.stop) = (64, u64::MAX, flag.as_ptr());
                let mut result = MaybeUninit::<sternhalma_search_result>::zeroed();
                unsafe { (a.search)(of_board, &options, Some(&mut result)) }
            });
            unsafe { (a.search_stop)(stop.as_ptr()) };
            search.join().expect("it ends")
        });
        let over = if board.is_some_and(Board::over) { Refusal::Over as i32 } else { 0 };
        assert_eq!(answer, board.map_or(NULL, |_| over));
    }

    /// A small search, of which the crate chooses the same.
    fn search(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut options = MaybeUninit::<sternhalma_search_options>::uninit();
        if tape.rarely() {
            let level = tape.few(9);
            let answer = (a.level)(level, Some(&mut options));
            assert_eq!(answer, if (1..=7).contains(&level) { 0 } else { ARGUMENT });
        }
        (a.search_options_init)(Some(&mut options));
        let mut options = unsafe { options.assume_init() };
        (options.table_kib, options.budget) = (64, u64::from(tape.byte()));
        (options.mode, options.depth) = (tape.few(5), tape.few(4));
        let is_good = (0..=4).contains(&options.mode) && (0..=60).contains(&options.depth);
        let stop = 0;
        options.stop = &stop;
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let status = |over: Option<bool>| match over {
            None => NULL,
            Some(_) if !is_good => ARGUMENT,
            Some(true) => Refusal::Over as i32,
            Some(false) => 0,
        };
        let (mut one, mut two) = (MaybeUninit::<sternhalma_search_result>::zeroed(), MaybeUninit::zeroed());
        let mut many = [const { MaybeUninit::<sternhalma_search_result>::zeroed() }; 3];
        let mut count = MaybeUninit::zeroed();
        let searcher: Option<Box<sternhalma_searcher>> = (a.searcher_new)();
        let mut searcher = searcher.expect("there is memory");
        unsafe {
            let answer = (a.search)(of_board, &options, Some(&mut one));
            // Which of a bad option and a game that is over is told first is not settled.
            let is = |answer: i32, over: Option<bool>| {
                assert!(answer == status(over) || over == Some(true) && !is_good && answer > 0, "{answer}");
            };
            is(answer, board.map(Board::over));
            let again = (a.searcher_search)(Some(&mut *searcher), of_board, &options, Some(&mut two));
            assert_eq!(answer, again);
            let (one, two) = (one.assume_init(), two.assume_init());
            assert_eq!((one.from, one.to, one.score, one.nodes), (two.from, two.to, two.score, two.nodes));
            if answer == 0 && options.mode == 0 {
                let mut ours = SearchOptions {
                    budget: options.budget,
                    depth: options.depth as u32,
                    table_kib: 64,
                    ..SearchOptions::default()
                };
                let outcome = board.expect("it was searched").search(&mut ours).expect("it can be searched");
                let chosen = match outcome.decision {
                    Decision::Move(m) => (m.from.into(), m.to.into()),
                    Decision::Pass => (-1, -1),
                };
                assert_eq!(
                    ((one.from, one.to), one.score, one.nodes),
                    (chosen, outcome.score, outcome.nodes)
                );
            }
            let answer = (a.search_moves)(of_board, &options, many.as_mut_ptr().cast(), 3, Some(&mut count));
            is(answer, board.map(Board::over));
            if answer == 0 {
                assert!((1..=3).contains(&count.assume_init()));
            }
            is((a.game_search)(of_game, &options, Some(&mut many[0])), game.map(Game::over));
            let answer =
                (a.game_search_moves)(of_game, &options, many.as_mut_ptr().cast(), 2, Some(&mut count));
            is(answer, game.map(Game::over));
            assert!((a.search)(of_board, null(), Some(&mut many[0])) < 0);
            assert!((a.search_moves)(of_board, &options, null_mut(), 3, Some(&mut count)) != 0);
            assert!((a.search)(of_board, &options, None) != 0);
            let mut flag = 0;
            (a.search_stop)(&mut flag);
            (a.search_stop)(null_mut());
            assert_ne!(flag, 0);
        }
        (a.searcher_free)(Some(searcher));
        (a.searcher_free)(None);
    }

    /// A narrow solver, of which the moves are played.
    fn solve(&self, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut options = MaybeUninit::<sternhalma_solve_options>::uninit();
        (a.solve_options_init)(Some(&mut options));
        let mut options = unsafe { options.assume_init() };
        (options.width, options.memory_kib) = (1 + tape.few(8).abs(), 256);
        options.threads = 1 + i32::from(tape.byte() % 2);
        let stop = i32::from(!tape.byte().is_multiple_of(4));
        options.stop = &stop;
        let (handle, board) = (self.boards[b].get(), self.boards[b].model.as_ref());
        let mut moves = [sternhalma_move { from: -1, to: -1 }; 256];
        let mut solution = MaybeUninit::<sternhalma_solution>::uninit();
        for together in [false, true] {
            let solve = if together { a.solve_together } else { a.solve };
            let answer =
                unsafe { solve(handle, &options, moves.as_mut_ptr(), moves.len(), Some(&mut solution)) };
            let Some(board) = board else { return assert_eq!(answer, NULL) };
            if board.layout().seats() != 1 + usize::from(together) {
                assert_eq!(answer, 1);
                continue;
            }
            assert!((0..=4).contains(&answer) || answer == -3, "{answer}");
            if answer == 0 {
                let solution = unsafe { solution.assume_init() };
                let mut copy = board.clone();
                for m in &moves[..(solution.move_count as usize).min(moves.len())] {
                    let (from, to) = (hole(m.from).expect("a hole"), hole(m.to).expect("a hole"));
                    assert!(copy.reach(from).contains(to));
                    assert!(copy.do_move(from, to));
                }
                let home = |seat: Seat| copy.distance_left(seat) == 0;
                assert!(solution.move_count as usize > moves.len() || copy.layout().each_seat().any(home));
            }
            assert!(unsafe { solve(handle, null(), null_mut(), 0, Some(&mut solution)) } < 0);
        }
    }
}

fn ask_the_star(tape: &mut Tape<'_>) {
    let a = api();
    let (n, dir, m) = (tape.number(), tape.few(7), tape.few(18));
    let (at, direction, point) = (hole(n), Direction::try_from(dir).ok(), Point::try_from(dir).ok());
    let number = |value: Option<usize>| value.map_or(-1, |value| value as i32);
    let (mut x, mut y, mut z) = (MaybeUninit::zeroed(), MaybeUninit::zeroed(), MaybeUninit::zeroed());
    let answer = (a.xy)(n, Some(&mut x), Some(&mut y), Some(&mut z));
    assert_eq!(answer, if at.is_some() { 0 } else { ARGUMENT });
    assert_eq!((a.xy)(n, Some(&mut x), None, Some(&mut z)), NULL);
    if let Some(at) = at {
        let place = unsafe { (x.assume_init(), y.assume_init(), z.assume_init()) };
        assert_eq!(place, (at.x().into(), at.y().into(), at.z().into()));
        assert_eq!((a.hole_at)(place.0, place.1), n);
    }
    let near = i8::try_from(n).ok().zip(i8::try_from(dir).ok()).and_then(|(x, y)| Hole::at(x, y));
    assert_eq!((a.hole_at)(n, dir), near.map_or(-1, i32::from));
    assert_eq!((a.holes)(), 121);
    assert_eq!((a.row_of)(n), number(at.map(Hole::row)));
    assert_eq!((a.col_of)(n), number(at.map(Hole::col)));
    assert_eq!((a.row_len)(m), number(usize::try_from(m).ok().and_then(star::row_len)));
    let start = usize::try_from(m).ok().and_then(star::row_start);
    assert_eq!((a.row_start)(m), start.map_or(-1, i32::from));
    let next = at.zip(direction).and_then(|(at, direction)| at.next(direction));
    assert_eq!((a.next_to)(n, dir), next.map_or(-1, i32::from));
    assert_eq!((a.degree)(n), number(at.map(Hole::degree)));
    assert_eq!((a.dir_opposite)(dir), number(direction.map(|d| d.opposite().index())));
    assert_eq!((a.point_of)(n), at.map_or(-1, |at| at.point().map_or(6, i32::from)));
    assert_eq!((a.on_ring)(n), did(at.is_some_and(Hole::on_ring)));
    let class = at.map(|at| (at.x() & 1) as i32 + 2 * (at.y() & 1) as i32);
    assert_eq!((a.class_of)(n), class.unwrap_or(-1));
    assert_eq!((a.layout_ok)(m, n), did(Layout::new(m, n).is_some()));
    let layout = Layout::new(m, 10);
    let start = layout.and_then(|layout| Some(layout.point(layout.seat(dir)?)));
    assert_eq!((a.layout_point)(m, dir), start.map_or(-1, i32::from));
    let (seat, seats) = (Seat::try_from(dir).ok(), usize::try_from(m).ok());
    assert_eq!((a.zobrist)(dir, n), seat.zip(at).map_or(0, |(seat, at)| zobrist::piece(seat, at)));
    assert_eq!((a.zobrist_move)(dir), seat.map_or(0, zobrist::to_move));
    assert_eq!((a.zobrist_seats)(m), seats.and_then(zobrist::seats).unwrap_or(0));
    let neighbours = at.map_or(vec![], |at| holes(at.neighbours()));
    list(tape, Some(neighbours), |out, cap| unsafe { (a.neighbours)(n, out, cap) });
    let point_holes = point.map_or(vec![], |point| holes(point.holes()));
    list(tape, Some(point_holes), |out, cap| unsafe { (a.point_holes)(dir, out, cap) });
    let front = point.map_or(vec![], |point| holes(point.front()));
    list(tape, Some(front), |out, cap| unsafe { (a.front)(dir, out, cap) });
    let pairs = star::pairs().map(|(low, high)| sternhalma_pair { low: low.into(), high: high.into() });
    list(tape, Some(pairs.collect()), |out, cap| unsafe { (a.pairs)(out, cap) });
    let name = at.map(|at| at.to_string()).ok_or(ARGUMENT);
    text(tape, name, |buf, cap| unsafe { (a.name)(n, buf, cap) });
    let key = u64::from(n as u32) << 16;
    let hex: Result<String, i32> = Ok(format!("{key:016x}"));
    text(tape, hex, |buf, cap| unsafe { (a.hex)(key, buf, cap) });
}

fn ask_for_words(tape: &mut Tape<'_>) {
    let a = api();
    let (n, m) = (tape.few(20), tape.few(20));
    has_words((a.status_text)(n), (-5..=-1).contains(&n));
    has_words((a.reason)(n), (0..=9).contains(&n));
    has_words((a.why_text)(n), (0..=8).contains(&n));
    has_words((a.solve_text)(n), (0..=4).contains(&n));
    let flag = Flag::ALL.into_iter().find(|&flag| i32::from(flag) == n);
    forever((a.flag_name)(n), flag.map(Flag::word));
    forever((a.game_reason)(n), flag.map(Flag::text));
    let told = match n {
        6 => (1..=9).contains(&m),
        8 => (1..=12).contains(&m),
        0..=5 | 7 => m == 1,
        _ => false,
    };
    let text = (a.error_text)(n, m);
    assert!(text.is_null() || told, "{n} {m}");
    assert!(a.abi_version >= 1 && !(a.version)().is_null());
    let mut value = MaybeUninit::<i64>::uninit();
    let name = (a.constant_at)(tape.number(), Some(&mut value));
    let bytes = if name.is_null() {
        tape.bytes()
    } else {
        // SAFETY: a text that lives for ever.
        unsafe { CStr::from_ptr(name) }.to_bytes().to_vec()
    };
    let bytes = tape.spoil(bytes);
    let whole = ended(&bytes);
    let (mut one, mut two) = (MaybeUninit::zeroed(), MaybeUninit::zeroed());
    unsafe {
        let known = (a.constant)(whole.as_ptr(), Some(&mut one));
        let counted = (a.constant_n)(whole.as_ptr(), whole.count_bytes(), Some(&mut two));
        assert_eq!((known, one.assume_init()), (counted, two.assume_init()));
        assert_eq!((a.constant)(null(), Some(&mut one)), 0);
        let named = str::from_utf8(&bytes).ok().and_then(|name| name.parse::<Hole>().ok());
        let wanted = named.map_or(-1, i32::from);
        assert_eq!((a.hole_named_n)(bytes.as_ptr().cast(), bytes.len()), wanted);
        let named = whole.to_str().ok().and_then(|name| name.parse::<Hole>().ok());
        assert_eq!((a.hole_named)(whole.as_ptr()), named.map_or(-1, i32::from));
    }
    if tape.rarely() && tape.rarely() {
        assert_eq!((a.tables_ok)(), 1);
    }
}
