// Cyclic redundancy check by bits and by a table.
extern unsigned char nondet_uchar(void);
static unsigned short table[256];
static unsigned char line[40];
static unsigned short by_bits(unsigned char c) {
  unsigned short crc = (unsigned short)(c << 8);
  for (int i = 0; i < 8; i++) //@ terminating
    crc = crc & 0x8000 ? (unsigned short)((crc << 1) ^ 4129) : (unsigned short)(crc << 1);
  return crc;
}
int main(void) {
  unsigned short crc = 0;
  for (int i = 0; i <= 255; i++) //@ terminating
    table[i] = by_bits((unsigned char)i);
  for (int i = 0; i < 40; i++) //@ terminating
    line[i] = nondet_uchar();
  for (int i = 0; i < 40; i++) //@ terminating
    crc = (unsigned short)(table[(crc >> 8) ^ line[i]] ^ (crc << 8));
  return crc & 1;
}
