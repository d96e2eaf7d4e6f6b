MODULE = Game::Fanorona::Engine  PACKAGE = Game::Fanorona::Rules

SV *
new(Self *class, ...)
    PREINIT:
        enum { SHAPE, POSITION, VARIANT, ARGUMENTS };
        static const char *const names[] = { "board", "position", "variant" };
        SV *given[ARGUMENTS];
        HV *stash;
        text name, position;
        fanorona_game *game;
        fanorona_game_options options;
        fanorona_error error;
    CODE:
        stash = handle_stash(aTHX_ class, &game_kind);
        named_arguments(aTHX_ ax, 1, items, names, ARGUMENTS, given);
        fanorona->game_options_init(&options);
        if (given[VARIANT] != NULL && SvOK(given[VARIANT])) {
            HE *entry;
            if (!SvROK(given[VARIANT]) || SvTYPE(SvRV(given[VARIANT])) != SVt_PVHV)
                croak("variant is not a hash reference");
            hv_iterinit((HV *)SvRV(given[VARIANT]));
            while ((entry = hv_iternext((HV *)SvRV(given[VARIANT]))) != NULL) {
                SV *limit = sv_mortalcopy(hv_iterkeysv(entry));
                SV *value = sv_mortalcopy(hv_iterval((HV *)SvRV(given[VARIANT]), entry));
                const char *word = SvPV_nolen(limit);
                int32_t *field = strEQ(word, "quiet_limit") ? &options.quiet_limit
                                 : strEQ(word, "repeat")    ? &options.repeat_limit
                                 : strEQ(word, "ply_cap")   ? &options.ply_cap
                                                            : NULL;
                if (field == NULL || strlen(word) != SvCUR(limit))
                    croak("%" SVf " is not a limit", SVfARG(limit));
                *field = argument_number(aTHX_ value, word);
            }
        }
        if (given[SHAPE] != NULL) {
            name = argument_text(aTHX_ given[SHAPE]);
            if (name.bytes == NULL || memchr(name.bytes, 0, name.len) != NULL)
                croak("there is no such board: there are tsivy, dimy and telo");
            options.board = name.bytes;
        }
        if (given[POSITION] != NULL) {
            position = argument_text(aTHX_ given[POSITION]);
            options.position = position.bytes != NULL ? position.bytes : "";
            options.position_len = position.len;
        }
        if (fanorona_checked(aTHX_ fanorona->game_new(&options, &game, &error)) != 0) {
            char said[FANORONA_REASON_MAX];
            fanorona_checked(aTHX_ fanorona->game_options_reason(&options, said, sizeof said));
            croak("%s%s", error.field == FANORONA_FIELD_POSITION ? "bad position: " : "", said);
        }
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game);
    OUTPUT:
        RETVAL

SV *
from_text(Self *class, SV *said = &PL_sv_undef)
    PREINIT:
        HV *stash;
    CODE:
        stash = handle_stash(aTHX_ class, &game_kind);
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game_of_text(aTHX_ said));
    OUTPUT:
        RETVAL

SV *
to_text(Self *self)
    CODE:
        RETVAL = answer_game_text(aTHX_ GAME);
    OUTPUT:
        RETVAL

SV *
clone(Self *self)
    PREINIT:
        fanorona_game *game;
    CODE:
        game = GAME;
        RETVAL = handle_wrap(aTHX_ SvSTASH(SvRV(self)), &game_kind, fanorona->game_clone(game));
    OUTPUT:
        RETVAL

SV *
STORABLE_freeze(Self *self, SV *cloning)
    CODE:
        PERL_UNUSED_VAR(cloning);
        RETVAL = answer_game_text(aTHX_ GAME);
    OUTPUT:
        RETVAL

SV *
STORABLE_attach(Self *class, SV *cloning, SV *frozen)
    PREINIT:
        HV *stash;
    CODE:
        PERL_UNUSED_VAR(cloning);
        stash = handle_stash(aTHX_ class, &game_kind);
        RETVAL = handle_wrap(aTHX_ stash, &game_kind, game_of_text(aTHX_ frozen));
    OUTPUT:
        RETVAL

