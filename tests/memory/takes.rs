//! How much memory searches take at the most, asked through the interface of C.

// The options point to nothing, and the rooms are as large as the functions are told.
#![allow(clippy::undocumented_unsafe_blocks)]

use std::mem::MaybeUninit;

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::evaluation::sternhalma_search_result;
use sternhalma::ffi::search::{
    STERNHALMA_SEARCH_AUTO as AUTO, STERNHALMA_SEARCH_BEST_REPLY as BEST_REPLY,
    STERNHALMA_SEARCH_MAXN as MAX_N, STERNHALMA_SEARCH_PARANOID as PARANOID, sternhalma_search_options,
};
use sternhalma::{Board, Layout, Solution, SolveError, SolveOptions};

use super::through_c::{alone, made, options, put, star_halma, told};
use super::{MOST, RACE, TAKEN};

/// The most that something takes at once.
fn peak<T>(run: impl FnOnce() -> T) -> usize {
    let before = TAKEN.get();
    MOST.set(before);
    drop(run());
    assert_eq!(TAKEN.get(), before);
    MOST.get() - before
}

/// A search takes the memory that its options tell, and beside it less than this.
const BESIDE: usize = 1 << 20;

/// The same where there are more pieces than in any set-up.
const BESIDE_CROWD: usize = 2 << 20;

/// The table of a search, of so many bytes a position, by its options.
fn table(slot: usize, kib: i32, budget: u64) -> usize {
    let allowed = if kib == 0 { 64 << 20 } else { 1 << (kib as usize * 1024).ilog2() };
    (budget as usize * slot).next_power_of_two().clamp(64 << 10, allowed)
}

/// Holds what searches of many sizes take, so many bytes a position in the table, against their options.
fn takes(slot: usize, beside: usize, search: impl Fn(i32, u64)) {
    for (kib, budget) in [(0, 2000), (64, 20_000), (200, 20_000), (1024, 20_000), (0, 20_000)] {
        let table = table(slot, kib, budget);
        let peak = peak(|| search(kib, budget));
        // The table grows with what is stored, and is no larger than the options allow.
        assert!(peak < table + beside, "{kib} KiB, budget {budget}: {peak} bytes, table {table}");
    }
}

/// A board of a layout, so many random moves forward from its set-up.
fn board_after(seats: i32, pieces: i32, plies: u64) -> Box<sternhalma_board> {
    let a = star_halma::api();
    let mut board = made((a.board_new)(seats, pieces)).expect("a board");
    for seed in 0..plies {
        let m = told(|out| (a.random_forward)(Some(&board), seed, out)).expect("a move");
        assert_eq!((a.play)(Some(&mut board), m.from, m.to, None), 0);
    }
    board
}

/// Searches a board of star halma, for the best move or the best few.
fn search(board: &sternhalma_board, asked: &sternhalma_search_options, most: usize) {
    let a = star_halma::api();
    let mut found = [const { MaybeUninit::<sternhalma_search_result>::zeroed() }; 20];
    let code = match most {
        1 => unsafe { (a.search)(Some(board), asked, Some(&mut found[0])) },
        most => {
            let mut count = MaybeUninit::zeroed();
            unsafe { (a.search_moves)(Some(board), asked, found.as_mut_ptr().cast(), most, Some(&mut count)) }
        }
    };
    assert_eq!(code, 0);
}

#[test]
fn a_search_of_two_and_more_seats_takes_what_its_options_say() {
    let _alone = alone();
    let a = star_halma::api();
    for (seats, pieces, plies, modes) in [
        (2, 10, 0, &[AUTO][..]),
        (2, 15, 30, &[AUTO]),
        (3, 15, 45, &[PARANOID, MAX_N, BEST_REPLY]),
        (4, 10, 0, &[PARANOID, MAX_N, BEST_REPLY]),
        (6, 10, 90, &[PARANOID, MAX_N, BEST_REPLY]),
    ] {
        let board = board_after(seats, pieces, plies);
        for (&mode, most) in modes.iter().flat_map(|mode| [(mode, 1), (mode, 20)]) {
            takes(16, BESIDE, |kib, budget| {
                let mut asked = options(a.search_options_init);
                (asked.mode, asked.table_kib, asked.budget) = (mode, kib, budget);
                search(&board, &asked, most);
            });
        }
        (a.board_free)(Some(board));
    }
}

/// Where the armies have passed each other a way home is looked for beside the tree.
#[test]
fn a_search_of_a_race_takes_what_its_options_say() {
    let _alone = alone();
    let a = star_halma::api();
    let text = RACE.as_bytes();
    let board = put(|out| unsafe { (a.from_string_n)(text.as_ptr().cast(), text.len(), out, None) });
    let board = board.expect("a board");
    for most in [1, 20] {
        takes(16, BESIDE, |kib, budget| {
            let mut asked = options(a.search_options_init);
            (asked.table_kib, asked.budget) = (kib, budget);
            search(&board, &asked, most);
        });
    }
    (a.board_free)(Some(board));
}

/// A board by hand may have far more pieces than a set-up, and then far more moves: here two holes of three are full, the
/// seats in between each other or, two of them, past each other.
#[test]
fn a_search_of_a_crowd_takes_what_its_options_say() {
    let _alone = alone();
    let a = star_halma::api();
    let mixed = |seats: i32| move |hole: i32| hole / 3 % seats;
    let passed = |hole: i32| i32::from(hole < 60);
    let crowds: [(i32, &dyn Fn(i32) -> i32); 5] =
        [(2, &mixed(2)), (3, &mixed(3)), (4, &mixed(4)), (6, &mixed(6)), (2, &passed)];
    for (seats, seat_on) in crowds {
        let mut board = made((a.new_empty)(seats, 10)).expect("a board");
        for hole in (0..121).filter(|hole| hole % 3 != 0 && !(56..65).contains(hole)) {
            assert_eq!((a.put)(Some(&mut board), hole, seat_on(hole)), 1);
        }
        for mode in [AUTO, PARANOID, MAX_N] {
            takes(16, BESIDE_CROWD, |kib, budget| {
                let mut asked = options(a.search_options_init);
                (asked.mode, asked.table_kib, asked.budget) = (mode, kib, budget);
                search(&board, &asked, 1);
            });
        }
        (a.board_free)(Some(board));
    }
}

