//! What the functions of C do when memory ends the first, the second, … time it is asked for, and how much searches take.

// What every unsafe call here rests on is said once: rooms are as large as the functions are told, texts are as long, and
// what is read was written or zeroed.
#![allow(clippy::undocumented_unsafe_blocks)]

use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::game::sternhalma_game;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::table::{sternhalma_api, sternhalma_api_get};

use super::{MOST, TAKEN, until_done};

const MEMORY: i32 = -3;

/// One test at a time, as the handles that live are counted.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn api() -> &'static sternhalma_api {
    sternhalma_api_get(1).expect("a table")
}

/// Runs something until there is memory enough for it; how often it was refused. Each refusal has to be that of memory, and
/// to leave what can be seen as it was.
fn refused_until<T>(seen: impl Fn() -> Vec<u64>, mut run: impl FnMut() -> Result<T, i32>) -> (T, usize) {
    let before = seen();
    until_done(MEMORY, || {
        let answer = run();
        if answer.is_err() {
            super::LEFT.set(usize::MAX);
            assert_eq!(seen(), before);
        }
        answer
    })
}

/// As `refused_until`, for something that changes what is seen, and may keep what memory it was given from one try to the
/// next.
fn changed_until<S, T>(
    state: &mut S,
    seen: impl Fn(&S) -> Vec<u64>,
    mut run: impl FnMut(&mut S) -> Result<T, i32>,
) -> (T, usize) {
    let before = seen(state);
    for times in 0.. {
        super::LEFT.set(times);
        let answer = run(state);
        super::LEFT.set(usize::MAX);
        match answer {
            Ok(done) => return (done, times),
            Err(code) => assert_eq!((code, &seen(state)), (MEMORY, &before)),
        }
    }
    unreachable!()
}

/// Makes a handle until there is memory for it, and frees it; how often it was refused.
fn freed<H>(
    seen: impl Fn() -> Vec<u64>,
    make: impl FnMut() -> Result<Box<H>, i32>,
    free: extern "C" fn(Option<Box<H>>),
) -> usize {
    let (handle, refused) = refused_until(seen, make);
    free(Some(handle));
    refused
}

/// What a function that answers 0 and nothing else when it is done says.
fn done(code: i32) -> Result<(), i32> {
    if code == 0 { Ok(()) } else { Err(code) }
}

/// What a status says; what was made goes with it.
fn status<T>(code: i32, made: T) -> Result<T, i32> {
    if code >= 0 { Ok(made) } else { Err(code) }
}

/// A handle, of which NULL says that there was no memory.
fn made<H>(handle: Option<Box<H>>) -> Result<Box<H>, i32> {
    handle.ok_or(MEMORY)
}

/// The handle that a function writes to a place, if it answers that it did.
fn put<H>(call: impl FnOnce(Option<&mut MaybeUninit<Option<Box<H>>>>) -> i32) -> Result<Box<H>, i32> {
    let mut place = MaybeUninit::new(None);
    let code = call(Some(&mut place));
    let handle = unsafe { place.assume_init() };
    assert_eq!(handle.is_some(), code == 0);
    status(code, handle)?.ok_or(code)
}

/// What a function writes to a place, which is all noughts before.
fn told<T>(call: impl FnOnce(Option<&mut MaybeUninit<T>>) -> i32) -> Result<T, i32> {
    let mut place = MaybeUninit::zeroed();
    let code = call(Some(&mut place));
    status(code, unsafe { place.assume_init() })
}

/// A text of as many bytes as it has.
fn text(call: impl Fn(*mut c_char, usize) -> i32) -> Vec<u8> {
    let len = usize::try_from(call(null_mut(), 0)).expect("a text");
    let mut room = vec![0_u8; len + 1];
    assert_eq!(call(room.as_mut_ptr().cast(), len + 1), len as i32);
    room.truncate(len);
    room
}

fn options<T>(init: extern "C" fn(Option<&mut MaybeUninit<T>>)) -> T {
    let mut place = MaybeUninit::uninit();
    init(Some(&mut place));
    unsafe { place.assume_init() }
}

/// What can be seen of a board, and how many handles live.
fn of_board(board: Option<&sternhalma_board>) -> Vec<u64> {
    let lives = [(api().live)(), (api().game_live)()].map(|count| count as u64);
    [&lives[..], &[(api().key)(board)]].concat()
}

