//@ verdict: violated
/* The bytes of a link go through numbers and a function before they are a pointer again; by then its block is freed. */
#include <stdlib.h>

struct node { char name[8]; struct node *next; int value; };

static unsigned char byte(const char *from, int i) { return (unsigned char)(from[i] + 1); }

static int take(struct node *a) {
  struct node *copy = malloc(sizeof *copy);
  if (!copy) return 0;
  copy->next = NULL;
  for (int i = 0; i < 16; i++) {
    unsigned char c = byte((const char *)a, i);
    ((char *)copy)[i] = (char)(c - 1);
  }
  free(a->next);
  int value = copy->next->value; //@ violated: deref
  free(copy);
  return value;
}

int main(void) {
  struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  if (!a || !b) return 1;
  for (int i = 0; i < 8; i++) a->name[i] = b->name[i] = 'x';
  a->next = b;
  b->next = NULL;
  a->value = b->value = 1;
  int value = take(a);
  free(a);
  return value;
}
