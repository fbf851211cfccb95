/* Build a status line out of numbers with chained snprintf calls. */
#include <stdio.h>
#include <stdlib.h>

struct status {
    char text[48];
    size_t len;
};

static int append(struct status *st, const char *label, long value)
{
    size_t room = sizeof(st->text) - st->len;
    int n = snprintf(st->text + st->len, room, "%s=%ld;", label, value);

    if (n < 0)
        return -1;
    if ((size_t)n >= room) {
        st->len = sizeof(st->text) - 1;
        return -1;
    }
    st->len += (size_t)n;
    return 0;
}

int main(int argc, char **argv)
{
    struct status *st = calloc(1, sizeof *st);
    int truncated = 0;

    if (!st)
        return 1;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (append(st, argv[i], strtol(argv[i + 1], NULL, 10)) < 0)
            truncated = 1;
    }
    printf("%s%s\n", st->text, truncated ? "..." : "");
    free(st);
    return 0;
}
