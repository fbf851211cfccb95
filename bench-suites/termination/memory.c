// What is counted lives in memory: globals, fields, array elements, behind pointers.
struct queue {
  int head, tail, size;
  int slots[16];
};
struct range {
  unsigned from, to;
};
static int counter;
static struct range global_range;
int global_counter(int n) {
  counter = 0;
  while (counter < n) //@ terminating
    counter++;
  return counter;
}
int by_pointer(int n) {
  int left = n;
  int *p = &left;
  while (*p > 0) //@ terminating
    (*p)--;
  return left;
}
static void step(int *p) { *p = *p + 1; }
int by_call(int n) {
  int i = 0;
  while (i < n) //@ terminating
    step(&i);
  return i;
}
int field(struct range *r) {
  int s = 0;
  while (r->from < r->to) { //@ terminating
    r->from++;
    s++;
  }
  return s;
}
int global_field(unsigned n) {
  global_range.from = 0;
  global_range.to = n;
  while (global_range.from != global_range.to) //@ terminating
    global_range.from++;
  return 0;
}
int drain(void) {
  struct queue q = {0, 0, 0, {0}};
  for (int i = 0; i < 10; i++) { //@ terminating
    q.slots[q.tail] = i;
    q.tail = (q.tail + 1) % 16;
    q.size++;
  }
  int s = 0;
  while (q.size > 0) { //@ terminating
    s += q.slots[q.head];
    q.head = (q.head + 1) % 16;
    q.size--;
  }
  return s;
}
int element(int n) {
  int a[4] = {0, 0, 0, 0};
  while (a[2] < n) //@ terminating
    a[2]++;
  return a[2];
}
int two_globals(int n) {
  static int x, y;
  x = n;
  y = n;
  while (x > 0 && y > 0) { //@ terminating
    if (x > y) x--;
    else y--;
  }
  return x + y;
}
int never_counted(int n) {
  counter = 0;
  int i = 0;
  while (counter < n) //@ nonterminating
    i ^= 1;
  return i;
}
int overwritten(int n) {
  int left = n;
  int *p = &left;
  while (left > 0) { //@ nonterminating
    left--;
    *p = n;
  }
  return left;
}
int ring(int n) {
  struct queue q = {0, 0, 0, {0}};
  int i = 0;
  while (q.head < 16) { //@ nonterminating
    q.head = (q.head + 1) % 16;
    i ^= n;
  }
  return i;
}
int nest_in_memory(int n) {
  struct range outer = {0, 20}, inner;
  int s = 0;
  while (outer.from < outer.to) { //@ terminating
    inner.from = 0;
    inner.to = 10;
    while (inner.from < inner.to) { //@ terminating
      s ^= n;
      inner.from++;
    }
    outer.from++;
  }
  return s;
}
int array_of_limits(void) {
  static const int limits[5] = {3, 1, 4, 1, 5};
  int s = 0;
  for (int i = 0; i < 5; i++) //@ terminating
    for (int j = 0; j < limits[i]; j++) //@ terminating
      s++;
  return s;
}
