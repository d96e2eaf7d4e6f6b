/* The macros of curses, of which a library has some or all, and those of the terminal's capabilities of term.h. */
#define A_NORMAL 0
#define ERR (-1)
#define FALSE 0
#define OK 0
#define TRUE 1
#define addch(ch) waddch(stdscr, (ch))
#define addstr(str) waddnstr(stdscr, (str), -1)
#define attron(at) wattron(stdscr, (at))
#define bell 1
#define bkgd(ch) wbkgd(stdscr, (ch))
#define border(ls, rs) wborder(stdscr, ls, rs)
#define box(win, v, h) wborder(win, v, v, h, h, 0, 0, 0, 0)
#define clear() wclear(stdscr)
#define clear_screen CUR
#define clrtobot() wclrtobot(stdscr)
#define columns CUR
#define delch() wdelch(stdscr)
#define deleteln() winsdelln(stdscr, -1)
#define echo() _nc_echo()
#define erase() werase(stdscr)
#define getch() wgetch(stdscr)
#define getstr(str) wgetstr(stdscr, (str))
#define getyx(win, y, x) (y = getcury(win), x = getcurx(win))
#define hline(ch, n) whline(stdscr, (ch), (n))
#define inch() winch(stdscr)
#define insch(c) winsch(stdscr, (c))
#define instr(s) winstr(stdscr, (s))
#define lines CUR
#define move(y, x) wmove(stdscr, (y), (x))
#define overlay(a, b) copywin(a, b)
#define refresh() wrefresh(stdscr)
#define scrl(n) wscrl(stdscr, (n))
#define scroll(win) wscrl(win, 1)
#define setscrreg(t, b) wsetscrreg(stdscr, (t), (b))
#define standend() wstandend(stdscr)
#define standout() wstandout(stdscr)
#define tab CUR
#define timeout(delay) wtimeout(stdscr, (delay))
#define touchline(win, s, c) wtouchln((win), s, c, 1)
#define vline(ch, n) wvline(stdscr, (ch), (n))
