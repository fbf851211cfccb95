#include <stdio.h>
#include <string.h>

static const char *my_strrchr(const char *s, int c)
{
    const char *found = NULL;

    do {
        if (*s == (char)c)
            found = s;
    } while (*s++ != '\0');
    return found;
}

static const char *base_name(const char *path)
{
    const char *slash = my_strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static void print_split(const char *path)
{
    const char *base = base_name(path);
    const char *dot = my_strrchr(base, '.');
    size_t stem;

    if (dot == base) {
        printf("%s has no extension\n", base);
        return;
    }
    stem = (size_t)(dot - base);
    printf("stem %zu bytes, extension %zu bytes\n", stem, strlen(dot + 1)); //@ violated: deref
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        print_split(argv[i]);
    return 0;
}
