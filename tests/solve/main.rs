//! The shortest crossings, each replayed by the rules.

#[path = "../common/mod.rs"]
mod common;

mod answers;

use std::collections::HashSet;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use common::cases;
use proptest::collection::hash_set;
use proptest::prelude::*;
use sternhalma::{Board, Hole, How, Layout, Seat, Solution, SolveError, SolveOptions, SolveProgress};

const SEAT: Seat = Seat::ALL[0];

fn setup(seats: i32, pieces: i32) -> Board {
    Board::new(Layout::new(seats, pieces).expect("a layout"))
}

/// One seat with pieces in these holes.
fn alone(holes: &str) -> Board {
    let mut board = Board::empty(Layout::new(1, 10).expect("a layout"));
    for hole in holes.split(' ') {
        assert!(board.put(hole.parse().expect("a hole"), SEAT));
    }
    board
}

/// Plays a solution; it must do what it promises and nothing sooner.
fn replay(mut board: Board, solution: &Solution) {
    for (n, m) in solution.moves.iter().enumerate() {
        assert!(!board.over(), "over after {n}");
        assert_ne!(board.distance_left(SEAT), 0, "home after {n}");
        board.play(m.from, m.to).unwrap_or_else(|why| panic!("move {n}: {why}"));
    }
    assert_eq!(board.distance_left(SEAT), 0);
    assert!(solution.least <= solution.moves.len());
    assert!(!solution.proved || solution.least == solution.moves.len());
}

fn solve(board: &Board, mut options: SolveOptions) -> Solution {
    let solution = board.solve(&mut options).expect("a crossing");
    replay(board.clone(), &solution);
    assert!(solution.bytes <= options.memory_kib as usize * 1024);
    solution
}

#[test]
fn ten_cross_in_27() {
    let board = setup(1, 10);
    let solution = solve(&board, SolveOptions::default());
    assert_eq!(solution.moves.len(), 27);
    assert!(!solution.proved);
    let mut board = board;
    for m in &solution.moves {
        board.play(m.from, m.to).expect("a move");
    }
    assert_eq!(board.how(), How::Home);
}

#[test]
fn fifteen_cross_in_31() {
    assert!(solve(&setup(1, 15), SolveOptions::default()).moves.len() <= 31);
}

#[test]
fn three_cross_in_23_and_that_is_proved() {
    let board = alone("a1 b1 b2");
    for exact in [false, true] {
        let solution = solve(&board, SolveOptions { exact, ..SolveOptions::default() });
        assert_eq!((solution.moves.len(), solution.proved), (23, true));
    }
    let pruned = solve(&board, SolveOptions { width: 100, ..SolveOptions::default() });
    assert!(!pruned.proved && pruned.moves.len() >= 23);
}

#[test]
fn one_piece_walks() {
    let solution = solve(&alone("a1"), SolveOptions::default());
    assert_eq!((solution.moves.len(), solution.proved), (16, true));
}

#[test]
fn done_is_done() {
    let solution = solve(&alone("q1 p2"), SolveOptions::default());
    assert_eq!((solution.moves.len(), solution.proved), (0, true));
}

/// Also where there is not the memory that so many threads would like, and where it is too little for a proof.
#[test]
fn threads_change_nothing() {
    for (board, exact, width, memory_kib) in [
        (setup(1, 10), false, 700, SolveOptions::MEMORY_KIB),
        (setup(1, 15), false, 700, SolveOptions::MEMORY_KIB),
        (setup(1, 10), false, 0, 2000),
        (alone("a1 b1 b2"), true, 700, SolveOptions::MEMORY_KIB),
        (alone("a1 b1 b2"), true, 700, 1500),
        (alone("a1 b1 b2"), true, 700, 64),
        (alone("g8 h5 l7"), false, 0, SolveOptions::MEMORY_KIB),
        (alone("e5 c1 h3 i5 l2"), false, 166, 193),
    ] {
        let with = |threads| {
            let solution =
                solve(&board, SolveOptions { threads, exact, width, memory_kib, ..Default::default() });
            (solution.moves, solution.proved, solution.least, solution.positions)
        };
        let one = with(1);
        assert!([2, 3, 8, 70, 256].into_iter().all(|threads| with(threads) == one), "{board} {memory_kib}");
    }
}

