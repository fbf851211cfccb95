/* The zero byte at the end of the words is overwritten. */
#include <string.h>

int main(int argc, char **argv) {
  char *last = argv[argc - 1];
  last[strlen(last)] = 'x';
  return (int)strlen(last); //@ violated: deref
}
