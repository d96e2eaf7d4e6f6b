//! Searches and solutions, and boards and games in several threads.

use std::mem::{MaybeUninit, offset_of};
use std::ptr::{null, null_mut};
use std::sync::atomic::AtomicI32;
use std::thread;

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::evaluation::sternhalma_search_result;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::search::{sternhalma_search_options, sternhalma_searcher};
use sternhalma::ffi::solve::{sternhalma_solution, sternhalma_solve_options};
use sternhalma::{Board, Decision, Game, Refusal, SearchOptions, Seat};

use super::super::answer::{ARGUMENT, MEMORY, NULL, check, or_null, same};
use super::super::options::{Given, initial};
use super::super::tape::Tape;
use super::super::threads::{on_another, several};
use super::{Program, api, hole};

/// What a search and a solver are asked for, each on the thread of its caller.
#[derive(Clone, Copy)]
struct Small {
    budget: u64,
    width: i32,
    stop: *const i32,
}

/// Moves, and what is said of them.
type Solved = (Vec<sternhalma_move>, sternhalma_solution);

impl Small {
    /// A search, with the memory of a searcher if there is one: what it wrote, or what it answered.
    fn search(
        &self,
        searcher: Option<&mut sternhalma_searcher>,
        board: Option<&sternhalma_board>,
    ) -> Result<sternhalma_search_result, i32> {
        let a = api();
        let mut options = initial(a.search_options_init);
        (options.table_kib, options.budget, options.stop) = (64, self.budget, self.stop);
        let mut result = MaybeUninit::<sternhalma_search_result>::uninit();
        let answer = unsafe {
            match searcher {
                Some(searcher) => (a.searcher_search)(Some(searcher), board, &options, Some(&mut result)),
                None => (a.search)(board, &options, Some(&mut result)),
            }
        };
        // SAFETY: it is written when it was done.
        if answer == 0 { Ok(unsafe { result.assume_init() }) } else { Err(answer) }
    }

    /// A crossing, or a game of two seats together: what was found, or what was answered.
    fn solve(&self, board: Option<&sternhalma_board>, together: bool) -> Result<Solved, i32> {
        let a = api();
        let mut options = initial(a.solve_options_init);
        (options.width, options.memory_kib, options.stop) = (self.width, 256, self.stop);
        let solve = if together { a.solve_together } else { a.solve };
        let mut moves = vec![sternhalma_move { from: -1, to: -1 }; 256];
        let mut solution = MaybeUninit::<sternhalma_solution>::uninit();
        let answer = unsafe { solve(board, &options, moves.as_mut_ptr(), moves.len(), Some(&mut solution)) };
        // SAFETY: it is written when it was done.
        if answer == 0 { Ok((moves, unsafe { solution.assume_init() })) } else { Err(answer) }
    }
}

/// Whether two solutions are the same in what they say.
fn same_solved(one: &Solved, other: &Solved) -> bool {
    one.0.iter().zip(&other.0).all(|(one, other)| same(one, other)) && same(&one.1, &other.1)
}

impl Program {
    /// A board and a game that several threads ask, search, solve and copy at once, each with a searcher of its own; the
    /// copies and the searchers are used and freed on another, and what has no end is stopped from this one.
    pub fn share(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let keys = (or_null(board, 0, Board::key), or_null(game, 0, Game::key));
        let small = Small { budget: tape.byte().into(), width: 1 + i32::from(tape.byte() % 4), stop: null() };
        let found = small.search(None, of_board);
        let solved = [false, true].map(|together| small.solve(of_board, together));
        let ask = || {
            // Nothing here is stopped.
            let small = Small { stop: null(), ..small };
            assert_eq!(((a.key)(of_board), (a.game_key)(of_game)), keys);
            let mut searcher = (a.searcher_new)().expect("there is memory");
            for searcher in [None, Some(&mut *searcher)] {
                check(&small.search(searcher, of_board), &found, same);
            }
            for (together, solved) in [false, true].into_iter().zip(&solved) {
                check(&small.solve(of_board, together), solved, same_solved);
            }
            let copies = ((a.clone)(of_board), (a.game_clone)(of_game));
            assert_eq!(((a.key)(copies.0.as_deref()), (a.game_key)(copies.1.as_deref())), keys);
            (copies.0, copies.1, searcher)
        };
        let copies = several(tape, ask);
        on_another(|| {
            let small = Small { stop: null(), ..small };
            for (board, game, mut searcher) in copies {
                check(&small.search(Some(&mut searcher), board.as_deref()), &found, same);
                (a.searcher_free)(Some(searcher));
                (a.game_free)(game);
                (a.board_free)(board);
            }
        });

        let stop = AtomicI32::new(0);
        let (searches, solved) = thread::scope(|scope| {
            let flag = &stop;
            let endless = || Small { budget: u64::MAX, width: 0, stop: flag.as_ptr() };
            let one = scope.spawn(move || endless().search(None, of_board).map(|_| 0));
            let two = scope.spawn(move || {
                let mut searcher = (a.searcher_new)().expect("there is memory");
                let answer = endless().search(Some(&mut searcher), of_board).map(|_| 0);
                (a.searcher_free)(Some(searcher));
                answer
            });
            let solves = [false, true]
                .map(|together| scope.spawn(move || endless().solve(of_board, together).err().unwrap_or(0)));
            unsafe { (a.search_stop)(stop.as_ptr()) };
            let searches = [one, two].map(|search| search.join().expect("it ends"));
            (searches, solves.map(|solve| solve.join().expect("it ends")))
        });
        assert!(searches.iter().all(|answer| *answer == found.as_ref().map(|_| 0).map_err(|&status| status)));
        let seats = board.map(|board| board.layout().seats());
        for (answer, of) in solved.into_iter().zip([1, 2]) {
            let is = match seats {
                None => answer == NULL,
                Some(seats) if seats != of => answer == 1,
                Some(_) => matches!(answer, 0 | 2..=4 | MEMORY),
            };
            assert!(is, "{answer}");
        }
    }

