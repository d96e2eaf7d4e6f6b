# Everything is made under target/, or where CARGO_TARGET_DIR says; the Perl modules are made in their folder.

.PHONY: demo check check-perl check-perl-valgrind bench docs headers clean library examples
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

# Every test there is.
check: examples
	cargo test
	cargo test --features test-panic --test exports
	cargo test --features test-panic --test c panic
	"$(T)/demo/play" --every 0 --log "$(T)/demo/game.log" > /dev/null
	"$(T)/demo/replay" "$(T)/demo/game.log"
	$(MAKE) check-perl

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

# The programs linked here look for libsternhalma.so. Those linked with an installed library look for libsternhalma.so.N,
# N the number in abi-version.txt; the link lets them find the library here too.
library:
	cargo build --release
	ln -sf libsternhalma.so "$(T)/release/libsternhalma.so.$(soname)"

examples: library
	mkdir -p "$(T)/demo"
	for name in play replay; do \
		$(CC) -std=c99 $(CFLAGS) -Iinclude examples/c/$$name.c -o "$(T)/demo/$$name" \
			-L"$(T)/release" -lsternhalma -Wl,-rpath,'$(origin)/../release' || exit; \
	done
