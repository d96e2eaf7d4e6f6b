//! What the lines of a board lead to, as bits: whole sets of points moved at once, and lines of stones.

use super::{Direction, Point, Shape};

/// The lines of each board.
pub static LINES: [Lines; Shape::COUNT] = {
    let mut lines = [const { Lines::EMPTY }; Shape::COUNT];
    let mut n = 0;
    while n < Shape::COUNT {
        lines[n] = Lines::of(Shape::ALL[n]);
        n += 1;
    }
    lines
};

/// The lines of one board.
#[derive(Debug)]
pub struct Lines {
    /// Every point of the board.
    pub all: u64,
    /// The points from which a line leads in each direction.
    exits: [u64; Direction::COUNT],
    /// How far apart the numbers of neighbours are along each of the four ways, from east to north-west.
    strides: [u32; Direction::COUNT / 2],
    /// The points beyond each point in each direction, to the edge.
    rays: [[u64; Point::COUNT]; Direction::COUNT],
    /// For each number of steps nearer the middle, the points that are at least so near, from one step on.
    pub rings: [u64; 4],
    /// The points with diagonals.
    pub strong: u64,
}

impl Lines {
    const EMPTY: Lines = Lines {
        all: 0,
        exits: [0; Direction::COUNT],
        strides: [0; Direction::COUNT / 2],
        rays: [[0; Point::COUNT]; Direction::COUNT],
        rings: [0; 4],
        strong: 0,
    };

    const fn of(shape: Shape) -> Lines {
        let files = shape.files() as u32;
        let mut lines =
            Lines { all: shape.all().bits(), strides: [1, files + 1, files, files - 1], ..Lines::EMPTY };
        let mut n = 0;
        while n < shape.points() {
            let point = Point::from_index(n);
            let mut d = 0;
            while d < Direction::COUNT {
                let direction = Direction::ALL[d];
                let mut next = shape.next(point, direction);
                if next.is_some() {
                    lines.exits[d] |= 1 << n;
                }
                while let Some(beyond) = next {
                    lines.rays[d][n] |= 1 << beyond.index();
                    next = shape.next(beyond, direction);
                }
                d += 1;
            }
            let mut ring = 0;
            while ring < shape.centre(point) as usize {
                lines.rings[ring] |= 1 << n;
                ring += 1;
            }
            if shape.is_strong(point) {
                lines.strong |= 1 << n;
            }
            n += 1;
        }
        lines
    }

    /// The lines of the board turned about the diagonal from `a1`, given how many files and ranks it has: point by point,
    /// the files of each rank become the ranks of a file.
    pub const fn turned(&self, files: usize, ranks: usize) -> Lines {
        let across = ranks as u32;
        let mut lines = Lines { all: self.all, strides: [1, across + 1, across, across - 1], ..Lines::EMPTY };
        let mut d = 0;
        while d < Direction::COUNT {
            // North and east change places, and so do the directions either side of each.
            let turned = (10 - d) % Direction::COUNT;
            lines.exits[turned] = turn(self.exits[d], files, ranks);
            let mut n = 0;
            while n < files * ranks {
                lines.rays[turned][turn_point(n, files, ranks)] = turn(self.rays[d][n], files, ranks);
                n += 1;
            }
            d += 1;
        }
        let mut ring = 0;
        while ring < self.rings.len() {
            lines.rings[ring] = turn(self.rings[ring], files, ranks);
            ring += 1;
        }
        lines.strong = turn(self.strong, files, ranks);
        lines
    }

    /// The points that lines lead to from points of a set, one step in a direction.
    #[inline(always)]
    pub const fn ahead(&self, set: u64, direction: usize) -> u64 {
        let leaving = set & self.exits[direction];
        let stride = self.strides[direction % 4];
        if direction < 4 { leaving << stride } else { leaving >> stride }
    }

    /// The points from which a step in a direction leads into a set.
    #[inline(always)]
    pub const fn behind(&self, set: u64, direction: usize) -> u64 {
        self.ahead(set, (direction + 4) % 8)
    }

    /// The points of a set that stand in an unbroken line beyond a point.
    #[inline(always)]
    pub const fn row(&self, point: usize, direction: usize, set: u64) -> u64 {
        let ray = self.rays[direction][point];
        if direction < 4 { row_up(ray, set) } else { row_down(ray, set) }
    }

    /// The points beyond a point in a direction, to the edge.
    #[inline(always)]
    pub const fn ray(&self, point: usize, direction: usize) -> u64 {
        self.rays[direction][point]
    }

    /// The points of each file, from the first.
    pub fn files(&self) -> impl Iterator<Item = u64> + use<> {
        // A file is every point as far apart as two neighbours to the north.
        let (all, files) = (self.all, self.strides[2]);
        let first = (0..self.all.count_ones()).step_by(files as usize).fold(0, |set, n| set | 1 << n);
        (0..files).map(move |file| first << file & all)
    }

    /// Whether any stone of a set has an empty point beside it.
    #[inline(always)]
    pub const fn can_step(&self, stones: u64, empty: u64) -> bool {
        let mut d = 0;
        while d < Direction::COUNT {
            if self.ahead(stones, d) & empty != 0 {
                return true;
            }
            d += 1;
        }
        false
    }
}

/// Where a point is on a board of so many files and ranks turned about the diagonal from `a1`.
const fn turn_point(point: usize, files: usize, ranks: usize) -> usize {
    point % files * ranks + point / files
}

/// The points of a set, each turned.
const fn turn(set: u64, files: usize, ranks: usize) -> u64 {
    let (mut turned, mut left) = (0, set);
    while left != 0 {
        turned |= 1 << turn_point(left.trailing_zeros() as usize, files, ranks);
        left &= left - 1;
    }
    turned
}

/// The points of a set that stand in an unbroken line from the near end of a ray towards larger numbers.
#[inline(always)]
pub const fn row_up(ray: u64, set: u64) -> u64 {
    ray & below_lowest(ray & !set)
}

/// The same of a ray towards smaller numbers.
#[inline(always)]
pub const fn row_down(ray: u64, set: u64) -> u64 {
    ray & above_highest(ray & !set)
}

/// The bits below the lowest of a set; all of them for the empty set.
const fn below_lowest(set: u64) -> u64 {
    !set & set.wrapping_sub(1)
}

/// The bits above the highest of a set of points; all of them for the empty set.
const fn above_highest(set: u64) -> u64 {
    u64::MAX << (u64::BITS - set.leading_zeros())
}
