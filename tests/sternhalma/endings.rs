//! Games brought to their end by hand.

use sternhalma::{Board, EndReason, Hole, Layout, Move, Refusal, Seat};

use crate::{act, board, hole, places};

fn layout(seats: i32) -> Layout {
    Layout::new(seats, 10).expect("a layout")
}

/// A board where each seat's pieces stand in the holes that are named for it.
fn stand(standing: &[&str]) -> Board {
    let layout = layout(standing.len() as i32);
    let mut board = Board::empty(layout);
    for (seat, names) in layout.each_seat().zip(standing) {
        for name in names.split_whitespace() {
            assert!(board.put(hole(name), seat));
        }
    }
    board
}

/// Every hole filled with the piece of a seat.
fn fill(seats: i32, seat_of: impl Fn(Hole) -> usize) -> Board {
    let mut board = Board::empty(layout(seats));
    for hole in Hole::all() {
        assert!(board.put(hole, Seat::ALL[seat_of(hole)]));
    }
    board
}

/// The seat to move takes a piece one step nearer home.
fn advance(board: &mut Board) {
    let tip = board.layout().tip(board.to_move());
    let nearer = |m: &Move| m.from.distance(tip) - m.to.distance(tip) == 1;
    let step = board.legal().find(nearer).expect("a step forward");
    board.play(step.from, step.to).expect("a legal move");
}

fn resign(board: &mut Board, seat: usize) {
    board.resign(Seat::ALL[seat]).expect("a seat that races");
}

#[test]
fn at_the_cap_seats_as_far_from_home_share_the_better_place() {
    let cases: [(i32, u32, &[usize]); 8] = [
        (3, 1, &[1, 2, 2]),
        (3, 2, &[1, 1, 3]),
        (3, 3, &[1, 1, 1]),
        (4, 1, &[1, 2, 2, 2]),
        (4, 2, &[1, 1, 3, 3]),
        (4, 5, &[1, 2, 2, 2]),
        (6, 4, &[1, 1, 1, 1, 5, 5]),
        (6, 6, &[1, 1, 1, 1, 1, 1]),
    ];
    for (seats, cap, expected) in cases {
        let mut board = Board::new(layout(seats));
        assert!(board.set_cap(cap));
        for ply in 0..cap {
            assert_eq!((board.how(), board.ply()), (EndReason::Ongoing, ply));
            advance(&mut board);
        }
        assert_eq!((board.how(), board.ply()), (EndReason::Cap, cap));
        assert_eq!(places(&board), expected, "{seats} seats, a cap of {cap}");
    }
}

#[test]
fn when_all_three_are_walled_in_their_distances_place_them() {
    // A third of a turn takes each seat's pieces to the next one's, but for the piece in the centre.
    let turned = |hole: Hole| Hole::at(hole.z(), hole.x()).expect("a hole");
    let mut board = fill(3, |hole| {
        let circle = [hole, turned(hole), turned(turned(hole))];
        let first = circle.into_iter().min().expect("three holes");
        (0..3)
            .find(|&times| std::iter::successors(Some(first), |&h| Some(turned(h))).nth(times) == Some(hole))
            .unwrap()
    });
    for passed in 0..3 {
        assert_eq!((board.how(), board.to_move()), (EndReason::Ongoing, Seat::ALL[passed]));
        assert_eq!(places(&board), [0, 0, 0]);
        assert!(board.can_pass());
        board.pass().expect("no seat has a move");
    }
    assert_eq!((board.how(), board.ply(), board.to_move()), (EndReason::Deadlock, 3, Seat::ALL[2]));
    assert_eq!(places(&board), [3, 1, 1]);
    assert!(!board.can_pass());
}

#[test]
fn when_all_four_are_walled_in_two_share_the_second_place() {
    // Seats 0 and 1 are sixteen steps off in the tips they start from, seat 2 is eight off in the centre.
    let mut board = fill(4, |h| match h {
        _ if h == hole("a1") => 0,
        _ if h == hole("e13") => 1,
        _ if h == hole("i5") => 2,
        _ => 3,
    });
    for _ in 0..4 {
        board.pass().expect("no seat has a move");
    }
    assert_eq!(board.how(), EndReason::Deadlock);
    assert_eq!(places(&board), [2, 2, 1, 4]);
}

#[test]
fn when_all_six_are_walled_in_resigned_seats_need_not_pass() {
    let mut board = fill(6, |hole| hole.index() % 6);
    resign(&mut board, 4);
    resign(&mut board, 1);
    for seat in [0, 2, 3, 5] {
        assert_eq!((board.how(), board.to_move()), (EndReason::Ongoing, Seat::ALL[seat]));
        board.pass().expect("no seat has a move");
    }
    assert_eq!(board.how(), EndReason::Deadlock);
    assert_eq!((board.place_of(Seat::ALL[4]), board.place_of(Seat::ALL[1])), (6, 5));
}

/// Seats 0 and 2 walled in, seat 3 resigned, and a piece of seat 1 in the middle, free to move.
const TWO_WALLED_IN: &str =
    "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[4]1[4]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 1 4 10;4 4000 0 - 3 -";

