MODULE = Game::Sternhalma::Engine  PACKAGE = Game::Sternhalma::Notation

void
parse_move(SV *said, Self *self = NULL)
    PREINIT:
        text move;
        sternhalma_read judged;
        int32_t flag;
    PPCODE:
        move = move_text(aTHX_ said);
        if (self == NULL)
            XSRETURN(answer_spelling(aTHX_ ax, move));
        if (handle_magic(self, &game_kind) != NULL)
            flag = sternhalma->game_read_move_n(GAME, move.bytes, move.len, &judged);
        else
            flag = sternhalma->read_move_n(BOARD, move.bytes, move.len, &judged);
        XSRETURN(answer_read(aTHX_ ax, flag, &judged));

SV *
format_move(Self *self, int32_t from, int32_t to)
    PREINIT:
        char said[STERNHALMA_MOVE_TEXT_MAX];
        int32_t len;
    CODE:
        if (handle_magic(self, &game_kind) != NULL)
            len = sternhalma->game_move_text(GAME, from, to, said, sizeof said);
        else
            len = sternhalma->move_text(BOARD, from, to, said, sizeof said);
        RETVAL = len == STERNHALMA_ERR_ARGUMENT ? newSV(0)
                                                : newSVpvn(said, (STRLEN)sternhalma_checked(aTHX_ len));
    OUTPUT:
        RETVAL

SV *
format_position(Self *self)
    PREINIT:
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        if (handle_magic(self, &game_kind) != NULL)
            len = sternhalma->game_position(GAME, string, sizeof string);
        else
            len = sternhalma->to_string(BOARD, string, sizeof string);
        RETVAL = newSVpvn(string, (STRLEN)sternhalma_checked(aTHX_ len));
    OUTPUT:
        RETVAL
