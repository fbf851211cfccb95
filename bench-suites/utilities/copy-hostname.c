#include <stdio.h>
#include <string.h>

/* Stores the host part of user@host:port in a fixed field. */
#define HOST_MAX 32

struct target {
  char host[HOST_MAX];
  int port;
  int truncated;
};

static void set_host(struct target *t, const char *s) {
  size_t n = 0;
  const char *at = strchr(s, '@');
  if (at != NULL)
    s = at + 1;
  t->truncated = 0;
  while (s[n] != '\0' && s[n] != ':') {
    if (n + 1 >= HOST_MAX) {
      t->truncated = 1;
      break;
    }
    t->host[n] = s[n];
    n++;
  }
  t->host[n] = '\0';
}

int main(int argc, char **argv) {
  struct target t;
  memset(&t, 0, sizeof t);
  t.port = 22;
  for (int i = 1; i < argc; i++) {
    set_host(&t, argv[i]);
    printf("%s %d%s\n", t.host, t.port, t.truncated ? " (cut)" : "");
  }
  return 0;
}
