#include <stdio.h>
#include <unistd.h>

/* A histogram of word lengths, words of 12 and more in the last class. */
#define CLASSES 12

int main(void) {
  char block[300];
  unsigned histogram[CLASSES + 1] = {0};
  ssize_t n = read(0, block, sizeof block);
  if (n < 0)
    return 1;
  ssize_t i = 0;
  while (i < n) {
    while (i < n && (block[i] == ' ' || block[i] == '\n'))
      i++;
    ssize_t start = i;
    while (i < n && block[i] != ' ' && block[i] != '\n')
      i++;
    ssize_t length = i - start;
    if (length > sizeof block)
      length = CLASSES;
    histogram[length]++; //@ violated: deref
  }
  for (int k = 1; k <= CLASSES; k++) {
    printf("%2d ", k);
    for (unsigned s = 0; s < histogram[k]; s++)
      putchar('*');
    putchar('\n');
  }
  return 0;
}
