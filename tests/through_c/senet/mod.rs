//! The cases of Senet, through the functions of its table.

mod board;
#[path = "../../senet/boards.rs"]
#[allow(dead_code)]
mod boards;
mod laws;

use std::mem::MaybeUninit;

use board::Board;
use serde_json::{Value, json};
use sternhalma::senet::ffi::evaluation::senet_weights;
use sternhalma::senet::ffi::moves::senet_move;
use sternhalma::senet::ffi::rules::senet_rule_set;
use sternhalma::senet::ffi::search::{senet_search_options, senet_search_result};
use sternhalma::senet::ffi::table::{senet_api, senet_api_get};

use crate::common::lent::{self, forever, list, text};
use crate::common::vectors::{for_each_row, list as rows, number, text as words, wide};

fn api() -> &'static senet_api {
    senet_api_get(1).expect("a table")
}

/// What a function writes that has to be written.
fn written<T>(call: impl FnOnce(&mut MaybeUninit<T>) -> i32) -> T {
    lent::written(call).expect("it is written")
}

/// The rule set that is asked for by a name or by what differs; `None` for one that there is not.
fn asked(spec: &Value) -> Option<senet_rule_set> {
    let a = api();
    let named = |name: &str| {
        let name = std::ffi::CString::new(name).expect("no NUL");
        let mut rules = MaybeUninit::uninit();
        // SAFETY: a name ended by a NUL, and a function that answers 0 has written.
        unsafe { ((a.rules)(name.as_ptr(), Some(&mut rules)) == 0).then(|| rules.assume_init()) }
    };
    let Some(fields) = spec.as_object() else { return named(spec.as_str().unwrap_or("kendall")) };
    let mut rules = named(fields.get("exits").map_or("kendall", words))?;
    let one_of = |names: &[&str], value: &Value| names.iter().position(|&name| name == words(value));
    for (field, value) in fields {
        match field.as_str() {
            "exits" => {}
            "pieces" => rules.pieces = number(value),
            "blockade" => rules.blockade = number(value),
            "backward" => rules.backward = number(value),
            "throw_on_26" => rules.throw_on_26 = number(value),
            "protect" => rules.protect = one_of(&["none", "run", "ends"], value)? as i32,
            "reach26" => rules.reach26 = one_of(&["exact", "any"], value)? as i32,
            "safe" => {
                let houses: Vec<i32> = rows(value).iter().map(number).collect();
                let bits = houses.iter().map(|&house| u32::try_from(house - 1).ok().filter(|&bit| bit < 32));
                let bits: Vec<u32> = bits.collect::<Option<_>>()?;
                rules.safe = bits.iter().fold(0, |safe, bit| safe | 1 << bit);
                if rules.safe.count_ones() as usize != houses.len() {
                    return None;
                }
            }
            _ => return None,
        }
    }
    ((a.rules_ok)(Some(&rules)) == 1).then_some(rules)
}

fn rules_of(row: &Value) -> senet_rule_set {
    asked(&row["rules"]).unwrap_or_else(|| panic!("no rules are {}", row["rules"]))
}

fn weights_of(row: &Value) -> senet_weights {
    let blockade = row["weights"]["blockade"].as_i64().unwrap_or(0) as i32;
    senet_weights { blockade, ties: 0, reserved: [0; 6] }
}

fn only_of(row: &Value) -> i32 {
    if row["only"].is_null() { 0 } else { number(&row["only"]) }
}

fn told(m: &senet_move) -> Value {
    json!([m.from, m.to, m.roll, m.kind, m.swap, m.backward])
}

fn move_of(value: &Value) -> senet_move {
    let [from, to, roll, kind, swap, backward] = [0, 1, 2, 3, 4, 5].map(|at| number(&value[at]));
    senet_move { from, to, roll, kind, swap, backward, reserved: [0; 2] }
}

fn moves(board: &Board, roll: i32, rules: &senet_rule_set, only: i32) -> Vec<senet_move> {
    let mut room = vec![move_of(&json!([0, 0, 0, 0, 0, 0])); 30];
    // SAFETY: there is room for as many as the function is told.
    let count = unsafe { (api().moves)(board.get(), roll, Some(rules), only, room.as_mut_ptr(), room.len()) };
    room.truncate(count as usize);
    room
}