#[test]
fn memory_is_kept() {
    for memory_kib in [64, 100, 1000, 16 * 1024] {
        for exact in [false, true] {
            let board = setup(1, 10);
            let mut options = SolveOptions { memory_kib, exact, width: 2000, ..SolveOptions::default() };
            match board.solve(&mut options) {
                Ok(solution) => assert!(solution.bytes <= memory_kib as usize * 1024),
                Err(why) => assert_eq!(why, SolveError::Memory),
            }
        }
    }
}

#[test]
fn it_can_be_stopped() {
    let board = setup(1, 10);
    let flag = AtomicI32::new(1);
    let mut options = SolveOptions { stop: Some(&flag), ..SolveOptions::default() };
    assert_eq!(board.solve(&mut options), Err(SolveError::Stopped));

    let mut told = Vec::new();
    let mut stop = |progress: &SolveProgress| {
        told.push(*progress);
        told.len() == 5
    };
    let mut options = SolveOptions { progress: Some(&mut stop), ..SolveOptions::default() };
    assert_eq!(board.solve(&mut options), Err(SolveError::Stopped));
    assert_eq!(told.len(), 5);
    assert!(told.windows(2).all(|pair| pair[0].positions < pair[1].positions));
}

/// Told to stop while it proves, at whatever level and in the middle of one, it answers with the crossing that it has.
#[test]
fn a_crossing_that_is_known_is_not_lost() {
    let board = alone("a1 b1 b2 c1 c2 c3 d1 d2 e5 f6");
    let width = 200;
    let known = solve(&board, SolveOptions { width, ..SolveOptions::default() });
    assert!(!known.proved);
    for (by_flag, at) in [false, true].into_iter().flat_map(|by_flag| (1..=6).map(move |at| (by_flag, at))) {
        let (flag, (tell, told)) = (AtomicI32::new(0), mpsc::channel());
        let (mut last, mut proving) = (0, 0);
        let progress = move |progress: &SolveProgress| {
            proving += usize::from(proving > 0 || progress.levels < last);
            last = progress.levels;
            if by_flag && proving == at {
                tell.send(()).expect("somebody waits for it");
            }
            !by_flag && proving == at
        };
        let solution = thread::scope(|scope| {
            let flag = &flag;
            scope.spawn(move || {
                if told.recv().is_ok() {
                    // The next level is under way by then, or over: the answer is the same.
                    thread::sleep(Duration::from_millis(5));
                    flag.store(1, Ordering::Relaxed);
                }
            });
            let (stop, mut progress) = (Some(flag), progress);
            let progress = Some(&mut progress as &mut _);
            solve(&board, SolveOptions { exact: true, width, stop, progress, ..SolveOptions::default() })
        });
        assert!(solution.stopped && !solution.proved, "at {at}");
        assert_eq!(solution.moves, known.moves);
    }
}

#[test]
fn levels_are_told_one_by_one() {
    let told = |board: &Board, options: SolveOptions| {
        let mut told = Vec::new();
        let mut tell = |progress: &SolveProgress| {
            told.push(progress.levels);
            false
        };
        let solution = solve(board, SolveOptions { progress: Some(&mut tell), ..options });
        (told, solution.moves.len())
    };
    let few = alone("e5 c1 h3");
    let (levels, _) = told(&few, SolveOptions::default());
    assert_eq!(levels, Vec::from_iter(1..=levels.len()));
    assert!(levels.len() > 9, "{levels:?}");
    // From the set-up every level serves for both ends.
    let (levels, moves) = told(&setup(1, 10), SolveOptions::default());
    assert_eq!(levels, Vec::from_iter((2..=2 * levels.len()).step_by(2)));
    assert!(
        levels.last().is_some_and(|&last| (moves..=moves + 1).contains(&last)),
        "{levels:?}, {moves} moves"
    );
    // And from anywhere else one end at a time, then from the beginning to prove it.
    let (levels, _) = told(&few, SolveOptions { width: 100, exact: true, ..SolveOptions::default() });
    let again = levels[1..].iter().position(|&level| level == 1).expect("a second time") + 1;
    assert_eq!(levels[..again], Vec::from_iter(1..=again));
    assert_eq!(levels[again..], Vec::from_iter(1..=levels.len() - again));
}

