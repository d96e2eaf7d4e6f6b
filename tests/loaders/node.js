// Has koffi read the declarations for loaders, one after the other, and uses the library through them alone.

const fs = require("node:fs");
const path = require("node:path");
const koffi = require("koffi");

const [library, ...files] = process.argv.slice(2);
const loaded = koffi.load(library);
const lib = {};

/** The fields of a struct; of a function that is pointed to koffi need only know that it is a pointer. */
function fields(body) {
  const found = {};
  for (const [field] of body.matchAll(/^ {4}.*;$/gm)) {
    const pointed = field.match(/\(\*(\w+)\)\(/);
    const [, type, name, length] = pointed
      ? [, "void *", pointed[1]]
      : field.match(/^ {4}(.*?)(\w+)(\[\d+\])?;$/);
    found[name] = type.trim() + (length ?? "");
  }
  return found;
}

for (const file of files) {
  const text = fs.readFileSync(file, "utf8");
  const prefix = path.basename(file).split(".")[0];
  const sizes = [];
  const declared = /^typedef struct (\w+) (?:\w+;|\{\n([^}]*)\} \w+;)$|^(\w[^(\n]*?(\w+)\(.*\));$/gm;
  for (const [, type, body, prototype, name] of text.matchAll(declared)) {
    if (name) {
      // As with fields, a function that is pointed to is a pointer.
      lib[name] = loaded.func(prototype.replace(/\w+ \(\*(\w+)\)\([^)]*\)/g, "void *$1"));
    } else if (body) {
      sizes.push(`size ${type} ${koffi.sizeof(koffi.struct(type, fields(body)))}`);
    } else {
      koffi.opaque(type);
    }
  }
  sizes.forEach((line) => console.log(line));
  for (const name of Object.keys(lib).filter((name) => name.startsWith(prefix))) {
    console.log(`function ${name} True`);
  }
  // An interface whose constants can be asked for gives the same numbers.
  const ask = lib[`${prefix}_constant`];
  const value = new BigInt64Array(1);
  for (const [, name, number] of text.matchAll(/^ {4}(\w+) = (-?\d+),$/gm)) {
    value[0] = BigInt(number);
    if (ask && ask(name, value) !== 1) throw new Error(name);
    console.log(`constant ${name} ${number} ${value[0]}`);
  }
}

const board = lib.sternhalma_new(3, 10);
const text = Buffer.alloc(512);
lib.sternhalma_play(board, lib.sternhalma_hole_named("c1"), lib.sternhalma_hole_named("e5"), null);
const length = lib.sternhalma_to_string(board, text, text.length);
console.log(text.toString("latin1", 0, length));
lib.sternhalma_free(board);
