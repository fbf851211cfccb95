#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lists the chunks of a picture: 4 bytes length, 4 bytes name, data, 4 bytes check. */
static uint32_t be32(const unsigned char *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

int main(void) {
  uint32_t size = 4096;
  unsigned char *file = malloc(size);
  if (file == NULL)
    return 1;
  uint32_t n = (uint32_t)fread(file, 1, size, stdin);
  uint32_t at = 0;
  while (n - at >= 12) {
    uint32_t length = be32(file + at);
    if (length > n - at - 12) {
      puts("truncated chunk");
      break;
    }
    char name[5];
    memcpy(name, file + at + 4, 4);
    name[4] = '\0';
    uint32_t check = be32(file + at + 8 + length);
    printf("%s %u %08x\n", name, (unsigned)length, (unsigned)check);
    if (strcmp(name, "IEND") == 0)
      break;
    at += 12 + length;
  }
  free(file);
  return 0;
}
