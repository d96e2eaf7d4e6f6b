//! The Perl modules are built against an installed library where it is, also when a blank is in its path.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::interface::{in_tree, library};
use crate::{Place, scratch, written};

/// The files of the distribution in a folder of their own, outside the tree of the library.
fn distribution(name: &str) -> PathBuf {
    let (from, to) = (in_tree("bindings/perl"), scratch(name));
    let list = fs::read_to_string(from.join("MANIFEST")).expect("there is a list");
    for name in list.lines().filter_map(|line| line.split_whitespace().next()) {
        let path = to.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        fs::copy(from.join(name), path).expect("a listed file is there");
    }
    to
}

/// Builds the modules with what the two variables say, and plays a move with them.
fn is_built(name: &str, include: &Path, library: &Path) {
    let folder = distribution(name);
    let mut configure = Command::new("perl");
    configure.current_dir(&folder).arg("Makefile.PL");
    configure.env("STERNHALMA_INC", include).env("STERNHALMA_LIB", library).env_remove("MAKEFLAGS");
    let output = library::run(&mut configure);
    assert!(output.stderr.is_empty(), "{}", library::told(&configure, &output));
    library::run(Command::new("make").current_dir(&folder).env_remove("MAKEFLAGS"));
    let mut play = Command::new("perl");
    play.current_dir(&folder).env("LD_LIBRARY_PATH", library).args(["-Mblib", "-MGame::Sternhalma", "-e"]);
    let told = written(play.arg("my $game = Game::Sternhalma->new; $game->play('c1:e5'); print $game->ply"));
    assert_eq!(told, "1");
}

#[test]
#[ignore = "make check runs it"]
fn the_modules_are_built_where_a_blank_is_in_the_path() {
    let headers = "exit !-e \"$Config{archlibexp}/CORE/perl.h\"";
    let there = Command::new("perl").args(["-MConfig", "-MExtUtils::MakeMaker", "-e", headers]).output();
    if !there.is_ok_and(|output| output.status.success()) {
        assert!(!crate::is_required("perl"), "perl is there and its headers are not");
        return;
    }
    let prefix = scratch("perl with a blank");
    let place = Place { name: "perl", destdir: None, libdir: prefix.join("lib"), prefix };
    place.make("install");
    let include = place.prefix.join("include");
    is_built("perl-shared", &include, &place.libdir);
    is_built("perl-static", &include, &place.lib("libsternhalma.a"));
}