/// A search of one seat has no table: it takes beams, together no more than a table would be, and beside them less than
/// this.
const BESIDE_BEAMS: usize = 16 << 10;

#[test]
fn a_search_of_one_seat_takes_no_more_than_its_options_say() {
    let _alone = alone();
    let a = star_halma::api();
    for (pieces, plies) in [(10, 0), (15, 0), (10, 12)] {
        let board = board_after(1, pieces, plies);
        let mut fullest = 0.0_f64;
        for (kib, budget) in [
            (0, 1),
            (0, 2000),
            (64, 20_000),
            (64, 200_000),
            (200, 200_000),
            (1024, 200_000),
            (2000, 200_000),
            (0, 200_000),
        ] {
            for (evaluation, depth, most) in [(0, 0, 1), (1, 0, 1), (0, 3, 1), (0, 0, 20)] {
                let mut asked = options(a.search_options_init);
                (asked.evaluation, asked.depth) = (evaluation, depth);
                (asked.table_kib, asked.budget) = (kib, budget);
                let table = table(16, kib, budget);
                let peak = peak(|| search(&board, &asked, most));
                assert!(
                    peak < table + BESIDE_BEAMS,
                    "{kib} KiB, budget {budget}, depth {depth}: {peak} bytes, table {table}"
                );
                fullest = fullest.max(peak as f64 / table as f64);
            }
        }
        assert!(fullest > 0.9, "{fullest}");
        (a.board_free)(Some(board));
    }
}

#[cfg(feature = "senet")]
#[test]
fn a_search_of_senet_takes_what_its_options_say() {
    let _alone = alone();
    let a = sternhalma::senet::ffi::table::senet_api_get(1).expect("a table");
    let board = made((a.new_game)(5)).expect("a board");
    takes(32, BESIDE, |kib, budget| {
        let mut asked = options(a.search_options_init);
        (asked.table_kib, asked.budget) = (kib, budget);
        told(|out| unsafe { (a.search)(Some(&board), 2, None, &asked, out) }).expect("a search");
    });
    (a.board_free)(Some(board));
}

#[cfg(feature = "fanorona")]
#[test]
fn a_search_of_fanorona_takes_what_its_options_say() {
    let _alone = alone();
    let a = sternhalma::fanorona::ffi::table::fanorona_api_get(1).expect("a table");
    for (name, moves) in
        [(c"tsivy", 0), (c"tsivy", 9), (c"tsivy", 25), (c"dimy", 0), (c"dimy", 8), (c"telo", 0)]
    {
        let mut asked = options(a.game_options_init);
        asked.board = name.as_ptr();
        let mut game = put(|out| unsafe { (a.game_new)(&asked, out, None) }).expect("a game");
        let search = |game: &_, kib, budget| {
            let mut asked = options(a.search_options_init);
            (asked.table_kib, asked.budget) = (kib, budget);
            told(|out| unsafe { (a.game_search)(Some(game), &asked, out) }).expect("a search")
        };
        for _ in 0..moves {
            let found = search(&game, 0, 500);
            assert_eq!((a.game_play_move)(Some(&mut game), Some(&found.best)), 0);
        }
        takes(16, BESIDE, |kib, budget| _ = search(&game, kib, budget));
        // And within a move, where its first step leaves it to be ended.
        let step = search(&game, 0, 500).best.steps[0];
        assert_eq!((a.game_step)(Some(&mut game), step.from, step.dir, step.kind), 0);
        takes(16, BESIDE, |kib, budget| _ = search(&game, kib, budget));
        (a.game_free)(Some(game));
    }
}

/// What a solver says that its positions took is what it took, and no more than it was allowed, but for this.
const BESIDE_SOLVER: usize = 256 << 10;

fn takes_what_it_says(memory_kib: u32, solve: impl FnOnce() -> Result<Solution, SolveError>) {
    let mut bytes = 0;
    let peak = peak(|| bytes = solve().expect("a solution").bytes);
    assert!(bytes <= memory_kib as usize * 1024 && peak <= bytes + BESIDE_SOLVER, "{peak}, {bytes}");
    assert!(peak * 4 > bytes, "{peak}, {bytes}");
}

#[test]
fn a_solver_takes_what_it_says() {
    let _alone = alone();
    let one = Board::new(Layout::new(1, 10).expect("a layout"));
    let mut moved = one.clone();
    for seed in 0..12 {
        let m = moved.random_forward(seed).expect("a move");
        moved.play(m.from, m.to).expect("a legal move");
    }
    for board in [&one, &moved] {
        for (memory_kib, exact) in [(256, false), (1024, false), (8192, false), (2048, true), (16_384, true)]
        {
            let mut asked =
                SolveOptions { memory_kib, exact, width: SolveOptions::WIDTH, ..SolveOptions::default() };
            takes_what_it_says(memory_kib, || board.solve(&mut asked));
        }
    }
    let two = Board::new(Layout::new(2, 10).expect("a layout"));
    for memory_kib in [256, 1024, 8192] {
        let mut asked = SolveOptions { memory_kib, ..SolveOptions::default() };
        takes_what_it_says(memory_kib, || two.solve_together(&mut asked));
    }
}
