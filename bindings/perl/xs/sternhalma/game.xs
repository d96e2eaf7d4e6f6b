MODULE = Game::Sternhalma::Engine  PACKAGE = Game::Sternhalma

SV *
new(Self *class, ...)
    PREINIT:
        SV *given[GAME_ARGUMENTS];
        SV *wrong;
        HV *stash;
        sternhalma_game *game;
        sternhalma_game_options options;
        sternhalma_error error;
    CODE:
        stash = handle_stash(aTHX_ class, &game_kind);
        wrong = named_read(aTHX_ ax, 1, items, game_arguments, GAME_ARGUMENTS, given);
        if (wrong != NULL)
            error_throw_argument(aTHX_ wrong, STERNHALMA_FIELD_NONE);
        game_options_read(aTHX_ given, &options);
        if (sternhalma_checked(aTHX_ sternhalma->game_new(&options, &game, &error)) != 0)
            error_throw_options(aTHX_ &options, &error);
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game);
    OUTPUT:
        RETVAL

SV *
replay(Self *class, SV *said = &PL_sv_undef)
    PREINIT:
        HV *stash;
    CODE:
        stash = handle_stash(aTHX_ class, &game_kind);
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game_replay(aTHX_ said));
    OUTPUT:
        RETVAL

SV *
STORABLE_freeze(Self *self, SV *cloning)
    CODE:
        PERL_UNUSED_VAR(cloning);
        RETVAL = answer_long_text(aTHX_ GAME, sternhalma->game_log);
    OUTPUT:
        RETVAL

SV *
STORABLE_attach(Self *class, SV *cloning, SV *frozen)
    PREINIT:
        HV *stash;
    CODE:
        PERL_UNUSED_VAR(cloning);
        stash = handle_stash(aTHX_ class, &game_kind);
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game_replay(aTHX_ frozen));
    OUTPUT:
        RETVAL

void
DESTROY(Self *self)
    CODE:
        handle_destroy(aTHX_ self, &game_kind);

void
legal(Self *self)
    PREINIT:
        sternhalma_move moves[STERNHALMA_LEGAL_MAX];
        sternhalma_game *game;
        int32_t count, i;
    PPCODE:
        game = GAME;
        count = sternhalma_checked(aTHX_ sternhalma->game_legal(game, moves, STERNHALMA_LEGAL_MAX));
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(answer_move(aTHX_ game, &moves[i]));
        XSRETURN(LIST_RETURNED(count));

SV *
play(Self *self, SV *move = &PL_sv_undef, ...)
    CODE:
        /* More than one move is none. */
        RETVAL = answer_flag(aTHX_ items > 2 ? play_nothing(aTHX_ self) : play(aTHX_ self, move));
    OUTPUT:
        RETVAL

SV *
resign(Self *self, any_number seat = NO_NUMBER, ...)
    CODE:
        RETVAL = answer_flag(aTHX_ sternhalma->game_resign(GAME, items > 2 ? NO_NUMBER : seat));
    OUTPUT:
        RETVAL

int32_t
undo(Self *self)
    CODE:
        RETVAL = sternhalma->game_undo(GAME);
    OUTPUT:
        RETVAL

words_or_undef
reason(Class *invocant, text flag)
    PREINIT:
        const char *name;
        int32_t i;
    CODE:
        RETVAL = NULL;
        for (i = 1; (name = sternhalma->flag_name(i)) != NULL; i++)
            if (text_is(flag, name))
                RETVAL = sternhalma->game_reason(i);
    OUTPUT:
        RETVAL

number_or_undef
to_move(Self *self)
    CODE:
        RETVAL = sternhalma->game_to_move(GAME);
    OUTPUT:
        RETVAL

truth
over(Self *self)
    CODE:
        RETVAL = sternhalma->game_over(GAME);
    OUTPUT:
        RETVAL

SV *
how(Self *self)
    CODE:
        RETVAL = answer_how(aTHX_ sternhalma->game_how(GAME));
    OUTPUT:
        RETVAL

SV *
result(Self *self)
    CODE:
        RETVAL = answer_result(aTHX_ GAME);
    OUTPUT:
        RETVAL

