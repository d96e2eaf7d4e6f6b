MODULE = Game::Fanorona::Engine  PACKAGE = Game::Fanorona::Engine

BOOT:
{
#define NUMBER(NAME) CONSTANT(FANORONA_, NAME)
    static const constant constants[] = {
        NUMBER(EMPTY), NUMBER(WHITE), NUMBER(BLACK), NUMBER(PAIKA), NUMBER(APPROACH), NUMBER(WITHDRAW),
        NUMBER(POS_OK), NUMBER(POS_NULL), NUMBER(POS_LONG), NUMBER(POS_SHAPE), NUMBER(POS_LETTER), NUMBER(POS_SIDE),
        NUMBER(POS_COUNT), NUMBER(POS_CHAIN), NUMBER(POS_FIELD),
        NUMBER(WHY_OK), NUMBER(WHY_OFF_BOARD), NUMBER(WHY_NO_STONE), NUMBER(WHY_NOT_YOURS), NUMBER(WHY_NO_LINE),
        NUMBER(WHY_OCCUPIED), NUMBER(WHY_MUST_TAKE), NUMBER(WHY_TAKES_NOTHING), NUMBER(WHY_NOT_THE_STONE),
        NUMBER(WHY_VISITED), NUMBER(WHY_SAME_DIRECTION),
        NUMBER(PLAY_OK), NUMBER(PLAY_OVER), NUMBER(PLAY_ILLEGAL),
        NUMBER(ONGOING), NUMBER(BY_STONES), NUMBER(BY_NO_MOVES), NUMBER(DRAW_REPETITION), NUMBER(DRAW_QUIET),
        NUMBER(DRAW_PLY_CAP), NUMBER(WIN_SCORE),
    };
#undef NUMBER
    fanorona = fanorona_api_get(FANORONA_ABI_VERSION);
    if (fanorona == NULL)
        croak("libsternhalma has interface %lu of fanorona, and Game::Fanorona::Engine was built for %lu",
              (unsigned long)fanorona_abi_version(), (unsigned long)FANORONA_ABI_VERSION);
    constants_define(aTHX_ "Game::Fanorona::Engine", constants, sizeof constants / sizeof *constants);
    constants_define(aTHX_ "Game::Fanorona::Rules", constants, sizeof constants / sizeof *constants);
}

SV *
new(Self *class, ...)
    PREINIT:
        enum { SHAPE, POSITION, ARGUMENTS };
        static const char *const names[] = { "board", "position" };
        SV *given[ARGUMENTS];
        HV *stash;
        fanorona_board *board;
    CODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        named_arguments(aTHX_ ax, 1, items, names, ARGUMENTS, given);
        if (given[POSITION] != NULL) {
            text position = argument_text(aTHX_ given[POSITION]);
            int32_t code;
            if (given[SHAPE] != NULL)
                croak("a board cannot be given with a position");
            code = fanorona->from_string_n(position.bytes, position.len, &board, NULL);
            if (fanorona_checked(aTHX_ code) != FANORONA_POS_OK)
                position_refused(aTHX_ position);
        } else {
            text name = { NULL, 0 };
            if (given[SHAPE] != NULL)
                name = argument_text(aTHX_ given[SHAPE]);
            if (given[SHAPE] != NULL && (name.bytes == NULL || memchr(name.bytes, 0, name.len) != NULL))
                croak("there is no such board: there are tsivy, dimy and telo");
            board = fanorona->board_new(name.bytes);
            if (board == NULL)
                croak("there is no such board: there are tsivy, dimy and telo");
        }
        RETVAL = handle_wrap(aTHX_ stash, &board_kind, board);
    OUTPUT:
        RETVAL

void
from_string(Self *class, text string = NO_TEXT, ...)
    PREINIT:
        HV *stash;
        fanorona_board *board = NULL;
        int32_t code = FANORONA_POS_FIELD;
    PPCODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        /* One more argument is as something after the last field. */
        if (items <= 2)
            code = fanorona_checked(aTHX_ fanorona->from_string_n(string.bytes, string.len, &board, NULL));
        XSRETURN(answer_two(
            aTHX_ ax, code == FANORONA_POS_OK ? handle_wrap(aTHX_ stash, &board_kind, board) : newSV(0),
            newSViv(code)));

