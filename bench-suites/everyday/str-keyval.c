#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    const char *key;
    const char *value;
};

static int split(char *line, struct pair *p)
{
    char *eq;

    line[strcspn(line, "\r\n")] = '\0';
    if (line[0] == '#' || line[0] == '\0')
        return 0;
    eq = strchr(line, '=');
    if (eq == NULL)
        return -1;
    *eq = '\0';
    p->key = line;
    p->value = eq + 1;
    return 1;
}

int main(void)
{
    char line[512];
    struct pair p;
    unsigned lineno = 0;

    while (fgets(line, sizeof(line), stdin)) {
        int rc = split(line, &p);
        lineno++;
        if (rc < 0)
            fprintf(stderr, "line %u: missing '='\n", lineno);
        else if (rc > 0)
            printf("%s -> %s\n", p.key, p.value);
    }
    return 0;
}
