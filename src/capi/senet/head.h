/**
 * @file senet.h
 * @brief Senet: the board of thirty houses, the rule sets of Kendall and of Skyruk, and a search through the sticks.
 *
 * A complete program: a game whose sticks are thrown from a seed, each side making the move it would without looking
 * ahead.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <senet.h>
 *
 * int main(void)
 * {
 *     senet_board *board = senet_new_game(5);
 *     while (senet_status(board) == SENET_ONGOING) {
 *         int32_t roll = senet_thrown(1, (uint64_t)senet_ply(board)), index;
 *         senet_move moves[SENET_MOVES_MAX];
 *         senet_moves(board, roll, NULL, 0, moves, SENET_MOVES_MAX);
 *         if (senet_greedy(board, roll, NULL, 0, &index) == 0 && index >= 0)
 *             senet_apply(board, &moves[index], NULL, NULL, NULL);
 *         else
 *             senet_forfeit(board, roll, NULL);
 *     }
 *     printf("%s wins after %d plies\n", senet_winner(board) == SENET_SIDE_LIGHT ? "light" : "dark",
 *         (int)senet_ply(board));
 *     senet_free(board);
 *     return 0;
 * }
 * @endcode
 *
