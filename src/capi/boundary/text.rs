//! Text to and from C.

use std::ffi::CStr;
use std::fmt::{self, Display, Write};

use libc::c_char;

use super::answer::Text;
use super::status::Misuse;
use crate::kit::Code;

/// A text from C: any bytes.
#[derive(Clone, Copy)]
pub struct TextIn<'a>(Option<&'a [u8]>);

impl<'a> TextIn<'a> {
    /// The text at `text` up to its NUL, or its first `limit` bytes when none of them is a NUL. No byte beyond
    /// those is read.
    ///
    /// # Safety
    ///
    /// `text` is NULL, or can be read up to its NUL or for `limit` bytes, and does not change while this lives.
    pub unsafe fn ended(text: *const c_char, limit: usize) -> TextIn<'a> {
        if text.is_null() {
            return TextIn(None);
        }
        // SAFETY: no byte beyond the NUL or the limit is read.
        let len = unsafe { libc::strnlen(text, limit) };
        // SAFETY: the bytes that were just measured.
        TextIn(Some(unsafe { std::slice::from_raw_parts(text.cast(), len) }))
    }

    /// The `len` bytes at `text`, or the first `limit` of them.
    ///
    /// # Safety
    ///
    /// `text` is NULL, or can be read for `len` bytes, and does not change while this lives.
    pub unsafe fn counted(text: *const c_char, len: usize, limit: usize) -> TextIn<'a> {
        if text.is_null() {
            return TextIn(None);
        }
        // SAFETY: no more bytes than the caller promised.
        TextIn(Some(unsafe { std::slice::from_raw_parts(text.cast::<u8>(), len.min(limit)) }))
    }

    /// The `len` bytes at `text`, or up to its NUL when `len` is 0, and no more than `limit` of them.
    ///
    /// # Safety
    ///
    /// As for [`counted`](TextIn::counted), or for [`ended`](TextIn::ended) when `len` is 0.
    pub unsafe fn sized(text: *const c_char, len: usize, limit: usize) -> TextIn<'a> {
        match len {
            // SAFETY: passed on.
            0 => unsafe { TextIn::ended(text, limit) },
            // SAFETY: passed on.
            len => unsafe { TextIn::counted(text, len, limit) },
        }
    }

    /// The bytes; [`Misuse::Null`] for NULL.
    pub fn bytes(self) -> Result<&'a [u8], Misuse> {
        self.0.ok_or(Misuse::Null)
    }

    /// The bytes; empty for NULL.
    pub fn bytes_or_none(self) -> &'a [u8] {
        self.0.unwrap_or_default()
    }
}

/// A buffer of the caller for a text. As much as fits is written, with a NUL at its end; the result is always the length
/// of the whole text.
pub struct TextOut {
    buffer: *mut u8,
    cap: usize,
    /// How much of the text to keep: nothing until all of it is written, so that a panic leaves an empty text.
    kept: usize,
}

impl TextOut {
    /// The buffer at `buf` with a capacity of `cap` bytes. It holds an empty text until one is written. NULL with a
    /// capacity of 0 only asks for the length.
    ///
    /// # Safety
    ///
    /// `buf` is NULL, or valid for writing `cap` bytes while this lives, and nothing else accesses them.
    pub unsafe fn new(buf: *mut c_char, cap: usize) -> TextOut {
        let out = TextOut { buffer: buf.cast(), cap, kept: 0 };
        out.end();
        out
    }

    /// Writes a value as text. [`Misuse::Null`] for NULL with a capacity above 0.
    pub fn write(self, text: impl Display) -> Result<Text, Misuse> {
        if self.buffer.is_null() && self.cap > 0 {
            return Err(Misuse::Null);
        }
        let mut pen = Pen { out: self, len: 0 };
        write!(pen, "{text}").or(Err(Misuse::Internal))?;
        pen.out.kept = pen.len;
        Ok(Text(pen.len))
    }

    /// Writes why something is refused; [`Misuse::Argument`] when it is not.
    pub fn write_refusal<T>(self, judged: Result<T, impl Display>) -> Result<Text, Misuse> {
        self.write(judged.err().ok_or(Misuse::Argument)?)
    }

    /// Writes a key as sixteen hexadecimal digits.
    pub fn key(self, key: u64) -> Result<Text, Misuse> {
        self.write(format_args!("{key:016x}"))
    }

    /// Writes the NUL behind the kept text, or in the last byte of the buffer.
    fn end(&self) {
        if let Some(last) = self.cap.checked_sub(1).filter(|_| !self.buffer.is_null()) {
            // SAFETY: within the `cap` bytes that the caller of `new` promised.
            unsafe { self.buffer.add(self.kept.min(last)).write(0) };
        }
    }
}

impl Drop for TextOut {
    fn drop(&mut self) {
        self.end();
    }
}

struct Pen {
    out: TextOut,
    len: usize,
}

impl Write for Pen {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let free = self.out.cap.saturating_sub(1).saturating_sub(self.len);
        let fits = &text.as_bytes()[..text.len().min(free)];
        if !fits.is_empty() {
            // SAFETY: `len` and the bytes that fit are within the `cap` bytes that the caller of `new` promised. The
            // text cannot overlap them: nothing else accesses them.
            unsafe { self.out.buffer.add(self.len).copy_from_nonoverlapping(fits.as_ptr(), fits.len()) };
        }
        self.len += text.len();
        Ok(())
    }
}

/// The version of the library as text, such as `0.1.0`.
pub const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => panic!("a version has no NUL"),
    };

/// A static text as a pointer for C; NULL for none.
pub fn static_text(text: Option<&'static CStr>) -> *const c_char {
    text.map_or(std::ptr::null(), CStr::as_ptr)
}

/// The name of a code for C.
pub fn name<C: Code>(code: C) -> &'static CStr {
    CStr::from_bytes_with_nul(code.name_with_nul().as_bytes()).unwrap_or_default()
}

/// The text of a code for C.
pub fn text<C: Code>(code: C) -> &'static CStr {
    CStr::from_bytes_with_nul(code.text_with_nul().as_bytes()).unwrap_or_default()
}

/// The body of an export that returns the name of a number; NULL for a number that is no code.
pub fn name_of<C: Code>(number: i32) -> *const c_char {
    static_text(C::numbered(number).map(name))
}

/// The body of an export that returns the text of a number; NULL for a number that is no code.
pub fn text_of<C: Code>(number: i32) -> *const c_char {
    static_text(C::numbered(number).map(text))
}
