/* A tiny shell-like history: "!N" prints the line entered N lines ago. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HIST 8
#define WIDTH 40

static char history[HIST][WIDTH];
static int next_slot;
static int stored;

static void remember(const char *line)
{
    snprintf(history[next_slot], WIDTH, "%s", line);
    next_slot = (next_slot + 1) % HIST;
    if (stored < HIST)
        stored++;
}

static const char *recall(long back)
{
    int idx;

    if (back < 1 || back > stored)
        return NULL;
    idx = (next_slot - (int)back + HIST) % HIST;
    return history[idx];
}

int main(void)
{
    char line[WIDTH];

    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '!') {
            const char *old = recall(strtol(line + 1, NULL, 10));
            if (old)
                printf("%s\n", old);
            else
                printf("!: event not found\n");
        } else if (line[0]) {
            remember(line);
        }
    }
    return 0;
}
