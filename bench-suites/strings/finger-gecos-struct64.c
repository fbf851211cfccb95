//@ verdict: safe
//@ pattern: ampersand
// buffer: 64, struct member
// Expands & in a full name to the login name with a capital letter.
#include <stdlib.h>
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

struct person {
  unsigned long uid;
  char name[64];
};

static size_t expanded(const char *gecos, const char *login) {
  size_t n = 0, m = strlen(login);
  for (; *gecos && *gecos != ','; gecos++)
    n += *gecos == '&' ? m : 1;
  return n;
}

static void put(struct person *p, const char *gecos, const char *login) {
  char *to = p->name;
  for (; *gecos && *gecos != ','; gecos++) {
    if (*gecos == '&') {
      strcpy(to, login);
      if (*to >= 'a' && *to <= 'z')
        *to = (char)(*to - 'a' + 'A');
      to += strlen(to);
    } else {
      *to++ = *gecos;
    }
  }
  *to = 0;
}

static int set_name(struct person *p, const char *gecos, const char *login) {
  if (expanded(gecos, login) >= sizeof p->name)
    return -1;
  put(p, gecos, login);
  return 0;
}

static int login_ok(const char *login) {
  if (strlen(login) < 1)
    return 0;
  for (; *login; login++)
    if (*login == ':' || *login == ',' || *login == '&')
      return 0;
  return 1;
}

int main(void) {
  char gecos[65];
  struct person p;
  memset(&p, 0, sizeof p);
  read_text(gecos, sizeof gecos);
  if (!login_ok("root"))
    return 1;
  if (set_name(&p, gecos, "root") < 0)
    return 0;
  return count_char(p.name, '&') != 0 && strchr(gecos, ',') == NULL;
}
