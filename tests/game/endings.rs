//! How games end, and what they tell of it.

use sternhalma::{Flag, Game, How, Seat};

use crate::{flag_of, game_from, new_game, play_all, see, there_and_back};

fn assert_ended(mut game: Game, how: How, places: &[usize], told: &str) {
    let result = game.result().expect("the game is over");
    assert!(game.over() && game.legal().next().is_none());
    assert_eq!((game.how(), result.how()), (how, how));
    assert_eq!(result.places(), places);
    assert!(game.places().eq(places.iter().copied()));
    assert!(result.home().iter().eq(game.finished()));
    assert_eq!(result.plies(), game.ply());
    assert_eq!(result.to_string(), told);
    let end = see(&game);
    there_and_back(&mut game);
    assert_eq!(see(&game), end);
    assert_eq!(see(&Game::replay(&end.log).unwrap()), end);
}

/// The star from row e to row m, nothing on it.
const MIDDLE: &str = "[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]";

#[test]
fn a_rival_moves_a_seat_home() {
    let mut game = game_from(&format!("0/[2]/[3]/[4]/{MIDDLE}/[5]1[7]/[1]000/000/00/0 1 2 10"));
    assert_eq!(game.distance_left(Seat::ALL[0]), 13);
    play_all(&mut game, &["m6-n1"]);
    assert_eq!(game.board().distance_left(Seat::ALL[0]), 13, "its tenth piece never came");
    assert_eq!(game.distance_left(Seat::ALL[0]), 0);
    assert_ended(game, How::Home, &[1, 2], "home at ply 1: 1. seat 0 (home), 2. seat 1");
}

#[test]
fn a_parked_rival_keeps_nobody_out() {
    let mut game = game_from(&format!("[1]/[2]/[3]/[4]/{MIDDLE}/[5]0[7]/[1]000/000/00/1 0 2 10"));
    play_all(&mut game, &["m6-n1"]);
    assert_ended(game, How::Home, &[1, 2], "home at ply 1: 1. seat 0 (home), 2. seat 1");
}

#[test]
fn rivals_who_never_left_fill_a_home() {
    let mut game = new_game(2);
    let texts =
        ["d4-e8", "o3-m7", "e8-f7", "m7-l7", "c1-g7", "l7-k7", "g7-h6", "k7-j6", "c3-k7", "j6-l8", "k7-o3"];
    play_all(&mut game, &texts);
    assert_ended(game, How::Home, &[1, 2], "home at ply 11: 1. seat 0 (home), 2. seat 1");
}

#[test]
fn the_last_but_one_to_get_home_ends_it() {
    let position = "[1]/[2]/[3]/[4]/111[1]1[3]2[1]222/111[6]222/11[7]22/1[8]2/[9]/[10]/[11]/[12]/[5]0[7]/[1]000/000/00/0 0 3 10";
    let mut game = game_from(position);
    play_all(&mut game, &["m6-n1"]);
    assert!(!game.over() && game.result().is_none());
    assert_eq!(game.places().collect::<Vec<_>>(), [1, 0, 0]);
    play_all(&mut game, &["e5-e4"]);
    assert_ended(game, How::Home, &[1, 2, 3], "home at ply 2: 1. seat 0 (home), 2. seat 1 (home), 3. seat 2");
}

#[test]
fn at_the_cap_equal_seats_share_a_place() {
    let mut four = game_from(
        "[1]/[2]/[3]/[4]/[4]3[8]/[12]/[11]/[10]/[3]2[5]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 2 4 10;9 10 0 0 1 -",
    );
    play_all(&mut four, &["i4-i5"]);
    let told = "cap at ply 10: 1. seat 0 (home), 2. seat 2, 2. seat 3, 4. seat 1";
    assert_ended(four, How::Cap, &[1, 4, 2, 2], told);

    let mut six = game_from(
        "[1]/[2]/[3]/[4]/[12]2/[12]/[11]/[10]/[4]0[4]/[10]/[11]/[12]/[4]5[8]/[4]/[3]/[2]/[1] 0 6 10;49 50 0 31 4 -",
    );
    play_all(&mut six, &["i5-i6"]);
    let told =
        "cap at ply 50: 1. seat 3 (home), 2. seat 1 (home), 3. seat 0, 3. seat 5, 5. seat 2, 6. seat 4";
    assert_ended(six, How::Cap, &[3, 2, 5, 1, 6, 3], told);
}

