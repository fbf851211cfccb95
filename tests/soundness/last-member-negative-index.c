/* An index below the last member of a structure, which is an array, meets the pointer before it. */
extern int nondet_int(void);
struct options {
  const char *name;
  unsigned char flags[8];
};

int main(void) {
  struct options o = {"x", {0}};
  int n = 0;
  while (n < 8) {
    int at = n - (nondet_int() > 3 ? 8 : 0);
    o.flags[at] = 1; //@ violated: bounds
    n++;
  }
  return o.name[0];
}