#[test]
fn position_strings() {
    let a = api();
    for_each_row("senet/positions.jsonl", |row| {
        assert!(forever((a.reason)(number(&row["code"]))).is_some());
        let bytes = match row["hex"].as_str() {
            None => row["string"].as_str().unwrap_or_default().as_bytes().to_vec(),
            Some(hex) => (0..hex.len() / 2)
                .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("hex"))
                .collect(),
        };
        match Board::read(&bytes) {
            Err(code) => assert_eq!(json!(code), row["code"]),
            Ok(board) => {
                let b = board.get();
                let cells: Vec<i8> = list(|out, cap| unsafe { (a.cells)(b, out, cap) });
                let houses: String = cells.iter().map(|cell| char::from(b'0' + *cell as u8)).collect();
                let told = json!({
                    "string": board.position(), "code": 0, "name": "ok", "houses": houses,
                    "side": (a.side)(b), "pieces": (a.pieces)(b),
                    "count": [(a.count)(b, 0), (a.count)(b, 1)], "home": [(a.home)(b, 0), (a.home)(b, 1)],
                    "key": text(|buf, cap| unsafe { (a.key_hex)(b, buf, cap) }),
                    "status": (a.status)(b), "how": (a.how)(b), "winner": (a.winner)(b),
                });
                assert_eq!(told, *row);
                assert!((1..=30).all(|house| (a.at)(b, house) == i32::from(cells[house as usize - 1])));
            }
        }
    });
}

#[test]
fn rule_sets() {
    let a = api();
    for_each_row("senet/rules.jsonl", |row| match asked(&row["spec"]) {
        None => assert_eq!(row["ok"], 0),
        Some(rules) => {
            let exits = |house: i32| {
                let chain = |roll| {
                    let items: Vec<i32> =
                        list(|out, cap| unsafe { (a.rules_exit)(Some(&rules), house, roll, out, cap) });
                    let words = |item: &i32| match item {
                        -1 => json!("off"),
                        -2 => json!("walk"),
                        -3 => json!("stay"),
                        house => json!(house),
                    };
                    json!(items.iter().map(words).collect::<Vec<_>>())
                };
                let chains = [1, 2, 3, 4, 5].map(chain);
                json!(chains)
            };
            let safe: Vec<i32> = list(|out, cap| unsafe { (a.rules_safe)(Some(&rules), out, cap) });
            let protect = ["none", "run", "ends"][rules.protect as usize];
            let reach26 = ["exact", "any"][rules.reach26 as usize];
            let told = json!({
                "pieces": rules.pieces, "blockade": rules.blockade,
                "protect": protect, "backward": rules.backward,
                "reach26": reach26, "throw_on_26": rules.throw_on_26,
                "safe": safe,
                "exits": {
                    "26": exits(26), "27": exits(27), "28": exits(28), "29": exits(29), "30": exits(30),
                },
            });
            assert_eq!((&row["ok"], &row["rules"]), (&json!(1), &told));
        }
    });
}

#[test]
fn listed_moves() {
    for file in ["moves_kendall", "moves_skyruk", "moves_edge", "moves_custom", "gym_moves"] {
        for_each_row(&format!("senet/{file}.jsonl"), |row| {
            let board = Board::of(words(&row["position"]));
            let moves = moves(&board, number(&row["roll"]), &rules_of(row), only_of(row));
            assert_eq!(json!(moves.iter().map(told).collect::<Vec<_>>()), row["moves"], "{}", row["note"]);
        });
    }
}

#[test]
fn moves_made() {
    let a = api();
    for file in ["apply", "gym_apply"] {
        for_each_row(&format!("senet/{file}.jsonl"), |row| {
            let mut board = Board::of(words(&row["position"]));
            assert_eq!((a.set_ply)(board.set(), number(&row["ply"]).into()), 1);
            let (m, rules) = (move_of(&row["move"]), rules_of(row));
            let (mut bound, mut undo) = (MaybeUninit::new(0), MaybeUninit::uninit());
            let status = (a.apply)(board.set(), Some(&m), Some(&rules), Some(&mut bound), Some(&mut undo));
            // SAFETY: it was initialised to begin with.
            let bound = unsafe { bound.assume_init() };
            assert!((0..=1).contains(&status));
            let b = board.get();
            let told = json!({
                "position": row["position"], "ply": row["ply"], "rules": row["rules"], "move": row["move"],
                "text": text(|buf, cap| unsafe { (a.move_text)(Some(&m), buf, cap) }),
                "applied": 1 - status, "after": board.position(), "side": (a.side)(b), "bound": bound,
                "ply_after": (a.ply)(b), "status": (a.status)(b), "how": (a.how)(b), "winner": (a.winner)(b),
            });
            assert_eq!(told, *row);
            if status == 0 {
                // SAFETY: a function that answers 0 has written.
                let undo = unsafe { undo.assume_init() };
                assert_eq!((a.unapply)(board.set(), Some(&undo)), 1);
            }
            assert_eq!(json!([board.position(), (a.ply)(board.get())]), json!([row["position"], row["ply"]]));
        });
    }
}

