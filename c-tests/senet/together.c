/* The headers of two engines stand in one file, and their functions in one program. */
#include <senet.h>
#include <sternhalma.h>

#include "check.h"

int main(void)
{
    CHECK_TEXT(senet_version(), sternhalma_version());
    CHECK(senet_live() == 0 && sternhalma_live() == 0);
    return 0;
}
