/* Strip trailing slashes from each argument, like basename(1) does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *last_component(const char *path)
{
    size_t n = strlen(path);
    char *copy = malloc(n + 1);
    char *end, *start, *res;

    if (!copy)
        return NULL;
    memcpy(copy, path, n + 1);

    end = copy + n;
    while (end[-1] == '/') //@ violated: deref
        end--;
    *end = '\0';

    start = end;
    while (start > copy && start[-1] != '/')
        --start;

    res = malloc((size_t)(end - start) + 1);
    if (res)
        strcpy(res, start);
    free(copy);
    return res;
}

int main(int argc, char *argv[])
{
    for (int i = 1; i < argc; i++) {
        char *base = last_component(argv[i]);
        if (!base)
            return 1;
        printf("%s\n", *base ? base : "/");
        free(base);
    }
    return 0;
}
