/* All models in one unit. */
#include "unloop.h"

#include "ctype.c"
#include "memory.c"
#include "stdio.c"
#include "stdlib.c"
#include "string.c"