/// The same of a game.
fn of_game(game: Option<&sternhalma_game>) -> Vec<u64> {
    let lives = [(api().live)(), (api().game_live)()].map(|count| count as u64);
    let log = text(|buf, cap| unsafe { (api().game_log)(game, buf, cap) });
    let counts = [(api().game_key)(game), (api().game_move_count)(game) as u64];
    [&lives[..], &counts, &log.iter().map(|&byte| byte.into()).collect::<Vec<u64>>()].concat()
}

#[test]
fn star_halma_without_memory() {
    let _alone = alone();
    let a = api();
    let none = || of_board(None);
    let (board, refused) = refused_until(none, || made((a.board_new)(2, 10)));
    assert_eq!(refused, 1);
    let refused = freed(|| of_board(Some(&board)), || made((a.new_empty)(3, 15)), a.board_free);
    assert_eq!(refused, 1);
    let seen = || of_board(Some(&board));
    let position = text(|buf, cap| unsafe { (a.to_string)(Some(&board), buf, cap) });
    let (start, len) = (position.as_ptr().cast(), position.len());
    let refused =
        freed(seen, || put(|out| unsafe { (a.from_string_n)(start, len, out, None) }), a.board_free);
    assert_eq!(refused, 1);
    let refused = freed(seen, || made((a.clone)(Some(&board))), a.board_free);
    assert_eq!(refused, 1);

    // Searches: plain ones, of several moves, and with a searcher that keeps its memory.
    let mut asked = options(a.search_options_init);
    asked.budget = 500;
    let plain = told(|out| unsafe { (a.search)(Some(&board), &asked, out) }).expect("a search");
    let (found, refused) =
        refused_until(seen, || told(|out| unsafe { (a.search)(Some(&board), &asked, out) }));
    assert!(refused > 3 && (found.from, found.to, found.score) == (plain.from, plain.to, plain.score));
    let (_, refused) = refused_until(seen, || {
        let mut many = [plain; 3];
        told(|count| unsafe { (a.search_moves)(Some(&board), &asked, many.as_mut_ptr(), 3, count) })
    });
    assert!(refused > 3, "{refused}");
    let (mut searcher, refused) = refused_until(seen, || made((a.searcher_new)()));
    assert_eq!(refused, 1);
    let (found, refused) = changed_until(
        &mut *searcher,
        |_| seen(),
        |searcher| told(|out| unsafe { (a.searcher_search)(Some(searcher), Some(&board), &asked, out) }),
    );
    assert!(refused > 0 && (found.from, found.to, found.nodes) == (plain.from, plain.to, plain.nodes));
    (a.searcher_free)(Some(searcher));

    // Solvers.
    let mut solving = options(a.solve_options_init);
    solving.width = 100;
    let alone = made((a.board_new)(1, 10)).expect("a board");
    let nothing = sternhalma_move { from: 0, to: 0 };
    for (solve, board) in [(a.solve, &alone), (a.solve_together, &board)] {
        let mut moves = [nothing; 200];
        let (solved, refused) = refused_until(seen, || {
            told(|out| unsafe { solve(Some(board), &solving, moves.as_mut_ptr(), moves.len(), out) })
        });
        assert!(refused > 5 && solved.move_count > 20, "{refused}, {}", solved.move_count);
    }
    (a.board_free)(Some(alone));

    // Games: made, copied, played, and read from their text.
    let asked_game = options(a.game_options_init);
    let (mut game, refused) =
        refused_until(seen, || put(|out| unsafe { (a.game_new)(&asked_game, out, None) }));
    assert!(refused > 0);
    for (from, to) in [("d1", "e5"), ("n1", "m5"), ("e5", "d1"), ("m5", "n1"), ("d1", "e5")] {
        let name = format!("{from}-{to}");
        let (start, len) = (name.as_ptr().cast(), name.len());
        changed_until(
            &mut *game,
            |game| of_game(Some(game)),
            |game| done(unsafe { (a.game_play_n)(Some(game), start, len) }),
        );
    }
    assert_eq!((a.game_move_count)(Some(&game)), 5);
    let seen = || of_game(Some(&game));
    let refused = freed(seen, || made((a.game_clone)(Some(&game))), a.game_free);
    assert!(refused > 1);
    let refused = freed(seen, || made((a.game_board)(Some(&game))), a.board_free);
    assert_eq!(refused, 1);
    let log = text(|buf, cap| unsafe { (a.game_log)(Some(&game), buf, cap) });
    let refused = freed(
        seen,
        || put(|out| unsafe { (a.game_replay_n)(log.as_ptr().cast(), log.len(), out, None) }),
        a.game_free,
    );
    assert!(refused > 1);
    let (_, refused) =
        refused_until(seen, || told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }));
    assert!(refused > 3);
    let (_, refused) = refused_until(seen, || {
        let mut many = [plain; 2];
        told(|count| unsafe { (a.game_search_moves)(Some(&game), &asked, many.as_mut_ptr(), 2, count) })
    });
    assert!(refused > 3);
    changed_until(&mut *game, |game| of_game(Some(game)), |game| done((a.game_resign)(Some(game), 1)));
    (a.game_free)(Some(game));
    (a.board_free)(Some(board));
    assert_eq!(((a.live)(), (a.game_live)()), (0, 0));
}

