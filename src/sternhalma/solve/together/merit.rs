//! How good a position is for one seat to win soon, the other helping.

use super::pairs::Pair;
use crate::sternhalma::board::Move;
use crate::sternhalma::star::{Hole, HoleSet, HomeView, Layout, Seat};

// Found by an evolution strategy on beams of 1,000 positions that look for a game of 32 plies.

/// A step of the winner's towards her tip.
const STEP: i32 = 160;
/// Half a step to the side of the middle line, outside the home: the winner's and, its square times that, again.
const ASIDE: i32 = 126;
const ASIDE_SQUARE: i32 = 20;
/// A step that the winner's rearmost piece, and her last but one, is behind where home begins.
const LAST: i32 = 355;
const LAST_BUT_ONE: i32 = -85;
/// A step of the loser's towards his tip, a third of its square, and half a step to the side.
const LOSER_STEP: i32 = -18;
const LOSER_SQUARE: i32 = 10;
const LOSER_ASIDE: i32 = 18;
/// A piece of the loser's in the winner's home, and again for each step that it is in it.
const IN_THE_WAY: i32 = 323;
const DEEP: i32 = 6;
/// A pair of pieces, whoever owns them: next to each other, two apart in a line, two apart round a corner and one
/// row, and two rows.
const PAIRS: [i32; 4] = [-51, -35, 161, -11];

/// The tables for one seat to win.
pub struct Merit {
    winner: usize,
    tracks: [&'static HomeView; 2],
    /// For the winner's pieces and for the loser's.
    value: [[i32; Hole::COUNT]; 2],
    /// For each hole, those that are so far apart from it.
    apart: [[HoleSet; PAIRS.len()]; Hole::COUNT],
    /// Where the winner's home begins.
    gate: i32,
}

/// What is worked out once for a position.
pub struct Opened {
    sum: i32,
    all: HoleSet,
    /// The winner's rearmost pieces.
    rear: [(i32, Option<Hole>); 3],
}

impl Merit {
    /// The merit for a seat of a board of two to win.
    pub fn new(layout: Layout, winner: Seat) -> Merit {
        let loser = Seat::ALL[1 - winner.index()];
        let tracks = [winner, loser].map(|seat| HomeView::of(layout.point(seat).opposite()));
        let home = layout.home(winner);
        let gate = home.into_iter().map(|hole| tracks[0].distance(hole)).max().unwrap_or(0);
        let mut merit = Merit {
            winner: winner.index(),
            tracks,
            value: [[0; Hole::COUNT]; 2],
            apart: [[HoleSet::EMPTY; PAIRS.len()]; Hole::COUNT],
            gate,
        };
        for hole in Hole::all() {
            let n = hole.index();
            let at_home = home.contains(hole);
            let (d, aside) = (tracks[0].distance(hole), tracks[0].aside(hole));
            let aside = if at_home { 0 } else { aside };
            merit.value[0][n] = -(STEP * d + ASIDE * aside + ASIDE_SQUARE * aside * aside);
            let in_the_way = if at_home { IN_THE_WAY + DEEP * (gate + 1 - d) } else { 0 };
            let d = tracks[1].distance(hole);
            let loser = LOSER_STEP * d + LOSER_SQUARE * d * d / 3 + LOSER_ASIDE * tracks[1].aside(hole);
            merit.value[1][n] = -(loser + in_the_way);
            for other in Hole::all() {
                if let Some(kind) = apart(tracks[0], hole, other) {
                    merit.apart[n][kind] = merit.apart[n][kind].with(other);
                }
            }
        }
        merit
    }

    /// Whether a move takes a piece away from its home, which is not looked at.
    pub fn retreats(&self, winner: bool, m: Move) -> bool {
        let track = self.tracks[usize::from(!winner)];
        track.distance(m.to) > track.distance(m.from)
    }

    /// Makes ready to rank what one move leads to from a position.
    pub fn open(&self, pair: Pair) -> Opened {
        let mut opened = Opened { sum: 0, all: pair[0] | pair[1], rear: [(0, None); 3] };
        let mut company = 0;
        for (values, own) in self.value.iter().zip([pair[self.winner], pair[1 - self.winner]]) {
            for hole in own {
                opened.sum += values[hole.index()];
                company += self.company(opened.all, hole);
            }
        }
        opened.sum += company / 2;
        for hole in pair[self.winner] {
            let mut behind = (self.tracks[0].distance(hole), Some(hole));
            for place in &mut opened.rear {
                if behind.0 > place.0 {
                    std::mem::swap(place, &mut behind);
                }
            }
        }
        opened
    }

    /// The rank of the position after a move of the winner or the loser, the higher the better.
    pub fn after(&self, opened: &Opened, winner: bool, m: Move) -> i32 {
        let values = &self.value[usize::from(!winner)];
        let rest = opened.all.without(m.from);
        let moved = values[m.to.index()] - values[m.from.index()];
        let company = self.company(rest, m.to) - self.company(rest, m.from);
        let mut rear = opened.rear.iter().filter(|place| place.1 != Some(m.from)).map(|place| place.0);
        let (first, second) = (rear.next().unwrap_or(0), rear.next().unwrap_or(0));
        let d = if winner { self.tracks[0].distance(m.to) } else { 0 };
        let (last, last_but_one) = (first.max(d), second.max(first.min(d)));
        let behind = |d: i32| (d - self.gate).max(0);
        opened.sum + moved + company - LAST * behind(last) - LAST_BUT_ONE * behind(last_but_one)
    }

    /// What a piece counts with all the others.
    fn company(&self, others: HoleSet, hole: Hole) -> i32 {
        let sets = &self.apart[hole.index()];
        PAIRS.iter().zip(sets).map(|(weight, &set)| weight * (others & set).len() as i32).sum()
    }
}

/// Which of the pairs that count two holes are.
fn apart(track: &HomeView, a: Hole, b: Hole) -> Option<usize> {
    let mut offsets = [a.x() - b.x(), a.y() - b.y(), a.z() - b.z()].map(i8::unsigned_abs);
    offsets.sort_unstable();
    match (offsets, (track.rows(a) - track.rows(b)).abs()) {
        ([0, 1, 1], _) => Some(0),
        ([0, 2, 2], _) => Some(1),
        ([1, 1, 2], 1) => Some(2),
        ([1, 1, 2], _) => Some(3),
        _ => None,
    }
}
