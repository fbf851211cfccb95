//@ verdict: safe
//@ pattern: ring-buffer
// buffer: 64, on the stack
// Head and tail run freely and are masked when they are used as an index.
extern unsigned int __VERIFIER_nondet_uint(void);
extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  short ring[64];
  unsigned head = 0, tail = 0;
  unsigned steps = __VERIFIER_nondet_uint();
  if (steps > 1000000)
    return 0;
  while (steps-- > 0) {
    if (__VERIFIER_nondet_bool()) {
      if (head != tail)
        tail++;
    } else if (head - tail < 64) {
      ring[head & 63] = (short)steps;
      head++;
    } else {
      tail += 2;
    }
  }
  return head - tail > 64;
}
