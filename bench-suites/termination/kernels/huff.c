// Builds a Huffman tree by repeated search of the two rarest, then measures code lengths.
extern unsigned char nondet_uchar(void);
static int weight[32], parent[32], used[32];
int main(void) {
  int nodes = 16, total = 0;
  for (int i = 0; i < 16; i++) { //@ terminating
    weight[i] = nondet_uchar();
    parent[i] = -1;
  }
  while (nodes < 31) { //@ terminating
    int a = -1, b = -1;
    for (int i = 0; i < nodes; i++) { //@ terminating
      if (used[i]) continue;
      if (a < 0 || weight[i] < weight[a]) {
        b = a;
        a = i;
      } else if (b < 0 || weight[i] < weight[b]) {
        b = i;
      }
    }
    if (a < 0 || b < 0) break;
    used[a] = used[b] = 1;
    weight[nodes] = weight[a] + weight[b];
    parent[a] = parent[b] = nodes;
    parent[nodes] = -1;
    nodes++;
  }
  for (int i = 0; i < 16; i++) { //@ terminating
    int node = i, length = 0;
    while (node >= 0 && node < 31 && length < 31) { //@ terminating
      node = parent[node];
      length++;
    }
    total += length;
  }
  return total & 1;
}
