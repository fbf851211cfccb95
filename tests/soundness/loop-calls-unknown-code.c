/* A function without a body may write whatever it can reach. */
extern void outside(int *);
extern int nondet_int(void);
int visible;

int main(void) {
  char room[1];
  int local = 0;
  while (nondet_int())
    outside(&local);
  room[local] = 0; //@ violated: deref
  room[visible] = 0; //@ violated: deref
  return 0;
}
