//! Star halma.

use std::ffi::CStr;

use sternhalma::ffi::board::sternhalma_board;
use sternhalma::ffi::evaluation::sternhalma_search_result;
use sternhalma::ffi::game::sternhalma_game;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::table::{sternhalma_api, sternhalma_api_get};

use super::*;

pub fn api() -> &'static sternhalma_api {
    sternhalma_api_get(1).expect("a table")
}

/// What can be seen of a board, and how many handles live.
fn of_board(board: Option<&sternhalma_board>) -> Vec<u64> {
    let lives = [(api().live)(), (api().game_live)()].map(|count| count as u64);
    [&lives[..], &[(api().key)(board)]].concat()
}

/// The log of a game.
fn text_of(game: &sternhalma_game) -> Vec<u8> {
    text(|buf, cap| unsafe { (api().game_log)(Some(game), buf, cap) })
}

/// The same of a game.
fn of_game(game: Option<&sternhalma_game>) -> Vec<u64> {
    let lives = [(api().live)(), (api().game_live)()].map(|count| count as u64);
    let log = game.map_or(Vec::new(), text_of);
    let counts = [(api().game_key)(game), (api().game_move_count)(game) as u64];
    [&lives[..], &counts, &log.iter().map(|&byte| byte.into()).collect::<Vec<u64>>()].concat()
}

#[test]
fn everything_that_asks_for_memory_is_tried() {
    assert_all_tried("sternhalma", include_str!("star_halma.rs"), &[]);
}

#[test]
fn boards_without_memory() {
    let _alone = alone();
    let a = api();
    let none = || of_board(None);
    let (board, refused) = refused_until(none, || made((a.board_new)(2, 10)));
    assert_eq!(refused, 1);
    let refused = freed(|| of_board(Some(&board)), || made((a.new_empty)(3, 15)), a.board_free);
    assert_eq!(refused, 1);
    let seen = || of_board(Some(&board));
    let position = text(|buf, cap| unsafe { (a.to_string)(Some(&board), buf, cap) });
    read_without_memory(
        seen,
        &position,
        |start, len, out| unsafe { (a.from_string_n)(start, len, out, None) },
        |start, out| unsafe { (a.from_string)(start, out) },
        a.board_free,
    );
    let (start, len) = (position.as_ptr().cast(), position.len());
    let refused = freed(seen, || put(|out| unsafe { (a.restore_n)(start, len, out, None) }), a.board_free);
    assert_eq!(refused, 1);
    let refused = freed(seen, || made((a.clone)(Some(&board))), a.board_free);
    assert_eq!(refused, 1);
    (a.board_free)(Some(board));
    assert_eq!(((a.live)(), (a.game_live)()), (0, 0));
}

/// What a search found, but for the room that is left.
fn found(result: &sternhalma_search_result) -> (i32, i32, i32, u64) {
    (result.from, result.to, result.score, result.nodes)
}

/// Plain searches, of several moves, and with a searcher that keeps its memory.
#[test]
fn searches_without_memory() {
    let _alone = alone();
    let a = api();
    for (seats, mode) in [(1, 0), (2, 0), (3, 1), (4, 2), (6, 3)] {
        let board = made((a.board_new)(seats, 10)).expect("a board");
        let game = game_of(seats);
        let seen = || [of_board(Some(&board)), of_game(Some(&game))].concat();
        let mut asked = options(a.search_options_init);
        (asked.mode, asked.budget) = (mode, 500);
        let plain = told(|out| unsafe { (a.search)(Some(&board), &asked, out) }).expect("a search");
        let (again, refused) =
            refused_until(seen, || told(|out| unsafe { (a.search)(Some(&board), &asked, out) }));
        assert!(refused > 3 && found(&again) == found(&plain), "{refused}");
        let (again, refused) =
            refused_until(seen, || told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }));
        assert!(refused > 3 && found(&again) == found(&plain), "{refused}");

        let mut many = [plain; 3];
        let room = many.as_mut_ptr();
        let (count, refused) = refused_until(seen, || {
            told(|count| unsafe { (a.search_moves)(Some(&board), &asked, room, 3, count) })
        });
        assert!(refused > 3 && count == 3, "{refused}");
        let (count, refused) = refused_until(seen, || {
            told(|count| unsafe { (a.game_search_moves)(Some(&game), &asked, room, 3, count) })
        });
        assert!(refused > 3 && count == 3, "{refused}");

        let taken = TAKEN.get();
        let (mut searcher, refused) = refused_until(seen, || made((a.searcher_new)()));
        assert_eq!(refused, 1);
        let (again, refused) = changed_until(
            &mut *searcher,
            |_| seen(),
            |searcher| told(|out| unsafe { (a.searcher_search)(Some(searcher), Some(&board), &asked, out) }),
        );
        assert!(refused > 0 && found(&again) == found(&plain));
        with_only(0, || (a.searcher_free)(Some(searcher)));
        assert_eq!(TAKEN.get(), taken);
        (a.game_free)(Some(game));
        (a.board_free)(Some(board));
    }
    assert_eq!(((a.live)(), (a.game_live)()), (0, 0));
}

