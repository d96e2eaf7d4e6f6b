//! Numbers from C.

use super::status::Misuse;

/// What a number from C stands for; [`Misuse::Argument`] when it stands for nothing.
pub fn number<N, T: TryFrom<N>>(number: N) -> Result<T, Misuse> {
    T::try_from(number).or(Err(Misuse::Argument))
}
