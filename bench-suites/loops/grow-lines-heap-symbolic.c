//@ verdict: safe
//@ pattern: realloc-growth
// buffer: symbolic, on the heap
// Positions of newlines are collected in a table that grows by 32 places; the size is in bytes.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  unsigned *table = NULL;
  unsigned used = 0, room = 0;
  if (n > 8000)
    return 0;
  for (unsigned at = 0; at < n; at++) {
    if (__VERIFIER_nondet_char() == '+')
      continue;
    if (used == room) {
      unsigned *p = realloc(table, (room + 32) * sizeof *p);
      if (!p)
        break;
      table = p;
      room += 32;
    }
    table[used++] = at;
  }
  free(table);
  return used > n;
}
