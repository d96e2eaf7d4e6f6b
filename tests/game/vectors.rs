//! The vectors, played through the game that remembers.

use serde_json::Value;
use sternhalma::{Action, Game, GameOptions, Hole, How, ReadActionError, Seat};

use crate::common::referee::Referee;
use crate::common::vectors::{for_each_row, list, number, text};
use crate::{Seen, act, game_from, see, there_and_back, word};

fn action(value: &Value) -> Action {
    let hole = |at: usize| Hole::try_from(number(&value[at])).expect("a hole");
    match text(&value[0]) {
        "play" | "move" => Action::Move { from: hole(1), to: hole(2) },
        "pass" => Action::Pass,
        "resign" => Action::Resign(Seat::try_from(number(&value[1])).expect("a seat")),
        other => panic!("no action {other:?}"),
    }
}

fn numbers(value: &Value) -> Vec<usize> {
    list(value).iter().map(|n| number(n) as usize).collect()
}

fn made_with(row: &Value) -> Game {
    let options = GameOptions {
        seats: Some(number(&row["seats"])),
        pieces: Some(number(&row["pieces"])),
        cap: row.get("cap").map(|cap| number(cap).into()),
        ..GameOptions::default()
    };
    Game::new(&options).unwrap()
}

/// Does an action by its text, the way `legal` writes it, and now and then by its numbers.
fn act_somehow(game: &mut Game, action: Action) {
    let written = match action {
        Action::Resign(seat) => format!("resign {seat}"),
        _ => game.legal().find(|c| c.action() == action).expect("it is legal").to_string(),
    };
    if game.move_count().is_multiple_of(3) {
        act(game, action).unwrap();
    } else {
        assert_eq!(game.play(written), Ok(action));
    }
}

fn assert_shows(game: &Game, check: &Value) {
    let position = game.position().to_string();
    let without_game = position.split(';').next().expect("split gives a first part");
    assert_eq!(without_game, text(&check[1]));
    assert_eq!(i32::from(game.to_move()), number(&check[2]));
    assert_eq!(game.ply() as i32, number(&check[3]));
    assert_eq!(game.how() as i32, number(&check[4]));
    assert_eq!(game.places().collect::<Vec<_>>(), numbers(&check[5]));
    assert_eq!(game.finished().map(Seat::index).collect::<Vec<_>>(), numbers(&check[6]));
    let resigned: Vec<usize> = game
        .actions()
        .filter_map(|action| if let Action::Resign(seat) = action { Some(seat.index()) } else { None })
        .collect();
    assert_eq!(resigned, numbers(&check[7]));
}

/// What a game tells of itself, but its own record, against the rules in plain code.
fn assert_agrees(game: &Game, referee: &Referee, histories: &[Vec<u64>]) {
    assert_eq!(game.position().to_string(), referee.position());
    assert_eq!((game.how(), game.over()), (referee.how, referee.how != How::Ongoing));
    assert_eq!(game.places().collect::<Vec<_>>(), referee.places());
    assert_eq!(Hole::all().map(|hole| game.at(hole).map(Seat::index)).collect::<Vec<_>>(), referee.cells);
    for (seat, history) in Seat::ALL.into_iter().zip(histories) {
        let home = referee.home.contains(&seat.index());
        let left = if home { 0 } else { referee.distance_left(seat.index()) };
        assert_eq!(game.distance_left(seat), left);
        assert_eq!(&game.history(seat).collect::<Vec<_>>(), history);
    }
    let result = game.result();
    assert_eq!(result.is_some(), game.over());
    if let Some(result) = result {
        assert_eq!((result.how(), result.plies()), (referee.how, referee.ply));
        assert_eq!(result.places(), referee.places());
        assert_eq!(result.home().iter().map(Seat::index).collect::<Vec<_>>(), referee.home);
    }
}

