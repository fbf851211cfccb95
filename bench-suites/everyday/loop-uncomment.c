#include <stdio.h>

#define OUT_MAX 4096

enum state { CODE, SLASH, COMMENT, STAR };

struct sink {
    size_t used;
    char data[OUT_MAX];
};

static struct sink out;

/* Append k characters; 0 when they do not fit. */
static int emit(struct sink *s, const char *t, size_t k)
{
    if (OUT_MAX - s->used < k)
        return 0;
    for (size_t i = 0; i < k; i++)
        s->data[s->used++] = t[i];
    return 1;
}

int main(void)
{
    enum state st = CODE;
    int c, ok = 1;

    while (ok && (c = getchar()) != EOF) {
        char pair[2] = { '/', (char)c };
        switch (st) {
        case CODE:
            if (c == '/')
                st = SLASH;
            else
                ok = emit(&out, pair + 1, 1);
            break;
        case SLASH:
            if (c == '*') {
                st = COMMENT;
            } else {
                ok = emit(&out, pair, 2);
                st = CODE;
            }
            break;
        case COMMENT:
            if (c == '*')
                st = STAR;
            break;
        case STAR:
            st = c == '/' ? CODE : c == '*' ? STAR : COMMENT;
            break;
        }
    }
    fwrite(out.data, 1, out.used, stdout);
    return ok ? 0 : 1;
}
