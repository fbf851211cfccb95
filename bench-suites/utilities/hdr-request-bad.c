#include <stdio.h>
#include <string.h>

/* Splits the request line GET /path HTTP/1.1 into its three parts. */
struct request {
  char method[8];
  char path[64];
  char version[10];
};

static int parse(const char *line, struct request *r) {
  size_t i = 0, m = 0, p = 0, v = 0;
  while (line[i] != '\0' && line[i] != ' ') {
    if (m >= sizeof r->method - 1)
      return 400;
    r->method[m++] = line[i++];
  }
  r->method[m] = '\0';
  while (line[i] == ' ')
    i++;
  while (line[i] != '\0' && line[i] != ' ' && line[i] != '\r' && line[i] != '\n') {
    if (p >= sizeof *r - 1)
      return 414;
    r->path[p++] = line[i++]; //@ violated: bounds
  }
  r->path[p] = '\0';
  while (line[i] == ' ')
    i++;
  while (line[i] != '\0' && line[i] != '\r' && line[i] != '\n') {
    if (v >= sizeof r->version - 1)
      return 505;
    r->version[v++] = line[i++];
  }
  r->version[v] = '\0';
  return m > 0 && p > 0 ? 200 : 400;
}

int main(void) {
  char line[512];
  struct request r;
  if (fgets(line, sizeof line, stdin) == NULL)
    return 1;
  int status = parse(line, &r);
  if (status == 200)
    printf("[%s] [%s] [%s]\n", r.method, r.path, r.version);
  else
    printf("error %d\n", status);
  return 0;
}
