//@ verdict: violated
/* Names inside of the blocks of a list; one of them fills its array, which is the end of the block. */
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

struct cell {
    struct cell *next;
    char name[8];
};

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    struct cell *list = NULL;
    char word[16] = "abc";
    for (int i = 0; i < 12; i++) {
        struct cell *c = malloc(sizeof *c);
        strcpy(word, gate && i == 7 ? "abcdefghijklm" : "abc");
        strncpy(c->name, word, sizeof c->name);
        c->next = list;
        list = c;
    }
    size_t sum = 0;
    for (struct cell *c = list; c; c = c->next) sum += strlen(c->name); //@ violated: deref
    return sum == 3;
}
