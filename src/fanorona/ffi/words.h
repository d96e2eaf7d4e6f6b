 * - **Words.** What a number means is told by the function of its kind: fanorona_status_text for FANORONA_ERR_,
 *   fanorona_reason for FANORONA_POS_, fanorona_why_text for FANORONA_WHY_, fanorona_error_text for the field and the
 *   code of a fanorona_error, and for FANORONA_FIELD_MOVE and what fanorona_game_play answers. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by fanorona_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