/// A game of so many seats, from its set-up.
fn game_of(seats: i32) -> Box<sternhalma_game> {
    let mut asked = options(api().game_options_init);
    asked.seats = seats;
    put(|out| unsafe { (api().game_new)(&asked, out, None) }).expect("a game")
}

/// Levels from both ends, from a set-up and from elsewhere; every position of few pieces; and two seats together.
#[test]
fn solvers_without_memory() {
    let _alone = alone();
    let a = api();
    let one = made((a.board_new)(1, 10)).expect("a board");
    let mut moved = made((a.clone)(Some(&one))).expect("a board");
    let hole = |name: &CStr| unsafe { (a.hole_named)(name.as_ptr()) };
    assert_eq!((a.do_move)(Some(&mut moved), hole(c"d1"), hole(c"e5")), 1);
    let mut three = made((a.new_empty)(1, 10)).expect("a board");
    for name in [c"i4", c"i5", c"i6"] {
        assert_eq!((a.put)(Some(&mut three), hole(name), 0), 1);
    }
    let two = made((a.board_new)(2, 10)).expect("a board");
    for (solve, board, width, exact, least) in [
        (a.solve, &one, 100, 0, 27),
        (a.solve, &moved, 100, 0, 20),
        (a.solve, &three, 0, 0, 4),
        (a.solve, &three, 300, 1, 4),
        (a.solve_together, &two, 100, 0, 30),
    ] {
        let mut asked = options(a.solve_options_init);
        (asked.width, asked.exact) = (width, exact);
        let mut moves = [sternhalma_move { from: 0, to: 0 }; 200];
        let (solved, refused) = refused_until(
            || of_board(Some(board)),
            || told(|out| unsafe { solve(Some(board), &asked, moves.as_mut_ptr(), moves.len(), out) }),
        );
        assert!(refused > 5 && solved.move_count >= least, "{refused}, {}", solved.move_count);
    }
    for board in [one, moved, three, two] {
        (a.board_free)(Some(board));
    }
    assert_eq!(((a.live)(), (a.game_live)()), (0, 0));
}

/// A seat that has no move.
const WALLED: &CStr =
    c"0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -";

/// Games: made, copied, played, undone, and read from their text.
#[test]
fn games_without_memory() {
    let _alone = alone();
    let a = api();
    let none = || of_game(None);
    let mut asked = options(a.game_options_init);
    let (mut game, refused) = refused_until(none, || put(|out| unsafe { (a.game_new)(&asked, out, None) }));
    assert!(refused > 0);
    for text in [c"d1-e5", c"n1-m5", c"e5-d1", c"m5-n1", c"d1-e5"] {
        assert_eq!(unsafe { (a.game_play)(Some(&mut game), text.as_ptr()) }, 0);
    }
    (asked.position, asked.position_len) = (WALLED.as_ptr(), WALLED.count_bytes());
    let walled = put(|out| unsafe { (a.game_new)(&asked, out, None) }).expect("a game");

    // A copy has no room to spare, so that whatever is done asks for some.
    let text = c"n1-m5";
    let hole = |name: &CStr| unsafe { (a.hole_named)(name.as_ptr()) };
    let actions: [Action<sternhalma_game>; 5] = [
        (&game, &|game| unsafe { (a.game_play)(Some(game), text.as_ptr()) }),
        (&game, &|game| unsafe { (a.game_play_n)(Some(game), text.as_ptr(), text.count_bytes()) }),
        (&game, &|game| (a.game_play_move)(Some(game), hole(c"n1"), hole(c"m5"))),
        (&game, &|game| (a.game_resign)(Some(game), 1)),
        (&walled, &|game| (a.game_pass)(Some(game))),
    ];
    for (from, act) in actions {
        let (mut game, refused) = refused_until(|| of_game(Some(from)), || made((a.game_clone)(Some(from))));
        assert!(refused > 0);
        let before = (a.game_move_count)(Some(&game));
        let ((), refused) = changed_until(&mut *game, |game| of_game(Some(game)), |game| done(act(game)));
        assert!(refused > 0 && (a.game_move_count)(Some(&game)) == before + 1);
        // What was done once is done again without.
        let after = of_game(Some(&game));
        with_only(0, || {
            assert_eq!((a.game_undo)(Some(&mut game)), 1);
            assert_eq!((a.game_redo)(Some(&mut game)), 1);
        });
        assert_eq!(of_game(Some(&game)), after);
        with_only(0, || (a.game_free)(Some(game)));
    }
    let seen = || of_game(Some(&game));
    let refused = freed(seen, || made((a.game_board)(Some(&game))), a.board_free);
    assert_eq!(refused, 1);
    let log = text_of(&game);
    let (start, len) = (log.as_ptr().cast(), log.len());
    let refused = freed(seen, || put(|out| unsafe { (a.game_replay_n)(start, len, out, None) }), a.game_free);
    assert!(refused > 1);
    let log = ended(&log);
    let refused = freed(seen, || put(|out| unsafe { (a.game_replay)(log.as_ptr(), out, None) }), a.game_free);
    assert!(refused > 1);
    for game in [game, walled] {
        (a.game_free)(Some(game));
    }
    assert_eq!(((a.live)(), (a.game_live)()), (0, 0));
}

