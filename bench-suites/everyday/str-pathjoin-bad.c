#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *path_join(const char *dir, const char *file)
{
    size_t dl = strlen(dir), fl = strlen(file);
    int need_sep = dl > 0 && dir[dl - 1] != '/';
    char *p = malloc(dl + fl + 1);

    if (p == NULL)
        return NULL;
    memcpy(p, dir, dl);
    if (need_sep)
        p[dl++] = '/';
    memcpy(p + dl, file, fl);
    p[dl + fl] = '\0'; //@ violated: deref
    return p;
}

int main(int argc, char **argv)
{
    const char *dir = getenv("OUTDIR");

    if (dir == NULL)
        dir = ".";
    for (int i = 1; i < argc; i++) {
        char *p = path_join(dir, argv[i]);
        if (p == NULL) {
            fprintf(stderr, "out of memory\n");
            return 1;
        }
        puts(p);
        free(p);
    }
    return 0;
}
