#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Joins a directory and a file name into a fixed path buffer. */
static char path[128];

static int join(const char *dir, const char *file) {
  size_t d = strlen(dir);
  size_t f = strlen(file);
  if (d == 0 || d >= sizeof path || f >= sizeof path)
    return -1;
  if (d + f + 1 > sizeof path)
    return -1;
  memcpy(path, dir, d);
  if (path[d - 1] != '/')
    path[d++] = '/';
  memcpy(path + d, file, f);
  path[d + f] = '\0'; //@ violated: deref
  return (int)(d + f);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: join dir file...\n");
    return EXIT_FAILURE;
  }
  for (int i = 2; i < argc; i++) {
    int n = join(argv[1], argv[i]);
    if (n < 0) {
      fprintf(stderr, "%s: name too long\n", argv[i]);
      continue;
    }
    printf("%d %s\n", n, path);
  }
  return EXIT_SUCCESS;
}
