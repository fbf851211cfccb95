// Lists, pointers, fields and globals as counters.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
extern int nondet_int(void);
struct node { struct node *next; int value; };
struct ring { unsigned head, tail, mask; unsigned char data[64]; };
struct ctx { int remaining; int errors; struct { int lo, hi; } range; };
static int counter;
static struct ctx global;
int list_build_walk(int n) {
  struct node *head = 0;
  if (n > 100) n = 100;
  for (int i = 0; i < n; i++) { //@ terminating
    struct node *x = malloc(sizeof *x);
    if (!x) break;
    x->next = head; x->value = i;
    head = x;
  }
  int s = 0;
  for (struct node *p = head; p; p = p->next) //@ terminating
    s += p->value;
  while (head) { //@ terminating
    struct node *d = head;
    head = head->next;
    free(d);
  }
  return s;
}
int ring_drain(struct ring *r) {
  int s = 0;
  while (r->head != r->tail) { //@ terminating
    s += r->data[r->head & 63];
    r->head++;
  }
  return s;
}
int field_counter(struct ctx *c) {
  int steps = 0;
  while (c->remaining > 0) { //@ terminating
    if (nondet_int()) c->errors++;
    c->remaining -= 3;
    steps++;
  }
  return steps;
}
int global_counter(void) {
  counter = 500;
  while (counter) { //@ terminating
    counter--;
    if (nondet_int()) break;
  }
  return counter;
}
static void bump(void) { counter++; }
int global_counter_call(int n) {
  counter = 0;
  while (counter < n) //@ terminating
    bump();
  return counter;
}
static void narrow(struct ctx *c) {
  if (nondet_int()) c->range.lo++;
  else c->range.hi--;
}
int narrow_range(void) {
  struct ctx c = {0};
  c.range.lo = 0; c.range.hi = nondet_int() & 0xff;
  while (c.range.lo < c.range.hi) //@ terminating
    narrow(&c);
  return c.range.lo;
}
int struct_global(int n) {
  global.range.lo = 0;
  global.range.hi = n;
  do { //@ terminating
    global.range.lo += 2;
  } while (global.range.lo < global.range.hi && global.range.lo > 0);
  return global.range.lo;
}
int ptr_compare(const int *a, size_t n) {
  const int *end = a + n, *p = a;
  int s = 0;
  if (n > 1000) return 0;
  while (p != end) { //@ terminating
    s += (int)(size_t)p;
    p++;
  }
  return s;
}
int two_ends(int n) {
  char s[64] = {0};
  char *l = s, *r = s + n - 1;
  if (n <= 0 || n > 64) return 0;
  while (l < r) { //@ terminating
    char t = *l; *l++ = *r; *r-- = t;
  }
  return 0;
}
int skip_spaces(void) {
  char buf[32];
  for (int i = 0; i < 31; i++) buf[i] = (char)nondet_int(); //@ terminating
  buf[31] = 0;
  char *p = buf;
  while (*p == ' ' || *p == '\t') p++; //@ terminating
  int n = 0;
  while (*p && *p != ' ') { p++; n++; } //@ terminating
  return n;
}
int tokens(void) {
  char line[64];
  for (int i = 0; i < 63; i++) line[i] = (char)nondet_int(); //@ terminating
  line[63] = '\0';
  int count = 0;
  char *p = line;
  for (;;) { //@ terminating
    while (*p == ',') p++; //@ terminating
    if (!*p) break;
    count++;
    while (*p && *p != ',') p++; //@ terminating
  }
  return count;
}
int list_self(void) {
  struct node a, b;
  a.next = &b; b.next = &a; a.value = 1; b.value = 2;
  struct node *p = &a;
  int n = 0;
  while (p) { //@ nonterminating
    n ^= p->value;
    p = p->next;
  }
  return n;
}
int three_nodes(void) {
  struct node a, b, c;
  a.next = &b; b.next = &c; c.next = 0;
  int n = 0;
  for (struct node *p = &a; p != 0; p = p->next) n++; //@ terminating
  return n;
}
int strchr_walk(void) {
  char path[40];
  for (int i = 0; i < 39; i++) path[i] = (char)nondet_int(); //@ terminating
  path[39] = 0;
  int n = 0;
  char *p = path;
  while ((p = strchr(p, '/')) != 0) { //@ terminating
    p++;
    n++;
  }
  return n;
}
int strlen_loop(void) {
  char s[20];
  strcpy(s, "hello world");
  int n = 0;
  for (size_t i = 0; i < strlen(s); i++) //@ terminating
    if (s[i] == 'o') n++;
  return n;
}
int array_index_chain(void) {
  int next[16];
  for (int i = 0; i < 16; i++) next[i] = i + 1; //@ terminating
  int i = 0, n = 0;
  while (i < 16) { //@ terminating
    i = next[i];
    n++;
  }
  return n;
}
