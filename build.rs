//! Renders the C headers from the sections of the interface and compares them with the committed ones, and lists the
//! constants of each header for the library itself.
//!
//! A plain build never writes into the source tree: it fails, and says how, when a header is out of date.

use std::fs;
use std::path::{Path, PathBuf};

/// An engine's header.
struct Header {
    /// Its name, which all its names begin with.
    name: &'static str,
    /// The room of its sections.
    room: &'static str,
    /// The sections in their order.
    sections: &'static [&'static str],
    /// What a section declares for another to use.
    shared: &'static [&'static str],
}

/// What the headers of all engines have in common.
const COMMON: &str = "src/abi/header";

const HEADERS: &[Header] = &[STERNHALMA, SENET, FANORONA];

const STERNHALMA: Header = Header {
    name: "sternhalma",
    room: "src/sternhalma/ffi",
    sections: &[
        "version",
        "star",
        "board",
        "moves",
        "undo",
        "play",
        "key",
        "text",
        "evaluation",
        "game",
        "game_play",
        "game_state",
        "log",
        "options",
        "drawing",
        "search",
        "solve",
        "constants",
        "table",
    ],
    shared: &["sternhalma_undo_info", "sternhalma_solve_progress"],
};

const SENET: Header = Header {
    name: "senet",
    room: "src/senet/ffi",
    sections: &[
        "version",
        "track",
        "board",
        "rules",
        "moves",
        "play",
        "evaluation",
        "options",
        "search",
        "drawing",
        "constants",
        "table",
    ],
    shared: &[],
};

const FANORONA: Header = Header {
    name: "fanorona",
    room: "src/fanorona/ffi",
    sections: &[
        "version",
        "board",
        "points",
        "steps",
        "undo",
        "play",
        "moves",
        "evaluation",
        "game",
        "game_play",
        "game_state",
        "log",
        "text",
        "options",
        "search",
        "constants",
        "table",
    ],
    shared: &["fanorona_undo_info"],
};

fn main() {
    println!("cargo::rerun-if-env-changed=STERNHALMA_UPDATE_HEADERS");
    for path in ["build.rs", "cbindgen.toml", "abi-version.txt", "Cargo.toml", COMMON] {
        println!("cargo::rerun-if-changed={path}");
    }
    let update = std::env::var_os("STERNHALMA_UPDATE_HEADERS").is_some();
    for header in HEADERS {
        println!("cargo::rerun-if-changed={}", header.room);
        let text = header.render();
        for (ending, text) in [("h", &text.whole()), ("cdef.h", &text.for_loaders())] {
            let path = PathBuf::from(format!("include/{}.{ending}", header.name));
            println!("cargo::rerun-if-changed={}", path.display());
            if fs::read_to_string(&path).unwrap_or_default() == *text {
                continue;
            }
            assert!(
                update,
                "{} is out of date; to write it anew run: STERNHALMA_UPDATE_HEADERS=1 cargo build",
                path.display()
            );
            fs::write(&path, text).expect("the header can be written");
        }
        let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("set by cargo"));
        let path = out.join(format!("{}_constants.rs", header.name));
        fs::write(path, text.constants_as_rust()).expect("the constants can be written");
    }
}

impl Header {
    fn render(&self) -> Rendered {
        let sections = self.sections.iter().map(|section| {
            let path = Path::new(self.room).join(section).with_extension("rs");
            (self.heading(section, &read(&path)), self.declarations(&path))
        });
        Rendered {
            name: self.name,
            head: self.head(),
            sections: sections.collect(),
            tail: self.common("tail.h"),
        }
    }

    /// The opening of the header: what the engine says of itself, what holds for every engine, and what its numbers
    /// mean.
    fn head(&self) -> String {
        let own = |part: &str| read(&Path::new(self.room).join(part));
        own("head.h") + &self.common("conventions.h") + &own("words.h") + &self.common("head.h")
    }

    /// A part that all headers have, with this engine's names and the numbers of this version in it.
    fn common(&self, part: &str) -> String {
        let variable = |name: &str| std::env::var(name).expect("set by cargo");
        let numbers = read(Path::new("abi-version.txt"));
        let abi = numbers.lines().find_map(|line| line.strip_prefix(self.name)?.strip_prefix(' '));
        read(&Path::new(COMMON).join(part))
            .replace("@name@", self.name)
            .replace("@NAME@", &self.name.to_uppercase())
            .replace("@VERSION@", &variable("CARGO_PKG_VERSION"))
            .replace("@MAJOR@", &variable("CARGO_PKG_VERSION_MAJOR"))
            .replace("@MINOR@", &variable("CARGO_PKG_VERSION_MINOR"))
            .replace("@PATCH@", &variable("CARGO_PKG_VERSION_PATCH"))
            .replace("@ABI@", abi.expect("the interface has a number"))
    }

