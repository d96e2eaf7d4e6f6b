//! What C is told of a board of Senet is what Rust is told.

use std::ffi::CString;

use proptest::prelude::*;
use sternhalma::capi::senet::moves::senet_move;
use sternhalma::capi::senet::play::senet_undo_info;
use sternhalma::capi::senet::rules::senet_rule_set;
use sternhalma::capi::senet::track::senet_chance;
use sternhalma::senet::{Board as Plain, House, Roll, RuleSet, RuleSetId, Side, Weights};

use super::board::Board;
use super::boards::{boards, houses, rolls, rule_sets, sides};
use super::{api, moves, written};
use crate::common::cases;
use crate::common::lent::{forever, list, text};
use crate::common::senet::told;

/// A piece by its number, 0 for none.
fn piece(side: Option<Side>) -> i32 {
    side.map_or(0, |side| (api().piece_of)(side.into()))
}

/// The same board for C, some of which no position string tells.
fn board_of(plain: &Plain) -> Board {
    let a = api();
    let mut c = Board((a.board_new)(plain.pieces() as i32));
    let cells: Vec<i8> = House::all().map(|house| piece(plain.at(house)) as i8).collect();
    assert_eq!(unsafe { (a.set_cells)(c.set(), cells.as_ptr(), cells.len()) }, 1);
    assert_eq!((a.set_side)(c.set(), plain.side().into()), 1);
    assert_eq!((a.set_ply)(c.set(), plain.ply().into()), 1);
    c
}

fn same(c: &Board, plain: &Plain) {
    let (a, board) = (api(), c.get());
    assert_eq!((a.side)(board), i32::from(plain.side()));
    assert_eq!((a.pieces)(board), plain.pieces() as i32);
    assert_eq!((a.ply)(board), i64::from(plain.ply()));
    assert_eq!((a.key)(board), plain.key());
    let hex = text(|buf, cap| unsafe { (a.key_hex)(board, buf, cap) });
    assert_eq!(hex, Some(format!("{:016x}", plain.key())));
    assert_eq!((a.consistent)(board), i32::from(plain.consistent()));
    assert_eq!((a.status)(board), plain.status() as i32);
    assert_eq!((a.how)(board), plain.how() as i32);
    assert_eq!((a.winner)(board), plain.winner().map_or(-1, i32::from));
    assert_eq!((a.ply_cap)(board), i64::from(Plain::PLY_CAP));
    let cells = list(|out, cap| unsafe { (a.cells)(board, out, cap) });
    for (house, cell) in House::all().zip(cells) {
        assert_eq!([(a.at)(board, house.into()), cell.into()], [piece(plain.at(house)); 2]);
    }
    for side in Side::ALL {
        assert_eq!((a.count)(board, side.into()), plain.count(side) as i32);
        assert_eq!((a.home)(board, side.into()), plain.home(side));
    }
}

fn numbers(m: &senet_move) -> [i32; 6] {
    [m.from, m.to, m.roll, m.kind, m.swap, m.backward]
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_board_is_the_same_to_both(plain in boards(), house in houses(), side in sides()) {
        let (a, mut plain, mut c) = (api(), plain, board_of(&plain));
        same(&c, &plain);
        same(&Board((a.clone)(c.get())), &plain);
        if plain.consistent() && plain.ply() == 0 {
            let position = plain.to_string();
            prop_assert_eq!(c.position(), position.clone());
            let ended = CString::new(position).unwrap();
            same(&Board(written(|place| unsafe { (a.from_string)(ended.as_ptr(), Some(place)) })), &plain);
        }
        plain.put(house, side);
        prop_assert_eq!((a.put)(c.set(), house.into(), piece(Some(side))), 1);
        same(&c, &plain);
        plain.lift(house);
        prop_assert_eq!((a.lift)(c.set(), house.into()), 1);
        same(&c, &plain);
    }

    #[test]
    fn moves_are_the_same_to_both(plain in boards(), rules in rule_sets(), roll in rolls(), bound in houses()) {
        let (a, c, by) = (api(), board_of(&plain), senet_rule_set::from(rules));
        prop_assert_eq!([(a.rules_ok)(Some(&by)), (a.rules_fault)(Some(&by))], [1, 0]);
        for house in House::all() {
            let number = house.into();
            let is_protected = (a.is_protected)(c.get(), number, Some(&by));
            prop_assert_eq!(is_protected, i32::from(plain.protected(house, &rules)));
            let in_blockade = (a.in_blockade)(c.get(), number, Some(&by));
            prop_assert_eq!(in_blockade, i32::from(plain.in_blockade(house, &rules)));
        }
        for only in [None, Some(bound)] {
            let number = only.map_or(0, House::into);
            let plainly = plain.moves(roll, &rules, only);
            let list = moves(&c, roll.into(), &by, number);
            prop_assert!(list.iter().map(numbers).eq(plainly.iter().map(|m| numbers(&told(m)))));
            let greedy = written(|place| (a.greedy)(c.get(), roll.into(), Some(&by), number, Some(place)));
            prop_assert_eq!(greedy, plain.greedy(roll, &rules, only).map_or(-1, |index| index as i32));
            for (m, plainly) in list.iter().zip(plainly.iter()) {
                let text = text(|buf, cap| unsafe { (a.move_text)(Some(m), buf, cap) });
                prop_assert_eq!(text, Some(plainly.to_string()));
                let (mut c, mut plain) = (board_of(&plain), plain);
                let done = plain.apply(plainly, &rules);
                let (mut bound, mut undo) = (std::mem::MaybeUninit::uninit(), std::mem::MaybeUninit::uninit());
                let code = (a.apply)(c.set(), Some(m), Some(&by), Some(&mut bound), Some(&mut undo));
                prop_assert_eq!(code == 0, done.is_ok());
                same(&c, &plain);
                if let Ok(done) = done {
                    let (bound, undo) = unsafe { (bound.assume_init(), undo.assume_init()) };
                    prop_assert_eq!(bound, done.bound.map_or(0, House::into));
                    prop_assert_eq!((a.unapply)(c.set(), Some(&undo)), i32::from(plain.unapply(&done.undo)));
                    same(&c, &plain);
                }
            }
        }
        let (mut c, mut plain) = (board_of(&plain), plain);
        let undo: senet_undo_info = written(|place| (a.forfeit)(c.set(), roll.into(), Some(place)));
        let plainly = plain.forfeit(roll);
        same(&c, &plain);
        prop_assert_eq!((a.unapply)(c.set(), Some(&undo)), i32::from(plain.unapply(&plainly)));
        same(&c, &plain);
    }

    #[test]
    fn values_are_the_same_to_both(plain in boards(), rules in rule_sets(), side in sides()) {
        let (a, c, by) = (api(), board_of(&plain), senet_rule_set::from(rules));
        let value = (a.evaluate)(c.get(), side.into(), Some(&by), None);
        prop_assert_eq!(value, plain.evaluate(side, &rules, &Weights::default()));
        prop_assert_eq!((a.walk)(c.get(), 1, Some(&by)), plain.walk(1, &rules));
    }

    #[test]
    fn throws_are_the_same_to_both(seed: u64, number: u64) {
        prop_assert_eq!((api().thrown)(seed, number), i32::from(Roll::thrown(seed, number)));
    }
}

