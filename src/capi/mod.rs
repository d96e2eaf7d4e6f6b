//! The C interface of every engine: the only place where pointers from C are read.
//!
//! An export converts its arguments, calls one function of its engine and converts the result back. `boundary` has
//! what all of them share.

mod abi_version;
mod boundary;
#[cfg(feature = "fanorona")]
pub mod fanorona;
#[cfg(feature = "senet")]
pub mod senet;
pub mod sternhalma;
