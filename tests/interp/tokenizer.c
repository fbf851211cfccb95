/* Covers: a table-driven state machine tokenizer for a C-like text: classes, transitions, keywords, errors. */
#include <stdio.h>
#include <string.h>

enum class { C_END, C_SPACE, C_ALPHA, C_DIGIT, C_DOT, C_QUOTE, C_SLASH, C_STAR, C_NL, C_OP, C_BAD, CLASSES };
enum state { S_START, S_WORD, S_INT, S_REAL, S_STR, S_SLASH, S_LINE, S_BLOCK, S_STARRED, STATES, S_DONE, S_ERR };
enum kind { K_NONE, K_WORD, K_KEY, K_INT, K_REAL, K_STR, K_OP, KINDS };

static unsigned char next[STATES][CLASSES];
static const char *const kind_name[KINDS] = {"none", "word", "key", "int", "real", "str", "op"};
static const char *const keywords[] = {"if", "else", "while", "return", "int"};

static enum class classify(char c) {
    if (c == 0) return C_END;
    if (c == '\n') return C_NL;
    if (c == ' ' || c == '\t') return C_SPACE;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_') return C_ALPHA;
    if (c >= '0' && c <= '9') return C_DIGIT;
    if (c == '.') return C_DOT;
    if (c == '"') return C_QUOTE;
    if (c == '/') return C_SLASH;
    if (c == '*') return C_STAR;
    if (strchr("+-=<>(){};,!&|", c)) return C_OP;
    return C_BAD;
}

static void row(enum state s, enum state fill) {
    for (int c = 0; c < CLASSES; c++)
        next[s][c] = (unsigned char)fill;
}

static void build(void) {
    row(S_START, S_ERR);
    next[S_START][C_SPACE] = next[S_START][C_NL] = S_START;
    next[S_START][C_ALPHA] = S_WORD;
    next[S_START][C_DIGIT] = S_INT;
    next[S_START][C_QUOTE] = S_STR;
    next[S_START][C_SLASH] = S_SLASH;
    next[S_START][C_OP] = next[S_START][C_STAR] = S_DONE;
    row(S_WORD, S_DONE);
    next[S_WORD][C_ALPHA] = next[S_WORD][C_DIGIT] = S_WORD;
    row(S_INT, S_DONE);
    next[S_INT][C_DIGIT] = S_INT;
    next[S_INT][C_DOT] = S_REAL;
    next[S_INT][C_ALPHA] = S_ERR;
    row(S_REAL, S_DONE);
    next[S_REAL][C_DIGIT] = S_REAL;
    next[S_REAL][C_DOT] = S_ERR;
    row(S_STR, S_STR);
    next[S_STR][C_QUOTE] = S_DONE;
    next[S_STR][C_END] = next[S_STR][C_NL] = S_ERR;
    row(S_SLASH, S_DONE);
    next[S_SLASH][C_SLASH] = S_LINE;
    next[S_SLASH][C_STAR] = S_BLOCK;
    row(S_LINE, S_LINE);
    next[S_LINE][C_NL] = next[S_LINE][C_END] = S_START;
    row(S_BLOCK, S_BLOCK);
    next[S_BLOCK][C_STAR] = S_STARRED;
    next[S_BLOCK][C_END] = S_ERR;
    row(S_STARRED, S_BLOCK);
    next[S_STARRED][C_SLASH] = S_START;
    next[S_STARRED][C_STAR] = S_STARRED;
    next[S_STARRED][C_END] = S_ERR;
}

static enum kind finish(enum state from, const char *s, int n) {
    switch (from) {
    case S_WORD:
        for (unsigned i = 0; i < sizeof keywords / sizeof *keywords; i++)
            if ((int)strlen(keywords[i]) == n && !strncmp(keywords[i], s, (size_t)n))
                return K_KEY;
        return K_WORD;
    case S_INT: return K_INT;
    case S_REAL: return K_REAL;
    case S_STR: return K_STR;
    case S_START:
    case S_SLASH: return K_OP;
    default: return K_NONE;
    }
}

static int scan(const char *text, int counts[KINDS]) {
    enum state s = S_START;
    const char *begin = text, *p = text;
    int line = 1;
    for (;;) {
        if (s == S_START) {
            begin = p;
            if (!*p)
                return 0;
        }
        enum class c = classify(*p);
        enum state to = (enum state)next[s][c];
        if (to == S_ERR)
            return line * 100 + (int)s;
        if (to == S_DONE) {
            int eat = s == S_START || s == S_STR;
            p += eat;
            enum kind k = finish(s, begin, (int)(p - begin));
            counts[k]++;
            printf("%s:%.*s ", kind_name[k], (int)(p - begin), begin);
            s = S_START;
            continue;
        }
        if (c == C_NL)
            line++;
        if (*p)
            p++;
        s = to;
    }
}

int main(void) {
    build();
    static const char *const texts[] = {
        "int main() { return a1 / 2.5; } // tail",
        "while (x<10) /* a ** b */ x = x * 3;\nif (s) s = \"q // no\";",
        "good 12.5.6", "one\ntwo \"open", "/* never", "a # b", "9lives", ""};
    int counts[KINDS] = {0}, codes = 0;
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        int r = scan(texts[i], counts);
        printf("-> %d\n", r);
        codes += r;
    }
    for (int k = 0; k < KINDS; k++)
        printf("%s=%d ", kind_name[k], counts[k]);
    putchar('\n');
    return codes % 256;
}
