//@ verdict: violated
//@ pattern: host-replace
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 98 0
// buffer: 64, struct member
// Replaces the host of an address in a request record: scheme, new host and the old path are put together.
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

struct request {
  unsigned method;
  size_t length;
  char url[64];
};

static const char *path_of(const char *url) {
  const char *p = strstr(url, "://");
  p = p ? p + 3 : url;
  p = strchr(p, '/');
  return p ? p : "/";
}

static int rewrite(struct request *r, const char *url, const char *host) {
  static const char scheme[] = "http://";
  const char *path = path_of(url);
  size_t n = strlen(host), m = strlen(path);
  if (n > sizeof r->url - sizeof scheme || m > sizeof r->url)
    return -1;
  strcpy(r->url, scheme);
  strcat(r->url, host);
  strcat(r->url, path); //@ violated: deref
  r->length = strlen(r->url);
  return 0;
}

static int host_ok(const char *host) {
  if (*host == 0)
    return 0;
  for (; *host; host++)
    if (*host == '/' || *host == ':' || *host == ' ')
      return 0;
  return 1;
}

static void lower(char *s) {
  for (; *s; s++)
    if (*s >= 'A' && *s <= 'Z')
      *s = (char)(*s + 32);
}

int main(void) {
  char url[128], host[48];
  struct request r;
  memset(&r, 0, sizeof r);
  read_text(host, sizeof host);
  url[0] = '/';
  read_text(url + 1, sizeof url - 1);
  if (!host_ok(host))
    return 0;
  lower(host);
  if (rewrite(&r, url, host) < 0)
    return 0;
  if (r.length != strlen(r.url))
    return 1;
  return count_char(r.url, '/') < 3;
}
