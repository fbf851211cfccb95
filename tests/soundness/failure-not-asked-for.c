/* What a failure left behind is used: the test is there, but lets it pass. */
#include <stdlib.h>
extern int nondet_int(void);

struct buffer {
  int size;
  char *data;
};

static int open_buffer(struct buffer *b, int size) {
  b->size = size;
  b->data = NULL;
  if (nondet_int() == 7)
    return -1;
  b->data = malloc(100);
  if (b->data == NULL)
    return -1;
  b->size = 100;
  return 0;
}

int main(void) {
  struct buffer b;
  int size = nondet_int();
  if (size < 0 || size > 1000)
    return 0;
  if (open_buffer(&b, size) > 0)
    return 1;
  for (int i = 0; i < b.size; i++)
    b.data[i] = 0; //@ violated: deref
  return 0;
}
