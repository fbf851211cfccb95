/* Places of a table are looked at that are not in use: what stands in them says nothing. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void free(void *);
struct line {
  int used;
  size_t len;
  char *buf;
};
static struct line lines[8];

int main(void) {
  for (int op = nondet_int(); op != 0; op = nondet_int()) {
    int i = nondet_int();
    if (i < 0 || i >= 8) continue;
    if (op == 1 && !lines[i].used) {
      char *p = malloc(10);
      if (!p) return 1;
      lines[i].buf = p;
      lines[i].used = 1;
    } else if (op == 2 && lines[i].used) {
      free(lines[i].buf);
      lines[i].used = 0;
    } else if (op == 3 && !lines[i].used && lines[i].buf) {
      lines[i].buf[0] = 1; //@ violated: deref
    }
  }
  return 0;
}
