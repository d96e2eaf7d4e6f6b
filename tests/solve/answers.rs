//! The answers of some crossings, as they stand in `answers.txt`, and all that was told on the way to them.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --test solve answers` writes them anew.

use std::fmt::Write;

use sternhalma::{Board, Layout, Solution, SolveError, SolveOptions, SolveProgress};

use crate::common::answers;
use crate::common::dice::Dice;
use crate::{SEAT, alone, setup};

/// So many pieces anywhere.
fn anywhere(pieces: usize, fifteen: bool, seed: u64) -> Board {
    let layout = Layout::new(1, if fifteen { 15 } else { 10 }).expect("a layout");
    let mut board = Board::empty(layout);
    let mut dice = Dice::new(seed);
    while board.count(SEAT) < pieces {
        let free: Vec<_> = (!board.occupied()).into_iter().collect();
        board.put(dice.pick(&free).expect("the star is not full"), SEAT);
    }
    board
}

/// A solver's answer in a line, with all levels it told of.
fn told(solve: impl Fn(&mut SolveOptions) -> Result<Solution, SolveError>, options: SolveOptions) -> String {
    let mut levels = String::new();
    let mut tell = |progress: &SolveProgress| {
        write!(levels, " {}:{}:{}", progress.levels, progress.width, progress.positions)
            .expect("a text grows");
        false
    };
    let solved = solve(&mut SolveOptions { progress: Some(&mut tell), ..options });
    let line = match &solved {
        Ok(solution) => {
            let moves: Vec<_> = solution.moves.iter().map(|m| format!("{}-{}", m.from, m.to)).collect();
            let Solution { proved, least, positions, stopped, .. } = solution;
            format!(
                "{} proved {proved} least {least} positions {positions} stopped {stopped}",
                moves.join(" ")
            )
        }
        Err(why) => why.to_string(),
    };
    format!("{line};{levels}\n")
}

#[test]
fn answers_are_what_they_were() {
    let with = |width: usize, exact: bool| SolveOptions { width, exact, ..SolveOptions::default() };
    let mut boards = vec![
        (setup(1, 10), with(60, false)),
        (setup(1, 10), with(700, false)),
        (setup(1, 15), with(60, false)),
        (setup(1, 15), with(400, false)),
        (setup(1, 10), SolveOptions { memory_kib: 64, ..SolveOptions::default() }),
        (setup(1, 10), SolveOptions { memory_kib: 256, exact: true, ..SolveOptions::default() }),
        (setup(1, 15), SolveOptions { memory_kib: 128, exact: true, width: 100, ..SolveOptions::default() }),
        (alone("a1 b1 b2"), with(0, false)),
        (alone("a1 b1 b2"), with(20, true)),
        (alone("q1 p2"), with(0, false)),
    ];
    for seed in 0..10 {
        let (pieces, fifteen) = (1 + seed as usize, seed % 3 == 2);
        boards.push((anywhere(pieces, fifteen, seed), with(40 + 20 * pieces, pieces < 4)));
    }
    let mut answers = String::new();
    for (board, options) in boards {
        answers += &told(|options| board.solve(options), options);
    }
    for (pieces, width, memory_kib) in [(10, 40, 1024), (10, 300, 128), (15, 60, 1024)] {
        let options = SolveOptions { width, memory_kib, ..SolveOptions::default() };
        answers += &told(|options| setup(2, pieces).solve_together(options), options);
    }
    answers::compare("tests/solve/answers.txt", &answers, 23);
}
