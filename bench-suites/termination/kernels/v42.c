// A trie of strings with nodes in arrays: look up, then grow.
extern unsigned char nondet_uchar(void);
static short child[64], sibling[64];
static unsigned char symbol[64];
int main(void) {
  int nodes = 1, node = 0, sent = 0;
  for (int i = 0; i < 64; i++) //@ terminating
    child[i] = sibling[i] = -1;
  for (int n = 0; n < 200; n++) { //@ terminating
    unsigned char c = nondet_uchar();
    int at = child[node & 63], steps = 0;
    while (at >= 0 && at < 64 && symbol[at] != c && steps < 64) { //@ terminating
      at = sibling[at];
      steps++;
    }
    if (at >= 0 && at < 64 && symbol[at] == c) {
      node = at;
      continue;
    }
    sent++;
    if (nodes < 64) {
      symbol[nodes] = c;
      sibling[nodes] = child[node & 63];
      child[node & 63] = (short)nodes++;
    }
    node = 0;
  }
  return sent & 1;
}
