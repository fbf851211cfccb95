//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 97 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 4096
// buffer: 4096, function parameter
// Decompresses a stream of codes. A code above 255 stands for a former code and one more byte; the bytes of a
// code come out in reverse order through a stack. A code may be at most the next free one.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned short __VERIFIER_nondet_ushort(void);

#define CODES 4096

struct tables {
  unsigned short prefix[CODES];
  unsigned char suffix[CODES];
};

struct decoder {
  unsigned next;
  unsigned old;
  unsigned char first;
  unsigned long out;
};

static void decoder_start(struct decoder *d, unsigned code) {
  d->next = 256;
  d->old = code;
  d->first = (unsigned char)code;
  d->out = 1;
}

static unsigned unwind(const unsigned short *prefix, const unsigned char *suffix, unsigned char *stack, unsigned top,
                       unsigned code) {
  while (code >= 256) {
    if (top >= CODES - 1)
      return 0;
    stack[top++] = suffix[code]; //@ violated: deref
    code = prefix[code];
  }
  stack[top++] = (unsigned char)code;
  return top;
}

static int step(struct decoder *d, unsigned short *prefix, unsigned char *suffix, unsigned char *stack, unsigned code) {
  unsigned top = 0;
  unsigned in = code;
  if (code > d->next && code > CODES)
    return -1;
  if (code == d->next) {
    stack[top++] = d->first;
    code = d->old;
  }
  top = unwind(prefix, suffix, stack, top, code);
  if (top == 0)
    return -1;
  d->first = stack[top - 1];
  d->out += top;
  if (d->next < CODES) {
    prefix[d->next] = (unsigned short)d->old;
    suffix[d->next] = d->first;
    d->next++;
  }
  d->old = in;
  return 0;
}

int main(void) {
  unsigned short *prefix = calloc(CODES, sizeof *prefix);
  unsigned char *suffix = calloc(CODES, 1);
  unsigned char *stack = malloc(CODES);
  struct decoder d;
  unsigned long out = 0;

  if (!prefix || !suffix || !stack)
    goto done;
  decoder_start(&d, __VERIFIER_nondet_uchar());
  for (int i = 0; i < 10000; i++) {
    unsigned code = __VERIFIER_nondet_ushort();
    if (code == 0)
      break;
    if (step(&d, prefix, suffix, stack, code) != 0)
      break;
  }
  out = d.out;
done:
  free(prefix);
  free(suffix);
  free(stack);
  return out > 10000ul * CODES;
}
