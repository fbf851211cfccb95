// Pointers that walk through objects.
int sum(void) {
  int a[40];
  int s = 0;
  for (int *p = a; p < a + 40; p++) //@ terminating
    *p = 1;
  for (int *p = a; p != a + 40; p++) //@ terminating
    s += *p;
  return s;
}
int backwards(void) {
  char b[64];
  char *p = b + 63;
  int n = 0;
  while (p > b) { //@ terminating
    *p = 'x';
    p--;
    n++;
  }
  return n;
}
int both_ends(void) {
  char b[32];
  for (int i = 0; i < 32; i++) //@ terminating
    b[i] = (char)i;
  char *lo = b, *hi = b + 31;
  while (lo < hi) { //@ terminating
    char t = *lo;
    *lo++ = *hi;
    *hi-- = t;
  }
  return b[0];
}
int two_pointers(void) {
  int a[20], b[20], *p = a, *q = b;
  for (int i = 0; i < 20; i++) //@ terminating
    b[i] = i;
  while (p < a + 20) //@ terminating
    *p++ = *q++;
  return a[19];
}
int in_blocks(void) {
  unsigned char data[256];
  unsigned char *p = data, *end = data + 256;
  int s = 0;
  while (end - p >= 16) { //@ terminating
    for (int i = 0; i < 16; i++) //@ terminating
      p[i] = (unsigned char)i;
    p += 16;
    s++;
  }
  return s;
}
int records(void) {
  struct { int key, value; } table[12], *r;
  int s = 0;
  for (r = table; r < table + 12; r++) { //@ terminating
    r->key = 1;
    r->value = 2;
  }
  for (r = table + 12; r-- > table;) //@ terminating
    s += r->value;
  return s;
}
int stuck(void) {
  char b[16];
  char *p = b, *end = b + 16;
  while (p < end) { //@ nonterminating
    *p = 0;
    if (p == b + 7) continue;
    p++;
  }
  return b[0];
}
int back_and_forth(void) {
  int a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int *p = a + 3, n = 0;
  while (p >= a && p < a + 8) { //@ nonterminating
    if (p == a + 5) p = a + 2;
    p++;
    n ^= *p;
  }
  return n;
}
int rows(void) {
  int m[6][10];
  int s = 0;
  for (int (*row)[10] = m; row < m + 6; row++) //@ terminating
    for (int *cell = *row; cell < *row + 10; cell++) //@ terminating
      *cell = 1;
  return s + m[5][9];
}
struct node {
  struct node *next;
  int value;
};
int fixed_list(void) {
  struct node c = {0, 3}, b = {&c, 2}, a = {&b, 1};
  int s = 0;
  for (struct node *n = &a; n; n = n->next) //@ terminating
    s += n->value;
  return s;
}
int ring_list(void) {
  struct node c = {0, 3}, b = {&c, 2}, a = {&b, 1};
  int s = 0;
  c.next = &a;
  for (struct node *n = &a; n; n = n->next) //@ nonterminating
    s ^= n->value;
  return s;
}
int list_with_limit(void) {
  struct node c = {0, 3}, b = {&c, 2}, a = {&b, 1};
  int s = 0, limit = 100;
  c.next = &a;
  for (struct node *n = &a; n && limit > 0; n = n->next, limit--) //@ terminating
    s ^= n->value;
  return s;
}
