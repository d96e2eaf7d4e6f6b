/* What the parts of the soak, one an engine, give to the program. */
#ifndef SOAK_H
#define SOAK_H

#include <stddef.h>
#include <stdint.h>

/* Plays a game of an engine, with every kind of call mixed in. */
void soak_sternhalma(uint64_t *random);
void soak_senet(uint64_t *random);
void soak_fanorona(uint64_t *random);

/* How many handles of an engine there are. */
int32_t soak_sternhalma_live(void);
int32_t soak_senet_live(void);
int32_t soak_fanorona_live(void);

#endif
