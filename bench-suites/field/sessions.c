/* Sessions in a doubly linked list with a "current" session. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session {
    struct session *prev, *next;
    unsigned id;
    char user[16];
};

static struct session *first, *current;
static unsigned next_id = 1;

static void open_session(const char *user)
{
    struct session *s = calloc(1, sizeof *s);
    if (!s)
        return;
    s->id = next_id++;
    snprintf(s->user, sizeof s->user, "%s", user);
    s->next = first;
    if (first)
        first->prev = s;
    first = s;
    current = s;
}

static void close_session(unsigned id)
{
    for (struct session *s = first; s; s = s->next) {
        if (s->id != id)
            continue;
        if (s->prev)
            s->prev->next = s->next;
        else
            first = s->next;
        if (s->next)
            s->next->prev = s->prev;
        if (current == s)
            current = NULL;
        free(s);
        return;
    }
}

int main(void)
{
    char cmd[8], arg[32];

    while (scanf("%7s %31s", cmd, arg) == 2) {
        if (strcmp(cmd, "open") == 0)
            open_session(arg);
        else if (strcmp(cmd, "close") == 0)
            close_session((unsigned)strtoul(arg, NULL, 10));
        else if (strcmp(cmd, "say") == 0 && current)
            printf("%s[%u]: %s\n", current->user, current->id, arg);
    }
    while (first) {
        struct session *s = first;
        first = s->next;
        free(s);
    }
    return 0;
}
