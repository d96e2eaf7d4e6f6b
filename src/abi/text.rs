//! Text to and from C.

use std::ffi::{CStr, c_char};
use std::fmt::{self, Display, Write};

use super::Misuse;
use super::answer::Text;

/// Text that C lends: bytes, with nothing promised about them.
#[derive(Clone, Copy)]
pub struct TextIn<'a>(Option<&'a [u8]>);

impl<'a> TextIn<'a> {
    /// The text at `text` up to its NUL, or its first `limit` bytes when none of them is a NUL. No byte beyond
    /// those is looked at.
    ///
    /// # Safety
    ///
    /// `text` is NULL, or can be read up to its NUL or for `limit` bytes, and does not change while this lives.
    pub unsafe fn ended(text: *const c_char, limit: usize) -> TextIn<'a> {
        if text.is_null() {
            return TextIn(None);
        }
        let bytes = text.cast::<u8>();
        // SAFETY: every byte asked for comes before the NUL and before the limit.
        let len = (0..limit).find(|&i| unsafe { *bytes.add(i) } == 0).unwrap_or(limit);
        // SAFETY: the bytes just looked at.
        TextIn(Some(unsafe { std::slice::from_raw_parts(bytes, len) }))
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

    /// The bytes; [`Misuse::Null`] when there are none.
    pub fn bytes(self) -> Result<&'a [u8], Misuse> {
        self.0.ok_or(Misuse::Null)
    }

    /// The bytes, none when C gave NULL.
    pub fn bytes_or_none(self) -> &'a [u8] {
        self.0.unwrap_or_default()
    }
}

/// Room that C lends for a text: its length is always answered, as much as fits is written, and a NUL ends it.
pub struct TextOut {
    room: *mut u8,
    cap: usize,
    /// How much of the text is to be kept: none until all of it is written, whatever happens on the way.
    kept: usize,
}

impl TextOut {
    /// The room at `buf` for `cap` bytes, which holds an empty text until one is written. NULL with no room only
    /// asks how long the text is.
    ///
    /// # Safety
    ///
    /// `buf` is NULL or good for writing `cap` bytes for as long as this lives, and nothing else looks at them.
    pub unsafe fn new(buf: *mut c_char, cap: usize) -> TextOut {
        let out = TextOut { room: buf.cast(), cap, kept: 0 };
        out.end();
        out
    }

    /// Writes what a thing looks like. [`Misuse::Null`] when room was promised where there is none.
    pub fn write(self, text: impl Display) -> Result<Text, Misuse> {
        if self.room.is_null() && self.cap > 0 {
            return Err(Misuse::Null);
        }
        let mut pen = Pen { out: self, len: 0 };
        write!(pen, "{text}").or(Err(Misuse::Internal))?;
        pen.out.kept = pen.len;
        Ok(Text(pen.len))
    }

    /// Writes why something is refused. [`Misuse::Argument`] when it is not.
    pub fn write_refusal<T>(self, judged: Result<T, impl Display>) -> Result<Text, Misuse> {
        self.write(judged.err().ok_or(Misuse::Argument)?)
    }

    /// Puts the NUL behind what is kept, or in the last place there is.
    fn end(&self) {
        if let Some(last) = self.cap.checked_sub(1).filter(|_| !self.room.is_null()) {
            // SAFETY: within the `cap` bytes that `new` was promised.
            unsafe { self.room.add(self.kept.min(last)).write(0) };
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
        let room = self.out.cap.saturating_sub(1).saturating_sub(self.len);
        let fits = &text.as_bytes()[..text.len().min(room)];
        if !fits.is_empty() {
            // SAFETY: `len` and the bytes that fit are within the `cap` bytes that `new` was promised, which the
            // text cannot overlap: nothing else looks at them.
            unsafe { self.out.room.add(self.len).copy_from_nonoverlapping(fits.as_ptr(), fits.len()) };
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

/// A text that lives for ever, as C holds it; NULL for none.
pub fn static_text(text: Option<&'static CStr>) -> *const c_char {
    text.map_or(std::ptr::null(), CStr::as_ptr)
}
