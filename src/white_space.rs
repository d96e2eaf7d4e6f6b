//! White space in texts: forgiven at the ends of a move, and told of where a position has it and may not.

use std::fmt;

/// Whether a byte is white space.
fn is_white(c: u8) -> bool {
    c.is_ascii_whitespace() || c == b'\x0B'
}

/// A text without the spaces, tabs and line ends around it, and how many bytes of them are before it.
pub fn trimmed(text: &[u8]) -> (&[u8], usize) {
    let is_forgiven = |c: &u8| matches!(c, b' ' | b'\t' | b'\r' | b'\n');
    let before = text.iter().take_while(|c| is_forgiven(c)).count();
    let after = text[before..].iter().rev().take_while(|c| is_forgiven(c)).count();
    (&text[before..text.len() - after], before)
}

/// White space of a position string that does not belong there, with the byte it stands at, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhiteSpace {
    /// Before the position.
    Before(usize),
    /// Within it, where there is none or more than one space.
    Inside(usize),
    /// Behind it.
    After(usize),
}

impl fmt::Display for WhiteSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhiteSpace::Before(at) => write!(f, "white space before the position, at byte {at}"),
            WhiteSpace::Inside(at) => {
                write!(f, "white space inside the position that does not belong there, at byte {at}")
            }
            WhiteSpace::After(at) => write!(f, "white space after the position, at byte {at}"),
        }
    }
}

/// Room for a position string without the white space that does not belong there.
pub type Room = [u8; 512];

impl WhiteSpace {
    /// The first white space of a position string that does not belong there, and the string without any: one space
    /// stands between two fields, none in the rows, which have slashes between them, and none beside a semicolon.
    pub fn stray(text: &[u8]) -> Option<(WhiteSpace, Room, usize)> {
        let mut room: Room = [0; 512];
        let rows_end = text.iter().rposition(|&c| c == b'/').unwrap_or(0);
        let (mut len, mut at, mut first) = (0, 0, None);
        while at < text.len() {
            let run = text[at..].iter().take_while(|&&c| is_white(c)).count();
            if run == 0 {
                *room.get_mut(len)? = text[at];
                (len, at) = (len + 1, at + 1);
                continue;
            }
            let end = at + run;
            let beside = [at.checked_sub(1), Some(end)].map(|at| at.and_then(|at| text.get(at).copied()));
            let joins = at < rows_end || beside[0] == Some(b'/') || beside.contains(&Some(b';'));
            let belongs = at > 0 && end < text.len() && !joins;
            if belongs {
                *room.get_mut(len)? = b' ';
                len += 1;
            }
            let stray = match belongs {
                true if &text[at..end] == b" " => None,
                true if text[at] == b' ' => Some(WhiteSpace::Inside(at + 1)),
                _ if at == 0 => Some(WhiteSpace::Before(0)),
                _ if end == text.len() => Some(WhiteSpace::After(at)),
                _ => Some(WhiteSpace::Inside(at)),
            };
            first = first.or(stray);
            at = end;
        }
        first.map(|stray| (stray, room, len))
    }

    /// The white space that a refused position string is refused for: without it the string would be accepted, or
    /// refused for another reason.
    pub fn to_blame<F: PartialEq>(
        text: &[u8],
        fault: F,
        read: impl FnOnce(&[u8]) -> Option<F>,
    ) -> Option<WhiteSpace> {
        let (stray, room, len) = WhiteSpace::stray(text)?;
        (read(&room[..len]) != Some(fault)).then_some(stray)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_forgiven_at_the_ends() {
        for (text, inner, before) in [
            (&b"a1-b1"[..], &b"a1-b1"[..], 0),
            (b" \t\r\na1-b1\r\n", b"a1-b1", 4),
            (b"a - b ", b"a - b", 0),
            (b" \n", b"", 2),
            (b"", b"", 0),
            (b"\x0Ba1", b"\x0Ba1", 0),
        ] {
            assert_eq!(trimmed(text), (inner, before), "{text:?}");
        }
    }

    #[test]
    fn what_does_not_belong() {
        use WhiteSpace::*;
        for (text, stray, clean) in [
            ("1/2 w", None, "1/2 w"),
            (" 1/2 w", Some(Before(0)), "1/2 w"),
            ("1/2 w\n", Some(After(5)), "1/2 w"),
            ("1/2 w \r\n", Some(After(5)), "1/2 w"),
            ("1/2  w", Some(Inside(4)), "1/2 w"),
            ("1/2\tw", Some(Inside(3)), "1/2 w"),
            ("1/2\x0B w", Some(Inside(3)), "1/2 w"),
            ("1/ 2 w", Some(Inside(2)), "1/2 w"),
            ("1 /2 w", Some(Inside(1)), "1/2 w"),
            ("1/2 w ;3 4", Some(Inside(5)), "1/2 w;3 4"),
            ("1/2 w; 3 4", Some(Inside(6)), "1/2 w;3 4"),
            ("\t1/2  w\n", Some(Before(0)), "1/2 w"),
            (" \n", Some(Before(0)), ""),
        ] {
            let found = WhiteSpace::stray(text.as_bytes());
            assert_eq!(found.map(|(stray, ..)| stray), stray, "{text:?}");
            if let Some((_, room, len)) = found {
                assert_eq!(&room[..len], clean.as_bytes(), "{text:?}");
            }
        }
        assert_eq!(WhiteSpace::stray(&[b'x'; 513]), None);
    }
}
