//! What the engines share.

mod code;
mod fallible;
mod lines;
mod node_budget;
mod rng;
pub(crate) mod transposition_table;

#[cfg(feature = "capi")]
pub use code::Code;
pub(crate) use code::codes;
pub use fallible::{try_collect, try_with_capacity};
pub use lines::{LogLines, Place, decimal};
pub use node_budget::NodeBudget;
pub use rng::Random;
#[cfg(feature = "fanorona")]
pub use transposition_table::{BEST_BITS, Entry, Table};
pub use transposition_table::{Bound, StoredMove};
