//! The parts of the C boundary that all engines share.
//!
//! An export converts its arguments, calls one function of its engine and converts the result back. Ownership is in the
//! types: `Option<&H>` is a handle to read, `Option<&mut H>` one to change, `Option<Box<H>>` one to take over, and `None`
//! is NULL. So an export needs `unsafe` only for a buffer, which [`TextIn`], [`TextOut`] or [`ListOut`] holds.
//!
//! Every body runs inside [`guard`], so that no panic crosses into C. Every result is of a kind in [`answer`], which
//! settles what a misuse returns.

pub mod answer;
mod cancel;
mod constants;
mod exports;
mod guard;
mod handle;
mod list;
pub(crate) mod number;
mod options;
mod out;
mod status;
mod stop;
mod text;

#[cfg(feature = "fanorona")]
pub use answer::Listing;
pub use answer::{Bool, Made, Score, Status, Value, Wide};
pub use cancel::uncancelled;
pub use constants::Constants;
pub use exports::{from_text, init_options, live, new_handle, release};
pub use guard::{call, change, looked_at, read};
pub(crate) use handle::opaque;
pub use handle::{Handle, Live, Opaque};
pub use list::ListOut;
pub use number::{given, items, number, written};
pub(crate) use options::option_error;
pub use options::{
    Options, check, name_text, options_or_defaults, progress, read_options, write_first, write_options,
};
pub use out::{Fault, HandleOut, Out, offer};
pub use status::Misuse;
pub use stop::{Poll, count_until, set_stop, stop_flag};
pub use text::{TextIn, TextOut, VERSION, name_of, static_text, text, text_of};
