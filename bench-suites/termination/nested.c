// Nests: tables, strings in tables, counters that inner loops share with outer ones, bounds that move.
extern int nondet_int(void);
extern unsigned nondet_uint(void);
static int grid[8][8];
static char names[6][12];
int flood(void) {
  int changed = 1, rounds = 0;
  while (changed && rounds < 64) { //@ terminating
    changed = 0;
    for (int y = 1; y < 7; y++) //@ terminating
      for (int x = 1; x < 7; x++) //@ terminating
        if (grid[y][x] == 0 && grid[y - 1][x] == 1) {
          grid[y][x] = 1;
          changed = 1;
        }
    rounds++;
  }
  return rounds;
}
int flood_without_limit(void) {
  int changed = 1;
  while (changed) { //@ nonterminating
    changed = 0;
    for (int y = 0; y < 8; y++) //@ terminating
      for (int x = 0; x < 8; x++) //@ terminating
        if (grid[y][x] != 5) {
          grid[y][x] ^= 1;
          changed = 1;
        }
  }
  return grid[0][0];
}
int longest_name(void) {
  int best = 0;
  for (int i = 0; i < 6; i++) { //@ terminating
    int n = 0;
    while (n < 12 && names[i][n]) //@ terminating
      n++;
    if (n > best) best = n;
  }
  return best;
}
int sort_names(void) {
  for (int i = 0; i < 5; i++) //@ terminating
    for (int j = 0; j < 5 - i; j++) { //@ terminating
      int k = 0;
      while (k < 11 && names[j][k] == names[j + 1][k]) //@ terminating
        k++;
      if (names[j][k] > names[j + 1][k])
        for (k = 0; k < 12; k++) { //@ terminating
          char c = names[j][k];
          names[j][k] = names[j + 1][k];
          names[j + 1][k] = c;
        }
    }
  return names[0][0];
}
int multiply(int n) {
  int s = 0;
  n &= 7;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j < n; j++) { //@ terminating
      int sum = 0;
      for (int k = 0; k < n; k++) //@ terminating
        sum += grid[i][k] & grid[k][j];
      s ^= sum;
    }
  return s;
}
int primes(int limit) {
  int count = 0;
  if (limit > 5000) limit = 5000;
  for (int p = 2; p < limit; p++) { //@ terminating
    int divisor = 2;
    while (divisor * divisor <= p && p % divisor) //@ terminating
      divisor++;
    if (divisor * divisor > p) count++;
  }
  return count;
}
int factors(int n) {
  int count = 0;
  if (n < 2 || n > 10000) return 0;
  for (int d = 2; d <= n; d++) //@ terminating
    while (n % d == 0) { //@ terminating
      n /= d;
      count++;
    }
  return count;
}
int words(const char *unused) {
  char text[40];
  int at = 0, count = 0;
  for (int i = 0; i < 40; i++) text[i] = (char)nondet_int(); //@ terminating
  while (at < 40) { //@ terminating
    while (at < 40 && text[at] == ' ') at++; //@ terminating
    if (at < 40) count++;
    while (at < 40 && text[at] != ' ') at++; //@ terminating
  }
  return count;
}
int words_stuck(void) {
  char text[40];
  int at = 0, count = 0;
  for (int i = 0; i < 40; i++) text[i] = (char)nondet_int(); //@ terminating
  while (at < 40) { //@ nonterminating
    while (at < 40 && text[at] == ' ') at++; //@ terminating
    while (at < 40 && text[at] > ' ') at++; //@ terminating
    count++;
  }
  return count;
}
int shrink_from_both(int lo, int hi) {
  int moves = 0;
  if (lo < 0 || hi > 10000) return 0;
  while (lo < hi) { //@ terminating
    while (lo < hi && nondet_int()) lo++; //@ terminating
    while (lo < hi && nondet_int()) hi--; //@ terminating
    if (lo < hi) {
      lo++;
      moves++;
    }
  }
  return moves;
}
int budget_for_all(int budget) {
  int done = 0;
  while (budget > 0) { //@ terminating
    int slice = nondet_int() & 15;
    do { //@ terminating
      budget--;
      done++;
    } while (slice-- > 0 && budget > 0);
  }
  return done;
}
int budget_refilled(int budget) {
  int done = 0;
  while (budget > 0) { //@ nonterminating
    for (int i = 0; i < 4 && budget > 0; i++) //@ terminating
      budget--;
    if (budget == 0) budget = 3;
    done ^= 1;
  }
  return done;
}
int skip_ahead(void) {
  int i = 0, s = 0;
  while (i < 100) { //@ terminating
    int step = 1;
    for (int k = 0; k < 3; k++) //@ terminating
      if (nondet_int()) step++;
    i += step;
    s++;
  }
  return s;
}
int skip_nowhere(void) {
  int i = 0, s = 0;
  while (i < 100) { //@ nonterminating
    int step = 0;
    for (int k = 0; k < 3; k++) //@ terminating
      if (nondet_int()) step++;
    i += step;
    s ^= i;
  }
  return s;
}
int countdown_in_base(unsigned n) {
  int digits = 0;
  for (unsigned base = 2; base < 37; base++) { //@ terminating
    unsigned rest = n;
    do { //@ terminating
      rest /= base;
      digits++;
    } while (rest);
  }
  return digits;
}
int gray_codes(void) {
  int flips = 0;
  for (unsigned i = 0; i < 256; i++) { //@ terminating
    unsigned code = i ^ (i >> 1);
    while (code) { //@ terminating
      code &= code - 1;
      flips++;
    }
  }
  return flips;
}
int restart_on_error(void) {
  int attempts = 0, sent = 0;
  while (attempts < 5) { //@ terminating
    for (sent = 0; sent < 16; sent++) //@ terminating
      if (nondet_int() < 0) break;
    if (sent == 16) return 0;
    attempts++;
  }
  return -1;
}
int restart_for_ever(void) {
  int sent = 0;
  while (sent < 16) { //@ nonterminating
    for (sent = 0; sent < 16; sent++) //@ terminating
      if (nondet_int() < 0) break;
  }
  return 0;
}
int pairs_of_pairs(int n) {
  int s = 0;
  n &= 15;
  for (int a = 0; a < n; a++) //@ terminating
    for (int b = a + 1; b < n; b++) //@ terminating
      for (int c = b + 1; c < n; c++) //@ terminating
        for (int d = n; d > c; d--) //@ terminating
          s ^= a + b + c + d;
  return s;
}
int outer_counts_for_inner(int n) {
  int j = 0, s = 0;
  for (int i = 0; i < n; i++) //@ terminating
    while (j < i) { //@ terminating
      j++;
      s ^= j;
    }
  return s;
}
int carry(void) {
  unsigned char digit[4] = {0, 0, 0, 0};
  int steps = 0;
  while (digit[3] < 2) { //@ terminating
    int at = 0;
    while (at < 3 && digit[at] == 9) { //@ terminating
      digit[at] = 0;
      at++;
    }
    digit[at]++;
    steps++;
  }
  return steps;
}
