//! Every case of the vectors.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sternhalma::senet::{
    Board, Exit, House, HouseSet, Kind, Move, PositionFault, Protect, Reach26, Roll, RuleSet, RuleSetId,
    SearchOptions, Side, Status, Weights,
};

use crate::common::vectors::{for_each_row, list, number, text, wide};

fn board_of(value: &Value) -> Board {
    crate::board(text(value))
}

fn roll_of(value: &Value) -> Roll {
    Roll::try_from(number(value)).unwrap_or_else(|number| panic!("no roll is {number}"))
}

fn house_of(value: &Value) -> House {
    House::try_from(number(value)).unwrap_or_else(|number| panic!("no house is {number}"))
}

fn only_of(row: &Value) -> Option<House> {
    (!row["only"].is_null()).then(|| house_of(&row["only"]))
}

fn flag(value: &Value) -> bool {
    number(value) != 0
}

/// The rule set that is asked for by a name or by what differs; `None` for one that there is not.
fn asked(spec: &Value) -> Option<RuleSet> {
    match spec {
        Value::Null => Some(RuleSet::default()),
        Value::String(name) => RuleSetId::named(name.as_bytes()).map(RuleSetId::rules),
        _ => {
            let fields = spec.as_object().expect("a name or a hash");
            let exits = fields.get("exits").map_or(Some(RuleSetId::Kendall), |name| named(text(name)));
            let mut rules = exits?.rules();
            for (field, value) in fields {
                match field.as_str() {
                    "exits" => {}
                    "pieces" => rules.pieces = u8::try_from(number(value)).ok()?,
                    "blockade" => rules.blockade = u8::try_from(number(value)).ok()?,
                    "backward" => rules.backward = flag(value),
                    "throw_on_26" => rules.throw_on_26 = flag(value),
                    "protect" => {
                        rules.protect = Protect::ALL.into_iter().find(|p| p.name() == text(value))?
                    }
                    "reach26" => {
                        rules.reach26 = Reach26::ALL.into_iter().find(|r| r.name() == text(value))?
                    }
                    "safe" => {
                        let houses: Vec<House> = list(value)
                            .iter()
                            .map(|house| House::try_from(number(house)).ok())
                            .collect::<Option<_>>()?;
                        rules.safe = houses.iter().copied().collect();
                        if rules.safe.len() != houses.len() {
                            return None;
                        }
                    }
                    _ => return None,
                }
            }
            rules.fault().is_none().then_some(rules)
        }
    }
}

fn named(name: &str) -> Option<RuleSetId> {
    RuleSetId::named(name.as_bytes())
}

fn rules_of(row: &Value) -> RuleSet {
    asked(&row["rules"]).unwrap_or_else(|| panic!("no rules are {}", row["rules"]))
}

fn weights_of(row: &Value) -> Weights {
    Weights { blockade: row["weights"]["blockade"].as_i64().unwrap_or(0) as i32, ties: 0 }
}

fn exit_told(exit: &Exit) -> Value {
    match exit {
        Exit::To(house) => json!(house.number()),
        Exit::Off => json!("off"),
        Exit::Walk => json!("walk"),
        Exit::Stay => json!("stay"),
    }
}

fn move_told(m: &Move) -> Value {
    let to = m.to.map_or(0, House::number);
    json!([m.from.number(), to, m.roll.number(), m.kind as u8, u8::from(m.swap), u8::from(m.backward)])
}

fn move_of(value: &Value) -> Move {
    Move {
        from: house_of(&value[0]),
        to: House::try_from(number(&value[1])).ok(),
        roll: roll_of(&value[2]),
        kind: Kind::ALL[number(&value[3]) as usize],
        swap: flag(&value[4]),
        backward: flag(&value[5]),
    }
}

fn winner_told(board: &Board) -> i32 {
    board.winner().map_or(-1, i32::from)
}