#[test]
fn a_move_between_passes_begins_their_count_anew() {
    let mut board = board(TWO_WALLED_IN);
    for text in ["i5-i6", "pass", "pass", "i6-i5", "pass", "pass", "i5-i6"] {
        act(&mut board, text).expect("an action");
        assert_eq!(board.how(), EndReason::Ongoing, "{text}");
    }
}

#[test]
fn a_resignation_can_leave_none_but_seats_that_have_passed() {
    let mut board = board(TWO_WALLED_IN);
    for text in ["i5-i6", "pass", "pass"] {
        act(&mut board, text).expect("an action");
    }
    assert_eq!(board.pass(), Err(Refusal::HasMove));
    act(&mut board, "resign 1").expect("an action");
    assert_eq!((board.how(), board.ply()), (EndReason::Deadlock, 7));
    assert_eq!(places(&board), [1, 3, 1, 4]);
}

#[test]
fn three_seats_get_home_one_after_the_other() {
    let mut board = stand(&[
        "n2 n3 n4 o1 o2 o3 p1 p2 q1 m5",
        "e1 e2 e3 f1 f2 f3 g1 g2 h1 e5",
        "e11 e12 e13 f10 f11 f12 g10 g11 h10 e8",
    ]);
    act(&mut board, "m5-n1").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Ongoing, vec![1, 0, 0]));
    assert_eq!(board.seats_home().collect::<Vec<_>>(), [Seat::ALL[0]]);
    act(&mut board, "e5-e4").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Home, vec![1, 2, 3]));
    assert_eq!((board.ply(), board.to_move()), (2, Seat::ALL[1]));
    assert_eq!(board.play(hole("e8"), hole("e9")), Err(Refusal::Over));
    assert_eq!(board.resign(Seat::ALL[2]), Err(Refusal::Over));
}

#[test]
fn a_seat_home_is_passed_over() {
    let mut board = stand(&["n2 n3 n4 o1 o2 o3 p1 p2 q1 m5", "i1", "i9", "i5"]);
    for (text, next) in [("m5-n1", 1), ("i1-i2", 2), ("i9-i8", 3), ("i5-i6", 1)] {
        act(&mut board, text).expect("a move");
        assert_eq!((board.how(), board.to_move()), (EndReason::Ongoing, Seat::ALL[next]), "{text}");
    }
    assert_eq!(board.resign(Seat::ALL[0]), Err(Refusal::SeatDone));
    assert!(!board.set_to_move(Seat::ALL[0]));
}

#[test]
fn a_rival_fills_the_last_hole_of_a_home_and_ends_a_game_of_two() {
    let mut board = stand(&["e5", "a1 b1 b2 c1 c2 c3 d2 d3 d4 i5"]);
    assert!(!board.home_complete(Seat::ALL[1]));
    act(&mut board, "e5-d1").expect("a move");
    assert_eq!((board.how(), board.ply(), places(&board)), (EndReason::Home, 1, vec![2, 1]));
}

#[test]
fn a_rival_fills_the_last_hole_of_a_home_and_three_others_play_on() {
    let mut board = stand(&["e5", "i1", "a1 b1 b2 c1 c2 c3 d2 d3 d4 i5", "k1"]);
    act(&mut board, "e5-d1").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Ongoing, vec![0, 0, 1, 0]));
    assert!(board.finished(Seat::ALL[2]));
    for (text, next) in [("i1-i2", 3), ("k1-k2", 0), ("d1-e5", 1)] {
        act(&mut board, text).expect("a move");
        assert_eq!((board.to_move(), places(&board)), (Seat::ALL[next], vec![0, 0, 1, 0]), "{text}");
    }
    assert!(board.finished(Seat::ALL[2]), "though its home is open again");
    assert!(!board.home_complete(Seat::ALL[2]));
}

#[test]
fn a_parked_rival_does_not_keep_a_seat_from_home() {
    let mut board = stand(&["n2 n3 n4 o1 o2 o3 p1 p2 m5", "q1"]);
    act(&mut board, "m5-n1").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Home, vec![1, 2]));
}

#[test]
fn one_piece_of_its_own_makes_a_home_full_of_rivals_a_seats() {
    let mut board = stand(&["m5", "n2 n3 n4 o1 o2 o3 p1 p2 q1"]);
    act(&mut board, "m5-n1").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Home, vec![1, 2]));
}

#[test]
fn a_home_full_of_rivals_alone_is_nobodys() {
    let mut board = stand(&["i5", "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1"]);
    assert!(!board.home_complete(Seat::ALL[0]));
    act(&mut board, "i5-i6").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Ongoing, vec![0, 0]));
}

