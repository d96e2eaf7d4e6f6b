//! One seat's way home by itself: what the search of a lone seat and the solver of shortest
//! crossings share.
//!
//! Every position is a set of one seat's holes. The star is symmetric about the line through the seat's home, so
//! of a position and its mirror image only the one with the smaller bits is kept, where nothing else on the board
//! spoils the symmetry.

#[allow(clippy::module_inception, reason = "the beam itself is one noun of its room")]
mod beam;
mod goal;
mod lower_bound;
mod open_list;
pub(crate) mod race;
mod score;

pub use beam::{Beam, Pass, Request};
pub use goal::Goal;
pub use lower_bound::Bound;
pub use open_list::Frontier;
pub use score::{Documented, Merit, Ranking, Span};
