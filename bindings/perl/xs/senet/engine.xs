MODULE = Game::Senet::Engine  PACKAGE = Game::Senet::Engine

BOOT:
{
#define NUMBER(NAME) CONSTANT(SENET_, NAME)
    static const constant constants[] = {
        NUMBER(EMPTY), NUMBER(LIGHT), NUMBER(DARK), NUMBER(SIDE_LIGHT), NUMBER(SIDE_DARK),
        NUMBER(POS_OK), NUMBER(POS_NULL), NUMBER(POS_GROUPS), NUMBER(POS_WIDTH), NUMBER(POS_LETTER),
        NUMBER(POS_SIDE), NUMBER(POS_PIECES), NUMBER(POS_EXCESS), NUMBER(POS_FIELD), NUMBER(POS_LONG),
        NUMBER(RULES_KENDALL), NUMBER(RULES_SKYRUK), NUMBER(ONGOING), NUMBER(WON), NUMBER(DRAWN),
        NUMBER(BY_HOME), NUMBER(BY_PLY_CAP), NUMBER(KIND_STEP), NUMBER(KIND_EXIT), NUMBER(KIND_WALK),
        NUMBER(KIND_STAY), NUMBER(KIND_OFF), NUMBER(WIN),
    };
#undef NUMBER
    senet = senet_api_get(SENET_ABI_VERSION);
    if (senet == NULL)
        croak("libsternhalma has interface %lu of senet, and Game::Senet::Engine was built for %lu",
              (unsigned long)senet_abi_version(), (unsigned long)SENET_ABI_VERSION);
    constants_define(aTHX_ "Game::Senet::Engine", constants, sizeof constants / sizeof *constants);
}

SV *
new(Self *class, ...)
    PREINIT:
        enum { PIECES, POSITION, ARGUMENTS };
        static const char *const names[] = { "pieces", "position" };
        SV *given[ARGUMENTS];
        HV *stash;
        senet_board *board;
    CODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        named_arguments(aTHX_ ax, 1, items, names, ARGUMENTS, given);
        if (given[POSITION] != NULL) {
            text position = argument_text(aTHX_ given[POSITION]);
            int32_t code;
            if (given[PIECES] != NULL)
                croak("nothing else can be given with a position");
            code = senet->from_string_n(position.bytes, position.len, &board, NULL);
            if (senet_checked(aTHX_ code) != SENET_POS_OK)
                position_refused(aTHX_ position);
        } else {
            int32_t pieces = 5;
            if (given[PIECES] != NULL)
                pieces = argument_within(aTHX_ given[PIECES], "pieces", 1, SENET_PIECES_MAX);
            board = senet->board_new(pieces);
        }
        RETVAL = handle_wrap(aTHX_ stash, &board_kind, board);
    OUTPUT:
        RETVAL

void
of_string(Self *class, text string = NO_TEXT, ...)
    PREINIT:
        HV *stash;
        senet_board *board = NULL;
        int32_t code = SENET_POS_FIELD;
    PPCODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        /* One more argument is as something after the last field. */
        if (items <= 2)
            code = senet_checked(aTHX_ senet->from_string_n(string.bytes, string.len, &board, NULL));
        XSRETURN(answer_two(
            aTHX_ ax, code == SENET_POS_OK ? handle_wrap(aTHX_ stash, &board_kind, board) : newSV(0),
            newSViv(code)));

SV *
clone(Self *self)
    PREINIT:
        senet_board *board;
    CODE:
        board = BOARD;
        RETVAL = handle_wrap(aTHX_ SvSTASH(SvRV(self)), &board_kind, senet->clone(board));
    OUTPUT:
        RETVAL

SV *
STORABLE_freeze(Self *self, SV *cloning)
    CODE:
        PERL_UNUSED_VAR(cloning);
        RETVAL = board_frozen(aTHX_ BOARD);
    OUTPUT:
        RETVAL

SV *
STORABLE_attach(Self *class, SV *cloning, text frozen)
    PREINIT:
        HV *stash;
    CODE:
        PERL_UNUSED_VAR(cloning);
        stash = handle_stash(aTHX_ class, &board_kind);
        RETVAL = handle_wrap(aTHX_ stash, &board_kind, board_thaw(aTHX_ frozen));
    OUTPUT:
        RETVAL

