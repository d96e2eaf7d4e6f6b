"""Has cffi read the declarations for loaders, and uses the library through them alone."""

import re
import sys
from pathlib import Path

from cffi import FFI

library, *files = sys.argv[1:]
ffi = FFI()
for file in files:
    ffi.cdef(Path(file).read_text())
lib = ffi.dlopen(library)

for file in files:
    text = Path(file).read_text()
    prefix = Path(file).name.split(".")[0]
    for name in re.findall(r"^} (\w+);$", text, re.M):
        print("size", name, ffi.sizeof(name))
    for name in re.findall(r"^\w[^(]*?(\w+)\(.*\);$", text, re.M):
        print("function", name, getattr(lib, name) != ffi.NULL)
    # An interface whose constants can be asked for gives the same numbers.
    ask, value = getattr(lib, prefix + "_constant", None), ffi.new("int64_t *")
    for name in re.findall(r"^    (\w+) = ", text, re.M):
        value[0] = getattr(lib, name)
        assert ask is None or ask(name.encode(), value) == 1, name
        print("constant", name, getattr(lib, name), value[0])

board = lib.sternhalma_new(3, 10)
text = ffi.new("char[]", lib.STERNHALMA_POSITION_MAX)
lib.sternhalma_play(board, lib.sternhalma_hole_named(b"c1"), lib.sternhalma_hole_named(b"e5"), ffi.NULL)
lib.sternhalma_to_string(board, text, len(text))
print(ffi.string(text).decode())
lib.sternhalma_free(board)
