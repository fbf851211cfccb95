//@ verdict: violated
//@ pattern: run-length
//@ inputs: 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255 255
// buffer: 4096, on the stack
// Expands runs into a buffer of 4096 bytes. A run is cut to the room that is left.
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char out[4096];
  unsigned used = 0;
  for (;;) {
    unsigned run = __VERIFIER_nondet_uchar();
    unsigned char v = __VERIFIER_nondet_uchar();
    if (run == 0)
      break;
    if (used > sizeof out)
      break;
    while (run--)
      out[used++] = v; //@ violated: deref
    if (used == sizeof out)
      break;
  }
  return used > 4096;
}
