//! Bytes taken as a program of calls of Senet's C interface, as `calls` has it for star halma: beside each board stands
//! the one of the crate that it should be.

mod ask;
mod given;
mod look;
mod search;

use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::capi::senet::board::senet_board;
use sternhalma::capi::senet::moves::senet_move;
use sternhalma::capi::senet::play::senet_undo_info;
use sternhalma::capi::senet::table::{senet_api, senet_api_get};
use sternhalma::senet::{Board, House, Kind, Move, Roll, RuleSet, Side, Undo, Unplayable};

use super::answer::{ARGUMENT, NULL, did, or_null, out};
use super::held::{Held, held};
use super::plain_senet::told;
use super::room::{list, text};
use super::tape::{Tape, ended};
use given::Rules;

/// No program is longer.
const CALLS: usize = 256;
/// So many boards.
const HELD: usize = 3;
/// What is written where nothing should be.
const UNTOUCHED: i32 = 0x5A5A;

fn api() -> &'static senet_api {
    senet_api_get(1).expect("the library has a table")
}

/// What was written for a move or a forfeit, and the boards before and after it.
struct Way {
    undo: senet_undo_info,
    before: Board,
    after: Board,
}

/// What a program has.
struct Program {
    boards: [Held<senet_board, Board>; HELD],
    ways: Vec<Way>,
}

/// Every call answers as it should, and at the end nothing is left.
pub fn calls_senet(data: &[u8]) {
    let mut tape = Tape(data);
    let before = (api().live)();
    let mut program = Program { boards: [const { Held::NONE }; HELD], ways: vec![] };
    for _ in 0..CALLS {
        if tape.is_over() {
            break;
        }
        program.call(&mut tape);
        assert_eq!((api().live)() - before, held(&program.boards) as i32);
    }
    for b in 0..HELD {
        program.hold(b, None, None);
    }
    assert_eq!((api().live)(), before);
}

fn house(number: i32) -> Option<House> {
    House::try_from(number).ok()
}

/// The house of a number, and none at all for 0.
fn only_one(only: i32) -> Result<Option<House>, i32> {
    if only == 0 { Ok(None) } else { House::try_from(only).map(Some) }
}

/// What C calls what stands on a house.
fn standing(board: &Board, house: House) -> i32 {
    match board.at(house) {
        None => 0,
        Some(Side::Light) => 1,
        Some(Side::Dark) => 2,
    }
}

/// Puts on a house what C calls so; whether it can be put.
fn stand(board: &mut Board, house: House, cell: i32) -> bool {
    match cell {
        0 => {
            board.lift(house);
        }
        1 => board.put(house, Side::Light),
        2 => board.put(house, Side::Dark),
        _ => return false,
    }
    true
}

impl Program {
    fn call(&mut self, tape: &mut Tape<'_>) {
        let (b, other) = (tape.below(HELD), tape.below(HELD));
        match tape.below(24) {
            0 => self.make(b, tape),
            1 => self.copy(b, other),
            2 => self.read_position(b, tape),
            3..=6 => self.change(b, tape),
            7..=11 => self.play(b, tape),
            12 => self.make_any_move(b, tape),
            13 => self.unplay(b, tape),
            14 => self.look_at_numbers(b, tape),
            15 => self.look_at_texts(b, tape),
            16 => self.draw(b, tape),
            17 => self.judge(b, tape),
            18 => self.search(b, tape),
            // Threads cost more than all the rest.
            19 if tape.byte() < 48 => self.share(b, tape),
            20 => ask::the_track(tape),
            21 => ask::the_rules(tape),
            22 => ask::words(tape),
            _ if tape.rarely() => self.hold(b, None, None),
            _ => self.play_at_random(b, tape),
        }
        let Held { handle, model } = &self.boards[b];
        assert_eq!((api().key)(handle.as_deref()), or_null(model.as_ref(), 0, Board::key));
        assert_eq!((api().ply)(handle.as_deref()), or_null(model.as_ref(), 0, |board| board.ply().into()));
    }

    /// Frees what was held.
    fn hold(&mut self, b: usize, handle: Option<Box<senet_board>>, model: Option<Board>) {
        (api().board_free)(self.boards[b].handle.take());
        self.boards[b].put(handle, model);
    }

