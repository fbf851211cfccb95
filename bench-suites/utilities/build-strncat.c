#include <stdio.h>
#include <string.h>

/* Collects the words of a search in one query string. */
#define QUERY 60

int main(int argc, char **argv) {
  char query[QUERY];
  strcpy(query, "q=");
  for (int i = 1; i < argc; i++) {
    if (i > 1) {
      if (strlen(query) + 2 > sizeof query)
        break;
      strcat(query, "+");
    }
    strncat(query, argv[i], sizeof query - strlen(query) - 1);
  }
  printf("%s (%zu)\n", query, strlen(query));
  return 0;
}
