//! What games, searches and solvers take of memory, and what they do when there is none.

#[path = "../interface/mod.rs"]
mod interface;
mod takes;
mod through_c;

use std::alloc::{self, GlobalAlloc, System};
use std::cell::Cell;

use sternhalma::{
    Board, Evaluation, Game, GameError, GameOptions, Layout, LogFault, Mode, OutOfMemory, SearchError,
    SearchOptions, Searcher, SolveError, SolveOptions,
};

/// The system's memory, counted, of which a thread may have less than there is.
struct Limited;

thread_local! {
    static TAKEN: Cell<usize> = const { Cell::new(0) };
    static MOST: Cell<usize> = const { Cell::new(0) };
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
    static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
}

#[global_allocator]
static MEMORY: Limited = Limited;

// SAFETY: all memory comes from and goes back to the system's allocator, with the layouts given here; an answer of
// null is always allowed.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: alloc::Layout) -> *mut u8 {
        let taken = TAKEN.get() + layout.size();
        if taken > LIMIT.get() || LEFT.get() == 0 {
            return std::ptr::null_mut();
        }
        LEFT.set(LEFT.get() - usize::from(LEFT.get() < usize::MAX));
        TAKEN.set(taken);
        MOST.set(MOST.get().max(taken));
        // SAFETY: the caller keeps what `alloc` asks of it.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: alloc::Layout) {
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

