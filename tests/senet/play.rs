//! Games, and what the vectors do not ask of making moves and taking them back.

use sternhalma::senet::{Board, Kind, Move, Roll, RuleSet, RuleSetId, Status, Unplayable};

use crate::boards::play_one;
use crate::common::dice::Dice;
use crate::{board, house};

fn step(from: usize, to: usize, roll: i32) -> Move {
    let (from, to) = (house(from), Some(house(to)));
    let roll = Roll::try_from(roll).expect("a roll");
    Move { from, to, roll, kind: Kind::Step, swap: false, backward: false }
}

#[test]
fn a_move_that_cannot_be_made_changes_nothing() {
    let mut b = board("dldldldldl/........../.......... l 5");
    let before = b;
    assert_eq!(b.apply(&step(1, 3, 2), &RuleSet::KENDALL).err(), Some(Unplayable::NoPiece));
    assert_eq!(b.apply(&step(11, 13, 2), &RuleSet::KENDALL).err(), Some(Unplayable::NoPiece));
    assert_eq!(b.apply(&step(2, 4, 2), &RuleSet::KENDALL).err(), Some(Unplayable::OwnPiece));
    assert_eq!(b, before);
}

#[test]
fn an_undo_is_of_one_board() {
    let mut b = board("dldldldldl/........../.......... l 5");
    let done = b.apply(&step(10, 12, 2), &RuleSet::KENDALL).expect("light stands on 10");
    for change in [
        |b: &mut Board| assert!(b.lift(house(1)).is_some()),
        |b: &mut Board| assert!(b.set_ply(9)),
        |b: &mut Board| b.set_side(sternhalma::senet::Side::Light),
    ] {
        let mut other = b;
        change(&mut other);
        let before = other;
        assert!(!other.unapply(&done.undo));
        assert_eq!(other, before);
    }
    let mut fewer = board(&b.to_string().replace('5', "6"));
    assert!(fewer.set_ply(b.ply()));
    assert!(!fewer.unapply(&done.undo), "a board of more pieces is another");
}

#[test]
fn the_ply_stops_where_it_ends() {
    let mut b = board("dldldldldl/........../.......... l 5");
    assert!(b.set_ply(Board::PLY_MAX) && !b.set_ply(Board::PLY_MAX + 1));
    let before = b;
    let undo = b.forfeit(Roll::ALL[0]);
    assert_eq!(b.ply(), Board::PLY_MAX);
    assert!(b.unapply(&undo));
    assert_eq!(b, before);
}

#[test]
fn random_games_end_well_before_the_cap() {
    let mut dice = Dice::new(11);
    for id in RuleSetId::ALL {
        let rules = id.rules();
        for _ in 0..300 {
            let mut b = Board::new(rules.pieces.into()).expect("a game");
            let mut only = None;
            while b.status() == Status::Ongoing {
                only = play_one(&mut b, &rules, only, &mut dice);
            }
            assert_eq!(b.status(), Status::Won);
            assert!(b.ply() < Board::PLY_CAP / 10, "{} plies", b.ply());
        }
    }
}