void
DESTROY(Self *self)
    CODE:
        handle_destroy(aTHX_ self, &game_kind);

void
steps(Self *self)
    PREINIT:
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        int32_t count;
    PPCODE:
        count = fanorona_checked(aTHX_ fanorona->game_steps(GAME, steps, FANORONA_STEPS_MAX));
        XSRETURN(answer_steps(aTHX_ ax, steps, count));

truth
can_stop(Self *self)
    CODE:
        RETVAL = fanorona->game_can_stop(GAME);
    OUTPUT:
        RETVAL

truth
step(Self *self, ...)
    PREINIT:
        fanorona_step_info step;
    CODE:
        step_argument(aTHX_ ax, items, &step);
        RETVAL = fanorona_checked(aTHX_ fanorona->game_step(GAME, step.from, step.dir, step.kind)) == FANORONA_PLAY_OK;
    OUTPUT:
        RETVAL

truth
stop(Self *self)
    CODE:
        RETVAL = fanorona_checked(aTHX_ fanorona->game_stop(GAME)) == FANORONA_PLAY_OK;
    OUTPUT:
        RETVAL

int32_t
refused(Self *self)
    CODE:
        RETVAL = fanorona->game_refused(GAME);
    OUTPUT:
        RETVAL

int32_t
why(Self *self)
    CODE:
        RETVAL = fanorona->game_why(GAME);
    OUTPUT:
        RETVAL

truth
undo(Self *self)
    CODE:
        RETVAL = fanorona->game_undo(GAME);
    OUTPUT:
        RETVAL

truth
undo_move(Self *self)
    CODE:
        RETVAL = fanorona->game_undo_move(GAME);
    OUTPUT:
        RETVAL

int32_t
depth(Self *self)
    CODE:
        RETVAL = fanorona->game_depth(GAME);
    OUTPUT:
        RETVAL

void
moves(Self *self, SV *limit = &PL_sv_undef)
    PREINIT:
        int32_t most, count;
        I32 returned;
        fanorona_move *moves;
        fanorona_game *game;
        fanorona_board *board;
    PPCODE:
        most = limit_argument(aTHX_ limit);
        game = GAME;
        count = fanorona->game_moves(game, most, NULL, 0);
        moves = move_room(aTHX_ count, most);
        count = fanorona_checked(aTHX_ fanorona->game_moves(game, most, moves, (size_t)count));
        board = fanorona->game_board(game);
        returned = answer_moves(aTHX_ ax, board, moves, count);
        fanorona->board_free(board);
        XSRETURN(returned);

truth
play_move(Self *self, SV *move = &PL_sv_undef, ...)
    PREINIT:
        fanorona_move given;
    CODE:
        /* More than one move is none. */
        move_argument(aTHX_ items > 2 ? &PL_sv_undef : move, &given);
        RETVAL = fanorona_checked(aTHX_ fanorona->game_play_move(GAME, &given)) == FANORONA_PLAY_OK;
    OUTPUT:
        RETVAL

truth
over(Self *self)
    CODE:
        RETVAL = fanorona->game_over(GAME);
    OUTPUT:
        RETVAL

int32_t
outcome(Self *self)
    CODE:
        RETVAL = fanorona->game_outcome(GAME);
    OUTPUT:
        RETVAL

words_or_undef
how(Self *self)
    CODE:
        RETVAL = fanorona->game_how(GAME);
    OUTPUT:
        RETVAL

int32_t
winner(Self *self)
    CODE:
        RETVAL = fanorona->game_winner(GAME);
    OUTPUT:
        RETVAL

truth
is_draw(Self *self)
    CODE:
        RETVAL = fanorona->game_is_draw(GAME);
    OUTPUT:
        RETVAL

number_or_undef
ply(Self *self)
    CODE:
        RETVAL = fanorona->game_ply(GAME);
    OUTPUT:
        RETVAL

int32_t
quiet(Self *self)
    CODE:
        RETVAL = fanorona->game_quiet(GAME);
    OUTPUT:
        RETVAL

int32_t
repeats(Self *self)
    CODE:
        RETVAL = fanorona->game_repeats(GAME);
    OUTPUT:
        RETVAL

