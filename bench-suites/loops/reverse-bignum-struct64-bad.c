//@ verdict: violated
//@ pattern: reverse-loop
//@ inputs: 100 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9
// buffer: 64, struct member
// Decimal numbers, the least digit first. Addition runs upwards, comparison and printing run downwards
// from the highest digit. A carry out of the last place is reported, it is not stored.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define DIGITS 64

struct number {
  unsigned char digit[DIGITS];
  int used;
  int overflow;
};

static void number_set(struct number *x, unsigned v) {
  int i = 0;
  while (v != 0) {
    x->digit[i++] = (unsigned char)(v % 10);
    v /= 10;
  }
  x->used = i;
  x->overflow = 0;
}

static void number_push(struct number *x, unsigned char d) {
  for (int i = x->used; i > 0; i--)
    x->digit[i] = x->digit[i - 1]; //@ violated: bounds
  x->digit[0] = d;
  x->used++;
}

static void number_trim(struct number *x) {
  while (x->used > 0 && x->digit[x->used - 1] == 0)
    x->used--;
}

static int number_compare(const struct number *x, const struct number *y) {
  if (x->used != y->used)
    return x->used < y->used ? -1 : 1;
  for (int i = x->used - 1; i >= 0; i--) {
    if (x->digit[i] < y->digit[i])
      return -1;
    if (x->digit[i] > y->digit[i])
      return 1;
  }
  return 0;
}

static void number_add(struct number *x, unsigned v) {
  int i = 0;
  unsigned carry = v;
  while (carry != 0 && i < x->used) {
    carry += x->digit[i];
    x->digit[i] = (unsigned char)(carry % 10);
    carry /= 10;
    i++;
  }
  if (carry != 0)
    x->overflow = 1;
}

int main(void) {
  struct number a, b;
  int n = __VERIFIER_nondet_int();

  if (n < 0 || n > 10000)
    return 0;
  number_set(&a, 7);
  number_set(&b, 4000000000u);
  for (int i = 0; i < n; i++)
    number_push(&a, (unsigned char)(__VERIFIER_nondet_uchar() % 10));
  number_trim(&a);
  number_add(&a, 12345);
  if (number_compare(&a, &b) == 0)
    return 1;
  return a.overflow;
}