SV *
clone(Self *self)
    PREINIT:
        fanorona_board *board;
    CODE:
        board = BOARD;
        RETVAL = handle_wrap(aTHX_ SvSTASH(SvRV(self)), &board_kind, fanorona->clone(board));
    OUTPUT:
        RETVAL

SV *
STORABLE_freeze(Self *self, SV *cloning)
    PREINIT:
        char string[FANORONA_POSITION_MAX];
        int32_t len;
    CODE:
        PERL_UNUSED_VAR(cloning);
        len = fanorona_checked(aTHX_ fanorona->to_string(BOARD, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

SV *
STORABLE_attach(Self *class, SV *cloning, text frozen)
    PREINIT:
        HV *stash;
        fanorona_board *board;
    CODE:
        PERL_UNUSED_VAR(cloning);
        stash = handle_stash(aTHX_ class, &board_kind);
        if (fanorona->from_string_n(frozen.bytes, frozen.len, &board, NULL) != FANORONA_POS_OK)
            handle_not_frozen(aTHX_ &board_kind);
        RETVAL = handle_wrap(aTHX_ stash, &board_kind, board);
    OUTPUT:
        RETVAL

void
DESTROY(Self *self)
    CODE:
        handle_destroy(aTHX_ self, &board_kind);

SV *
to_string(Self *self)
    PREINIT:
        char string[FANORONA_POSITION_MAX];
        int32_t len;
    CODE:
        len = fanorona_checked(aTHX_ fanorona->to_string(BOARD, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

words_or_undef
reason(Class *invocant, int32_t code)
    CODE:
        RETVAL = fanorona->reason(code);
    OUTPUT:
        RETVAL

number_or_undef
at(Self *self, int32_t point)
    CODE:
        RETVAL = fanorona->at(BOARD, point);
    OUTPUT:
        RETVAL

number_or_undef
count(Self *self, int32_t side)
    CODE:
        RETVAL = fanorona->count(BOARD, side);
    OUTPUT:
        RETVAL

int32_t
side(Self *self)
    CODE:
        RETVAL = fanorona->side(BOARD);
    OUTPUT:
        RETVAL

words_or_undef
board(Self *self)
    CODE:
        RETVAL = fanorona->shape_name(fanorona->shape(BOARD));
    OUTPUT:
        RETVAL

int32_t
points(Self *self)
    CODE:
        RETVAL = fanorona->points(BOARD);
    OUTPUT:
        RETVAL

SV *
name(Self *self, int32_t point)
    PREINIT:
        char name[FANORONA_NAME_MAX];
        int32_t len;
    CODE:
        len = fanorona->name(BOARD, point, name, sizeof name);
        RETVAL = len < 0 ? newSV(0) : newSVpvn(name, (STRLEN)len);
    OUTPUT:
        RETVAL

number_or_undef
point_named(Self *self, text name)
    PREINIT:
        char word[FANORONA_NAME_MAX];
    CODE:
        /* What is longer is no name, and what has a NUL in it is cut short to none. */
        memset(word, 0, sizeof word);
        if (name.bytes != NULL && name.len < sizeof word)
            memcpy(word, name.bytes, name.len);
        RETVAL = fanorona->point_named(BOARD, word);
    OUTPUT:
        RETVAL

truth
strong(Self *self, int32_t point)
    CODE:
        RETVAL = fanorona->strong(BOARD, point);
    OUTPUT:
        RETVAL

void
neighbours(Self *self, int32_t point)
    PREINIT:
        int32_t points[FANORONA_DIRECTIONS];
        int32_t count;
    PPCODE:
        count = fanorona_checked(aTHX_ fanorona->neighbours(BOARD, point, points, FANORONA_DIRECTIONS));
        XSRETURN(answer_list(aTHX_ ax, points, count));

SV *
key_hex(Self *self)
    CODE:
        RETVAL = answer_key(aTHX_ fanorona->key(BOARD));
    OUTPUT:
        RETVAL

void
steps(Self *self)
    PREINIT:
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        int32_t count;
    PPCODE:
        count = fanorona_checked(aTHX_ fanorona->steps(BOARD, steps, FANORONA_STEPS_MAX));
        XSRETURN(answer_steps(aTHX_ ax, steps, count));

SV *
step(Self *self, ...)
    PREINIT:
        fanorona_step_info step;
        fanorona_undo_info undo;
        int32_t why;
    CODE:
        step_argument(aTHX_ ax, items, &step);
        why = fanorona_checked(aTHX_ fanorona->step(BOARD, step.from, step.dir, step.kind, &undo));
        RETVAL = why == FANORONA_WHY_OK ? newSVpvn((const char *)&undo, sizeof undo) : newSV(0);
    OUTPUT:
        RETVAL

SV *
stop(Self *self)
    PREINIT:
        fanorona_undo_info undo;
    CODE:
        RETVAL = fanorona->stop(BOARD, &undo) ? newSVpvn((const char *)&undo, sizeof undo) : newSV(0);
    OUTPUT:
        RETVAL

truth
undo(Self *self, text undo = NO_TEXT)
    PREINIT:
        fanorona_undo_info info;
        fanorona_board *board;
    CODE:
        board = BOARD;
        RETVAL = 0;
        if (undo.bytes != NULL && undo.len == sizeof info) {
            memcpy(&info, undo.bytes, sizeof info);
            RETVAL = fanorona->undo(board, &info);
        }
    OUTPUT:
        RETVAL

int32_t
play_why(Self *self, ...)
    PREINIT:
        fanorona_step_info step;
    CODE:
        step_argument(aTHX_ ax, items, &step);
        RETVAL = fanorona_checked(aTHX_ fanorona->why(BOARD, step.from, step.dir, step.kind));
    OUTPUT:
        RETVAL

words_or_undef
why_text(Class *invocant, int32_t why)
    CODE:
        RETVAL = fanorona->why_text(why);
    OUTPUT:
        RETVAL

void
moves(Self *self, SV *limit = &PL_sv_undef)
    PREINIT:
        int32_t most, count;
        fanorona_move *moves;
        fanorona_board *board;
    PPCODE:
        most = limit_argument(aTHX_ limit);
        board = BOARD;
        count = fanorona->moves(board, most, NULL, 0);
        moves = move_room(aTHX_ count, most);
        count = fanorona_checked(aTHX_ fanorona->moves(board, most, moves, (size_t)count));
        XSRETURN(answer_moves(aTHX_ ax, board, moves, count));

truth
in_chain(Self *self)
    CODE:
        RETVAL = fanorona->in_chain(BOARD);
    OUTPUT:
        RETVAL

int32_t
chain_at(Self *self)
    CODE:
        RETVAL = fanorona->chain_at(BOARD);
    OUTPUT:
        RETVAL

truth
can_stop(Self *self)
    CODE:
        RETVAL = fanorona->can_stop(BOARD);
    OUTPUT:
        RETVAL

int32_t
evaluate(Self *self, SV *weights = &PL_sv_undef)
    PREINIT:
        fanorona_weights given;
    CODE:
        weights_argument(aTHX_ weights, &given);
        RETVAL = fanorona->evaluate(BOARD, &given);
    OUTPUT:
        RETVAL

UV
_abi_ptr(Class *invocant)
    CODE:
        RETVAL = PTR2UV(fanorona);
    OUTPUT:
        RETVAL

int32_t
live(Class *invocant)
    CODE:
        RETVAL = fanorona->live();
    OUTPUT:
        RETVAL

int32_t
abi_version(Class *invocant)
    CODE:
        RETVAL = (int32_t)fanorona->abi_version;
    OUTPUT:
        RETVAL
