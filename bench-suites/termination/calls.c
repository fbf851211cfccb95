// Recursion with pointers, through several functions, over globals.
#include <stdlib.h>
extern int nondet_int(void);
struct tree { struct tree *l, *r; int v; };
struct list { struct list *next; int v; };
static int sum_array(const int *a, int n) { //@ terminating
  if (n <= 0) return 0;
  return a[0] + sum_array(a + 1, n - 1);
}
int call_sum(void) {
  int a[10];
  for (int i = 0; i < 10; i++) a[i] = i;
  return sum_array(a, 10);
}
static int len(const char *s) { //@ terminating
  return *s ? 1 + len(s + 1) : 0;
}
int call_len(void) { return len("recursion"); }
static void reverse(char *s, int i, int j) { //@ terminating
  if (i >= j) return;
  char t = s[i]; s[i] = s[j]; s[j] = t;
  reverse(s, i + 1, j - 1);
}
int call_reverse(void) { char b[8] = "abcdefg"; reverse(b, 0, 6); return b[0]; }
static void qs(int *a, int lo, int hi) { //@ terminating
  if (lo >= hi) return;
  int p = a[hi], i = lo;
  for (int j = lo; j < hi; j++) //@ terminating
    if (a[j] < p) { int t = a[i]; a[i] = a[j]; a[j] = t; i++; }
  int t = a[i]; a[i] = a[hi]; a[hi] = t;
  qs(a, lo, i - 1);
  qs(a, i + 1, hi);
}
int call_qs(void) { int a[6] = {3, 1, 2, 9, 4, 5}; qs(a, 0, 5); return a[0]; }
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); } //@ terminating
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); } //@ terminating
int call_even(unsigned n) { return is_even(n); }
static int hanoi(int n, int from, int to) { //@ terminating
  if (n <= 0) return 0;
  return hanoi(n - 1, from, 6 - from - to) + 1 + hanoi(n - 1, 6 - from - to, to);
}
int call_hanoi(int n) { return hanoi(n & 15, 1, 2); }
static int depth;
static void nest(void) { //@ terminating
  if (depth >= 10) return;
  depth++;
  nest();
}
int call_nest(void) { depth = 0; nest(); return depth; }
static int list_len(const struct list *l) { //@ terminating
  if (!l) return 0;
  return 1 + list_len(l->next);
}
int call_list(void) {
  struct list a, b, c;
  a.next = &b; b.next = &c; c.next = 0;
  return list_len(&a);
}
static int tree_depth(const struct tree *t) { //@ terminating
  if (!t) return 0;
  int a = tree_depth(t->l), b = tree_depth(t->r);
  return 1 + (a > b ? a : b);
}
int call_tree(void) {
  struct tree x = {0, 0, 1}, y = {0, 0, 2}, z = {&x, &y, 3};
  return tree_depth(&z);
}
static int find(const char *s, const char *end, char c) { //@ terminating
  if (s == end) return 0;
  if (*s == c) return 1;
  return find(s + 1, end, c);
}
int call_find(void) { char b[16] = "hello"; return find(b, b + 16, 'x'); }
static int bounce(int *n) { //@ terminating
  if (*n <= 0) return 0;
  --*n;
  return 1 + bounce(n);
}
int call_bounce(void) { int n = nondet_int(); return bounce(&n); }
static int expr(const char *s, int i, int d) { //@ terminating
  if (d > 20 || i >= 16) return i;
  if (s[i] == '(') { i = expr(s, i + 1, d + 1); return i; }
  return i + 1;
}
int call_expr(void) { char b[16] = "((()))"; return expr(b, 0, 0); }
static int never(const char *s, int n) { //@ nonterminating
  if (n == 1000) return *s;
  return never(s, n);
}
int call_never(void) { return never("x", 3); }
