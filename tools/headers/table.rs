//! The function table of an engine, as Rust.

use super::engine::Engine;
use super::section::{Function, Section};

/// The functions that are no members of the table: one is a number there, the other returns the table.
const NOT_MEMBERS: [&str; 2] = ["abi_version", "api_get"];

/// The source of the section `table` of an engine whose other sections are these.
pub fn table(engine: &Engine, sections: &[Section]) -> String {
    let prefix = format!("{}_", engine.name);
    let functions: Vec<Function> = sections.iter().flat_map(Section::functions).collect();
    let list = engine.own("table.txt");
    // A line is the name of a member, and that of its function where it differs.
    let lines = list.lines().map(|line| line.split_once(' ').unwrap_or((line, line)));
    let members: Vec<(&str, &Function)> = lines
        .map(|(member, name)| {
            let function = functions.iter().find(|f| f.name.strip_prefix(&prefix) == Some(name));
            (member, function.unwrap_or_else(|| panic!("table.txt names {name}, which is no function")))
        })
        .collect();
    for function in &functions {
        let name = function.name.strip_prefix(&prefix).expect("every name has the prefix");
        let is_member = members.iter().any(|(_, member)| member.name == function.name);
        assert!(is_member || NOT_MEMBERS.contains(&name), "{name} is missing at the end of table.txt");
    }
    let types: String = members.iter().map(|(member, function)| declared(member, function)).collect();
    let values: String =
        members.iter().map(|(member, function)| format!("    {member}: {},\n", function.name)).collect();
    let renamed = members
        .iter()
        .filter(|(member, function)| function.name.strip_prefix(&prefix) != Some(member))
        .map(|(member, function)| format!("{} is {member}", function.name))
        .collect::<Vec<_>>()
        .join(", ");
    engine
        .common("table.rs.in")
        .replace("@USES@", &uses(sections, &[&types[..], &values[..]].concat()))
        .replace("@TYPES@", &c_types(&types))
        .replace("@RENAMED@", &renamed)
        .replace("@MEMBERS@", &types)
        .replace("@VALUES@", &values)
}

/// A member with the first sentence of its function's comment.
fn declared(member: &str, function: &Function) -> String {
    let Function { is_unsafe, signature, .. } = function;
    let brief: String = function.brief().lines().map(|line| format!("    /// {line}\n")).collect();
    let kind = if *is_unsafe { "unsafe " } else { "" };
    format!("{brief}    pub {member}: {kind}extern \"C\" fn{signature},\n")
}

/// Imports of the sections that declare something of a text.
fn uses(sections: &[Section], text: &str) -> String {
    let words = || text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let used = sections.iter().filter(|section| words().any(|word| section.declares(word)));
    used.map(|section| format!("use super::{}::*;\n", section.name)).collect()
}

/// The types of C that a text names, as an import from libc writes them.
fn c_types(text: &str) -> String {
    let used = ["c_char", "c_void"].into_iter().filter(|&name| text.contains(name)).collect::<Vec<_>>();
    if let [only] = used[..] { only.to_owned() } else { format!("{{{}}}", used.join(", ")) }
}