#[test]
fn refusals() {
    let refused = |board: &Board| board.solve(&mut SolveOptions::default()).expect_err("no crossing");
    assert_eq!(refused(&setup(2, 10)), SolveError::Seats);
    assert_eq!(refused(&Board::empty(setup(1, 10).layout())), SolveError::Pieces);
    let mut many = setup(1, 10);
    many.put(Hole::from_index(60), SEAT);
    assert_eq!(refused(&many), SolveError::Pieces);
    for (bad, sentence) in [
        (
            SolveOptions { memory_kib: 63, ..SolveOptions::default() },
            "memory_kib 63 is out of range (at least 64)",
        ),
        (SolveOptions { threads: 0, ..SolveOptions::default() }, "threads 0 is out of range (1 to 256)"),
        (
            SolveOptions { width: SolveOptions::WIDTH_MAX + 1, ..SolveOptions::default() },
            "width 16777217 is out of range (0 to 16777216)",
        ),
    ] {
        let mut bad = bad;
        assert_eq!(setup(1, 10).solve(&mut bad).expect_err("refused").to_string(), sentence);
        assert_eq!(setup(2, 10).solve_together(&mut bad).expect_err("refused").to_string(), sentence);
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn any_pieces_cross(
        holes in hash_set((0..Hole::COUNT).prop_map(Hole::from_index), 1..=10),
        fifteen: bool,
    ) {
        let mut board = Board::empty(setup(1, if fifteen { 15 } else { 10 }).layout());
        holes.into_iter().for_each(|hole| assert!(board.put(hole, SEAT)));
        solve(&board, SolveOptions { width: 300, ..SolveOptions::default() });
    }

    /// Against a plain breadth-first search of two pieces.
    #[test]
    fn what_is_proved_is_so(holes in hash_set((0..Hole::COUNT).prop_map(Hole::from_index), 2..=2)) {
        let mut board = Board::empty(setup(1, 10).layout());
        holes.into_iter().for_each(|hole| assert!(board.put(hole, SEAT)));
        let solution = solve(&board, SolveOptions { exact: true, ..SolveOptions::default() });
        prop_assert!(solution.proved);
        prop_assert_eq!(solution.moves.len(), plain(&board));
    }
}

/// In how many moves a seat comes home, by trying all.
fn plain(start: &Board) -> usize {
    let mut level = vec![start.clone()];
    let mut seen = HashSet::from([start.own_key(SEAT)]);
    for depth in 0.. {
        if level.iter().any(|board| board.distance_left(SEAT) == 0) {
            return depth;
        }
        let mut next = Vec::new();
        for board in &level {
            for m in board.legal() {
                let mut after = board.clone();
                after.do_move(m.from, m.to);
                if seen.insert(after.own_key(SEAT)) {
                    next.push(after);
                }
            }
        }
        level = next;
    }
    unreachable!()
}

/// Plays a game of two seats: nothing but its last ply ends it, with one seat's pieces all home.
fn replay_together(mut board: Board, solution: &Solution) {
    for (n, m) in solution.moves.iter().enumerate() {
        assert!(!board.over(), "over after {n}");
        assert!(Seat::ALL[..2].iter().all(|&seat| board.distance_left(seat) != 0), "home after {n}");
        board.play(m.from, m.to).unwrap_or_else(|why| panic!("ply {n}: {why}"));
    }
    assert!(Seat::ALL[..2].iter().any(|&seat| board.distance_left(seat) == 0));
    assert_eq!(board.how(), How::Home);
}

#[test]
fn two_cross_together() {
    let board = setup(2, 10);
    let solution = board.solve_together(&mut SolveOptions::default()).expect("a game");
    replay_together(board, &solution);
    assert!(solution.moves.len() <= 32, "{}", solution.moves.len());

    let mut board = setup(2, 10);
    board.set_to_move(Seat::ALL[1]);
    let mut options = SolveOptions { width: 300, memory_kib: 1024, ..SolveOptions::default() };
    let solution = board.solve_together(&mut options).expect("a game");
    replay_together(board, &solution);
    assert!(solution.bytes <= options.memory_kib as usize * 1024);
}

#[test]
fn together_refusals() {
    assert_eq!(setup(1, 10).solve_together(&mut SolveOptions::default()), Err(SolveError::Seats));
    assert_eq!(setup(3, 10).solve_together(&mut SolveOptions::default()), Err(SolveError::Seats));
    let mut short = setup(2, 10);
    short.lift(Hole::from_index(0));
    assert_eq!(short.solve_together(&mut SolveOptions::default()), Err(SolveError::Pieces));
    let flag = AtomicI32::new(1);
    let mut options = SolveOptions { stop: Some(&flag), ..SolveOptions::default() };
    assert_eq!(setup(2, 10).solve_together(&mut options), Err(SolveError::Stopped));
}
