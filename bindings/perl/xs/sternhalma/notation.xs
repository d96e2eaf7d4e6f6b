MODULE = Game::Sternhalma::Engine  PACKAGE = Game::Sternhalma::Notation

SV *
hole_name(int32_t hole)
    CODE:
        RETVAL = answer_name(aTHX_ hole);
    OUTPUT:
        RETVAL

number_or_undef
hole_named(text name)
    CODE:
        RETVAL = name.bytes == NULL ? -1 : sternhalma->hole_named_n(name.bytes, name.len);
    OUTPUT:
        RETVAL

void
parse_move(SV *move, SV *board = NULL)
    PREINIT:
        text said;
        sternhalma_read judged;
        int32_t flag;
    PPCODE:
        said = move_text(aTHX_ move);
        if (board == NULL)
            XSRETURN(answer_spelling(aTHX_ ax, said));
        if (handle_magic(board, &game_kind) != NULL)
            flag = sternhalma->game_read_move_n(GAME_OF(board), said.bytes, said.len, &judged);
        else
            flag = sternhalma->read_move_n(BOARD_OF(board), said.bytes, said.len, &judged);
        XSRETURN(answer_read(aTHX_ ax, flag, &judged));

SV *
format_move(SV *board, int32_t from, int32_t to)
    PREINIT:
        char said[STERNHALMA_MOVE_TEXT_MAX];
        int32_t len;
    CODE:
        if (handle_magic(board, &game_kind) != NULL)
            len = sternhalma->game_move_text(GAME_OF(board), from, to, said, sizeof said);
        else
            len = sternhalma->move_text(BOARD_OF(board), from, to, said, sizeof said);
        RETVAL = len == STERNHALMA_ERR_ARGUMENT ? newSV(0)
                                                : newSVpvn(said, (STRLEN)sternhalma_checked(aTHX_ len));
    OUTPUT:
        RETVAL

SV *
format_position(SV *board)
    PREINIT:
        char string[STERNHALMA_POSITION_MAX];
        int32_t len;
    CODE:
        if (handle_magic(board, &game_kind) != NULL)
            len = sternhalma->game_position(GAME_OF(board), string, sizeof string);
        else
            len = sternhalma->to_string(BOARD_OF(board), string, sizeof string);
        RETVAL = newSVpvn(string, (STRLEN)sternhalma_checked(aTHX_ len));
    OUTPUT:
        RETVAL

void
parse_position(...)
    PPCODE:
        XSRETURN(answer_position(aTHX_ ax, gv_stashpv(board_kind.class_name, GV_ADD), 0, items));

SV *
format_log(SV *game)
    CODE:
        RETVAL = answer_long_text(aTHX_ GAME_OF(game), sternhalma->game_log);
    OUTPUT:
        RETVAL

SV *
parse_log(SV *log = &PL_sv_undef)
    CODE:
        RETVAL = handle_wrap(aTHX_ gv_stashpv(game_kind.class_name, GV_ADD), &game_kind, game_replay(aTHX_ log));
    OUTPUT:
        RETVAL
