/* Unknown code has no name for the variable, but for a function that changes it. */
extern void run(void (*f)(void));
static char room[10];
static int at;

static void back(void) { at = 20; }

int main(void) {
  at = 3;
  run(back);
  room[at] = 1; //@ violated: deref
  return 0;
}
