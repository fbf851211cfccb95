//@ verdict: violated
//@ stdin: \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
/* lexer.c - splits a line from standard input into words, numbers,
 * quoted strings and symbols, as an array of (start, length) spans. */
#include <stdio.h>
#include <ctype.h>

#define MAX_TOKENS 40

enum kind { WORD, NUMBER, QUOTED, SYMBOL };

struct token {
    enum kind kind;
    int start;
    int len;
};

static int is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Scan the token that starts at s[pos]; returns the position behind it. */
static int scan(const char *s, int pos, struct token *t)
{
    t->start = pos;
    if (isdigit((unsigned char)s[pos])) {
        t->kind = NUMBER;
        while (isdigit((unsigned char)s[pos]))
            pos++;
    } else if (is_word_char(s[pos])) {
        t->kind = WORD;
        while (is_word_char(s[pos]))
            pos++;
    } else if (s[pos] == '"') {
        t->kind = QUOTED;
        pos++;
        while (s[pos] != '"') //@ violated: deref
            pos++;
        if (s[pos] == '"')
            pos++;
    } else {
        t->kind = SYMBOL;
        pos++;
    }
    t->len = pos - t->start;
    return pos;
}

static int tokenize(const char *s, struct token *out, int max)
{
    int pos = 0, n = 0;

    while (s[pos] != '\0') {
        if (isspace((unsigned char)s[pos])) {
            pos++;
            continue;
        }
        if (n == max)
            return -1;
        pos = scan(s, pos, &out[n]);
        n++;
    }
    return n;
}

int main(void)
{
    static const char *const names[] = { "word", "number", "quoted", "symbol" };
    struct token tokens[MAX_TOKENS];
    char line[256];

    while (fgets(line, sizeof line, stdin) != NULL) {
        int n = tokenize(line, tokens, MAX_TOKENS);

        if (n < 0) {
            fprintf(stderr, "too many tokens\n");
            continue;
        }
        for (int i = 0; i < n; i++)
            printf("%-7s %.*s\n", names[tokens[i].kind], tokens[i].len,
                   line + tokens[i].start);
    }
    return 0;
}
