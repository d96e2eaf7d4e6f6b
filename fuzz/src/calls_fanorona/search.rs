//! Searches of a game, and boards and games in several threads.

use std::mem::MaybeUninit;
use std::ptr::{from_mut, null, null_mut};
use std::sync::atomic::AtomicI32;
use std::thread;

use sternhalma::fanorona::ffi::game::fanorona_game;
use sternhalma::fanorona::ffi::moves::fanorona_move;
use sternhalma::fanorona::ffi::search::{fanorona_search_options, fanorona_search_result, fanorona_searcher};
use sternhalma::fanorona::{Board, SearchError, SearchOptions, SearchOutcome};

use super::super::answer::{ARGUMENT, MEMORY, NULL, check, or_null, same};
use super::super::options::{Given, initial};
use super::super::room::{list, text};
use super::super::tape::Tape;
use super::super::threads::{on_another, several};
use super::super::way::{Way, progress};
use super::look::weights;
use super::{Program, UNTOUCHED, api, told};

fn result_of(outcome: &SearchOutcome) -> fanorona_search_result {
    fanorona_search_result {
        best: told::whole_move(&outcome.best),
        nodes: outcome.nodes,
        depth: outcome.depth as i32,
        score: outcome.score,
        stopped: outcome.stopped.into(),
        reserved: 0,
    }
}

fn status(error: SearchError) -> i32 {
    match error {
        SearchError::Over => 1,
        SearchError::Option(_) => ARGUMENT,
        SearchError::Memory => MEMORY,
    }
}

/// A search, with the memory of a searcher if there is one: what it wrote, or what it answered.
fn search(
    searcher: Option<&mut fanorona_searcher>,
    game: Option<&fanorona_game>,
    options: *const fanorona_search_options,
) -> Result<fanorona_search_result, i32> {
    let a = api();
    let untouched = fanorona_search_result {
        best: fanorona_move { count: UNTOUCHED, stop: 0, steps: Default::default() },
        nodes: 0,
        depth: 0,
        score: 0,
        stopped: 0,
        reserved: 0,
    };
    let mut result = MaybeUninit::new(untouched);
    let answer = unsafe {
        match searcher {
            Some(searcher) => (a.searcher_search)(Some(searcher), game, options, Some(&mut result)),
            None => (a.game_search)(game, options, Some(&mut result)),
        }
    };
    // SAFETY: it is written from the beginning.
    let result = unsafe { result.assume_init() };
    assert!(answer == 0 || same(&result, &untouched));
    if answer == 0 { Ok(result) } else { Err(answer) }
}

impl Program {
    /// A small search, without and with the memory of those before; the crate chooses the same, and tells the same on
    /// its way.
    pub fn search(&mut self, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (handle, model) = (self.games[g].get(), self.games[g].model.as_ref());
        let mut options = initial(api().search_options_init);
        assert_eq!((options.size as usize, options.budget), (size_of_val(&options), SearchOptions::BUDGET));
        (options.budget, options.depth) = (tape.byte().into(), tape.few(6));
        options.seed = tape.byte().into();
        (options.table_kib, options.reserved) =
            if tape.rarely() { (tape.number(), tape.few(2) % 2) } else { (64, 0) };
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
        let wanted = model.ok_or(NULL).and_then(|game| {
            let number = |number: i32| u32::try_from(number).or(Err(ARGUMENT));
            let asked = SearchOptions {
                budget: options.budget,
                seed: options.seed,
                depth: number(options.depth)?,
                table_kib: number(options.table_kib)?,
                weights: read.ok_or(ARGUMENT)?,
                stop: (!options.stop.is_null()).then_some(&stop),
                ..SearchOptions::default()
            };
            let mut asked = if tells { SearchOptions { progress: Some(&mut tell), ..asked } } else { asked };
            if !is_good || options.reserved != 0 {
                return Err(ARGUMENT);
            }
            game.search(&mut asked).map(|outcome| result_of(&outcome)).map_err(status)
        });
        check(&search(None, handle, given.as_ptr()), &wanted, same);
        assert!(way.is(&ours));
        way.results.clear();
        let searcher = self.searcher.get_or_insert_with(|| (a.searcher_new)().expect("there is memory"));
        check(&search(Some(searcher), handle, given.as_ptr()), &wanted, same);
        assert!(way.is(&ours));
        unsafe {
            assert!(matches!((a.game_search)(handle, given.as_ptr(), None), NULL | ARGUMENT));
            assert_eq!(search(None, handle, null()).map(|_| 0), Err(NULL));
            assert_eq!((a.searcher_search)(None, handle, given.as_ptr(), None), NULL);
        }
        if tape.rarely() {
            (a.searcher_free)(self.searcher.take());
        }
    }

    /// A board and a game that several threads ask, search and copy at once, each with a searcher of its own; the
    /// copies are played on and freed on another, and a search without an end is stopped from this one.
    pub fn share(&mut self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let budget = u64::from(tape.byte());
        let keys = (or_null(board, 0, Board::key), or_null(game, 0, |game| game.board().key()));
        let steps = board.map(|m| m.steps().map(|step| told::step(&step)).collect::<Vec<_>>());
        let log = game.map(|m| m.log().to_string()).ok_or(NULL);
        let found = game.ok_or(NULL).and_then(|m| {
            let mut ours = SearchOptions { budget, table_kib: 64, ..SearchOptions::default() };
            m.search(&mut ours).map(|outcome| result_of(&outcome)).map_err(status)
        });
        let ask = || {
            let tape = || Tape(&[7; 4]);
            assert_eq!(((a.key)(of_board), (a.game_key)(of_game)), keys);
            list(&mut tape(), steps.clone(), |out, cap| unsafe { (a.steps)(of_board, out, cap) });
            text(&mut tape(), log.clone(), |buf, cap| unsafe { (a.game_to_text)(of_game, buf, cap) });
            let options =
                fanorona_search_options { budget, table_kib: 64, ..initial(api().search_options_init) };
            let mut searcher = (a.searcher_new)().expect("there is memory");
            for searcher in [None, Some(&mut *searcher)] {
                check(&search(searcher, of_game, &options), &found, same);
            }
            ((a.clone)(of_board), (a.game_clone)(of_game), searcher)
        };
        let copies = several(tape, ask);
        let step = steps.as_ref().and_then(|steps| steps.first());
        on_another(|| {
            for (mut board, game, mut searcher) in copies {
                if let Some(step) = step {
                    assert_eq!((a.step)(board.as_deref_mut(), step.from, step.dir, step.kind, None), 0);
                    assert_eq!((a.at)(board.as_deref(), step.from), 0);
                }
                let options =
                    fanorona_search_options { budget, table_kib: 64, ..initial(api().search_options_init) };
                let again = search(Some(&mut searcher), game.as_deref(), &options);
                assert_eq!(again.as_ref().map(|_| 0), found.as_ref().map(|_| 0));
                (a.searcher_free)(Some(searcher));
                (a.game_free)(game);
                (a.board_free)(board);
            }
        });

        let stop = AtomicI32::new(0);
        let stopped = thread::scope(|scope| {
            let flag = &stop;
            let endless = scope.spawn(move || {
                let mut options = initial(api().search_options_init);
                (options.table_kib, options.budget, options.stop) = (64, u64::MAX, flag.as_ptr());
                search(None, of_game, &options).map(|_| 0)
            });
            unsafe { (a.search_stop)(stop.as_ptr()) };
            endless.join().expect("it ends")
        });
        assert_eq!(stopped, found.map(|_| 0));
        unsafe { (a.search_stop)(null_mut()) };
    }
}
