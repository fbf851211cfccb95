/* Unknown code calls a function that it was given, with other arguments than the program does. */
extern void run(void (*f)(int), int);
static char room[10];

static void back(int i) {
  int s = 0;
  for (int k = 0; k < 3; k++) s += k;
  room[i] = (char)s; //@ violated: deref
}

int main(void) {
  back(3);
  run(back, 5);
  return 0;
}
