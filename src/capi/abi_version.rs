//! The numbers of the interfaces, which the build script reads from `abi-version.txt`.

/// The number of the star halma interface.
pub const STERNHALMA_ABI: u32 = number(env!("STERNHALMA_ABI"));

/// The number of the Senet interface.
#[cfg(feature = "senet")]
pub const SENET_ABI: u32 = number(env!("SENET_ABI"));

/// The number of the fanorona interface.
#[cfg(feature = "fanorona")]
pub const FANORONA_ABI: u32 = number(env!("FANORONA_ABI"));

const fn number(text: &str) -> u32 {
    match u32::from_str_radix(text, 10) {
        Ok(number) => number,
        Err(_) => panic!("abi-version.txt has a line whose second word is not a number"),
    }
}
