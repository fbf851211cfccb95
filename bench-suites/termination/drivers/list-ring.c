// A list that was closed to a ring by mistake.
struct request {
  struct request *next;
  int length;
};
static struct request a, b;
int main(void) {
  int total = 0;
  a.next = &b;
  b.next = &a;
  for (struct request *r = &a; r; r = r->next) //@ nonterminating
    total ^= r->length;
  return total;
}
