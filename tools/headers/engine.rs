//! An engine: where its sources are, and what is generated from them.

use std::env;
use std::fs;
use std::path::PathBuf;

use super::header::Header;
use super::section::Section;
use super::table::table;
use super::{Generated, read};

/// An engine of the library.
pub struct Engine<'a> {
    /// Its name, the prefix of all its C names.
    pub name: &'a str,
    /// The number of its interface.
    pub number: &'a str,
}

impl Engine<'_> {
    /// Every generated file of this engine.
    pub fn generate(&self) -> Vec<Generated> {
        let names = self.own("sections.txt");
        // The generated sections are read from the folder of the build, so that they are the new ones.
        let sections = names.lines().map(|name| match name {
            "constants" => self.generated_section(name, &self.constants("")),
            _ => Section::read(name, &self.folder().join(name).with_extension("rs")),
        });
        let mut sections: Vec<Section> = sections.collect();
        let table = table(self, &sections);
        sections.push(self.generated_section("table", &table));
        let header = Header::render(self, &sections);
        let constants = self.constants(&header.constants_as_rust());
        let file = |path: String, text| Generated { path: path.into(), text };
        vec![
            file(format!("include/{}.h", self.name), header.for_compilers()),
            file(format!("include/{}.cdef.h", self.name), header.for_loaders()),
            file(format!("src/capi/{}/table.rs", self.name), table),
            file(format!("src/capi/{}/constants.rs", self.name), constants),
        ]
    }

    fn generated_section(&self, name: &str, text: &str) -> Section {
        let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
        let path = out.join(format!("{}_{name}.rs", self.name));
        fs::write(&path, text).expect("the folder of the build can be written to");
        Section::read(name, &path)
    }

    /// The section that finds constants by name, with their list.
    fn constants(&self, list: &str) -> String {
        self.common("constants.rs.in").replace("@LIST@", list)
    }

    /// A file that is this engine's own.
    pub fn own(&self, file: &str) -> String {
        read(&self.folder().join(file))
    }

    fn folder(&self) -> PathBuf {
        PathBuf::from("src/capi").join(self.name)
    }

    /// A template that all engines share, filled in with this engine's names and numbers.
    pub fn common(&self, template: &str) -> String {
        let variable = |name: &str| env::var(name).expect("set by cargo");
        read(&PathBuf::from("src/capi/boundary/header").join(template))
            .replace("@name@", self.name)
            .replace("@NAME@", &self.name.to_uppercase())
            .replace("@VERSION@", &variable("CARGO_PKG_VERSION"))
            .replace("@MAJOR@", &variable("CARGO_PKG_VERSION_MAJOR"))
            .replace("@MINOR@", &variable("CARGO_PKG_VERSION_MINOR"))
            .replace("@PATCH@", &variable("CARGO_PKG_VERSION_PATCH"))
            .replace("@ABI@", self.number)
    }
}