#[cfg(feature = "senet")]
#[test]
fn senet_without_memory() {
    let _alone = alone();
    use sternhalma::senet::ffi::table::senet_api_get;
    let a = senet_api_get(1).expect("a table");
    let none = || vec![(a.live)() as u64];
    let (board, refused) = refused_until(none, || made((a.new_game)(5)));
    assert_eq!(refused, 1);
    let seen = || vec![(a.live)() as u64, (a.key)(Some(&board))];
    let refused = freed(seen, || made((a.board_new)(7)), a.board_free);
    assert_eq!(refused, 1);
    let refused = freed(seen, || made((a.clone)(Some(&board))), a.board_free);
    assert_eq!(refused, 1);
    let position = text(|buf, cap| unsafe { (a.to_string)(Some(&board), buf, cap) });
    let (start, len) = (position.as_ptr().cast(), position.len());
    let refused =
        freed(seen, || put(|out| unsafe { (a.from_string_n)(start, len, out, None) }), a.board_free);
    assert_eq!(refused, 1);
    let mut asked = options(a.search_options_init);
    asked.budget = 2000;
    let plain = told(|out| unsafe { (a.search)(Some(&board), 2, None, &asked, out) }).expect("a search");
    let (found, refused) =
        refused_until(seen, || told(|out| unsafe { (a.search)(Some(&board), 2, None, &asked, out) }));
    assert!(refused > 2 && (found.index, found.value) == (plain.index, plain.value), "{refused}");
    (a.board_free)(Some(board));
    assert_eq!((a.live)(), 0);
}

/// The same of a game of fanorona.
#[cfg(feature = "fanorona")]
fn of_fanorona(game: Option<&sternhalma::fanorona::ffi::game::fanorona_game>) -> Vec<u64> {
    let a = sternhalma::fanorona::ffi::table::fanorona_api_get(1).expect("a table");
    let log = text(|buf, cap| unsafe { (a.game_to_text)(game, buf, cap) });
    let counts = [(a.live)() as u64, (a.game_live)() as u64, (a.game_key)(game)];
    [&counts[..], &log.iter().map(|&byte| byte.into()).collect::<Vec<u64>>()].concat()
}

