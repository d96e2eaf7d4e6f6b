MODULE = Game::Sternhalma::Engine  PACKAGE = Game::Sternhalma::Engine

BOOT:
{
#define NUMBER(NAME) CONSTANT(STERNHALMA_, NAME)
    static const constant constants[] = {
        NUMBER(POS_OK), NUMBER(POS_NULL), NUMBER(POS_LONG), NUMBER(POS_LETTER), NUMBER(POS_ROWS),
        NUMBER(POS_WIDTH), NUMBER(POS_FIELDS), NUMBER(POS_SEAT), NUMBER(POS_COUNT), NUMBER(POS_GAME),
        NUMBER(PLAY_OK), NUMBER(WHY_OVER), NUMBER(WHY_NOT_A_HOLE), NUMBER(WHY_NO_PIECE), NUMBER(WHY_NOT_YOURS),
        NUMBER(WHY_UNREACHABLE), NUMBER(WHY_HAS_MOVE), NUMBER(WHY_NOT_A_SEAT), NUMBER(WHY_SEAT_DONE),
        NUMBER(ONGOING), NUMBER(BY_HOME), NUMBER(BY_CAP), NUMBER(BY_DEADLOCK), NUMBER(BY_RESIGN),
        NUMBER(CENTRE), NUMBER(E), NUMBER(NE), NUMBER(NW), NUMBER(W), NUMBER(SW), NUMBER(SE),
        NUMBER(SEARCH_AUTO), NUMBER(SEARCH_PARANOID), NUMBER(SEARCH_MAXN), NUMBER(SEARCH_BEST_REPLY),
        NUMBER(SEARCH_RANDOM_FORWARD), NUMBER(EVALUATION_AUTO), NUMBER(EVALUATION_DOCUMENTED),
        NUMBER(EVALUATION_OWN), NUMBER(WIN_SCORE),
    };
#undef NUMBER
    sternhalma = sternhalma_api_get(STERNHALMA_ABI_VERSION);
    if (sternhalma == NULL)
        croak("libsternhalma has interface %lu, and Game::Sternhalma was built for %lu",
              (unsigned long)sternhalma_abi_version(), (unsigned long)STERNHALMA_ABI_VERSION);
    constants_define(aTHX_ "Game::Sternhalma::Engine", constants, sizeof constants / sizeof *constants);
}

SV *
new(Self *class, ...)
    PREINIT:
        enum { SEATS, PIECES, EMPTY, POSITION, ARGUMENTS };
        static const char *const names[] = { "seats", "pieces", "empty", "position" };
        SV *given[ARGUMENTS];
        HV *stash;
        sternhalma_board *board;
    CODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        named_arguments(aTHX_ ax, 1, items, names, ARGUMENTS, given);
        if (given[POSITION] != NULL) {
            text position = argument_text(aTHX_ given[POSITION]);
            int32_t code;
            if (given[SEATS] != NULL || given[PIECES] != NULL || given[EMPTY] != NULL)
                croak("nothing else can be given with a position");
            code = sternhalma->from_string_n(position.bytes, position.len, &board, NULL);
            if (sternhalma_checked(aTHX_ code) != STERNHALMA_POS_OK)
                position_refused(aTHX_ position);
        } else {
            int32_t seats = given[SEATS] != NULL ? argument_number(aTHX_ given[SEATS], "seats") : 2;
            int32_t pieces = given[PIECES] != NULL ? argument_number(aTHX_ given[PIECES], "pieces") : 10;
            bool empty = given[EMPTY] != NULL && argument_yes(aTHX_ given[EMPTY], "empty");
            if (!sternhalma->layout_ok(seats, pieces))
                croak("the game is not played with seats %" SVf " and pieces %" SVf
                      ": there are 1, 2 or 3 seats with 10 or 15 pieces, and 4 or 6 seats with 10",
                      SVfARG(shown_or_number(aTHX_ given[SEATS], seats)),
                      SVfARG(shown_or_number(aTHX_ given[PIECES], pieces)));
            board = empty ? sternhalma->new_empty(seats, pieces) : sternhalma->board_new(seats, pieces);
        }
        RETVAL = handle_wrap(aTHX_ stash, &board_kind, board);
    OUTPUT:
        RETVAL

