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
}

/// The name of the public item that begins on a line.
fn declared(line: &str) -> Option<&str> {
    let item = line.strip_prefix("pub ")?;
    let item = item.strip_prefix("unsafe ").unwrap_or(item);
    let item = item.strip_prefix("extern \"C\" ").unwrap_or(item);
    let name = ["const ", "struct ", "type ", "fn "].iter().find_map(|kind| item.strip_prefix(kind))?;
    name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}
