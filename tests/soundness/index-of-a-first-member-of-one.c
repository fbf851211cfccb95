//@ never: safe
/* The same in an array of one structure, which is the last member. */
struct inner { unsigned low[5]; int high[4]; };
struct outer { int x[3]; struct inner last[1]; };
static struct outer g;
int main(void) {
  g.last[0].low[5] = 1; //@ violated: bounds
  return g.x[0];
}
