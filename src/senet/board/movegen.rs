//! Moves, and which of them a roll allows.

use std::fmt;
use std::ops::Deref;

use super::Board;
use super::exits::Exit;
use super::rules::{Reach26, RuleSet};
use crate::senet::track::{House, HouseSet, Roll};

/// What a piece does in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    /// It goes by the roll, from a house under 26.
    Step,
    /// It goes from house 26 or beyond to a house of the exits.
    Exit,
    /// It walks back to house 15, or to the nearest empty house below it.
    Walk,
    /// It stays, and the roll is spent.
    Stay,
    /// It is borne off.
    Off,
}

impl Kind {
    /// Every kind, in the order of their numbers, which begin at 0.
    pub const ALL: [Kind; 5] = [Kind::Step, Kind::Exit, Kind::Walk, Kind::Stay, Kind::Off];
}

/// A move of one piece. Its text is where it goes from and to, as in `10-12` or `28-off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the piece stands.
    pub from: House,
    /// Where it ends, its own house when it stays; `None` when it is borne off.
    pub to: Option<House>,
    /// The roll that is spent.
    pub roll: Roll,
    /// What it does.
    pub kind: Kind,
    /// Whether it changes places with an enemy piece.
    pub swap: bool,
    /// Whether it goes backward by the roll.
    pub backward: bool,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Some(to) => write!(f, "{}-{to}", self.from),
            None => write!(f, "{}-off", self.from),
        }
    }
}

/// The moves that a roll allows, in ascending order of where they start.
#[derive(Clone, Copy, Debug)]
pub struct MoveList {
    moves: [Move; MoveList::MAX],
    len: usize,
}

impl MoveList {
    /// No roll allows more moves, whatever stands on the board: one for each house.
    pub const MAX: usize = House::COUNT;

    fn new() -> MoveList {
        let blank = Move {
            from: House::GATE,
            to: None,
            roll: Roll::ALL[0],
            kind: Kind::Step,
            swap: false,
            backward: false,
        };
        MoveList { moves: [blank; MoveList::MAX], len: 0 }
    }

