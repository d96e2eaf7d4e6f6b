//! The numbers of the interface, read from `abi-version.txt`, their one source.

const NUMBERS: &[u8] = include_bytes!("../../abi-version.txt");

/// The number of the star halma interface.
pub const STERNHALMA_ABI: u32 = number_of(b"sternhalma");

/// The number of the Senet interface.
#[cfg(feature = "senet")]
pub const SENET_ABI: u32 = number_of(b"senet");

/// The number of the fanorona interface.
#[cfg(feature = "fanorona")]
pub const FANORONA_ABI: u32 = number_of(b"fanorona");

/// The number on the line of a name.
const fn number_of(name: &[u8]) -> u32 {
    let mut at = 0;
    while at < NUMBERS.len() {
        let mut same = 0;
        while same < name.len() && at + same < NUMBERS.len() && NUMBERS[at + same] == name[same] {
            same += 1;
        }
        if same == name.len() && NUMBERS[at + same] == b' ' {
            return read_number(at + same + 1);
        }
        while at < NUMBERS.len() && NUMBERS[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    panic!("a name without a number")
}

const fn read_number(mut at: usize) -> u32 {
    let mut number = 0;
    while at < NUMBERS.len() && NUMBERS[at].is_ascii_digit() {
        number = number * 10 + (NUMBERS[at] - b'0') as u32;
        at += 1;
    }
    number
}