#[test]
fn position_strings() {
    let mut codes = BTreeSet::new();
    for_each_row("senet/positions.jsonl", |row| {
        codes.insert(number(&row["code"]));
        let bytes = match row["hex"].as_str() {
            None => row["string"].as_str().unwrap_or_default().as_bytes().to_vec(),
            Some(hex) => (0..hex.len() / 2)
                .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("hex"))
                .collect(),
        };
        match Board::from_position(&bytes) {
            Err(error) => assert_eq!(json!(error.fault as u8), row["code"], "{error}"),
            Ok(board) => {
                let houses: String = House::all()
                    .map(|house| board.at(house).map_or('0', |s| ['1', '2'][s.index()]))
                    .collect();
                let told = json!({
                    "string": board.to_string(), "code": 0, "name": "ok", "houses": houses,
                    "side": board.side().index(), "pieces": board.pieces(),
                    "count": Side::ALL.map(|side| board.count(side)),
                    "home": Side::ALL.map(|side| board.home(side)),
                    "key": format!("{:016x}", board.key()), "status": board.status() as u8,
                    "how": board.how() as u8, "winner": winner_told(&board),
                });
                assert_eq!(told, *row);
            }
        }
    });
    let faults = PositionFault::ALL.map(|fault| fault as i32);
    assert!(codes.into_iter().eq([0].into_iter().chain(faults)), "every code occurs");
}

#[test]
fn rule_sets() {
    for_each_row("senet/rules.jsonl", |row| match asked(&row["spec"]) {
        None => assert_eq!(row["ok"], 0),
        Some(rules) => {
            let exits = |house: usize| {
                let chain = |roll| {
                    rules.exits.exits(crate::house(house), roll).iter().map(exit_told).collect::<Vec<_>>()
                };
                json!(Roll::ALL.map(chain))
            };
            let told = json!({
                "pieces": rules.pieces, "blockade": rules.blockade,
                "protect": rules.protect.name(), "backward": u8::from(rules.backward),
                "reach26": rules.reach26.name(),
                "throw_on_26": u8::from(rules.throw_on_26),
                "safe": rules.safe.into_iter().map(House::number).collect::<Vec<_>>(),
                "exits": {
                    "26": exits(26), "27": exits(27), "28": exits(28), "29": exits(29), "30": exits(30),
                },
            });
            assert_eq!((&row["ok"], &row["rules"]), (&json!(1), &told));
        }
    });
}

#[test]
fn moves() {
    for file in ["moves_kendall", "moves_skyruk", "moves_edge", "moves_custom", "gym_moves"] {
        for_each_row(&format!("senet/{file}.jsonl"), |row| {
            let moves = board_of(&row["position"]).moves(roll_of(&row["roll"]), &rules_of(row), only_of(row));
            assert_eq!(
                json!(moves.iter().map(move_told).collect::<Vec<_>>()),
                row["moves"],
                "{}",
                row["note"]
            );
        });
    }
}

#[test]
fn moves_made() {
    for file in ["apply", "gym_apply"] {
        for_each_row(&format!("senet/{file}.jsonl"), |row| {
            let mut board = board_of(&row["position"]);
            assert!(board.set_ply(number(&row["ply"]) as u32));
            let (before, m) = (board, move_of(&row["move"]));
            let done = board.apply(&m, &rules_of(row));
            let bound = done.as_ref().map_or(None, |done| done.bound).map_or(0, House::number);
            let told = json!({
                "position": row["position"], "ply": row["ply"], "rules": row["rules"], "move": row["move"],
                "text": m.to_string(), "applied": u8::from(done.is_ok()), "after": board.to_string(),
                "side": board.side().index(), "bound": bound, "ply_after": board.ply(),
                "status": board.status() as u8, "how": board.how() as u8, "winner": winner_told(&board),
            });
            assert_eq!(told, *row);
            match done {
                Ok(done) => assert!(board.unapply(&done.undo)),
                Err(error) => assert_eq!(error, sternhalma::senet::Unplayable::NoPiece),
            }
            assert_eq!(board, before);
        });
    }
}

#[test]
fn forfeits() {
    for_each_row("senet/forfeit.jsonl", |row| {
        let mut board = board_of(&row["position"]);
        assert!(board.set_ply(number(&row["ply"]) as u32));
        let before = board;
        let undo = board.forfeit(roll_of(&row["roll"]));
        let told = json!({
            "position": row["position"], "ply": row["ply"], "roll": row["roll"], "after": board.to_string(),
            "side": board.side().index(), "ply_after": board.ply(), "status": board.status() as u8,
            "how": board.how() as u8, "winner": winner_told(&board),
        });
        assert_eq!(told, *row);
        assert!(board.unapply(&undo));
        assert_eq!(board, before);
    });
}

