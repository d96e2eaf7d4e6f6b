/* Whole moves: objects of Game::Fanorona::Move, which are hashes of steps, stop and text. */

static SV *answer_move(pTHX_ const fanorona_board *board, const fanorona_move *move)
{
    HV *hash = newHV();
    char text[FANORONA_MOVE_TEXT_MAX];
    int32_t len = fanorona->move_text(board, move, text, sizeof text);
    (void)hv_stores(hash, "steps", answer_step_array(aTHX_ move->steps, move->count));
    (void)hv_stores(hash, "stop", newSViv(move->stop));
    (void)hv_stores(hash, "text", newSVpvn(text, len > 0 ? (STRLEN)len : 0));
    return sv_bless(newRV_noinc((SV *)hash), gv_stashpvs("Game::Fanorona::Move", GV_ADD));
}

/* The most moves that a method may list. */
static int32_t limit_argument(pTHX_ SV *sv)
{
    int32_t limit = argument_number_or(aTHX_ sv, "limit", FANORONA_MOVES_LIMIT);
    if (limit < 1)
        croak("limit is not a number from 1 to 2147483647");
    return limit;
}

/* Room for as many moves as a method lists, which is there until the statement ends. */
static fanorona_move *move_room(pTHX_ int32_t count, int32_t limit)
{
    if (count == FANORONA_ERR_ARGUMENT)
        croak("there are more than %" IVdf " moves", (IV)limit);
    fanorona_checked(aTHX_ count);
    return (fanorona_move *)SvPVX(sv_2mortal(newSV((STRLEN)(count + 1) * sizeof(fanorona_move))));
}

/* A list of moves of a board. The answer is for XSRETURN. */
static I32 answer_moves(pTHX_ I32 ax, const fanorona_board *board, const fanorona_move *moves, int32_t count)
{
    int32_t i;
    if (answer_room(aTHX_ ax, count))
        for (i = 0; i < count; i++)
            ST(i) = sv_2mortal(answer_move(aTHX_ board, &moves[i]));
    return LIST_RETURNED(count);
}

/*
 * The steps of a move: an object, or any hash with steps. Anything else is a move of a step that no board has, and so
 * is what comes after as many steps as a move can have.
 */
static void move_argument(pTHX_ SV *asked, fanorona_move *move)
{
    SV *given = sv_mortalcopy(asked);
    SV **steps = NULL;
    SSize_t count, i;
    memset(move, 0, sizeof *move);
    if (SvROK(given) && SvTYPE(SvRV(given)) == SVt_PVHV)
        steps = hv_fetchs((HV *)SvRV(given), "steps", 0);
    given = steps != NULL ? sv_mortalcopy(*steps) : &PL_sv_undef;
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVAV) {
        move->steps[move->count++] = NO_STEP;
        return;
    }
    count = av_len((AV *)SvRV(given)) + 1;
    for (i = 0; i < count && i < FANORONA_MOVE_STEPS_MAX; i++) {
        SV **step = av_fetch((AV *)SvRV(given), i, 0);
        step_of_hash(aTHX_ step != NULL ? *step : &PL_sv_undef, &move->steps[i]);
    }
    if (count > FANORONA_MOVE_STEPS_MAX)
        move->steps[FANORONA_MOVE_STEPS_MAX - 1] = NO_STEP;
    move->count = (int32_t)i;
}
