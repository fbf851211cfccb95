#include <stdio.h>
#include <string.h>

/* Prints the last component of paths, trailing slashes aside. */
int main(void) {
  char path[256];
  while (fgets(path, sizeof path, stdin) != NULL) {
    size_t end = strlen(path);
    while (end > 0 && (path[end - 1] == '\n' || path[end - 1] == '/'))
      end--;
    size_t start = end;
    while (start > 0 && path[start - 1] != '/')
      start--;
    path[end] = '\0';
    if (end == start)
      puts("/");
    else
      puts(path + start);
  }
  return 0;
}