    fn make(&mut self, b: usize, tape: &mut Tape<'_>) {
        let pieces = 1 + tape.few(7);
        let number = usize::try_from(pieces).unwrap_or(usize::MAX);
        if tape.rarely() {
            self.hold(b, (api().board_new)(pieces), Board::empty(number));
        } else {
            self.hold(b, (api().new_game)(pieces), Board::new(number));
        }
    }

    fn copy(&mut self, from: usize, to: usize) {
        let copy = (api().clone)(self.boards[from].get());
        self.hold(to, copy, self.boards[from].model);
    }

    fn read_position(&mut self, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let position = match self.boards[b].model {
            _ if tape.rarely() => tape.bytes(),
            Some(board) => board.to_string().into_bytes(),
            None => b"dldl.ldldl/..d......./.....d...l l 7".to_vec(),
        };
        let position = tape.spoil(position);
        let read = Board::from_position(&position);
        let (mut place, mut offset) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        let (code, made, at) = unsafe {
            let start = position.as_ptr().cast();
            let code = (a.from_string_n)(start, position.len(), Some(&mut place), Some(&mut offset));
            assert_eq!((a.from_string_n)(start, position.len(), None, None), NULL);
            (code, place.assume_init(), offset.assume_init())
        };
        assert_eq!((code, at), read.map_or_else(|error| (error.fault as i32, error.offset), |_| (0, 0)));
        let refused = read.as_ref().err().map(ToString::to_string).ok_or(ARGUMENT);
        let (start, len) = (position.as_ptr().cast(), position.len());
        text(tape, refused, |buf, cap| unsafe { (a.from_string_reason_n)(start, len, buf, cap) });
        self.hold(b, made, read.ok());
        let whole = ended(&position);
        let mut place = MaybeUninit::uninit();
        let (code, made) =
            unsafe { ((a.from_string)(whole.as_ptr(), Some(&mut place)), place.assume_init()) };
        let read = Board::from_position(whole.to_bytes());
        assert_eq!(code, read.map_or_else(|error| error.fault as i32, |_| 0));
        self.hold(b, made, read.ok());
        unsafe {
            let mut place = MaybeUninit::uninit();
            assert_eq!((a.from_string)(null(), Some(&mut place)), 1);
            assert!(place.assume_init().is_none());
            assert_eq!((a.from_string)(whole.as_ptr(), None), NULL);
        }
    }

    fn change(&mut self, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let Held { handle, model } = &mut self.boards[b];
        let handle = handle.as_deref_mut();
        let (at, cell) = (tape.number(), tape.few(3));
        let mut on = |done: &dyn Fn(&mut Board) -> bool| did(model.as_mut().is_some_and(done));
        match tape.below(5) {
            0 => {
                let wanted = on(&|m| house(at).is_some_and(|house| stand(m, house, cell)));
                assert_eq!((a.put)(handle, at, cell), wanted);
            }
            1 => {
                let wanted = on(&|m| house(at).map(|house| m.lift(house)).is_some());
                assert_eq!((a.lift)(handle, at), wanted);
            }
            2 => {
                let side = Side::try_from(cell).ok();
                let wanted = on(&|m| side.map(|side| m.set_side(side)).is_some());
                assert_eq!((a.set_side)(handle, cell), wanted);
            }
            3 => {
                let ply = i64::from(at) * [1, 90, 1 << 30][tape.below(3)];
                let wanted = on(&|m| u32::try_from(ply).is_ok_and(|ply| m.set_ply(ply)));
                assert_eq!((a.set_ply)(handle, ply), wanted);
            }
            _ => {
                let n = if tape.rarely() { tape.below(40) } else { House::COUNT };
                let sparse = tape.byte() % 16;
                let cells: Vec<i8> = (0..n)
                    .map(|_| if tape.below(16) < sparse.into() { tape.few(3) as i8 } else { 0 })
                    .collect();
                let wanted = on(&|m| {
                    let mut filled = *m;
                    let mut cells = House::all().zip(&cells);
                    let is_good = n == House::COUNT
                        && cells.all(|(house, &cell)| stand(&mut filled, house, cell.into()));
                    if is_good {
                        *m = filled;
                    }
                    is_good
                });
                assert_eq!(unsafe { (a.set_cells)(handle, cells.as_ptr(), n) }, wanted);
                assert_eq!(unsafe { (a.set_cells)(self.boards[b].handle.as_deref_mut(), null(), n) }, 0);
            }
        }
    }

