//@ verdict: safe
//@ pattern: merge
// buffer: symbolic, on the heap
// Merges two sorted arrays into a third one that has room for both.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

static int *sorted(int n) {
  int *a = malloc((size_t)n * sizeof *a);
  int v = 0;
  if (!a)
    return NULL;
  for (int i = 0; i < n; i++) {
    v += __VERIFIER_nondet_uchar();
    a[i] = v;
  }
  return a;
}

static void merge(int *to, const int *a, int na, const int *b, int nb) {
  int i = 0, j = 0, k = 0;
  while (i < na && j < nb) {
    if (a[i] <= b[j])
      to[k++] = a[i++];
    else
      to[k++] = b[j++];
  }
  while (i < na)
    to[k++] = a[i++];
  while (j < nb)
    to[k++] = b[j++];
}

static int in_order(const int *a, int n) {
  int i = 1;
  while (i < n) {
    if (a[i - 1] > a[i])
      return 0;
    i++;
  }
  return 1;
}

static long total(const int *a, int n) {
  const int *p = a;
  long sum = 0;
  while (n > 0) {
    sum += *p++;
    n--;
  }
  return sum;
}

int main(void) {
  int na = __VERIFIER_nondet_int();
  int nb = __VERIFIER_nondet_int();
  int *a = NULL, *b = NULL, *c = NULL;
  int result = 1;

  if (na < 1 || na > 10000)
    return 0;
  if (nb < 1 || nb > 10000)
    return 0;
  a = sorted(na);
  if (!a)
    goto out;
  b = sorted(nb);
  if (!b)
    goto out;
  c = malloc(((size_t)na + (size_t)nb) * sizeof *c);
  if (!c)
    goto out;
  merge(c, a, na, b, nb);
  result = in_order(c, na + nb) ? 0 : 2;
  if (total(c, na + nb) != total(a, na) + total(b, nb))
    result = 3;
out:
  free(a);
  free(b);
  free(c);
  return result;
}