#[test]
fn the_board_and_the_sticks() {
    let a = api();
    let houses: Vec<i32> = list(|out, cap| unsafe { (a.all_houses)(out, cap) });
    assert_eq!(houses, (1..=30).collect::<Vec<_>>());
    let marked: Vec<i32> = list(|out, cap| unsafe { (a.marked_houses)(out, cap) });
    assert_eq!(marked, [15, 26, 27, 28, 29, 30]);
    for house in House::all() {
        let (number, row, col) = (house.into(), house.row() as i32, house.col() as i32);
        assert_eq!([(a.row_of)(number), (a.col_of)(number), (a.house_of)(row, col)], [row, col, number]);
        assert_eq!((a.is_marked)(number), i32::from(marked.contains(&number)));
    }
    assert_eq!([(a.other)(0), (a.other)(1)], [1, 0]);
    assert_eq!([(a.piece_of)(0), (a.piece_of)(1)], [1, 2]);
    let mut chances = [senet_chance { roll: 0, weight: 0, denominator: 0, reserved: 1 }; 5];
    assert_eq!(unsafe { (a.chances)(chances.as_mut_ptr(), 5) }, 5);
    for (roll, chance) in Roll::ALL.into_iter().zip(chances) {
        let told = [chance.roll, chance.weight, chance.denominator, chance.reserved];
        assert_eq!(told, [roll.into(), roll.weight() as i32, 16, 0]);
        assert_eq!((a.extra)(roll.into()), i32::from(roll.extra()));
    }
}

#[test]
fn rule_sets_have_names() {
    let a = api();
    for id in RuleSetId::ALL {
        let (number, rules) = (id as i32, id.rules());
        let name = forever((a.rules_name)(number)).unwrap();
        assert_eq!(name, id.name());
        let ended = CString::new(name).unwrap();
        assert_eq!(unsafe { (a.rules_id)(ended.as_ptr()) }, number);
        let by_name: senet_rule_set = written(|place| unsafe { (a.rules)(ended.as_ptr(), Some(place)) });
        let by_number: senet_rule_set = written(|place| 1 - (a.rules_named)(number, Some(place)));
        for c in [by_name, by_number] {
            assert_eq!(RuleSet::try_from(&c), Ok(rules));
        }
        let safe: Vec<i32> = list(|out, cap| unsafe { (a.rules_safe)(Some(&by_name), out, cap) });
        assert!(safe.into_iter().eq(rules.safe.into_iter().map(i32::from)));
        for house in House::all().skip(25) {
            for roll in Roll::ALL {
                let exits: Vec<i32> = list(|out, cap| unsafe {
                    (a.rules_exit)(Some(&by_name), house.into(), roll.into(), out, cap)
                });
                assert_eq!(exits.len(), id.exits(house, roll).len());
            }
        }
    }
    // Every field has a name, and one that is wrong is told.
    let kendall = senet_rule_set::from(RuleSet::KENDALL);
    let wrong = [
        senet_rule_set { pieces: 8, ..kendall },
        senet_rule_set { blockade: -1, ..kendall },
        senet_rule_set { protect: 3, ..kendall },
        senet_rule_set { backward: 2, ..kendall },
        senet_rule_set { reach26: 2, ..kendall },
        senet_rule_set { throw_on_26: -1, ..kendall },
        senet_rule_set { safe: 1 << 30, ..kendall },
        senet_rule_set { exits: 9, ..kendall },
    ];
    let names = ["pieces", "blockade", "protect", "backward", "reach26", "throw_on_26", "safe", "exits"];
    for (rules, name) in wrong.iter().zip(names) {
        assert_eq!((a.rules_ok)(Some(rules)), 0);
        assert_eq!(forever((a.field_name)((a.rules_fault)(Some(rules)))), Some(name));
    }
}
