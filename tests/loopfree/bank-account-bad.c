//@ property: assert,overflow
//@ verdict: violated
//@ inputs: 5 2147483600 60
/* Deposits and withdrawals with limits; the check must not itself overflow. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

struct account {
  int balance;
  int credit;
};

enum result { DONE, REFUSED };

static enum result deposit(struct account *a, int amount) {
  if (amount < 0)
    return REFUSED;
  if (a->balance + amount < 0) //@ violated: overflow
    return REFUSED;
  a->balance += amount;
  return DONE;
}

static enum result withdraw(struct account *a, int amount) {
  if (amount < 0 || amount > a->credit + a->balance)
    return REFUSED;
  a->balance -= amount;
  return DONE;
}

int main(void) {
  struct account a = {0, 0};
  a.credit = __VERIFIER_nondet_int();
  int in = __VERIFIER_nondet_int();
  int out = __VERIFIER_nondet_int();
  __VERIFIER_assume(a.credit >= 0 && a.credit <= 1000);
  a.balance = 100;
  enum result r = deposit(&a, in);
  assert(r == DONE || a.balance == 100);
  assert(a.balance >= 100);
  if (a.balance > 1000000)
    return 0;
  r = withdraw(&a, out);
  if (r == DONE)
    assert(a.balance >= -a.credit);
  else
    assert(out < 0 || out > 100);
  return 0;
}