void
DESTROY(Self *self)
    CODE:
        handle_destroy(aTHX_ self, &board_kind);

SV *
to_string(Self *self)
    PREINIT:
        char string[SENET_POSITION_MAX];
        int32_t len;
    CODE:
        len = senet_checked(aTHX_ senet->to_string(BOARD, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

words_or_undef
reason(Class *invocant, int32_t code)
    CODE:
        RETVAL = senet->reason(code);
    OUTPUT:
        RETVAL

SV *
key_hex(Self *self)
    PREINIT:
        char digits[SENET_KEY_HEX_MAX];
        int32_t len;
    CODE:
        len = senet_checked(aTHX_ senet->key_hex(BOARD, digits, sizeof digits));
        RETVAL = newSVpvn(digits, (STRLEN)len);
    OUTPUT:
        RETVAL

int32_t
at(Self *self, int32_t house)
    CODE:
        RETVAL = senet->at(BOARD, house);
    OUTPUT:
        RETVAL

void
put(Self *self, any_number house = NO_NUMBER, any_number piece = NO_NUMBER)
    PPCODE:
        senet->put(BOARD, house, piece);
        XSRETURN(1);

void
lift(Self *self, any_number house = NO_NUMBER)
    PPCODE:
        senet->lift(BOARD, house);
        XSRETURN(1);

int32_t
side(Self *self)
    CODE:
        RETVAL = senet->side(BOARD);
    OUTPUT:
        RETVAL

void
set_side(Self *self, any_number side = NO_NUMBER)
    PPCODE:
        senet->set_side(BOARD, side);
        XSRETURN(1);

int32_t
pieces(Self *self)
    CODE:
        RETVAL = senet->pieces(BOARD);
    OUTPUT:
        RETVAL

int32_t
count(Self *self, int32_t side)
    CODE:
        RETVAL = senet->count(BOARD, side);
    OUTPUT:
        RETVAL

int32_t
home(Self *self, int32_t side)
    CODE:
        RETVAL = senet->home(BOARD, side);
    OUTPUT:
        RETVAL

truth
consistent(Self *self)
    CODE:
        RETVAL = senet->consistent(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
ply(Self *self)
    CODE:
        RETVAL = senet->ply(BOARD);
    OUTPUT:
        RETVAL

void
set_ply(Self *self, any_plies ply = INT64_MIN)
    PPCODE:
        senet->set_ply(BOARD, ply);
        XSRETURN(1);

number_or_undef
ply_cap(Self *self)
    CODE:
        RETVAL = senet->ply_cap(BOARD);
    OUTPUT:
        RETVAL

void
moves(Self *self, int32_t roll, SV *rules = &PL_sv_undef, SV *only = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
        senet_move moves[SENET_MOVES_MAX];
        int32_t house, count, i;
    PPCODE:
        roll_checked(aTHX_ roll);
        rules_read(aTHX_ rules, &set);
        house = only_read(aTHX_ only);
        count = senet_checked(aTHX_ senet->moves(BOARD, roll, &set, house, moves, SENET_MOVES_MAX));
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(move_told(aTHX_ &moves[i]));
        XSRETURN(LIST_RETURNED(count));

void
apply(Self *self, SV *move, SV *rules = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
        senet_move m;
        senet_undo_info undo;
        senet_board *board;
        int32_t bound;
    PPCODE:
        move_read(aTHX_ move, &m);
        rules_read(aTHX_ rules, &set);
        board = BOARD;
        if (!move_starts(board, &m))
            XSRETURN_EMPTY;
        move_checked(aTHX_ board, &m);
        senet_checked(aTHX_ senet->apply(board, &m, &set, &bound, &undo));
        XSRETURN(answer_two(aTHX_ ax, undo_told(aTHX_ &undo), newSViv(bound)));

SV *
forfeit(Self *self, int32_t roll)
    PREINIT:
        senet_undo_info undo;
    CODE:
        roll_checked(aTHX_ roll);
        senet_checked(aTHX_ senet->forfeit(BOARD, roll, &undo));
        RETVAL = undo_told(aTHX_ &undo);
    OUTPUT:
        RETVAL

void
unapply(Self *self, text undo = NO_TEXT)
    PREINIT:
        senet_undo_info info;
        senet_board *board;
    PPCODE:
        board = BOARD;
        if (undo.bytes != NULL && undo.len == sizeof info) {
            memcpy(&info, undo.bytes, sizeof info);
            senet->unapply(board, &info);
        }
        XSRETURN(1);

int32_t
status(Self *self)
    CODE:
        RETVAL = senet->status(BOARD);
    OUTPUT:
        RETVAL

int32_t
how(Self *self)
    CODE:
        RETVAL = senet->how(BOARD);
    OUTPUT:
        RETVAL

int32_t
winner(Self *self)
    CODE:
        RETVAL = senet->winner(BOARD);
    OUTPUT:
        RETVAL

SV *
walk(Self *self, SV *depth, SV *rules = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
        senet_board *board;
        long_call call;
        uint64_t leaves;
        int32_t plies, status;
    CODE:
        plies = argument_within(aTHX_ depth, "depth", 0, SENET_WALK_MAX);
        rules_read(aTHX_ rules, &set);
        board = board_copied(aTHX_ BOARD);
        long_call_begin(aTHX_ &call, NULL);
        status = senet->walk_until(board, plies, &set, NULL, long_call_poll, &call, &leaves);
        senet->board_free(board);
        long_call_end(aTHX_ &call);
        senet_checked(aTHX_ status);
        RETVAL = answer_digits(aTHX_ leaves);
    OUTPUT:
        RETVAL

int32_t
evaluate(Self *self, int32_t side, SV *rules = &PL_sv_undef, SV *weights = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
        senet_weights given;
    CODE:
        side_checked(aTHX_ side);
        rules_read(aTHX_ rules, &set);
        weights_read(aTHX_ weights, &given);
        RETVAL = senet->evaluate(BOARD, side, &set, &given);
    OUTPUT:
        RETVAL

int32_t
protected(Self *self, int32_t house, SV *rules = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
    CODE:
        house_checked(aTHX_ house, "house");
        rules_read(aTHX_ rules, &set);
        RETVAL = senet->is_protected(BOARD, house, &set);
    OUTPUT:
        RETVAL

int32_t
in_blockade(Self *self, int32_t house, SV *rules = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
    CODE:
        house_checked(aTHX_ house, "house");
        rules_read(aTHX_ rules, &set);
        RETVAL = senet->in_blockade(BOARD, house, &set);
    OUTPUT:
        RETVAL

int32_t
greedy(Self *self, int32_t roll, SV *rules = &PL_sv_undef, SV *only = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
        int32_t house;
    CODE:
        roll_checked(aTHX_ roll);
        rules_read(aTHX_ rules, &set);
        house = only_read(aTHX_ only);
        senet_checked(aTHX_ senet->greedy(BOARD, roll, &set, house, &RETVAL));
    OUTPUT:
        RETVAL

SV *
search(Self *self, int32_t roll, ...)
    PREINIT:
        SV *given[SEARCH_ARGUMENTS];
        senet_rule_set set;
        senet_search_options options;
        senet_search_result found;
        senet_board *board;
        long_call call;
        int32_t status;
    CODE:
        roll_checked(aTHX_ roll);
        named_arguments(aTHX_ ax, 2, items, search_arguments, SEARCH_ARGUMENTS, given);
        search_options_read(aTHX_ given, &set, &options);
        board = board_copied(aTHX_ BOARD);
        long_call_begin(aTHX_ &call, NULL);
        options.poll = long_call_poll;
        options.user = &call;
        status = senet->search(board, roll, &set, &options, &found);
        senet->board_free(board);
        long_call_end(aTHX_ &call);
        RETVAL = answer_found(aTHX_ status, &found);
    OUTPUT:
        RETVAL

int32_t
expect(Self *self, SV *depth, ...)
    PREINIT:
        SV *given[EXPECT_ARGUMENTS];
        senet_rule_set set;
        senet_weights weights;
        int32_t throws, side, status;
        senet_board *board;
        long_call call;
    CODE:
        throws = argument_within(aTHX_ depth, "depth", 0, SENET_SEARCH_DEPTH_MAX);
        named_arguments(aTHX_ ax, 2, items, expect_arguments, EXPECT_ARGUMENTS, given);
        rules_read(aTHX_ given_or_undef(aTHX_ given[EXPECT_RULES]), &set);
        weights_read(aTHX_ given_or_undef(aTHX_ given[EXPECT_WEIGHTS]), &weights);
        side = given[EXPECT_SIDE] == NULL
                   ? -1
                   : side_checked(aTHX_ argument_number(aTHX_ given[EXPECT_SIDE], "side"));
        board = board_copied(aTHX_ BOARD);
        if (side < 0)
            side = senet->side(board);
        long_call_begin(aTHX_ &call, NULL);
        status = senet->expect_until(board, throws, &set, side, &weights, NULL, long_call_poll, &call, &RETVAL);
        senet->board_free(board);
        long_call_end(aTHX_ &call);
        senet_checked(aTHX_ status);
    OUTPUT:
        RETVAL

int32_t
house_of(Class *invocant, int32_t row, int32_t col)
    CODE:
        RETVAL = senet->house_of(row, col);
    OUTPUT:
        RETVAL

int32_t
row_of(Class *invocant, int32_t house)
    CODE:
        RETVAL = senet->row_of(house);
    OUTPUT:
        RETVAL

int32_t
col_of(Class *invocant, int32_t house)
    CODE:
        RETVAL = senet->col_of(house);
    OUTPUT:
        RETVAL

truth
is_marked(Class *invocant, int32_t house)
    CODE:
        RETVAL = senet->is_marked(house);
    OUTPUT:
        RETVAL

void
all_houses(Class *invocant)
    PREINIT:
        int32_t houses[SENET_HOUSES];
        int32_t count;
    PPCODE:
        count = senet->all_houses(houses, SENET_HOUSES);
        XSRETURN(answer_list(aTHX_ ax, houses, count));

void
marked_houses(Class *invocant)
    PREINIT:
        int32_t houses[SENET_MARKED];
        int32_t count;
    PPCODE:
        count = senet->marked_houses(houses, SENET_MARKED);
        XSRETURN(answer_list(aTHX_ ax, houses, count));

SV *
rules(Class *invocant, SV *asked = &PL_sv_undef)
    PREINIT:
        senet_rule_set set;
    CODE:
        rules_read(aTHX_ asked, &set);
        RETVAL = rules_told(aTHX_ &set);
    OUTPUT:
        RETVAL

SV *
rules_named(Class *invocant, int32_t id)
    PREINIT:
        senet_rule_set set;
    CODE:
        RETVAL = senet->rules_named(id, &set) ? rules_told(aTHX_ &set) : newSV(0);
    OUTPUT:
        RETVAL

int32_t
rules_id(Class *invocant, SV *name)
    PREINIT:
        text given;
    CODE:
        given = argument_text(aTHX_ name);
        RETVAL = given.bytes != NULL && memchr(given.bytes, '\0', given.len) == NULL ? senet->rules_id(given.bytes)
                                                                                    : -1;
    OUTPUT:
        RETVAL

void
chances(Class *invocant)
    PREINIT:
        senet_chance chances[SENET_ROLLS];
        int32_t count, i;
    PPCODE:
        count = senet->chances(chances, SENET_ROLLS);
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++) {
                int32_t row[3];
                row[0] = chances[i].roll;
                row[1] = chances[i].weight;
                row[2] = chances[i].denominator;
                ST(i) = sv_2mortal(answer_array(aTHX_ row, 3));
            }
        XSRETURN(LIST_RETURNED(count));

int32_t
extra(Class *invocant, int32_t roll)
    CODE:
        RETVAL = senet->extra(roll);
    OUTPUT:
        RETVAL

number_or_undef
abi_version(Class *invocant)
    CODE:
        RETVAL = senet->abi_version;
    OUTPUT:
        RETVAL

UV
_abi_ptr(Class *invocant)
    CODE:
        RETVAL = PTR2UV(senet);
    OUTPUT:
        RETVAL

truth
tables_ok(Class *invocant)
    CODE:
        RETVAL = senet->tables_ok();
    OUTPUT:
        RETVAL

number_or_undef
live(Class *invocant)
    CODE:
        RETVAL = senet->live();
    OUTPUT:
        RETVAL

int32_t
other(int32_t side)
    CODE:
        RETVAL = senet->other(side);
    OUTPUT:
        RETVAL

int32_t
piece_of(int32_t side)
    CODE:
        RETVAL = senet->piece_of(side);
    OUTPUT:
        RETVAL
