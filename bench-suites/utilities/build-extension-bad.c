#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Output name: the input name with its extension replaced. */
static char *replace(const char *name, const char *extension) {
  const char *dot = strrchr(name, '.');
  const char *slash = strrchr(name, '/');
  size_t stem = strlen(name);
  if (dot != NULL && (slash == NULL || dot > slash))
    stem = (size_t)(dot - name);
  size_t e = strlen(extension);
  char *out = malloc(stem + e + 1);
  if (out == NULL)
    return NULL;
  memcpy(out, name, stem);
  out[stem] = '.';
  for (size_t i = 0; i <= e; i++)
    out[stem + 1 + i] = extension[i]; //@ violated: deref
  return out;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  for (int i = 2; i < argc; i++) {
    char *out = replace(argv[i], argv[1]);
    if (out == NULL)
      return 1;
    puts(out);
    free(out);
  }
  return 0;
}
