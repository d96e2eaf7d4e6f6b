//! The track of thirty houses: what is the same for every board.

mod house;
mod house_set;
mod side;
mod sticks;

pub use house::House;
pub use house_set::HouseSet;
pub use side::Side;
pub use sticks::Roll;
