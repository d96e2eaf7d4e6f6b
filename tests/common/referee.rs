//! The game in plain code: whose turn it is, who is home and how it ends, worked out from the written rules and
//! sharing nothing with the engine but the words of its interface.

use sternhalma::{Action, Board, EndReason, Refusal};

use super::plain::{self, HOLES, Holes};

const WAYS: [(EndReason, &str); 5] = [
    (EndReason::Ongoing, "-"),
    (EndReason::Home, "home"),
    (EndReason::Cap, "cap"),
    (EndReason::Deadlock, "deadlock"),
    (EndReason::Resign, "resign"),
];

/// A game, told by numbers.
#[derive(Clone, Debug)]
pub struct Referee {
    pub seats: usize,
    pub pieces: usize,
    pub cells: [Option<usize>; HOLES],
    pub to_move: usize,
    pub ply: u32,
    pub cap: u32,
    pub passes: usize,
    pub home: Vec<usize>,
    pub resigned: Vec<usize>,
    pub how: EndReason,
}

impl Referee {
    /// Takes over the game of a board, as its position string tells it.
    pub fn of(board: &Board) -> Referee {
        let mut cells = [None; HOLES];
        for hole in board.occupied() {
            cells[hole.index()] = board.at(hole).map(|seat| seat.index());
        }
        let seats = board.layout().seats();
        let position = board.to_string();
        let fresh = format!("0 {} 0 - - -", 1000 * seats);
        let game = position.split_once(';').map_or(fresh.as_str(), |(_, game)| game);
        let [ply, cap, passes, home, resigned, how] = *game.split(' ').collect::<Vec<_>>() else {
            panic!("not a game: {game:?}");
        };
        let count = |field: &str| field.parse().expect("a number");
        let list =
            |field: &str| field.bytes().filter(|&c| c != b'-').map(|c| usize::from(c - b'0')).collect();
        Referee {
            seats,
            pieces: board.layout().pieces(),
            cells,
            to_move: board.to_move().index(),
            ply: count(ply),
            cap: count(cap),
            passes: count(passes) as usize,
            home: list(home),
            resigned: list(resigned),
            how: WAYS.into_iter().find(|(_, word)| *word == how).expect("a way to end").0,
        }
    }

