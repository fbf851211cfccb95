#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Remove white space at both ends; the string is changed in place. */
static char *trim(char *s)
{
    size_t n;

    while (isspace((unsigned char)*s))
        s++;
    n = strlen(s);
    while (isspace((unsigned char)s[n - 1])) //@ violated: deref
        n--;
    s[n] = '\0';
    return s;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        size_t n = strlen(argv[i]);
        char *copy = malloc(n + 1);
        if (copy == NULL)
            return 1;
        memcpy(copy, argv[i], n + 1);
        printf("[%s]\n", trim(copy));
        free(copy);
    }
    return 0;
}
