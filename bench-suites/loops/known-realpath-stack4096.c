//@ verdict: safe
//@ pattern: known-defect
// buffer: 4096, on the stack
// Builds a path from components. A separator goes between them, but not behind the root, which is one
// already. The check for room has to count the separator in the same cases in which it is written.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define LONGEST 4096
#define PART 64

struct part {
  char text[PART];
  int length;
};

static void part_read(struct part *p) {
  int n = __VERIFIER_nondet_uchar() % PART;
  if (n == 0)
    n = 14;
  for (int i = 0; i < n; i++) {
    char c = (char)('a' + i % 26);
    p->text[i] = c;
  }
  p->length = n;
}

static int root(char *path) {
  path[0] = '/';
  path[1] = 0;
  return 1;
}

static int room_for(int used, const struct part *p) {
  int separator = used > 1;
  return used + separator + p->length + 1 <= LONGEST;
}

static int append(char *path, int used, const struct part *p) {
  if (used > 1)
    path[used++] = '/';
  for (int i = 0; i < p->length; i++)
    path[used++] = p->text[i];
  path[used] = 0;
  return used;
}

static int parent(char *path, int used) {
  while (used > 1 && path[used - 1] != '/')
    used--;
  if (used > 1)
    used--;
  path[used] = 0;
  return used;
}

static int separators(const char *path) {
  int n = 0;
  for (; *path; path++)
    if (*path == '/')
      n++;
  return n;
}

int main(void) {
  char path[LONGEST];
  struct part p;
  int n = __VERIFIER_nondet_int();
  int used = root(path);

  if (n < 0 || n > 5000)
    return 0;
  for (int i = 0; i < n; i++) {
    part_read(&p);
    if (!room_for(used, &p))
      break;
    used = append(path, used, &p);
  }
  if (separators(path) > used)
    return 1;
  used = parent(path, used);
  return used >= LONGEST;
}
