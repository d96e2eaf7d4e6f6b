/* The header stands alone, before any other, and may be included twice. */
#include <sternhalma.h>
#include <sternhalma.h>

int main(void)
{
    return sternhalma_holes() == STERNHALMA_HOLES ? 0 : 1;
}
