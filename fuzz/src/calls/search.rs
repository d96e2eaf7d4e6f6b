//! Searches and solutions, and boards and games in several threads.

use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};
use std::sync::atomic::AtomicI32;
use std::thread;

use sternhalma::ffi::evaluation::sternhalma_search_result;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::search::{sternhalma_search_options, sternhalma_searcher};
use sternhalma::ffi::solve::{sternhalma_solution, sternhalma_solve_options};
use sternhalma::{Board, Decision, Game, Refusal, SearchOptions, Seat};

use super::super::answer::{ARGUMENT, NULL, or_null};
use super::super::tape::Tape;
use super::{Program, api, hole};

impl Program {
    /// A board and a game that several threads ask and copy at once; the copies are freed on another, and a search without
    /// an end is stopped from this one.
    pub fn share(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
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
    pub fn search(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
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
    pub fn solve(&self, b: usize, tape: &mut Tape<'_>) {
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
