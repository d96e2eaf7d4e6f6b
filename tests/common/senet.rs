//! Senet in plain code: houses are numbers, runs are walked a house at a time, and nothing is shared with
//! the engine but what a rule set and a move hold.

use sternhalma::capi::senet::moves::senet_move;
use sternhalma::senet::{House, Move, Protect, Reach26, RuleSet, RuleSetId};

const GATE: usize = 26;

/// What may be tried from house 26 on, by house and roll: a house, `o` off, `w` walk, `s` stay.
const KENDALL: [[&str; 5]; 5] = [
    ["w", "28", "29", "30", "o"],
    ["w", "w", "w", "w", "w"],
    ["", "", "o", "", ""],
    ["", "o", "", "", ""],
    ["o", "", "", "", ""],
];
const SKYRUK: [[&str; 5]; 5] = [
    ["27 w", "28 27 w", "29 27 w", "30 27 w", "o"],
    ["w", "w", "w", "o", "s"],
    ["", "", "o", "", ""],
    ["", "o", "", "", ""],
    ["o", "o", "o", "o", "o"],
];

/// A move; `to` is 0 when the piece is borne off, and the kinds are numbered as in C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainMove {
    pub from: usize,
    pub to: usize,
    pub kind: usize,
    pub swap: bool,
    pub backward: bool,
}

/// A move as C has it.
pub fn told(m: &Move) -> senet_move {
    senet_move {
        from: m.from.into(),
        to: m.to.map_or(0, House::into),
        roll: m.roll.into(),
        kind: m.kind as i32,
        swap: m.swap.into(),
        backward: m.backward.into(),
        reserved: [0; 2],
    }
}

impl From<&Move> for PlainMove {
    fn from(m: &Move) -> PlainMove {
        PlainMove {
            from: m.from.number(),
            to: m.to.map_or(0, House::number),
            kind: m.kind as usize,
            swap: m.swap,
            backward: m.backward,
        }
    }
}

/// A board: 0 for an empty house, 1 for a light piece, 2 for a dark one. House 0 is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    pub cells: [u8; 31],
    pub side: u8,
    pub pieces: usize,
}

impl Plain {
    /// Reads what is written like a position string, whatever stands on it.
    pub fn read(position: &[u8]) -> Option<Plain> {
        let [groups, [side @ (b'l' | b'd')], [digit @ b'1'..=b'7']] =
            position.split(|&c| c == b' ').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        let groups: Vec<&[u8]> = groups.split(|&c| c == b'/').collect();
        if groups.len() != 3 || groups.iter().any(|group| group.len() != 10) {
            return None;
        }
        let mut cells = [0; 31];
        for (cell, letter) in cells[1..].iter_mut().zip(groups.concat()) {
            *cell = b".ld".iter().position(|&known| known == letter)? as u8;
        }
        let side = if *side == b'l' { 1 } else { 2 };
        Some(Plain { cells, side, pieces: usize::from(digit - b'0') })
    }

    pub fn write(&self) -> String {
        let letters: Vec<char> =
            self.cells[1..].iter().map(|&cell| ['.', 'l', 'd'][usize::from(cell)]).collect();
        let groups: Vec<String> = letters.chunks(10).map(|group| group.iter().collect()).collect();
        format!("{} {} {}", groups.join("/"), ['.', 'l', 'd'][usize::from(self.side)], self.pieces)
    }

    pub fn count(&self, side: u8) -> usize {
        self.cells.iter().filter(|&&cell| cell == side).count()
    }

    /// The first and the last house of the run that a piece is of.
    fn run(&self, house: usize) -> (usize, usize) {
        let (mut first, mut last) = (house, house);
        while first > 1 && self.cells[first - 1] == self.cells[house] {
            first -= 1;
        }
        while last < 30 && self.cells[last + 1] == self.cells[house] {
            last += 1;
        }
        (first, last)
    }

    pub fn is_protected(&self, house: usize, rules: &RuleSet) -> bool {
        let (first, last) = self.run(house);
        let outer = house == first || house == last;
        self.cells[house] != 0
            && first < last
            && match rules.protect {
                Protect::None => false,
                Protect::Run => true,
                Protect::Ends => outer,
            }
    }

    pub fn in_blockade(&self, house: usize, rules: &RuleSet) -> bool {
        let (first, last) = self.run(house);
        self.cells[house] != 0 && rules.blockade > 0 && last - first + 1 >= rules.blockade.into()
    }

    /// Whether a piece may come to a house of the track or to house 26 from another.
    fn may_step(&self, from: usize, to: usize, rules: &RuleSet) -> bool {
        let (low, high) = (from.min(to), from.max(to));
        let blocks = |house: usize| {
            let (first, last) = self.run(house);
            self.cells[house] == 3 - self.side && self.in_blockade(house, rules) && low < first && last < high
        };
        let is_open = match self.cells[to] {
            0 => true,
            cell if cell == self.side => false,
            _ => {
                let safe = House::new(to).is_some_and(|house| rules.safe.contains(house));
                to < GATE && !safe && !self.is_protected(to, rules)
            }
        };
        is_open && !(low + 1..high).any(blocks)
    }

