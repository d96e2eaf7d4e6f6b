/* What senet.h declares, for cffi, LuaJIT and other loaders that read C without a preprocessor. */
enum {
    SENET_VERSION_MAJOR = 0,
    SENET_VERSION_MINOR = 1,
    SENET_VERSION_PATCH = 0,
    SENET_ABI_VERSION = 2,
    SENET_ERR_NULL = -1,
    SENET_ERR_ARGUMENT = -2,
    SENET_ERR_MEMORY = -3,
    SENET_ERR_INTERNAL = -4,
    SENET_ERR_DEAD = -5,
    SENET_HOUSES = 30,
    SENET_ROWS = 3,
    SENET_COLS = 10,
    SENET_MARKED = 6,
    SENET_ROLLS = 5,
    SENET_EMPTY = 0,
    SENET_LIGHT = 1,
    SENET_DARK = 2,
    SENET_SIDE_LIGHT = 0,
    SENET_SIDE_DARK = 1,
    SENET_POSITION_MAX = 48,
    SENET_REASON_MAX = 256,
    SENET_KEY_HEX_MAX = 17,
    SENET_PIECES_MAX = 7,
    SENET_PLY_MAX = 2147483647,
    SENET_POS_OK = 0,
    SENET_POS_NULL = 1,
    SENET_POS_GROUPS = 2,
    SENET_POS_WIDTH = 3,
    SENET_POS_LETTER = 4,
    SENET_POS_SIDE = 5,
    SENET_POS_PIECES = 6,
    SENET_POS_EXCESS = 7,
    SENET_POS_FIELD = 8,
    SENET_POS_LONG = 9,
    SENET_RULES_KENDALL = 0,
    SENET_RULES_SKYRUK = 1,
    SENET_PROTECT_NONE = 0,
    SENET_PROTECT_RUN = 1,
    SENET_PROTECT_ENDS = 2,
    SENET_REACH26_EXACT = 0,
    SENET_REACH26_ANY = 1,
    SENET_EXIT_OFF = -1,
    SENET_EXIT_WALK = -2,
    SENET_EXIT_STAY = -3,
    SENET_EXITS_MAX = 3,
    SENET_FIELD_NONE = 0,
    SENET_FIELD_PIECES = 1,
    SENET_FIELD_BLOCKADE = 2,
    SENET_FIELD_PROTECT = 3,
    SENET_FIELD_BACKWARD = 4,
    SENET_FIELD_REACH26 = 5,
    SENET_FIELD_THROW_ON_26 = 6,
    SENET_FIELD_SAFE = 7,
    SENET_FIELD_EXITS = 8,
    SENET_RULES_NAME_MAX = 16,
    SENET_MOVES_MAX = 30,
    SENET_MOVE_TEXT_MAX = 8,
    SENET_WALK_MAX = 8,
    SENET_WALK_STOPPED = 1,
    SENET_KIND_STEP = 0,
    SENET_KIND_EXIT = 1,
    SENET_KIND_WALK = 2,
    SENET_KIND_STAY = 3,
    SENET_KIND_OFF = 4,
    SENET_ONGOING = 0,
    SENET_WON = 1,
    SENET_DRAWN = 2,
    SENET_BY_HOME = 1,
    SENET_BY_PLY_CAP = 2,
    SENET_PLY_CAP = 10000,
    SENET_APPLY_OK = 0,
    SENET_WHY_NO_PIECE = 1,
    SENET_WHY_OVER = 2,
    SENET_UNDO_MOVE = 1,
    SENET_UNDO_FORFEIT = 2,
    SENET_WIN = 1000000,
    SENET_WEIGHT_MAX = 1000,
    SENET_OPTION_OPTIONS = 1,
    SENET_OPTION_SIZE = 2,
    SENET_OPTION_RESERVED = 3,
    SENET_OPTION_DEPTH = 4,
    SENET_OPTION_TABLE_KIB = 5,
    SENET_OPTION_WIDTH = 6,
    SENET_OPTION_FROM = 7,
    SENET_OPTION_TO = 8,
    SENET_OPTION_ONLY = 9,
    SENET_OPTION_WEIGHT_RESERVED = 18,
    SENET_OPTION_WEIGHT_BLOCKADE = 23,
    SENET_OPTION_WEIGHT_TIES = 24,
    SENET_OPTION_TEXT_MAX = 256,
    SENET_EXPECT_STOPPED = 1,
    SENET_SEARCH_BUDGET = 100000,
    SENET_SEARCH_DEPTH_MAX = 10,
    SENET_SEARCH_TABLE_KIB_MIN = 64,
    SENET_TEXT_MAX = 128,
    SENET_SVG_MAX = 16384,
    SENET_SVG_WIDTH = 520,
    SENET_SVG_WIDTH_MAX = 65536,
    SENET_CONSTANT_NAME_MAX = 64,
};
uint32_t senet_abi_version(void);
const char *senet_version(void);
int32_t senet_tables_ok(void);
int32_t senet_live(void);
const char *senet_status_text(int32_t status);
typedef struct senet_chance {
    int32_t roll;
    int32_t weight;
    int32_t denominator;
    int32_t reserved;
} senet_chance;
int32_t senet_house_of(int32_t row, int32_t col);
int32_t senet_row_of(int32_t house);
int32_t senet_col_of(int32_t house);
int32_t senet_is_marked(int32_t house);
int32_t senet_all_houses(int32_t *out, size_t cap);
int32_t senet_marked_houses(int32_t *out, size_t cap);
int32_t senet_other(int32_t side);
int32_t senet_piece_of(int32_t side);
int32_t senet_chances(senet_chance *out, size_t cap);
int32_t senet_extra(int32_t roll);
int32_t senet_thrown(uint64_t seed, uint64_t n);
typedef struct senet_board senet_board;
senet_board *senet_new(int32_t pieces);
senet_board *senet_new_game(int32_t pieces);
int32_t senet_from_string(const char *text, senet_board **board);
int32_t senet_from_string_n(const char *text, size_t len, senet_board **board, size_t *offset);
int32_t senet_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);
senet_board *senet_clone(const senet_board *board);
void senet_free(senet_board *board);
int32_t senet_to_string(const senet_board *board, char *buf, size_t cap);
const char *senet_reason(int32_t code);
int32_t senet_at(const senet_board *board, int32_t house);
int32_t senet_cells(const senet_board *board, int8_t *out, size_t cap);
int32_t senet_set_cells(senet_board *board, const int8_t *cells, size_t n);
int32_t senet_put(senet_board *board, int32_t house, int32_t piece);
int32_t senet_lift(senet_board *board, int32_t house);
int32_t senet_side(const senet_board *board);
int32_t senet_set_side(senet_board *board, int32_t side);
int32_t senet_pieces(const senet_board *board);
int32_t senet_count(const senet_board *board, int32_t side);
int32_t senet_home(const senet_board *board, int32_t side);
int32_t senet_consistent(const senet_board *board);
int64_t senet_ply(const senet_board *board);
int32_t senet_set_ply(senet_board *board, int64_t ply);
uint64_t senet_key(const senet_board *board);
int32_t senet_key_hex(const senet_board *board, char *buf, size_t cap);
typedef struct senet_rule_set {
    int32_t pieces;
    int32_t blockade;
    int32_t protect;
    int32_t backward;
    int32_t reach26;
    int32_t throw_on_26;
    uint32_t safe;
    int32_t exits;
    int32_t reserved[4];
} senet_rule_set;
int32_t senet_rules(const char *name, senet_rule_set *rules);
int32_t senet_rules_named(int32_t id, senet_rule_set *rules);
int32_t senet_rules_id(const char *name);
const char *senet_rules_name(int32_t id);
int32_t senet_rules_ok(const senet_rule_set *rules);
int32_t senet_rules_fault(const senet_rule_set *rules);
const char *senet_field_name(int32_t field);
int32_t senet_rules_exit(const senet_rule_set *rules, int32_t house, int32_t roll, int32_t *out, size_t cap);
int32_t senet_rules_safe(const senet_rule_set *rules, int32_t *out, size_t cap);
typedef struct senet_move {
    int32_t from;
    int32_t to;
    int32_t roll;
    int32_t kind;
    int32_t swap;
    int32_t backward;
    int32_t reserved[2];
} senet_move;
int32_t senet_moves(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, senet_move *out, size_t cap);
int32_t senet_move_text(const senet_move *m, char *buf, size_t cap);
int32_t senet_protected(const senet_board *board, int32_t house, const senet_rule_set *rules);
int32_t senet_in_blockade(const senet_board *board, int32_t house, const senet_rule_set *rules);
int32_t senet_greedy(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, int32_t *index);
uint64_t senet_walk(const senet_board *board, int32_t depth, const senet_rule_set *rules);
int32_t senet_walk_until(const senet_board *board, int32_t depth, const senet_rule_set *rules, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
typedef struct senet_undo_info {
    uint64_t before;
    uint64_t after;
    int64_t ply;
    int32_t kind;
    int32_t from;
    int32_t to;
    int32_t swap;
    int32_t pieces;
    int32_t reserved;
} senet_undo_info;
int32_t senet_apply(senet_board *board, const senet_move *m, const senet_rule_set *rules, int32_t *bound, senet_undo_info *undo);
int32_t senet_forfeit(senet_board *board, int32_t roll, senet_undo_info *undo);
int32_t senet_unapply(senet_board *board, const senet_undo_info *undo);
const char *senet_why_text(int32_t why);
int32_t senet_status(const senet_board *board);
int32_t senet_how(const senet_board *board);
int32_t senet_winner(const senet_board *board);
int64_t senet_ply_cap(const senet_board *board);
typedef struct senet_weights {
    int32_t blockade;
    int32_t ties;
    int32_t reserved[6];
} senet_weights;
void senet_weights_default(senet_weights *weights);
int32_t senet_evaluate(const senet_board *board, int32_t side, const senet_rule_set *rules, const senet_weights *weights);
typedef struct senet_option_error {
    int32_t option;
    int32_t reserved;
    int64_t value;
    int64_t least;
    int64_t most;
    char name[32];
} senet_option_error;
int32_t senet_option_error_text(const senet_option_error *error, char *buf, size_t cap);
typedef struct senet_search_result {
    int32_t index;
    int32_t depth;
    int32_t value;
    int32_t stopped;
    uint64_t nodes;
    senet_move best;
} senet_search_result;
typedef struct senet_search_options {
    uint32_t size;
    int32_t depth;
    int32_t only;
    int32_t table_kib;
    uint64_t budget;
    senet_weights weights;
    const int32_t *stop;
    int32_t (*progress)(const senet_search_result *result, void *user);
    void *user;
    int32_t (*poll)(void *user);
} senet_search_options;
void senet_search_options_init(senet_search_options *options);
void senet_search_options_init_sized(senet_search_options *options, size_t size);
int32_t senet_search_options_check(const senet_search_options *options, senet_option_error *error);
void senet_search_stop(int32_t *flag);
int32_t senet_search(const senet_board *board, int32_t roll, const senet_rule_set *rules, const senet_search_options *options, senet_search_result *result);
int32_t senet_expect(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights);
int32_t senet_expect_until(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights, const int32_t *stop, int32_t (*poll)(void *user), void *user, int32_t *value);
typedef struct senet_drawing_options {
    uint32_t size;
    int32_t names;
    int32_t from;
    int32_t to;
    int32_t width;
    int32_t reserved;
} senet_drawing_options;
void senet_drawing_options_init(senet_drawing_options *options);
int32_t senet_drawing_options_check(const senet_drawing_options *options, senet_option_error *error);
int32_t senet_svg(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
int32_t senet_text(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
int32_t senet_constant(const char *name, int64_t *value);
int32_t senet_constant_n(const char *name, size_t len, int64_t *value);
const char *senet_constant_at(int32_t i, int64_t *value);
typedef struct senet_api {
    uint32_t abi_version;
    uint32_t size;
    const char *(*version)(void);
    int32_t (*tables_ok)(void);
    int32_t (*live)(void);
    const char *(*status_text)(int32_t status);
    int32_t (*house_of)(int32_t row, int32_t col);
    int32_t (*row_of)(int32_t house);
    int32_t (*col_of)(int32_t house);
    int32_t (*is_marked)(int32_t house);
    int32_t (*all_houses)(int32_t *out, size_t cap);
    int32_t (*marked_houses)(int32_t *out, size_t cap);
    int32_t (*other)(int32_t side);
    int32_t (*piece_of)(int32_t side);
    int32_t (*chances)(senet_chance *out, size_t cap);
    int32_t (*extra)(int32_t roll);
    int32_t (*thrown)(uint64_t seed, uint64_t n);
    senet_board *(*board_new)(int32_t pieces);
    senet_board *(*new_game)(int32_t pieces);
    int32_t (*from_string)(const char *text, senet_board **board);
    int32_t (*from_string_n)(const char *text, size_t len, senet_board **board, size_t *offset);
    senet_board *(*clone)(const senet_board *board);
    void (*board_free)(senet_board *board);
    int32_t (*to_string)(const senet_board *board, char *buf, size_t cap);
    const char *(*reason)(int32_t code);
    int32_t (*at)(const senet_board *board, int32_t house);
    int32_t (*cells)(const senet_board *board, int8_t *out, size_t cap);
    int32_t (*set_cells)(senet_board *board, const int8_t *cells, size_t n);
    int32_t (*put)(senet_board *board, int32_t house, int32_t piece);
    int32_t (*lift)(senet_board *board, int32_t house);
    int32_t (*side)(const senet_board *board);
    int32_t (*set_side)(senet_board *board, int32_t side);
    int32_t (*pieces)(const senet_board *board);
    int32_t (*count)(const senet_board *board, int32_t side);
    int32_t (*home)(const senet_board *board, int32_t side);
    int32_t (*consistent)(const senet_board *board);
    int64_t (*ply)(const senet_board *board);
    int32_t (*set_ply)(senet_board *board, int64_t ply);
    uint64_t (*key)(const senet_board *board);
    int32_t (*key_hex)(const senet_board *board, char *buf, size_t cap);
    int32_t (*rules)(const char *name, senet_rule_set *rules);
    int32_t (*rules_named)(int32_t id, senet_rule_set *rules);
    int32_t (*rules_id)(const char *name);
    const char *(*rules_name)(int32_t id);
    int32_t (*rules_ok)(const senet_rule_set *rules);
    int32_t (*rules_fault)(const senet_rule_set *rules);
    const char *(*field_name)(int32_t field);
    int32_t (*rules_exit)(const senet_rule_set *rules, int32_t house, int32_t roll, int32_t *out, size_t cap);
    int32_t (*rules_safe)(const senet_rule_set *rules, int32_t *out, size_t cap);
    int32_t (*moves)(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, senet_move *out, size_t cap);
    int32_t (*move_text)(const senet_move *m, char *buf, size_t cap);
    int32_t (*is_protected)(const senet_board *board, int32_t house, const senet_rule_set *rules);
    int32_t (*in_blockade)(const senet_board *board, int32_t house, const senet_rule_set *rules);
    int32_t (*greedy)(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, int32_t *index);
    uint64_t (*walk)(const senet_board *board, int32_t depth, const senet_rule_set *rules);
    int32_t (*apply)(senet_board *board, const senet_move *m, const senet_rule_set *rules, int32_t *bound, senet_undo_info *undo);
    int32_t (*forfeit)(senet_board *board, int32_t roll, senet_undo_info *undo);
    int32_t (*unapply)(senet_board *board, const senet_undo_info *undo);
    const char *(*why_text)(int32_t why);
    int32_t (*status)(const senet_board *board);
    int32_t (*how)(const senet_board *board);
    int32_t (*winner)(const senet_board *board);
    int64_t (*ply_cap)(const senet_board *board);
    void (*weights_default)(senet_weights *weights);
    int32_t (*evaluate)(const senet_board *board, int32_t side, const senet_rule_set *rules, const senet_weights *weights);
    void (*search_options_init)(senet_search_options *options);
    void (*search_stop)(int32_t *flag);
    int32_t (*search)(const senet_board *board, int32_t roll, const senet_rule_set *rules, const senet_search_options *options, senet_search_result *result);
    int32_t (*expect)(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights);
    void (*drawing_options_init)(senet_drawing_options *options);
    int32_t (*svg)(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
    int32_t (*text)(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
    int32_t (*constant)(const char *name, int64_t *value);
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    const char *(*constant_at)(int32_t i, int64_t *value);
    int32_t (*search_options_check)(const senet_search_options *options, senet_option_error *error);
    int32_t (*drawing_options_check)(const senet_drawing_options *options, senet_option_error *error);
    int32_t (*option_error_text)(const senet_option_error *error, char *buf, size_t cap);
    int32_t (*walk_until)(const senet_board *board, int32_t depth, const senet_rule_set *rules, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    int32_t (*expect_until)(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights, const int32_t *stop, int32_t (*poll)(void *user), void *user, int32_t *value);
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    void (*search_options_init_sized)(senet_search_options *options, size_t size);
} senet_api;
const senet_api *senet_api_get(uint32_t at_least);