#[cfg(feature = "fanorona")]
#[test]
fn fanorona_without_memory() {
    let _alone = alone();
    use sternhalma::fanorona::ffi::moves::fanorona_move;
    use sternhalma::fanorona::ffi::table::fanorona_api_get;
    let a = fanorona_api_get(1).expect("a table");
    let lives = || vec![(a.live)() as u64, (a.game_live)() as u64];
    let (board, refused) = refused_until(lives, || made(unsafe { (a.board_new)(c"tsivy".as_ptr()) }));
    assert_eq!(refused, 1);
    let refused = freed(lives, || made((a.clone)(Some(&board))), a.board_free);
    assert_eq!(refused, 1);
    let position = text(|buf, cap| unsafe { (a.to_string)(Some(&board), buf, cap) });
    let (start, len) = (position.as_ptr().cast(), position.len());
    let refused =
        freed(lives, || put(|out| unsafe { (a.from_string_n)(start, len, out, None) }), a.board_free);
    assert_eq!(refused, 1);
    let mut moves = [MaybeUninit::<fanorona_move>::zeroed(); 100];
    let room = moves.as_mut_ptr().cast();
    let (_, refused) =
        refused_until(lives, || status(unsafe { (a.moves)(Some(&board), 100, room, 100) }, ()));
    assert!(refused > 0);

    let asked_game = options(a.game_options_init);
    let (mut game, refused) =
        refused_until(lives, || put(|out| unsafe { (a.game_new)(&asked_game, out, None) }));
    assert!(refused > 1);
    let (count, refused) = refused_until(lives, || {
        let count = unsafe { (a.game_moves)(Some(&game), 100, room, 100) };
        status(count, count)
    });
    assert!(refused > 0 && count > 0);
    let first = unsafe { moves[0].assume_init() };
    let ((), refused) = changed_until(
        &mut *game,
        |game| of_fanorona(Some(game)),
        |game| done((a.game_play_move)(Some(game), Some(&first))),
    );
    assert!(refused > 0);
    assert_eq!((a.game_ply)(Some(&game)), 1);
    let seen = || of_fanorona(Some(&game));
    let refused = freed(seen, || made((a.game_clone)(Some(&game))), a.game_free);
    assert!(refused > 1);
    let refused = freed(seen, || made((a.game_board)(Some(&game))), a.board_free);
    assert_eq!(refused, 1);
    let log = text(|buf, cap| unsafe { (a.game_to_text)(Some(&game), buf, cap) });
    let refused = freed(
        seen,
        || put(|out| unsafe { (a.game_from_text_n)(log.as_ptr().cast(), log.len(), out, None) }),
        a.game_free,
    );
    assert!(refused > 1);
    let mut asked = options(a.search_options_init);
    asked.budget = 2000;
    let plain = told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }).expect("a search");
    let (found, refused) =
        refused_until(seen, || told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }));
    assert!(refused > 4 && (found.score, found.nodes) == (plain.score, plain.nodes));
    let (mut searcher, refused) = refused_until(seen, || made((a.searcher_new)()));
    assert_eq!(refused, 1);
    let (found, refused) = changed_until(
        &mut *searcher,
        |_| seen(),
        |searcher| told(|out| unsafe { (a.searcher_search)(Some(searcher), Some(&game), &asked, out) }),
    );
    assert!(refused > 0 && (found.score, found.nodes) == (plain.score, plain.nodes));
    (a.searcher_free)(Some(searcher));
    (a.game_free)(Some(game));
    (a.board_free)(Some(board));
    assert_eq!(lives(), [0, 0]);
}

/// The most that something takes at once.
fn peak<T>(run: impl FnOnce() -> T) -> usize {
    let before = TAKEN.get();
    MOST.set(before);
    drop(run());
    assert_eq!(TAKEN.get(), before);
    MOST.get() - before
}

/// A search takes its table, of which the options tell the size, and beside it less than this.
const BESIDE: usize = 1 << 20;

/// Holds what searches of many sizes take, so many bytes a position in the table, against their options.
fn takes(slot: usize, search: impl Fn(i32, u64)) {
    for (kib, budget) in [(0, 2000), (64, 20_000), (200, 20_000), (1024, 20_000), (0, 20_000)] {
        let allowed = if kib == 0 { 64 << 20 } else { 1 << (kib as usize * 1024).ilog2() };
        let table = (budget as usize * slot).next_power_of_two().clamp(64 << 10, allowed);
        let peak = peak(|| search(kib, budget));
        assert!(
            (table..table + BESIDE).contains(&peak),
            "{kib} KiB, budget {budget}: {peak} bytes, table {table}"
        );
    }
}

#[test]
fn a_search_takes_what_its_options_say() {
    let _alone = alone();
    let a = api();
    let board = made((a.board_new)(2, 10)).expect("a board");
    takes(16, |kib, budget| {
        let mut asked = options(a.search_options_init);
        (asked.table_kib, asked.budget) = (kib, budget);
        told(|out| unsafe { (a.search)(Some(&board), &asked, out) }).expect("a search");
    });
    (a.board_free)(Some(board));
}

#[cfg(feature = "senet")]
#[test]
fn a_search_of_senet_takes_what_its_options_say() {
    let _alone = alone();
    let a = sternhalma::senet::ffi::table::senet_api_get(1).expect("a table");
    let board = made((a.new_game)(5)).expect("a board");
    takes(32, |kib, budget| {
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
    let game = put(|out| unsafe { (a.game_new)(&options(a.game_options_init), out, None) }).expect("a game");
    takes(16, |kib, budget| {
        let mut asked = options(a.search_options_init);
        (asked.table_kib, asked.budget) = (kib, budget);
        told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }).expect("a search");
    });
    (a.game_free)(Some(game));
}