    fn forward(&self, from: usize, roll: usize, rules: &RuleSet) -> Option<PlainMove> {
        if from >= GATE {
            return self.exit(from, roll, rules);
        }
        let to = match from + roll {
            further if further > GATE && rules.reach26 == Reach26::Any => GATE,
            to => to,
        };
        let may = to <= GATE && self.may_step(from, to, rules);
        may.then(|| PlainMove { from, to, kind: 0, swap: self.cells[to] != 0, backward: false })
    }

    fn exit(&self, from: usize, roll: usize, rules: &RuleSet) -> Option<PlainMove> {
        let chains = if rules.exits == RuleSetId::Kendall { KENDALL } else { SKYRUK };
        let made = |to, kind| Some(PlainMove { from, to, kind, swap: false, backward: false });
        chains[from - GATE][roll - 1].split_whitespace().find_map(|exit| match exit {
            "o" => made(0, 4),
            "s" => made(from, 3),
            "w" => (1..=15).rev().find(|&to| self.cells[to] == 0).and_then(|to| made(to, 2)),
            house => {
                let to: usize = house.parse().expect("a house");
                if self.cells[to] == 0 { made(to, 1) } else { None }
            }
        })
    }

    fn back(&self, from: usize, roll: usize, rules: &RuleSet) -> Option<PlainMove> {
        let may = from < GATE && from > roll && self.may_step(from, from - roll, rules);
        may.then(|| {
            let to = from - roll;
            PlainMove { from, to, kind: 0, swap: self.cells[to] != 0, backward: true }
        })
    }

    /// Every move of a roll, or that of one piece alone.
    pub fn moves(&self, roll: usize, rules: &RuleSet, only: Option<usize>) -> Vec<PlainMove> {
        let is_asked = |house: &usize| only.is_none_or(|only| only == *house);
        let own: Vec<usize> =
            (1..=30).filter(|&house| self.cells[house] == self.side).filter(is_asked).collect();
        let forward: Vec<PlainMove> =
            own.iter().filter_map(|&from| self.forward(from, roll, rules)).collect();
        if !forward.is_empty() || !rules.backward {
            return forward;
        }
        own.iter().filter_map(|&from| self.back(from, roll, rules)).collect()
    }

    /// Makes one of the moves, or a forfeit; whether the next throw is bound to house 26.
    pub fn make(&mut self, m: Option<PlainMove>, roll: usize, rules: &RuleSet) -> bool {
        let side = self.side;
        let mut bound = false;
        if let Some(PlainMove { from, to, .. }) = m {
            self.cells[from] = if to == 0 { 0 } else { self.cells[to] };
            if to != 0 {
                self.cells[to] = side;
            }
            bound = rules.throw_on_26 && to == GATE && from != GATE;
        }
        let has_won = m.is_some() && self.winner() == Some(side);
        if !matches!(roll, 1 | 4 | 5) && !bound && !has_won {
            self.side = 3 - side;
        }
        bound
    }

    pub fn winner(&self) -> Option<u8> {
        [1, 2].into_iter().find(|&side| self.count(side) == 0 && self.count(3 - side) > 0)
    }

    /// A bear-off, or else a swap, or else a landing on house 26, or else the move that ends furthest along.
    pub fn greedy(&self, roll: usize, rules: &RuleSet, only: Option<usize>) -> Option<usize> {
        let moves = self.moves(roll, rules, only);
        let first = |wanted: fn(&PlainMove) -> bool| moves.iter().position(wanted);
        let furthest = moves.iter().map(|m| m.to).max();
        first(|m| m.to == 0)
            .or_else(|| first(|m| m.swap))
            .or_else(|| first(|m| m.to == GATE))
            .or_else(|| moves.iter().position(|m| Some(m.to) == furthest))
    }

    /// Sixteenths of a house that a side is ahead, with so much for a run that an enemy has still to pass.
    pub fn evaluate(&self, side: u8, rules: &RuleSet, blockade: i32) -> i32 {
        let worth = |side: u8| {
            let on = |house: &usize| self.cells[*house] == side;
            let houses: usize = (1..=30).filter(on).sum();
            let home = self.pieces as i32 - self.count(side) as i32;
            let starts = (1..=30).filter(on).filter(|&house| self.run(house).0 == house);
            let long = starts.filter(|&house| self.in_blockade(house, rules));
            let runs = long.filter(|&house| self.cells[1..house].contains(&(3 - side))).count();
            16 * (houses as i32 + 31 * home) + blockade * runs as i32
        };
        worth(side) - worth(3 - side)
    }
}
