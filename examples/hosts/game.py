"""Has three seats play a game against each other, and tells every move: with the package of bindings/python."""

import sternhalma

game = sternhalma.Game(seats=3)
try:
    game.play("a1-b1")
except sternhalma.MoveError as error:
    print(f"a1-b1: {error}")

while not game.over:
    found = sternhalma.search(game, budget=300)
    game.play(found.move)
    print(f"{game.ply}. {game.moves[-1]} depth {found.depth} score {found.score} nodes {found.nodes}")

print(game.result_text, game.position, f"{game.key:016x}", sep="\n")
