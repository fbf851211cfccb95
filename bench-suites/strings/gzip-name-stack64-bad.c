//@ verdict: violated
//@ pattern: header-name
//@ inputs: 100 1 1 1 1 1 1 1 1 1 1 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97
// buffer: 64, on the stack
// Copies the original name out of a compressed file's head; the name ends with a zero that may be missing.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
  return n;
}

static int get_name(char *name, size_t room, const unsigned char *head, size_t size) {
  size_t from = 10, at = 0;
  while (from < size && head[from] != 0) {
    if (at >= room)
      break;
    name[at++] = (char)head[from++];
  }
  name[at] = 0; //@ violated: deref
  return from < size;
}

int main(void) {
  unsigned char head[200];
  char name[64];
  size_t n = read_bytes(head, sizeof head);
  int complete = get_name(name, sizeof name, head, n);
  return complete && strlen(name) > n;
}
