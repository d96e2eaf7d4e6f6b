//! How good a position is for a seat on its way home by itself.

use std::sync::OnceLock;

use super::goal::Goal;
use crate::sternhalma::board::{Board, Move};
use crate::sternhalma::eval::Weights;
use crate::sternhalma::star::{Hole, HoleSet, HomeView, Layout, Point, Seat};

/// How the positions of a beam are ranked.
pub trait Ranking {
    /// Makes ready to rank what one move leads to from a position.
    fn open(&mut self, own: HoleSet);

    /// The rank of the position after a move, the higher the better.
    fn after(&mut self, m: Move) -> i32;
}

/// What [`Merit`] counts, in parts of a step: a step towards the tip is worth [`Terms::STEP`].
struct Terms {
    /// For a piece, by its distance: its square, and a tenth of its cube.
    square: i32,
    cube: i32,
    /// For a piece, by its distance from the middle line in half steps, and the square of that.
    aside: i32,
    aside_square: i32,
    /// For each step the rearmost piece, and the last but one, is behind where home begins.
    last: i32,
    last_but_one: i32,
    /// For each difference between the pieces of a hop class and the holes of the home that are of it.
    classes: i32,
    /// For each pair of pieces so far apart (see [`apart`]); a bonus, all the others are costs.
    pairs: [i32; 6],
}

impl Terms {
    const STEP: i32 = 4000;

    /// Ranks are in these parts, so that they stay far from [`WIN_SCORE`](crate::sternhalma::eval::WIN_SCORE).
    const UNIT: i32 = 25;
}

/// For narrow beams with ten pieces: found by an evolution strategy on the lengths of crossings with beams of 2,
/// 10, 50, 150 and 400 positions.
const TEN: Terms = Terms {
    square: -26,
    cube: -85,
    aside: 3009,
    aside_square: 469,
    last: 11331,
    last_but_one: 2077,
    classes: 224,
    pairs: [-349, -2526, -418, -2616, 2513, 3180],
};

/// The same for fifteen pieces.
const FIFTEEN: Terms = Terms {
    square: 93,
    cube: -135,
    aside: 3398,
    aside_square: 434,
    last: 12899,
    last_but_one: 2591,
    classes: 526,
    pairs: [-1024, -3213, -190, 810, 4834, 2880],
};

/// For wide beams: what is best among 300 positions is one-sided among 3,000.
const WIDE: Terms = Terms {
    square: 100,
    cube: 0,
    aside: 400,
    aside_square: 0,
    last: 2000,
    last_but_one: 0,
    classes: 1000,
    pairs: [0; 6],
};

/// For more pieces than the home has room for: a step is worth the more the nearer the tip it is made, so that those
/// in front go on and those behind stay where they are.
const CROWD: Terms = Terms {
    square: -120,
    cube: 0,
    aside: 0,
    aside_square: 0,
    last: 0,
    last_but_one: 0,
    classes: 0,
    pairs: [0; 6],
};

/// For which beams a [`Merit`] ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Beams of up to [`Span::WIDE_FROM`] positions.
    Narrow,
    /// Wider ones.
    Wide,
}

impl Span {
    /// How many positions a beam has that is wide.
    pub const WIDE_FROM: usize = 1200;

    /// What a beam of a width is.
    pub fn of(width: usize) -> Span {
        if width < Self::WIDE_FROM { Span::Narrow } else { Span::Wide }
    }

    /// The other one.
    pub fn other(self) -> Span {
        if self == Span::Narrow { Span::Wide } else { Span::Narrow }
    }
}

/// The tables of one home.
struct Tables {
    value: [i32; Hole::COUNT],
    pair: [[i16; Hole::COUNT]; Hole::COUNT],
    last: i32,
    last_but_one: i32,
    classes: i32,
    /// Where home begins.
    gate: i32,
    /// How many of its holes are of each class, and how many there are in all.
    home_classes: [i32; 4],
    home: usize,
}

static TABLES: [[OnceLock<Tables>; Point::COUNT]; 6] =
    [const { [const { OnceLock::new() }; Point::COUNT] }; 6];

impl Tables {
    /// The tables for some terms, which have a number of their own for each number of pieces.
    fn get(layout: Layout, seat: Seat, terms: &Terms, set: usize) -> &'static Tables {
        let point = layout.point(seat).opposite();
        TABLES[set][point.index()].get_or_init(|| Tables::new(layout, seat, terms))
    }

    fn new(layout: Layout, seat: Seat, terms: &Terms) -> Tables {
        let track = HomeView::of(layout.point(seat).opposite());
        let home = layout.home(seat);
        let mut value = [0; Hole::COUNT];
        let mut pair = [[0; Hole::COUNT]; Hole::COUNT];
        for a in Hole::all() {
            let (d, aside) = (track.distance(a), track.aside(a));
            let along = Terms::STEP * d + terms.square * d * d + terms.cube * d * d * d / 10;
            // Every hole of the home has to be filled, however far to the side.
            let aside = if home.contains(a) { 0 } else { aside };
            let across = terms.aside * aside + terms.aside_square * aside * aside;
            value[a.index()] = -(along + across) / Terms::UNIT;
            for b in Hole::all() {
                let weight = apart(track, a, b).map_or(0, |kind| terms.pairs[kind]);
                pair[a.index()][b.index()] = (weight / Terms::UNIT) as i16;
            }
        }
        Tables {
            value,
            pair,
            last: terms.last / Terms::UNIT,
            last_but_one: terms.last_but_one / Terms::UNIT,
            classes: terms.classes / Terms::UNIT,
            gate: home.into_iter().map(|hole| track.distance(hole)).max().unwrap_or(0),
            home_classes: classes(home),
            home: home.len(),
        }
    }
}

