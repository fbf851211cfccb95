/* A place of a table stays in use when its block is freed. */
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
      lines[i].buf = malloc(10);
      lines[i].used = lines[i].buf != NULL;
    } else if (op == 2 && lines[i].used) {
      free(lines[i].buf);
      lines[i].used = 2;
    } else if (op == 3 && lines[i].used == 2) {
      lines[i].buf[0] = 1; //@ violated: deref
    }
  }
  return 0;
}
