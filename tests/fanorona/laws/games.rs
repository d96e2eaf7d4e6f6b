//! Games: their history, what is taken back, and games as text.

use proptest::prelude::*;

use sternhalma::fanorona::{Game, GameOptions, LogFault, Move, Outcome, Refused, Shape, Step, Weights, Why};

use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::fanorona::boards::{boards, game_from};

fn games() -> impl Strategy<Value = Game> {
    let limits = (0..8_u32, prop_oneof![Just(0_u32), 2..4_u32], prop_oneof![1..30_u32, Just(3000_u32)]);
    (boards(), limits)
        .prop_map(|(board, (quiet, repeat, cap))| game_from(&board.to_string(), [quiet, repeat, cap]))
}

/// Everything a game shows.
fn shown(game: &Game) -> String {
    let counts = (game.ply(), game.quiet(), game.repeats(), game.outcome(), game.winner(), game.can_stop());
    format!("{} {counts:?} {:?} {}", game.position(), game.history(), game.log())
}

/// Makes a step or a stop.
fn act(game: &mut Game, dice: &mut Dice) -> bool {
    let steps: Vec<Step> = game.steps().collect();
    let ways = steps.len() + usize::from(game.can_stop());
    if ways == 0 {
        return false;
    }
    match steps.get(dice.below(ways)) {
        Some(step) => game.step(step.from, step.direction, step.kind).expect("a step that is listed"),
        None => game.stop().expect("a move in progress"),
    }
    true
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn undo_restores_every_game_on_the_way(mut game in games(), seed: u64) {
        let mut dice = Dice::new(seed);
        let mut way = vec![shown(&game)];
        while way.len() < 60 && act(&mut game, &mut dice) {
            way.push(shown(&game));
        }
        let last = game.clone();
        for before in way.iter().rev().skip(1) {
            prop_assert!(game.undo());
            prop_assert_eq!(&shown(&game), before);
        }
        prop_assert!(!game.undo() && !game.undo_move());

        let mut game = last;
        let mut taken_back = 0;
        loop {
            let (depth, ply, open) = (game.depth(), game.ply(), game.in_chain());
            if !game.undo_move() {
                break;
            }
            taken_back += depth - game.depth();
            prop_assert_eq!(game.ply(), if open { ply } else { ply - 1 });
            prop_assert_eq!(&shown(&game), &way[way.len() - 1 - taken_back]);
        }
        prop_assert_eq!(game.depth(), 0);
    }

    #[test]
    fn a_game_shows_what_its_board_shows(mut game in games(), seed: u64, actions in 0..20_usize) {
        let mut dice = Dice::new(seed);
        for _ in 0..actions {
            act(&mut game, &mut dice);
        }
        let board = game.board();
        prop_assert_eq!(game.position().to_string(), board.to_string());
        prop_assert_eq!((game.side(), game.in_chain()), (board.side(), board.in_chain()));
        for weights in [Weights::default(), Weights { stone: 7, strong: -3, centre: 5, room: 11 }] {
            prop_assert_eq!(game.evaluate(&weights), board.evaluate(&weights));
        }
    }

    #[test]
    fn a_game_is_read_back_from_its_text(mut game in games(), seed: u64, actions in 0..40_usize) {
        let mut dice = Dice::new(seed);
        for _ in 0..actions {
            act(&mut game, &mut dice);
        }
        let text = game.log().to_string();
        let forms = [
            text.clone(),
            text.replace('\n', "\r\n"),
            text.trim_end().to_owned(),
            format!("\u{feff}{text}"),
            format!("{text}\n \r\n"),
        ];
        for text in forms {
            let again = Game::replay(&text);
            prop_assert_eq!(again.as_ref().map(shown), Ok(shown(&game)), "{}", text);
        }
    }

    #[test]
    fn a_fork_is_the_same_game_with_nothing_to_take_back(mut game in games(), seed: u64) {
        let mut dice = Dice::new(seed);
        for _ in 0..20 {
            act(&mut game, &mut dice);
        }
        let mut fork = game.fork().expect("there is memory");
        prop_assert_eq!(shown(&fork), shown(&game));
        prop_assert!(fork.depth() == 0 && !fork.undo() && !fork.undo_move());
        let before = shown(&game);
        let mut other = Dice::new(seed);
        while act(&mut fork, &mut dice) && fork.depth() < 10 {}
        while fork.undo() {}
        prop_assert_eq!(shown(&fork), before.clone());
        act(&mut fork, &mut other);
        prop_assert_eq!(shown(&game), before);
    }

    #[test]
    fn a_whole_move_is_its_steps_and_a_stop(game in games(), seed: u64) {
        let mut dice = Dice::new(seed);
        let moves = game.moves(usize::MAX).expect("there is memory");
        let Some(m) = dice.pick(&moves) else { return Ok(()) };
        let (mut whole, mut by_steps) = (game.clone(), game.clone());
        prop_assert_eq!(whole.play_move(&m), Ok(()));
        for step in m.steps() {
            by_steps.step(step.from, step.direction, step.kind).expect("a step of a legal move");
        }
        if m.needs_stop() {
            by_steps.stop().expect("a move in progress");
        }
        prop_assert_eq!(shown(&whole), shown(&by_steps));
        prop_assert_eq!(whole.ply(), game.ply() + 1);
        prop_assert_eq!(whole.depth(), m.steps().len() + usize::from(m.needs_stop()));
    }

    #[test]
    fn a_move_that_is_refused_changes_nothing(mut game in games(), other in games(), seed: u64) {
        let mut dice = Dice::new(seed);
        let moves = other.moves(usize::MAX).expect("there is memory");
        let Some(m) = dice.pick(&moves) else { return Ok(()) };
        let before = shown(&game);
        let played = game.play_move(&m);
        prop_assert_eq!(game.refused(), played);
        if played.is_err() {
            prop_assert_eq!(shown(&game), before);
        }
    }

    #[test]
    fn repeats_are_those_of_the_whole_history(mut game in games(), seed: u64) {
        let mut dice = Dice::new(seed);
        for _ in 0..60 {
            act(&mut game, &mut dice);
            let last = game.history().last().expect("the start at least");
            // What is taken never comes back, but for the start of a game begun in the middle of a move.
            let begun = game.history().iter().filter(|key| *key == last).count();
            prop_assert_eq!(game.repeats() as usize, begun);
            prop_assert_eq!(game.key_at(game.ply() as usize), Some(*last));
            prop_assert_eq!(game.key_at(game.ply() as usize + 1), None);
        }
    }
}

