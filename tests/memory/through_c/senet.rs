//! Senet.

use sternhalma::senet::ffi::table::senet_api_get;

use super::*;

#[test]
fn everything_that_asks_for_memory_is_tried() {
    assert_all_tried("senet", include_str!("senet.rs"), &["expect"]);
}

#[test]
fn senet_without_memory() {
    let _alone = alone();
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
    read_without_memory(
        seen,
        &position,
        |start, len, out| unsafe { (a.from_string_n)(start, len, out, None) },
        |start, out| unsafe { (a.from_string)(start, out) },
        a.board_free,
    );
    let mut asked = options(a.search_options_init);
    asked.budget = 2000;
    let plain = told(|out| unsafe { (a.search)(Some(&board), 2, None, &asked, out) }).expect("a search");
    let (found, refused) =
        refused_until(seen, || told(|out| unsafe { (a.search)(Some(&board), 2, None, &asked, out) }));
    assert!(refused > 2 && (found.index, found.value) == (plain.index, plain.value), "{refused}");
    // There is one answer for everything that is amiss, and none that says memory.
    let expect = |depth| match (a.expect)(Some(&board), depth, None, 0, None) {
        i32::MIN => Err(MEMORY),
        value => Ok(value),
    };
    assert!(with_only(0, || expect(2)).is_ok());
    let (value, refused) = refused_until(seen, || expect(3));
    assert_eq!((Ok(value), refused), (expect(3), 1));
    (a.board_free)(Some(board));
    assert_eq!((a.live)(), 0);
}

#[test]
fn what_is_written_into_room_asks_for_nothing() {
    let _alone = alone();
    let a = senet_api_get(1).expect("a table");
    let board = made((a.new_game)(7)).expect("a board");
    let b = Some(&*board);
    into_list(|out, cap| unsafe { (a.all_houses)(out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.marked_houses)(out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.chances)(out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.cells)(b, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.rules_exit)(None, 26, 5, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.rules_safe)(None, out.cast(), cap) });
    into_list(|out, cap| unsafe { (a.moves)(b, 2, None, 0, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.to_string)(b, out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.from_string_reason_n)(c"ld\n".as_ptr(), 3, out.cast(), cap) });
    let mut bad_search = options(a.search_options_init);
    bad_search.depth = -1;
    let mut error = MaybeUninit::zeroed();
    assert_eq!(unsafe { (a.search_options_check)(&bad_search, Some(&mut error)) }, -2);
    let error = unsafe { error.assume_init() };
    into_text(|out, cap| unsafe { (a.option_error_text)(Some(&error), out.cast(), cap) });
    into_text(|out, cap| unsafe { (a.key_hex)(b, out.cast(), cap) });
    let mut moves = [const { MaybeUninit::zeroed() }; 30];
    let count = unsafe { (a.moves)(b, 2, None, 0, moves.as_mut_ptr().cast(), 30) };
    assert!(count > 0);
    let m = unsafe { moves[0].assume_init() };
    into_text(|out, cap| unsafe { (a.move_text)(Some(&m), out.cast(), cap) });
    let mut drawing = options(a.drawing_options_init);
    for (names, from, to) in [(0, 0, 0), (1, m.from, m.to), (1, m.from, 0), (0, 0, m.to)] {
        (drawing.names, drawing.from, drawing.to) = (names, from, to);
        into_text(|out, cap| unsafe { (a.svg)(b, &drawing, out.cast(), cap) });
        into_text(|out, cap| unsafe { (a.text)(b, &drawing, out.cast(), cap) });
    }
    (a.board_free)(Some(board));
}
