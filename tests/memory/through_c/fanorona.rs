//! Fanorona.

use sternhalma::fanorona::ffi::game::fanorona_game;
use sternhalma::fanorona::ffi::moves::fanorona_move;
use sternhalma::fanorona::ffi::steps::fanorona_step_info;
use sternhalma::fanorona::ffi::table::{fanorona_api, fanorona_api_get};

use super::*;

fn api() -> &'static fanorona_api {
    fanorona_api_get(1).expect("a table")
}

/// How many handles live.
fn lives() -> Vec<u64> {
    [(api().live)(), (api().game_live)()].map(|count| count as u64).to_vec()
}

fn text_of(game: &fanorona_game) -> Vec<u8> {
    text(|buf, cap| unsafe { (api().game_to_text)(Some(game), buf, cap) })
}

/// What can be seen of a game, and how many handles live.
fn of_game(game: &fanorona_game) -> Vec<u64> {
    let key = (api().game_key)(Some(game));
    [lives(), vec![key], text_of(game).iter().map(|&byte| byte.into()).collect()].concat()
}

fn new_game() -> Box<fanorona_game> {
    put(|out| unsafe { (api().game_new)(&options(api().game_options_init), out, None) }).expect("a game")
}

#[test]
fn everything_that_asks_for_memory_is_tried() {
    assert_all_tried("fanorona", include_str!("fanorona.rs"), &["moves", "game_moves"]);
}

#[test]
fn boards_without_memory() {
    let _alone = alone();
    let a = api();
    let (board, refused) = refused_until(lives, || made(unsafe { (a.board_new)(c"tsivy".as_ptr()) }));
    assert_eq!(refused, 1);
    let refused = freed(lives, || made((a.clone)(Some(&board))), a.board_free);
    assert_eq!(refused, 1);
    let position = text(|buf, cap| unsafe { (a.to_string)(Some(&board), buf, cap) });
    read_without_memory(
        lives,
        &position,
        |start, len, out| unsafe { (a.from_string_n)(start, len, out, None) },
        |start, out| unsafe { (a.from_string)(start, out) },
        a.board_free,
    );
    let mut moves = [const { MaybeUninit::<fanorona_move>::zeroed() }; 100];
    let room = moves.as_mut_ptr().cast();
    let (_, refused) =
        refused_until(lives, || status(unsafe { (a.moves)(Some(&board), 100, room, 100) }, ()));
    assert!(refused > 0);
    (a.board_free)(Some(board));
    assert_eq!(lives(), [0, 0]);
}

/// Games: made, copied, played by steps, by moves and by text, undone, and read from their text.
#[test]
fn games_without_memory() {
    let _alone = alone();
    let a = api();
    let asked = options(a.game_options_init);
    let (mut game, refused) = refused_until(lives, || put(|out| unsafe { (a.game_new)(&asked, out, None) }));
    assert!(refused > 1);
    // On to where a move can be ended before its time.
    let first = loop {
        let mut moves = [const { MaybeUninit::<fanorona_move>::zeroed() }; 100];
        let room = moves.as_mut_ptr().cast();
        let (_, refused) = refused_until(
            || of_game(&game),
            || status(unsafe { (a.game_moves)(Some(&game), 100, room, 100) }, ()),
        );
        assert!(refused > 0);
        let moves = moves.map(|m| unsafe { m.assume_init() });
        match moves.iter().find(|m| m.stop == 1) {
            Some(m) => break *m,
            None => assert_eq!((a.game_play_move)(Some(&mut game), Some(&moves[0])), 0),
        }
    };
    let seen = || of_game(&game);
    let step = first.steps[0];
    let (board, refused) = refused_until(seen, || made((a.game_board)(Some(&game))));
    assert_eq!(refused, 1);
    let name = text(|buf, cap| unsafe { (a.move_text)(Some(&board), Some(&first), buf, cap) });
    let (start, len) = (name.as_ptr().cast(), name.len());
    let name = ended(&name);
    (a.board_free)(Some(board));

    let mut begun = made((a.game_clone)(Some(&game))).expect("a game");
    assert_eq!((a.game_step)(Some(&mut begun), step.from, step.dir, step.kind), 0);
    // A copy has no room to spare, so that whatever is done asks for some.
    let actions: [Action<fanorona_game>; 6] = [
        (&game, &|game| (a.game_step)(Some(game), step.from, step.dir, step.kind)),
        (&game, &|game| (a.game_play_move)(Some(game), Some(&first))),
        (&game, &|game| unsafe { (a.game_play)(Some(game), name.as_ptr()) }),
        (&game, &|game| unsafe { (a.game_play_n)(Some(game), start, len) }),
        (&begun, &|game| (a.game_stop)(Some(game))),
        (&begun, &|game| unsafe { (a.game_play)(Some(game), c"stop".as_ptr()) }),
    ];
    for (from, act) in actions {
        let (mut game, refused) = refused_until(|| of_game(from), || made((a.game_clone)(Some(from))));
        assert!(refused > 1);
        let before = of_game(&game);
        let ((), refused) = changed_until(&mut *game, of_game, |game| done(act(game)));
        assert!(refused > 0 && of_game(&game) != before);
        with_only(0, || {
            assert_eq!((a.game_undo)(Some(&mut game)), 1);
            while (a.game_undo_move)(Some(&mut game)) == 1 {}
        });
        assert_eq!(of_game(&game), before);
        with_only(0, || (a.game_free)(Some(game)));
    }
    let log = text_of(&begun);
    let (start, len) = (log.as_ptr().cast(), log.len());
    let refused =
        freed(seen, || put(|out| unsafe { (a.game_from_text_n)(start, len, out, None) }), a.game_free);
    assert!(refused > 1);
    let log = ended(&log);
    let refused =
        freed(seen, || put(|out| unsafe { (a.game_from_text)(log.as_ptr(), out, None) }), a.game_free);
    assert!(refused > 1);
    for game in [game, begun] {
        (a.game_free)(Some(game));
    }
    assert_eq!(lives(), [0, 0]);
}

