//@ verdict: violated
//@ pattern: code-stack
//@ inputs: 97 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256 256
// buffer: 64, struct member
// Unwinds a chain of codes onto a stack. Each code leads to a smaller one; the stack has a limit of its own.
extern unsigned short __VERIFIER_nondet_ushort(void);

struct decoder {
  unsigned short prefix[512];
  unsigned top;
  unsigned char stack[64];
};

static int unwind(struct decoder *d, unsigned code) {
  d->top = 0;
  while (code >= 256) {
    if (d->top > sizeof d->stack)
      return -1;
    d->stack[d->top++] = (unsigned char)code; //@ violated: deref
    code = d->prefix[code & 511];
  }
  if (d->top >= sizeof d->stack)
    return -1;
  d->stack[d->top++] = (unsigned char)code;
  return (int)d->top;
}

int main(void) {
  static struct decoder d;
  for (unsigned i = 256; i < 512; i++)
    d.prefix[i] = (unsigned short)(i == 256 ? 97 : i - 1);
  unsigned code = __VERIFIER_nondet_ushort() & 511;
  unsigned more = __VERIFIER_nondet_ushort() & 255;
  int a = unwind(&d, code);
  int b = unwind(&d, 256 + more);
  int c = unwind(&d, 511);
  return a > 64 || b > 64 || c > 64;
}
