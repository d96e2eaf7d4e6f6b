// Has three seats play a game against each other, and tells every move: with JNA.

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.PointerByReference;

public class Game {
    @FieldOrder({"size", "seats", "pieces", "first", "cap", "position", "positionLen"})
    public static class GameOptions extends Structure {
        public int size, seats, pieces, first;
        public long cap;
        public Pointer position;
        public long positionLen;
    }

    @FieldOrder({"size", "mode", "depth", "evaluation", "tableKib", "reserved", "budget", "seed", "weights", "avoid",
        "avoidLen", "stop", "progress", "user"})
    public static class SearchOptions extends Structure {
        public int size, mode, depth, evaluation, tableKib, reserved;
        public long budget, seed;
        public int[] weights = new int[8];
        public Pointer avoid;
        public long avoidLen;
        public Pointer stop, progress, user;
    }

    @FieldOrder({"from", "to", "isPass", "depth", "score", "stopped", "nodes", "pvLen", "reserved", "pv"})
    public static class SearchResult extends Structure {
        public int from, to, isPass, depth, score, stopped;
        public long nodes;
        public int pvLen, reserved;
        public int[] pv = new int[64];
    }

    interface Sternhalma extends Library {
        Sternhalma LIB = Native.load("sternhalma", Sternhalma.class);

        void sternhalma_game_options_init(GameOptions options);

        int sternhalma_game_new(GameOptions options, PointerByReference game, Pointer error);

        void sternhalma_game_free(Pointer game);

        int sternhalma_game_play(Pointer game, String text);

        String sternhalma_game_reason(int flag);

        void sternhalma_search_options_init(SearchOptions options);

        int sternhalma_game_search(Pointer game, SearchOptions options, SearchResult result);

        int sternhalma_game_move_text(Pointer game, int from, int to, byte[] buf, long cap);

        long sternhalma_game_ply(Pointer game);

        int sternhalma_game_result_text(Pointer game, byte[] buf, long cap);

        int sternhalma_game_position(Pointer game, byte[] buf, long cap);

        long sternhalma_game_key(Pointer game);
    }

    public static void main(String[] arguments) {
        Sternhalma lib = Sternhalma.LIB;
        GameOptions options = new GameOptions();
        lib.sternhalma_game_options_init(options);
        options.seats = 3;
        PointerByReference made = new PointerByReference();
        if (lib.sternhalma_game_new(options, made, null) != 0) {
            throw new IllegalStateException("there is no game");
        }
        Pointer game = made.getValue();
        System.out.println("a1-b1: " + lib.sternhalma_game_reason(lib.sternhalma_game_play(game, "a1-b1")));

        SearchOptions search = new SearchOptions();
        lib.sternhalma_search_options_init(search);
        search.budget = 300;
        SearchResult found = new SearchResult();
        byte[] room = new byte[512];
        while (lib.sternhalma_game_search(game, search, found) == 0) {
            String move = "pass";
            if (found.isPass == 0) {
                lib.sternhalma_game_move_text(game, found.from, found.to, room, room.length);
                move = Native.toString(room);
            }
            lib.sternhalma_game_play(game, move);
            System.out.printf("%d. %s depth %d score %d nodes %s%n", lib.sternhalma_game_ply(game), move, found.depth,
                found.score, Long.toUnsignedString(found.nodes));
        }

        lib.sternhalma_game_result_text(game, room, room.length);
        System.out.println(Native.toString(room));
        lib.sternhalma_game_position(game, room, room.length);
        System.out.println(Native.toString(room));
        System.out.printf("%016x%n", lib.sternhalma_game_key(game));
        lib.sternhalma_game_free(game);
    }
}
