//! Matches between players, to measure what a change is worth, and games of one player with itself.
//!
//!     cargo run --release --features internals --example arena -- A B --games 200 --seats 2 --budget 100000
//!     cargo run --release --features internals --example arena -- A --games 200 --seats 2 --budget 100000
//!
//! A and B are players, told as `name:option=value,…`:
//!
//! * `own` the library's search; `level=N`, `eval=auto|documented|own`, `weights=DISTANCE/STRAGGLER/CLASSES/BLOCKING`,
//!   `depth=N`, `mode=auto|paranoid|maxn|best`, `kib=N`
//! * `oneply` the move that leads to the best documented evaluation
//! * `alphabeta` plain alpha-beta, deepening, with the documented evaluation
//! * `solo` looks at its own moves only, deepening
//! * `random` a random move forward
//! * `sparring:PATH` the sparring partner's program, told by its line protocol
//!
//! `budget=N` (positions a move) and `ms=N` (milliseconds a move) set for one player what `--budget` and `--ms` set
//! for both. Every opening is a few random moves forward and is played twice with sides changed; with itself a player
//! plays each once, and the score is that of the seats 1, 3 and 5. The games depend on the seed and the players and not
//! on how many are played at once, as long as nobody plays by time.
//!
//! Options: `--games 100 --seats 2 --pieces 10 --budget 100000 --ms N --threads 1 --seed 1 --plies 4 --cap N
//! --log FILE --sprt ELO0,ELO1`. With a log file, games that are in it already are not played again.

#[path = "../../tests/common/dice.rs"]
#[allow(dead_code)]
mod dice;
#[path = "../../tests/common/games.rs"]
#[allow(dead_code)]
mod games;

mod baseline;
mod matches;
mod options;
mod player;
mod score;
mod sparring;

use std::process::ExitCode;

fn main() -> ExitCode {
    let result = options::Options::read(std::env::args().skip(1)).and_then(|options| matches::run(&options));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {error}");
            ExitCode::FAILURE
        }
    }
}
