// Has three seats play a game against each other, and tells every move.
#include <iostream>
#include <sternhalma.hpp>

int main()
{
    sternhalma::Game game(3);
    try {
        game.play("a1-b1");
    } catch (const sternhalma::MoveError &error) {
        std::cout << "a1-b1: " << error.what() << "\n";
    }

    sternhalma::SearchOptions options;
    options.budget = 300;
    while (!game.over()) {
        sternhalma::SearchResult found = game.search(options);
        game.play(found.move);
        std::cout << game.ply() << ". " << game.move_at(game.move_count() - 1) << " depth " << found.depth << " score "
                  << found.score << " nodes " << found.nodes << "\n";
    }

    std::cout << game.result_text() << "\n" << game.position() << "\n" << sternhalma::hex(game.key()) << "\n";
}
