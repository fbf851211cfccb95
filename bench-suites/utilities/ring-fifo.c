#include <stdio.h>

/* A byte queue between a producer and a consumer driven by commands. */
#define SIZE 20

struct fifo {
  unsigned char data[SIZE];
  int head, count;
};

static int put(struct fifo *f, unsigned char c) {
  if (f->count == SIZE)
    return 0;
  int tail = f->head + f->count;
  if (tail >= SIZE)
    tail -= SIZE;
  f->data[tail] = c;
  f->count++;
  return 1;
}

static int get(struct fifo *f) {
  if (f->count == 0)
    return -1;
  int c = f->data[f->head];
  f->head = (f->head + 1) % SIZE;
  f->count--;
  return c;
}

int main(void) {
  struct fifo f = {{0}, 0, 0};
  int c;
  while ((c = getchar()) != EOF) {
    if (c == '-') {
      int out = get(&f);
      if (out >= 0)
        putchar(out);
    } else if (!put(&f, (unsigned char)c)) {
      fputs("full\n", stderr);
    }
  }
  return 0;
}
