 * What holds for every function, unless its own words say otherwise:
 *
 * - **Ownership.** A handle (such as a @name@_board) is made by a function that says so, as those whose names end in
 *   new, from_string or clone. It belongs to the caller, and is released once by the free function of its kind. No other
 *   function takes a handle over. A text that a function returns as const char * lives for ever; everything else is
 *   written into room that the caller lends.
 * - **Misuse.** Any number, any bytes and NULL anywhere give an answer and change nothing; only a pointer to what
 *   is not there, or is smaller than the function was told, is beyond help.
 * - **Answers.** Each function gives one kind of answer:
 *   *status*: 0 for done, a positive number for the documented reason it was not, a negative @NAME@_ERR_ number
 *   for a misuse;
 *   *did it*: 1 or 0, 0 for every misuse, so that if (@name@_put(...)) is right;
 *   *number*: -1 where there is none and for every misuse (0 for a yes or no and for a number of 64 bits);
 *   *list* and *text*: how much there is, a negative number for a misuse.
 * - **Lists** are written to out, which has room for cap items: the first cap are written, and how many there are
 *   is returned. NULL and 0 only ask how many. **Texts** are written to buf, which has room for cap bytes: as much as
 *   fits with the NUL is written, and the length without the NUL is returned. NULL and 0 only ask how long it is. On
 *   a negative answer a text buffer with room holds an empty text, and nothing else is written.
 * - **Threads.** There is no global state but constant tables. Functions that take a const handle may run at the
 *   same time on one handle; the others need it for themselves. Different handles are independent, and a handle
 *   may be used and freed on a thread other than the one that made it.
 * - **Internal errors.** Should the library fail, the function answers @NAME@_ERR_INTERNAL (or what its kind
 *   says to a misuse) and its handle is out of use: only freeing it works from then on.
