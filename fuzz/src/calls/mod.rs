//! Bytes taken as a program: a sequence of calls of the C interface on a few boards and games, with NULL, numbers that
//! are none, rooms of every size and texts that are spoilt. Beside each handle stands what it should be, a board or a
//! game of the crate, which the answers are held against.

mod ask;
mod look;
mod search;

use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::evaluation::sternhalma_search_result;
use sternhalma::ffi::game::{sternhalma_error, sternhalma_game, sternhalma_game_options};
use sternhalma::ffi::table::{sternhalma_api, sternhalma_api_get};
use sternhalma::ffi::undo::sternhalma_undo_info;
use sternhalma::{Action, Board, Game, GameError, GameOptions, Hole, Layout, Move, Refusal, Seat, Undo};

use super::answer::{ARGUMENT, NULL, did, out};
use super::held::{Held, held};
use super::options::Given;
use super::room::text;
use super::tape::{Tape, ended};

/// No program is longer.
const CALLS: usize = 256;
/// So many of each kind of handle.
const HELD: usize = 3;
/// Texts of programs and replies that are spoilt.
const WORDS: [&str; 8] = ["pass", "resign 1", "RESIGN 0 ", "c1-e5", "d1:f3", "e5-", "zz-a1", "resign 9"];

fn api() -> &'static sternhalma_api {
    sternhalma_api_get(1).expect("the library has a table")
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
        let handles = held(&program.boards) + held(&program.games);
        assert_eq!((api().live)() + (api().game_live)() - before, handles as i32);
    }
    for board in &mut program.boards {
        (api().board_free)(board.handle.take());
    }
    for game in &mut program.games {
        (api().game_free)(game.handle.take());
    }
    assert_eq!((api().live)() + (api().game_live)(), before);
}

fn hole(number: i32) -> Option<Hole> {
    Hole::try_from(number).ok()
}

fn holes(holes: impl IntoIterator<Item = Hole>) -> Vec<i32> {
    holes.into_iter().map(i32::from).collect()
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
            27 => ask::the_star(tape),
            28 => ask::words(tape),
            29 => self.search(b, g, tape),
            30 => self.judge(b, g, tape),
            // Threads cost more than all the rest.
            31 if tape.byte() < 48 => self.share(b, g, tape),
            31 => self.play_at_random(b, tape),
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
        let (given, is_good) = Given::new(tape, options, size_of_val(&options));
        let (mut place, mut error) = (MaybeUninit::uninit(), MaybeUninit::<sternhalma_error>::zeroed());
        unsafe {
            assert_eq!((api().game_new)(given.as_ptr(), None, None), NULL);
            assert_eq!((api().game_new)(null(), Some(&mut place), None), NULL);
            assert!(place.assume_init_ref().is_none());
            let code = (api().game_new)(given.as_ptr(), Some(&mut place), Some(&mut error));
            let error = error.assume_init();
            let told = wanted.as_ref().err().filter(|_| is_good).map(|error| {
                (error.field() as i32, i32::from(error.code()), error.offset().map_or(0, |at| at as i64))
            });
            assert_eq!((error.field, error.code, error.offset), told.unwrap_or_default());
            let status = if is_good { error.code } else { ARGUMENT };
            assert_eq!((code, error.line, error.column), (status, 0, 0));
            (api().game_free)(self.games[g].handle.take());
            self.games[g].put(place.assume_init(), wanted.ok().filter(|_| is_good));
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
}
