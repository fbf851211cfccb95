//@ verdict: violated
//@ args: abcdefghijklmnop
/* strbuild.c - joins the command line arguments into one quoted list
 * with a growing string builder. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sb {
    char *buf;
    size_t len;
    size_t cap;
    int failed;
};

static void sb_init(struct sb *sb)
{
    sb->len = 0;
    sb->cap = 16;
    sb->failed = 0;
    sb->buf = malloc(sb->cap);
    if (sb->buf == NULL) {
        sb->cap = 0;
        sb->failed = 1;
        return;
    }
    sb->buf[0] = '\0';
}

static void sb_append(struct sb *sb, const char *s, size_t n)
{
    if (sb->failed)
        return;
    if (sb->len + n > sb->cap) {
        size_t cap = sb->cap * 2;
        char *p;

        while (cap < sb->len + n + 1)
            cap *= 2;
        p = realloc(sb->buf, cap);
        if (p == NULL) {
            sb->failed = 1;
            return;
        }
        sb->buf = p;
        sb->cap = cap;
    }
    memcpy(sb->buf + sb->len, s, n);
    sb->len += n;
    sb->buf[sb->len] = '\0'; //@ violated: deref
}

static void sb_append_quoted(struct sb *sb, const char *s)
{
    while (*s != '\0') {
        size_t n = strcspn(s, "\"\\");
        sb_append(sb, s, n);
        s += n;
        if (*s != '\0') {
            char esc[2] = { '\\', *s };
            sb_append(sb, esc, 2);
            s++;
        }
    }
}

int main(int argc, char **argv)
{
    struct sb sb;

    sb_init(&sb);
    for (int i = 1; i < argc; i++) {
        if (i > 1)
            sb_append(&sb, ", ", 2);
        sb_append_quoted(&sb, argv[i]);
    }
    if (sb.failed) {
        fprintf(stderr, "out of memory\n");
        free(sb.buf);
        return 1;
    }
    printf("[%s] %zu characters\n", sb.buf, sb.len);
    free(sb.buf);
    return 0;
}
