// Phases, modes, and loops that change direction.
extern int nondet_int(void);
int up_then_down(int n) {
  int phase = 0, x = 0;
  if (n > 1000) n = 1000;
  while (phase < 2) { //@ terminating
    if (phase == 0) {
      if (x < n) x++;
      else phase = 1;
    } else {
      if (x > 0) x--;
      else phase = 2;
    }
  }
  return x;
}
int states(void) {
  int state = 0, budget = 50;
  while (state != 4) { //@ terminating
    switch (state) {
    case 0: state = 1; break;
    case 1: state = nondet_int() ? 2 : 3; break;
    case 2: state = 3; break;
    case 3: state = budget-- > 0 ? 1 : 4; break;
    }
  }
  return budget;
}
int states_forever(void) {
  int state = 0;
  while (state != 4) { //@ nonterminating
    switch (state) {
    case 0: state = 1; break;
    case 1: state = 2; break;
    case 2: state = 0; break;
    case 3: state = 4; break;
    }
  }
  return state;
}
int straight_machine(void) {
  int state = 0;
  while (state != 4) { //@ terminating
    switch (state) {
    case 0: state = 1; break;
    case 1: state = 3; break;
    case 2: state = 4; break;
    case 3: state = 2; break;
    }
  }
  return state;
}
int retries(void) {
  int tries = 0;
  while (nondet_int() != 0) { //@ terminating
    tries++;
    if (tries > 5) break;
  }
  return tries;
}
int until_input(void) {
  int n = 0;
  while (nondet_int() != 42) //@ nonterminating
    n ^= 1;
  return n;
}
int fuel(int n) {
  int fuel = 1000, x = n;
  while (x != 1 && fuel-- > 0) //@ terminating
    x = x % 2 == 0 ? x / 2 : (x & 0xffff) * 3 + 1;
  return x;
}
int overshoot(int x) {
  while (x < 100) { //@ terminating
    if (x < 0) x = 50;
    else x += 10;
  }
  return x;
}
int bounce(int x) {
  while (x < 100) { //@ nonterminating
    if (x == 0) x = 10;
    else x = 0;
  }
  return x;
}
int mode_nest(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { //@ terminating
    int mode = i & 1, k = 8;
    while (k > 0) { //@ terminating
      if (mode) k -= 2;
      else k--;
      mode = !mode;
      s ^= k;
    }
  }
  return s;
}
int settle(int x, int y) {
  if (x < 0 || y < 0 || x > 1000 || y > 1000) return 0;
  while (x != y) { //@ terminating
    if (x < y) x++;
    else y++;
  }
  return x;
}
int hot_and_cold(int t) {
  int n = 0;
  if (t < 0 || t > 100) return 0;
  while (t != 20) { //@ terminating
    if (t < 20) t++;
    else t--;
    n++;
  }
  return n;
}
int flag_from_inner(int n) {
  int again = 1, s = 0, rounds = 0;
  while (again && rounds < 100) { //@ terminating
    again = 0;
    for (int i = 0; i < n; i++) //@ terminating
      if ((i ^ s) == 5) {
        again = 1;
        s ^= i;
      }
    rounds++;
  }
  return s;
}
int inner_never_exits(int n) {
  int s = 0;
  for (int i = 0; i < 10; i++) { 
    int k = n & 1;
    while (k < 2) { //@ nonterminating
      k = (k + 1) & 1;
      s ^= k;
    }
  }
  return s;
}
