//! What the lines of a board lead to, as bits: whole sets of points moved at once, and lines of stones.

use super::direction::Direction;
use super::point::Point;
use super::shape::Shape;

/// The lines of each board.
static LINES: [Lines; Shape::COUNT] = lines(false);

/// The lines of each board with its points numbered by file, then by rank: in the order of their names.
static TURNED: [Lines; Shape::COUNT] = lines(true);

const fn lines(turned: bool) -> [Lines; Shape::COUNT] {
    let mut lines = [const { Lines::EMPTY }; Shape::COUNT];
    let mut n = 0;
    while n < Shape::COUNT {
        lines[n] = Lines::of(Shape::ALL[n], turned);
        n += 1;
    }
    lines
}

/// The most files a board has.
const FILES: usize = Shape::Tsivy.files();

/// The most that the numbers of two points differ by that are beside each other.
const WIDEST: usize = FILES + 1;

impl Shape {
    /// What the lines of the board lead to, as bits.
    pub(crate) fn lines(self) -> &'static Lines {
        &LINES[self as usize]
    }
}

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
    /// The direction in which a step leads that adds so much to the number of a point, and [`WIDEST`] more.
    directions: [u8; 2 * WIDEST + 1],
    /// For each point those beside it whose next in the same direction is a point.
    onward: [u64; Point::COUNT],
    /// For each point those beside it that have one straight across it.
    across: [u64; Point::COUNT],
    /// The points whose bits a row of the board has, spread as they stand in the turned board.
    spread: [u64; 1 << FILES],
    /// Which board it is.
    shape: Shape,
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
        directions: [0; 2 * WIDEST + 1],
        onward: [0; Point::COUNT],
        across: [0; Point::COUNT],
        spread: [0; 1 << FILES],
        shape: Shape::Tsivy,
        rings: [0; 4],
        strong: 0,
    };

    const fn of(shape: Shape, turned: bool) -> Lines {
        let files = if turned { shape.ranks() } else { shape.files() } as u32;
        let strides = [1, files + 1, files, files - 1];
        let mut lines = Lines { all: shape.all().bits(), strides, shape, ..Lines::EMPTY };
        let mut n = 0;
        while n < shape.points() {
            let point = Point::from_index(n);
            let at = number(shape, point, turned);
            let mut d = 0;
            while d < Direction::COUNT {
                // Turning a board about its rising diagonal changes east and north.
                let direction = Direction::ALL[if turned { (10 - d) % Direction::COUNT } else { d }];
                let mut next = shape.next(point, direction);
                if let Some(beside) = next {
                    let to = number(shape, beside, turned);
                    lines.exits[d] |= 1 << at;
                    lines.directions[to + WIDEST - at] = d as u8;
                    if shape.next(beside, direction).is_some() {
                        lines.onward[at] |= 1 << to;
                    }
                    if shape.next(point, direction.opposite()).is_some() {
                        lines.across[at] |= 1 << to;
                    }
                }
                while let Some(beyond) = next {
                    lines.rays[d][at] |= 1 << number(shape, beyond, turned);
                    next = shape.next(beyond, direction);
                }
                d += 1;
            }
            let mut ring = 0;
            while ring < shape.centre(point) as usize {
                lines.rings[ring] |= 1 << at;
                ring += 1;
            }
            if shape.is_strong(point) {
                lines.strong |= 1 << at;
            }
            n += 1;
        }
        let mut n = 0;
        while n < lines.spread.len() {
            let mut file = 0;
            while file < shape.files() {
                lines.spread[n] |= (n as u64 >> file & 1) << (file * shape.ranks());
                file += 1;
            }
            n += 1;
        }
        lines
    }

    /// The lines of the turned board, and sets of points as they stand there.
    pub fn turned<const N: usize>(&self, sets: [u64; N]) -> (&'static Lines, [u64; N]) {
        let (files, mask) = (self.shape.files(), (1 << self.shape.files()) - 1);
        let turn = |set: u64| {
            let ranks = (0..self.shape.ranks()).map(|rank| (rank, (set >> (rank * files)) as usize & mask));
            ranks.fold(0, |turned, (rank, row)| turned | self.spread[row] << rank)
        };
        (&TURNED[self.shape as usize], sets.map(turn))
    }

    /// The direction in which a line leads from one point to one beside it.
    #[inline(always)]
    pub const fn direction(&self, from: usize, to: usize) -> usize {
        self.directions[to + WIDEST - from] as usize
    }

    /// The empty points beside a point to which a stone can step and take: by approach, and by withdrawal.
    #[inline(always)]
    pub const fn targets(&self, point: usize, others: u64, empty: u64) -> [u64; 2] {
        let (onward, across) = (empty & self.onward[point], empty & self.across[point]);
        if onward | across == 0 {
            return [0; 2];
        }
        // Halfway to each stone of the other side two steps away: the point is moved to an even place, so that theirs are
        // even too, and half of each is taken.
        let (place, around) = (point as u32, self.strides[1]);
        let halfway = halved(others.rotate_right(place.wrapping_sub(2 * around)));
        let halfway = halfway.rotate_left(place.wrapping_sub(around));
        // And straight across the point from each beside it.
        let opposite = others.reverse_bits().rotate_left(2 * place + 1);
        [onward & halfway, across & opposite]
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
        let gaps = ray & !set;
        if direction < 4 { ray & below_lowest(gaps) } else { ray & above_highest(gaps) }
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

/// The bits below the lowest of a set; all of them for the empty set.
const fn below_lowest(set: u64) -> u64 {
    !set & set.wrapping_sub(1)
}

/// The bits above the highest of a set; all of them for the empty set.
const fn above_highest(set: u64) -> u64 {
    match set.checked_ilog2() {
        Some(highest) => (u64::MAX << highest) << 1,
        None => u64::MAX,
    }
}

/// Every second bit of a set, from the lowest, put together.
#[inline(always)]
const fn halved(set: u64) -> u64 {
    let mut bits = set & 0x5555_5555_5555_5555;
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff;
    (bits | bits >> 16) & 0xffff_ffff
}

/// The number of a point on a board, turned or not.
const fn number(shape: Shape, point: Point, turned: bool) -> usize {
    match turned {
        true => (shape.file(point) - 1) * shape.ranks() + shape.rank(point) - 1,
        false => point.index(),
    }
}
