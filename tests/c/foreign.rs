//! The headers come behind those of other libraries, whose macros have words for names: X11, curses, Windows and Qt. The
//! macros are those of `c-tests/foreign`, and of the libraries' own headers where these are present.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::{Language, strict};
use crate::interface::header::Header;
use crate::interface::{in_tree, library};
use crate::wrapper::WRAPPERS;

/// Headers of other libraries, and where they are kept.
struct Foreign {
    files: Vec<PathBuf>,
}

impl Foreign {
    fn by_hand(name: &str) -> Foreign {
        Foreign { files: vec![in_tree("c-tests/foreign").join(name)] }
    }

    /// Has a compiler read these before a program, behind the standard library's own.
    fn before(&self, command: &mut Command) {
        let standard = in_tree("c-tests/foreign/standard.h");
        for file in std::iter::once(&standard).chain(&self.files) {
            command.arg("-include").arg(file);
        }
    }

    /// The headers compile behind these: the C headers in both languages, and every member of the wrappers, which the
    /// programs that try them call.
    fn allows_all(&self) {
        let programs = in_tree("c-tests");
        for header in Header::all() {
            for language in [Language::C, Language::Cpp] {
                let source = programs.join(&header.name).join("header.c");
                self.allows(language, "", &source);
            }
        }
        for wrapper in WRAPPERS {
            for standard in ["11", "20"] {
                self.allows(Language::Cpp, standard, &wrapper.source());
            }
        }
    }

    fn allows(&self, language: Language, standard: &str, source: &Path) {
        let mut command = strict(language, source, Path::new("/dev/null"));
        if !standard.is_empty() {
            command.arg(format!("-std=c++{standard}"));
        }
        command.arg("-fsyntax-only");
        self.before(&mut command);
        library::run(&mut command);
    }
}

#[test]
fn the_macros_of_x11_may_come_before() {
    Foreign::by_hand("x11.h").allows_all();
}

#[test]
fn the_macros_of_curses_may_come_before() {
    Foreign::by_hand("curses.h").allows_all();
}

#[test]
fn the_macros_of_windows_may_come_before() {
    Foreign::by_hand("windows.h").allows_all();
}

#[test]
fn the_macros_of_qt_may_come_before() {
    Foreign::by_hand("qt.h").allows_all();
}

/// The real headers, as far as this machine has them.
#[test]
fn the_headers_of_other_libraries_may_come_before() {
    for name in ["X11/Xlib.h", "X11/Xutil.h", "curses.h", "term.h", "windows.h"] {
        let folders = ["/usr/include", "/usr/local/include"].map(Path::new);
        let Some(path) = folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()) else {
            eprintln!("{name} was not tried: it is not there");
            continue;
        };
        let files = if name == "term.h" { vec![path.with_file_name("curses.h"), path] } else { vec![path] };
        Foreign { files }.allows_all();
    }
}