fn classes(holes: HoleSet) -> [i32; 4] {
    let mut count = [0; 4];
    holes.into_iter().for_each(|hole| count[hole.class()] += 1);
    count
}

/// Which of the pairs that count two holes are: neighbours, two apart in a line, or two apart round a corner, each
/// along the rows (even numbers) or not.
fn apart(track: &HomeView, a: Hole, b: Hole) -> Option<usize> {
    let offsets = [a.x() - b.x(), a.y() - b.y(), a.z() - b.z()].map(i8::unsigned_abs);
    let (far, near) = (offsets.into_iter().max()?, offsets.into_iter().min()?);
    let rows = (track.rows(a) - track.rows(b)).unsigned_abs();
    match (far, near, rows) {
        (1, 0, rows) => Some(usize::from(rows != 0)),
        (2, 0, rows) => Some(2 + usize::from(rows != 0)),
        (2, 1, rows) => Some(4 + usize::from(rows != 1)),
        _ => None,
    }
}

/// The search's own way to rank: progress, stragglers, the middle line and how the pieces stand to each other.
pub struct Merit {
    tables: &'static Tables,
    track: &'static HomeView,
    sum: i32,
    /// For each hole, what a piece there would count with all the others.
    company: [i16; Hole::COUNT],
    /// The distances of the three rearmost pieces, and where they are.
    rear: [(i32, Option<Hole>); 3],
    /// For each class, the pieces in it less the holes of the home; `None` when that says nothing.
    surplus: Option<[i32; 4]>,
}

impl Merit {
    /// The same for pieces going to a goal: when there are more than it has room for, the nearest count most.
    pub fn going_to(self, layout: Layout, seat: Seat, goal: &Goal, own: HoleSet) -> Merit {
        if own.len() <= goal.free().len() {
            return self;
        }
        let set = 4 + usize::from(layout.pieces() == 15);
        Merit { tables: Tables::get(layout, seat, &CROWD, set), ..self }
    }

    /// The ranking for a seat of a layout, in beams of a span.
    pub fn new(layout: Layout, seat: Seat, span: Span) -> Merit {
        let point = layout.point(seat).opposite();
        let (terms, set) = match (span, layout.pieces()) {
            (Span::Narrow, 15) => (&FIFTEEN, 1),
            (Span::Narrow, _) => (&TEN, 0),
            (Span::Wide, 15) => (&WIDE, 3),
            (Span::Wide, _) => (&WIDE, 2),
        };
        let tables = Tables::get(layout, seat, terms, set);
        Merit {
            tables,
            track: HomeView::of(point),
            sum: 0,
            company: [0; Hole::COUNT],
            rear: [(0, None); 3],
            surplus: None,
        }
    }
}

impl Merit {
    /// The differences of the classes after a move.
    #[inline(always)]
    fn differences(&self, m: Move) -> i32 {
        let Some(mut surplus) = self.surplus else { return 0 };
        surplus[m.from.class()] -= 1;
        surplus[m.to.class()] += 1;
        surplus.iter().map(|n| n.abs()).sum()
    }
}

impl Ranking for Merit {
    fn open(&mut self, own: HoleSet) {
        self.company = [0; Hole::COUNT];
        self.rear = [(0, None); 3];
        self.sum = 0;
        let mut together = 0;
        for hole in own {
            self.sum += self.tables.value[hole.index()];
            together += i32::from(self.company[hole.index()]);
            for (sum, pair) in self.company.iter_mut().zip(&self.tables.pair[hole.index()]) {
                *sum += pair;
            }
            let mut behind = (self.track.distance(hole), Some(hole));
            for place in &mut self.rear {
                if behind.0 > place.0 {
                    std::mem::swap(place, &mut behind);
                }
            }
        }
        self.sum += together;
        self.surplus = (own.len() == self.tables.home && self.tables.classes != 0).then(|| {
            let mut surplus = classes(own);
            surplus.iter_mut().zip(self.tables.home_classes).for_each(|(n, home)| *n -= home);
            surplus
        });
    }

    #[inline]
    fn after(&mut self, m: Move) -> i32 {
        let (tables, from, to) = (self.tables, m.from.index(), m.to.index());
        let company = self.company[to] - self.company[from] - tables.pair[from][to];
        let mut rear = self.rear.iter().filter(|place| place.1 != Some(m.from)).map(|place| place.0);
        let (first, second) = (rear.next().unwrap_or(0), rear.next().unwrap_or(0));
        let d = self.track.distance(m.to);
        let (last, last_but_one) = (first.max(d), second.max(first.min(d)));
        let behind = |d: i32| (d - tables.gate).max(0);
        self.sum + tables.value[to] - tables.value[from] + i32::from(company)
            - tables.last * behind(last)
            - tables.last_but_one * behind(last_but_one)
            - tables.classes * self.differences(m)
    }
}

/// The documented sum, [`Board::evaluate`], with a caller's weights.
pub struct Documented<'a> {
    board: Board,
    weights: &'a Weights,
}

impl<'a> Documented<'a> {
    /// The ranking for the seat to move of a board.
    pub fn new(board: &Board, weights: &'a Weights) -> Documented<'a> {
        Documented { board: board.clone(), weights }
    }
}

impl Ranking for Documented<'_> {
    fn open(&mut self, own: HoleSet) {
        let seat = self.board.to_move();
        let standing = self.board.pieces(seat);
        for hole in standing - own {
            self.board.lift(hole);
        }
        for hole in own - standing {
            self.board.put(hole, seat);
        }
    }

    fn after(&mut self, m: Move) -> i32 {
        self.board.do_move(m.from, m.to);
        let rank = self.board.evaluate(self.board.to_move(), self.weights);
        self.board.undo_move(m.from, m.to);
        rank
    }
}
