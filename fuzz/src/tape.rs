//! Bytes taken as the choices of a program.

use std::ffi::CString;

/// What is left of some bytes. Past their end everything is 0.
pub struct Tape<'a>(pub &'a [u8]);

impl<'a> Tape<'a> {
    /// The first line of some bytes, and what is behind it.
    pub fn behind_line(data: &'a [u8]) -> (&'a [u8], Tape<'a>) {
        let line = data.iter().position(|&byte| byte == b'\n').unwrap_or(data.len());
        (&data[..line], Tape(data.get(line + 1..).unwrap_or_default()))
    }
}

impl Tape<'_> {
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// Mostly no.
    pub fn rarely(&mut self) -> bool {
        self.byte() >= 240
    }

    /// One of so many.
    pub fn below(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n
    }

    /// A small number, mostly a hole, and now and then one of those that go wrong.
    pub fn number(&mut self) -> i32 {
        match self.byte() {
            small @ 0..=125 => i32::from(small) - 2,
            wide @ 126..=249 => i32::from(wide) - 130,
            250 => i32::MIN,
            251 => i32::MAX,
            252 => -1000,
            253 => 1 << 16,
            254 => 256,
            _ => -256,
        }
    }

    /// Mostly one of so few, and now and then a number that goes wrong.
    pub fn few(&mut self, n: i32) -> i32 {
        match self.byte() {
            wrong @ 224.. => i32::from(wrong) - 240,
            few => i32::from(few) % n,
        }
    }

    /// Some bytes.
    pub fn bytes(&mut self) -> Vec<u8> {
        let len = usize::from(self.byte()).min(self.0.len());
        let (some, rest) = self.0.split_at(len);
        self.0 = rest;
        some.to_vec()
    }

    /// A text with one of its bytes changed, now and then.
    pub fn spoil(&mut self, mut text: Vec<u8>) -> Vec<u8> {
        if self.rarely() && !text.is_empty() {
            let at = self.below(text.len());
            text[at] = self.byte();
        }
        text
    }
}

/// As much of a text as a NUL can end.
pub fn ended(text: &[u8]) -> CString {
    let end = text.iter().position(|&byte| byte == 0).unwrap_or(text.len());
    CString::new(&text[..end]).expect("it has no NUL")
}
