//@ verdict: violated
//@ inputs: 7 7
/* The pointer stands at the array or one element before it. */
extern int __VERIFIER_nondet_int(void);

static int cells[4];
static int *at;

int main(void) {
    at = cells;
    for (int i = 0; i < 10; i++) {
        *at = i; //@ violated: deref
        if (__VERIFIER_nondet_int() == 7)
            at = cells - 1;
        else
            at = cells;
    }
    return 0;
}
