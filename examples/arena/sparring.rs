//! A player in another program, told by the sparring partner's line protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use sternhalma::{Action, Game, Hole};

use super::player::{Limit, Player};

/// The program and the pipes to it.
pub struct Sparring {
    child: Child,
    ask: ChildStdin,
    answer: BufReader<ChildStdout>,
    limit: String,
}

impl Sparring {
    /// Starts the program.
    pub fn new(path: &str, limit: Limit) -> Result<Sparring, String> {
        let mut command = Command::new(path);
        command.args(["engine", "file=3,fp=60,lm=12"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{path}: {error}"))?;
        let (ask, answer) = child.stdin.take().zip(child.stdout.take()).ok_or("no pipes")?;
        let limit = limit.ms.map_or(format!("n{}", limit.budget), |ms| ms.to_string());
        Ok(Sparring { child, ask, answer: BufReader::new(answer), limit })
    }

    fn ask(&mut self, line: &str) -> Result<String, String> {
        let mut answer = String::new();
        writeln!(self.ask, "{line}")
            .and_then(|()| self.answer.read_line(&mut answer))
            .map_err(|e| e.to_string())?;
        Ok(answer)
    }
}

impl Player for Sparring {
    fn choose(&mut self, game: &Game) -> Result<Action, String> {
        let cell = |hole: Hole| game.at(hole).map_or('.', |seat| seat.digit());
        let cells: String = Hole::all().map(cell).collect();
        let answer = self.ask(&format!("{cells} {} {}", game.to_move(), self.limit))?;
        let hole = |text: &str| text.parse().ok().and_then(Hole::new);
        let holes = answer.split(' ').next().and_then(|m| m.split_once('-'));
        let (from, to) =
            holes.and_then(|(from, to)| hole(from).zip(hole(to))).ok_or(format!("answered {answer:?}"))?;
        Ok(Action::Move { from, to })
    }
}

impl Drop for Sparring {
    fn drop(&mut self) {
        // It ends by itself when its input does; nobody waits for it to notice.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
