// Nodes of a list in an array, linked by pointers.
struct node {
  int value;
  struct node *next;
};
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
  static struct node nodes[6];
  int n = __VERIFIER_nondet_uchar() % 6 + 1, sum = 0;
  for (int i = 0; i < n; i++) {
    nodes[i].value = i + 1;
    nodes[i].next = i + 1 < n ? &nodes[i + 1] : 0;
  }
  for (struct node *p = nodes; p; p = p->next) sum += p->value;
  return sum;
}
