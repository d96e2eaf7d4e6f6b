//! Texts of lines being read, a line at a time: games as text.

use crate::white_space::trimmed;

/// A text of lines. A line may end with a carriage return and a newline, and the last one without either. A byte-order
/// mark before the first is no part of it.
pub struct LogLines<'a> {
    text: &'a [u8],
    /// The line being read, without its end, and empty before the first and past the last one.
    line: &'a [u8],
    /// Its number, from 1.
    number: usize,
    /// The byte it starts at, and the one that the next starts at.
    start: usize,
    next: usize,
}

/// A byte of a text of lines.
#[derive(Clone, Copy)]
pub struct Place {
    /// The number of its line, from 1.
    pub line: usize,
    /// Which byte of the line it is, from 1.
    pub column: usize,
    /// Which byte of the text, from 0.
    pub offset: usize,
}

impl<'a> LogLines<'a> {
    /// A text before its first line.
    pub fn new(text: &'a [u8]) -> LogLines<'a> {
        let mark = if text.starts_with("\u{FEFF}".as_bytes()) { 3 } else { 0 };
        LogLines { text, line: &[], number: 0, start: mark, next: mark }
    }

    /// The line being read, without its end.
    pub fn line(&self) -> &'a [u8] {
        self.line
    }

    /// Goes on to the next line. False when there is none; it then reads as an empty one.
    pub fn advance(&mut self) -> bool {
        self.number += 1;
        self.start = self.next;
        let rest = &self.text[self.start..];
        self.line = match rest.iter().position(|&c| c == b'\n') {
            Some(end) => {
                self.next += end + 1;
                rest[..end].strip_suffix(b"\r").unwrap_or(&rest[..end])
            }
            None => {
                self.next = self.text.len();
                rest
            }
        };
        self.next > self.start
    }

    /// Whether the line has nothing but white space in it.
    #[cfg(feature = "fanorona")]
    pub fn is_blank(&self) -> bool {
        trimmed(self.line).0.is_empty()
    }

    /// Goes on to the next line that is not blank. False when there is none.
    pub fn advance_past_blanks(&mut self) -> bool {
        while self.advance() {
            if !trimmed(self.line).0.is_empty() {
                return true;
            }
        }
        false
    }

    /// The line's first word, and what follows the space after it.
    pub fn split(&self) -> (&'a [u8], Option<&'a [u8]>) {
        match self.line.iter().position(|&c| c == b' ') {
            Some(space) => (&self.line[..space], Some(&self.line[space + 1..])),
            None => (self.line, None),
        }
    }

    /// What a judge makes of the number in the line, which has to be a key, a space and the number; otherwise the byte of
    /// the line that is at fault, counted from 0.
    pub fn count<T>(&self, key: &str, judge: impl FnOnce(i32) -> Option<T>) -> Result<T, usize> {
        let (word, value) = self.split();
        if word != key.as_bytes() {
            return Err(0);
        }
        let number = decimal(value.ok_or(self.line.len())?).and_then(|number| i32::try_from(number).ok());
        number.and_then(judge).ok_or(key.len() + 1)
    }

    /// Where a byte of the line is, counted from 0.
    pub fn place(&self, at: usize) -> Place {
        Place { line: self.number, column: at + 1, offset: self.start + at }
    }
}

/// A decimal number without sign or leading zero; one too large for the type is given as its largest.
pub fn decimal(digits: &[u8]) -> Option<u64> {
    let zero_led = digits.len() > 1 && digits[0] == b'0';
    if digits.is_empty() || zero_led || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(digits.iter().fold(0_u64, |n, c| n.saturating_mul(10).saturating_add(u64::from(c - b'0'))))
}
