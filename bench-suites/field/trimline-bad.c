/* Trim white space at both ends of every input line. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char *trim(char *s)
{
    int len = (int)strlen(s);

    while (isspace((unsigned char)s[len - 1])) //@ violated: deref
        len--;
    s[len] = '\0';
    while (isspace((unsigned char)*s))
        s++;
    return s;
}

int main(void)
{
    char line[64];
    unsigned long lineno = 0;

    while (fgets(line, sizeof(line), stdin) != NULL) {
        char *t = trim(line);
        lineno++;
        if (*t == '\0' || *t == '#')
            continue;
        printf("%lu:%s\n", lineno, t);
    }
    return 0;
}
