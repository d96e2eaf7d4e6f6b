/* What a game is made with, what is played in it, and what it shows. */

/* The named arguments of Game::Sternhalma->new. */
enum { GAME_SEATS, GAME_PIECES, GAME_FIRST, GAME_CAP, GAME_SOLO, GAME_POSITION, GAME_ARGUMENTS };
static const char *const game_arguments[] = { "seats", "pieces", "first", "cap", "solo", "position" };
static const int32_t game_fields[] = {
    STERNHALMA_FIELD_SEATS, STERNHALMA_FIELD_PIECES, STERNHALMA_FIELD_FIRST,
    STERNHALMA_FIELD_CAP,   STERNHALMA_FIELD_SEATS,  STERNHALMA_FIELD_POSITION,
};

/* A number that was given, for an option that has a number for not being given, which is no good one. */
static int64_t game_option(pTHX_ SV **given, int argument, int64_t not_given, int64_t bad)
{
    whole n;
    int64_t option;
    if (given[argument] == NULL)
        return not_given;
    if (!whole_read(aTHX_ given[argument], &n))
        error_throw_argument(aTHX_ sv_2mortal(newSVpvf("%s is not a number: %" SVf, game_arguments[argument],
                                                       SVfARG(argument_shown(aTHX_ given[argument])))),
                             game_fields[argument]);
    option = whole_signed(n, bad);
    return option == not_given ? bad : option;
}

static int32_t game_option_number(pTHX_ SV **given, int argument, int32_t not_given)
{
    int64_t option = game_option(aTHX_ given, argument, not_given, NO_NUMBER);
    return option < NO_NUMBER || option > INT32_MAX ? NO_NUMBER : (int32_t)option;
}

/* Options out of the named arguments. The position in them is there until the statement ends. */
static void game_options_read(pTHX_ SV **given, sternhalma_game_options *options)
{
    int i;
    text position;
    bool solo = false;
    if (given[GAME_SOLO] != NULL && !yes_read(aTHX_ given[GAME_SOLO], &solo))
        error_throw_argument(aTHX_ sv_2mortal(newSVpvf("solo is neither yes (1) nor no (0, '' or undef): %" SVf,
                                                       SVfARG(argument_shown(aTHX_ given[GAME_SOLO])))),
                             game_fields[GAME_SOLO]);
    sternhalma->game_options_init(options);
    if (given[GAME_POSITION] != NULL) {
        for (i = GAME_SEATS; i < GAME_POSITION; i++)
            if (i == GAME_SOLO ? solo : given[i] != NULL)
                error_throw_argument(
                    aTHX_ sv_2mortal(newSVpvf("%s cannot be given with a position", game_arguments[i])),
                    game_fields[i]);
        position = argument_text(aTHX_ given[GAME_POSITION]);
        options->position = position.bytes != NULL ? position.bytes : "";
        options->position_len = position.len;
        return;
    }
    options->seats = game_option_number(aTHX_ given, GAME_SEATS, options->seats);
    options->pieces = game_option_number(aTHX_ given, GAME_PIECES, options->pieces);
    options->first = game_option_number(aTHX_ given, GAME_FIRST, options->first);
    options->cap = game_option(aTHX_ given, GAME_CAP, options->cap, INT64_MIN);
    if (solo) {
        if (given[GAME_SEATS] != NULL && options->seats != 1)
            error_throw_argument(aTHX_ sv_2mortal(newSVpvs("one seat crosses solo, and more were given")),
                                 STERNHALMA_FIELD_SEATS);
        options->seats = 1;
    }
}

/* The game that a log tells. It dies with what is wrong with the log. */
static sternhalma_game *game_replay(pTHX_ SV *said)
{
    text log = argument_text(aTHX_ said);
    sternhalma_game *game;
    sternhalma_error error;
    if (log.bytes == NULL)
        log.bytes = "";
    if (sternhalma_checked(aTHX_ sternhalma->game_replay_n(log.bytes, log.len, &game, &error)) != 0)
        error_throw_log(aTHX_ log, &error);
    return game;
}

/* A hole by its number or its name; -1 for what names none. */
static int32_t hole_read(pTHX_ SV *given)
{
    whole n;
    text name;
    SV *hole = sv_mortalcopy(given);
    if (whole_read(aTHX_ hole, &n))
        return whole_number(n);
    name = argument_text(aTHX_ hole);
    return name.bytes == NULL ? -1 : sternhalma->hole_named_n(name.bytes, name.len);
}

/* What a hash has under a name: a copy, or NULL for nothing and for undef. */
static SV *hash_value(pTHX_ HV *hash, const char *name)
{
    SV **value = hv_fetch(hash, name, (I32)strlen(name), 0);
    SV *copy = value != NULL ? sv_mortalcopy(*value) : NULL;
    return copy != NULL && SvOK(copy) ? copy : NULL;
}

static bool text_is(text given, const char *word)
{
    return given.bytes != NULL && strlen(word) == given.len && memEQ(given.bytes, word, given.len);
}

