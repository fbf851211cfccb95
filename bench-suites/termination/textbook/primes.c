// Textbook loops: primes.
extern unsigned nondet_uint(void);
static int sieve[200];
int main(void) {
  for (int i = 2; i < 200; i++) sieve[i] = 1; //@ terminating
  for (int i = 2; i * i < 200; i++) //@ terminating
    if (sieve[i])
      for (int j = i * i; j < 200; j += i) sieve[j] = 0; //@ terminating
  unsigned n = nondet_uint(), f = 2, c = 0;
  while (n > 1 && f < 1000) { //@ terminating
    while (n % f == 0 && n > 1) { n /= f; c++; } //@ terminating
    f++;
  }
  unsigned a = 0, b = 1;
  while (b < 1000000) { unsigned t = a + b; a = b; b = t; } //@ terminating
  int days = (int)(nondet_uint() % 20000), year = 1980;
  while (days > 365) { //@ nonterminating
    if (year % 4 == 0) { if (days > 366) { days -= 366; year += 1; } }
    else { days -= 365; year += 1; }
  }
  return (int)c + year;
}
