//! Fanorona: steps and whole moves per second, of the engine and of a plain generator, from Rust and from C, and how
//! fast the search looks at positions: `cargo bench --bench fanorona`.

#[path = "../tests/common/fanorona/plain.rs"]
#[allow(dead_code)]
mod plain;

use std::hint::black_box;

use divan::counter::ItemsCount;
use divan::{Bencher, main as run};
use plain::Plain;
use sternhalma::fanorona::{Board, Game, GameOptions, SearchOptions, Shape};

fn main() {
    run();
}

const SHAPES: [Shape; 3] = Shape::ALL;

/// The depth at which each board has some thousands of sequences of steps.
fn depth(shape: Shape) -> u32 {
    [6, 7, 10][shape as usize]
}

/// The depth at which each board has some thousands of sequences of moves.
fn depth_of_moves(shape: Shape) -> u32 {
    [4, 5, 8][shape as usize]
}

#[divan::bench(args = SHAPES)]
fn steps(bencher: Bencher<'_, '_>, shape: Shape) {
    let board = Board::new(shape);
    let depth = depth(shape);
    bencher.counter(ItemsCount::new(board.perft(depth))).bench(|| black_box(&board).perft(depth));
}

#[divan::bench(args = SHAPES, sample_count = 10)]
fn steps_plain(bencher: Bencher<'_, '_>, shape: Shape) {
    let board = Board::new(shape);
    let plain = Plain::read(&board.to_string());
    let depth = depth(shape);
    bencher.counter(ItemsCount::new(board.perft(depth))).bench(|| black_box(&plain).perft(depth));
}

#[divan::bench(args = SHAPES)]
fn moves(bencher: Bencher<'_, '_>, shape: Shape) {
    let board = Board::new(shape);
    let depth = depth_of_moves(shape);
    bencher.counter(ItemsCount::new(board.perft_moves(depth))).bench(|| black_box(&board).perft_moves(depth));
}

#[divan::bench(args = SHAPES, sample_count = 10)]
fn moves_plain(bencher: Bencher<'_, '_>, shape: Shape) {
    let board = Board::new(shape);
    let plain = Plain::read(&board.to_string());
    let depth = depth_of_moves(shape);
    bencher.counter(ItemsCount::new(board.perft_moves(depth))).bench(|| black_box(&plain).perft_moves(depth));
}

#[divan::bench(args = SHAPES, sample_count = 10)]
fn search(bencher: Bencher<'_, '_>, shape: Shape) {
    let game = Game::new(&GameOptions { shape: Some(shape), ..GameOptions::default() }).expect("a game");
    let search = || game.search(&mut SearchOptions::default()).expect("the game goes on");
    bencher.counter(ItemsCount::new(search().nodes)).bench(search);
}
