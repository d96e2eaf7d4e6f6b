//! Boards turned about the diagonal from `a1`, so that points are numbered by file, in the order of their names.

use super::position::Position;
use crate::fanorona::lines::{LINES, Lines, row_down, row_up};
use crate::fanorona::{Direction, Point, Shape};

/// Each board, turned.
static TURNED: [Turned; Shape::COUNT] = {
    let mut turned = [const { Turned::of(Shape::Telo) }; Shape::COUNT];
    let mut n = 0;
    while n < Shape::COUNT {
        turned[n] = Turned::of(Shape::ALL[n]);
        n += 1;
    }
    turned
};

/// A board, turned: its ranks are files and its files ranks.
#[derive(Debug)]
pub struct Turned {
    /// Its lines.
    pub lines: Lines,
    /// The points beside each point.
    pub beside: [u64; Point::COUNT],
    /// What lies along the step from a point to another beside it, by how much larger its number is than that of the
    /// first neighbour.
    ways: [[Way; Self::WAYS]; Point::COUNT],
    /// What the points of a rank are, turned: the first rank's.
    spread: [u64; 1 << Self::FILES_MAX],
    files: u32,
    ranks: u32,
}

impl Turned {
    /// The most files a board has.
    const FILES_MAX: usize = Shape::Tsivy.files();
    /// How many numbers from the first neighbour's to the last one's there are, at most.
    const WAYS: usize = 2 * (Shape::Tsivy.ranks() + 1) + 1;

    /// A board, turned.
    pub fn board(shape: Shape) -> &'static Turned {
        &TURNED[shape as usize]
    }

    const fn of(shape: Shape) -> Turned {
        let (files, ranks) = (shape.files(), shape.ranks());
        let mut turned = Turned {
            lines: LINES[shape as usize].turned(files, ranks),
            beside: [0; Point::COUNT],
            ways: [[const { Way { up: 0, down: 0 } }; Self::WAYS]; Point::COUNT],
            spread: [0; 1 << Self::FILES_MAX],
            files: files as u32,
            ranks: ranks as u32,
        };
        let mut point = 0;
        while point < shape.points() {
            let mut direction = 0;
            while direction < Direction::COUNT {
                let to = turned.lines.ahead(1 << point, direction);
                turned.beside[point] |= to;
                if to != 0 {
                    let to = to.trailing_zeros() as usize;
                    let ahead = turned.lines.ray(to, direction);
                    let behind = turned.lines.ray(point, (direction + 4) % Direction::COUNT);
                    turned.ways[point][to + ranks + 1 - point] = match to > point {
                        true => Way { up: ahead, down: behind },
                        false => Way { up: behind, down: ahead },
                    };
                }
                direction += 1;
            }
            point += 1;
        }
        let mut rank = 0;
        while rank < 1 << files {
            let mut file = 0;
            while file < files {
                turned.spread[rank] |= (rank as u64 >> file & 1) << (file * ranks);
                file += 1;
            }
            rank += 1;
        }
        turned
    }

    /// A set of points, turned.
    pub fn turn(&self, set: u64) -> u64 {
        let rank = (1 << self.files) - 1;
        (0..self.ranks)
            .fold(0, |turned, n| turned | self.spread[(set >> (n * self.files) & rank) as usize] << n)
    }

    /// The stones of the side to move and of the other, turned.
    pub fn stones(&self, position: &Position) -> (u64, u64) {
        (self.turn(position.own), self.turn(position.others))
    }

    /// What lies along the step from a point to one beside it.
    #[inline(always)]
    pub fn way(&self, from: usize, to: usize) -> &Way {
        &self.ways[from][to + self.ranks as usize + 1 - from]
    }
}

/// What lies along a step: ahead of where it goes and behind where it came from.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The points on the side of larger numbers, to the edge.
    up: u64,
    /// Those on the side of smaller ones.
    down: u64,
}

impl Way {
    /// What a step up, or down, along the way takes by approach and by withdrawal.
    #[inline(always)]
    pub fn takes(&self, up: bool, others: u64) -> [u64; 2] {
        let (above, below) = (row_up(self.up, others), row_down(self.down, others));
        if up { [above, below] } else { [below, above] }
    }

    /// The points ahead of a step.
    #[inline(always)]
    pub fn ahead(&self, up: bool) -> u64 {
        if up { self.up } else { self.down }
    }
}
