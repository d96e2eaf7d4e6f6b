//! A section of the C interface: one Rust source file.

use std::path::{Path, PathBuf};

use super::read;

/// A section of the interface.
pub struct Section {
    /// Its name, the last part of its Doxygen group.
    pub name: String,
    /// Where its source is.
    pub path: PathBuf,
    source: String,
}

impl Section {
    /// The section in a source file, which is formatted by rustfmt.
    pub fn read(name: &str, path: &Path) -> Section {
        Section { name: name.to_owned(), path: path.to_owned(), source: read(path) }
    }

    /// Its module comment: the title, and the lines below.
    pub fn heading(&self) -> (&str, Vec<&str>) {
        let mut lines = self.source.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim_start);
        let title = lines.next().expect("a section has a title");
        (title, lines.skip_while(|line| line.is_empty()).collect())
    }

    /// Whether it declares a public constant, type or function of a name.
    pub fn declares(&self, name: &str) -> bool {
        self.source.lines().any(|line| declared(line) == Some(name))
    }

    /// Its functions.
    pub fn functions(&self) -> impl Iterator<Item = Function<'_>> {
        let lines: Vec<&str> = self.source.lines().collect();
        let starts = (0..lines.len()).filter(|&at| lines[at].contains("extern \"C\" fn "));
        starts.filter_map(|at| Function::read(&lines[..at], &lines[at..])).collect::<Vec<_>>().into_iter()
    }
}

/// A function of the interface.
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it is `unsafe` to call.
    pub is_unsafe: bool,
    /// Its parameters and its result on one line, from the opening bracket on.
    pub signature: String,
    comment: Vec<&'a str>,
}

impl<'a> Function<'a> {
    /// The function that begins on the first line of `code`, below the lines `above`.
    fn read(above: &[&'a str], code: &[&'a str]) -> Option<Function<'a>> {
        let name = declared(code[0])?;
        let end = code.iter().position(|line| line.ends_with(" {"))?;
        let head: Vec<&str> = code[..=end].iter().map(|line| line.trim()).collect();
        let head = head.join(" ").replace("( ", "(").replace(", )", ")");
        let (_, signature) = head.strip_suffix(" {")?.split_once(name)?;
        let comment = above.iter().rev().skip_while(|line| line.starts_with("#["));
        let comment = comment.map_while(|line| line.strip_prefix("///")).map(str::trim_start);
        let mut comment: Vec<&str> = comment.collect();
        comment.reverse();
        Some(Function {
            name,
            is_unsafe: code[0].starts_with("pub unsafe "),
            signature: signature.to_owned(),
            comment,
        })
    }

    /// The first sentence of its comment, up to a colon or a semicolon in it; line breaks are kept.
    pub fn brief(&self) -> String {
        let paragraph = self.comment.iter().take_while(|line| !line.is_empty());
        let text: String = paragraph.map(|line| format!("{line}\n")).collect();
        // A sentence that is quoted is part of the one around it.
        let is_quoted = |at: usize| text[..at].matches('"').count() % 2 == 1;
        let ends = text.match_indices(['.', ':', ';']).map(|(at, _)| at);
        let mut ends = ends.filter(|&at| text[at + 1..].starts_with([' ', '\n']) && !is_quoted(at));
        let end = ends.next().unwrap_or_else(|| panic!("the comment of {} has no sentence", self.name));
        format!("{}.", &text[..end])
    }
}

/// The name of the public item that begins on a line.
fn declared(line: &str) -> Option<&str> {
    let item = line.strip_prefix("pub ")?;
    let item = item.strip_prefix("unsafe ").unwrap_or(item);
    let item = item.strip_prefix("extern \"C\" ").unwrap_or(item);
    let name = ["const ", "struct ", "type ", "fn "].iter().find_map(|kind| item.strip_prefix(kind))?;
    name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}
