//! What the engines share.

pub(crate) mod buckets;
mod code;
mod fallible;
mod history;
mod interrupt;
mod killers;
mod lines;
mod node_budget;
mod option_error;
mod rng;
pub(crate) mod transposition_table;
mod white_space;

#[cfg(feature = "senet")]
pub use buckets::Buckets;
#[cfg(feature = "capi")]
pub use code::Code;
pub(crate) use code::codes;
pub use fallible::{try_collect, try_with_capacity};
pub use history::History;
pub use interrupt::{Interrupt, Ticker};
pub use killers::Killers;
pub use lines::{LogLines, Place, decimal};
pub use node_budget::NodeBudget;
pub use option_error::{OptionError, OptionName};
pub use rng::Random;
#[cfg(feature = "fanorona")]
pub use transposition_table::{BEST_BITS, Entry, Table};
pub use transposition_table::{Bound, StoredMove};
pub use white_space::{WhiteSpace, trimmed};
