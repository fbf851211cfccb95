#include <stdio.h>
#include <unistd.h>

/* Walks over a byte code whose operand counts come from a table. */
static const unsigned char operands[16] = {0, 1, 1, 2, 2, 4, 0, 0, 1, 8, 2, 0, 0, 3, 1, 0};

int main(void) {
  unsigned char code[200];
  unsigned uses[16] = {0};
  ssize_t got = read(0, code, sizeof code);
  if (got < 0)
    return 1;
  size_t n = (size_t)got;
  size_t pc = 0;
  unsigned sum = 0;
  while (pc < n) {
    unsigned op = code[pc] & 15;
    unsigned width = operands[op];
    if (width >= n - pc) {
      puts("cut off");
      break;
    }
    for (unsigned k = 1; k <= width; k++)
      sum = sum * 31 + code[pc + k];
    uses[op]++;
    pc += 1 + width;
  }
  for (int k = 0; k < 16; k++)
    if (uses[k] != 0)
      printf("op %d: %u\n", k, uses[k]);
  printf("sum %u\n", sum);
  return 0;
}
