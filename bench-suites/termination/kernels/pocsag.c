// A pager's receiver: finds the frame, corrects with a syndrome, collects digits.
extern unsigned nondet_uint(void);
static unsigned frame[16];
static char digits[40];
static unsigned syndrome(unsigned word) {
  unsigned rest = word >> 1;
  for (int i = 0; i < 21; i++) { //@ terminating
    if (rest & 0x40000000u) rest ^= 0x76900000u;
    rest <<= 1;
  }
  return rest >> 21;
}
int main(void) {
  int n = 0, bad = 0;
  for (int i = 0; i < 16; i++) //@ terminating
    frame[i] = nondet_uint();
  for (int i = 0; i < 16; i++) { //@ terminating
    unsigned word = frame[i];
    if (syndrome(word) != 0) {
      bad++;
      continue;
    }
    for (int shift = 27; shift >= 11 && n < 39; shift -= 4) //@ terminating
      digits[n++] = "0123456789*U -)("[(word >> shift) & 15];
  }
  digits[n] = 0;
  return (digits[0] + bad) & 1;
}
