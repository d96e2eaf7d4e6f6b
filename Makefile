# Everything is made under target/, or where CARGO_TARGET_DIR says; the Perl modules are made in their folder.

.PHONY: demo demo-senet demo-fanorona check check-perl check-perl-valgrind check-python hosts bench docs headers clean library examples
.PHONY: installable places install uninstall cinstall abi check-abi check-asan check-supply coverage soak fuzz
.DEFAULT_GOAL := demo

CC ?= cc
CFLAGS ?= -O2 -Wall -Wextra -pedantic

T := $${CARGO_TARGET_DIR:-target}
soname := $(shell sed -n 's/^soname //p' abi-version.txt)
# How a program finds the library beside its own folder.
origin := $(if $(filter Darwin,$(shell uname -s)),@loader_path,$$ORIGIN)

# A game of three seats, drawn in the terminal.
demo: examples
	@"$(T)/demo/play"

# A game of Senet, likewise.
demo-senet: examples
	@"$(T)/demo/senet"

# A game of fanorona, the computer against itself.
demo-fanorona: examples
	@"$(T)/demo/fanorona"

# Every test but those that TESTING.md says are no part of it.
check: examples
	cargo test
	cargo test --features test-panic --test exports
	cargo test --features test-panic --test c panic
	cargo test --test install -- --ignored --show-output
	"$(T)/demo/play" --every 0 --log "$(T)/demo/game.log" > /dev/null
	"$(T)/demo/replay" "$(T)/demo/game.log"
	"$(T)/demo/senet" > /dev/null
	$(MAKE) soak
	$(MAKE) check-abi
	$(MAKE) check-perl
	$(MAKE) check-python
	$(MAKE) hosts

# Fails when a program that ran with the last release would break, or when something was added, and the number in
# abi-version.txt that tells so has not risen.
check-abi:
	@if command -v abidw > /dev/null && command -v abidiff > /dev/null; then \
		abi/interface check; \
	else \
		echo "the binary interface was not compared: abidw and abidiff are not there"; \
		test "$${STERNHALMA_REQUIRE_HOSTS:-}" != 1; \
	fi

# The tests of the library and the C programs with the address sanitizer in the library and the programs, which looks for
# leaks as well, and in the programs what C leaves undefined. It is not part of make check; TESTING.md says what it leaves
# out.
check-asan: export RUSTC_BOOTSTRAP = 1
check-asan: export RUSTFLAGS = -Zsanitizer=address
# Memory that cannot be had is refused, as without the sanitizer.
check-asan: export ASAN_OPTIONS = allocator_may_return_null=1
check-asan: host := $(shell rustc -vV | sed -n 's/^host: //p')
check-asan:
	cargo test --target $(host) --target-dir "$(T)/asan" --lib --test sternhalma --test senet --test fanorona \
		--test game --test logs --test memory --test drawing --test through_c
	STERNHALMA_SANITIZERS=address,undefined cargo test --target $(host) --target-dir "$(T)/asan" --test c -- \
		--include-ignored --skip panic --skip examples:: sanitizers:: sternhalma:: senet:: fanorona:: wrapper::

# What the library is made of, and that it can be made of its package, in any place, and is the same then.
check-supply:
	@packaging/supply

