//! What a board tells of itself.

use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::senet::ffi::drawing::senet_drawing_options;
use sternhalma::senet::{Board, Drawing, House, How, Kind, Move, Roll, Side, Status};

use super::super::answer::{ARGUMENT, NULL, did, or_null};
use super::super::options::Given;
use super::super::room::{list, text};
use super::super::tape::Tape;
use super::{Program, api, house, only_one, standing};

impl Program {
    pub fn look_at_numbers(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let (at, side) = (tape.number(), tape.few(2));
        let of_side = |ask: fn(&Board, Side) -> i32| {
            model.zip(Side::try_from(side).ok()).map_or(-1, |(board, side)| ask(board, side))
        };
        let stands = model.zip(house(at)).map_or(-1, |(board, house)| standing(board, house));
        assert_eq!((a.at)(handle, at), stands);
        assert_eq!((a.side)(handle), or_null(model, -1, |m| m.side().into()));
        assert_eq!((a.pieces)(handle), or_null(model, -1, |m| m.pieces() as i32));
        assert_eq!((a.count)(handle, side), of_side(|m, side| m.count(side) as i32));
        assert_eq!((a.home)(handle, side), of_side(|m, side| m.home(side)));
        assert_eq!((a.consistent)(handle), did(model.is_some_and(Board::consistent)));
        let status = |m: &Board| match m.status() {
            Status::Ongoing => 0,
            Status::Won => 1,
            Status::Drawn => 2,
        };
        assert_eq!((a.status)(handle), or_null(model, -1, status));
        let how = |m: &Board| match m.how() {
            How::Ongoing => 0,
            How::Home => 1,
            How::PlyCap => 2,
        };
        assert_eq!((a.how)(handle), or_null(model, -1, how));
        assert_eq!((a.winner)(handle), model.and_then(Board::winner).map_or(-1, i32::from));
        assert_eq!((a.ply_cap)(handle), or_null(model, 0, |_| i64::from(Board::PLY_CAP)));
        let cells = model.map(|m| House::all().map(|house| standing(m, house) as i8).collect());
        list(tape, cells, |out, cap| unsafe { (a.cells)(handle, out, cap) });
    }

    pub fn look_at_texts(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref().ok_or(NULL));
        text(tape, model.map(Board::to_string), |buf, cap| unsafe { (a.to_string)(handle, buf, cap) });
        let key = model.map(|m| format!("{:016x}", m.key()));
        text(tape, key, |buf, cap| unsafe { (a.key_hex)(handle, buf, cap) });
        let mut m = super::told(&Move {
            from: House::GATE,
            to: None,
            roll: Roll::ALL[tape.below(5)],
            kind: Kind::Off,
            swap: false,
            backward: false,
        });
        (m.from, m.to) = (tape.number(), tape.number());
        if tape.rarely() {
            m.roll = tape.number();
        }
        let written = match (house(m.from), only_one(m.to), Roll::try_from(m.roll)) {
            (Some(from), Ok(None), Ok(_)) => Ok(format!("{from}-off")),
            (Some(from), Ok(Some(to)), Ok(_)) => Ok(format!("{from}-{to}")),
            _ => Err(ARGUMENT),
        };
        text(tape, written, |buf, cap| unsafe { (a.move_text)(Some(&m), buf, cap) });
        let none: Result<String, i32> = Err(NULL);
        text(tape, none, |buf, cap| unsafe { (a.move_text)(None, buf, cap) });
    }

    pub fn draw(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref().ok_or(NULL));
        let mut place = MaybeUninit::<senet_drawing_options>::uninit();
        (a.drawing_options_init)(None);
        (a.drawing_options_init)(Some(&mut place));
        let mut options = unsafe { place.assume_init() };
        assert_eq!(options.size as usize, size_of_val(&options));
        options.names = tape.few(2);
        if tape.byte().is_multiple_of(2) {
            (options.from, options.to) = (tape.number(), tape.number());
        }
        if tape.rarely() {
            (options.width, options.reserved) = (tape.number(), tape.few(2) % 2);
        }
        let (given, is_good) = Given::new(tape, options, size_of_val(&options));
        let width = u32::try_from(options.width).ok().filter(|&width| width <= Drawing::WIDTH_MAX);
        let asked = only_one(options.from).ok().zip(only_one(options.to).ok()).zip(width);
        let asked = asked.filter(|_| is_good && options.reserved == 0).ok_or(ARGUMENT);
        let drawn = |board, is_svg: bool| {
            let ((from, to), width) = asked?;
            let width = if width == 0 { Drawing::WIDTH } else { width };
            let drawing = Drawing::of(board).names(options.names != 0).width(width);
            // Where a move went to alone is shown as one that came from there: only the colon of an empty house is too much.
            let m = from.or(to).map(|from| Move {
                from,
                to,
                roll: Roll::ALL[0],
                kind: Kind::Step,
                swap: false,
                backward: false,
            });
            let drawing = m.map_or(drawing.clone(), |m| drawing.moved(&m));
            Ok(match (is_svg, from) {
                (true, _) => drawing.svg().to_string(),
                (false, Some(_)) => drawing.text().to_string(),
                (false, None) => drawing.text().to_string().replace(':', "."),
            })
        };
        let svg = model.and_then(|m| drawn(m, true));
        text(tape, svg, |buf, cap| unsafe { (a.svg)(handle, given.as_ptr(), buf, cap) });
        let lines = model.and_then(|m| drawn(m, false));
        text(tape, lines, |buf, cap| unsafe { (a.text)(handle, given.as_ptr(), buf, cap) });
        let svg = model.map(|m| Drawing::of(m).svg().to_string());
        text(tape, svg, |buf, cap| unsafe { (a.svg)(handle, null(), buf, cap) });
        let lines = model.map(|m| Drawing::of(m).text().to_string());
        text(tape, lines, |buf, cap| unsafe { (a.text)(handle, null(), buf, cap) });
    }
}