void
finished(Self *self)
    PREINIT:
        int32_t seats[STERNHALMA_SEATS_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->game_finished(GAME, seats, STERNHALMA_SEATS_MAX);
        XSRETURN(answer_list(aTHX_ ax, seats, sternhalma_checked(aTHX_ count)));

void
places(Self *self)
    PREINIT:
        int32_t places[STERNHALMA_SEATS_MAX];
        int32_t count;
    PPCODE:
        count = sternhalma->game_places(GAME, places, STERNHALMA_SEATS_MAX);
        XSRETURN(answer_list(aTHX_ ax, places, sternhalma_checked(aTHX_ count)));

number_or_undef
distance_left(Self *self, int32_t seat)
    CODE:
        RETVAL = sternhalma->game_distance_left(GAME, seat);
    OUTPUT:
        RETVAL

number_or_undef
at(Self *self, SV *hole)
    PREINIT:
        int32_t where;
    CODE:
        where = hole_read(aTHX_ hole);
        RETVAL = sternhalma->game_at(GAME, where);
    OUTPUT:
        RETVAL

number_or_undef
ply(Self *self)
    CODE:
        RETVAL = sternhalma->game_ply(GAME);
    OUTPUT:
        RETVAL

number_or_undef
cap(Self *self)
    CODE:
        RETVAL = sternhalma->game_cap(GAME);
    OUTPUT:
        RETVAL

number_or_undef
seats(Self *self)
    CODE:
        RETVAL = sternhalma->game_seats(GAME);
    OUTPUT:
        RETVAL

number_or_undef
pieces(Self *self)
    CODE:
        RETVAL = sternhalma->game_pieces(GAME);
    OUTPUT:
        RETVAL

number_or_undef
first(Self *self)
    CODE:
        RETVAL = sternhalma->game_first(GAME);
    OUTPUT:
        RETVAL

SV *
start(Self *self)
    PREINIT:
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        len = sternhalma_checked(aTHX_ sternhalma->game_start(GAME, string, sizeof string));
        RETVAL = len == 0 ? newSV(0) : newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

truth
solo(Self *self)
    CODE:
        RETVAL = sternhalma->game_solo(GAME);
    OUTPUT:
        RETVAL

SV *
position(Self *self)
    PREINIT:
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        len = sternhalma_checked(aTHX_ sternhalma->game_position(GAME, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

SV *
key(Self *self)
    CODE:
        RETVAL = answer_key(aTHX_ sternhalma->game_key(GAME));
    OUTPUT:
        RETVAL

SV *
board(Self *self)
    CODE:
        RETVAL = handle_wrap(aTHX_ gv_stashpv(board_kind.class_name, GV_ADD), &board_kind,
                             sternhalma->game_board(GAME));
    OUTPUT:
        RETVAL

void
moves(Self *self)
    PREINIT:
        sternhalma_game *game;
        SV *lines;
        const char *line, *end;
        int32_t count, i;
    PPCODE:
        game = GAME;
        count = sternhalma->game_move_count(game);
        if (answer_room(aTHX_ ax, count)) {
            lines = sv_2mortal(answer_long_text(aTHX_ game, sternhalma->game_moves));
            line = SvPVX(lines);
            for (i = 0; i < count; i++) {
                end = strchr(line, '\n');
                ST(i) = sv_2mortal(newSVpvn(line, (STRLEN)(end - line)));
                line = end + 1;
            }
        }
        XSRETURN(LIST_RETURNED(count));

void
history(Self *self, SV *seat = &PL_sv_undef)
    PREINIT:
        sternhalma_game *game;
        SV *given;
        uint64_t *keys;
        int32_t who, count, i;
    PPCODE:
        /* To the library -1 is the seat to move; from Perl code it is no seat. */
        given = sv_mortalcopy(seat);
        who = SvOK(given) ? argument_number(aTHX_ given, "seat") : -1;
        if (SvOK(given) && who < 0)
            who = NO_NUMBER;
        game = GAME;
        count = sternhalma_checked(aTHX_ sternhalma->game_history(game, who, NULL, 0));
        if (answer_room(aTHX_ ax, count)) {
            keys = (uint64_t *)SvPVX(sv_2mortal(newSV((STRLEN)(count + 1) * sizeof *keys)));
            sternhalma->game_history(game, who, keys, (size_t)count);
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(answer_key(aTHX_ keys[i]));
        }
        XSRETURN(LIST_RETURNED(count));

SV *
log(Self *self)
    CODE:
        RETVAL = answer_long_text(aTHX_ GAME, sternhalma->game_log);
    OUTPUT:
        RETVAL

number_or_undef
live(Class *invocant)
    CODE:
        RETVAL = sternhalma->game_live();
    OUTPUT:
        RETVAL