#[test]
fn walks() {
    for_each_row("senet/walk.jsonl", |row| {
        let (board, rules) = (board_of(&row["position"]), rules_of(row));
        for (depth, count) in (1..).zip(list(&row["counts"])) {
            assert_eq!(board.walk(depth, &rules), wide::<u64>(count), "{depth} deep");
        }
    });
}

#[test]
fn evaluations() {
    for_each_row("senet/evaluate.jsonl", |row| {
        let (board, rules, weights) = (board_of(&row["position"]), rules_of(row), weights_of(row));
        assert_eq!(json!(Side::ALL.map(|side| board.evaluate(side, &rules, &weights))), row["value"]);
        let runs = list(&row["blocking_runs"]);
        let ours = |weight| board.evaluate(Side::Light, &rules, &Weights { blockade: weight, ties: 0 });
        assert_eq!(ours(1) - ours(0), number(&runs[0]) - number(&runs[1]));
    });
}

#[test]
fn runs() {
    for_each_row("senet/runs.jsonl", |row| {
        let (board, rules) = (board_of(&row["position"]), rules_of(row));
        let digits = |holds: &dyn Fn(House) -> bool| -> String {
            House::all().map(|house| if holds(house) { '1' } else { '0' }).collect()
        };
        assert_eq!(json!(digits(&|house| board.protected(house, &rules))), row["protected"]);
        assert_eq!(json!(digits(&|house| board.in_blockade(house, &rules))), row["in_blockade"]);
    });
}

#[test]
fn greedy_moves() {
    for_each_row("senet/greedy.jsonl", |row| {
        let index = board_of(&row["position"]).greedy(roll_of(&row["roll"]), &rules_of(row), only_of(row));
        assert_eq!(json!(index.map_or(-1, |index| index as i64)), row["index"]);
    });
}

#[test]
fn expectations() {
    for_each_row("senet/expect.jsonl", |row| {
        let (board, rules) = (board_of(&row["position"]), rules_of(row));
        let depth = number(&row["depth"]) as u32;
        for (side, name) in [(Side::Light, "light"), (Side::Dark, "dark")] {
            let value = board.expect(depth, &rules, side, &Weights::default()).expect("a value");
            assert_eq!(json!(value), row[name]);
        }
    });
}

#[test]
fn searches() {
    for_each_row("senet/search.jsonl", |row| {
        let (board, rules, roll) = (board_of(&row["position"]), rules_of(row), roll_of(&row["roll"]));
        for (ties, which) in [(1, "earlier"), (0, "later")] {
            let mut options = SearchOptions {
                depth: number(&row["depth"]) as u32,
                budget: u64::MAX,
                only: only_of(row),
                table_kib: SearchOptions::TABLE_KIB_MIN,
                weights: Weights { ties, ..weights_of(row) },
                ..SearchOptions::default()
            };
            let outcome = board.search(roll, &rules, &mut options).expect("an answer");
            let index = outcome.index.map(|index| index as i32);
            assert_eq!((index, outcome.value), (Some(number(&row[which])), number(&row["value"])), "{which}");
            assert!(outcome.depth == options.depth && !outcome.stopped);
        }
    });
}

#[test]
fn whole_games() {
    for_each_row("senet/games.jsonl", |row| {
        let rules = rules_of(row);
        let mut board = Board::new(rules.pieces.into()).expect("a game");
        let mut only = None;
        for step in list(&row["moves"]) {
            assert_eq!(board.status(), Status::Ongoing);
            let (roll, written) = (roll_of(&step[0]), text(&step[1]));
            let moves = board.moves(roll, &rules, only);
            only = match moves.iter().find(|m| m.to_string() == written) {
                Some(m) => board.apply(m, &rules).expect("it is in the list").bound,
                None => {
                    assert!(written == "-" && moves.is_empty(), "{written}");
                    board.forfeit(roll);
                    None
                }
            };
        }
        assert_eq!(
            (board.to_string(), board.ply()),
            (text(&row["final"]).to_owned(), number(&row["plies"]) as u32)
        );
        assert_eq!(winner_told(&board), number(&row["winner"]));
    });
}

#[test]
fn every_named_set_has_its_safe_houses() {
    let marked: HouseSet = House::all().filter(|house| house.is_marked()).collect();
    for id in RuleSetId::ALL {
        assert_eq!(id.rules().safe, marked);
        assert_eq!(named(id.name()), Some(id));
    }
}
