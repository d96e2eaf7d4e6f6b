/* The macros of Windows that are words. */
#define APIENTRY
#define CALLBACK
#define CONST const
#define DELETE 0x00010000L
#define DIFFERENCE 11
#define DOMAIN 1
#define ERROR 0
#define FALSE 0
#define FAR
#define GetMessage GetMessageA
#define GetObject GetObjectA
#define IGNORE 0
#define IN
#define INFINITE 0xffffffff
#define MOVE 1
#define MOUSE_MOVED 1
#define NEAR
#define NO_ERROR 0L
#define OPTIONAL
#define OUT
#define OVERFLOW 3
#define PASCAL
#define PASSTHROUGH 19
#define PlaySound PlaySoundA
#define RELATIVE 2
#define SearchPath SearchPathA
#define SING 2
#define STRICT 1
#define TEXT(quote) quote
#define THIS void
#define TRANSPARENT 1
#define TRUE 1
#define UNDERFLOW 4
#define VOID void
#define Yield()
#define cdecl
#define far
#define hyper 1
#define interface struct
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define near
#define pascal
#define rad1 1
#define small char
#define stat _stat
