/* A sum that leaves its type for one pair of inputs. */
extern int nondet_int(void);

int main(void) {
  int x = nondet_int(), y = nondet_int();
  if (y != 1)
    return 0;
  return x + y > 5; //@ violated: overflow
}
