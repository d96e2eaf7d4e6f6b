//! Bytes read as a position string of Senet, and behind a line feed as a rule set and the throws and moves of a game.

use sternhalma::senet::{
    Board, Drawing, House, HouseSet, Protect, Reach26, Roll, RuleSet, RuleSetId, Side, Weights,
};

use super::plain_senet::{Plain, PlainMove};
use super::tape::Tape;

/// No game is longer.
const PLIES: usize = 64;

/// Any rule set, the two named ones most of all.
pub fn rule_set(tape: &mut Tape<'_>) -> RuleSet {
    let named = RuleSetId::ALL[tape.below(2)].rules();
    if !tape.byte().is_multiple_of(2) {
        return named;
    }
    let safe = (0..4).fold(0, |bits, _| bits << 8 | u32::from(tape.byte())) & HouseSet::ALL.bits();
    RuleSet {
        pieces: 1 + tape.below(7) as u8,
        blockade: tape.below(8) as u8,
        protect: Protect::ALL[tape.below(3)],
        backward: tape.byte().is_multiple_of(2),
        reach26: Reach26::ALL[tape.below(2)],
        throw_on_26: tape.byte().is_multiple_of(2),
        safe: HouseSet::from_bits(safe).expect("bits of houses"),
        exits: named.exits,
    }
}

/// A string is read when plain code reads it, and gives a board that is written as it was; its moves and those of a game
/// that goes on from it are the ones of plain code, and are taken back.
pub fn senet(data: &[u8]) {
    let (text, mut tape) = Tape::behind_line(data);
    let read = Board::from_position(text);
    let plain = Plain::read(text).filter(|plain| (1..=2).all(|side| plain.count(side) <= plain.pieces));
    let (mut board, mut plain) = match (read, plain) {
        (Ok(board), Some(plain)) => (board, plain),
        (Err(error), None) => {
            assert!(error.offset <= text.len() && !error.to_string().is_empty(), "{error:?}");
            return;
        }
        (read, plain) => panic!("{read:?}, and by plain code {plain:?}"),
    };
    assert!(text.len() < Board::POSITION_MAX);
    let written = board.to_string();
    assert_eq!((written.as_bytes(), written.parse()), (text, Ok(board)));

    let rules = rule_set(&mut tape);
    assert_eq!(rules.fault(), None);
    let mut bound = None;
    let mut way = Vec::new();
    for _ in 0..PLIES {
        check(&board, &plain, &rules);
        if tape.is_over() {
            break;
        }
        let roll = Roll::ALL[tape.below(5)];
        let only = if tape.rarely() { House::new(1 + tape.below(House::COUNT)) } else { bound };
        let moves = board.moves(roll, &rules, only);
        let plainly = plain.moves(roll.number(), &rules, only.map(House::number));
        let told: Vec<PlainMove> = moves.iter().map(PlainMove::from).collect();
        assert_eq!(told, plainly, "{board} {roll} {only:?} {rules:?}");
        let greedy = plain.greedy(roll.number(), &rules, only.map(House::number));
        assert_eq!(board.greedy(roll, &rules, only), greedy, "{board} {roll} {only:?} {rules:?}");
        let before = board;
        let at = tape.byte();
        let (undo, chosen) = if moves.is_empty() {
            (board.forfeit(roll), None)
        } else {
            let at = usize::from(at) % moves.len();
            assert!(moves[at].to_string().len() <= 6);
            let done = board.apply(&moves[at], &rules).expect("it is in the list");
            bound = done.bound;
            (done.undo, Some(plainly[at]))
        };
        let is_bound = plain.make(chosen, roll.number(), &rules);
        bound = bound.filter(|_| chosen.is_some());
        assert_eq!((board.to_string(), bound.is_some()), (plain.write(), is_bound));
        way.push((before, undo));
    }
    for (before, undo) in way.into_iter().rev() {
        assert!(board.unapply(&undo));
        assert_eq!(board, before);
    }
}

/// What a board says of itself is what plain code says.
fn check(board: &Board, plain: &Plain, rules: &RuleSet) {
    let winner = board.winner().map(|side| side as u8 + 1);
    assert_eq!(winner, plain.winner());
    for (side, number) in Side::ALL.into_iter().zip([1, 2]) {
        assert_eq!(board.count(side), plain.count(number));
        for blockade in [0, 40] {
            let weights = Weights { blockade, ..Weights::default() };
            assert_eq!(
                board.evaluate(side, rules, &weights),
                plain.evaluate(number, rules, blockade),
                "{board}"
            );
        }
    }
    for house in House::all() {
        let number = house.number();
        assert_eq!(board.protected(house, rules), plain.is_protected(number, rules), "{board} {house}");
        assert_eq!(board.in_blockade(house, rules), plain.in_blockade(number, rules), "{board} {house}");
    }
    let branches: usize = (1..=5).map(|roll| plain.moves(roll, rules, None).len().max(1)).sum();
    assert_eq!(board.walk(1, rules), if winner.is_some() { 1 } else { branches as u64 }, "{board}");
    assert!(Drawing::of(board).text().to_string().len() < 128);
}
