//@ verdict: safe
/* A value that is a number or a text, as its tag says: the text is freed when another value takes its place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct value {
    enum { NOTHING, NUMBER, TEXT } kind;
    union {
        long number;
        char *text;
    } of;
};

static void clear(struct value *v) {
    if (v->kind == TEXT) free(v->of.text);
    v->kind = NOTHING;
}

static int set_text(struct value *v, const char *text) {
    char *copy = malloc(strlen(text) + 1);
    if (!copy) return 0;
    strcpy(copy, text);
    clear(v);
    v->kind = TEXT;
    v->of.text = copy;
    return 1;
}

int main(int argc, char **argv) {
    struct value v = {NOTHING, {0}};
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '#') {
            clear(&v);
            v.kind = NUMBER;
            v.of.number = atol(argv[i] + 1);
        } else if (!set_text(&v, argv[i])) {
            break;
        }
        if (v.kind == TEXT) puts(v.of.text);
    }
    clear(&v);
    return 0;
}
