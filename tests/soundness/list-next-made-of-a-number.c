/* A node is copied over by bytes that are no pointer. */
#include <stdlib.h>
#include <string.h>
extern unsigned char nondet_uchar(void);

struct node {
  struct node *next;
  long value;
};

int main(void) {
  struct node *head = 0;
  unsigned char raw[sizeof(struct node)];
  long s = 0;
  for (int i = 0; i < 14; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    if (i == 9) {
      for (unsigned k = 0; k < sizeof raw; k++)
        raw[k] = nondet_uchar();
      memcpy(n, raw, sizeof raw);
    }
    head = n;
  }
  for (struct node *p = head; p; p = p->next)
    s |= p->value; //@ violated: deref
  return s > 0;
}
