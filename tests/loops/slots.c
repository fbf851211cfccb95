//@ verdict: safe
/* Tables of places that are in use or not, as a flag or a pointer in them says; each with a block and its length. */
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);
void *malloc(size_t);
void free(void *);

struct line {
  int used;
  size_t len;
  char *buf;
};
static struct line lines[8];

static int open_line(size_t n) {
  if (n == 0 || n > 1000) return -1;
  for (int i = 0; i < 8; i++) {
    if (!lines[i].used) {
      char *p = malloc(n);
      if (!p) return -1;
      lines[i].buf = p;
      lines[i].len = n;
      lines[i].used = 1;
      return i;
    }
  }
  return -1;
}

static void close_line(int i) {
  if (i < 0 || i >= 8 || !lines[i].used) return;
  free(lines[i].buf);
  lines[i].used = 0;
}

static void put(int i, size_t at, char c) {
  if (i < 0 || i >= 8 || !lines[i].used || at >= lines[i].len) return;
  lines[i].buf[at] = c;
}

static struct {
  int *data;
  int size, fill;
} pool[6];

static void pool_add(int h, int n) {
  if (h < 0 || h >= 6 || n < 1 || n > 50) return;
  if (pool[h].data == NULL) {
    pool[h].data = malloc((size_t)n * sizeof(int));
    if (pool[h].data == NULL) return;
    pool[h].size = n;
    pool[h].fill = 0;
  } else if (pool[h].fill < pool[h].size) {
    pool[h].data[pool[h].fill++] = n;
  } else {
    free(pool[h].data);
    pool[h].data = NULL;
    pool[h].fill = 0;
  }
}

int main(void) {
  for (int op = __VERIFIER_nondet_int(); op != 0; op = __VERIFIER_nondet_int()) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    if (op == 1) open_line((size_t)a);
    else if (op == 2) close_line(a);
    else if (op == 3) put(a, (size_t)b, 'x');
    else pool_add(a, b);
  }
  for (int i = 0; i < 8; i++)
    if (lines[i].used) free(lines[i].buf);
  return 0;
}
