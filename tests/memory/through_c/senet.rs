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
