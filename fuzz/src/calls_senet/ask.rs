//! What needs no board.

use std::ffi::CStr;
use std::mem::MaybeUninit;
use std::ptr::null;

use sternhalma::capi::senet::rules::senet_rule_set;
use sternhalma::capi::senet::track::senet_chance;
use sternhalma::capi::senet::version::senet_abi_version;
use sternhalma::senet::{Exit, PositionFault, Roll, RuleField, RuleSet};

use super::super::answer::{ARGUMENT, NULL, did, forever, has_words, same};
use super::super::constants::Constants;
use super::super::room::list;
use super::super::tape::{Tape, ended};
use super::given::{self, Rules};
use super::{api, house};

pub fn the_track(tape: &mut Tape<'_>) {
    let a = api();
    let (n, row, col) = (tape.number(), tape.few(4), tape.few(11));
    let place = (0..3).contains(&row) && (0..10).contains(&col);
    let number = 10 * row + if row == 1 { 10 - col } else { col + 1 };
    assert_eq!((a.house_of)(row, col), if place { number } else { -1 });
    let is_house = (1..=30).contains(&n);
    let is_marked = |n: i32| n == 15 || (26..=30).contains(&n);
    assert_eq!((a.row_of)(n), if is_house { (n - 1) / 10 } else { -1 });
    let along = (n - i32::from(is_house)) % 10;
    let col = if (11..=20).contains(&n) { 9 - along } else { along };
    assert_eq!((a.col_of)(n), if is_house { col } else { -1 });
    assert_eq!((a.is_marked)(n), did(is_marked(n)));
    list(tape, Some((1..=30).collect()), |out, cap| unsafe { (a.all_houses)(out, cap) });
    let marked = (1..=30).filter(|&n| is_marked(n)).collect();
    list(tape, Some(marked), |out, cap| unsafe { (a.marked_houses)(out, cap) });
    let side = tape.few(3);
    assert_eq!((a.other)(side), if matches!(side, 0 | 1) { 1 - side } else { -1 });
    assert_eq!((a.piece_of)(side), if matches!(side, 0 | 1) { 1 + side } else { -1 });
    let chances = [(1, 4), (2, 6), (3, 4), (4, 1), (5, 1)];
    let chances = chances.map(|(roll, weight)| senet_chance { roll, weight, denominator: 16, reserved: 0 });
    list(tape, Some(chances.to_vec()), |out, cap| unsafe { (a.chances)(out, cap) });
    let roll = tape.few(7);
    let extra = match roll {
        1 | 4 | 5 => 1,
        2 | 3 => 0,
        _ => -1,
    };
    assert_eq!((a.extra)(roll), extra);
    let (seed, throw) = (u64::from(tape.byte()) << 40, i64::from(tape.number()) as u64);
    assert_eq!((a.thrown)(seed, throw), i32::from(Roll::thrown(seed, throw)));
    if tape.rarely() {
        assert_eq!((a.tables_ok)(), 1);
    }
}

pub fn the_rules(tape: &mut Tape<'_>) {
    let a = api();
    let named = [(&b"kendall"[..], RuleSet::KENDALL), (b"skyruk", RuleSet::SKYRUK)];
    let name = match tape.byte() % 4 {
        0 => tape.bytes(),
        n => named[usize::from(n) % 2].0.to_vec(),
    };
    let name = ended(&tape.spoil(name));
    let id = named.iter().position(|(known, _)| *known == name.to_bytes());
    assert_eq!(unsafe { (a.rules_id)(name.as_ptr()) }, id.map_or(-1, |id| id as i32));
    assert_eq!(unsafe { (a.rules_id)(null()) }, -1);

    let untouched = senet_rule_set { reserved: [1; 4], ..given::told(&RuleSet::SKYRUK) };
    let mut place = MaybeUninit::new(untouched);
    let check = |status: i32, wanted: (i32, Option<RuleSet>), place: &mut MaybeUninit<senet_rule_set>| {
        assert_eq!(status, wanted.0);
        // SAFETY: it is written from the beginning.
        let written = unsafe { place.assume_init() };
        assert!(same(&written, &wanted.1.map_or(untouched, |rules| given::told(&rules))));
        place.write(untouched);
    };
    let known = id.map(|id| named[id].1);
    let status = unsafe { (a.rules)(name.as_ptr(), Some(&mut place)) };
    check(status, (if known.is_some() { 0 } else { ARGUMENT }, known), &mut place);
    let status = unsafe { (a.rules)(null(), Some(&mut place)) };
    check(status, (0, Some(RuleSet::KENDALL)), &mut place);
    assert_eq!(unsafe { (a.rules)(name.as_ptr(), None) }, NULL);
    let id = tape.few(3);
    let known = usize::try_from(id).ok().and_then(|id| named.get(id));
    let status = (a.rules_named)(id, Some(&mut place));
    check(status, (did(known.is_some()), known.map(|known| known.1)), &mut place);
    assert_eq!((a.rules_named)(id, None), 0);
    let words = ["kendall", "skyruk"];
    forever((a.rules_name)(id), usize::try_from(id).ok().and_then(|id| words.get(id).copied()));

    let rules = Rules::new(tape);
    if let Some(set) = rules.as_ref() {
        assert_eq!((a.rules_ok)(Some(set)), did(rules.read.is_ok()));
        assert_eq!((a.rules_fault)(Some(set)), rules.read.map_or_else(i32::from, |_| 0));
    }
    assert_eq!(((a.rules_ok)(None), (a.rules_fault)(None)), (0, -1));
    let (from, roll) = (20 + tape.few(12), 1 + tape.few(5));
    let exit = |&exit: &Exit| match exit {
        Exit::To(house) => house.into(),
        Exit::Off => -1,
        Exit::Walk => -2,
        Exit::Stay => -3,
    };
    let exits = match (house(from), Roll::try_from(roll), rules.read) {
        (Some(house), Ok(roll), Ok(rules)) => rules.exits.exits(house, roll).iter().map(exit).collect(),
        _ => vec![],
    };
    list(tape, Some(exits), |out, cap| unsafe { (a.rules_exit)(rules.as_ref(), from, roll, out, cap) });
    let safe = rules
        .read
        .map_or(vec![], |rules| (1..=30).filter(|n| rules.safe.bits() >> (n - 1) & 1 == 1).collect());
    list(tape, Some(safe), |out, cap| unsafe { (a.rules_safe)(rules.as_ref(), out, cap) });
}

pub fn words(tape: &mut Tape<'_>) {
    let a = api();
    let n = tape.few(20);
    has_words((a.status_text)(n), (-5..=-1).contains(&n));
    has_words((a.why_text)(n), (0..=2).contains(&n));
    let fault = PositionFault::ALL.into_iter().find(|&fault| fault as i32 == n).map(PositionFault::text);
    if n == 0 {
        has_words((a.reason)(n), true);
    } else {
        forever((a.reason)(n), fault);
    }
    let field = RuleField::ALL.into_iter().find(|&field| i32::from(field) == n);
    forever((a.field_name)(n), field.map(RuleField::name));
    assert!(senet_abi_version() >= 1 && a.abi_version == senet_abi_version());
    assert_eq!(a.size as usize, size_of_val(a));
    // SAFETY: a text that lives for ever.
    assert_eq!(unsafe { CStr::from_ptr((a.version)()) }.to_bytes().split(|&c| c == b'.').count(), 3);
    let constants =
        Constants { prefix: b"SENET_", at: a.constant_at, named: a.constant, named_n: a.constant_n };
    constants.ask(tape);
}