#[test]
fn homes_filled_by_hand_are_counted_after_a_move_the_mover_first_then_in_turn_order() {
    let mut board = stand(&[
        "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1",
        "j1 k1 k2 l1 l2 l3 m1 m2 m3 m4 i5",
        "i9",
        "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10",
    ]);
    assert_eq!([0, 1, 2, 3].map(|seat| board.home_complete(Seat::ALL[seat])), [true, true, false, true]);
    assert_eq!(places(&board), [0, 0, 0, 0]);
    assert!(board.set_to_move(Seat::ALL[1]));
    act(&mut board, "i5-i6").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Home, vec![3, 1, 4, 2]));
}

#[test]
fn seats_that_resign_are_placed_behind_all_others_the_first_the_last() {
    let mut board = Board::new(layout(6));
    for (seat, next) in [(3, 0), (0, 1), (1, 2), (5, 2)] {
        resign(&mut board, seat);
        assert_eq!((board.how(), board.to_move()), (EndReason::Ongoing, Seat::ALL[next]), "{seat} resigned");
        assert_eq!(places(&board), [0; 6]);
        assert_eq!(board.resign(Seat::ALL[seat]), Err(Refusal::SeatDone));
    }
    resign(&mut board, 4);
    assert_eq!((board.how(), board.ply()), (EndReason::Resign, 0));
    assert_eq!(places(&board), [5, 4, 1, 6, 2, 3]);
    assert_eq!(board.count(Seat::ALL[3]), 10);
}

#[test]
fn a_resignation_after_others_got_home_leaves_the_last_racer_behind_them() {
    let mut board = stand(&["n2 n3 n4 o1 o2 o3 p1 p2 q1 m5", "i1", "i9", "i5"]);
    act(&mut board, "m5-n1").expect("a move");
    resign(&mut board, 3);
    assert_eq!(board.how(), EndReason::Ongoing);
    resign(&mut board, 1);
    assert_eq!((board.how(), places(&board)), (EndReason::Resign, vec![1, 3, 2, 4]));
}

#[test]
fn the_resignation_of_one_of_two_ends_the_game() {
    for seat in 0..2 {
        let mut board = Board::new(layout(2));
        resign(&mut board, seat);
        let expected = if seat == 0 { [2, 1] } else { [1, 2] };
        assert_eq!((board.how(), places(&board)), (EndReason::Resign, expected.to_vec()));
    }
}

#[test]
fn one_seat_ends_its_game_at_home_by_resigning_or_without_a_move() {
    let mut home = stand(&["n2 n3 n4 o1 o2 o3 p1 p2 q1 m5"]);
    act(&mut home, "m5-n1").expect("a move");
    assert_eq!((home.how(), places(&home)), (EndReason::Home, vec![1]));

    let mut resigned = Board::new(layout(1));
    resign(&mut resigned, 0);
    assert_eq!((resigned.how(), places(&resigned)), (EndReason::Resign, vec![1]));

    let mut walled_in = fill(1, |_| 0);
    walled_in.pass().expect("no move");
    assert_eq!((walled_in.how(), places(&walled_in)), (EndReason::Deadlock, vec![1]));
}

#[test]
fn a_game_that_gets_home_at_its_cap_ends_at_home() {
    let mut board = stand(&["n2 n3 n4 o1 o2 o3 p1 p2 q1 m5", "i5"]);
    assert!(board.set_cap(1));
    act(&mut board, "m5-n1").expect("a move");
    assert_eq!((board.how(), places(&board)), (EndReason::Home, vec![1, 2]));
}

#[test]
fn a_deadlock_at_the_cap_is_a_deadlock() {
    let mut board = fill(2, |hole| hole.index() % 2);
    assert!(board.set_cap(2));
    for how in [EndReason::Ongoing, EndReason::Deadlock] {
        board.pass().expect("no move");
        assert_eq!(board.how(), how);
    }
}

#[test]
fn a_cap_that_is_lowered_ends_the_game_after_the_next_action() {
    let mut begun = Board::new(layout(3));
    for _ in 0..5 {
        advance(&mut begun);
    }
    assert!(begun.set_cap(2));
    assert_eq!((begun.how(), begun.ply()), (EndReason::Ongoing, 5));

    let mut played = begun.clone();
    advance(&mut played);
    assert_eq!((played.how(), played.ply(), places(&played)), (EndReason::Cap, 6, vec![1, 1, 1]));
    assert!(!played.set_cap(100));

    let mut resigned = begun;
    resign(&mut resigned, 0);
    assert_eq!((resigned.how(), resigned.ply(), places(&resigned)), (EndReason::Cap, 5, vec![3, 1, 2]));
}

#[test]
fn a_game_of_eleven_plies_is_won_among_pieces_that_never_left() {
    let mut board = Board::new(layout(2));
    let game = "d4-e8 o3-m7 e8-f7 m7-l7 c1-g7 l7-k7 g7-h6 k7-j6 c3-k7 j6-l8 k7-o3";
    for text in game.split(' ') {
        assert_eq!(board.how(), EndReason::Ongoing);
        act(&mut board, text).expect("a move");
    }
    assert_eq!((board.how(), board.ply(), places(&board)), (EndReason::Home, 11, vec![1, 2]));
    assert_eq!((board.layout().home(Seat::ALL[0]) & board.pieces(Seat::ALL[0])).len(), 1);
}
