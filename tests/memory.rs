//! What a game takes of memory, and what it does when there is none.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use sternhalma::{Game, GameError, GameOptions, LogFault, OutOfMemory};

/// The system's memory, counted, of which a thread may have less than there is.
struct Limited;

thread_local! {
    static TAKEN: Cell<usize> = const { Cell::new(0) };
    static MOST: Cell<usize> = const { Cell::new(0) };
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
}

#[global_allocator]
static MEMORY: Limited = Limited;

// SAFETY: all memory comes from and goes back to the system's allocator, with the layouts given here; an answer of
// null is always allowed.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let taken = TAKEN.get() + layout.size();
        if taken > LIMIT.get() {
            return std::ptr::null_mut();
        }
        TAKEN.set(taken);
        MOST.set(MOST.get().max(taken));
        // SAFETY: the caller keeps what `alloc` asks of it.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        TAKEN.set(TAKEN.get().saturating_sub(layout.size()));
        // SAFETY: the pointer is one that `alloc` got from the system with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Runs something while the thread may take only so many bytes more than it has.
fn with_only<T>(bytes: usize, run: impl FnOnce() -> T) -> T {
    LIMIT.set(TAKEN.get() + bytes);
    let answer = run();
    LIMIT.set(usize::MAX);
    answer
}

fn to_and_fro(game: &mut Game, actions: usize) -> Result<(), GameError> {
    let there = [("d1", "e5"), ("n1", "m5"), ("e5", "d1"), ("m5", "n1")];
    for (from, to) in there.iter().cycle().take(actions) {
        let ends: [sternhalma::Hole; 2] = [from, to].map(|name| name.parse().expect("a hole"));
        game.play_move(ends[0], ends[1])?;
    }
    Ok(())
}

#[test]
fn a_ply_takes_at_most_sixty_four_bytes() {
    let mut game = Game::new(&GameOptions { cap: Some(100_000), ..GameOptions::default() }).unwrap();
    let before = TAKEN.get();
    for plies in [100, 900, 2000, 3000, 4000, 10_000] {
        MOST.set(before);
        to_and_fro(&mut game, plies).unwrap();
        // The list keeps the old place until it has moved to the new one: that counts too.
        assert!(MOST.get() - before <= 64 * game.move_count(), "{} bytes", MOST.get() - before);
    }
    assert_eq!(Game::BYTES_PER_PLY, 16);
    let taken = TAKEN.get();
    while game.undo() {}
    while game.redo() {}
    assert_eq!(TAKEN.get(), taken);
}

#[test]
fn looking_at_a_game_takes_nothing() {
    let mut game = Game::new(&GameOptions::default()).unwrap();
    to_and_fro(&mut game, 40).unwrap();
    with_only(0, || {
        assert_eq!(game.legal().filter(|action| action.path().is_some()).count(), 14);
        assert_eq!(game.history(game.to_move()).count(), 21);
        assert_eq!(game.places().chain(game.result().into_iter().map(|r| r.places().len())).count(), 2);
        assert_eq!(game.moves().len(), 40);
        assert!(game.start().is_none() && game.move_at(39).is_some());
        assert!(game.read_action("d1:i5").is_err());
        while game.undo() {}
        while game.redo() {}
    });
}

#[test]
fn without_memory_a_game_stays_as_it_was() {
    let mut game = Game::new(&GameOptions::default()).unwrap();
    let answer = with_only(1000, || to_and_fro(&mut game, 400));
    assert_eq!(answer, Err(GameError::OutOfMemory(OutOfMemory)));
    assert_eq!(answer.map_err(|error| error.flag()), Err(None));
    let (count, position) = (game.move_count(), game.position().to_string());
    assert!((1..400).contains(&count));

    assert_eq!(with_only(0, || game.resign(1)), Err(GameError::OutOfMemory(OutOfMemory)));
    assert_eq!(with_only(0, || game.resign(2)).map_err(|error| error.flag().is_some()), Err(false));
    assert_eq!(with_only(0, || game.play("resign 1")), Err(GameError::OutOfMemory(OutOfMemory)));
    assert_eq!(with_only(0, || game.try_clone().err()), Some(OutOfMemory));
    assert_eq!((game.move_count(), game.position().to_string()), (count, position));
    assert_eq!(Game::replay(game.log().to_string()).map(|g| g.key()), Ok(game.key()));

    assert!(with_only(0, || game.undo() && game.redo()));
    game.resign(1).unwrap();
    assert_eq!(game.move_count(), count + 1);
}

#[test]
fn without_memory_a_log_is_read_up_to_a_line() {
    let mut game = Game::new(&GameOptions::default()).unwrap();
    to_and_fro(&mut game, 400).unwrap();
    let log = game.log().to_string();
    let error = with_only(1000, || Game::replay(&log)).expect_err("there is no memory for it");
    assert_eq!((error.fault, error.code(), error.column), (LogFault::OutOfMemory, None, 1));
    assert!((7..407).contains(&error.line));
}