/// Runs something again and again, with memory given once, twice, …, until it is done; how often it was refused. Each
/// refusal has to be `refused`, and to have given all memory back.
fn until_done<T, E: PartialEq + Copy + std::fmt::Debug>(
    refused: E,
    mut run: impl FnMut() -> Result<T, E>,
) -> (T, usize) {
    for times in 0.. {
        let before = TAKEN.get();
        LEFT.set(times);
        let answer = run();
        LEFT.set(usize::MAX);
        match answer {
            Ok(done) => return (done, times),
            Err(why) => assert_eq!((why, TAKEN.get()), (refused, before)),
        }
    }
    unreachable!()
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

#[test]
fn without_memory_a_search_is_refused() {
    for layout in Layout::ALL {
        let board = Board::new(layout);
        for (mode, evaluation) in [
            (Mode::Auto, Evaluation::Auto),
            (Mode::Paranoid, Evaluation::Documented),
            (Mode::MaxN, Evaluation::Auto),
            (Mode::BestReply, Evaluation::Documented),
        ] {
            let asked = || SearchOptions { mode, evaluation, budget: 2000, ..SearchOptions::default() };
            let plain = board.search(&mut asked());
            let (found, refused) = until_done(SearchError::Memory, || board.search(&mut asked()));
            assert_eq!(Ok(found), plain);
            let few = until_done(SearchError::Memory, || board.search_moves(&mut asked(), 3));
            assert!(refused > 3 && few.1 > 3 && few.0.len() == 3, "{refused}, {}", few.1);
            // What a searcher has it does not ask for again, and a refusal leaves it as good as new.
            let mut searcher = Searcher::new();
            for limit in [0, 1 << 10, 1 << 14, 1 << 16] {
                let answer = with_only(limit, || searcher.search(&board, &mut asked()));
                assert!(answer == plain || answer == Err(SearchError::Memory));
            }
            assert_eq!(searcher.search(&board, &mut asked()), plain);
        }
    }
}

/// The memory that a table grows into is asked for as the search goes on: it is refused as any other, and nothing is
/// found in a smaller one.
#[test]
fn without_memory_to_grow_a_search_is_refused() {
    for (seats, pieces) in [(2, 10), (3, 15), (6, 10)] {
        let board = Board::new(Layout::new(seats, pieces).expect("a layout"));
        let few = |budget| {
            let asked = || SearchOptions { budget, ..SearchOptions::default() };
            let plain = board.search(&mut asked());
            let (found, refused) = until_done(SearchError::Memory, || board.search(&mut asked()));
            assert_eq!(Ok(found), plain);
            refused
        };
        let (small, large) = (few(4_000), few(100_000));
        assert!(large > small, "{small}, {large}");
    }
}

/// Two seats that have passed each other, with ways home of all kinds.
const RACE: &str = "[1]/[2]/[3]/[4]/[13]/[12]/1[1]1[1]1[1]1[1]1[2]/1[1]1[1]1[1]1[1]1[1]/[9]/0[1]0[1]0[1]0[1]0[1]/\
     0[1]0[1]0[1]0[1]0[2]/[12]/[13]/[4]/[3]/[2]/[1] 0 2 10;0 2000 0 - - -";

/// A race of two seats that have passed each other is planned with memory of its own.
#[test]
fn without_memory_a_race_is_refused() {
    let board: Board = RACE.parse().expect("a board");
    let [tree, race] = [Evaluation::Documented, Evaluation::Auto].map(|evaluation| {
        let asked = || SearchOptions { evaluation, budget: 2000, ..SearchOptions::default() };
        let plain = board.search(&mut asked());
        let (found, refused) = until_done(SearchError::Memory, || board.search(&mut asked()));
        assert_eq!(Ok(found), plain);
        refused
    });
    // The documented sum knows nothing of races.
    assert!(race > tree + 5, "{race}, {tree}");
}

#[test]
fn without_memory_a_solver_is_refused() {
    let asked = |exact| SolveOptions { width: 300, exact, ..SolveOptions::default() };
    let mut three = Board::empty(Layout::new(1, 10).expect("a layout"));
    for hole in ["n1", "o1", "o2"] {
        three.put(hole.parse().expect("a hole"), three.to_move());
    }
    for (board, exact) in [(Board::new(three.layout()), false), (three.clone(), true), (three, false)] {
        let (found, refused) = until_done(SolveError::Memory, || board.solve(&mut asked(exact)));
        // What there is no memory to prove is found all the same.
        let plain = board.solve(&mut asked(exact)).expect("a crossing");
        assert!(found.moves.len() == plain.moves.len() && (exact || found == plain));
        assert!(refused > 5, "{refused}");
    }
    let board = Board::new(Layout::new(2, 10).expect("a layout"));
    let (found, refused) = until_done(SolveError::Memory, || board.solve_together(&mut asked(false)));
    assert_eq!(Ok(found), board.solve_together(&mut asked(false)));
    assert!(refused > 5, "{refused}");
}

#[cfg(feature = "fanorona")]
#[test]
fn without_memory_fanorona_is_refused() {
    use sternhalma::fanorona::{
        Game, GameOptions, LogFault, MoveFault, MovesError, NewGameError, Refused, SearchError, SearchOptions,
    };
    let (game, refused) = until_done(NewGameError::OutOfMemory, || Game::new(&GameOptions::default()));
    assert!(refused > 0);
    let asked = || SearchOptions { budget: 2000, ..SearchOptions::default() };
    let plain = game.search(&mut asked());
    let (found, refused) = until_done(SearchError::Memory, || game.search(&mut asked()));
    assert_eq!(Ok(found), plain);
    assert!(refused > 4, "{refused}");
    let asked = || SearchOptions { budget: 30_000, ..SearchOptions::default() };
    let plain = game.search(&mut asked());
    let (large, more) = until_done(SearchError::Memory, || game.search(&mut asked()));
    assert_eq!(Ok(large), plain);
    assert!(more > refused + 1, "{refused}, {more}");
    let (moves, refused) = until_done(MovesError::OutOfMemory, || game.moves(100));
    assert!(moves.contains(&found.best) && refused > 0);
    let (played, refused) = until_done(Refused::OutOfMemory, || {
        let mut fork = game.fork()?;
        fork.play_move(&found.best).map(|()| fork)
    });
    assert!(played.ply() == 1 && refused > 1);
    let text = played.log().to_string();
    let no_memory = LogFault::Move(MoveFault::OutOfMemory.into());
    let (again, refused) = until_done(no_memory, || Game::replay(&text).map_err(|error| error.fault));
    assert!(again.log().to_string() == text && refused > 1);
}

#[cfg(feature = "senet")]
#[test]
fn without_memory_senet_is_refused() {
    use sternhalma::senet::{Board, Roll, RuleSet, SearchError, SearchOptions};
    let board = Board::new(5).expect("five pieces a side");
    let refused = [2_000, 30_000].map(|budget| {
        let search = || {
            let mut asked = SearchOptions { budget, ..SearchOptions::default() };
            board.search(Roll::ALL[1], &RuleSet::KENDALL, &mut asked)
        };
        let (found, refused) = until_done(SearchError::Memory, search);
        assert_eq!(Ok(found), search());
        refused
    });
    assert!(refused[0] > 0 && refused[1] > refused[0] + 1, "{refused:?}");
}
