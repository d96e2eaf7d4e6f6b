//! The game that remembers, as its users meet it.

#[path = "../common/mod.rs"]
mod common;

mod endings;
mod options;
mod refusals;
mod undo;
mod vectors;

use sternhalma::{
    Action, EndReason, Flag, Game, GameError, GameOptions, Hole, LegalAction, Outcome, Path, Seat,
};

fn new_game(seats: i32) -> Game {
    Game::new(&GameOptions { seats: Some(seats), ..GameOptions::default() }).unwrap()
}

fn game_from(position: &str) -> Game {
    let options = GameOptions { position: Some(position.as_bytes()), ..GameOptions::default() };
    Game::new(&options).unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

/// Does an action by its numbers.
fn act(game: &mut Game, action: Action) -> Result<(), GameError> {
    match action {
        Action::Move { from, to } => game.play_move(from, to),
        Action::Pass => game.pass(),
        Action::Resign(seat) => game.resign(seat),
    }
}

fn play_all(game: &mut Game, texts: &[&str]) {
    for text in texts {
        game.play(text).unwrap_or_else(|error| panic!("{error}: {text:?}"));
    }
}

fn flag_of<T>(answer: Result<T, GameError>) -> Option<Flag> {
    answer.err().and_then(|error| error.flag())
}

fn word(flag: Flag) -> &'static str {
    flag.name()
}

/// Everything a game tells of itself.
#[derive(Debug, PartialEq)]
struct Seen {
    position: String,
    key: u64,
    to_move: Seat,
    how: EndReason,
    over: bool,
    result: Option<Outcome>,
    finished: Vec<Seat>,
    places: Vec<usize>,
    distances: Vec<i32>,
    holes: Vec<Option<Seat>>,
    made_with: (usize, usize, u32, bool),
    ply: u32,
    first: Option<Seat>,
    start: Option<String>,
    legal: Vec<(Action, Option<Path>, String)>,
    actions: Vec<Action>,
    moves: Vec<String>,
    histories: Vec<Vec<u64>>,
    log: String,
}

fn see(game: &Game) -> Seen {
    assert_eq!(game.move_count(), game.moves().len());
    assert_eq!(game.move_count(), game.actions().len());
    Seen {
        position: game.position().to_string(),
        key: game.key(),
        to_move: game.to_move(),
        how: game.how(),
        over: game.over(),
        result: game.result(),
        finished: game.finished().collect(),
        places: game.places().collect(),
        distances: Seat::ALL.map(|seat| game.distance_left(seat)).to_vec(),
        holes: Hole::all().map(|hole| game.at(hole)).collect(),
        made_with: (game.seats(), game.pieces(), game.cap(), game.solo()),
        ply: game.ply(),
        first: game.first(),
        start: game.start().map(ToString::to_string),
        legal: game.legal().map(|choice| (choice.action(), choice.path(), choice.to_string())).collect(),
        actions: game.actions().collect(),
        moves: game.moves().map(|text| text.to_string()).collect(),
        histories: Seat::ALL.map(|seat| game.history(seat).collect()).to_vec(),
        log: game.log().to_string(),
    }
}

/// What is seen of a game at every tenth action on the way back to its start, and then on the way to its end again.
fn there_and_back(game: &mut Game) -> [Vec<Seen>; 2] {
    let tenth = |game: &Game| (game.move_count().is_multiple_of(10)).then(|| see(game));
    let mut back = vec![];
    while game.undo() {
        back.extend(tenth(game));
    }
    let mut there: Vec<Seen> = tenth(game).into_iter().collect();
    while game.redo() {
        there.extend(tenth(game));
    }
    [back, there]
}

#[test]
fn the_documented_loop_plays() {
    let mut game = new_game(3);
    while !game.over() {
        let first = game.legal().next().as_ref().map(LegalAction::to_string).expect("the game goes on");
        game.play(first).unwrap();
        if game.ply() >= 6 {
            break;
        }
    }
    assert_eq!(game.ply(), 6);
    let again = Game::replay(game.log().to_string()).unwrap();
    assert_eq!(see(&again), see(&game));
}

#[test]
fn a_legal_action_tells_its_way() {
    let game =
        game_from("0/00/000/0000/[4]0[8]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 0 1 15");
    let seen = see(&game).legal;
    let way = |text: &str| seen.iter().find(|(_, _, t)| t == text).and_then(|(_, path, _)| *path);
    let names = |path: Path| path.holes().iter().map(ToString::to_string).collect::<Vec<_>>();
    let told = |holes: &[&str]| Some(holes.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(way("d1-e6").map(names), told(&["d1", "e6"]));
    assert_eq!(way("c2:e6:e4").map(names), told(&["c2", "e6", "e4"]));
    assert_eq!(way("c2-e4").map(names), None, "it is no step");
}

#[test]
fn holes_are_asked_for_by_name_too() {
    let game = new_game(2);
    assert_eq!(game.at_name("A1"), Ok(Some(Seat::ALL[0])));
    assert_eq!(game.at_name("q1"), Ok(Some(Seat::ALL[1])));
    assert_eq!(game.at_name("i5"), Ok(None));
    assert!(game.at_name("a2").is_err() && game.at_name("").is_err());
}

#[test]
fn a_history_keeps_repeats_and_nothing_but_moves() {
    let mut game = new_game(2);
    let start: Vec<u64> = Seat::ALL.map(|seat| game.board().own_key(seat)).to_vec();
    play_all(&mut game, &["d1-e5", "n1-m5", "e5-d1", "m5-n1", "resign 1"]);
    let [zero, one, two] = [0, 1, 2].map(|n| game.history(Seat::ALL[n]).collect::<Vec<_>>());
    assert_eq!((zero.len(), one.len(), two.len()), (3, 3, 0));
    assert_eq!((zero[0], zero[2]), (start[0], start[0]));
    assert_ne!(zero[1], start[0]);
    assert_eq!((one[0], one[2]), (start[1], start[1]));
    assert!(game.undo() && game.undo());
    assert_eq!(game.history(Seat::ALL[1]).last(), Some(game.board().own_key(Seat::ALL[1])));
}

#[test]
fn one_move_is_told_as_all_are() {
    let mut game = new_game(6);
    let mut dice = common::dice::Dice::new(7);
    for _ in 0..61 {
        let action = common::games::random_action(game.board(), &mut dice);
        act(&mut game, action).unwrap();
    }
    let one_by_one: Vec<String> =
        (0..61).map(|index| game.move_at(index).expect("it was made").to_string()).collect();
    assert_eq!(one_by_one, see(&game).moves);
    assert!(game.move_at(61).is_none() && game.move_at(usize::MAX).is_none());
}