#[test]
fn forfeits() {
    let a = api();
    for_each_row("senet/forfeit.jsonl", |row| {
        let mut board = Board::of(words(&row["position"]));
        assert_eq!((a.set_ply)(board.set(), number(&row["ply"]).into()), 1);
        let undo = written(|undo| (a.forfeit)(board.set(), number(&row["roll"]), Some(undo)));
        let b = board.get();
        let told = json!({
            "position": row["position"], "ply": row["ply"], "roll": row["roll"], "after": board.position(),
            "side": (a.side)(b), "ply_after": (a.ply)(b), "status": (a.status)(b), "how": (a.how)(b),
            "winner": (a.winner)(b),
        });
        assert_eq!(told, *row);
        assert_eq!((a.unapply)(board.set(), Some(&undo)), 1);
        assert_eq!(json!([board.position(), (a.ply)(board.get())]), json!([row["position"], row["ply"]]));
    });
}

#[test]
fn walks() {
    for_each_row("senet/walk.jsonl", |row| {
        let (board, rules) = (Board::of(words(&row["position"])), rules_of(row));
        for (depth, count) in (1..).zip(rows(&row["counts"])) {
            assert_eq!((api().walk)(board.get(), depth, Some(&rules)), wide::<u64>(count), "{depth} deep");
        }
    });
}

#[test]
fn values() {
    let a = api();
    for_each_row("senet/evaluate.jsonl", |row| {
        let (board, rules, weights) = (Board::of(words(&row["position"])), rules_of(row), weights_of(row));
        let value = |side| (a.evaluate)(board.get(), side, Some(&rules), Some(&weights));
        assert_eq!(json!([value(0), value(1)]), row["value"]);
    });
    for_each_row("senet/expect.jsonl", |row| {
        let (board, rules) = (Board::of(words(&row["position"])), rules_of(row));
        let value = |side| (a.expect)(board.get(), number(&row["depth"]), Some(&rules), side, None);
        assert_eq!(json!([value(0), value(1)]), json!([row["light"], row["dark"]]));
    });
    for_each_row("senet/runs.jsonl", |row| {
        let (board, rules) = (Board::of(words(&row["position"])), rules_of(row));
        let digits =
            |holds: &dyn Fn(i32) -> i32| -> String { (1..=30).map(|h| holds(h).to_string()).collect() };
        assert_eq!(json!(digits(&|h| (a.is_protected)(board.get(), h, Some(&rules)))), row["protected"]);
        assert_eq!(json!(digits(&|h| (a.in_blockade)(board.get(), h, Some(&rules)))), row["in_blockade"]);
    });
}

#[test]
fn greedy_moves() {
    for_each_row("senet/greedy.jsonl", |row| {
        let (board, rules, only) = (Board::of(words(&row["position"])), rules_of(row), only_of(row));
        let roll = number(&row["roll"]);
        let index = written(|index| (api().greedy)(board.get(), roll, Some(&rules), only, Some(index)));
        assert_eq!(json!(index), row["index"]);
    });
}

#[test]
fn searches() {
    let a = api();
    let mut options = MaybeUninit::zeroed();
    (a.search_options_init)(Some(&mut options));
    // SAFETY: the function has filled them in.
    let options: senet_search_options = unsafe { options.assume_init() };
    for_each_row("senet/search.jsonl", |row| {
        let (board, rules) = (Board::of(words(&row["position"])), rules_of(row));
        for (ties, which) in [(1, "earlier"), (0, "later")] {
            let options = senet_search_options {
                depth: number(&row["depth"]),
                only: only_of(row),
                table_kib: 64,
                budget: u64::MAX,
                weights: senet_weights { ties, ..weights_of(row) },
                ..options
            };
            let result: senet_search_result = written(|result| {
                let roll = number(&row["roll"]);
                // SAFETY: the options are as large as they say.
                unsafe { (a.search)(board.get(), roll, Some(&rules), &options, Some(result)) }
            });
            assert_eq!(json!([result.index, result.value]), json!([row[which], row["value"]]));
            assert_eq!(
                told(&result.best),
                told(&moves(&board, number(&row["roll"]), &rules, only_of(row))[result.index as usize])
            );
        }
    });
}

#[test]
fn whole_games() {
    let a = api();
    for_each_row("senet/games.jsonl", |row| {
        let rules = rules_of(row);
        let mut board = Board::new_game(rules.pieces);
        let mut bound = 0;
        for step in rows(&row["moves"]) {
            assert_eq!((a.status)(board.get()), 0);
            let (roll, wanted) = (number(&step[0]), words(&step[1]));
            let moves = moves(&board, roll, &rules, bound);
            let named = |m: &&senet_move| {
                text(|buf, cap| unsafe { (a.move_text)(Some(m), buf, cap) }).as_deref() == Some(wanted)
            };
            bound = match moves.iter().find(named) {
                Some(m) => written(|bound| (a.apply)(board.set(), Some(m), Some(&rules), Some(bound), None)),
                None => {
                    assert!(wanted == "-" && moves.is_empty(), "{wanted}");
                    assert_eq!((a.forfeit)(board.set(), roll, None), 0);
                    0
                }
            };
        }
        let told = json!([board.position(), (a.ply)(board.get()), (a.winner)(board.get())]);
        assert_eq!(told, json!([row["final"], row["plies"], row["winner"]]));
    });
}
