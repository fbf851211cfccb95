// Serves pending interrupts by priority until none is left, at most a fixed number.
volatile unsigned pending;
static unsigned counts[32];
int main(void) {
  unsigned served = 0, bits = pending;
  while (bits) { //@ terminating
    unsigned which = 0;
    while (which < 31 && !(bits & (1u << which))) //@ terminating
      which++;
    counts[which]++;
    bits &= bits - 1;
    served++;
  }
  return (int)(served & 1);
}
