// Follows descriptors as long as the device owns none: a hostile device keeps it going.
struct descriptor {
  unsigned flags, length;
};
static volatile struct descriptor ring[16];
int main(void) {
  unsigned at = 0;
  while (!(ring[at].flags & 0x80000000u)) //@ nonterminating
    at = (at + 1) % 16;
  return (int)at;
}
