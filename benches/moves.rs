//! Speed of counting and finding moves from Rust and from C, and what the C boundary costs: `cargo bench --bench
//! moves`.

mod positions;

use std::hint::black_box;
use std::mem::MaybeUninit;

use divan::counter::ItemsCount;
use divan::{Bencher, main as run};
use sternhalma::capi::sternhalma::board::{
    sternhalma_board, sternhalma_free, sternhalma_from_string_n, sternhalma_to_move,
};
use sternhalma::capi::sternhalma::moves::{sternhalma_legal, sternhalma_move, sternhalma_reach};
use sternhalma::{Board, MoveList};

fn main() {
    run();
}

/// Leaves a second of perft to depth 4.
#[divan::bench(args = [2, 3, 4, 6], sample_count = 20)]
fn perft(bencher: Bencher<'_, '_>, seats: i32) {
    let board = positions::start(seats);
    bencher.counter(ItemsCount::new(board.perft(4))).bench(|| black_box(&board).perft(4));
}

/// Every reach of every piece of the middles; the time is for one reach.
#[divan::bench]
fn reach_from_rust(bencher: Bencher<'_, '_>) {
    let boards = boards();
    let pieces = boards.iter().map(|board| board.occupied().len()).sum::<usize>();
    bencher.counter(ItemsCount::new(pieces)).bench(|| {
        for board in &boards {
            for hole in board.occupied() {
                black_box(board.reach(hole));
            }
        }
    });
}

#[divan::bench]
fn reach_from_c(bencher: Bencher<'_, '_>) {
    let (boards, handles) = (boards(), handles());
    let pieces = boards.iter().map(|board| board.occupied().len()).sum::<usize>();
    bencher.counter(ItemsCount::new(pieces)).bench(|| {
        let mut holes = [0; 42];
        for (board, handle) in boards.iter().zip(&handles.0) {
            for hole in board.occupied() {
                // SAFETY: there is room for as many holes as the function is told.
                black_box(unsafe {
                    sternhalma_reach(handle.as_deref(), hole.into(), holes.as_mut_ptr(), holes.len())
                });
            }
        }
    });
}

#[divan::bench]
fn legal_from_rust(bencher: Bencher<'_, '_>) {
    let boards = boards();
    bencher.counter(ItemsCount::new(boards.len())).bench(|| {
        let mut moves = MoveList::new();
        for board in &boards {
            board.list(&mut moves);
            black_box(&moves);
        }
    });
}

#[divan::bench]
fn legal_from_c(bencher: Bencher<'_, '_>) {
    let handles = handles();
    bencher.counter(ItemsCount::new(handles.0.len())).bench(|| {
        let mut moves = [sternhalma_move { from: 0, to: 0 }; MoveList::MAX];
        for handle in &handles.0 {
            // SAFETY: there is room for as many moves as the function is told.
            black_box(unsafe { sternhalma_legal(handle.as_deref(), moves.as_mut_ptr(), moves.len()) });
        }
    });
}

/// An accessor that does next to nothing: what calling through the C interface costs.
#[divan::bench]
fn boundary(bencher: Bencher<'_, '_>) {
    let handles = handles();
    bencher.bench(|| black_box(sternhalma_to_move as extern "C" fn(_) -> _)(handles.0[0].as_deref()));
}

fn boards() -> Vec<Board> {
    positions::middles().into_iter().map(|(board, ..)| board).collect()
}

/// The same positions as C holds them, freed at the end.
struct Handles(Vec<Option<Box<sternhalma_board>>>);

fn handles() -> Handles {
    let open = |board: Board| {
        let (text, mut out) = (board.to_string(), MaybeUninit::uninit());
        // SAFETY: the text is as long as the function is told, and one that is accepted has its board written.
        unsafe {
            assert_eq!(sternhalma_from_string_n(text.as_ptr().cast(), text.len(), Some(&mut out), None), 0);
            out.assume_init()
        }
    };
    Handles(boards().into_iter().map(open).collect())
}

impl Drop for Handles {
    fn drop(&mut self) {
        self.0.drain(..).for_each(|handle| sternhalma_free(handle));
    }
}