#[test]
fn all_racing_seats_passing_is_a_deadlock() {
    let walled =
        "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -";
    let mut game = game_from(walled);
    assert_eq!(
        game.legal().map(|c| (c.path().is_some(), c.to_string())).collect::<Vec<_>>(),
        [(false, "pass".into())]
    );
    play_all(&mut game, &["pass", "pass"]);
    let told = "deadlock at ply 6: 1. seat 0, 1. seat 2, 3. seat 3, 4. seat 1";
    assert_ended(game, How::Deadlock, &[1, 4, 1, 3], told);

    let mut alone = game_from(&format!("[1]/[2]/[3]/[4]/{MIDDLE}/[13]/[4]/[3]/[2]/[1] 0 1 10"));
    play_all(&mut alone, &["pass"]);
    assert_ended(alone, How::Deadlock, &[1], "deadlock at ply 1: 1. seat 0");
}

#[test]
fn resignations_place_the_first_to_resign_last() {
    let mut game = new_game(3);
    play_all(&mut game, &["d1-e5", "resign 0"]);
    assert_eq!((game.ply(), game.to_move()), (1, Seat::ALL[1]), "out of turn, the turn stays");
    play_all(&mut game, &["resign 1"]);
    assert_ended(game, How::Resign, &[3, 2, 1], "resign at ply 1: 1. seat 2, 2. seat 1, 3. seat 0");

    let mut six = new_game(6);
    play_all(&mut six, &["resign 2", "resign 4", "resign 0", "resign 1", "resign 3"]);
    let told = "resign at ply 0: 1. seat 5, 2. seat 3, 3. seat 1, 4. seat 0, 5. seat 4, 6. seat 2";
    assert_ended(six, How::Resign, &[4, 3, 6, 2, 5, 1], told);
}

#[test]
fn a_seat_home_is_ahead_of_those_who_give_up() {
    let position = "[1]/[2]/[3]/[4]/111[1]1[3]2[1]222/111[6]222/11[7]22/1[8]2/[9]/[10]/[11]/[12]/[5]0[7]/[1]000/000/00/0 0 3 10";
    let mut game = game_from(position);
    play_all(&mut game, &["m6-n1", "resign 2"]);
    assert_ended(game, How::Resign, &[1, 2, 3], "resign at ply 1: 1. seat 0 (home), 2. seat 1, 3. seat 2");
}

#[test]
fn a_lowered_cap_ends_it_after_the_next_action() {
    let position = format!("0/00/000/0000/{MIDDLE}/[13]/1111/111/11/1 1 2 10;9 5 0 - - -");
    let mut game = game_from(&position);
    assert!(!game.over());
    play_all(&mut game, &["n1-m5"]);
    assert_ended(game, How::Cap, &[2, 1], "cap at ply 10: 1. seat 1, 2. seat 0");
    let mut last = game_from(&position.replace(";9 5", ";2147483647 2147483647"));
    assert_eq!(flag_of(last.pass()), Some(Flag::PassNotAllowed));
    play_all(&mut last, &["n1-m5"]);
    assert_ended(last, How::Cap, &[2, 1], "cap at ply 2147483647: 1. seat 1, 2. seat 0");
}

/// A game whose ply is past its cap goes on until the next play, pass or resignation.
#[test]
fn a_cap_that_is_passed_ends_the_game_at_the_next_action() {
    let passed = format!("0/00/000/0000/{MIDDLE}/[13]/1111/111/11/1 0 2 10;50 40 0 - - -");
    let mut game = game_from(&passed);
    assert!(!game.over() && game.result().is_none() && game.legal().next().is_some());
    assert_eq!(game.position().to_string(), passed);
    assert_eq!(flag_of(game.pass()), Some(Flag::PassNotAllowed));
    assert!(!game.over());
    play_all(&mut game, &["d1-e5"]);
    assert_ended(game, How::Cap, &[1, 2], "cap at ply 51: 1. seat 0, 2. seat 1");

    let mut game = game_from(&passed.replace("0 2 10;50", "0 3 10;50"));
    play_all(&mut game, &["resign 2"]);
    assert_eq!((game.over(), game.how(), game.ply()), (true, How::Cap, 50));

    let walled =
        "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;9 5 0 - 13 -";
    let mut game = game_from(walled);
    assert!(!game.over());
    play_all(&mut game, &["pass"]);
    assert_eq!((game.over(), game.how(), game.ply()), (true, How::Cap, 10));
}

/// A deadlock of seats that have moves is over all the same.
#[test]
fn a_deadlock_of_seats_with_moves_is_over() {
    let position = format!("0/00/000/0000/{MIDDLE}/[13]/1111/111/11/1 0 2 10;2 2000 2 - - deadlock");
    let mut game = game_from(&position);
    assert!(game.over() && game.how() == How::Deadlock && game.legal().next().is_none());
    assert_eq!(flag_of(game.play("d1-e5")), Some(Flag::GameOver));
    assert_eq!(flag_of(game.pass()), Some(Flag::GameOver));
    assert_eq!(game.position().to_string(), position);
    assert_ended(game, How::Deadlock, &[1, 1], "deadlock at ply 2: 1. seat 0, 1. seat 1");
}