#[test]
fn games_are_played_undone_and_played_again() {
    let count = for_each_row("sternhalma/games.jsonl", |row| {
        let mut game = made_with(row);
        let mut referee = Referee::of(game.board());
        let seats = game.board().layout().each_seat();
        let mut histories: Vec<_> = seats.map(|seat| vec![game.board().own_key(seat)]).collect();
        let mut checks = list(&row["checks"]).iter();
        let mut check = checks.next();
        let mut seen = vec![see(&game)];
        for value in list(&row["actions"]) {
            let action = action(value);
            let mover = game.to_move();
            act_somehow(&mut game, action);
            referee.perform(action);
            if matches!(action, Action::Move { .. }) {
                histories[mover.index()].push(game.board().own_key(mover));
            }
            if game.move_count().is_multiple_of(10) {
                assert_agrees(&game, &referee, &histories);
                seen.push(see(&game));
            }
            if let Some(now) = check.filter(|check| number(&check[0]) as usize == game.move_count()) {
                assert_shows(&game, now);
                check = checks.next();
            }
        }
        assert!(check.is_none() && game.over());
        assert_agrees(&game, &referee, &histories);
        let end = see(&game);

        let [mut back, there] = there_and_back(&mut game);
        if end.actions.len().is_multiple_of(10) {
            // The way back begins one action after the end.
            back.insert(0, see(&game));
        }
        back.reverse();
        assert_eq!(back, seen);
        assert_eq!(there, seen);
        assert_eq!(see(&game), end);
        assert_eq!(see(&Game::replay(&end.log).unwrap()), end);
    });
    assert_eq!(count, 24);
}

#[test]
fn endings_are_those_of_the_board() {
    for_each_row("sternhalma/endings.jsonl", |row| {
        let mut game = game_from(text(&row["start"]));
        let start = see(&game);
        for step in list(&row["steps"]) {
            let told = &step[0];
            let answer = match text(&told[0]) {
                "play" => game.play_move(number(&told[1]), number(&told[2])),
                "pass" => game.pass(),
                _ => game.resign(number(&told[1])),
            };
            // What the board refuses, and the flags that the game refuses the same with.
            let flags: &[&str] = match number(&step[1]) {
                0 => &[],
                1 => &["game_over"],
                5 => &["must_pass", "occupied", "not_reachable"],
                6 => &["pass_not_allowed"],
                7 => &["no_such_seat"],
                8 => &["seat_finished", "seat_resigned"],
                other => panic!("no reason {other} is met here"),
            };
            let flag = answer.err().and_then(|error| error.flag()).map(word);
            assert_eq!(flag.is_none(), flags.is_empty(), "{told}");
            assert!(flag.is_none_or(|flag| flags.contains(&flag)), "{told}: {flag:?}");
            assert_eq!(game.position().to_string(), text(&step[2]));
            assert_eq!(game.places().collect::<Vec<_>>(), numbers(&step[3]));
        }
        let end = see(&game);
        there_and_back(&mut game);
        assert_eq!(see(&game), end);
        assert_eq!(see(&Game::replay(&end.log).unwrap()), end);
        while game.undo() {}
        assert_eq!(see(&game), start);
    });
}

#[test]
fn texts_are_judged_as_they_should_be() {
    let mut tries = 0;
    for_each_row("sternhalma/read_move.jsonl", |row| {
        let game = game_from(text(&row["position"]));
        for case in list(&row["tries"]) {
            let written = text(&case[0]);
            let read = game.read_action(written);
            let (flag, hop) = match read {
                Ok(_) => ("", 0),
                Err(ReadActionError { flag, hop, .. }) => (word(flag), hop.map_or(0, |hop| hop.number)),
            };
            assert_eq!((flag, hop), (text(&case[1]), number(&case[2]) as u32), "{written:?}");
            assert_eq!(read.ok(), (!case[3].is_null()).then(|| action(&case[3])), "{written:?}");

            let mut played = game.clone();
            assert_eq!(played.play(written).is_ok(), read.is_ok());
            assert_eq!(played.move_count(), usize::from(read.is_ok()));
            assert_eq!(played.board() == game.board(), read.is_err());
            if let Ok(action) = read {
                let mut by_numbers = game.clone();
                act(&mut by_numbers, action).unwrap();
                assert_eq!(by_numbers.board(), played.board());
            }
            tries += 1;
        }
    });
    assert_eq!(tries, 7518);
}

#[test]
fn crossings_get_home() {
    let mut plies = vec![];
    for_each_row("sternhalma/crossings.jsonl", |row| {
        let options =
            GameOptions { seats: Some(1), pieces: Some(number(&row["pieces"])), ..GameOptions::default() };
        let mut game = Game::new(&options).unwrap();
        for ends in list(&row["moves"]) {
            assert!(!game.over() && game.result().is_none());
            game.play_move(number(&ends[0]), number(&ends[1])).unwrap();
        }
        assert!(game.solo() && game.over());
        assert_eq!(game.how(), How::Home);
        assert_eq!(
            game.result().map(|r| r.to_string()),
            Some(format!("home at ply {}: 1. seat 0 (home)", game.ply()))
        );
        let again: Seen = see(&Game::replay(game.log().to_string()).unwrap());
        assert_eq!(again, see(&game));
        plies.push(game.ply());
    });
    assert_eq!(plies, [27, 31]);
}
