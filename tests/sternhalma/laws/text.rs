//! Moves, passes and resignations written and read.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use sternhalma::{Action, Board, Flag, Hole, Layout, Move};

use crate::common::boards::{boards, holes};
use crate::common::cases;
use crate::common::plain;

/// How a chain goes on: with a hop in a direction, whether or not it may be made, or anywhere.
#[derive(Clone, Debug)]
enum Leg {
    Hop(usize),
    To(Hole),
}

/// The holes of a chain. A hop off the star goes back to where the chain began.
fn chain(start: Hole, legs: &[Leg]) -> Vec<Hole> {
    let mut holes = vec![start];
    for leg in legs {
        let last = holes[holes.len() - 1].index();
        holes.push(match *leg {
            Leg::Hop(direction) => plain::hop(last, direction).map_or(start, |(_, to)| Hole::from_index(to)),
            Leg::To(hole) => hole,
        });
    }
    holes
}

fn legs() -> impl Strategy<Value = Vec<Leg>> {
    let leg = prop_oneof![12 => (0..6_usize).prop_map(Leg::Hop), 1 => holes().prop_map(Leg::To)];
    vec(leg, 1..6)
}

/// What a text is read as, or the flag and the number of the hop to blame.
type Verdict = Result<Action, (Flag, Option<u32>)>;

/// What a move needs whatever way it goes, by the written rules.
fn judge_start(board: &Board, from: Hole) -> Result<(), (Flag, Option<u32>)> {
    let flag = match board.at(from) {
        _ if !board.has_move() => Flag::MustPass,
        None => Flag::NoPiece,
        Some(seat) if seat != board.to_move() => Flag::NotYourPiece,
        Some(_) => return Ok(()),
    };
    Err((flag, None))
}

/// How a chain is judged, by the written rules.
fn judge_chain(board: &Board, chain: &[Hole]) -> Verdict {
    let (from, to) = (chain[0], chain[chain.len() - 1]);
    judge_start(board, from)?;
    let standing = board.occupied().without(from).bits();
    for (number, hop) in (1..).zip(chain.windows(2)) {
        if plain::has(standing, hop[1].index()) {
            return Err((Flag::Occupied, Some(number)));
        }
        if !plain::hops(standing, hop[0].index(), None).contains(&hop[1].index()) {
            return Err((Flag::NotReachable, Some(number)));
        }
    }
    if to == from {
        return Err((Flag::NotReachable, Some(chain.len() as u32 - 1)));
    }
    Ok(Action::Move { from, to })
}

/// How a move told by its ends is judged, by the written rules.
fn judge_ends(board: &Board, from: Hole, to: Hole) -> Verdict {
    judge_start(board, from)?;
    let standing = board.occupied().without(from).bits();
    if plain::has(standing, to.index()) {
        return Err((Flag::Occupied, None));
    }
    if !plain::has(plain::reach(board.occupied().bits(), from.index()), to.index()) {
        return Err((Flag::NotReachable, None));
    }
    Ok(Action::Move { from, to })
}

fn read(board: &Board, text: &str) -> Verdict {
    let read = board.read_action(text.as_bytes());
    read.map_err(|error| (error.flag, error.hop.map(|hop| hop.number)))
}

fn join(holes: &[Hole], joint: &str) -> String {
    holes.iter().map(Hole::to_string).collect::<Vec<_>>().join(joint)
}

#[test]
fn a_text_is_written_like_a_move_a_pass_or_a_resignation() {
    let board = Board::new(Layout::ALL[2]);
    let bad = "| |-|:|d1|d1-|-e5|d1:|:e5|d1--e5|d1::e5|d1-e5-f5|d1-e5:f5|d1:e5-f5|d1 - e5|d1- e5|\u{b}d1-e5|d1\n-e5|d1–e5\
        |d1-é5|d1-e５|d-e5|1d-e5|d111-e5|d1-e5;|pass 1|pas|passe|p ass|resign|resign |resign  1|resign 01|resign +1\
        |resign -1|resign x|resign 1 2|resign1|resigns 1|9-5|0-14";
    for text in bad.split('|') {
        assert_eq!(read(&board, text), Err((Flag::BadString, None)), "{text:?}");
    }
    for text in ["d1-a0", "a2-e5", "r1-e5", "d1-e14", "d01-e5", "d1:z9", "d1-e99", "Z9:d1:e5"] {
        assert_eq!(read(&board, text), Err((Flag::NoSuchHole, None)), "{text:?}");
    }
    // What is not written like a move is no move to a hole the star does not have.
    assert_eq!(read(&board, "r1-e5-f5"), Err((Flag::BadString, None)));
}

#[test]
fn flags_are_numbered_from_one_and_have_a_word_each() {
    let words = "bad_string no_such_hole no_piece not_your_piece must_pass occupied not_reachable pass_not_allowed \
        no_such_seat seat_finished seat_resigned game_over";
    assert!(Flag::ALL.iter().map(|flag| flag.word().to_str().expect("ASCII")).eq(words.split(' ')));
    assert!(Flag::ALL.iter().map(|&flag| flag as i32).eq(1..=12));
}