#[test]
fn the_move_of_no_steps_is_a_stop() {
    let mut game = Game::new(&GameOptions::default()).expect("a game");
    assert_eq!(game.play_move(&Move::STOP), Err(Refused::NothingToStop));
    let middle = "bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4";
    let mut game = game_from(middle, [60, 3, 3000]);
    assert_eq!((game.play_move(&Move::STOP), game.ply(), game.quiet()), (Ok(()), 1, 0));
    assert_eq!(game.log().to_string().lines().last(), Some("stop"));
    assert!(game.undo() && game.in_chain());
}

#[test]
fn a_move_is_not_two_moves() {
    let mut game = Game::new(&GameOptions::default()).expect("a game");
    let first = game.moves(100).expect("a few moves")[0];
    let mut after = game.clone();
    after.play_move(&first).expect("a legal move");
    let second = after.moves(100).expect("a few moves")[0];
    let both = [first.steps(), second.steps()].concat();
    let before = shown(&game);
    let both = Move::new(&both, false).expect("not too long");
    assert_eq!(game.play_move(&both), Err(Refused::Illegal(Why::NotTheStone)));
    assert_eq!(shown(&game), before);
}

/// Lines in place of those of a good text, and where they are refused.
#[test]
fn faults_of_texts() {
    let good = "fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 3000\nmoves 1\na2-b2A\n";
    let game =
        Game::new(&GameOptions { shape: Some(Shape::Telo), ..GameOptions::default() }).expect("a game");
    let first = game.moves(10).expect("a few moves")[0];
    let text = Shape::Telo.move_text(&first).to_string();
    let good = good.replace("a2-b2A", &text);
    assert!(Game::replay(&good).is_ok());
    let cases = [
        ("fanorona 1", "fanorona 2", 1, 10),
        ("fanorona 1", "sternhalma 1", 1, 1),
        ("fanorona 1", "fanorona", 1, 9),
        ("board telo", "board tela", 2, 7),
        ("board telo", "board", 2, 6),
        ("board telo", "start bbb/b1w/wwww w", 2, 15),
        ("board telo", "start", 2, 6),
        ("board telo", "shape telo", 2, 1),
        ("quiet_limit 60", "quiet_limit -1", 3, 13),
        ("quiet_limit 60", "quiet_limit 2147483648", 3, 13),
        ("repeat 3", "repeat 1", 4, 8),
        ("repeat 3", "repeat 03", 4, 8),
        ("ply_cap 3000", "ply_cap 3001", 5, 9),
        ("ply_cap 3000", "ply_cap 0", 5, 9),
        ("moves 1", "moves 2", 8, 1),
        ("moves 1", "moves 0", 7, 1),
        ("moves 1", "moves", 6, 6),
        (text.as_str(), "", 7, 1),
        (text.as_str(), "a1-a2", 7, 1),
        (text.as_str(), "stop", 7, 1),
        (text.as_str(), "+a1-b2A", 7, 1),
    ];
    for (line, fault, at, column) in cases {
        let error = Game::replay(good.replacen(line, fault, 1)).expect_err(fault);
        assert_eq!((error.line, error.column), (at, column), "{fault:?}: {error}");
        assert!(!error.to_string().is_empty());
    }
    let more = format!("{good}{text}\n");
    let error = Game::replay(more).expect_err("a line too many");
    assert_eq!((error.line, error.fault), (8, LogFault::BadString));
}

#[test]
fn limits_that_are_refused() {
    use sternhalma::fanorona::{Field, Limits, NewGameError};
    let usual = Limits::default();
    let cases = [
        (Limits { quiet: 1 << 31, ..usual }, NewGameError::Quiet, Field::QuietLimit),
        (Limits { repeat: 1, ..usual }, NewGameError::Repeat, Field::Repeat),
        (Limits { repeat: 1 << 31, ..usual }, NewGameError::Repeat, Field::Repeat),
        (Limits { ply_cap: 0, ..usual }, NewGameError::PlyCap, Field::PlyCap),
        (Limits { ply_cap: 3001, ..usual }, NewGameError::PlyCap, Field::PlyCap),
    ];
    for (limits, error, field) in cases {
        let refused = Game::new(&GameOptions { limits, ..GameOptions::default() }).expect_err("a bad limit");
        assert_eq!((refused, refused.field()), (error, Some(field)));
    }
    let both = GameOptions { shape: Some(Shape::Telo), position: Some(b"3/3/3 w"), limits: usual };
    assert_eq!(Game::new(&both).err(), Some(NewGameError::WithPosition));
    let empty = GameOptions { position: Some(b"3/3/3 w"), ..GameOptions::default() };
    let game = Game::new(&empty).expect("an empty board is a position");
    assert_eq!((game.outcome(), game.winner(), game.is_draw()), (Outcome::Stones, None, true));
}
