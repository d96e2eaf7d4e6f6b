//! How long games of Senet are when both sides move at random.
//!
//!     cargo run --release --example senet_games -- [GAMES]
//!
//! Plays so many games of each rule set, 100,000 when not told, and prints how many plies the longest has, how many are
//! usual, how often the side that begins wins, and how many games are drawn at the ply cap.

#[path = "../tests/common/dice.rs"]
#[allow(dead_code)]
mod dice;

use dice::Dice;
use sternhalma::senet::{Board, Roll, RuleSetId, Side, Status};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(100_000), |word| word.parse())?;
    for id in RuleSetId::ALL {
        let mut lengths = Vec::new();
        let (mut light, mut drawn) = (0, 0);
        for seed in 0..games {
            let board = play(id, seed)?;
            lengths.push(board.ply());
            light += u64::from(board.winner() == Some(Side::Light));
            drawn += u64::from(board.status() == Status::Drawn);
        }
        lengths.sort_unstable();
        println!(
            "{}: {games} games, the longest of {} plies, half of them within {}, {drawn} drawn, light wins {:.1} %",
            id.name(),
            lengths.last().ok_or("no games")?,
            lengths[lengths.len() / 2],
            100.0 * light as f64 / games as f64
        );
    }
    Ok(())
}

/// Plays a game to its end.
fn play(id: RuleSetId, seed: u64) -> Result<Board, Box<dyn std::error::Error>> {
    let rules = id.rules();
    let mut board = Board::new(rules.pieces.into()).ok_or("no such game")?;
    let mut dice = Dice::new(seed);
    let mut only = None;
    while board.status() == Status::Ongoing {
        let roll = Roll::thrown(seed, board.ply().into());
        let moves = board.moves(roll, &rules, only);
        only = match dice.pick(&moves) {
            Some(m) => board.apply(&m, &rules)?.bound,
            None => {
                board.forfeit(roll);
                None
            }
        };
    }
    Ok(board)
}