    /// The moves of a roll, and one of them made; or a forfeit.
    fn play(&mut self, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let rules = Rules::new(tape);
        let roll = 1 + tape.few(5);
        let only = match tape.byte() {
            0..40 => 26,
            240.. => tape.number(),
            _ => 0,
        };
        let asked = match (Roll::try_from(roll), &rules.read, only_one(only)) {
            (Ok(roll), Ok(rules), Ok(only)) => Some((roll, rules, only)),
            _ => None,
        };
        let model = self.boards[b].model;
        let moves = model.zip(asked).map(|(board, (roll, rules, only))| board.moves(roll, rules, only));
        let legal: Vec<Move> = moves.map_or(vec![], |moves| moves.to_vec());
        let handle = self.boards[b].get();
        let listed = model.map(|_| legal.iter().map(told).collect());
        list(tape, listed, |out, cap| unsafe { (a.moves)(handle, roll, rules.as_ref(), only, out, cap) });

        let mut index = MaybeUninit::new(UNTOUCHED);
        let answer = (a.greedy)(handle, roll, rules.as_ref(), only, Some(&mut index));
        let wanted = match (model, asked) {
            (None, _) => (NULL, UNTOUCHED),
            (_, None) => (ARGUMENT, UNTOUCHED),
            (Some(board), Some((roll, rules, only))) => {
                (0, board.greedy(roll, rules, only).map_or(-1, |at| at as i32))
            }
        };
        assert_eq!((answer, unsafe { index.assume_init() }), wanted);
        assert_eq!((a.greedy)(handle, roll, rules.as_ref(), only, None), NULL);

        match legal.get(tape.below(legal.len().max(1))) {
            Some(m) => self.apply(b, &told(m), &rules, tape),
            None => self.forfeit(b, roll, tape),
        }
    }

    /// A move as no list has it, which is made if it can be.
    fn make_any_move(&mut self, b: usize, tape: &mut Tape<'_>) {
        let own = self.boards[b].model.and_then(|board| {
            let mut own = board.men(board.side()).into_iter();
            own.nth(tape.below(7))
        });
        let from = own.filter(|_| !tape.rarely()).map_or_else(|| tape.number(), House::into);
        let m = senet_move {
            from,
            to: if tape.byte() < 32 { 0 } else { tape.number() },
            roll: 1 + tape.few(5),
            // None of these is looked at.
            kind: tape.number(),
            swap: tape.number(),
            backward: tape.number(),
            reserved: [tape.number(); 2],
        };
        let rules = Rules::new(tape);
        self.apply(b, &m, &rules, tape);
        let handle = self.boards[b].handle.as_deref_mut();
        assert_eq!((api().apply)(handle, None, rules.as_ref(), None, None), NULL);
    }

    fn apply(&mut self, b: usize, m: &senet_move, rules: &Rules, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let ends = only_one(m.to).ok().zip(house(m.from)).map(|(to, from)| (from, to));
        let read = ends.zip(Roll::try_from(m.roll).ok()).map(|((from, to), roll)| Move {
            from,
            to,
            roll,
            kind: Kind::Step,
            swap: false,
            backward: false,
        });
        let before = *model;
        let wanted = match (model.as_mut(), read, &rules.read) {
            (None, ..) => Err(NULL),
            (Some(board), Some(read), Ok(rules)) => match board.apply(&read, rules) {
                Ok(done) => Ok(done.bound.map_or(0, House::into)),
                Err(Unplayable::NoPiece) => Err(1),
                Err(Unplayable::OwnPiece) => Err(ARGUMENT),
            },
            _ => Err(ARGUMENT),
        };
        let (mut bound, mut undo) = (MaybeUninit::new(UNTOUCHED), MaybeUninit::new(NOTHING));
        let (bound_to, undo_to) = (out(tape, &mut bound), out(tape, &mut undo));
        let asked = (bound_to.is_some(), undo_to.is_some());
        let answer = (api().apply)(handle.as_deref_mut(), Some(m), rules.as_ref(), bound_to, undo_to);
        // SAFETY: they are written from the beginning.
        let (bound, undo) = unsafe { (bound.assume_init(), undo.assume_init()) };
        assert_eq!(answer, wanted.err().unwrap_or(0));
        assert_eq!(bound, wanted.ok().filter(|_| asked.0).unwrap_or(UNTOUCHED));
        self.done(b, wanted.is_ok(), before, ends, undo, asked.1);
    }