# The lines of the sources that the tests of the library and the C programs come to, as COVERAGE/report.txt and, line by
# line, COVERAGE/lines.txt tell it. It needs llvm-profdata and llvm-cov of the LLVM that rustc says it has; LLVM is how
# their names end.
LLVM ?= -$(shell rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
COVERAGE := $(T)/coverage
coverage: export RUSTFLAGS = -Cinstrument-coverage
coverage:
	rm -rf "$(COVERAGE)/raw"
	LLVM_PROFILE_FILE="$$(realpath -m "$(COVERAGE)")/raw/%m.profraw" cargo test --target-dir "$(COVERAGE)" --lib \
		--test sternhalma --test senet --test fanorona --test game --test logs --test memory --test drawing --test rules \
		--test through_c --test solo --test solve --test search --test seeds --test c
	llvm-profdata$(LLVM) merge -sparse "$(COVERAGE)"/raw/*.profraw -o "$(COVERAGE)/all.profdata"
	set --; for made in "$(COVERAGE)"/debug/deps/*; do \
		if [ -x "$$made" ] && [ -f "$$made" ]; then set -- "$$@" -object "$$made"; fi; done; \
	for way in "report report" "show lines"; do \
		llvm-cov$(LLVM) $${way% *} -instr-profile "$(COVERAGE)/all.profdata" "$$@" -sources src \
			> "$(COVERAGE)/$${way#* }.txt" || exit; \
	done
	@awk '$$1 ~ /[.]rs$$/ { part = $$1; if (!sub("/.*", "", part) || part == "abi") part = "shared"; count(part); count("all") } \
		function count(part) { lines[part] += $$8; missed[part] += $$9 } \
		END { for (part in lines) printf "%s: %.2f %% of %d lines\n", part, 100 - 100 * missed[part] / lines[part], lines[part] }' \
		"$(COVERAGE)/report.txt"

# Writes abi/ anew, for a release.
abi:
	abi/interface dump

# Games in 32 threads through the C interface, which leave nothing behind: SOAK each thread in each quarter of the run.
SOAK ?= 40
soak: library
	mkdir -p "$(T)/soak"
	$(CC) -std=c99 $(CFLAGS) -pthread -Iinclude -Ic-tests c-tests/soak/*.c -o "$(T)/soak/soak" \
		-L"$(T)/release" -lsternhalma -Wl,-rpath,'$(origin)/../release'
	"$(T)/soak/soak" $(SOAK)

# Every target of fuzz/ from its seeds, FUZZ seconds each, two at a time. What fails leaves its input in fuzz/artifacts. It is not
# part of make check: it takes cargo-fuzz.
FUZZ ?= 30
fuzz: export RUSTC_BOOTSTRAP = 1
fuzz:
	cargo fuzz build
	mkdir -p $(patsubst fuzz/seeds/%,"$(T)/fuzz/%",$(wildcard fuzz/seeds/*))
	printf '%s\n' $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs))) | xargs -P 2 -I{} cargo fuzz run {} \
		"$(T)/fuzz/{}" fuzz/seeds/{} -- -max_total_time=$(FUZZ) -print_final_stats=1 -verbosity=0

# The Python package, installed as anyone would, in an environment of its own.
check-python: export PYTHONDONTWRITEBYTECODE = 1
check-python: library
	@if python3 -c 'import ensurepip, venv' 2> /dev/null; then \
		set -e; python3 -m venv "$(T)/python/venv"; bin="$(T)/python/venv/bin"; \
		"$$bin/pip" install --quiet --disable-pip-version-check "./bindings/python[numpy,test]"; \
		"$$bin/ruff" check --quiet --no-cache bindings/python; \
		"$$bin/ruff" format --quiet --no-cache --check bindings/python; \
		"$$bin/mypy" --config-file bindings/python/pyproject.toml --cache-dir "$(T)/python/mypy" \
			bindings/python/src bindings/python/tests; \
		"$$bin/pytest" bindings/python; \
	else \
		echo "the Python package was not tested: python3 with venv is not there"; \
		test "$${STERNHALMA_REQUIRE_HOSTS:-}" != 1; \
	fi

# The programs of examples/hosts whose languages are there.
hosts: library
	@examples/hosts/run

# The tests of the Perl modules, where perl and its headers are.
check-perl: library
	@if perl -MConfig -MExtUtils::MakeMaker -e 'exit !-e "$$Config{archlibexp}/CORE/perl.h"' 2> /dev/null; then \
		$(perl_modules) && prove -b t; \
	else \
		echo "the Perl modules were not tested: perl and its headers are not there"; \
		test "$${STERNHALMA_REQUIRE_HOSTS:-}" != 1; \
	fi

# The same under valgrind, with one in fifty of the vectors.
check-perl-valgrind: library
	$(perl_modules) && STERNHALMA_EVERY=50 \
		prove --timer --exec '$(memcheck) perl -Iblib/lib -Iblib/arch' t

memcheck := valgrind --quiet --error-exitcode=99 --suppressions=t/valgrind.supp
perl_modules = cd bindings/perl && perl Makefile.PL > /dev/null && $(MAKE) --silent > /dev/null

bench:
	cargo bench

# The reference of the C interface in doxygen/html, that of the Rust crate in doc. A warning is an error.
docs:
	mkdir -p "$(T)/doxygen"
	(cat Doxyfile && echo "OUTPUT_DIRECTORY = \"$(T)/doxygen\"") | doxygen -
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

# Writes include/ anew after a change of the interface.
headers:
	STERNHALMA_UPDATE_HEADERS=1 cargo build

clean:
	cargo clean
	if [ -e bindings/perl/Makefile ]; then $(MAKE) -C bindings/perl realclean; fi

# Where cargo puts what it builds for a release.
built = $(T)/$(if $(CARGO_BUILD_TARGET),$(CARGO_BUILD_TARGET)/)release

# The programs linked here look for libsternhalma.so. Those linked with an installed library look for libsternhalma.so.N,
# N the number in abi-version.txt; the link lets them find the library here too.
library:
	cargo build --release
	ln -sf libsternhalma.so "$(built)/libsternhalma.so.$(soname)"

examples: library
	mkdir -p "$(T)/demo"
	for name in play replay diagram analyse cross senet fanorona; do \
		$(CC) -std=c99 $(CFLAGS) -Iinclude examples/c/$$name.c -o "$(T)/demo/$$name" \
			-L"$(T)/release" -lsternhalma -Wl,-rpath,'$(origin)/../release' || exit; \
	done

# Where what is installed goes. DESTDIR goes before all of these, for whoever makes a package.
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR ?= $(PREFIX)/share/man
INSTALL ?= install

version := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
description := $(shell sed -n 's/^description = "\(.*\)"/\1/p' Cargo.toml)
numbers := $(subst ., ,$(version))
file := libsternhalma.so.$(soname).$(word 2,$(numbers)).$(word 3,$(numbers))
headers := $(wildcard include/*.h include/*.hpp)

# What install installs is put together in a folder of its own.
I := $(T)/install

# The names that the headers declare, for the linker to export.
exports = sed -n 's/^[A-Z]*_API [^(]*[ *]\([a-z_0-9]*\)(.*/    \1;/p' $(filter-out %.cdef.h,$(filter %.h,$(headers)))

# The shared library is linked here of the code of the static one, so that nothing is compiled that make library has
# compiled: what cargo links has no number, and programs that were linked with it would ask for none. The number and the
# names are told to the linker, so that no other tool is needed.
installable: library
	mkdir -p "$(I)"
	echo 'extern crate sternhalma;' > "$(I)/needs.rs"
	$${RUSTC:-rustc} --crate-type staticlib $(if $(CARGO_BUILD_TARGET),--target $(CARGO_BUILD_TARGET)) \
		--print=native-static-libs="$(I)/native-static-libs" --extern sternhalma="$(built)/libsternhalma.rlib" \
		-L "$(built)/deps" -o "$(I)/needs.a" "$(I)/needs.rs"
	{ echo '{ global:'; $(exports); echo 'local: *; };'; } > "$(I)/exports"
	$(CC) -shared -o "$(I)/libsternhalma.so" -Wl,-soname,libsternhalma.so.$(soname) \
		-Wl,--whole-archive "$(built)/libsternhalma.a" -Wl,--no-whole-archive -Wl,--version-script="$(I)/exports" \
		-Wl,--gc-sections,--strip-debug,-O1 -Wl,-z,relro,-z,now,-z,noexecstack -Wl,--as-needed \
		$$(cat "$(I)/native-static-libs")
	cp -f "$(built)/libsternhalma.a" "$(I)/libsternhalma.a"
	if [ ! "$(I)/man" -nt packaging/man.rs ]; then \
		$${RUSTC:-rustc} --edition 2024 packaging/man.rs -o "$(I)/man" || exit; \
	fi
	rm -rf "$(I)/man3"
	"$(I)/man" $(version) "$(I)/man3" $(filter-out %.cdef.h,$(filter %.h,$(headers)))
	touch "$(I)/stamp"

# The recipes have these from the environment, so that they may hold blanks.
places install uninstall cinstall: export PREFIX := $(PREFIX)
places install uninstall cinstall: export LIBDIR := $(LIBDIR)
places install uninstall cinstall: export INCLUDEDIR := $(INCLUDEDIR)
places install uninstall cinstall: export MANDIR := $(MANDIR)
places install uninstall cinstall: export DESTDIR := $(DESTDIR)

# Refuses places that programs could not find what is there by.
places:
	@for place in "PREFIX=$$PREFIX" "LIBDIR=$$LIBDIR" "INCLUDEDIR=$$INCLUDEDIR" "MANDIR=$$MANDIR"; do \
		case $${place#*=} in \
			/*) ;; \
			*) printf '%s is not an absolute path: "%s"\n' "$${place%%=*}" "$${place#*=}" >&2; exit 1 ;; \
		esac; \
		case $$place in \
			*[\"\\\$$\`\;]*|*'#'*) \
				printf '%s has a character that pkg-config or CMake would misread: "%s"\n' "$${place%%=*}" "$${place#*=}" >&2; \
				exit 1 ;; \
		esac; \
	done

# Fills in a template of packaging/ for where it goes, where everyone may read it, whatever the umask.
fill = VERSION="$(version)" DESCRIPTION="$(description)" FILE="$(file)" SONAME="$(soname)" \
	NATIVE="$(I)/native-static-libs" packaging/fill

# Builds what is not built yet. After make installable it needs neither cargo nor rustc, and so can be run as root.
install: places
	@if [ "$$(uname -s)" = Darwin ]; then echo "make cinstall installs on this system" >&2; exit 1; fi
	@if [ ! -f "$(I)/stamp" ] || [ -n "$$(find $(headers) src packaging build.rs Cargo.toml Cargo.lock abi-version.txt \
		Makefile -newer "$(I)/stamp")" ]; then $(MAKE) installable; fi
	$(INSTALL) -d "$$DESTDIR$$LIBDIR/pkgconfig" "$$DESTDIR$$LIBDIR/cmake/sternhalma" "$$DESTDIR$$INCLUDEDIR" \
		"$$DESTDIR$$MANDIR/man3"
	$(INSTALL) -m 755 "$(I)/libsternhalma.so" "$$DESTDIR$$LIBDIR/$(file)"
	ln -sf $(file) "$$DESTDIR$$LIBDIR/libsternhalma.so.$(soname)"
	ln -sf $(file) "$$DESTDIR$$LIBDIR/libsternhalma.so"
	$(INSTALL) -m 644 "$(I)/libsternhalma.a" "$$DESTDIR$$LIBDIR"
	$(INSTALL) -m 644 $(headers) "$$DESTDIR$$INCLUDEDIR"
	$(INSTALL) -m 644 "$(I)/man3/"*.3 "$$DESTDIR$$MANDIR/man3"
	@for name in pkgconfig/sternhalma.pc cmake/sternhalma/sternhalmaConfig.cmake \
		cmake/sternhalma/sternhalmaConfigVersion.cmake; do \
		$(fill) "packaging/$${name##*/}.in" > "$$DESTDIR$$LIBDIR/$$name" && chmod 644 "$$DESTDIR$$LIBDIR/$$name" || exit; \
	done

# Takes away what install put there, with the same PREFIX and the rest.
uninstall: places
	rm -f "$$DESTDIR$$LIBDIR/$(file)" "$$DESTDIR$$LIBDIR/libsternhalma.so.$(soname)" \
		"$$DESTDIR$$LIBDIR/libsternhalma.so" "$$DESTDIR$$LIBDIR/libsternhalma.a" \
		"$$DESTDIR$$LIBDIR/pkgconfig/sternhalma.pc"
	rm -rf "$$DESTDIR$$LIBDIR/cmake/sternhalma"
	for header in $(notdir $(headers)); do rm -f "$$DESTDIR$$INCLUDEDIR/$$header" || exit; done
	for name in $(basename $(notdir $(filter-out %.cdef.h,$(filter %.h,$(headers))))); do \
		rm -f "$$DESTDIR$$MANDIR/man3/$$name.3" "$$DESTDIR$$MANDIR/man3/$$name"[-_]*.3 || exit; \
	done

# The same with cargo-c, where that is installed, also on systems whose libraries are named in another way. It has no
# manual pages and nothing for CMake.
cinstall: places
	cargo cinstall --release --prefix "$$PREFIX" --libdir "$$LIBDIR" --includedir "$$INCLUDEDIR" \
		$(if $(DESTDIR),--destdir "$$DESTDIR")