    /// Why an action is refused, or `None`.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        if self.how != EndReason::Ongoing {
            return Some(Refusal::Over);
        }
        match action {
            Action::Move { from, to } => match self.cells[from.index()] {
                None => Some(Refusal::NoPiece),
                Some(seat) if seat != self.to_move => Some(Refusal::NotYours),
                Some(_) => (!plain::has(plain::reach(self.occupied(), from.index()), to.index()))
                    .then_some(Refusal::Unreachable),
            },
            Action::Pass => self.has_move().then_some(Refusal::HasMove),
            Action::Resign(seat) if seat.index() >= self.seats => Some(Refusal::NotASeat),
            Action::Resign(seat) => (!self.racing(seat.index())).then_some(Refusal::SeatDone),
        }
    }

    /// Does what is not refused.
    pub fn perform(&mut self, action: Action) {
        let mover = self.to_move;
        match action {
            Action::Move { from, to } => {
                self.cells[to.index()] = self.cells[from.index()].take();
                self.passes = 0;
                for seat in (mover..self.seats).chain(0..mover) {
                    if self.racing(seat) && self.home_complete(seat) {
                        self.home.push(seat);
                    }
                }
                self.ply += 1;
            }
            Action::Pass => {
                self.passes += 1;
                self.ply += 1;
            }
            Action::Resign(seat) => self.resigned.push(seat.index()),
        }
        let racing = (0..self.seats).filter(|&seat| self.racing(seat)).count();
        self.how = if racing == 0 || (self.seats > 1 && racing == 1) {
            if matches!(action, Action::Resign(_)) { EndReason::Resign } else { EndReason::Home }
        } else if self.passes >= racing {
            EndReason::Deadlock
        } else if self.ply >= self.cap {
            EndReason::Cap
        } else {
            EndReason::Ongoing
        };
        let turn_goes_on = match action {
            Action::Resign(seat) => seat.index() == mover,
            Action::Move { .. } | Action::Pass => true,
        };
        if self.how == EndReason::Ongoing && turn_goes_on {
            self.to_move =
                (mover + 1..self.seats).chain(0..mover).find(|&seat| self.racing(seat)).unwrap_or(mover);
        }
    }

    pub fn places(&self) -> Vec<usize> {
        (0..self.seats).map(|seat| self.place_of(seat)).collect()
    }

    fn place_of(&self, seat: usize) -> usize {
        if let Some(before) = self.home.iter().position(|&s| s == seat) {
            return before + 1;
        }
        if self.how == EndReason::Ongoing {
            return 0;
        }
        if let Some(before) = self.resigned.iter().position(|&s| s == seat) {
            return self.seats - before;
        }
        let racing = (0..self.seats).filter(|&s| self.racing(s));
        1 + self.home.len() + racing.filter(|&s| self.distance_left(s) < self.distance_left(seat)).count()
    }

    /// The steps from each piece to the tip of the home, less the fewest that as many holes of the home could take.
    pub fn distance_left(&self, seat: usize) -> i32 {
        let tip = plain::home_tip(self.seats, seat);
        let mut at_home: Vec<i32> = plain::each(plain::home(self.seats, self.pieces, seat))
            .map(|hole| plain::distance(hole, tip))
            .collect();
        at_home.sort_unstable();
        let out: Vec<i32> =
            plain::each(self.pieces_of(seat)).map(|hole| plain::distance(hole, tip)).collect();
        out.iter().sum::<i32>() - at_home.iter().take(out.len()).sum::<i32>()
    }

    pub fn home_complete(&self, seat: usize) -> bool {
        let home = plain::home(self.seats, self.pieces, seat);
        home & !self.occupied() == 0 && home & self.pieces_of(seat) != 0
    }

    pub fn pieces_of(&self, seat: usize) -> Holes {
        plain::set((0..HOLES).filter(|&hole| self.cells[hole] == Some(seat)))
    }

    pub fn occupied(&self) -> Holes {
        plain::set((0..HOLES).filter(|&hole| self.cells[hole].is_some()))
    }

    pub fn racing(&self, seat: usize) -> bool {
        !self.home.contains(&seat) && !self.resigned.contains(&seat)
    }

    pub fn has_move(&self) -> bool {
        plain::each(self.pieces_of(self.to_move)).any(|hole| plain::reach(self.occupied(), hole) != 0)
    }

    /// The position string.
    pub fn position(&self) -> String {
        let fields = format!("{} {} {} {}", self.rows(), self.to_move, self.seats, self.pieces);
        let how = WAYS.into_iter().find(|(way, _)| *way == self.how).expect("a way to end").1;
        let seats = |list: &[usize]| match list {
            [] => "-".to_owned(),
            _ => list.iter().map(usize::to_string).collect(),
        };
        let (home, resigned) = (seats(&self.home), seats(&self.resigned));
        let game = format!("{} {} {} {home} {resigned} {how}", self.ply, self.cap, self.passes);
        let fresh = format!("0 {} 0 - - -", 1000 * self.seats);
        if game == fresh { fields } else { format!("{fields};{game}") }
    }

    fn rows(&self) -> String {
        let row = |y: i32| {
            let mut written = String::new();
            let mut empty = 0;
            for hole in (0..HOLES).filter(|&hole| plain::PLACES[hole][1] == y) {
                if let Some(seat) = self.cells[hole] {
                    written += &run(empty);
                    written += &seat.to_string();
                    empty = 0;
                } else {
                    empty += 1;
                }
            }
            written + &run(empty)
        };
        (-8..=8).map(row).collect::<Vec<_>>().join("/")
    }
}

fn run(empty: usize) -> String {
    if empty > 0 { format!("[{empty}]") } else { String::new() }
}
