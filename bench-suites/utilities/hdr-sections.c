#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* A container file: 'CT', version, section count, then the offset table. */
static uint16_t u16(const unsigned char *p) {
  return (uint16_t)(p[0] | p[1] << 8);
}

static int list(const unsigned char *file, size_t n) {
  if (n < 6 || file[0] != 'C' || file[1] != 'T')
    return -1;
  unsigned count = u16(file + 4);
  size_t table = 6;
  if (count > (n - table) / 4)
    return -1;
  for (unsigned i = 0; i < count; i++) {
    size_t offset = u16(file + table + 4 * i);
    size_t length = u16(file + table + 4 * i + 2);
    if (offset > n || length > n - offset) {
      printf("section %u: damaged\n", i);
      continue;
    }
    unsigned sum = 0;
    for (size_t k = 0; k < length; k++)
      sum += file[offset + k];
    printf("section %u: %zu bytes, sum %u\n", i, length, sum);
  }
  return 0;
}

int main(void) {
  unsigned char file[512];
  size_t n = fread(file, 1, sizeof file, stdin);
  if (list(file, n) != 0) {
    puts("not a container");
    return 1;
  }
  return 0;
}