#[test]
fn searches_without_memory() {
    let _alone = alone();
    let a = api();
    let game = new_game();
    let seen = || of_game(&game);
    let mut asked = options(a.search_options_init);
    asked.budget = 2000;
    let plain = told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }).expect("a search");
    let (found, refused) =
        refused_until(seen, || told(|out| unsafe { (a.game_search)(Some(&game), &asked, out) }));
    assert!(refused > 4 && (found.score, found.nodes) == (plain.score, plain.nodes));
    let taken = TAKEN.get();
    let (mut searcher, refused) = refused_until(seen, || made((a.searcher_new)()));
    assert_eq!(refused, 1);
    let (found, refused) = changed_until(
        &mut *searcher,
        |_| seen(),
        |searcher| told(|out| unsafe { (a.searcher_search)(Some(searcher), Some(&game), &asked, out) }),
    );
    assert!(refused > 0 && (found.score, found.nodes) == (plain.score, plain.nodes));
    with_only(0, || (a.searcher_free)(Some(searcher)));
    assert_eq!(TAKEN.get(), taken);
    (a.game_free)(Some(game));
    assert_eq!(lives(), [0, 0]);
}

/// All but the whole moves, of which there may be any number.
#[test]
fn what_is_written_into_room_asks_for_nothing() {
    let _alone = alone();
    let a = api();
    let mut game = new_game();
    let mut steps = [const { MaybeUninit::<fanorona_step_info>::zeroed() }; 100];
    let mut step = |game: &fanorona_game| {
        assert!(unsafe { (a.game_steps)(Some(game), steps.as_mut_ptr().cast(), 100) } > 0);
        unsafe { steps[0].assume_init() }
    };
    // Until a move is under way, which has a path to draw.
    for _ in 0..20 {
        if (a.game_in_chain)(Some(&game)) == 1 {
            break;
        }
        let next = step(&game);
        assert_eq!((a.game_step)(Some(&mut game), next.from, next.dir, next.kind), 0);
    }
    assert_eq!((a.game_in_chain)(Some(&game)), 1);
    let next = step(&game);
    let board = made((a.game_board)(Some(&game))).expect("a board");
    let (b, g) = (Some(&*board), Some(&*game));
    let mut moves = [const { MaybeUninit::<fanorona_move>::zeroed() }; 100];
    let set_up = made(unsafe { (a.board_new)(c"tsivy".as_ptr()) }).expect("a board");
    assert!(unsafe { (a.moves)(Some(&set_up), 100, moves.as_mut_ptr().cast(), 100) } > 0);
    let m = unsafe { moves[0].assume_init() };
    into_list(|out, cap| unsafe { (a.cells)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.chain_path)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.neighbours)(b, 20, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.steps)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.taken)(Some(&next), out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_steps)(g, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.game_history)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.to_string)(b, out.cast(), cap) });
    let wrong = c"9/9/9".as_ptr();
    into_text(|out, cap| unsafe { (a.from_string_reason_n)(wrong, 5, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.read_move_reason_n)(b, wrong, 5, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_read_move_reason_n)(g, wrong, 5, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_from_text_reason_n)(wrong, 5, out.cast(), cap) });
    let mut bad_game = options(a.game_options_init);
    bad_game.ply_cap = 0;
    into_text(|out, cap| unsafe { (a.game_options_reason)(&bad_game, out.cast(), cap) });
    let mut bad_search = options(a.search_options_init);
    bad_search.depth = -1;
    let mut error = MaybeUninit::zeroed();
    assert_eq!(unsafe { (a.search_options_check)(&bad_search, Some(&mut error)) }, -2);
    let error = unsafe { error.assume_init() };
    into_text(|out, cap| unsafe { (a.option_error_text)(Some(&error), out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.key_hex)(b, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.name)(b, 20, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.step_text)(b, Some(&next), out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.text)(b, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.svg)(b, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_position)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_key_hex)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_to_text)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_text)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.game_svg)(g, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.move_text)(Some(&set_up), Some(&m), out.cast(), cap) });
    (a.board_free)(Some(set_up));
    (a.board_free)(Some(board));
    (a.game_free)(Some(game));
}
