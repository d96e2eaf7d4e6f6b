# Everything is made under target/, or where CARGO_TARGET_DIR says.

.PHONY: demo demo-fanorona check bench docs headers clean library examples
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

# A game of fanorona, the computer against itself.
demo-fanorona: examples
	@"$(T)/demo/fanorona"

# Every test there is.
check: examples
	cargo test
	cargo test --features test-panic --test exports
	cargo test --features test-panic --test c panic
	"$(T)/demo/play" --every 0 --log "$(T)/demo/game.log" > /dev/null
	"$(T)/demo/replay" "$(T)/demo/game.log"

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

# The programs linked here look for libsternhalma.so. Those linked with an installed library look for libsternhalma.so.N,
# N the number in abi-version.txt; the link lets them find the library here too.
library:
	cargo build --release
	ln -sf libsternhalma.so "$(T)/release/libsternhalma.so.$(soname)"

examples: library
	mkdir -p "$(T)/demo"
	for name in play replay fanorona; do \
		$(CC) -std=c99 $(CFLAGS) -Iinclude examples/c/$$name.c -o "$(T)/demo/$$name" \
			-L"$(T)/release" -lsternhalma -Wl,-rpath,'$(origin)/../release' || exit; \
	done
