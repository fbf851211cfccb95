/* What was given to unknown code once may be called by other unknown code later. */
extern void keep(void (*f)(void));
extern void later(void);
static char room[10];
static char *end;

static void back(void) { end = 0; }

int main(void) {
  end = room;
  keep(back);
  end = room + 5;
  for (int i = 0; i < 3; i++) later();
  *end = 1; //@ violated: deref
  return 0;
}
