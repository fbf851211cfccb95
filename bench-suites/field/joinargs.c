/* Join the arguments with ", " in a fixed buffer. */
#include <stdio.h>
#include <string.h>

#define BUFSZ 64

int main(int argc, char **argv)
{
    char out[BUFSZ];
    size_t used = 0;
    int skipped = 0;

    out[0] = '\0';
    for (int i = 1; i < argc; i++) {
        size_t need = strlen(argv[i]);
        if (used > 0)
            need += 2;
        if (need >= BUFSZ - used) {
            skipped++;
            continue;
        }
        if (used > 0)
            strcat(out, ", ");
        strcat(out, argv[i]);
        used += need;
    }
    printf("%s\n", out);
    if (skipped)
        printf("(%d skipped)\n", skipped);
    return 0;
}
