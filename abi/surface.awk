# Makes of a header for loaders, include/NAME.cdef.h, a C program that has everything in it which a compiler settles for a
# caller: its functions with their parameters, its structs, its constants, and where and what the fields are of the
# structs that may grow. What abidw says of this program when it is compiled is the binary interface.

BEGIN {
    print "#include <stddef.h>\n#include <stdint.h>"
}

# The numbers of the version change with every version.
/^    [A-Z]+_(VERSION_MAJOR|VERSION_MINOR|VERSION_PATCH|ABI_VERSION) = / {
    next
}

# Each is a type of its own: of two with one number in a type abidiff does not miss the one that is taken away.
/^enum \{$/, /^};$/ {
    if (sub(/,$/, "")) {
        print "enum is_" $1 " {" $0 " };\nenum is_" $1 " is_" $1 ";"
    }
    next
}

/^typedef struct [a-z_]+ \{$/ {
    growing = $3 ~ /_(api|options)$/ ? $3 : ""
}

growing != "" && /^    / {
    field = $0
    sub(/^[^(]*\(\*/, "", field)
    sub(/\).*$/, "", field)
    sub(/(\[[0-9]+\])?;$/, "", field)
    sub(/^.*[ *]/, "", field)
    places = places sprintf("    at_%s_%s = offsetof(%s, %s),\n", growing, field, growing, field)
    fields = fields sprintf("__typeof__(((%s *)0)->%s) *%s_%s;\n", growing, field, growing, field)
}

# Not what a function answers but that there is one; none of them is ever called.
/^[a-z].*\);$/ && !/^typedef/ {
    sub(/;$/, " { __builtin_trap(); }")
}

{
    print
}

# A type is only told of where something of it is exported.
END {
    if (places != "")
        print "enum places {\n" places "};\nenum places places;\n" fields
}
