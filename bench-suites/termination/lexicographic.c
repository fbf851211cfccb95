// Several variables that fall in turn.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
int pair(int x, int y) {
  while (x > 0 && y > 0) { //@ terminating
    if (nondet_int()) {
      x--;
      y = nondet_int();
    } else {
      y--;
    }
  }
  return x;
}
int triple(int x, int y, int z) {
  while (x > 0 && y > 0 && z > 0) { //@ terminating
    switch (nondet_int()) {
    case 0:
      x--;
      y = nondet_int();
      z = nondet_int();
      break;
    case 1:
      y--;
      z = nondet_int();
      break;
    default:
      z--;
    }
  }
  return x;
}
int like_two_loops(int n, int m) {
  int i = 0, j = 0;
  while (i < n) { //@ terminating
    if (j < m) {
      j++;
    } else {
      j = 0;
      i++;
    }
  }
  return i;
}
int clock(void) {
  int h = 0, m = 0, s = 0;
  while (h < 24) { //@ terminating
    s++;
    if (s == 60) {
      s = 0;
      m++;
    }
    if (m == 60) {
      m = 0;
      h++;
    }
  }
  return h + m + s;
}
int flag_then_count(int n) {
  int done = 0, i = 0;
  while (!done) { //@ terminating
    if (i >= n) done = 1;
    else i++;
  }
  return i;
}
int either_way(int x, int y) {
  while (x > 0 || y > 0) { //@ terminating
    if (x > 0) x--;
    else y--;
  }
  return x + y;
}
int sum_falls(int x, int y) {
  if (x > 1000000 || y > 1000000 || x < 0 || y < 0) return 0;
  while (x + y > 0) { //@ terminating
    if (x > 0 && nondet_int()) x--;
    else if (y > 0) y--;
    else x--;
  }
  return x + y;
}
int difference(int x, int y) {
  while (x > y) { //@ terminating
    if (nondet_int()) x--;
    else y++;
  }
  return x;
}
int trade(int x, int y) {
  if (x > 10000 || y > 10000 || x < 0 || y < 0) return 0;
  while (x > 0 && y > 0) { //@ terminating
    if (nondet_int()) {
      x--;
      y++;
    } else {
      y -= 2;
    }
  }
  return x;
}
int with_inner_reset(int n) {
  int x = n, y = 0;
  while (x > 0) { //@ terminating
    if (y > 0) {
      y--;
    } else {
      x--;
      y = x & 31;
    }
  }
  return x;
}
int nest_in_one(int n) {
  int i = n, j = n, k = n;
  while (i > 0) { //@ terminating
    if (k > 0) k--;
    else if (j > 0) {
      j--;
      k = n;
    } else {
      i--;
      j = n;
      k = n;
    }
  }
  return i;
}
int swap_roles(int x, int y) {
  while (x > 0 && y > 0) { //@ terminating
    int old = x;
    x = y - 1;
    y = old;
  }
  return x + y;
}
int no_progress(int x, int y) {
  while (x > 0 && y > 0) { //@ nonterminating
    if (x > y) {
      x--;
      y++;
    } else {
      x++;
      y--;
    }
  }
  return x;
}
int ping_pong(int x) {
  int d = 1;
  while (x > 0 && x < 100) { //@ nonterminating
    x += d;
    if (x == 50) d = -1;
    if (x == 10) d = 1;
  }
  return x;
}
int outer_and_pair(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { //@ terminating
    int a = i, b = n;
    while (a > 0 && b > 0) { //@ terminating
      if ((a ^ b) & 1) a--;
      else {
        b--;
        a = i;
      }
    }
    s ^= a;
  }
  return s;
}
