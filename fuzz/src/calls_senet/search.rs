//! What is thought of a board: values, counts and searches, and all of it in several threads.

use std::mem::MaybeUninit;
use std::ptr::{from_mut, null, null_mut};
use std::sync::atomic::AtomicI32;
use std::thread;

use sternhalma::senet::ffi::board::senet_board;
use sternhalma::senet::ffi::moves::senet_move;
use sternhalma::senet::ffi::search::{senet_search_options, senet_search_result};
use sternhalma::senet::{Board, Roll, SearchError, SearchOptions, SearchOutcome, Side, Weights};

use super::super::answer::{ARGUMENT, MEMORY, NULL, check, or_null, same};
use super::super::options::{Given, initial};
use super::super::room::{list, text};
use super::super::tape::Tape;
use super::super::threads::{on_another, several};
use super::super::way::{Way, progress};
use super::given::{Rules, weights};
use super::{Program, api, house, only_one, told};

fn result_of(outcome: &SearchOutcome) -> senet_search_result {
    const NONE: senet_move =
        senet_move { from: 0, to: 0, roll: 0, kind: 0, swap: 0, backward: 0, reserved: [0; 2] };
    senet_search_result {
        index: outcome.index.map_or(-1, |at| at as i32),
        depth: outcome.depth as i32,
        value: outcome.value,
        stopped: outcome.stopped.into(),
        nodes: outcome.nodes,
        best: outcome.best.as_ref().map_or(NONE, told),
    }
}

fn status(error: SearchError) -> i32 {
    match error {
        SearchError::Over => 2,
        SearchError::Option(_) => ARGUMENT,
        SearchError::Memory => MEMORY,
    }
}

/// A search, what it wrote and what it answered.
fn search(
    board: Option<&senet_board>,
    roll: i32,
    rules: &Rules,
    options: *const senet_search_options,
) -> Result<senet_search_result, i32> {
    let mut result = MaybeUninit::new(UNTOUCHED);
    let answer = unsafe { (api().search)(board, roll, rules.as_ref(), options, Some(&mut result)) };
    // SAFETY: it is written from the beginning.
    let result = unsafe { result.assume_init() };
    assert!(answer == 0 || same(&result, &UNTOUCHED));
    if answer == 0 { Ok(result) } else { Err(answer) }
}

const UNTOUCHED: senet_search_result = senet_search_result {
    index: 0x5A5A,
    depth: 0,
    value: 0,
    stopped: 0,
    nodes: 0,
    best: senet_move { from: 0, to: 0, roll: 0, kind: 0, swap: 0, backward: 0, reserved: [0; 2] },
};

impl Program {
    /// Values, and what stands in runs.
    pub fn judge(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let rules = Rules::new(tape);
        let (given, weights) = weights(tape);
        let (at, side) = (tape.number(), tape.few(2));
        let asked = model.zip(rules.read.ok());
        let on_house = |ask: fn(&Board, _, &_) -> bool| {
            asked.zip(house(at)).map_or(-1, |((board, rules), house)| ask(board, house, &rules).into())
        };
        assert_eq!((a.in_blockade)(handle, at, rules.as_ref()), on_house(Board::in_blockade));
        assert_eq!((a.is_protected)(handle, at, rules.as_ref()), on_house(Board::protected));
        let valued = asked.zip(Side::try_from(side).ok()).zip(weights);
        let value = valued.map(|(((board, rules), side), weights)| board.evaluate(side, &rules, &weights));
        assert_eq!((a.evaluate)(handle, side, rules.as_ref(), given.as_ref()), value.unwrap_or(i32::MIN));

        // What is deep and no misuse would take too long.
        let depth = match tape.few(3) {
            3..=10 => 2,
            depth => depth,
        };
        let deep = u32::try_from(depth).ok().filter(|&depth| depth <= 2);
        let count = asked.zip(deep).map_or(0, |((board, rules), depth)| board.walk(depth, &rules));
        assert_eq!((a.walk)(handle, depth, rules.as_ref()), count);
        let valued = valued.zip(deep).map(|((((board, rules), side), weights), depth)| {
            board.expect(depth, &rules, side, &weights).expect("its options are right")
        });
        let value = (a.expect)(handle, depth, rules.as_ref(), side, given.as_ref());
        assert_eq!(value, valued.unwrap_or(i32::MIN));
    }

