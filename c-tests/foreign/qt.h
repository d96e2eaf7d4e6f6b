/* The macros of Qt that are words, and those of its namespaces and of GObject that go with them. */
#define Q_OBJECT
#define SIGNAL(a) "2" #a
#define SLOT(a) "1" #a
#define emit
#define foreach(one, all) for (one : all)
#define forever for (;;)
#define signals public
#define slots
