//! Laws that every board keeps under every rule set.

use proptest::prelude::*;
use sternhalma::senet::{Board, House, HouseSet, Kind, Roll, Side, Undo};

use crate::boards::{boards, houses, play_one, rolls, rule_sets, scattered, sides};
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::senet::{Plain, PlainMove};
use crate::common::sets;

/// The board of a key, read bit by bit.
fn unpacked(key: u64, pieces: usize, ply: u32) -> Board {
    let mut board = Board::empty(pieces).expect("1 to 7 pieces");
    for house in House::all() {
        match key >> (2 * (house.number() - 1)) & 3 {
            0 => {}
            1 => board.put(house, Side::Light),
            2 => board.put(house, Side::Dark),
            _ => panic!("{key:x} has two pieces on house {house}"),
        }
    }
    board.set_side(Side::ALL[(key >> 60) as usize]);
    assert!(board.set_ply(ply));
    board
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn a_board_is_what_its_string_says(mut board in boards()) {
        board.set_ply(0);
        for side in Side::ALL {
            let extra: Vec<House> = board.men(side).into_iter().skip(board.pieces()).collect();
            for house in extra {
                board.lift(house);
            }
        }
        prop_assert!(board.consistent());
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn a_key_tells_the_position(board in boards()) {
        prop_assert_eq!(unpacked(board.key(), board.pieces(), board.ply()), board);
    }

    #[test]
    fn what_is_put_is_there_until_it_is_lifted(mut board in scattered(), house in houses(), side in sides()) {
        let before = board;
        board.put(house, side);
        prop_assert_eq!(board.at(house), Some(side));
        prop_assert_eq!(board.lift(house), Some(side));
        prop_assert_eq!(board.at(house), None);
        before.at(house).into_iter().for_each(|side| board.put(house, side));
        prop_assert_eq!(board, before);
    }

    #[test]
    fn moves_are_in_order_and_of_one_direction(
        board in boards(), roll in rolls(), rules in rule_sets(), only in houses(),
    ) {
        let moves = board.moves(roll, &rules, None);
        prop_assert!(moves.is_sorted_by(|a, b| a.from < b.from));
        prop_assert!(moves.iter().all(|m| m.backward == moves[0].backward));
        prop_assert!(rules.backward || moves.iter().all(|m| !m.backward));
        for m in moves.iter() {
            prop_assert_eq!((board.at(m.from), m.roll), (Some(board.side()), roll));
            let swapped = m.to.is_some_and(|to| board.at(to) == Some(!board.side()));
            prop_assert_eq!(m.swap, swapped);
            prop_assert!(m.to == Some(m.from) || m.to.is_none_or(|to| board.at(to) != Some(board.side())));
            prop_assert_eq!(m.kind == Kind::Off, m.to.is_none());
            prop_assert_eq!(m.kind == Kind::Step, m.from < House::GATE);
            let may_be_swapped =
                |to| !rules.safe.contains(to) && !board.protected(to, &rules) && to < House::GATE;
            prop_assert!(!m.swap || m.to.is_some_and(may_be_swapped));
            // The one piece alone has this move too, or a forward one that others had no need of.
            let alone = board.moves(roll, &rules, Some(m.from));
            prop_assert_eq!(&alone[..], &[*m]);
        }
        // A piece asked about alone moves as it does among the others, or backward where one of them went forward.
        let alone = board.moves(roll, &rules, Some(only));
        prop_assert!(alone.len() <= 1);
        for m in alone.iter().filter(|m| !moves.contains(m)) {
            prop_assert!(m.backward && !moves.is_empty() && moves.iter().all(|other| !other.backward));
        }
        prop_assert_eq!(board.greedy(roll, &rules, None).is_some(), !moves.is_empty());
    }

    #[test]
    fn the_moves_are_those_of_plain_code(
        board in boards(), roll in rolls(), rules in rule_sets(), only in proptest::option::of(houses()),
        blockade in -1000..=1000,
    ) {
        let plain = Plain::read(board.to_string().as_bytes()).expect("a board");
        let moves = board.moves(roll, &rules, only);
        let plainly: Vec<PlainMove> = plain.moves(roll.number(), &rules, only.map(House::number));
        prop_assert_eq!(moves.iter().map(PlainMove::from).collect::<Vec<_>>(), &plainly[..]);
        let chosen = plain.greedy(roll.number(), &rules, only.map(House::number));
        prop_assert_eq!(board.greedy(roll, &rules, only), chosen);
        for (m, &plain_move) in moves.iter().zip(&plainly) {
            let (mut after, mut plain) = (board, plain.clone());
            let done = after.apply(m, &rules).expect("it is in the list");
            prop_assert_eq!(plain.make(Some(plain_move), roll.number(), &rules), done.bound.is_some());
            prop_assert_eq!(after.to_string(), plain.write());
        }
        let weights = sternhalma::senet::Weights { blockade, ties: 0 };
        for (side, number) in Side::ALL.into_iter().zip([1, 2]) {
            prop_assert_eq!(board.evaluate(side, &rules, &weights), plain.evaluate(number, &rules, blockade));
        }
    }

    #[test]
    fn every_move_is_taken_back(board in boards(), roll in rolls(), rules in rule_sets()) {
        let side = board.side();
        for m in board.moves(roll, &rules, None).iter() {
            let mut after = board;
            let done = after.apply(m, &rules).expect("it is in the list");
            prop_assert_eq!(after.ply(), board.ply() + 1);
            let off = usize::from(m.to.is_none());
            prop_assert_eq!(after.count(side), board.count(side) - off);
            prop_assert_eq!(after.count(!side), board.count(!side));
            let lands = m.to == Some(House::GATE) && m.from != House::GATE && rules.throw_on_26;
            prop_assert_eq!(done.bound, lands.then_some(House::GATE));
            let keeps = roll.extra() || lands || after.winner() == Some(side);
            prop_assert_eq!(after.side() == side, keeps);
            let left = after;
            prop_assert!(after.unapply(&done.undo));
            prop_assert_eq!(after, board);
            // Once more it is not as it was left, unless the move left everything but the ply as it was.
            prop_assert!(!after.unapply(&done.undo));
            prop_assert_eq!(after, board);
            let mut other = left;
            other.set_side(!left.side());
            prop_assert!(!other.unapply(&done.undo));
        }
        let mut after = board;
        let undo = after.forfeit(roll);
        prop_assert_eq!((after.ply(), after.side() == side), (board.ply() + 1, roll.extra()));
        prop_assert_eq!((after.men(Side::Light), after.men(Side::Dark)), (board.men(Side::Light), board.men(Side::Dark)));
        prop_assert!(after.unapply(&undo));
        prop_assert_eq!(after, board);
    }

    #[test]
    fn a_game_is_taken_back_to_its_start(seed in any::<u64>(), rules in rule_sets()) {
        let mut board = Board::new(rules.pieces.into()).expect("1 to 7 pieces");
        let mut dice = Dice::new(seed);
        let mut undos: Vec<(Board, Undo)> = Vec::new();
        let mut only = None;
        for number in 0..60 {
            let roll = Roll::thrown(seed, number);
            let before = board;
            let moves = board.moves(roll, &rules, only);
            let (undo, bound) = match dice.pick(&moves) {
                Some(m) => board.apply(&m, &rules).map(|done| (done.undo, done.bound)).expect("it is in the list"),
                None => (board.forfeit(roll), None),
            };
            undos.push((before, undo));
            only = bound;
        }
        for (before, undo) in undos.into_iter().rev() {
            prop_assert!(board.unapply(&undo));
            prop_assert_eq!(board, before);
        }
    }

    #[test]
    fn a_walk_is_the_walks_of_its_branches(board in boards(), rules in rule_sets()) {
        let mut count = 0;
        for roll in Roll::ALL {
            let moves = board.moves(roll, &rules, None);
            count += moves.len().max(1) as u64;
        }
        let over = board.status() != sternhalma::senet::Status::Ongoing;
        prop_assert_eq!(board.walk(1, &rules), if over { 1 } else { count });
        prop_assert_eq!(board.walk(0, &rules), 1);
    }

    #[test]
    fn an_evaluation_is_of_two_sides(board in boards(), rules in rule_sets(), blockade in -1000..=1000) {
        let weights = sternhalma::senet::Weights { blockade, ties: 0 };
        let [light, dark] = Side::ALL.map(|side| board.evaluate(side, &rules, &weights));
        prop_assert_eq!(light, -dark);
        prop_assert!(light.abs() < 200_000);
    }

    #[test]
    fn runs_are_what_a_plain_count_says(board in boards(), rules in rule_sets(), house in houses()) {
        let plain = Plain::read(board.to_string().as_bytes()).expect("a board");
        let (protected, blocks) =
            (plain.is_protected(house.number(), &rules), plain.in_blockade(house.number(), &rules));
        prop_assert_eq!(board.protected(house, &rules), protected);
        prop_assert_eq!(board.in_blockade(house, &rules), blocks);
    }

    #[test]
    fn a_throw_is_the_same_everywhere(seed in any::<u64>(), number in any::<u64>()) {
        prop_assert_eq!(Roll::thrown(seed, number), Roll::thrown(seed, number));
    }
}

/// A row of throws falls about as the sticks do.
#[test]
fn throws_are_fair() {
    let mut seen = [0_u32; 5];
    for number in 0..16_000 {
        seen[Roll::thrown(7, number).number() - 1] += 1;
    }
    for roll in Roll::ALL {
        let wanted = 1_000 * roll.weight();
        assert!(seen[roll.number() - 1].abs_diff(wanted) < 200, "{roll}: {seen:?}");
    }
}

#[test]
fn sets_of_houses() {
    sets::compare::<HouseSet, House>(&HouseSet::ALL.into_iter().collect::<Vec<_>>());
    let some = HouseSet::of(crate::house(7)) | HouseSet::of(crate::house(30));
    assert_eq!(!some | some, HouseSet::ALL);
    assert_eq!(!some & some, HouseSet::EMPTY);
    assert!(HouseSet::from_bits(1 << 30).is_none());
    assert_eq!(HouseSet::ALL.into_iter().len(), House::COUNT);
    let twice: HouseSet = [3, 15, 3].map(crate::house).into_iter().collect();
    assert_eq!(twice.sum(), 18, "a set has a house once");
    let some: HouseSet = [3, 15, 30].map(crate::house).into_iter().collect();
    assert_eq!((some.first(), some.last(), some.sum()), (Some(crate::house(3)), Some(crate::house(30)), 48));
    assert_eq!((HouseSet::EMPTY.first(), HouseSet::EMPTY.last()), (None, None));
    assert!(sternhalma::senet::tables_ok());
    let mut board = Board::new(5).expect("a game");
    let mut dice = Dice::new(3);
    play_one(&mut board, &sternhalma::senet::RuleSet::KENDALL, None, &mut dice);
    assert_eq!(board.ply(), 1);
}
