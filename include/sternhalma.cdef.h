/* What sternhalma.h declares, for cffi, LuaJIT and other loaders that read C without a preprocessor. */
enum {
    STERNHALMA_VERSION_MAJOR = 0,
    STERNHALMA_VERSION_MINOR = 1,
    STERNHALMA_VERSION_PATCH = 0,
    STERNHALMA_ABI_VERSION = 2,
    STERNHALMA_ERR_NULL = -1,
    STERNHALMA_ERR_ARGUMENT = -2,
    STERNHALMA_ERR_MEMORY = -3,
    STERNHALMA_ERR_INTERNAL = -4,
    STERNHALMA_ERR_DEAD = -5,
    STERNHALMA_HOLES = 121,
    STERNHALMA_PAIRS = 312,
    STERNHALMA_ROWS = 17,
    STERNHALMA_NEIGHBOURS_MAX = 6,
    STERNHALMA_POINT_HOLES = 10,
    STERNHALMA_FRONT_HOLES = 5,
    STERNHALMA_SEATS_MAX = 6,
    STERNHALMA_CENTRE = 6,
    STERNHALMA_E = 0,
    STERNHALMA_NE = 1,
    STERNHALMA_NW = 2,
    STERNHALMA_W = 3,
    STERNHALMA_SW = 4,
    STERNHALMA_SE = 5,
    STERNHALMA_POSITION_MAX = 512,
    STERNHALMA_REASON_MAX = 256,
    STERNHALMA_POS_OK = 0,
    STERNHALMA_POS_NULL = 1,
    STERNHALMA_POS_LONG = 2,
    STERNHALMA_POS_LETTER = 3,
    STERNHALMA_POS_ROWS = 4,
    STERNHALMA_POS_WIDTH = 5,
    STERNHALMA_POS_FIELDS = 6,
    STERNHALMA_POS_SEAT = 7,
    STERNHALMA_POS_COUNT = 8,
    STERNHALMA_POS_GAME = 9,
    STERNHALMA_STEPS_MAX = 6,
    STERNHALMA_REACH_MAX = 42,
    STERNHALMA_PATH_MAX = 37,
    STERNHALMA_LEGAL_MAX = 1242,
    STERNHALMA_PERFT_MAX = 12,
    STERNHALMA_PERFT_STOPPED = 1,
    STERNHALMA_KIND_MOVE = 1,
    STERNHALMA_KIND_PASS = 2,
    STERNHALMA_KIND_RESIGN = 3,
    STERNHALMA_ONGOING = 0,
    STERNHALMA_BY_HOME = 1,
    STERNHALMA_BY_CAP = 2,
    STERNHALMA_BY_DEADLOCK = 3,
    STERNHALMA_BY_RESIGN = 4,
    STERNHALMA_PLAY_OK = 0,
    STERNHALMA_WHY_OVER = 1,
    STERNHALMA_WHY_NOT_A_HOLE = 2,
    STERNHALMA_WHY_NO_PIECE = 3,
    STERNHALMA_WHY_NOT_YOURS = 4,
    STERNHALMA_WHY_UNREACHABLE = 5,
    STERNHALMA_WHY_HAS_MOVE = 6,
    STERNHALMA_WHY_NOT_A_SEAT = 7,
    STERNHALMA_WHY_SEAT_DONE = 8,
    STERNHALMA_PLY_MAX = 2147483647,
    STERNHALMA_KEY_HEX_MAX = 17,
    STERNHALMA_NAME_MAX = 4,
    STERNHALMA_MOVE_TEXT_MAX = 256,
    STERNHALMA_FLAG_BAD_STRING = 1,
    STERNHALMA_FLAG_NO_SUCH_HOLE = 2,
    STERNHALMA_FLAG_NO_PIECE = 3,
    STERNHALMA_FLAG_NOT_YOUR_PIECE = 4,
    STERNHALMA_FLAG_MUST_PASS = 5,
    STERNHALMA_FLAG_OCCUPIED = 6,
    STERNHALMA_FLAG_NOT_REACHABLE = 7,
    STERNHALMA_FLAG_PASS_NOT_ALLOWED = 8,
    STERNHALMA_FLAG_NO_SUCH_SEAT = 9,
    STERNHALMA_FLAG_SEAT_FINISHED = 10,
    STERNHALMA_FLAG_SEAT_RESIGNED = 11,
    STERNHALMA_FLAG_GAME_OVER = 12,
    STERNHALMA_WIN_SCORE = 1000000,
    STERNHALMA_WEIGHT_MAX = 1000,
    STERNHALMA_PV_MAX = 32,
    STERNHALMA_FIELD_NONE = 0,
    STERNHALMA_FIELD_HEADER = 1,
    STERNHALMA_FIELD_SEATS = 2,
    STERNHALMA_FIELD_PIECES = 3,
    STERNHALMA_FIELD_CAP = 4,
    STERNHALMA_FIELD_FIRST = 5,
    STERNHALMA_FIELD_POSITION = 6,
    STERNHALMA_FIELD_MOVES = 7,
    STERNHALMA_FIELD_MOVE = 8,
    STERNHALMA_OPTION_OPTIONS = 1,
    STERNHALMA_OPTION_SIZE = 2,
    STERNHALMA_OPTION_RESERVED = 3,
    STERNHALMA_OPTION_DEPTH = 4,
    STERNHALMA_OPTION_TABLE_KIB = 5,
    STERNHALMA_OPTION_WIDTH = 6,
    STERNHALMA_OPTION_FROM = 7,
    STERNHALMA_OPTION_TO = 8,
    STERNHALMA_OPTION_MODE = 10,
    STERNHALMA_OPTION_EVALUATION = 11,
    STERNHALMA_OPTION_AVOID = 12,
    STERNHALMA_OPTION_AVOID_LEN = 13,
    STERNHALMA_OPTION_MEMORY_KIB = 14,
    STERNHALMA_OPTION_EXACT = 15,
    STERNHALMA_OPTION_THREADS = 16,
    STERNHALMA_OPTION_TARGETS_OF = 17,
    STERNHALMA_OPTION_WEIGHT_RESERVED = 18,
    STERNHALMA_OPTION_WEIGHT_DISTANCE = 19,
    STERNHALMA_OPTION_WEIGHT_STRAGGLER = 20,
    STERNHALMA_OPTION_WEIGHT_CLASSES = 21,
    STERNHALMA_OPTION_WEIGHT_BLOCKING = 22,
    STERNHALMA_OPTION_TEXT_MAX = 256,
    STERNHALMA_TEXT_MAX = 512,
    STERNHALMA_SVG_MAX = 32768,
    STERNHALMA_SVG_WIDTH = 408,
    STERNHALMA_SVG_WIDTH_MAX = 65536,
    STERNHALMA_SEARCH_AUTO = 0,
    STERNHALMA_SEARCH_PARANOID = 1,
    STERNHALMA_SEARCH_MAXN = 2,
    STERNHALMA_SEARCH_BEST_REPLY = 3,
    STERNHALMA_SEARCH_RANDOM_FORWARD = 4,
    STERNHALMA_EVALUATION_AUTO = 0,
    STERNHALMA_EVALUATION_DOCUMENTED = 1,
    STERNHALMA_EVALUATION_OWN = 2,
    STERNHALMA_SEARCH_BUDGET = 100000,
    STERNHALMA_SEARCH_DEPTH_MAX = 60,
    STERNHALMA_SEARCH_TABLE_KIB_MIN = 64,
    STERNHALMA_LEVELS = 7,
    STERNHALMA_SOLVE_OK = 0,
    STERNHALMA_SOLVE_SEATS = 1,
    STERNHALMA_SOLVE_PIECES = 2,
    STERNHALMA_SOLVE_STOPPED = 3,
    STERNHALMA_SOLVE_NOT_FOUND = 4,
    STERNHALMA_SOLVE_WIDTH_MAX = 16777216,
    STERNHALMA_SOLVE_MEMORY_KIB_MIN = 64,
    STERNHALMA_SOLVE_THREADS_MAX = 256,
    STERNHALMA_CONSTANT_NAME_MAX = 64,
};
uint32_t sternhalma_abi_version(void);
const char *sternhalma_version(void);
int32_t sternhalma_tables_ok(void);
int32_t sternhalma_live(void);
const char *sternhalma_status_text(int32_t status);
typedef struct sternhalma_pair {
    int32_t low;
    int32_t high;
} sternhalma_pair;
int32_t sternhalma_holes(void);
int32_t sternhalma_xy(int32_t hole, int32_t *x, int32_t *y, int32_t *z);
int32_t sternhalma_hole_at(int32_t x, int32_t y);
int32_t sternhalma_row_of(int32_t hole);
int32_t sternhalma_col_of(int32_t hole);
int32_t sternhalma_row_len(int32_t row);
int32_t sternhalma_row_start(int32_t row);
int32_t sternhalma_next_to(int32_t hole, int32_t dir);
int32_t sternhalma_neighbours(int32_t hole, int32_t *out, size_t cap);
int32_t sternhalma_degree(int32_t hole);
int32_t sternhalma_dir_opposite(int32_t dir);
int32_t sternhalma_point_of(int32_t hole);
int32_t sternhalma_on_ring(int32_t hole);
int32_t sternhalma_class_of(int32_t hole);
int32_t sternhalma_point_holes(int32_t point, int32_t *out, size_t cap);
int32_t sternhalma_front(int32_t point, int32_t *out, size_t cap);
int32_t sternhalma_pairs(sternhalma_pair *out, size_t cap);
int32_t sternhalma_layout_ok(int32_t seats, int32_t pieces);
int32_t sternhalma_layout_point(int32_t seats, int32_t seat);
typedef struct sternhalma_board sternhalma_board;
sternhalma_board *sternhalma_new(int32_t seats, int32_t pieces);
sternhalma_board *sternhalma_new_empty(int32_t seats, int32_t pieces);
int32_t sternhalma_from_string(const char *text, sternhalma_board **board);
int32_t sternhalma_from_string_n(const char *text, size_t len, sternhalma_board **board, size_t *offset);
int32_t sternhalma_restore_n(const char *text, size_t len, sternhalma_board **board, size_t *offset);
int32_t sternhalma_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);
sternhalma_board *sternhalma_clone(const sternhalma_board *board);
void sternhalma_free(sternhalma_board *board);
int32_t sternhalma_to_string(const sternhalma_board *board, char *buf, size_t cap);
const char *sternhalma_reason(int32_t code);
int32_t sternhalma_at(const sternhalma_board *board, int32_t hole);
int32_t sternhalma_cells(const sternhalma_board *board, int8_t *out, size_t cap);
int32_t sternhalma_set_cells(sternhalma_board *board, const int8_t *cells, size_t n);
int32_t sternhalma_put(sternhalma_board *board, int32_t hole, int32_t seat);
int32_t sternhalma_lift(sternhalma_board *board, int32_t hole);
int32_t sternhalma_to_move(const sternhalma_board *board);
int32_t sternhalma_set_to_move(sternhalma_board *board, int32_t seat);
int32_t sternhalma_seats(const sternhalma_board *board);
int32_t sternhalma_pieces(const sternhalma_board *board);
int32_t sternhalma_count(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_seat_point(const sternhalma_board *board, int32_t seat);
typedef struct sternhalma_move {
    int32_t from;
    int32_t to;
} sternhalma_move;
int32_t sternhalma_steps(const sternhalma_board *board, int32_t hole, int32_t *out, size_t cap);
int32_t sternhalma_hops(const sternhalma_board *board, int32_t hole, int32_t from, int32_t *out, size_t cap);
int32_t sternhalma_reach(const sternhalma_board *board, int32_t from, int32_t *out, size_t cap);
int32_t sternhalma_path(const sternhalma_board *board, int32_t from, int32_t to, int32_t *out, size_t cap);
int32_t sternhalma_legal(const sternhalma_board *board, sternhalma_move *out, size_t cap);
int32_t sternhalma_do_move(sternhalma_board *board, int32_t from, int32_t to);
int32_t sternhalma_undo_move(sternhalma_board *board, int32_t from, int32_t to);
uint64_t sternhalma_perft(const sternhalma_board *board, int32_t depth);
int32_t sternhalma_perft_until(const sternhalma_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
typedef struct sternhalma_undo_side {
    uint64_t key;
    int64_t ply;
    int32_t passes;
    int32_t to_move;
    int32_t how;
    uint32_t home;
    uint32_t resigned;
    int32_t reserved;
} sternhalma_undo_side;
typedef struct sternhalma_undo_info {
    int32_t kind;
    int32_t from;
    int32_t to;
    int32_t seat;
    sternhalma_undo_side before;
    sternhalma_undo_side after;
} sternhalma_undo_info;
int32_t sternhalma_play(sternhalma_board *board, int32_t from, int32_t to, sternhalma_undo_info *undo);
int32_t sternhalma_pass(sternhalma_board *board, sternhalma_undo_info *undo);
int32_t sternhalma_resign(sternhalma_board *board, int32_t seat, sternhalma_undo_info *undo);
int32_t sternhalma_unplay(sternhalma_board *board, const sternhalma_undo_info *undo);
const char *sternhalma_why_text(int32_t why);
int32_t sternhalma_can_pass(const sternhalma_board *board);
int32_t sternhalma_home_complete(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_finished(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_place_of(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_places(const sternhalma_board *board, int32_t *out, size_t cap);
int32_t sternhalma_distance_left(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_over(const sternhalma_board *board);
int32_t sternhalma_how(const sternhalma_board *board);
int64_t sternhalma_ply(const sternhalma_board *board);
int64_t sternhalma_cap(const sternhalma_board *board);
int32_t sternhalma_set_cap(sternhalma_board *board, int64_t plies);
uint64_t sternhalma_key(const sternhalma_board *board);
int32_t sternhalma_key_hex(const sternhalma_board *board, char *buf, size_t cap);
uint64_t sternhalma_own_key(const sternhalma_board *board, int32_t seat);
int32_t sternhalma_hex(uint64_t key, char *buf, size_t cap);
uint64_t sternhalma_zobrist(int32_t seat, int32_t hole);
uint64_t sternhalma_zobrist_move(int32_t seat);
uint64_t sternhalma_zobrist_seats(int32_t seats);
typedef struct sternhalma_read {
    int32_t kind;
    int32_t from;
    int32_t to;
    int32_t seat;
    int32_t hop;
    int32_t path_len;
    int32_t path[37];
} sternhalma_read;
int32_t sternhalma_name(int32_t hole, char *buf, size_t cap);
int32_t sternhalma_hole_named(const char *name);
int32_t sternhalma_hole_named_n(const char *name, size_t len);
int32_t sternhalma_move_text(const sternhalma_board *board, int32_t from, int32_t to, char *buf, size_t cap);
int32_t sternhalma_read_move(const sternhalma_board *board, const char *text, sternhalma_read *out);
int32_t sternhalma_read_move_n(const sternhalma_board *board, const char *text, size_t len, sternhalma_read *out);
int32_t sternhalma_read_reason(const sternhalma_read *refused, char *buf, size_t cap);
const char *sternhalma_flag_name(int32_t flag);
const char *sternhalma_game_reason(int32_t flag);
typedef struct sternhalma_weights {
    int32_t distance;
    int32_t straggler;
    int32_t classes;
    int32_t blocking;
    int32_t reserved[4];
} sternhalma_weights;
typedef struct sternhalma_search_result {
    int32_t from;
    int32_t to;
    int32_t is_pass;
    int32_t depth;
    int32_t score;
    int32_t stopped;
    uint64_t nodes;
    int32_t pv_len;
    int32_t reserved;
    sternhalma_move pv[32];
} sternhalma_search_result;
void sternhalma_weights_default(sternhalma_weights *weights);
int32_t sternhalma_evaluate(const sternhalma_board *board, int32_t seat, const sternhalma_weights *weights);
int32_t sternhalma_random_forward(const sternhalma_board *board, uint64_t seed, sternhalma_search_result *result);
typedef struct sternhalma_game sternhalma_game;
typedef struct sternhalma_game_options {
    uint32_t size;
    int32_t seats;
    int32_t pieces;
    int32_t first;
    int64_t cap;
    const char *position;
    size_t position_len;
} sternhalma_game_options;
typedef struct sternhalma_error {
    int32_t field;
    int32_t code;
    int64_t offset;
    int64_t line;
    int64_t column;
} sternhalma_error;
void sternhalma_game_options_init(sternhalma_game_options *options);
int32_t sternhalma_game_new(const sternhalma_game_options *options, sternhalma_game **game, sternhalma_error *error);
int32_t sternhalma_game_options_reason(const sternhalma_game_options *options, char *buf, size_t cap);
const char *sternhalma_error_text(int32_t field, int32_t code);
sternhalma_game *sternhalma_game_clone(const sternhalma_game *game);
void sternhalma_game_free(sternhalma_game *game);
int32_t sternhalma_game_live(void);
int32_t sternhalma_game_legal(const sternhalma_game *game, sternhalma_move *out, size_t cap);
int32_t sternhalma_game_path(const sternhalma_game *game, int32_t from, int32_t to, int32_t *out, size_t cap);
int32_t sternhalma_game_move_text(const sternhalma_game *game, int32_t from, int32_t to, char *buf, size_t cap);
int32_t sternhalma_game_play(sternhalma_game *game, const char *text);
int32_t sternhalma_game_play_n(sternhalma_game *game, const char *text, size_t len);
int32_t sternhalma_game_play_move(sternhalma_game *game, int32_t from, int32_t to);
int32_t sternhalma_game_pass(sternhalma_game *game);
int32_t sternhalma_game_resign(sternhalma_game *game, int32_t seat);
int32_t sternhalma_game_undo(sternhalma_game *game);
int32_t sternhalma_game_redo(sternhalma_game *game);
int32_t sternhalma_game_read_move(const sternhalma_game *game, const char *text, sternhalma_read *out);
int32_t sternhalma_game_read_move_n(const sternhalma_game *game, const char *text, size_t len, sternhalma_read *out);
typedef struct sternhalma_game_outcome {
    int32_t how;
    int32_t seats;
    int32_t home_len;
    int32_t reserved;
    int64_t plies;
    int32_t places[6];
    int32_t home[6];
} sternhalma_game_outcome;
int32_t sternhalma_game_to_move(const sternhalma_game *game);
int32_t sternhalma_game_over(const sternhalma_game *game);
int32_t sternhalma_game_how(const sternhalma_game *game);
int32_t sternhalma_game_result(const sternhalma_game *game, sternhalma_game_outcome *out);
int32_t sternhalma_game_result_text(const sternhalma_game *game, char *buf, size_t cap);
int32_t sternhalma_game_finished(const sternhalma_game *game, int32_t *out, size_t cap);
int32_t sternhalma_game_places(const sternhalma_game *game, int32_t *out, size_t cap);
int32_t sternhalma_game_place_of(const sternhalma_game *game, int32_t seat);
int32_t sternhalma_game_distance_left(const sternhalma_game *game, int32_t seat);
int32_t sternhalma_game_at(const sternhalma_game *game, int32_t hole);
int32_t sternhalma_game_at_name(const sternhalma_game *game, const char *name);
int64_t sternhalma_game_ply(const sternhalma_game *game);
int64_t sternhalma_game_cap(const sternhalma_game *game);
int32_t sternhalma_game_seats(const sternhalma_game *game);
int32_t sternhalma_game_pieces(const sternhalma_game *game);
int32_t sternhalma_game_first(const sternhalma_game *game);
int32_t sternhalma_game_start(const sternhalma_game *game, char *buf, size_t cap);
int32_t sternhalma_game_solo(const sternhalma_game *game);
int32_t sternhalma_game_position(const sternhalma_game *game, char *buf, size_t cap);
uint64_t sternhalma_game_key(const sternhalma_game *game);
sternhalma_board *sternhalma_game_board(const sternhalma_game *game);
int32_t sternhalma_game_move_count(const sternhalma_game *game);
int32_t sternhalma_game_move_at(const sternhalma_game *game, int32_t i, char *buf, size_t cap);
int32_t sternhalma_game_moves(const sternhalma_game *game, char *buf, size_t cap);
int32_t sternhalma_game_history(const sternhalma_game *game, int32_t seat, uint64_t *out, size_t cap);
int32_t sternhalma_game_log(const sternhalma_game *game, char *buf, size_t cap);
int32_t sternhalma_game_replay(const char *text, sternhalma_game **game, sternhalma_error *error);
int32_t sternhalma_game_replay_n(const char *text, size_t len, sternhalma_game **game, sternhalma_error *error);
int32_t sternhalma_game_replay_reason_n(const char *text, size_t len, char *buf, size_t cap);
typedef struct sternhalma_option_error {
    int32_t option;
    int32_t reserved;
    int64_t value;
    int64_t least;
    int64_t most;
    char name[32];
} sternhalma_option_error;
int32_t sternhalma_option_error_text(const sternhalma_option_error *error, char *buf, size_t cap);
typedef struct sternhalma_drawing_options {
    uint32_t size;
    int32_t names;
    int32_t from;
    int32_t to;
    int32_t targets_of;
    int32_t width;
} sternhalma_drawing_options;
void sternhalma_drawing_options_init(sternhalma_drawing_options *options);
int32_t sternhalma_drawing_options_check(const sternhalma_drawing_options *options, sternhalma_option_error *error);
int32_t sternhalma_svg(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
int32_t sternhalma_text(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
int32_t sternhalma_game_svg(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
int32_t sternhalma_game_text(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
typedef struct sternhalma_searcher sternhalma_searcher;
typedef struct sternhalma_search_options {
    uint32_t size;
    int32_t mode;
    int32_t depth;
    int32_t evaluation;
    int32_t table_kib;
    int32_t reserved;
    uint64_t budget;
    uint64_t seed;
    sternhalma_weights weights;
    const uint64_t *avoid;
    size_t avoid_len;
    const int32_t *stop;
    int32_t (*progress)(const sternhalma_search_result *result, void *user);
    void *user;
    int32_t (*poll)(void *user);
} sternhalma_search_options;
void sternhalma_search_options_init(sternhalma_search_options *options);
void sternhalma_search_options_init_sized(sternhalma_search_options *options, size_t size);
int32_t sternhalma_search_options_check(const sternhalma_search_options *options, sternhalma_option_error *error);
int32_t sternhalma_level(int32_t level, sternhalma_search_options *options);
int32_t sternhalma_level_sized(int32_t level, sternhalma_search_options *options, size_t size);
void sternhalma_search_stop(int32_t *flag);
int32_t sternhalma_search(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
int32_t sternhalma_game_search(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *result);
int32_t sternhalma_search_moves(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
int32_t sternhalma_game_search_moves(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
sternhalma_searcher *sternhalma_searcher_new(void);
void sternhalma_searcher_free(sternhalma_searcher *searcher);
int32_t sternhalma_searcher_search(sternhalma_searcher *searcher, const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
typedef struct sternhalma_solve_progress {
    int32_t levels;
    int32_t width;
    uint64_t positions;
} sternhalma_solve_progress;
typedef struct sternhalma_solve_options {
    uint32_t size;
    int32_t width;
    int32_t memory_kib;
    int32_t exact;
    int32_t threads;
    int32_t reserved;
    const int32_t *stop;
    int32_t (*progress)(const sternhalma_solve_progress *progress, void *user);
    void *user;
    int32_t (*poll)(void *user);
} sternhalma_solve_options;
typedef struct sternhalma_solution {
    int32_t move_count;
    int32_t proved;
    int32_t least;
    int32_t stopped;
    uint64_t positions;
    uint64_t bytes;
} sternhalma_solution;
void sternhalma_solve_options_init(sternhalma_solve_options *options);
void sternhalma_solve_options_init_sized(sternhalma_solve_options *options, size_t size);
int32_t sternhalma_solve_options_check(const sternhalma_solve_options *options, sternhalma_option_error *error);
int32_t sternhalma_solve(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
int32_t sternhalma_solve_together(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
const char *sternhalma_solve_text(int32_t answer);
int32_t sternhalma_constant(const char *name, int64_t *value);
int32_t sternhalma_constant_n(const char *name, size_t len, int64_t *value);
const char *sternhalma_constant_at(int32_t i, int64_t *value);
typedef struct sternhalma_api {
    uint32_t abi_version;
    uint32_t size;
    const char *(*version)(void);
    int32_t (*tables_ok)(void);
    int32_t (*live)(void);
    const char *(*status_text)(int32_t status);
    int32_t (*holes)(void);
    int32_t (*xy)(int32_t hole, int32_t *x, int32_t *y, int32_t *z);
    int32_t (*hole_at)(int32_t x, int32_t y);
    int32_t (*row_of)(int32_t hole);
    int32_t (*col_of)(int32_t hole);
    int32_t (*row_len)(int32_t row);
    int32_t (*row_start)(int32_t row);
    int32_t (*next_to)(int32_t hole, int32_t dir);
    int32_t (*neighbours)(int32_t hole, int32_t *out, size_t cap);
    int32_t (*degree)(int32_t hole);
    int32_t (*dir_opposite)(int32_t dir);
    int32_t (*point_of)(int32_t hole);
    int32_t (*on_ring)(int32_t hole);
    int32_t (*class_of)(int32_t hole);
    int32_t (*point_holes)(int32_t point, int32_t *out, size_t cap);
    int32_t (*front)(int32_t point, int32_t *out, size_t cap);
    int32_t (*pairs)(sternhalma_pair *out, size_t cap);
    int32_t (*layout_ok)(int32_t seats, int32_t pieces);
    int32_t (*layout_point)(int32_t seats, int32_t seat);
    sternhalma_board *(*board_new)(int32_t seats, int32_t pieces);
    sternhalma_board *(*new_empty)(int32_t seats, int32_t pieces);
    int32_t (*from_string)(const char *text, sternhalma_board **board);
    int32_t (*from_string_n)(const char *text, size_t len, sternhalma_board **board, size_t *offset);
    sternhalma_board *(*clone)(const sternhalma_board *board);
    void (*board_free)(sternhalma_board *board);
    int32_t (*to_string)(const sternhalma_board *board, char *buf, size_t cap);
    const char *(*reason)(int32_t code);
    int32_t (*at)(const sternhalma_board *board, int32_t hole);
    int32_t (*cells)(const sternhalma_board *board, int8_t *out, size_t cap);
    int32_t (*set_cells)(sternhalma_board *board, const int8_t *cells, size_t n);
    int32_t (*put)(sternhalma_board *board, int32_t hole, int32_t seat);
    int32_t (*lift)(sternhalma_board *board, int32_t hole);
    int32_t (*to_move)(const sternhalma_board *board);
    int32_t (*set_to_move)(sternhalma_board *board, int32_t seat);
    int32_t (*seats)(const sternhalma_board *board);
    int32_t (*pieces)(const sternhalma_board *board);
    int32_t (*count)(const sternhalma_board *board, int32_t seat);
    int32_t (*seat_point)(const sternhalma_board *board, int32_t seat);
    int32_t (*steps)(const sternhalma_board *board, int32_t hole, int32_t *out, size_t cap);
    int32_t (*hops)(const sternhalma_board *board, int32_t hole, int32_t from, int32_t *out, size_t cap);
    int32_t (*reach)(const sternhalma_board *board, int32_t from, int32_t *out, size_t cap);
    int32_t (*path)(const sternhalma_board *board, int32_t from, int32_t to, int32_t *out, size_t cap);
    int32_t (*legal)(const sternhalma_board *board, sternhalma_move *out, size_t cap);
    int32_t (*do_move)(sternhalma_board *board, int32_t from, int32_t to);
    int32_t (*undo_move)(sternhalma_board *board, int32_t from, int32_t to);
    uint64_t (*perft)(const sternhalma_board *board, int32_t depth);
    int32_t (*play)(sternhalma_board *board, int32_t from, int32_t to, sternhalma_undo_info *undo);
    int32_t (*pass)(sternhalma_board *board, sternhalma_undo_info *undo);
    int32_t (*resign)(sternhalma_board *board, int32_t seat, sternhalma_undo_info *undo);
    int32_t (*unplay)(sternhalma_board *board, const sternhalma_undo_info *undo);
    const char *(*why_text)(int32_t why);
    int32_t (*can_pass)(const sternhalma_board *board);
    int32_t (*home_complete)(const sternhalma_board *board, int32_t seat);
    int32_t (*finished)(const sternhalma_board *board, int32_t seat);
    int32_t (*place_of)(const sternhalma_board *board, int32_t seat);
    int32_t (*places)(const sternhalma_board *board, int32_t *out, size_t cap);
    int32_t (*distance_left)(const sternhalma_board *board, int32_t seat);
    int32_t (*over)(const sternhalma_board *board);
    int32_t (*how)(const sternhalma_board *board);
    int64_t (*ply)(const sternhalma_board *board);
    int64_t (*cap)(const sternhalma_board *board);
    int32_t (*set_cap)(sternhalma_board *board, int64_t plies);
    uint64_t (*key)(const sternhalma_board *board);
    int32_t (*key_hex)(const sternhalma_board *board, char *buf, size_t cap);
    uint64_t (*own_key)(const sternhalma_board *board, int32_t seat);
    int32_t (*hex)(uint64_t key, char *buf, size_t cap);
    uint64_t (*zobrist)(int32_t seat, int32_t hole);
    uint64_t (*zobrist_move)(int32_t seat);
    uint64_t (*zobrist_seats)(int32_t seats);
    int32_t (*name)(int32_t hole, char *buf, size_t cap);
    int32_t (*hole_named)(const char *name);
    int32_t (*hole_named_n)(const char *name, size_t len);
    int32_t (*move_text)(const sternhalma_board *board, int32_t from, int32_t to, char *buf, size_t cap);
    int32_t (*read_move)(const sternhalma_board *board, const char *text, sternhalma_read *out);
    int32_t (*read_move_n)(const sternhalma_board *board, const char *text, size_t len, sternhalma_read *out);
    int32_t (*read_reason)(const sternhalma_read *refused, char *buf, size_t cap);
    const char *(*flag_name)(int32_t flag);
    const char *(*game_reason)(int32_t flag);
    void (*weights_default)(sternhalma_weights *weights);
    int32_t (*evaluate)(const sternhalma_board *board, int32_t seat, const sternhalma_weights *weights);
    int32_t (*random_forward)(const sternhalma_board *board, uint64_t seed, sternhalma_search_result *result);
    void (*game_options_init)(sternhalma_game_options *options);
    int32_t (*game_new)(const sternhalma_game_options *options, sternhalma_game **game, sternhalma_error *error);
    const char *(*error_text)(int32_t field, int32_t code);
    sternhalma_game *(*game_clone)(const sternhalma_game *game);
    void (*game_free)(sternhalma_game *game);
    int32_t (*game_live)(void);
    int32_t (*game_legal)(const sternhalma_game *game, sternhalma_move *out, size_t cap);
    int32_t (*game_path)(const sternhalma_game *game, int32_t from, int32_t to, int32_t *out, size_t cap);
    int32_t (*game_move_text)(const sternhalma_game *game, int32_t from, int32_t to, char *buf, size_t cap);
    int32_t (*game_play)(sternhalma_game *game, const char *text);
    int32_t (*game_play_n)(sternhalma_game *game, const char *text, size_t len);
    int32_t (*game_play_move)(sternhalma_game *game, int32_t from, int32_t to);
    int32_t (*game_pass)(sternhalma_game *game);
    int32_t (*game_resign)(sternhalma_game *game, int32_t seat);
    int32_t (*game_undo)(sternhalma_game *game);
    int32_t (*game_redo)(sternhalma_game *game);
    int32_t (*game_read_move)(const sternhalma_game *game, const char *text, sternhalma_read *out);
    int32_t (*game_read_move_n)(const sternhalma_game *game, const char *text, size_t len, sternhalma_read *out);
    int32_t (*game_to_move)(const sternhalma_game *game);
    int32_t (*game_over)(const sternhalma_game *game);
    int32_t (*game_how)(const sternhalma_game *game);
    int32_t (*game_result)(const sternhalma_game *game, sternhalma_game_outcome *out);
    int32_t (*game_result_text)(const sternhalma_game *game, char *buf, size_t cap);
    int32_t (*game_finished)(const sternhalma_game *game, int32_t *out, size_t cap);
    int32_t (*game_places)(const sternhalma_game *game, int32_t *out, size_t cap);
    int32_t (*game_place_of)(const sternhalma_game *game, int32_t seat);
    int32_t (*game_distance_left)(const sternhalma_game *game, int32_t seat);
    int32_t (*game_at)(const sternhalma_game *game, int32_t hole);
    int32_t (*game_at_name)(const sternhalma_game *game, const char *name);
    int64_t (*game_ply)(const sternhalma_game *game);
    int64_t (*game_cap)(const sternhalma_game *game);
    int32_t (*game_seats)(const sternhalma_game *game);
    int32_t (*game_pieces)(const sternhalma_game *game);
    int32_t (*game_first)(const sternhalma_game *game);
    int32_t (*game_start)(const sternhalma_game *game, char *buf, size_t cap);
    int32_t (*game_solo)(const sternhalma_game *game);
    int32_t (*game_position)(const sternhalma_game *game, char *buf, size_t cap);
    uint64_t (*game_key)(const sternhalma_game *game);
    sternhalma_board *(*game_board)(const sternhalma_game *game);
    int32_t (*game_move_count)(const sternhalma_game *game);
    int32_t (*game_move_at)(const sternhalma_game *game, int32_t i, char *buf, size_t cap);
    int32_t (*game_moves)(const sternhalma_game *game, char *buf, size_t cap);
    int32_t (*game_history)(const sternhalma_game *game, int32_t seat, uint64_t *out, size_t cap);
    int32_t (*game_log)(const sternhalma_game *game, char *buf, size_t cap);
    int32_t (*game_replay)(const char *text, sternhalma_game **game, sternhalma_error *error);
    int32_t (*game_replay_n)(const char *text, size_t len, sternhalma_game **game, sternhalma_error *error);
    void (*search_options_init)(sternhalma_search_options *options);
    void (*search_stop)(int32_t *flag);
    int32_t (*search)(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
    int32_t (*game_search)(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *result);
    sternhalma_searcher *(*searcher_new)(void);
    void (*searcher_free)(sternhalma_searcher *searcher);
    int32_t (*searcher_search)(sternhalma_searcher *searcher, const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
    int32_t (*level)(int32_t level, sternhalma_search_options *options);
    int32_t (*search_moves)(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
    int32_t (*game_search_moves)(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
    void (*solve_options_init)(sternhalma_solve_options *options);
    int32_t (*solve)(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
    int32_t (*solve_together)(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
    const char *(*solve_text)(int32_t answer);
    int32_t (*constant)(const char *name, int64_t *value);
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    const char *(*constant_at)(int32_t i, int64_t *value);
    void (*drawing_options_init)(sternhalma_drawing_options *options);
    int32_t (*svg)(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
    int32_t (*text)(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
    int32_t (*game_svg)(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
    int32_t (*game_text)(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
    int32_t (*search_options_check)(const sternhalma_search_options *options, sternhalma_option_error *error);
    int32_t (*solve_options_check)(const sternhalma_solve_options *options, sternhalma_option_error *error);
    int32_t (*drawing_options_check)(const sternhalma_drawing_options *options, sternhalma_option_error *error);
    int32_t (*option_error_text)(const sternhalma_option_error *error, char *buf, size_t cap);
    int32_t (*perft_until)(const sternhalma_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    int32_t (*game_options_reason)(const sternhalma_game_options *options, char *buf, size_t cap);
    int32_t (*game_replay_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    int32_t (*restore_n)(const char *text, size_t len, sternhalma_board **board, size_t *offset);
    void (*search_options_init_sized)(sternhalma_search_options *options, size_t size);
    void (*solve_options_init_sized)(sternhalma_solve_options *options, size_t size);
    int32_t (*level_sized)(int32_t level, sternhalma_search_options *options, size_t size);
} sternhalma_api;
const sternhalma_api *sternhalma_api_get(uint32_t at_least);
