//@ verdict: safe
//@ pattern: struct-queue
// buffer: 4096, on the heap
// A priority queue as a binary heap of up to 4096 structures. A node at the end may have a left child only.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define ITEMS 4096

struct item {
  int key;
  short owner;
};

struct queue {
  struct item *item;
  int used;
};

static int queue_load(struct queue *q) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > ITEMS)
    return -1;
  q->item = malloc(ITEMS * sizeof *q->item);
  if (!q->item)
    return -1;
  q->used = n;
  for (int i = 0; i < n; i++) {
    q->item[i].key = __VERIFIER_nondet_int();
    q->item[i].owner = (short)i;
  }
  return 0;
}

static void swap(struct item *a, struct item *b) {
  struct item t = *a;
  *a = *b;
  *b = t;
}

static void sift_down(struct queue *q, int at) {
  for (;;) {
    int child = 2 * at + 1;
    if (child >= q->used)
      return;
    if (child + 1 < q->used && q->item[child + 1].key < q->item[child].key)
      child++;
    if (q->item[at].key <= q->item[child].key)
      return;
    swap(&q->item[at], &q->item[child]);
    at = child;
  }
}

static void build(struct queue *q) {
  for (int at = q->used / 2 - 1; at >= 0; at--)
    sift_down(q, at);
}

static int pop(struct queue *q) {
  int key = q->item[0].key;
  q->used--;
  q->item[0] = q->item[q->used];
  sift_down(q, 0);
  return key;
}

int main(void) {
  struct queue q;
  int last = 0;
  int wrong = 0;
  int first = 1;

  if (queue_load(&q) != 0)
    return 0;
  build(&q);
  while (q.used > 0) {
    int key = pop(&q);
    if (!first && key < last)
      wrong++;
    first = 0;
    last = key;
  }
  free(q.item);
  return wrong;
}
