/* What fanorona.h declares, for cffi, LuaJIT and other loaders that read C without a preprocessor. */
enum {
    FANORONA_VERSION_MAJOR = 0,
    FANORONA_VERSION_MINOR = 1,
    FANORONA_VERSION_PATCH = 0,
    FANORONA_ABI_VERSION = 2,
    FANORONA_ERR_NULL = -1,
    FANORONA_ERR_ARGUMENT = -2,
    FANORONA_ERR_MEMORY = -3,
    FANORONA_ERR_INTERNAL = -4,
    FANORONA_ERR_DEAD = -5,
    FANORONA_TSIVY = 0,
    FANORONA_DIMY = 1,
    FANORONA_TELO = 2,
    FANORONA_EMPTY = 0,
    FANORONA_WHITE = 1,
    FANORONA_BLACK = 2,
    FANORONA_POINTS_MAX = 45,
    FANORONA_POSITION_MAX = 128,
    FANORONA_REASON_MAX = 256,
    FANORONA_KEY_HEX_MAX = 17,
    FANORONA_POS_OK = 0,
    FANORONA_POS_NULL = 1,
    FANORONA_POS_LONG = 2,
    FANORONA_POS_SHAPE = 3,
    FANORONA_POS_LETTER = 4,
    FANORONA_POS_SIDE = 5,
    FANORONA_POS_COUNT = 6,
    FANORONA_POS_CHAIN = 7,
    FANORONA_POS_FIELD = 8,
    FANORONA_DIRECTIONS = 8,
    FANORONA_NAME_MAX = 3,
    FANORONA_PAIKA = 0,
    FANORONA_APPROACH = 1,
    FANORONA_WITHDRAW = 2,
    FANORONA_STEPS_MAX = 216,
    FANORONA_PERFT_STOPPED = 1,
    FANORONA_WHY_OK = 0,
    FANORONA_WHY_OFF_BOARD = 1,
    FANORONA_WHY_NO_STONE = 2,
    FANORONA_WHY_NOT_YOURS = 3,
    FANORONA_WHY_NO_LINE = 4,
    FANORONA_WHY_OCCUPIED = 5,
    FANORONA_WHY_MUST_TAKE = 6,
    FANORONA_WHY_TAKES_NOTHING = 7,
    FANORONA_WHY_NOT_THE_STONE = 8,
    FANORONA_WHY_VISITED = 9,
    FANORONA_WHY_SAME_DIRECTION = 10,
    FANORONA_MOVE_STEPS_MAX = 22,
    FANORONA_MOVES_LIMIT = 10000,
    FANORONA_MOVE_TEXT_MAX = 128,
    FANORONA_TEXT_BAD = 101,
    FANORONA_TEXT_NOTHING_TO_STOP = 102,
    FANORONA_TEXT_OVER = 103,
    FANORONA_WIN_SCORE = 1000000,
    FANORONA_WEIGHT_MAX = 1000,
    FANORONA_QUIET_LIMIT = 60,
    FANORONA_REPEAT = 3,
    FANORONA_PLY_CAP = 3000,
    FANORONA_FIELD_HEADER = 1,
    FANORONA_FIELD_BOARD = 2,
    FANORONA_FIELD_POSITION = 3,
    FANORONA_FIELD_QUIET_LIMIT = 4,
    FANORONA_FIELD_REPEAT = 5,
    FANORONA_FIELD_PLY_CAP = 6,
    FANORONA_FIELD_MOVES = 7,
    FANORONA_FIELD_MOVE = 8,
    FANORONA_PLAY_OK = 0,
    FANORONA_PLAY_OVER = 1,
    FANORONA_PLAY_ILLEGAL = 2,
    FANORONA_ONGOING = 0,
    FANORONA_BY_STONES = 1,
    FANORONA_BY_NO_MOVES = 2,
    FANORONA_DRAW_REPETITION = 3,
    FANORONA_DRAW_QUIET = 4,
    FANORONA_DRAW_PLY_CAP = 5,
    FANORONA_TEXT_MAX = 512,
    FANORONA_SVG_MAX = 16384,
    FANORONA_OPTION_OPTIONS = 1,
    FANORONA_OPTION_SIZE = 2,
    FANORONA_OPTION_RESERVED = 3,
    FANORONA_OPTION_DEPTH = 4,
    FANORONA_OPTION_TABLE_KIB = 5,
    FANORONA_OPTION_WEIGHT_RESERVED = 18,
    FANORONA_OPTION_WEIGHT_STONE = 25,
    FANORONA_OPTION_WEIGHT_STRONG = 26,
    FANORONA_OPTION_WEIGHT_CENTRE = 27,
    FANORONA_OPTION_WEIGHT_ROOM = 28,
    FANORONA_OPTION_TEXT_MAX = 256,
    FANORONA_SEARCH_BUDGET = 10000,
    FANORONA_SEARCH_DEPTH_MAX = 100,
    FANORONA_SEARCH_TABLE_KIB_MIN = 64,
    FANORONA_CONSTANT_NAME_MAX = 64,
};
uint32_t fanorona_abi_version(void);
const char *fanorona_version(void);
int32_t fanorona_live(void);
const char *fanorona_status_text(int32_t status);
typedef struct fanorona_board fanorona_board;
fanorona_board *fanorona_new(const char *board);
int32_t fanorona_from_string(const char *text, fanorona_board **board);
int32_t fanorona_from_string_n(const char *text, size_t len, fanorona_board **board, size_t *offset);
int32_t fanorona_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);
fanorona_board *fanorona_clone(const fanorona_board *board);
void fanorona_free(fanorona_board *board);
int32_t fanorona_to_string(const fanorona_board *board, char *buf, size_t cap);
const char *fanorona_reason(int32_t code);
int32_t fanorona_shape(const fanorona_board *board);
const char *fanorona_shape_name(int32_t shape);
int32_t fanorona_at(const fanorona_board *board, int32_t point);
int32_t fanorona_cells(const fanorona_board *board, int8_t *out, size_t cap);
uint64_t fanorona_stones(const fanorona_board *board, int32_t side);
int32_t fanorona_count(const fanorona_board *board, int32_t side);
int32_t fanorona_side(const fanorona_board *board);
uint64_t fanorona_key(const fanorona_board *board);
int32_t fanorona_key_hex(const fanorona_board *board, char *buf, size_t cap);
int32_t fanorona_in_chain(const fanorona_board *board);
int32_t fanorona_chain_at(const fanorona_board *board);
int32_t fanorona_chain_path(const fanorona_board *board, int32_t *out, size_t cap);
int32_t fanorona_can_stop(const fanorona_board *board);
int32_t fanorona_points(const fanorona_board *board);
int32_t fanorona_files(const fanorona_board *board);
int32_t fanorona_ranks(const fanorona_board *board);
int32_t fanorona_name(const fanorona_board *board, int32_t point, char *buf, size_t cap);
int32_t fanorona_point_named(const fanorona_board *board, const char *name);
int32_t fanorona_strong(const fanorona_board *board, int32_t point);
int32_t fanorona_neighbours(const fanorona_board *board, int32_t point, int32_t *out, size_t cap);
int32_t fanorona_next_to(const fanorona_board *board, int32_t point, int32_t dir);
int32_t fanorona_dir_opposite(int32_t dir);
typedef struct fanorona_step_info {
    int32_t from;
    int32_t dir;
    int32_t kind;
    int32_t to;
    uint64_t taken;
} fanorona_step_info;
int32_t fanorona_steps(const fanorona_board *board, fanorona_step_info *out, size_t cap);
int32_t fanorona_taken(const fanorona_step_info *step, int32_t *out, size_t cap);
int32_t fanorona_step_text(const fanorona_board *board, const fanorona_step_info *step, char *buf, size_t cap);
int32_t fanorona_why(const fanorona_board *board, int32_t from, int32_t dir, int32_t kind);
const char *fanorona_why_text(int32_t why);
uint64_t fanorona_perft(const fanorona_board *board, int32_t depth);
uint64_t fanorona_perft_moves(const fanorona_board *board, int32_t depth);
int32_t fanorona_perft_until(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
int32_t fanorona_perft_moves_until(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
typedef struct fanorona_undo_info {
    fanorona_step_info step;
    uint64_t key;
    int32_t is_stop;
    int32_t open;
    int32_t path_len;
    int32_t last_dir;
    int8_t path[48];
} fanorona_undo_info;
int32_t fanorona_step(fanorona_board *board, int32_t from, int32_t dir, int32_t kind, fanorona_undo_info *undo);
int32_t fanorona_stop(fanorona_board *board, fanorona_undo_info *undo);
int32_t fanorona_undo(fanorona_board *board, const fanorona_undo_info *undo);
typedef struct fanorona_move {
    int32_t count;
    int32_t stop;
    fanorona_step_info steps[22];
} fanorona_move;
int32_t fanorona_moves(const fanorona_board *board, int32_t limit, fanorona_move *out, size_t cap);
int32_t fanorona_move_text(const fanorona_board *board, const fanorona_move *m, char *buf, size_t cap);
int32_t fanorona_read_move(const fanorona_board *board, const char *text, fanorona_move *m);
int32_t fanorona_read_move_n(const fanorona_board *board, const char *text, size_t len, fanorona_move *m);
int32_t fanorona_read_move_reason_n(const fanorona_board *board, const char *text, size_t len, char *buf, size_t cap);
typedef struct fanorona_weights {
    int32_t stone;
    int32_t strong;
    int32_t centre;
    int32_t room;
    int32_t reserved[4];
} fanorona_weights;
void fanorona_weights_default(fanorona_weights *weights);
int32_t fanorona_evaluate(const fanorona_board *board, const fanorona_weights *weights);
typedef struct fanorona_game fanorona_game;
typedef struct fanorona_game_options {
    uint32_t size;
    int32_t quiet_limit;
    int32_t repeat_limit;
    int32_t ply_cap;
    const char *board;
    const char *position;
    size_t position_len;
} fanorona_game_options;
typedef struct fanorona_error {
    int32_t field;
    int32_t code;
    int64_t offset;
    int64_t line;
    int64_t column;
} fanorona_error;
void fanorona_game_options_init(fanorona_game_options *options);
int32_t fanorona_game_new(const fanorona_game_options *options, fanorona_game **game, fanorona_error *error);
int32_t fanorona_game_options_reason(const fanorona_game_options *options, char *buf, size_t cap);
const char *fanorona_error_text(int32_t field, int32_t code);
fanorona_game *fanorona_game_clone(const fanorona_game *game);
void fanorona_game_free(fanorona_game *game);
int32_t fanorona_game_live(void);
fanorona_board *fanorona_game_board(const fanorona_game *game);
int32_t fanorona_game_steps(const fanorona_game *game, fanorona_step_info *out, size_t cap);
int32_t fanorona_game_can_stop(const fanorona_game *game);
int32_t fanorona_game_step(fanorona_game *game, int32_t from, int32_t dir, int32_t kind);
int32_t fanorona_game_stop(fanorona_game *game);
int32_t fanorona_game_refused(const fanorona_game *game);
int32_t fanorona_game_why(const fanorona_game *game);
int32_t fanorona_game_undo(fanorona_game *game);
int32_t fanorona_game_undo_move(fanorona_game *game);
int32_t fanorona_game_depth(const fanorona_game *game);
int32_t fanorona_game_moves(const fanorona_game *game, int32_t limit, fanorona_move *out, size_t cap);
int32_t fanorona_game_play_move(fanorona_game *game, const fanorona_move *m);
int32_t fanorona_game_play(fanorona_game *game, const char *text);
int32_t fanorona_game_play_n(fanorona_game *game, const char *text, size_t len);
int32_t fanorona_game_read_move(const fanorona_game *game, const char *text, fanorona_move *m);
int32_t fanorona_game_read_move_n(const fanorona_game *game, const char *text, size_t len, fanorona_move *m);
int32_t fanorona_game_read_move_reason_n(const fanorona_game *game, const char *text, size_t len, char *buf, size_t cap);
int32_t fanorona_game_over(const fanorona_game *game);
int32_t fanorona_game_outcome(const fanorona_game *game);
const char *fanorona_game_how(const fanorona_game *game);
int32_t fanorona_game_winner(const fanorona_game *game);
int32_t fanorona_game_is_draw(const fanorona_game *game);
int64_t fanorona_game_ply(const fanorona_game *game);
int32_t fanorona_game_quiet(const fanorona_game *game);
int32_t fanorona_game_repeats(const fanorona_game *game);
int32_t fanorona_game_key_at(const fanorona_game *game, int64_t ply, uint64_t *key);
int32_t fanorona_game_history(const fanorona_game *game, uint64_t *out, size_t cap);
int32_t fanorona_game_quiet_limit(const fanorona_game *game);
int32_t fanorona_game_repeat(const fanorona_game *game);
int32_t fanorona_game_ply_cap(const fanorona_game *game);
int32_t fanorona_game_position(const fanorona_game *game, char *buf, size_t cap);
int32_t fanorona_game_side(const fanorona_game *game);
int32_t fanorona_game_at(const fanorona_game *game, int32_t point);
int32_t fanorona_game_count(const fanorona_game *game, int32_t side);
uint64_t fanorona_game_key(const fanorona_game *game);
int32_t fanorona_game_key_hex(const fanorona_game *game, char *buf, size_t cap);
int32_t fanorona_game_in_chain(const fanorona_game *game);
int32_t fanorona_game_chain_at(const fanorona_game *game);
int32_t fanorona_game_evaluate(const fanorona_game *game, const fanorona_weights *weights);
void fanorona_game_weights(fanorona_weights *weights);
int32_t fanorona_game_win_score(void);
int32_t fanorona_game_to_text(const fanorona_game *game, char *buf, size_t cap);
int32_t fanorona_game_from_text(const char *text, fanorona_game **game, fanorona_error *error);
int32_t fanorona_game_from_text_n(const char *text, size_t len, fanorona_game **game, fanorona_error *error);
int32_t fanorona_game_from_text_reason_n(const char *text, size_t len, char *buf, size_t cap);
int32_t fanorona_text(const fanorona_board *board, char *buf, size_t cap);
int32_t fanorona_svg(const fanorona_board *board, char *buf, size_t cap);
int32_t fanorona_game_text(const fanorona_game *game, char *buf, size_t cap);
int32_t fanorona_game_svg(const fanorona_game *game, char *buf, size_t cap);
typedef struct fanorona_option_error {
    int32_t option;
    int32_t reserved;
    int64_t value;
    int64_t least;
    int64_t most;
    char name[32];
} fanorona_option_error;
int32_t fanorona_option_error_text(const fanorona_option_error *error, char *buf, size_t cap);
typedef struct fanorona_searcher fanorona_searcher;
typedef struct fanorona_search_result {
    fanorona_move best;
    uint64_t nodes;
    int32_t depth;
    int32_t score;
    int32_t stopped;
    int32_t reserved;
} fanorona_search_result;
typedef struct fanorona_search_options {
    uint32_t size;
    int32_t depth;
    uint64_t budget;
    uint64_t seed;
    fanorona_weights weights;
    int32_t table_kib;
    int32_t reserved;
    const int32_t *stop;
    int32_t (*progress)(const fanorona_search_result *result, void *user);
    void *user;
    int32_t (*poll)(void *user);
} fanorona_search_options;
void fanorona_search_options_init(fanorona_search_options *options);
void fanorona_search_options_init_sized(fanorona_search_options *options, size_t size);
int32_t fanorona_search_options_check(const fanorona_search_options *options, fanorona_option_error *error);
void fanorona_search_stop(int32_t *flag);
int32_t fanorona_game_search(const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
fanorona_searcher *fanorona_searcher_new(void);
void fanorona_searcher_free(fanorona_searcher *searcher);
int32_t fanorona_searcher_search(fanorona_searcher *searcher, const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
int32_t fanorona_constant(const char *name, int64_t *value);
int32_t fanorona_constant_n(const char *name, size_t len, int64_t *value);
const char *fanorona_constant_at(int32_t i, int64_t *value);
typedef struct fanorona_api {
    uint32_t abi_version;
    uint32_t size;
    const char *(*version)(void);
    int32_t (*live)(void);
    const char *(*status_text)(int32_t status);
    fanorona_board *(*board_new)(const char *board);
    int32_t (*from_string)(const char *text, fanorona_board **board);
    int32_t (*from_string_n)(const char *text, size_t len, fanorona_board **board, size_t *offset);
    fanorona_board *(*clone)(const fanorona_board *board);
    void (*board_free)(fanorona_board *board);
    int32_t (*to_string)(const fanorona_board *board, char *buf, size_t cap);
    const char *(*reason)(int32_t code);
    int32_t (*shape)(const fanorona_board *board);
    const char *(*shape_name)(int32_t shape);
    int32_t (*at)(const fanorona_board *board, int32_t point);
    int32_t (*cells)(const fanorona_board *board, int8_t *out, size_t cap);
    uint64_t (*stones)(const fanorona_board *board, int32_t side);
    int32_t (*count)(const fanorona_board *board, int32_t side);
    int32_t (*side)(const fanorona_board *board);
    uint64_t (*key)(const fanorona_board *board);
    int32_t (*key_hex)(const fanorona_board *board, char *buf, size_t cap);
    int32_t (*in_chain)(const fanorona_board *board);
    int32_t (*chain_at)(const fanorona_board *board);
    int32_t (*chain_path)(const fanorona_board *board, int32_t *out, size_t cap);
    int32_t (*can_stop)(const fanorona_board *board);
    int32_t (*points)(const fanorona_board *board);
    int32_t (*files)(const fanorona_board *board);
    int32_t (*ranks)(const fanorona_board *board);
    int32_t (*name)(const fanorona_board *board, int32_t point, char *buf, size_t cap);
    int32_t (*point_named)(const fanorona_board *board, const char *name);
    int32_t (*strong)(const fanorona_board *board, int32_t point);
    int32_t (*neighbours)(const fanorona_board *board, int32_t point, int32_t *out, size_t cap);
    int32_t (*next_to)(const fanorona_board *board, int32_t point, int32_t dir);
    int32_t (*dir_opposite)(int32_t dir);
    int32_t (*steps)(const fanorona_board *board, fanorona_step_info *out, size_t cap);
    int32_t (*taken)(const fanorona_step_info *step, int32_t *out, size_t cap);
    int32_t (*step_text)(const fanorona_board *board, const fanorona_step_info *step, char *buf, size_t cap);
    int32_t (*why)(const fanorona_board *board, int32_t from, int32_t dir, int32_t kind);
    const char *(*why_text)(int32_t why);
    uint64_t (*perft)(const fanorona_board *board, int32_t depth);
    uint64_t (*perft_moves)(const fanorona_board *board, int32_t depth);
    int32_t (*step)(fanorona_board *board, int32_t from, int32_t dir, int32_t kind, fanorona_undo_info *undo);
    int32_t (*stop)(fanorona_board *board, fanorona_undo_info *undo);
    int32_t (*undo)(fanorona_board *board, const fanorona_undo_info *undo);
    int32_t (*moves)(const fanorona_board *board, int32_t limit, fanorona_move *out, size_t cap);
    int32_t (*move_text)(const fanorona_board *board, const fanorona_move *m, char *buf, size_t cap);
    int32_t (*read_move)(const fanorona_board *board, const char *text, fanorona_move *m);
    int32_t (*read_move_n)(const fanorona_board *board, const char *text, size_t len, fanorona_move *m);
    void (*weights_default)(fanorona_weights *weights);
    int32_t (*evaluate)(const fanorona_board *board, const fanorona_weights *weights);
    void (*game_options_init)(fanorona_game_options *options);
    int32_t (*game_new)(const fanorona_game_options *options, fanorona_game **game, fanorona_error *error);
    const char *(*error_text)(int32_t field, int32_t code);
    fanorona_game *(*game_clone)(const fanorona_game *game);
    void (*game_free)(fanorona_game *game);
    int32_t (*game_live)(void);
    fanorona_board *(*game_board)(const fanorona_game *game);
    int32_t (*game_steps)(const fanorona_game *game, fanorona_step_info *out, size_t cap);
    int32_t (*game_can_stop)(const fanorona_game *game);
    int32_t (*game_step)(fanorona_game *game, int32_t from, int32_t dir, int32_t kind);
    int32_t (*game_stop)(fanorona_game *game);
    int32_t (*game_refused)(const fanorona_game *game);
    int32_t (*game_why)(const fanorona_game *game);
    int32_t (*game_undo)(fanorona_game *game);
    int32_t (*game_undo_move)(fanorona_game *game);
    int32_t (*game_depth)(const fanorona_game *game);
    int32_t (*game_moves)(const fanorona_game *game, int32_t limit, fanorona_move *out, size_t cap);
    int32_t (*game_play_move)(fanorona_game *game, const fanorona_move *m);
    int32_t (*game_play)(fanorona_game *game, const char *text);
    int32_t (*game_play_n)(fanorona_game *game, const char *text, size_t len);
    int32_t (*game_read_move)(const fanorona_game *game, const char *text, fanorona_move *m);
    int32_t (*game_read_move_n)(const fanorona_game *game, const char *text, size_t len, fanorona_move *m);
    int32_t (*game_over)(const fanorona_game *game);
    int32_t (*game_outcome)(const fanorona_game *game);
    const char *(*game_how)(const fanorona_game *game);
    int32_t (*game_winner)(const fanorona_game *game);
    int32_t (*game_is_draw)(const fanorona_game *game);
    int64_t (*game_ply)(const fanorona_game *game);
    int32_t (*game_quiet)(const fanorona_game *game);
    int32_t (*game_repeats)(const fanorona_game *game);
    int32_t (*game_key_at)(const fanorona_game *game, int64_t ply, uint64_t *key);
    int32_t (*game_history)(const fanorona_game *game, uint64_t *out, size_t cap);
    int32_t (*game_quiet_limit)(const fanorona_game *game);
    int32_t (*game_repeat)(const fanorona_game *game);
    int32_t (*game_ply_cap)(const fanorona_game *game);
    int32_t (*game_position)(const fanorona_game *game, char *buf, size_t cap);
    int32_t (*game_side)(const fanorona_game *game);
    int32_t (*game_at)(const fanorona_game *game, int32_t point);
    int32_t (*game_count)(const fanorona_game *game, int32_t side);
    uint64_t (*game_key)(const fanorona_game *game);
    int32_t (*game_key_hex)(const fanorona_game *game, char *buf, size_t cap);
    int32_t (*game_in_chain)(const fanorona_game *game);
    int32_t (*game_chain_at)(const fanorona_game *game);
    int32_t (*game_evaluate)(const fanorona_game *game, const fanorona_weights *weights);
    void (*game_weights)(fanorona_weights *weights);
    int32_t (*game_win_score)(void);
    int32_t (*game_to_text)(const fanorona_game *game, char *buf, size_t cap);
    int32_t (*game_from_text)(const char *text, fanorona_game **game, fanorona_error *error);
    int32_t (*game_from_text_n)(const char *text, size_t len, fanorona_game **game, fanorona_error *error);
    int32_t (*text)(const fanorona_board *board, char *buf, size_t cap);
    int32_t (*svg)(const fanorona_board *board, char *buf, size_t cap);
    int32_t (*game_text)(const fanorona_game *game, char *buf, size_t cap);
    int32_t (*game_svg)(const fanorona_game *game, char *buf, size_t cap);
    void (*search_options_init)(fanorona_search_options *options);
    void (*search_stop)(int32_t *flag);
    int32_t (*game_search)(const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
    fanorona_searcher *(*searcher_new)(void);
    void (*searcher_free)(fanorona_searcher *searcher);
    int32_t (*searcher_search)(fanorona_searcher *searcher, const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
    int32_t (*constant)(const char *name, int64_t *value);
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    const char *(*constant_at)(int32_t i, int64_t *value);
    int32_t (*search_options_check)(const fanorona_search_options *options, fanorona_option_error *error);
    int32_t (*option_error_text)(const fanorona_option_error *error, char *buf, size_t cap);
    int32_t (*perft_until)(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    int32_t (*perft_moves_until)(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    int32_t (*read_move_reason_n)(const fanorona_board *board, const char *text, size_t len, char *buf, size_t cap);
    int32_t (*game_options_reason)(const fanorona_game_options *options, char *buf, size_t cap);
    int32_t (*game_read_move_reason_n)(const fanorona_game *game, const char *text, size_t len, char *buf, size_t cap);
    int32_t (*game_from_text_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    void (*search_options_init_sized)(fanorona_search_options *options, size_t size);
} fanorona_api;
const fanorona_api *fanorona_api_get(uint32_t at_least);
