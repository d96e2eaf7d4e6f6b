//! The board: what stands where, whose turn it is, the move in progress, and the key.

mod captures;
mod chain;
mod chains;
mod limits;
mod movegen;
mod moves;
mod perft;
mod play;
mod step;
pub(crate) mod zobrist;

pub use chain::Chain;
pub use chains::captures;
pub use limits::Limits;
pub use movegen::Steps;
pub use moves::{Move, MovesError};
pub(crate) use moves::{Walked, walk};
pub use play::{Undo, Why};
pub use step::{Kind, Step};
pub use zobrist::Numbers;

use super::points::{Point, PointSet, Shape, Side};

/// A board of fanorona, in the middle of a move or between two.
///
/// It knows which steps there are and makes them; it does not know how a game ends. After the last stone is taken the
/// turn passes to a side that can do nothing.
///
/// ```
/// use sternhalma::fanorona::{Board, Direction, Kind, Shape};
///
/// let mut board = Board::new(Shape::Tsivy);
/// assert_eq!(board.steps().count(), 5);
/// let before = board.to_string();
/// let d3 = board.shape().point_named("d3").unwrap();
/// let undo = board.step(d3, Direction::E, Kind::Approach)?;
/// assert_eq!(board.to_string(), "bbbbbbbbb/bbbbbbbbb/bwb1w1wbw/wwwwwwwww/wwwwwwwww b");
/// assert!(board.undo(&undo));
/// assert_eq!(board.to_string(), before);
/// # Ok::<(), sternhalma::fanorona::Why>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    shape: Shape,
    stones: [PointSet; Side::COUNT],
    side: Side,
    key: u64,
    pub(super) chain: Option<Chain>,
}

impl Shape {
    /// The board with every stone where a game begins.
    pub fn set_up(self) -> Board {
        Board::new(self)
    }
}

impl Board {
    /// A board set up for a game: every point but the middle one filled, White to move.
    pub fn new(shape: Shape) -> Board {
        let mut board = Board::empty(shape);
        let middle = shape.points() / 2;
        for point in shape.all() {
            // The middle rank alternates outwards from its ends; Black's ranks are beyond it and White's before it.
            let side = match shape.rank(point).cmp(&shape.ranks().div_ceil(2)) {
                std::cmp::Ordering::Less => Side::White,
                std::cmp::Ordering::Greater => Side::Black,
                std::cmp::Ordering::Equal => {
                    let left = point.index() < middle;
                    if (shape.file(point) % 2 == 1) == left { Side::Black } else { Side::White }
                }
            };
            if point.index() != middle {
                board.put(point, side);
            }
        }
        board
    }

    /// A board with no stones and White to move.
    pub(super) fn empty(shape: Shape) -> Board {
        Board {
            shape,
            stones: [PointSet::EMPTY; Side::COUNT],
            side: Side::White,
            key: zobrist::shape(shape) ^ zobrist::to_move(Side::White),
            chain: None,
        }
    }

    /// Which of the boards it is.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The side whose stone is on a point.
    pub fn at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.stones(side).contains(point))
    }

    /// The points a side's stones are on.
    pub fn stones(&self, side: Side) -> PointSet {
        self.stones[side.index()]
    }

    /// The points without a stone.
    pub fn empty_points(&self) -> PointSet {
        self.shape.all() - self.stones[0] - self.stones[1]
    }

    /// How many stones a side has.
    pub fn count(&self, side: Side) -> usize {
        self.stones(side).len()
    }

    /// The side whose turn it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The key: it names the stones, the side to move and the board, but not the move in progress.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Whether a move is in progress: a stone has taken and can take again.
    pub fn in_chain(&self) -> bool {
        self.chain.is_some()
    }

    /// Where the stone is that is in the middle of its move.
    pub fn chain_at(&self) -> Option<Point> {
        self.chain.as_ref().map(Chain::at)
    }

    /// The points that the stone has stood on in the move in progress, its start first and the present one last; none
    /// between moves.
    pub fn chain_path(&self) -> &[Point] {
        self.chain.as_ref().map_or(&[], Chain::path)
    }

    /// Whether the mover may end the move here: a move is in progress.
    pub fn can_stop(&self) -> bool {
        self.in_chain()
    }

    /// The stones of the side to move and of the other side, and the empty points, as bits.
    #[inline(always)]
    pub(super) fn bits(&self) -> [u64; 3] {
        let (own, others) = (self.stones(self.side), self.stones(!self.side));
        [own.bits(), others.bits(), self.empty_points().bits()]
    }

    pub(super) fn put(&mut self, point: Point, side: Side) {
        self.flip(point.into(), side);
    }

    /// Every change of what stands on the board is made here, so that the key is kept up with it.
    pub(super) fn flip(&mut self, points: PointSet, side: Side) {
        self.stones[side.index()] ^= points;
        self.key ^= zobrist::stones(side, points);
    }

    pub(super) fn turn_to(&mut self, side: Side) {
        self.key ^= zobrist::to_move(self.side) ^ zobrist::to_move(side);
        self.side = side;
    }
}
