/* A function without a body may write whatever it can reach. */
extern void outside(int *);
int visible;

int main(void) {
  char room[1];
  int local = 0;
  outside(&local);
  room[local] = 0; //@ violated: deref
  room[visible] = 0; //@ violated: deref
  return 0;
}
