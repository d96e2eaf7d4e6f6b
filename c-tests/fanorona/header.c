/* The header stands alone, before any other, and may be included twice. */
#include <fanorona.h>
#include <fanorona.h>

int main(void)
{
    return fanorona_dir_opposite(0) == FANORONA_DIRECTIONS / 2 ? 0 : 1;
}
