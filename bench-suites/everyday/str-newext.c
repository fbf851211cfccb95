#include <stdio.h>
#include <string.h>

#define PATH_SIZE 256

/* foo.c -> foo.o; the result goes to a buffer of PATH_SIZE bytes */
static int replace_ext(char *dst, const char *path, const char *ext)
{
    const char *dot = strrchr(path, '.');
    const char *slash = strrchr(path, '/');
    size_t stem = strlen(path);

    if (dot != NULL && (slash == NULL || dot > slash))
        stem = (size_t)(dot - path);
    if (stem >= PATH_SIZE || strlen(ext) >= PATH_SIZE - stem)
        return -1;
    memcpy(dst, path, stem);
    strcpy(dst + stem, ext);
    return 0;
}

int main(int argc, char **argv)
{
    char out[PATH_SIZE];

    for (int i = 1; i < argc; i++) {
        if (replace_ext(out, argv[i], ".o") != 0) {
            fprintf(stderr, "%s: name too long\n", argv[i]);
            continue;
        }
        printf("%s -> %s\n", argv[i], out);
    }
    return 0;
}
