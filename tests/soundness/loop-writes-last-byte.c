/* The last byte that a loop writes decides. */
extern int nondet_int(void);

int main(void) {
  unsigned char bytes[4] = {0, 0, 0, 0};
  char room[1];
  while (nondet_int())
    bytes[3] = 1;
  room[bytes[3]] = 0; //@ violated: deref
  unsigned word = 0;
  while (nondet_int())
    word = 0x01000000u;
  room[word >> 24] = 0; //@ violated: deref
  static unsigned kept;
  while (nondet_int())
    kept = 0x01000000u;
  room[kept >> 24] = 0; //@ violated: deref
  return 0;
}
