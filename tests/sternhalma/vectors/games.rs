//! Whole games and their endings.

use serde_json::{Value, json};
use sternhalma::{Board, EndReason, Hole, Layout, Refusal, Seat};

use super::{board_of, hole_of};
use crate::common::vectors::{for_each_row, list, number, text};
use crate::places;

#[test]
fn random_games() {
    for_each_row("sternhalma/games.jsonl", |row| {
        let mut board = Board::new(layout(row));
        assert!(board.set_cap(number(&row["cap"]) as u32));
        let mut checks = list(&row["checks"]).iter().peekable();
        for (done, action) in (1_usize..).zip(list(&row["actions"])) {
            assert_eq!(perform(&mut board, action), 0, "{action}");
            if let Some(check) = checks.next_if(|check| check[0] == done) {
                assert_eq!(told(&board, done), *check);
            }
        }
        assert!(checks.next().is_none(), "a check is of no action");
    });
}

#[test]
fn endings() {
    for_each_row("sternhalma/endings.jsonl", |row| {
        let mut board = board_of(&row["start"]);
        for step in list(&row["steps"]) {
            let why = perform(&mut board, &step[0]);
            assert_eq!(json!([step[0], why, board.to_string(), places(&board)]), *step, "{}", row["note"]);
        }
    });
}

#[test]
fn crossings() {
    for_each_row("sternhalma/crossings.jsonl", |row| {
        let mut board = Board::new(Layout::new(1, number(&row["pieces"])).expect("a layout"));
        for step in list(&row["moves"]) {
            assert_eq!(board.how(), EndReason::Ongoing);
            board.play(hole_of(&step[0]), hole_of(&step[1])).expect("a move");
        }
        assert_eq!(board.how(), EndReason::Home);
        let known = if board.layout().pieces() == 10 { 27 } else { 31 };
        assert_eq!(board.ply(), known);
    });
}

fn layout(row: &Value) -> Layout {
    Layout::new(number(&row["seats"]), number(&row["pieces"])).expect("a layout")
}

/// Does an action and answers its code. The numbers of an action may be of no hole and of no seat.
fn perform(board: &mut Board, action: &Value) -> u8 {
    let result = match text(&action[0]) {
        "play" => match [&action[1], &action[2]].map(|hole| Hole::try_from(number(hole))) {
            [Ok(from), Ok(to)] => board.play(from, to),
            _ if board.over() => Err(Refusal::Over),
            _ => Err(Refusal::NotAHole),
        },
        "pass" => board.pass(),
        "resign" => match Seat::try_from(number(&action[1])) {
            Ok(seat) => board.resign(seat),
            Err(_) if board.over() => Err(Refusal::Over),
            Err(_) => Err(Refusal::NotASeat),
        },
        word => panic!("no action is {word:?}"),
    };
    result.err().map_or(0, |refusal| refusal as u8)
}

/// What a check of a game tells.
fn told(board: &Board, done: usize) -> Value {
    let position = board.to_string();
    let (fields, game) = position.split_once(';').expect("a game that has moved on");
    let seats = |field: usize| -> Vec<usize> {
        let list = game.split(' ').nth(field).expect("six fields");
        list.bytes().filter(|&c| c != b'-').map(|c| usize::from(c - b'0')).collect()
    };
    let (to_move, how) = (board.to_move().index(), board.how() as u8);
    json!([done, fields, to_move, board.ply(), how, places(board), seats(3), seats(4)])
}