/* Says nothing in the game of an object, as an empty text does, and answers a flag. */
static int32_t play_nothing(pTHX_ Self *self)
{
    return sternhalma->game_play_n(GAME, "", 0);
}

/* Does what a hash says in the game of an object, and answers 0 or a flag. */
static int32_t play_hash(pTHX_ Self *self, HV *hash)
{
    SV *kind = hash_value(aTHX_ hash, "kind");
    SV *from = hash_value(aTHX_ hash, "from");
    SV *to = hash_value(aTHX_ hash, "to");
    SV *seat = hash_value(aTHX_ hash, "seat");
    text word = argument_text(aTHX_ kind != NULL ? kind : &PL_sv_undef);
    whole n;
    if (text_is(word, "pass"))
        return sternhalma->game_pass(GAME);
    if (text_is(word, "resign") && seat != NULL && whole_read(aTHX_ seat, &n))
        return sternhalma->game_resign(GAME, whole_number(n));
    if ((kind == NULL || text_is(word, "move")) && from != NULL && to != NULL) {
        int32_t start = hole_read(aTHX_ from);
        int32_t end = hole_read(aTHX_ to);
        return sternhalma->game_play_move(GAME, start, end);
    }
    return play_nothing(aTHX_ self);
}

/* Does what a text or a hash says in the game of an object, and answers 0 or a flag. */
static int32_t play(pTHX_ Self *self, SV *given)
{
    text said;
    SV *move = sv_mortalcopy(given);
    if (SvROK(move) && !SvAMAGIC(move) && SvTYPE(SvRV(move)) == SVt_PVHV)
        return play_hash(aTHX_ self, (HV *)SvRV(move));
    said = move_text(aTHX_ move);
    return sternhalma->game_play_n(GAME, said.bytes, said.len);
}

/* A flag as its word, or undef for 0. */
static SV *answer_flag(pTHX_ int32_t flag)
{
    return answer_words(aTHX_ sternhalma->flag_name(sternhalma_checked(aTHX_ flag)));
}

/* How a game ended as a word, or undef while it goes on. */
static SV *answer_how(pTHX_ int32_t how)
{
    static const char *const words[] = { NULL, "home", "cap", "deadlock", "resign" };
    return answer_words(aTHX_ how > 0 && (size_t)how < sizeof words / sizeof *words ? words[how] : NULL);
}

/* A move that a game lists, as a hash. */
static SV *answer_move(pTHX_ const sternhalma_game *game, const sternhalma_move *move)
{
    HV *hash = newHV();
    int32_t path[STERNHALMA_PATH_MAX];
    char said[STERNHALMA_MOVE_TEXT_MAX];
    int32_t len;
    if (move->from < 0) {
        (void)hv_stores(hash, "kind", newSVpvs("pass"));
        (void)hv_stores(hash, "text", newSVpvs("pass"));
        return newRV_noinc((SV *)hash);
    }
    (void)hv_stores(hash, "kind", newSVpvs("move"));
    (void)hv_stores(hash, "from", newSViv(move->from));
    (void)hv_stores(hash, "to", newSViv(move->to));
    len = sternhalma->game_path(game, move->from, move->to, path, STERNHALMA_PATH_MAX);
    (void)hv_stores(hash, "path", answer_array(aTHX_ path, len));
    len = sternhalma->game_move_text(game, move->from, move->to, said, sizeof said);
    (void)hv_stores(hash, "text", newSVpvn(said, len > 0 ? (STRLEN)len : 0));
    return newRV_noinc((SV *)hash);
}

/* A text of any length that a function of the library tells of a game. */
static SV *answer_long_text(pTHX_ const sternhalma_game *game,
                            int32_t (*tells)(const sternhalma_game *, char *, size_t))
{
    STRLEN len = (STRLEN)sternhalma_checked(aTHX_ tells(game, NULL, 0));
    SV *said = newSV(len + 1);
    SvPOK_on(said);
    SvCUR_set(said, len);
    tells(game, SvPVX(said), len + 1);
    return said;
}

/* How a game came out, as a Game::Sternhalma::Result, or undef while it goes on. */
static SV *answer_result(pTHX_ const sternhalma_game *game)
{
    sternhalma_game_outcome outcome;
    SV *sentence;
    HV *hash;
    if (!sternhalma->game_result(game, &outcome))
        return newSV(0);
    sentence = answer_long_text(aTHX_ game, sternhalma->game_result_text);
    hash = newHV();
    (void)hv_stores(hash, "how", answer_how(aTHX_ outcome.how));
    (void)hv_stores(hash, "places", answer_array(aTHX_ outcome.places, outcome.seats));
    (void)hv_stores(hash, "finished", answer_array(aTHX_ outcome.home, outcome.home_len));
    (void)hv_stores(hash, "plies", newSViv((IV)outcome.plies));
    (void)hv_stores(hash, "text", sentence);
    return sv_bless(newRV_noinc((SV *)hash), gv_stashpvs("Game::Sternhalma::Result", GV_ADD));
}
