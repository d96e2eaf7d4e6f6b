//! What a game that remembers takes of memory and of time: `cargo bench --bench game`.
//!
//! A game of 6,000 plies is played, written to its log and read again. The memory is what was asked of the allocator
//! and not given back.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use sternhalma::{Game, GameOptions, Hole};

/// The system's allocator, which keeps count.
struct Counted;

static HELD: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static MEMORY: Counted = Counted;

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps what `alloc` asks of it.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the pointer came from `alloc` with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

const PLIES: usize = 6000;

fn main() {
    let before = HELD.load(Ordering::Relaxed);
    let game = played();
    let held = HELD.load(Ordering::Relaxed) - before;
    println!(
        "a game of {PLIES} plies holds {held} bytes, {:.1} a ply; a record has {}",
        held as f64 / PLIES as f64,
        Game::BYTES_PER_PLY
    );
    assert!(held <= 64 * PLIES);
    let log = game.log().to_string();
    println!("its log of {} bytes is written in {:.2} ms", log.len(), best(|| game.log().to_string()));
    println!("and replayed in {:.2} ms", best(|| Game::replay(&log).expect("its own log")));
}

fn played() -> Game {
    let options = GameOptions { cap: Some(10_000), ..GameOptions::default() };
    let mut game = Game::new(&options).expect("a game of two seats");
    let there_and_back = [("d1", "e5"), ("n1", "m5"), ("e5", "d1"), ("m5", "n1")];
    let hole = |name: &str| name.parse::<Hole>().expect("a hole");
    for (from, to) in there_and_back.into_iter().cycle().take(PLIES) {
        game.play_move(hole(from), hole(to)).expect("a move");
    }
    game
}

/// The milliseconds of the quickest of some runs.
fn best<T>(run: impl Fn() -> T) -> f64 {
    let time = || {
        let start = Instant::now();
        black_box(run());
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..20).map(|_| time()).fold(f64::INFINITY, f64::min)
}
