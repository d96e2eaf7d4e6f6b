//! Boards made, read and played on.

use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::capi::fanorona::undo::fanorona_undo_info;
use sternhalma::fanorona::{Board, Shape, Step, Undo};

use super::super::answer::{ARGUMENT, NULL, did, out};
use super::super::held::Held;
use super::super::room::text;
use super::super::tape::{Tape, ended};
use super::{Program, UNTOUCHED, Way, api, shape_name, told};

/// An undo that is none.
fn nothing() -> fanorona_undo_info {
    fanorona_undo_info {
        step: Default::default(),
        key: 0,
        is_stop: UNTOUCHED,
        open: 0,
        path_len: 0,
        last_dir: 0,
        path: [0; 48],
    }
}

/// What takes a step back, or a stop for none.
fn undo_of(step: Option<&Step>, before: &Board, after: &Board) -> fanorona_undo_info {
    let been = before.chain_path();
    let last = match been {
        [.., from, to] => before.shape().direction(*from, *to).map_or(0, |direction| direction as i32),
        _ => 0,
    };
    let mut undo = fanorona_undo_info {
        step: step.map(told::step).unwrap_or_default(),
        key: after.key(),
        is_stop: step.is_none().into(),
        open: after.in_chain().into(),
        path_len: been.len() as i32,
        last_dir: last,
        path: [0; 48],
    };
    undo.path.iter_mut().zip(been).for_each(|(to, point)| *to = point.index() as i8);
    undo
}

impl Program {
    pub fn make(&mut self, b: usize, tape: &mut Tape<'_>) {
        let (name, shape) = shape_name(tape);
        let made = unsafe { (api().board_new)(name.as_ref().map_or(null(), |name| name.as_ptr())) };
        self.hold(b, made, shape.map(Board::new));
    }

    pub fn read_position(&mut self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let position = match (&self.boards[b].model, &self.games[g].model, tape.byte() % 4) {
            (Some(board), _, 0) => board.to_string().into_bytes(),
            (_, Some(game), 1) => game.position().to_string().into_bytes(),
            _ if tape.rarely() => tape.bytes(),
            // In the middle of a move.
            (.., 2) => b"bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4".to_vec(),
            _ => Board::new(Shape::ALL[tape.below(3)]).to_string().into_bytes(),
        };
        let position = tape.spoil(position);
        let read = Board::from_position(&position);
        let told = read.as_ref().map_or_else(|error| (error.fault.into(), error.offset), |_| (0, 0));
        let (mut place, mut offset) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        let (code, made, at): (i32, _, _) = unsafe {
            let start = position.as_ptr().cast();
            let code = (a.from_string_n)(start, position.len(), Some(&mut place), Some(&mut offset));
            assert_eq!((a.from_string_n)(start, position.len(), None, None), NULL);
            (code, place.assume_init(), offset.assume_init())
        };
        assert_eq!((code, at), told);
        let refused = read.as_ref().err().map(ToString::to_string).ok_or(ARGUMENT);
        let (start, len) = (position.as_ptr().cast(), position.len());
        text(tape, refused, |buf, cap| unsafe { (a.from_string_reason_n)(start, len, buf, cap) });
        self.hold(b, made, read.ok());
        let whole = ended(&position);
        let mut place = MaybeUninit::uninit();
        let (code, made): (i32, _) =
            unsafe { ((a.from_string)(whole.as_ptr(), Some(&mut place)), place.assume_init()) };
        let read = Board::from_position(whole.to_bytes());
        assert_eq!(code, read.as_ref().map_or_else(|error| error.fault.into(), |_| 0));
        self.hold(b, made, read.ok());
        unsafe {
            let mut place = MaybeUninit::uninit();
            assert_eq!((a.from_string)(null(), Some(&mut place)), 1);
            assert!(place.assume_init().is_none());
            assert_eq!((a.from_string)(whole.as_ptr(), None), NULL);
        }
    }

    pub fn copy(&mut self, from: usize, to: usize) {
        let copy = (api().clone)(self.boards[from].get());
        let model = self.boards[from].model.clone();
        self.hold(to, copy, model);
    }

    pub fn step(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let step = told::any_step(model.as_ref(), tape);
        let (from, dir, kind) = (step.from, step.dir, step.kind);
        let before = model.clone();
        let result = model.as_mut().map(|board| board.step(from, dir, kind));
        let wanted = result.map_or(NULL, |result| result.err().map_or(0, i32::from));
        assert_eq!((api().why)(handle.as_deref(), from, dir, kind), wanted);
        let mut undo = MaybeUninit::new(nothing());
        let place = out(tape, &mut undo);
        let asked = place.is_some();
        assert_eq!((api().step)(handle.as_deref_mut(), from, dir, kind, place), wanted);
        let made = result.and_then(Result::ok).and_then(|undo| undo.step);
        self.done(b, before.filter(|_| wanted == 0), made.as_ref(), undo, asked);
    }

    pub fn stop(&mut self, b: usize) {
        let Held { handle, model } = &mut self.boards[b];
        let before = model.clone();
        let stopped = model.as_mut().and_then(Board::stop).is_some();
        let mut undo = MaybeUninit::new(nothing());
        assert_eq!((api().stop)(handle.as_deref_mut(), Some(&mut undo)), did(stopped));
        self.done(b, before.filter(|_| stopped), None, undo, true);
    }

    /// Takes what was written for a step, or for a stop without one, on what was the board before it.
    fn done(
        &mut self,
        b: usize,
        before: Option<Board>,
        step: Option<&Step>,
        undo: MaybeUninit<fanorona_undo_info>,
        asked: bool,
    ) {
        // SAFETY: it is written from the beginning.
        let undo = unsafe { undo.assume_init() };
        let (Some(before), Some(after)) = (before, self.boards[b].model.clone()) else {
            return assert!(undo == nothing());
        };
        let wanted = undo_of(step, &before, &after);
        assert!(undo == if asked { wanted } else { nothing() });
        self.ways.push(Way { undo: wanted, before, after });
    }

    pub fn undo(&mut self, b: usize, tape: &mut Tape<'_>) {
        let Held { handle, model } = &mut self.boards[b];
        let last = self.ways.len().wrapping_sub(1 + tape.below(4));
        assert_eq!((api().undo)(handle.as_deref_mut(), None), 0);
        let Some(Way { undo, before, after }) = self.ways.get(last) else { return };
        let mut undo = *undo;
        let wanted = if tape.rarely() {
            let number = tape.few(45);
            match tape.below(8) {
                0 => undo.key ^= 1 << (number & 63),
                1 => undo.is_stop = number,
                2 => undo.open = number % 3,
                3 => undo.path_len = number,
                4 => undo.last_dir = number % 9,
                5 => undo.path[tape.below(48)] = number as i8,
                _ => told::spoil(&mut undo.step, tape),
            }
            // What is none is refused; what is one, if not the one that was written, is judged by the crate.
            model.as_mut().is_some_and(|board| Undo::try_from(undo).is_ok_and(|undo| board.undo(&undo)))
        } else {
            let stands = model.as_ref() == Some(after);
            if stands {
                *model = Some(before.clone());
            }
            stands
        };
        assert_eq!((api().undo)(handle.as_deref_mut(), Some(&undo)), did(wanted));
    }
}
