#include <ctype.h>
#include <stdio.h>

#define MAX_TOKENS 256

enum kind { WORD, NUMBER, PUNCT };

struct token {
    enum kind kind;
    const char *start;
    int len;
};

static struct token tok[MAX_TOKENS];

static int tokenize(const char *p)
{
    int n = 0;

    while (*p != '\0') {
        if (isspace((unsigned char)*p)) {
            p++;
            continue;
        }
        if (n > MAX_TOKENS)
            return -1;
        struct token *t = &tok[n++];
        t->start = p; //@ violated: deref
        if (isdigit((unsigned char)*p)) {
            t->kind = NUMBER;
            while (isdigit((unsigned char)*p))
                p++;
        } else if (isalpha((unsigned char)*p) || *p == '_') {
            t->kind = WORD;
            while (isalnum((unsigned char)*p) || *p == '_')
                p++;
        } else {
            t->kind = PUNCT;
            p++;
        }
        t->len = (int)(p - t->start);
    }
    return n;
}

int main(void)
{
    char line[2048];

    while (fgets(line, sizeof(line), stdin)) {
        int n = tokenize(line);
        for (int i = 0; i < n; i++)
            printf("%d:%.*s\n", tok[i].kind, tok[i].len, tok[i].start);
    }
    return 0;
}
