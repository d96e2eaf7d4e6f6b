-- Has LuaJIT read the declarations for loaders, and uses the library through them alone.

local ffi = require("ffi")

local function contents(path)
    local file = assert(io.open(path))
    local text = file:read("*a")
    file:close()
    return text
end

local files = { unpack(arg, 2) }
for _, file in ipairs(files) do
    ffi.cdef(contents(file))
end
local lib = ffi.load(arg[1])

for _, file in ipairs(files) do
    local text = "\n" .. contents(file)
    local prefix = file:match("([%w_]+)%.cdef%.h$")
    for name in text:gmatch("\n} ([%w_]+);") do
        print("size " .. name .. " " .. tonumber(ffi.sizeof(name)))
    end
    for name in text:gmatch("\n%a[^(\n]-([%w_]+)%([^\n]*%);") do
        print("function " .. name .. " " .. (lib[name] ~= nil and "True" or "False"))
    end
    -- An interface whose constants can be asked for gives the same numbers.
    local ask = text:find(prefix .. "_constant(", 1, true) and lib[prefix .. "_constant"]
    local value = ffi.new("int64_t[1]")
    for name in text:gmatch("\n    ([%u%d_]+) = ") do
        value[0] = lib[name]
        assert(not ask or ask(name, value) == 1, name)
        print("constant " .. name .. " " .. tonumber(lib[name]) .. " " .. tonumber(value[0]))
    end
end

local board = lib.sternhalma_new(3, 10)
local text = ffi.new("char[?]", lib.STERNHALMA_POSITION_MAX)
lib.sternhalma_play(board, lib.sternhalma_hole_named("c1"), lib.sternhalma_hole_named("e5"), nil)
lib.sternhalma_to_string(board, text, ffi.sizeof(text))
print(ffi.string(text))
lib.sternhalma_free(board)
