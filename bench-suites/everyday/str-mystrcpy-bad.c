#include <stdio.h>
#include <stdlib.h>

static size_t my_strlen(const char *s)
{
    const char *p = s;

    while (*p)
        p++;
    return (size_t)(p - s);
}

static char *my_strcpy(char *d, const char *s)
{
    char *r = d;

    while ((*d++ = *s++) != '\0') //@ violated: deref
        ;
    return r;
}

int main(int argc, char **argv)
{
    char *copy;

    if (argc != 2)
        return 1;
    copy = malloc(my_strlen(argv[1]));
    if (copy == NULL) {
        perror("malloc");
        return 1;
    }
    my_strcpy(copy, argv[1]);
    for (char *p = copy; *p; p++)
        if (*p == '_')
            *p = '-';
    puts(copy);
    free(copy);
    return 0;
}
