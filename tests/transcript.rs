//! `examples/hosts/transcript.txt` is the game that the programs of that folder play, in each language. When the search
//! has changed on purpose, `STERNHALMA_UPDATE_TRANSCRIPT=1 cargo test --test transcript` writes it anew.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use sternhalma::{Decision, Game, GameOptions, SearchOptions};

/// The game, as the programs tell it.
fn played() -> Result<String, std::fmt::Error> {
    let mut told = String::new();
    let options = GameOptions { seats: Some(3), ..GameOptions::default() };
    let mut game = Game::new(&options).expect("three seats play");
    let refused = game.play("a1-b1").expect_err("b1 holds a piece");
    writeln!(told, "a1-b1: {refused}")?;
    while !game.over() {
        let had: Vec<u64> = game.history(game.to_move()).collect();
        let mut options = SearchOptions { budget: 300, avoid: &had, ..SearchOptions::default() };
        let found = game.board().search(&mut options).expect("the game goes on");
        match found.decision {
            Decision::Move(chosen) => game.play_move(chosen.from, chosen.to),
            Decision::Pass => game.pass(),
        }
        .expect("what was found can be done");
        let last = game.moves().last().expect("a move was made");
        let (ply, depth, score, nodes) = (game.ply(), found.depth, found.score, found.nodes);
        writeln!(told, "{ply}. {last} depth {depth} score {score} nodes {nodes}")?;
    }
    writeln!(told, "{}", game.result().expect("the game is over"))?;
    writeln!(told, "{}\n{:016x}", game.position(), game.key())?;
    Ok(told)
}

#[test]
fn the_game_is_told_as_it_is_played() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/hosts/transcript.txt");
    let told = played().expect("a string can be written to");
    if env::var_os("STERNHALMA_UPDATE_TRANSCRIPT").is_some_and(|value| value == "1") {
        fs::write(&path, &told).expect("the transcript can be written");
    }
    let kept = fs::read_to_string(&path).expect("there is a transcript");
    assert_eq!(told, kept, "the search has changed; the head of this file tells how to tell it anew");
}
