#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sb {
    char *buf;
    size_t len;
    size_t cap;
};

static int sb_append(struct sb *b, const char *s)
{
    size_t n = strlen(s);
    size_t cap = b->cap;

    while (cap - b->len <= n)
        cap *= 2;
    if (cap != b->cap) {
        char *p = realloc(b->buf, cap);
        if (p == NULL)
            return -1;
        b->buf = p;
        b->cap = cap;
    }
    memcpy(b->buf + b->len, s, n + 1);
    b->len += n;
    return 0;
}

int main(void)
{
    struct sb b = { NULL, 0, 1024 };
    static char line[4096];

    b.buf = malloc(b.cap);
    if (b.buf == NULL)
        return 1;
    b.buf[0] = '\0';
    for (int i = 0; i < 100 && fgets(line, sizeof line, stdin); i++) {
        if (sb_append(&b, "> ") != 0 || sb_append(&b, line) != 0)
            break;
    }
    printf("%zu\n%s", b.len, b.buf);
    free(b.buf);
    return 0;
}
