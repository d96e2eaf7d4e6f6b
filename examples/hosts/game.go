// Has three seats play a game against each other, and tells every move: with cgo.
package main

// #cgo LDFLAGS: -lsternhalma
// #include <stdlib.h>
// #include <sternhalma.h>
import "C"

import (
	"fmt"
	"log"
	"unsafe"
)

// text is what a function writes into the room it is lent.
func text(write func(buf *C.char, cap C.size_t) C.int32_t) string {
	var room [C.STERNHALMA_POSITION_MAX]C.char
	return C.GoStringN(&room[0], C.int(write(&room[0], C.size_t(len(room)))))
}

// play does what a text says, and answers why not in words.
func play(game *C.sternhalma_game, move string) string {
	given := C.CString(move)
	defer C.free(unsafe.Pointer(given))
	return C.GoString(C.sternhalma_game_reason(C.sternhalma_game_play(game, given)))
}

func main() {
	var options C.sternhalma_game_options
	var game *C.sternhalma_game
	C.sternhalma_game_options_init(&options)
	options.seats = 3
	if C.sternhalma_game_new(&options, &game, nil) != 0 {
		log.Fatal("there is no game")
	}
	defer C.sternhalma_game_free(game)
	fmt.Println("a1-b1:", play(game, "a1-b1"))

	var search C.sternhalma_search_options
	var found C.sternhalma_search_result
	C.sternhalma_search_options_init(&search)
	search.budget = 300
	for C.sternhalma_game_search(game, &search, &found) == 0 {
		move := "pass"
		if found.is_pass == 0 {
			move = text(func(buf *C.char, cap C.size_t) C.int32_t {
				return C.sternhalma_game_move_text(game, found.from, found.to, buf, cap)
			})
		}
		play(game, move)
		ply := C.sternhalma_game_ply(game)
		fmt.Printf("%d. %s depth %d score %d nodes %d\n", ply, move, found.depth, found.score, found.nodes)
	}

	fmt.Println(text(func(buf *C.char, cap C.size_t) C.int32_t {
		return C.sternhalma_game_result_text(game, buf, cap)
	}))
	fmt.Println(text(func(buf *C.char, cap C.size_t) C.int32_t {
		return C.sternhalma_game_position(game, buf, cap)
	}))
	fmt.Printf("%016x\n", C.sternhalma_game_key(game))
}
