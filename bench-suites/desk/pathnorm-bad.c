//@ verdict: violated
//@ args: /usr ../../lib
/* pathnorm.c - joins a directory and a relative path and removes empty,
 * "." and ".." components from the result. */
#include <stdio.h>
#include <string.h>

#define MAX_PATH 256
#define MAX_PARTS 32

struct part {
    const char *start;
    size_t len;
};

static int join(char *out, size_t size, const char *dir, const char *file)
{
    size_t dlen = strlen(dir), flen = strlen(file);

    if (file[0] == '/') {
        dlen = 0;
    }
    if (dlen >= size || flen >= size || dlen + 1 + flen + 1 > size)
        return -1;
    memcpy(out, dir, dlen);
    out[dlen] = '/';
    memcpy(out + dlen + 1, file, flen);
    out[dlen + 1 + flen] = '\0';
    return 0;
}

static int split(const char *path, struct part parts[MAX_PARTS])
{
    int depth = 0;

    while (*path != '\0') {
        size_t len = strcspn(path, "/");

        if (len == 0 || (len == 1 && path[0] == '.')) {
            /* nothing */
        } else if (len == 2 && path[0] == '.' && path[1] == '.') {
            depth--;
        } else {
            if (depth == MAX_PARTS)
                return -1;
            parts[depth].start = path; //@ violated: deref
            parts[depth].len = len;
            depth++;
        }
        path += len;
        if (*path == '/')
            path++;
    }
    return depth;
}

static void build(char *out, const struct part *parts, int n)
{
    *out++ = '/';
    for (int i = 0; i < n; i++) {
        if (i > 0)
            *out++ = '/';
        memcpy(out, parts[i].start, parts[i].len);
        out += parts[i].len;
    }
    *out = '\0';
}

int main(int argc, char **argv)
{
    struct part parts[MAX_PARTS];
    char joined[MAX_PATH], result[MAX_PATH + 1];
    int n;

    if (argc != 3) {
        fprintf(stderr, "usage: pathnorm DIR FILE\n");
        return 2;
    }
    if (join(joined, sizeof joined, argv[1], argv[2]) < 0) {
        fprintf(stderr, "path is too long\n");
        return 1;
    }
    n = split(joined, parts);
    if (n < 0) {
        fprintf(stderr, "too many components\n");
        return 1;
    }
    build(result, parts, n);
    puts(result);
    return 0;
}
