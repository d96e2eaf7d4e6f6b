//! What holds for any bytes at all: a function a target, which panics where it does not. `tests/seeds.rs` has them
//! tried without a fuzzer as well.

mod answer;
mod calls;
mod calls_fanorona;
mod calls_senet;
mod constants;
mod fanorona;
mod held;
mod log;
mod moves;
mod options;
#[allow(dead_code, reason = "a part of it is used here")]
#[path = "../../tests/common/plain.rs"]
mod plain;
#[allow(dead_code, reason = "a part of it is used here")]
#[path = "../../tests/common/fanorona/plain.rs"]
mod plain_fanorona;
#[path = "../../tests/common/senet.rs"]
mod plain_senet;
mod position;
mod room;
mod senet;
mod tape;
mod threads;
mod way;

pub use calls::calls;
pub use calls_fanorona::calls_fanorona;
pub use calls_senet::calls_senet;
pub use fanorona::fanorona;
pub use log::log;
pub use moves::moves;
pub use position::position;
pub use senet::senet;