    fn push(&mut self, m: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = m;
            self.len += 1;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl Board {
    /// The moves that a roll allows the side to move, or the piece on one house alone. They are all forward or, where
    /// the rules allow it and there is no forward move, all backward. Whether the game is over is not asked.
    pub fn moves(&self, roll: Roll, rules: &RuleSet, only: Option<House>) -> MoveList {
        let among = only.map_or(HouseSet::ALL, HouseSet::of);
        Stand::new(self, rules).moves(roll, among)
    }

    /// Whether the piece on a house cannot be swapped, because of the run it stands in. Whether the house itself is
    /// safe is not asked.
    pub fn protected(&self, house: House, rules: &RuleSet) -> bool {
        self.at(house).is_some_and(|side| rules.protect.of(self.men(side)).contains(house))
    }

    /// Whether the piece on a house is part of a run that the other side may not pass.
    pub fn in_blockade(&self, house: House, rules: &RuleSet) -> bool {
        let run = self.at(house).map_or(HouseSet::EMPTY, |side| self.men(side).run_of(house));
        rules.blockade > 0 && run.len() >= rules.blockade.into()
    }
}

/// What decides about the moves of a board, whatever the roll.
pub(crate) struct Stand<'a> {
    rules: &'a RuleSet,
    own: HouseSet,
    enemy: HouseSet,
    /// The houses that no piece of the side to move may land on.
    closed: HouseSet,
    /// The first houses of the enemy's blockades.
    starts: HouseSet,
    /// Their last houses.
    ends: HouseSet,
}

/// The moves of one roll, by the houses they start from.
pub(crate) struct Starts {
    /// By the roll.
    pub steps: HouseSet,
    /// To house 26 with more than is needed.
    pub stops: HouseSet,
    /// By the exits.
    pub exits: HouseSet,
    /// Backward by the roll.
    pub back: HouseSet,
}

impl Starts {
    /// How many moves there are.
    pub fn count(&self) -> usize {
        (self.steps | self.stops | self.exits | self.back).len()
    }
}

impl<'a> Stand<'a> {
    pub fn new(board: &Board, rules: &'a RuleSet) -> Stand<'a> {
        let (own, enemy) = (board.men(board.side()), board.men(!board.side()));
        let blockade = rules.blockade.into();
        Stand {
            rules,
            own,
            enemy,
            closed: own | enemy & (rules.safe | rules.protect.of(enemy)),
            starts: enemy.run_starts(blockade),
            ends: enemy.run_ends(blockade),
        }
    }

    /// The moves that a roll allows the pieces on some houses.
    pub fn starts(&self, roll: Roll, among: HouseSet) -> Starts {
        let n = roll.number();
        let men = self.own & among;
        let track = men & HouseSet::TRACK;
        // A run that does not reach house 26 lies wholly between two houses exactly when its last house lies between
        // them and neither of the two is part of it: the mover's house is not, and the target's would be its end.
        let ends = self.ends & HouseSet::TRACK;
        let ahead = track - (1..n).fold(HouseSet::EMPTY, |past, by| past | ends.down(by));
        let open = HouseSet::TRACK - self.closed;
        let gate = HouseSet::of(House::GATE) - self.own - self.enemy;
        let steps = ahead & (open | gate).down(n);
        let stops = match self.rules.reach26 {
            Reach26::Any if !gate.is_empty() => ahead - HouseSet::TRACK.down(n) - gate.down(n),
            _ => HouseSet::EMPTY,
        };
        let leaving = (men - HouseSet::TRACK).into_iter();
        let exits = leaving.filter(|&house| self.exit(house, roll).is_some()).collect();
        let forward = Starts { steps, stops, exits, back: HouseSet::EMPTY };
        if !self.rules.backward || forward.count() > 0 {
            return forward;
        }
        let behind = track - (1..n).fold(HouseSet::EMPTY, |past, by| past | self.starts.up(by));
        Starts { back: behind & open.up(n), ..forward }
    }

    /// Those of some houses that an enemy piece stands on.
    pub fn swaps(&self, houses: HouseSet) -> HouseSet {
        self.enemy & houses
    }

    /// Where the first possible exit of a house leads, and what kind of a move it is.
    pub fn exit(&self, house: House, roll: Roll) -> Option<(Option<House>, Kind)> {
        let empty = !(self.own | self.enemy);
        let chain = self.rules.exits.exits(house, roll).iter();
        chain.copied().find_map(|exit| match exit {
            Exit::To(to) => empty.contains(to).then_some((Some(to), Kind::Exit)),
            Exit::Off => Some((None, Kind::Off)),
            Exit::Stay => Some((Some(house), Kind::Stay)),
            Exit::Walk => {
                let reborn = HouseSet::below(House::REBIRTH) | HouseSet::of(House::REBIRTH);
                (empty & reborn).last().map(|to| (Some(to), Kind::Walk))
            }
        })
    }

    /// The moves that a roll allows the pieces on some houses.
    pub fn moves(&self, roll: Roll, among: HouseSet) -> MoveList {
        let mut list = MoveList::new();
        let starts = self.starts(roll, among);
        for from in starts.steps | starts.stops {
            let to = House::new(from.number() + roll.number()).filter(|&to| to < House::GATE);
            list.push(self.step(from, to.unwrap_or(House::GATE), roll, false));
        }
        for from in starts.exits {
            if let Some((to, kind)) = self.exit(from, roll) {
                list.push(Move { from, to, roll, kind, swap: false, backward: false });
            }
        }
        for from in starts.back {
            if let Some(to) = House::new(from.number() - roll.number()) {
                list.push(self.step(from, to, roll, true));
            }
        }
        list
    }

    fn step(&self, from: House, to: House, roll: Roll, backward: bool) -> Move {
        let swap = self.enemy.contains(to);
        Move { from, to: Some(to), roll, kind: Kind::Step, swap, backward }
    }
}
