//@ verdict: violated
//@ pattern: count-product
//@ inputs: 8000
// buffer: symbolic, on the heap
// Allocates a table of records; the product of count and size is computed without losing bits.
#include <stdlib.h>
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

struct entry {
  unsigned key;
  char name[12];
};

static struct entry *new_table(unsigned count) {
  unsigned short bytes = (unsigned short)(count * sizeof(struct entry));
  return malloc(bytes + sizeof(struct entry));
}

int main(void) {
  unsigned count = __VERIFIER_nondet_uint();
  if (count > 100000)
    return 0;
  struct entry *table = new_table(count);
  if (!table)
    return 1;
  for (unsigned i = 0; i < count; i++) {
    table[i].key = i; //@ violated: deref
    strcpy(table[i].name, "entry");
  }
  int result = count > 0 && table[count - 1].key != count - 1;
  free(table);
  return result;
}
