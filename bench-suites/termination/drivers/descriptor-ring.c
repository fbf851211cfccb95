// Walks a ring of descriptors once around.
struct descriptor {
  unsigned flags, length;
};
static volatile struct descriptor ring[16];
int main(void) {
  unsigned at = 5, total = 0, seen = 0;
  do { //@ terminating
    if (ring[at].flags & 1) total += ring[at].length;
    at = (at + 1) % 16;
    seen++;
  } while (seen < 16);
  return (int)(total & 1);
}
