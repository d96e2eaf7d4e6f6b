/* Moves: objects of Game::Senet::Move, which are hashes. */

static SV *move_told(pTHX_ const senet_move *m)
{
    HV *hash = newHV();
    (void)hv_stores(hash, "from", newSViv(m->from));
    (void)hv_stores(hash, "to", newSViv(m->to));
    (void)hv_stores(hash, "roll", newSViv(m->roll));
    (void)hv_stores(hash, "kind", newSViv(m->kind));
    (void)hv_stores(hash, "swap", newSViv(m->swap));
    (void)hv_stores(hash, "backward", newSViv(m->backward));
    return sv_bless(newRV_noinc((SV *)hash), gv_stashpvs("Game::Senet::Move", GV_ADD));
}

/* One number of a move, which may be any. */
static int32_t move_number(pTHX_ HV *hash, const char *name)
{
    SV **value = hv_fetch(hash, name, (I32)strlen(name), 0);
    if (value == NULL)
        croak("a move without %s", name);
    return argument_any(aTHX_ sv_mortalcopy(*value));
}

/* A move, of which where it goes from and to and its roll are read. */
static void move_read(pTHX_ SV *asked, senet_move *m)
{
    SV *given = sv_mortalcopy(asked);
    HV *hash;
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVHV)
        croak("the move is not a Game::Senet::Move, nor a hash with from, to and roll");
    hash = (HV *)SvRV(given);
    memset(m, 0, sizeof *m);
    m->from = move_number(aTHX_ hash, "from");
    m->to = move_number(aTHX_ hash, "to");
    m->roll = move_number(aTHX_ hash, "roll");
}

/* Whether a piece of the side to move stands where a move starts. */
static bool move_starts(const senet_board *board, const senet_move *m)
{
    return senet->at(board, m->from) == senet->piece_of(senet->side(board));
}

/* Croaks when a move of a piece cannot be one. */
static void move_checked(pTHX_ const senet_board *board, const senet_move *m)
{
    roll_checked(aTHX_ m->roll);
    if (m->to != 0)
        house_checked(aTHX_ m->to, "to");
    if (m->to != m->from && senet->at(board, m->to) == senet->at(board, m->from))
        croak("a piece of the side to move stands on house %d, where the move ends", (int)m->to);
}

/* An undo as the bytes that unapply takes. */
static SV *undo_told(pTHX_ const senet_undo_info *undo)
{
    return newSVpvn((const char *)undo, sizeof *undo);
}
