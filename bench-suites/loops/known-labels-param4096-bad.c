//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 4001
// buffer: 4096, function parameter
// Expands a compressed domain name of a message of 4096 bytes. A label has a length byte; a value with both
// high bits set is half of a reference to another place of the message. References are counted.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define MESSAGE 4096
#define NAME 256
#define HOPS 20

struct name {
  char text[NAME];
  int used;
  int labels;
};

static void scramble(unsigned char *msg, unsigned char key) {
  for (int i = 0; i < MESSAGE; i++)
    msg[i] = __VERIFIER_nondet_uchar() ^ key;
}

static int copy_label(struct name *to, const unsigned char *msg, int from, int len) {
  if (to->used + len + 1 > NAME - 1)
    return -1;
  for (int i = 0; i < len; i++)
    to->text[to->used++] = (char)msg[from + i]; //@ violated: deref
  to->text[to->used++] = '.';
  to->labels++;
  return 0;
}

static int expand(struct name *to, const unsigned char *msg, int at) {
  int hops = 0;
  while (at < MESSAGE) {
    int len = msg[at];
    if (len == 0) {
      to->text[to->used] = 0;
      return to->labels;
    }
    if ((len & 0xc0) == 0xc0) {
      if (at + 1 >= MESSAGE || ++hops > HOPS)
        return -1;
      at = (len & 0x0f) << 8 | msg[at + 1];
      continue;
    }
    if (len > 63)
      return -1;
    if (copy_label(to, msg, at + 1, len) != 0)
      return -1;
    at += 1 + len;
  }
  return -1;
}

static int is_plain(const struct name *n) {
  for (int i = 0; i < n->used; i++) {
    char c = n->text[i];
    if (c != '.' && c != '-' && (c < '0' || c > 'z'))
      return 0;
  }
  return 1;
}

int main(void) {
  unsigned char *msg = malloc(MESSAGE);
  struct name n;
  int start = __VERIFIER_nondet_int();
  int labels = -1;

  if (!msg)
    return 1;
  n.used = 0;
  n.labels = 0;
  if (start >= 12 && start < MESSAGE) {
    scramble(msg, 5);
    labels = expand(&n, msg, start);
  }
  free(msg);
  if (labels < 0)
    return 0;
  return is_plain(&n) && n.used == 0;
}