#[test]
fn the_hop_to_blame_is_named_in_the_sentence() {
    let board = Board::new(Layout::ALL[2]);
    let said = |text: &str| board.read_action(text.as_bytes()).expect_err("no move").to_string();
    let blamed = said("c1:e5:e6");
    assert!(blamed.starts_with("hop 2, from e5 to e6: "), "{blamed}");
    assert_eq!(said("d1-g7"), Flag::NotReachable.to_string());
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_move_as_text_reads_back_as_the_move(board in boards()) {
        for Move { from, to } in board.legal() {
            let text = board.move_text(from, to).expect("a legal move").to_string();
            prop_assert!(text.len() <= Board::MOVE_TEXT_MAX);
            let ends = format!("{from}-{to}");
            for written in [&text, &text.to_uppercase(), &format!("  {text} "), &ends] {
                prop_assert_eq!(read(&board, written), Ok(Action::Move { from, to }), "{:?}", written);
            }
            let a_step = plain::distance(from.index(), to.index()) == 1;
            prop_assert_eq!(text.contains('-'), a_step);
            prop_assert_eq!(text.contains(':'), !a_step);
        }
    }

    #[test]
    fn what_is_no_move_of_any_piece_has_no_text(board in boards()) {
        for from in Hole::all() {
            let reach = plain::reach(board.occupied().bits(), from.index());
            for to in Hole::all() {
                let text = board.move_text(from, to);
                prop_assert_eq!(text.is_some(), plain::has(reach, to.index()), "{}-{}", from, to);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_chain_is_judged_hop_by_hop(
        board in boards(),
        mine in prop::bool::weighted(0.9),
        index: Index,
        legs in legs(),
    ) {
        let own: Vec<Hole> = board.pieces(board.to_move()).into_iter().collect();
        let all: Vec<Hole> = Hole::all().collect();
        let start = *index.get(if mine && !own.is_empty() { &own } else { &all });
        let chain = chain(start, &legs);
        prop_assert_eq!(read(&board, &join(&chain, ":")), judge_chain(&board, &chain));
    }

    #[test]
    fn the_ends_of_a_move_are_judged_without_a_hop_to_blame(board in boards(), from in holes(), to in holes()) {
        prop_assert_eq!(read(&board, &format!("{from}-{to}")), judge_ends(&board, from, to));
    }

    #[test]
    fn any_text_is_read_or_refused(
        board in boards(),
        text in prop_oneof![
            "\\PC{0,40}",
            "[a-rA-R0-9:-]{0,24}",
            "([a-q][1-9][-:]){0,4}[a-q][1-9]",
            "(pass|resign|RESIGN) {0,2}[0-9]{0,24}",
        ],
    ) {
        match board.read_action(text.as_bytes()) {
            Ok(Action::Move { from, to }) => prop_assert!(board.legal().any(|m| (m.from, m.to) == (from, to))),
            Ok(Action::Pass) => prop_assert!(!board.has_move()),
            Ok(Action::Resign(seat)) => prop_assert!(!board.finished(seat) && !board.resigned(seat)),
            Err(error) => prop_assert!(error.flag != Flag::GameOver && !error.to_string().is_empty()),
        }
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_resignation_is_of_a_seat_that_races(board in boards(), number in prop_oneof![0..8_u64, any::<u64>()]) {
        let seat = i32::try_from(number).ok().and_then(|number| board.layout().seat(number));
        let judged = match seat {
            None => Err((Flag::NoSuchSeat, None)),
            Some(seat) if board.finished(seat) => Err((Flag::SeatFinished, None)),
            Some(seat) if board.resigned(seat) => Err((Flag::SeatResigned, None)),
            Some(seat) => Ok(Action::Resign(seat)),
        };
        for written in [format!("resign {number}"), format!(" RESIGN {number} "), format!("Resign {number}")] {
            prop_assert_eq!(read(&board, &written), judged, "{:?}", written);
        }
        prop_assert_eq!(read(&board, &format!("resign 0{number}")), Err((Flag::BadString, None)));
        let no_seat = read(&board, &format!("resign 1{number:030}"));
        prop_assert_eq!(no_seat, Err((Flag::NoSuchSeat, None)));
    }

    #[test]
    fn a_pass_is_for_a_seat_without_a_move(board in boards(), pass in select(vec!["pass", "PASS", " Pass  "])) {
        let judged = if board.legal().count() > 0 { Err((Flag::PassNotAllowed, None)) } else { Ok(Action::Pass) };
        prop_assert_eq!(read(&board, pass), judged);
    }

    #[test]
    fn bytes_that_are_no_text_are_refused(board in boards(), bytes in vec(any::<u8>(), 0..300)) {
        if std::str::from_utf8(&bytes).is_err() {
            prop_assert_eq!(board.read_action(&bytes).map_err(|error| error.flag), Err(Flag::BadString));
        }
    }

    #[test]
    fn a_text_may_have_256_bytes_its_spaces_counted(
        board in boards(),
        before in 0..240_usize,
        len in prop_oneof![250..263_usize, 248..600_usize],
    ) {
        let text = format!("{}{:after$}", " ".repeat(before), "resign 9", after = len - before);
        let flag = if len > 256 { Flag::BadString } else { Flag::NoSuchSeat };
        prop_assert_eq!((read(&board, &text), text.len()), (Err((flag, None)), len));
    }
}
