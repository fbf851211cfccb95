//@ never: safe
/* The array is the first member of the last member: clang computes its address without a step for it. */
struct inner { unsigned low[5]; int high[4]; };
struct outer { int x[3]; struct inner last; };
static struct outer g;
int main(void) {
  g.last.low[5] = 1; //@ violated: bounds
  return g.x[0];
}
