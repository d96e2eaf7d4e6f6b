/**
 * @file sternhalma.h
 * @brief Star halma, known as Chinese checkers, on the star of 121 holes.
 *
 * A complete program: three seats play at random until the game is over.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <sternhalma.h>
 *
 * int main(void)
 * {
 *     sternhalma_board *board = sternhalma_new(3, 10);
 *     sternhalma_search_result choice;
 *     for (uint64_t seed = 1; sternhalma_random_forward(board, seed, &choice) == 0; seed++) {
 *         if (choice.is_pass)
 *             sternhalma_pass(board, NULL);
 *         else
 *             sternhalma_play(board, choice.from, choice.to, NULL);
 *     }
 *     printf("seat 0 came in at place %d\n", (int)sternhalma_place_of(board, 0));
 *     sternhalma_free(board);
 *     return 0;
 * }
 * @endcode
 *
