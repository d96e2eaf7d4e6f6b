//! One seat's way home by itself: what the search of a lone seat and the solver of shortest
//! crossings share.
//!
//! Every position is a set of one seat's holes. The star is symmetric about the line through the seat's home, so
//! of a position and its mirror image only the one with the smaller bits is kept, where nothing else on the board
//! spoils the symmetry.

mod beam;
mod bound;
mod frontier;
mod goal;
mod merit;
mod track;

pub use beam::{Beam, NOWHERE, Pass, Request};
pub use bound::Bound;
pub use frontier::Frontier;
pub use goal::Goal;
pub use merit::{Documented, Merit, Ranking, Span};
pub use track::Track;

use super::lanes::{Lanes, targets};
use super::star::{Hole, HoleSet, Point};
use super::{Layout, Move, Seat};