    /// A small search, of which the crate chooses the same and tells the same on its way.
    pub fn search(&self, b: usize, tape: &mut Tape<'_>) {
        let (handle, model) = (self.boards[b].get(), self.boards[b].model.as_ref());
        let rules = Rules::new(tape);
        let roll = 1 + tape.few(5);
        let mut options = initial(api().search_options_init);
        assert_eq!((options.size as usize, options.budget), (size_of_val(&options), SearchOptions::BUDGET));
        (options.budget, options.depth) = (u64::from(tape.byte()) * 4, tape.few(11));
        options.only = if tape.rarely() { tape.number() } else { 0 };
        options.table_kib = if tape.rarely() { tape.number() } else { 64 };
        let (given, read) = weights(tape);
        options.weights = given.unwrap_or(options.weights);
        let stop = AtomicI32::new(tape.rarely().into());
        options.stop = if tape.rarely() { null() } else { stop.as_ptr() };
        let mut way = Way::new(1 + tape.below(8));
        let tells = tape.byte().is_multiple_of(2);
        if tells {
            options.progress = Some(progress);
            options.user = from_mut(&mut way).cast();
        }
        let mut ours = Way::new(way.most);
        let mut tell = |outcome: &SearchOutcome| ours.tell(result_of(outcome));
        let (given, is_good) = Given::new(tape, options);
        let wanted = model.ok_or(NULL).and_then(|board| {
            let number = |number: i32| u32::try_from(number).or(Err(ARGUMENT));
            let asked = SearchOptions {
                budget: options.budget,
                depth: number(options.depth)?,
                only: only_one(options.only).or(Err(ARGUMENT))?,
                table_kib: number(options.table_kib)?,
                weights: read.ok_or(ARGUMENT)?,
                stop: (!options.stop.is_null()).then_some(&stop),
                ..SearchOptions::default()
            };
            let mut asked = if tells { SearchOptions { progress: Some(&mut tell), ..asked } } else { asked };
            let (roll, rules) = (Roll::try_from(roll).or(Err(ARGUMENT))?, rules.read.or(Err(ARGUMENT))?);
            if !is_good {
                return Err(ARGUMENT);
            }
            board.search(roll, &rules, &mut asked).map(|outcome| result_of(&outcome)).map_err(status)
        });
        check(&search(handle, roll, &rules, given.as_ptr()), &wanted, same);
        assert!(way.is(&ours));
        let without = unsafe { (api().search)(handle, roll, rules.as_ref(), given.as_ptr(), None) };
        assert!(without == NULL || without == ARGUMENT);
    }

    /// A board that several threads ask, search and copy at once; the copies are played on and freed on another, and a
    /// search without an end is stopped from this one.
    pub fn share(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let rules = Rules::good(tape);
        let read = rules.read.expect("they are good");
        let (roll, budget) = (Roll::ALL[tape.below(5)], u64::from(tape.byte()));
        let number = i32::from(roll);
        let key = or_null(model, 0, Board::key);
        let moves = model.map(|m| m.moves(roll, &read, None).iter().map(told).collect::<Vec<_>>());
        let value = or_null(model, i32::MIN, |m| m.evaluate(Side::Dark, &read, &Weights::default()));
        let found = model.ok_or(NULL).and_then(|m| {
            let mut ours = SearchOptions { budget, table_kib: 64, ..SearchOptions::default() };
            m.search(roll, &read, &mut ours).map(|outcome| result_of(&outcome)).map_err(status)
        });
        let ask = || {
            let tape = || Tape(&[7; 4]);
            assert_eq!((a.key)(handle), key);
            let position = model.map(Board::to_string).ok_or(NULL);
            text(&mut tape(), position, |buf, cap| unsafe { (a.to_string)(handle, buf, cap) });
            list(&mut tape(), moves.clone(), |out, cap| unsafe {
                (a.moves)(handle, number, rules.as_ref(), 0, out, cap)
            });
            assert_eq!((a.evaluate)(handle, 1, rules.as_ref(), None), value);
            let options =
                senet_search_options { budget, table_kib: 64, ..initial(api().search_options_init) };
            check(&search(handle, number, &rules, &options), &found, same);
            (a.clone)(handle)
        };
        let copies = several(tape, ask);
        on_another(|| {
            for mut copy in copies {
                let ply = or_null(model, 0, |m| (i64::from(m.ply()) + 1).min(Board::PLY_MAX.into()));
                assert_eq!((a.forfeit)(copy.as_deref_mut(), number, None), or_null(model, NULL, |_| 0));
                assert_eq!((a.ply)(copy.as_deref()), ply);
                (a.board_free)(copy);
            }
        });

        let stop = AtomicI32::new(0);
        let stopped = thread::scope(|scope| {
            let (flag, rules) = (&stop, &rules);
            let endless = scope.spawn(move || {
                let mut options = initial(api().search_options_init);
                (options.table_kib, options.budget, options.stop) = (64, u64::MAX, flag.as_ptr());
                search(handle, number, rules, &options).map(|_| 0)
            });
            unsafe { (a.search_stop)(stop.as_ptr()) };
            endless.join().expect("it ends")
        });
        assert_eq!(stopped, found.map(|_| 0));
        unsafe { (a.search_stop)(null_mut()) };
    }
}