    fn forfeit(&mut self, b: usize, roll: i32, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let before = *model;
        let wanted = match (model.as_mut(), Roll::try_from(roll)) {
            (None, _) => NULL,
            (_, Err(_)) => ARGUMENT,
            (Some(board), Ok(roll)) => {
                board.forfeit(roll);
                0
            }
        };
        let mut undo = MaybeUninit::new(NOTHING);
        let place = out(tape, &mut undo);
        let asked = place.is_some();
        assert_eq!((api().forfeit)(handle.as_deref_mut(), roll, place), wanted);
        // SAFETY: it is written from the beginning.
        let undo = unsafe { undo.assume_init() };
        self.done(b, wanted == 0, before, None, undo, asked);
    }

    /// Takes what was written for a move, or for a forfeit without ends; nothing when it was not made.
    fn done(
        &mut self,
        b: usize,
        is_done: bool,
        before: Option<Board>,
        ends: Option<(House, Option<House>)>,
        undo: senet_undo_info,
        asked: bool,
    ) {
        let (Some(before), Some(after), true) = (before, self.boards[b].model, is_done) else {
            return assert!(undo == NOTHING);
        };
        let swap = |(from, to): (House, Option<House>)| {
            to.is_some_and(|to| to != from && before.at(to) == Some(!before.side()))
        };
        let wanted = senet_undo_info {
            before: before.key(),
            after: after.key(),
            ply: before.ply().into(),
            kind: if ends.is_some() { 1 } else { 2 },
            from: ends.map_or(0, |(from, _)| from.into()),
            to: ends.and_then(|(_, to)| to).map_or(0, House::into),
            swap: ends.is_some_and(swap).into(),
            pieces: before.pieces() as i32,
            reserved: 0,
        };
        assert!(undo == if asked { wanted } else { NOTHING });
        self.ways.push(Way { undo: wanted, before, after });
    }

    fn unplay(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let last = self.ways.len().wrapping_sub(1 + tape.below(4));
        assert_eq!((api().unapply)(handle.as_deref_mut(), None), 0);
        let Some(&Way { mut undo, before, after }) = self.ways.get(last) else { return };
        let wanted = if tape.rarely() {
            let number = tape.number();
            match tape.below(9) {
                0 => undo.before ^= 1 << (number & 63),
                1 => undo.after ^= 1 << (number & 63),
                2 => undo.ply = number.into(),
                3 => undo.kind = number,
                4 => undo.from = number,
                5 => undo.to = number,
                6 => undo.swap = number,
                7 => undo.pieces = number,
                _ => undo.reserved = number,
            }
            // What is none is refused; what is one, if not the one that was written, is judged by the crate.
            model.as_mut().is_some_and(|board| Undo::try_from(undo).is_ok_and(|undo| board.unapply(&undo)))
        } else {
            let stands = *model == Some(after);
            if stands {
                *model = Some(before);
            }
            stands
        };
        assert_eq!((api().unapply)(handle.as_deref_mut(), Some(&undo)), did(wanted));
    }

    /// Plays on with sticks thrown from a seed, each side without looking ahead.
    fn play_at_random(&mut self, b: usize, tape: &mut Tape<'_>) {
        let rules = Rules::good(tape);
        let read: RuleSet = *rules.read.as_ref().expect("they are good");
        let seed = tape.byte().into();
        for n in 0..u64::from(tape.byte() % 64) {
            let Some(board) = self.boards[b].model else { return };
            let roll = (api().thrown)(seed, n);
            let thrown = Roll::thrown(seed, n);
            assert_eq!(roll, i32::from(thrown));
            match board.greedy(thrown, &read, None) {
                Some(at) => self.apply(b, &told(&board.moves(thrown, &read, None)[at]), &rules, tape),
                None => self.forfeit(b, roll, tape),
            }
        }
    }
}

/// An undo that is none.
const NOTHING: senet_undo_info = senet_undo_info {
    before: 0,
    after: 0,
    ply: 0,
    kind: UNTOUCHED,
    from: 0,
    to: 0,
    swap: 0,
    pieces: 0,
    reserved: 0,
};
