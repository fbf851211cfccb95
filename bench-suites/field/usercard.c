/* Read "name shell" lines and keep them in heap allocated cards. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct card {
    int id;
    char shell[12];
    char name[16];
};

static struct card *new_card(int id, const char *name, const char *shell)
{
    struct card *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    c->id = id;
    strncpy(c->shell, shell, sizeof(c->shell) - 1);
    c->shell[sizeof(c->shell) - 1] = '\0';
    strncpy(c->name, name, sizeof(c->name) - 1);
    c->name[sizeof(c->name) - 1] = '\0';
    return c;
}

int main(void)
{
    char line[128];
    int id = 1;

    while (id < 1000 && fgets(line, sizeof line, stdin)) {
        char *nl = strchr(line, '\n');
        char *sp;
        struct card *c;

        if (nl)
            *nl = '\0';
        sp = strchr(line, ' ');
        if (sp)
            *sp++ = '\0';
        else
            sp = "/bin/sh";
        c = new_card(id++, line, sp);
        if (!c)
            return 1;
        printf("%d: %s (%zu) %s\n", c->id, c->name, strlen(c->name), c->shell);
        free(c);
    }
    return 0;
}
