//! A C header, rendered by cbindgen in one run and split into the sections of the interface.

use super::engine::Engine;
use super::section::Section;
use super::tidy::tidy;

/// A header in its parts.
pub struct Header<'a> {
    name: &'a str,
    head: String,
    /// The heading and the declarations of each section.
    sections: Vec<(String, String)>,
    tail: String,
}

impl<'a> Header<'a> {
    /// The header of an engine with these sections.
    pub fn render(engine: &Engine<'a>, sections: &[Section]) -> Header<'a> {
        let items = declarations(engine.name, sections);
        let of = |section: &Section| {
            let items = items.iter().filter(|item| section.declares(name_of(item)));
            items.map(String::as_str).collect::<Vec<_>>().join("\n\n") + "\n"
        };
        if let Some(item) = items.iter().find(|item| !sections.iter().any(|s| s.declares(name_of(item)))) {
            panic!("no section declares this item:\n{item}");
        }
        Header {
            name: engine.name,
            head: ["head.h", "words.h"].map(|part| engine.own(part)).join(&engine.common("conventions.h"))
                + &engine.common("head.h"),
            sections: sections.iter().map(|s| (heading(engine.name, s), of(s))).collect(),
            tail: engine.common("tail.h"),
        }
    }

    /// The header for a C compiler.
    pub fn for_compilers(&self) -> String {
        let sections = self.sections.iter().map(|(heading, text)| format!("{heading}{text}\n/** @}} */\n"));
        format!("{}{}{}", self.head, sections.collect::<String>(), self.tail)
    }

    /// The same declarations for readers of C without a preprocessor or attributes: the constants as an enum, the types
    /// and the functions, without comments.
    pub fn for_loaders(&self) -> String {
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

    /// The constants as the items of a Rust array, without their common prefix.
    pub fn constants_as_rust(&self) -> String {
        let prefix = format!("{}_", self.name.to_uppercase());
        let constants = self.constants().map(|(name, number)| {
            let name = name.strip_prefix(&prefix).expect("every name has the prefix");
            format!("    (c{name:?}, {number}),\n")
        });
        constants.collect()
    }

    /// The macros that are numbers.
    fn constants(&self) -> impl Iterator<Item = (&str, i64)> {
        let texts = std::iter::once(&self.head).chain(self.sections.iter().map(|(_, text)| text));
        texts.flat_map(|text| text.lines()).filter_map(|line| {
            let (name, number) = line.strip_prefix("#define ")?.split_once(' ')?;
            Some((name, number.trim_matches(['(', ')']).parse().ok()?))
        })
    }
}

/// The comment that opens a section.
fn heading(engine: &str, section: &Section) -> String {
    let (title, words) = section.heading();
    let rule = "=".repeat(96);
    let text = words.iter().map(|line| format!(" * {line}\n")).collect::<String>().replace(" * \n", " *\n");
    format!(
        "\n/* {rule} */\n\n/**\n * @defgroup {engine}_{} {title}\n *\n{text} * @{{\n */\n\n",
        section.name
    )
}

/// The items that the sections declare, as C, each with its comment.
fn declarations(engine: &str, sections: &[Section]) -> Vec<String> {
    let mut config = cbindgen::Config::from_file("cbindgen.toml").expect("cbindgen.toml is valid");
    config.function.prefix = Some(format!("{}_API", engine.to_uppercase()));
    let builder = cbindgen::Builder::new().with_config(config);
    let builder = sections.iter().fold(builder, |builder, section| builder.with_src(&section.path));
    let mut text = Vec::new();
    builder.generate().expect("the interface can be rendered").write(&mut text);
    let text = String::from_utf8(text).expect("a header is UTF-8");
    text.trim_end().split("\n\n").map(|item| tidy(engine, item)).collect()
}

/// The name that an item of C declares.
fn name_of(item: &str) -> &str {
    // The comment of the item ends before its code does; further comments are of the fields of a struct.
    let code = match item.strip_prefix("/**") {
        Some(rest) => rest.split_once("*/\n").map_or("", |(_, code)| code),
        None => item,
    };
    let named = if let Some(rest) = code.strip_prefix("#define ").or(code.strip_prefix("typedef struct ")) {
        rest.split([' ', ';']).next()
    } else if code.starts_with("typedef ") {
        code.split_once("(*").and_then(|(_, rest)| rest.split(')').next())
    } else {
        code.split('(').next().and_then(|head| head.rsplit([' ', '*']).next())
    };
    named.unwrap_or_else(|| panic!("an item without a name:\n{item}"))
}
