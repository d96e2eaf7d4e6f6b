/* The header stands alone, before any other, and may be included twice. */
#include <senet.h>
#include <senet.h>

int main(void)
{
    return senet_all_houses(NULL, 0) == SENET_HOUSES ? 0 : 1;
}