    /// A small search, of which the crate chooses the same.
    pub fn search(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        if tape.rarely() {
            let (level, mut options) = (tape.few(9), MaybeUninit::uninit());
            let answer = (a.level)(level, Some(&mut options));
            assert_eq!(answer, if (1..=7).contains(&level) { 0 } else { ARGUMENT });
        }
        let mut options = initial(a.search_options_init);
        (options.table_kib, options.budget) = (64, u64::from(tape.byte()));
        (options.mode, options.depth) = (tape.few(5), tape.few(4));
        let stop = 0;
        options.stop = &stop;
        let (given, fits) = Given::new(tape, options, offset_of!(sternhalma_search_options, poll));
        let is_good = fits && (0..=4).contains(&options.mode) && options.depth >= 0;
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
            let answer = (a.search)(of_board, given.as_ptr(), Some(&mut one));
            // Which of a bad option and a game that is over is told first is not settled.
            let is = |answer: i32, over: Option<bool>| {
                assert!(answer == status(over) || over == Some(true) && !is_good && answer > 0, "{answer}");
            };
            is(answer, board.map(Board::over));
            let again = (a.searcher_search)(Some(&mut *searcher), of_board, given.as_ptr(), Some(&mut two));
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
            let answer =
                (a.search_moves)(of_board, given.as_ptr(), many.as_mut_ptr().cast(), 3, Some(&mut count));
            is(answer, board.map(Board::over));
            if answer == 0 {
                assert!((1..=3).contains(&count.assume_init()));
            }
            is((a.game_search)(of_game, given.as_ptr(), Some(&mut many[0])), game.map(Game::over));
            let answer =
                (a.game_search_moves)(of_game, given.as_ptr(), many.as_mut_ptr().cast(), 2, Some(&mut count));
            is(answer, game.map(Game::over));
            assert!((a.search)(of_board, null(), Some(&mut many[0])) < 0);
            assert!((a.search_moves)(of_board, given.as_ptr(), null_mut(), 3, Some(&mut count)) != 0);
            assert!((a.search)(of_board, given.as_ptr(), None) != 0);
            let mut flag = 0;
            (a.search_stop)(&mut flag);
            (a.search_stop)(null_mut());
            assert_ne!(flag, 0);
        }
        (a.searcher_free)(Some(searcher));
        (a.searcher_free)(None);
    }

    /// A narrow solver, of which the moves are played.
    pub fn solve(&self, b: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut options = initial(a.solve_options_init);
        (options.width, options.memory_kib) = (1 + tape.few(8).abs(), 256);
        options.threads = 1 + i32::from(tape.byte() % 2);
        let stop = i32::from(!tape.byte().is_multiple_of(4));
        options.stop = &stop;
        let (given, is_good) = Given::new(tape, options, offset_of!(sternhalma_solve_options, poll));
        let (handle, board) = (self.boards[b].get(), self.boards[b].model.as_ref());
        let mut moves = [sternhalma_move { from: -1, to: -1 }; 256];
        let mut solution = MaybeUninit::<sternhalma_solution>::uninit();
        for together in [false, true] {
            let solve = if together { a.solve_together } else { a.solve };
            let answer = unsafe {
                solve(handle, given.as_ptr(), moves.as_mut_ptr(), moves.len(), Some(&mut solution))
            };
            let Some(board) = board else { return assert_eq!(answer, NULL) };
            if !is_good {
                return assert_eq!(answer, ARGUMENT);
            }
            if board.layout().seats() != 1 + usize::from(together) {
                assert_eq!(answer, 1);
                continue;
            }
            assert!((0..=4).contains(&answer) || answer == MEMORY, "{answer}");
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
