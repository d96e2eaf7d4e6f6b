//! What every C boundary of this library needs, written once for all its engines.
//!
//! An export converts its arguments, calls one function of its engine and converts the answer back. Ownership is
//! in the types: `Option<&H>` is a handle that is only looked at, `Option<&mut H>` one that is changed,
//! `Option<Box<H>>` one that is handed over, and `None` is C's NULL in each. So an export needs no `unsafe` unless
//! it takes a buffer, and then [`TextIn`], [`TextOut`] or [`ListOut`] holds it.
//!
//! Every body runs inside [`guard`], so a panic never crosses into C, and every answer is of one of the kinds in
//! [`answer`], so that misuse is answered in one way for each kind.

pub mod answer;
mod cancel;
mod constants;
mod guard;
mod handle;
mod list;
mod number;
mod options;
mod out;
mod status;
mod stop;
mod text;

pub use cancel::uncancelled;
pub use constants::Constants;
pub use guard::{call, change, looked_at, read};
pub(crate) use handle::opaque;
pub use handle::{Handle, Live, Opaque, new_handle, release};
pub use list::ListOut;
pub use number::number;
pub(crate) use options::option_error;
pub use options::{Options, check, init_options, name_text, read_options, write_options};
pub use out::{HandleOut, Out, offer};
pub use status::Misuse;
pub use stop::{Poll, count_until, set_stop, stop_flag};
pub use text::{TextIn, TextOut, VERSION, static_text};