    /// A section's own words: the first line of its module comment is the title.
    fn heading(&self, section: &str, source: &str) -> String {
        let mut words = source.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim_start);
        let title = words.next().expect("a section has a title");
        let words: Vec<&str> = words.skip_while(|line| line.is_empty()).collect();
        let rule = "=".repeat(96);
        let text =
            words.iter().map(|line| format!(" * {line}\n")).collect::<String>().replace(" * \n", " *\n");
        format!(
            "\n/* {rule} */\n\n/**\n * @defgroup {}_{section} {title}\n *\n{text} * @{{\n */\n\n",
            self.name
        )
    }

    /// What one section declares, as C.
    fn declarations(&self, path: &Path) -> String {
        let mut config = cbindgen::Config::from_file("cbindgen.toml").expect("cbindgen.toml is good");
        config.function.prefix = Some(format!("{}_API", self.name.to_uppercase()));
        config.export.include = self.shared.iter().map(|&name| name.to_owned()).collect();
        let bindings = cbindgen::Builder::new().with_config(config).with_src(path).generate();
        let mut text = Vec::new();
        bindings.expect("a section can be rendered").write(&mut text);
        tidy(&String::from_utf8(text).expect("a header is ASCII"))
    }
}

/// A header in its parts.
struct Rendered {
    name: &'static str,
    head: String,
    /// The heading and the declarations of each section.
    sections: Vec<(String, String)>,
    tail: String,
}

impl Rendered {
    /// The header for a C compiler.
    fn whole(&self) -> String {
        let sections = self.sections.iter().map(|(heading, text)| format!("{heading}{text}\n/** @}} */\n"));
        format!("{}{}{}", self.head, sections.collect::<String>(), self.tail)
    }

    /// What it declares for readers of C that have no preprocessor and know no attributes: the constants as an enum,
    /// the types and the functions, and nothing else.
    fn for_loaders(&self) -> String {
        let api = format!("{}_API ", self.name.to_uppercase());
        let constants = self.constants().map(|(name, number)| format!("    {name} = {number},\n"));
        let lines = self.sections.iter().flat_map(|(_, text)| text.lines()).filter(|line| {
            let line = line.trim_start();
            !["/*", "*", "#"].iter().any(|start| line.starts_with(start)) && !line.is_empty()
        });
        let lines = lines.map(|line| line.strip_prefix(&api).unwrap_or(line)).map(|line| format!("{line}\n"));
        format!(
            "/* What {}.h declares, for cffi, LuaJIT and other loaders that read C without a preprocessor. */\n\
             enum {{\n{}}};\n{}",
            self.name,
            constants.collect::<String>(),
            lines.collect::<String>()
        )
    }

    /// The names it gives to numbers, and these.
    fn constants(&self) -> impl Iterator<Item = (&str, i64)> {
        let texts = std::iter::once(&self.head).chain(self.sections.iter().map(|(_, text)| text));
        texts.flat_map(|text| text.lines()).filter_map(|line| {
            let (name, number) = line.strip_prefix("#define ")?.split_once(' ')?;
            Some((name, number.trim_matches(['(', ')']).parse().ok()?))
        })
    }

    /// The constants as a Rust array, without the prefix that all of them have.
    fn constants_as_rust(&self) -> String {
        let prefix = format!("{}_", self.name.to_uppercase());
        let constants = self.constants().map(|(name, number)| {
            let name = name.strip_prefix(&prefix).expect("every name has the prefix");
            format!("(c{name:?}, {number}),\n")
        });
        format!("&[\n{}]\n", constants.collect::<String>())
    }
}

/// The lines that cbindgen wrote, as a reader of C likes them.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut tidied = String::new();
    let mut rest = &lines[..];
    while let [line, after @ ..] = rest {
        rest = after;
        match (line.trim_start(), after) {
            // A comment of one line is one line.
            ("/**", [words, end, after @ ..]) if end.trim_start() == "*/" => {
                tidied += &format!("{} {} */\n", line, words.trim_start().trim_start_matches("* "));
                rest = after;
            }
            _ => {
                let line = tidy_line(line);
                tidied += &format!("{line}\n{}", sized_macro(&line).unwrap_or_default());
            }
        }
    }
    tidied
}

/// What stands for a function in C when there is a form of it that is told the size of the caller's struct, behind the
/// declaration of that form.
fn sized_macro(line: &str) -> Option<String> {
    let (head, parameters) = line.strip_suffix(", size_t size);")?.split_once("_sized(")?;
    let name = head.rsplit(' ').next()?;
    let (others, options) =
        parameters.rsplit_once(", ").map_or(("", parameters), |(others, last)| (others, last));
    let kind = options.strip_suffix(" *options")?;
    let others: String =
        others.split(", ").filter_map(|other| Some(format!("{}, ", other.rsplit_once(' ')?.1))).collect();
    Some(format!("#define {name}({others}options) {name}_sized({others}options, sizeof({kind}))\n"))
}

/// A line of a header with a negative number that a macro stands for in brackets, and types by their names.
fn tidy_line(line: &str) -> String {
    if let Some((name, number)) = line.strip_prefix("#define ").and_then(|define| define.split_once(" -")) {
        format!("#define {name} (-{number})")
    } else if line.starts_with("typedef") {
        line.to_owned()
    } else {
        HEADERS.iter().fold(line.to_owned(), |line, header| {
            line.replace(&format!("struct {}_", header.name), &format!("{}_", header.name))
        })
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
