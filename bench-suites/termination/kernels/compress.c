// A small dictionary coder with an open hash table.
extern unsigned char nondet_uchar(void);
static unsigned keys[128];
static unsigned short codes[128];
static unsigned char text[100];
static int find(unsigned key) {
  unsigned slot = (key * 31) & 127;
  int probes = 0;
  while (keys[slot] != 0 && keys[slot] != key) { //@ terminating
    slot = slot == 0 ? 127 : slot - 1;
    if (++probes == 128) return -1;
  }
  return (int)slot;
}
int main(void) {
  int n = 0, next = 256, out = 0;
  while (n < 100) //@ terminating
    text[n++] = nondet_uchar();
  unsigned prefix = text[0];
  for (int i = 1; i < n; i++) { //@ terminating
    unsigned key = (prefix << 8 | text[i]) + 1;
    int slot = find(key);
    if (slot >= 0 && keys[slot] == key) {
      prefix = codes[slot];
      continue;
    }
    out++;
    if (slot >= 0 && next < 300) {
      keys[slot] = key;
      codes[slot] = (unsigned short)next++;
    }
    prefix = text[i];
  }
  return out & 1;
}
