// Has three seats play a game against each other, and tells every move: with P/Invoke.

using System;
using System.Runtime.InteropServices;
using System.Text;

static class Program
{
    [StructLayout(LayoutKind.Sequential)]
    struct GameOptions
    {
        public uint Size;
        public int Seats, Pieces, First;
        public long Cap;
        public IntPtr Position;
        public UIntPtr PositionLen;
    }

    [StructLayout(LayoutKind.Sequential)]
    struct SearchOptions
    {
        public uint Size;
        public int Mode, Depth, Evaluation, TableKib, Reserved;
        public ulong Budget, Seed;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
        public int[] Weights;
        public IntPtr Avoid;
        public UIntPtr AvoidLen;
        public IntPtr Stop, Progress, User;
    }

    [StructLayout(LayoutKind.Sequential)]
    struct SearchResult
    {
        public int From, To, IsPass, Depth, Score, Stopped;
        public ulong Nodes;
        public int PvLen, Reserved;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 64)]
        public int[] Pv;
    }

    const string Library = "libsternhalma.so.0";
    [DllImport(Library)] static extern void sternhalma_game_options_init(out GameOptions options);
    [DllImport(Library)] static extern int sternhalma_game_new(ref GameOptions options, out IntPtr game, IntPtr error);
    [DllImport(Library)] static extern void sternhalma_game_free(IntPtr game);
    [DllImport(Library)] static extern int sternhalma_game_play(IntPtr game, string text);
    [DllImport(Library)] static extern IntPtr sternhalma_game_reason(int flag);
    [DllImport(Library)] static extern void sternhalma_search_options_init(out SearchOptions options);
    [DllImport(Library)]
    static extern int sternhalma_game_search(IntPtr game, ref SearchOptions options, out SearchResult result);
    [DllImport(Library)]
    static extern int sternhalma_game_move_text(IntPtr game, int from, int to, byte[] buf, UIntPtr cap);
    [DllImport(Library)] static extern long sternhalma_game_ply(IntPtr game);
    [DllImport(Library)] static extern int sternhalma_game_result_text(IntPtr game, byte[] buf, UIntPtr cap);
    [DllImport(Library)] static extern int sternhalma_game_position(IntPtr game, byte[] buf, UIntPtr cap);
    [DllImport(Library)] static extern ulong sternhalma_game_key(IntPtr game);

    static string Text(Func<byte[], UIntPtr, int> write)
    {
        var room = new byte[512];
        return Encoding.ASCII.GetString(room, 0, write(room, (UIntPtr)room.Length));
    }

    static int Main()
    {
        GameOptions options;
        IntPtr game;
        sternhalma_game_options_init(out options);
        options.Seats = 3;
        if (sternhalma_game_new(ref options, out game, IntPtr.Zero) != 0)
            return 1;
        IntPtr words = sternhalma_game_reason(sternhalma_game_play(game, "a1-b1"));
        Console.WriteLine("a1-b1: " + Marshal.PtrToStringAnsi(words));

        SearchOptions search;
        SearchResult found;
        sternhalma_search_options_init(out search);
        search.Budget = 300;
        while (sternhalma_game_search(game, ref search, out found) == 0)
        {
            string move = "pass";
            if (found.IsPass == 0)
                move = Text((buf, cap) => sternhalma_game_move_text(game, found.From, found.To, buf, cap));
            sternhalma_game_play(game, move);
            Console.WriteLine("{0}. {1} depth {2} score {3} nodes {4}", sternhalma_game_ply(game), move, found.Depth,
                found.Score, found.Nodes);
        }

        Console.WriteLine(Text((buf, cap) => sternhalma_game_result_text(game, buf, cap)));
        Console.WriteLine(Text((buf, cap) => sternhalma_game_position(game, buf, cap)));
        Console.WriteLine("{0:x16}", sternhalma_game_key(game));
        sternhalma_game_free(game);
        return 0;
    }
}