SV *
key_at(Self *self, int64_t ply)
    PREINIT:
        uint64_t key;
    CODE:
        RETVAL = fanorona->game_key_at(GAME, ply, &key) ? answer_key(aTHX_ key) : newSV(0);
    OUTPUT:
        RETVAL

void
history(Self *self)
    PREINIT:
        fanorona_game *game;
        int32_t count, i;
        uint64_t key;
    PPCODE:
        game = GAME;
        count = fanorona_checked(aTHX_ fanorona->game_history(game, NULL, 0));
        if (answer_room(aTHX_ ax, count))
            for (i = 0; i < count; i++)
                ST(i) = sv_2mortal(fanorona->game_key_at(game, i, &key) ? answer_key(aTHX_ key) : newSV(0));
        XSRETURN(LIST_RETURNED(count));

int32_t
quiet_limit(Self *self)
    CODE:
        RETVAL = fanorona->game_quiet_limit(GAME);
    OUTPUT:
        RETVAL

int32_t
repeat(Self *self)
    CODE:
        RETVAL = fanorona->game_repeat(GAME);
    OUTPUT:
        RETVAL

int32_t
ply_cap(Self *self)
    CODE:
        RETVAL = fanorona->game_ply_cap(GAME);
    OUTPUT:
        RETVAL

SV *
position(Self *self)
    PREINIT:
        char string[FANORONA_POSITION_MAX];
        int32_t len;
    CODE:
        len = fanorona_checked(aTHX_ fanorona->game_position(GAME, string, sizeof string));
        RETVAL = newSVpvn(string, (STRLEN)len);
    OUTPUT:
        RETVAL

int32_t
side(Self *self)
    CODE:
        RETVAL = fanorona->game_side(GAME);
    OUTPUT:
        RETVAL

number_or_undef
at(Self *self, int32_t point)
    CODE:
        RETVAL = fanorona->game_at(GAME, point);
    OUTPUT:
        RETVAL

number_or_undef
count(Self *self, int32_t side)
    CODE:
        RETVAL = fanorona->game_count(GAME, side);
    OUTPUT:
        RETVAL

SV *
key_hex(Self *self)
    CODE:
        RETVAL = answer_key(aTHX_ fanorona->game_key(GAME));
    OUTPUT:
        RETVAL

truth
in_chain(Self *self)
    CODE:
        RETVAL = fanorona->game_in_chain(GAME);
    OUTPUT:
        RETVAL

int32_t
chain_at(Self *self)
    CODE:
        RETVAL = fanorona->game_chain_at(GAME);
    OUTPUT:
        RETVAL

SV *
search(Self *self, ...)
    PREINIT:
        SV *given[SEARCH_ARGUMENTS];
        fanorona_search_options options;
        fanorona_search_result found;
        fanorona_game *game;
        long_call call;
        int32_t status;
    CODE:
        named_arguments(aTHX_ ax, 1, items, search_arguments, SEARCH_ARGUMENTS, given);
        search_options_read(aTHX_ given, &options);
        game = game_copied(aTHX_ GAME);
        long_call_begin(aTHX_ &call, NULL);
        options.poll = long_call_poll;
        options.user = &call;
        status = fanorona->game_search(game, &options, &found);
        fanorona->game_free(game);
        long_call_end(aTHX_ &call);
        RETVAL = answer_found(aTHX_ status, &found);
    OUTPUT:
        RETVAL

int32_t
evaluate(Self *self, SV *weights = &PL_sv_undef)
    PREINIT:
        fanorona_weights given;
    CODE:
        weights_argument(aTHX_ weights, &given);
        RETVAL = fanorona->game_evaluate(GAME, &given);
    OUTPUT:
        RETVAL

SV *
weights(Class *invocant)
    CODE:
        RETVAL = answer_weights(aTHX);
    OUTPUT:
        RETVAL

int32_t
win_score(Class *invocant)
    CODE:
        RETVAL = fanorona->game_win_score();
    OUTPUT:
        RETVAL

int32_t
live(Class *invocant)
    CODE:
        RETVAL = fanorona->game_live();
    OUTPUT:
        RETVAL