#[test]
fn what_is_written_into_room_asks_for_nothing() {
    let _alone = alone();
    let a = api();
    let mut game =
        put(|out| unsafe { (a.game_new)(&options(a.game_options_init), out, None) }).expect("a game");
    for seed in 0..30 {
        let board = made((a.game_board)(Some(&game))).expect("a board");
        let m = told(|out| (a.random_forward)(Some(&board), seed, out)).expect("a move");
        assert_eq!((a.game_play_move)(Some(&mut game), m.from, m.to), 0);
        (a.board_free)(Some(board));
    }
    let board = made((a.game_board)(Some(&game))).expect("a board");
    let (b, g) = (Some(&*board), Some(&*game));
    let m = told(|out| (a.random_forward)(b, 1, out)).expect("a move");
    into_list(|out, cap| unsafe { (a.neighbours)(60, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.point_holes)(0, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.front)(0, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.pairs)(out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.cells)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.steps)(b, m.from, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.hops)(b, m.from, -1, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.reach)(b, m.from, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.path)(b, m.from, m.to, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.legal)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.places)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_legal)(g, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_path)(g, m.from, m.to, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_finished)(g, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_places)(g, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_history)(g, 0, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.to_string)(b, out.cast(), cap) });
    let wrong = c"0/00/000".as_ptr();
    into_text(|out, cap| unsafe { (a.from_string_reason_n)(wrong, 8, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_replay_reason_n)(wrong, 8, out.cast(), cap) });
    let mut bad_game = options(a.game_options_init);
    bad_game.seats = 5;
    into_text(|out, cap| unsafe { (a.game_options_reason)(&bad_game, out.cast(), cap) });
    let mut bad_search = options(a.search_options_init);
    bad_search.depth = -1;
    let mut error = MaybeUninit::zeroed();
    assert_eq!(unsafe { (a.search_options_check)(&bad_search, Some(&mut error)) }, -2);
    let solver = options(a.solve_options_init);
    assert_eq!(with_only(0, || unsafe { (a.solve_options_check)(&solver, None) }), 0);
    let error = unsafe { error.assume_init() };
    into_text(|out, cap| unsafe { (a.option_error_text)(Some(&error), out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.key_hex)(b, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.hex)(1, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.name)(60, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.move_text)(b, m.from, m.to, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_move_text)(g, m.from, m.to, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_start)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_position)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_move_at)(g, 0, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_moves)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_log)(g, out.cast(), cap) });
    for wrong in ["a1-b9", "a1:c1", "x9", "a1-", ""] {
        let refused = with_only(0, || {
            let mut place = MaybeUninit::zeroed();
            let code =
                unsafe { (a.game_read_move_n)(g, wrong.as_ptr().cast(), wrong.len(), Some(&mut place)) };
            assert!(code > 0);
            unsafe { place.assume_init() }
        });
        into_text(|out, cap| unsafe { (a.read_reason)(Some(&refused), out.cast(), cap) });
    }
    let mut drawing = options(a.drawing_options_init);
    for (names, from, to) in [(0, -1, -1), (1, m.from, m.to), (1, m.to, 60)] {
        (drawing.names, drawing.from, drawing.to, drawing.targets_of) = (names, from, to, m.from);
        into_text(|out, cap| unsafe { (a.svg)(b, &drawing, out.cast(), cap) });
        into_text(|out, cap| unsafe { (a.text)(b, &drawing, out.cast(), cap) });
        into_text(|out, cap| unsafe { (a.game_svg)(g, &drawing, out.cast(), cap) });
        into_text(|out, cap| unsafe { (a.game_text)(g, &drawing, out.cast(), cap) });
    }
    assert_eq!((a.game_resign)(Some(&mut game), 0), 0);
    into_text(|out, cap| unsafe { (a.game_result_text)(Some(&game), out.cast(), cap) });
    (a.board_free)(Some(board));
    (a.game_free)(Some(game));
}
