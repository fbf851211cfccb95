/* All models in one unit. */
#include "unloop.h"

#include "errno.c"

#include "compare.c"
#include "ctype.c"
#include "math.c"
#include "memory.c"
#include "number.c"
#include "posix.c"
#include "search.c"
#include "stdlib.c"
#include "string.c"
#include "time.c"

#include "stdio.c"

#include "getopt.c"
#include "input.c"
#include "scanf.c"

#include "fortify.c"
