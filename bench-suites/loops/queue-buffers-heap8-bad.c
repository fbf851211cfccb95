//@ verdict: violated
//@ pattern: struct-queue
//@ inputs: 1 2 1 2 2 2
// buffer: 8, on the heap
// Eight slots own heap blocks of eight bytes. Releasing a slot forgets its block, so that a second release
// or the final cleanup does not free it again.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

#define SLOTS 8
#define BLOCK 8

struct slot {
  unsigned char *block;
  int uses;
};

static void slots_init(struct slot *s) {
  for (int i = 0; i < SLOTS; i++) {
    s[i].block = NULL;
    s[i].uses = 0;
  }
}

static int slot_acquire(struct slot *s) {
  for (int i = 0; i < SLOTS; i++) {
    if (s[i].block != NULL)
      continue;
    s[i].block = malloc(BLOCK);
    if (s[i].block == NULL)
      return -1;
    for (int k = 0; k < BLOCK; k++)
      s[i].block[k] = (unsigned char)(i + k);
    s[i].uses = 1;
    return i;
  }
  return -1;
}

static void slot_release(struct slot *s, int at) {
  if (s[at].block == NULL)
    return;
  free(s[at].block); //@ violated: free
  s[at].uses = 0;
}

static int slots_busy(const struct slot *s) {
  int n = 0;
  for (int i = 0; i < SLOTS; i++)
    n += s[i].uses;
  return n;
}

static void slots_close(struct slot *s) {
  for (int i = SLOTS - 1; i >= 0; i--)
    slot_release(s, i);
}

int main(void) {
  struct slot s[SLOTS];
  int most = 0;

  slots_init(s);
  for (int turn = 0; turn < 3000; turn++) {
    unsigned char op = __VERIFIER_nondet_uchar();
    int busy;
    if (op == 0)
      break;
    if (op == 1) {
      if (slot_acquire(s) < 0)
        slot_release(s, turn % SLOTS);
    } else {
      slot_release(s, (op - 2) % SLOTS);
    }
    busy = slots_busy(s);
    if (busy > most)
      most = busy;
  }
  slots_close(s);
  return most > SLOTS;
}