void
from_string(Self *class, ...)
    PREINIT:
        HV *stash;
    PPCODE:
        stash = handle_stash(aTHX_ class, &board_kind);
        XSRETURN(answer_position(aTHX_ ax, stash, 1, items));

SV *
clone(Self *self)
    PREINIT:
        sternhalma_board *board;
    CODE:
        board = BOARD;
        RETVAL = handle_wrap(aTHX_ SvSTASH(SvRV(self)), &board_kind, sternhalma->clone(board));
    OUTPUT:
        RETVAL

SV *
STORABLE_freeze(Self *self, SV *cloning)
    PREINIT:
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        PERL_UNUSED_VAR(cloning);
        len = sternhalma_checked(aTHX_ sternhalma->to_string(BOARD, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
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
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        len = sternhalma_checked(aTHX_ sternhalma->to_string(BOARD, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

words_or_undef
reason(Class *invocant, int32_t code)
    CODE:
        RETVAL = sternhalma->reason(code);
    OUTPUT:
        RETVAL

SV *
key(Self *self)
    CODE:
        RETVAL = answer_key(aTHX_ sternhalma->key(BOARD));
    OUTPUT:
        RETVAL

SV *
own_key(Self *self, int32_t seat)
    PREINIT:
        sternhalma_board *board;
    CODE:
        board = BOARD;
        RETVAL = sternhalma->count(board, seat) < 0 ? newSV(0)
                                                    : answer_key(aTHX_ sternhalma->own_key(board, seat));
    OUTPUT:
        RETVAL

number_or_undef
at(Self *self, int32_t hole)
    CODE:
        RETVAL = sternhalma->at(BOARD, hole);
    OUTPUT:
        RETVAL

void
put(Self *self, any_number hole = NO_NUMBER, any_number seat = NO_NUMBER)
    PPCODE:
        sternhalma->put(BOARD, hole, seat);
        XSRETURN(1);

void
lift(Self *self, any_number hole = NO_NUMBER)
    PPCODE:
        sternhalma->lift(BOARD, hole);
        XSRETURN(1);

number_or_undef
to_move(Self *self)
    CODE:
        RETVAL = sternhalma->to_move(BOARD);
    OUTPUT:
        RETVAL

void
set_to_move(Self *self, any_number seat = NO_NUMBER)
    PPCODE:
        sternhalma->set_to_move(BOARD, seat);
        XSRETURN(1);

number_or_undef
seats(Self *self)
    CODE:
        RETVAL = sternhalma->seats(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
pieces(Self *self)
    CODE:
        RETVAL = sternhalma->pieces(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
count(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->count(BOARD, seat);
    OUTPUT:
        RETVAL

number_or_undef
seat_point(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->seat_point(BOARD, seat);
    OUTPUT:
        RETVAL

void
steps(Self *self, int32_t hole)
    PREINIT:
        int32_t to[STERNHALMA_STEPS_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->steps(BOARD, hole, to, STERNHALMA_STEPS_MAX);
        XSRETURN(answer_list(aTHX_ ax, to, sternhalma_checked(aTHX_ count)));

void
hops(Self *self, int32_t hole, SV *from = &PL_sv_undef)
    PREINIT:
        int32_t to[STERNHALMA_STEPS_MAX];
        int32_t start, count;
    PPCODE:
        start = argument_number_or(aTHX_ from, "from", hole);
        count = sternhalma->hops(BOARD, hole, start, to, STERNHALMA_STEPS_MAX);
        XSRETURN(answer_list(aTHX_ ax, to, sternhalma_checked(aTHX_ count)));

void
reach(Self *self, int32_t from)
    PREINIT:
        int32_t to[STERNHALMA_REACH_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->reach(BOARD, from, to, STERNHALMA_REACH_MAX);
        XSRETURN(answer_list(aTHX_ ax, to, sternhalma_checked(aTHX_ count)));

void
path(Self *self, int32_t from, int32_t to)
    PREINIT:
        int32_t holes[STERNHALMA_PATH_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->path(BOARD, from, to, holes, STERNHALMA_PATH_MAX);
        XSRETURN(answer_list(aTHX_ ax, holes, sternhalma_checked(aTHX_ count)));

void
legal(Self *self)
    PREINIT:
        sternhalma_move moves[STERNHALMA_LEGAL_MAX];
        int32_t count, i;
    PPCODE:
        count = sternhalma_checked(aTHX_ sternhalma->legal(BOARD, moves, STERNHALMA_LEGAL_MAX));
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(answer_pair(aTHX_ moves[i].from, moves[i].to));
        XSRETURN(LIST_RETURNED(count));

int32_t
do_move(Self *self, any_number from = NO_NUMBER, any_number to = NO_NUMBER)
    CODE:
        RETVAL = sternhalma->do_move(BOARD, from, to);
    OUTPUT:
        RETVAL

int32_t
undo_move(Self *self, any_number from = NO_NUMBER, any_number to = NO_NUMBER)
    CODE:
        RETVAL = sternhalma->undo_move(BOARD, from, to);
    OUTPUT:
        RETVAL

void
play(Self *self, any_number from = NO_NUMBER, any_number to = NO_NUMBER)
    PREINIT:
        sternhalma_undo_info undo;
    PPCODE:
        XSRETURN(answer_played(aTHX_ ax, sternhalma->play(BOARD, from, to, &undo), &undo));

void
pass(Self *self)
    PREINIT:
        sternhalma_undo_info undo;
    PPCODE:
        XSRETURN(answer_played(aTHX_ ax, sternhalma->pass(BOARD, &undo), &undo));

void
resign(Self *self, any_number seat = NO_NUMBER)
    PREINIT:
        sternhalma_undo_info undo;
    PPCODE:
        XSRETURN(answer_played(aTHX_ ax, sternhalma->resign(BOARD, seat, &undo), &undo));

int32_t
unplay(Self *self, text undo = NO_TEXT)
    PREINIT:
        sternhalma_undo_info info;
        sternhalma_board *board;
    CODE:
        board = BOARD;
        RETVAL = 0;
        if (undo.bytes != NULL && undo.len == sizeof info) {
            memcpy(&info, undo.bytes, sizeof info);
            RETVAL = sternhalma->unplay(board, &info);
        }
    OUTPUT:
        RETVAL

truth
can_pass(Self *self)
    CODE:
        RETVAL = sternhalma->can_pass(BOARD);
    OUTPUT:
        RETVAL

truth
home_complete(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->home_complete(BOARD, seat);
    OUTPUT:
        RETVAL

truth
finished(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->finished(BOARD, seat);
    OUTPUT:
        RETVAL

number_or_undef
place_of(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->place_of(BOARD, seat);
    OUTPUT:
        RETVAL

void
places(Self *self)
    PREINIT:
        int32_t places[STERNHALMA_SEATS_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->places(BOARD, places, STERNHALMA_SEATS_MAX);
        XSRETURN(answer_list(aTHX_ ax, places, sternhalma_checked(aTHX_ count)));

number_or_undef
distance_left(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->distance_left(BOARD, seat);
    OUTPUT:
        RETVAL

truth
over(Self *self)
    CODE:
        RETVAL = sternhalma->over(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
how(Self *self)
    CODE:
        RETVAL = sternhalma->how(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
ply(Self *self)
    CODE:
        RETVAL = sternhalma->ply(BOARD);
    OUTPUT:
        RETVAL

number_or_undef
cap(Self *self)
    CODE:
        RETVAL = sternhalma->cap(BOARD);
    OUTPUT:
        RETVAL

void
set_cap(Self *self, any_plies plies = INT64_MIN)
    PPCODE:
        sternhalma->set_cap(BOARD, plies);
        XSRETURN(1);

SV *
name(Class *invocant, int32_t hole)
    CODE:
        RETVAL = answer_name(aTHX_ hole);
    OUTPUT:
        RETVAL

number_or_undef
hole_named(Class *invocant, text name)
    CODE:
        RETVAL = name.bytes == NULL ? -1 : sternhalma->hole_named_n(name.bytes, name.len);
    OUTPUT:
        RETVAL

SV *
move_text(Self *self, int32_t from, int32_t to)
    PREINIT:
        char said[STERNHALMA_MOVE_TEXT_MAX];
        int32_t len;
    CODE:
        len = sternhalma->move_text(BOARD, from, to, said, sizeof said);
        RETVAL = len == STERNHALMA_ERR_ARGUMENT ? newSV(0)
                                                : newSVpvn(said, (STRLEN)sternhalma_checked(aTHX_ len));
    OUTPUT:
        RETVAL

void
read_move(Self *self, SV *said)
    PREINIT:
        text move;
        sternhalma_read judged;
    PPCODE:
        move = move_text(aTHX_ said);
        XSRETURN(answer_read(aTHX_ ax, sternhalma->read_move_n(BOARD, move.bytes, move.len, &judged), &judged));

SV *
weights_default(Class *invocant)
    PREINIT:
        sternhalma_weights weights;
        HV *hash;
    CODE:
        sternhalma->weights_default(&weights);
        hash = newHV();
        (void)hv_stores(hash, "distance", newSViv(weights.distance));
        (void)hv_stores(hash, "straggler", newSViv(weights.straggler));
        (void)hv_stores(hash, "classes", newSViv(weights.classes));
        (void)hv_stores(hash, "blocking", newSViv(weights.blocking));
        RETVAL = newRV_noinc((SV *)hash);
    OUTPUT:
        RETVAL

SV *
evaluate(Self *self, int32_t seat, ...)
    PREINIT:
        static const char *const names[] = { "weights" };
        SV *given[1];
        sternhalma_weights weights;
        int32_t score;
    CODE:
        named_arguments(aTHX_ ax, 2, items, names, 1, given);
        sternhalma->weights_default(&weights);
        if (given[0] != NULL)
            weights_read(aTHX_ given[0], &weights);
        score = sternhalma->evaluate(BOARD, seat, &weights);
        RETVAL = score == INT32_MIN ? newSV(0) : newSViv(score);
    OUTPUT:
        RETVAL

SV *
search(Self *self, ...)
    PREINIT:
        SV *given[SEARCH_ARGUMENTS];
        sternhalma_search_options options;
        sternhalma_search_result chosen;
        sternhalma_board *board;
        long_call call;
        int32_t status;
    CODE:
        named_arguments(aTHX_ ax, 1, items, search_arguments, SEARCH_ARGUMENTS, given);
        search_options_read(aTHX_ given, &options);
        board = board_copied(aTHX_ BOARD);
        long_call_begin(aTHX_ &call, given[AVOID]);
        options.poll = long_call_poll;
        options.user = &call;
        status = sternhalma->search(board, &options, &chosen);
        sternhalma->board_free(board);
        long_call_end(aTHX_ &call);
        RETVAL = answer_choice(aTHX_ status, &chosen);
    OUTPUT:
        RETVAL

SV *
random_forward(Self *self, uint64_t seed = 0)
    PREINIT:
        sternhalma_search_result chosen;
    CODE:
        RETVAL = answer_choice(aTHX_ sternhalma->random_forward(BOARD, seed, &chosen), &chosen);
    OUTPUT:
        RETVAL

number_or_undef
holes(Class *invocant)
    CODE:
        RETVAL = sternhalma->holes();
    OUTPUT:
        RETVAL

void
xy(Class *invocant, int32_t hole)
    PREINIT:
        int32_t at[3];
        int32_t status;
    PPCODE:
        status = sternhalma->xy(hole, &at[0], &at[1], &at[2]);
        XSRETURN(answer_list(aTHX_ ax, at, status == 0 ? 3 : 0));

number_or_undef
hole_at(Class *invocant, int32_t x, int32_t y)
    CODE:
        RETVAL = sternhalma->hole_at(x, y);
    OUTPUT:
        RETVAL

number_or_undef
row_of(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->row_of(hole);
    OUTPUT:
        RETVAL

number_or_undef
col_of(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->col_of(hole);
    OUTPUT:
        RETVAL

number_or_undef
row_len(Class *invocant, int32_t row)
    CODE:
        RETVAL = sternhalma->row_len(row);
    OUTPUT:
        RETVAL

number_or_undef
row_start(Class *invocant, int32_t row)
    CODE:
        RETVAL = sternhalma->row_start(row);
    OUTPUT:
        RETVAL

number_or_undef
next_to(Class *invocant, int32_t hole, int32_t dir)
    CODE:
        RETVAL = sternhalma->next_to(hole, dir);
    OUTPUT:
        RETVAL

void
neighbours(Class *invocant, int32_t hole)
    PREINIT:
        int32_t beside[STERNHALMA_NEIGHBOURS_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->neighbours(hole, beside, STERNHALMA_NEIGHBOURS_MAX);
        XSRETURN(answer_list(aTHX_ ax, beside, sternhalma_checked(aTHX_ count)));

number_or_undef
degree(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->degree(hole);
    OUTPUT:
        RETVAL

number_or_undef
dir_opposite(Class *invocant, int32_t dir)
    CODE:
        RETVAL = sternhalma->dir_opposite(dir);
    OUTPUT:
        RETVAL

number_or_undef
point_of(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->point_of(hole);
    OUTPUT:
        RETVAL

truth
on_ring(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->on_ring(hole);
    OUTPUT:
        RETVAL

number_or_undef
class_of(Class *invocant, int32_t hole)
    CODE:
        RETVAL = sternhalma->class_of(hole);
    OUTPUT:
        RETVAL

void
point_holes(Class *invocant, int32_t point)
    PREINIT:
        int32_t holes[STERNHALMA_POINT_HOLES];
        int32_t count;
    PPCODE:
        count = sternhalma->point_holes(point, holes, STERNHALMA_POINT_HOLES);
        XSRETURN(answer_list(aTHX_ ax, holes, sternhalma_checked(aTHX_ count)));

void
front(Class *invocant, int32_t point)
    PREINIT:
        int32_t holes[STERNHALMA_FRONT_HOLES];
        int32_t count;
    PPCODE:
        count = sternhalma->front(point, holes, STERNHALMA_FRONT_HOLES);
        XSRETURN(answer_list(aTHX_ ax, holes, sternhalma_checked(aTHX_ count)));

void
pairs(Class *invocant)
    PREINIT:
        sternhalma_pair pairs[STERNHALMA_PAIRS];
        int32_t count, i;
    PPCODE:
        count = sternhalma_checked(aTHX_ sternhalma->pairs(pairs, STERNHALMA_PAIRS));
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(answer_pair(aTHX_ pairs[i].low, pairs[i].high));
        XSRETURN(LIST_RETURNED(count));

truth
layout_ok(Class *invocant, int32_t seats, int32_t pieces)
    CODE:
        RETVAL = sternhalma->layout_ok(seats, pieces);
    OUTPUT:
        RETVAL

number_or_undef
layout_point(Class *invocant, int32_t seats, int32_t seat)
    CODE:
        RETVAL = sternhalma->layout_point(seats, seat);
    OUTPUT:
        RETVAL

SV *
zobrist(Class *invocant, int32_t seat, int32_t hole)
    CODE:
        RETVAL = answer_zobrist(aTHX_ sternhalma->zobrist(seat, hole));
    OUTPUT:
        RETVAL

SV *
zobrist_move(Class *invocant, int32_t seat)
    CODE:
        RETVAL = answer_zobrist(aTHX_ sternhalma->zobrist_move(seat));
    OUTPUT:
        RETVAL

SV *
zobrist_seats(Class *invocant, int32_t seats)
    CODE:
        RETVAL = answer_zobrist(aTHX_ sternhalma->zobrist_seats(seats));
    OUTPUT:
        RETVAL

number_or_undef
abi_version(Class *invocant)
    CODE:
        RETVAL = sternhalma->abi_version;
    OUTPUT:
        RETVAL

UV
_abi_ptr(Class *invocant)
    CODE:
        RETVAL = PTR2UV(sternhalma);
    OUTPUT:
        RETVAL

truth
tables_ok(Class *invocant)
    CODE:
        RETVAL = sternhalma->tables_ok();
    OUTPUT:
        RETVAL

number_or_undef
live(Class *invocant)
    CODE:
        RETVAL = sternhalma->live();
    OUTPUT:
        RETVAL
