//! Rule sets and weights as they are given to calls, now and then wrong.

use std::mem::MaybeUninit;

use sternhalma::capi::senet::evaluation::senet_weights;
use sternhalma::capi::senet::rules::senet_rule_set;
use sternhalma::senet::{RuleField, RuleSet, Weights};

use super::super::senet::rule_set;
use super::super::tape::Tape;
use super::api;

/// A rule set as it is given, which may be NULL, and what it is read as, or the field that is told to be wrong.
pub struct Rules {
    given: Option<senet_rule_set>,
    pub read: Result<RuleSet, RuleField>,
}

impl Rules {
    /// Mostly good ones.
    pub fn new(tape: &mut Tape<'_>) -> Rules {
        let mut rules = Rules::good(tape);
        if tape.rarely() {
            let given = rules.given.get_or_insert_with(|| told(&RuleSet::KENDALL));
            let wrong = (0..1 + tape.below(2)).map(|_| spoil(given, tape));
            rules.read = wrong.min_by_key(|&field| i32::from(field)).map_or(rules.read, Err);
        }
        rules
    }

    pub fn good(tape: &mut Tape<'_>) -> Rules {
        if tape.byte() < 64 {
            return Rules { given: None, read: Ok(RuleSet::KENDALL) };
        }
        let read = rule_set(tape);
        Rules { given: Some(told(&read)), read: Ok(read) }
    }

    pub fn as_ref(&self) -> Option<&senet_rule_set> {
        self.given.as_ref()
    }
}

pub fn told(rules: &RuleSet) -> senet_rule_set {
    senet_rule_set {
        pieces: rules.pieces.into(),
        blockade: rules.blockade.into(),
        protect: rules.protect as i32,
        backward: rules.backward.into(),
        reach26: rules.reach26 as i32,
        throw_on_26: rules.throw_on_26.into(),
        safe: rules.safe.bits(),
        exits: rules.exits as i32,
        reserved: [0; 4],
    }
}

/// Puts into a field what it may not hold.
fn spoil(rules: &mut senet_rule_set, tape: &mut Tape<'_>) -> RuleField {
    let number = i32::from(tape.byte());
    let wrong = if number % 2 == 0 { 8 + number } else { i32::MIN + number };
    let field = RuleField::ALL[tape.below(8)];
    match field {
        RuleField::Pieces => rules.pieces = if number == 0 { 0 } else { wrong },
        RuleField::Blockade => rules.blockade = wrong,
        RuleField::Protect => rules.protect = wrong,
        RuleField::Backward => rules.backward = wrong,
        RuleField::Reach26 => rules.reach26 = wrong,
        RuleField::ThrowOn26 => rules.throw_on_26 = wrong,
        RuleField::Safe => rules.safe |= 1 << (30 + number % 2),
        RuleField::Exits if number < 128 => rules.exits = wrong,
        // What is reserved is counted to the last field.
        RuleField::Exits => rules.reserved[tape.below(4)] = wrong,
    }
    field
}

/// Weights as they are given, which may be NULL, and what they are read as.
pub fn weights(tape: &mut Tape<'_>) -> (Option<senet_weights>, Option<Weights>) {
    let mut place = MaybeUninit::uninit();
    (api().weights_default)(None);
    (api().weights_default)(Some(&mut place));
    let mut given: senet_weights = unsafe { place.assume_init() };
    assert_eq!((given.blockade, given.ties, given.reserved), (0, 0, [0; 6]));
    if tape.byte().is_multiple_of(4) {
        return (None, Some(Weights::default()));
    }
    (given.blockade, given.ties) = (tape.number(), tape.few(2));
    if tape.rarely() {
        given.reserved[tape.below(6)] = tape.few(2);
    }
    let read = Weights { blockade: given.blockade, ties: given.ties };
    let is_good = [read.blockade, read.ties].iter().all(|weight| (-1000..=1000).contains(weight))
        && given.reserved == [0; 6];
    (Some(given), is_good.then_some(read))
}
