 * - **Words.** What a number means is told by the function of its kind: sternhalma_status_text for STERNHALMA_ERR_,
 *   sternhalma_reason for STERNHALMA_POS_, sternhalma_why_text for STERNHALMA_WHY_, sternhalma_game_reason (and in one
 *   word sternhalma_flag_name) for STERNHALMA_FLAG_, sternhalma_error_text for the field and the code of a
 *   sternhalma_error, sternhalma_solve_text for STERNHALMA_SOLVE_. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by sternhalma_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

