/* unistd.h, fcntl.h, sys/stat.h, sys/socket.h, dirent.h, signal.h, locale.h: what the system says is arbitrary. */
#include "unloop.h"

/* -1, or what was transferred; only these bytes change. */
static long unloop_take(void *p, size_t n) {
  if (__unloop_nondet_int()) return unloop_error();
  size_t got = unloop_up_to(n < LONG_MAX ? n : LONG_MAX);
  if (got) __unloop_havoc(p, got);
  return (long)got;
}

static long unloop_give(const void *p, size_t n) {
  unloop_readable(p, n);
  if (__unloop_nondet_int()) return unloop_error();
  size_t most = n < LONG_MAX ? n : LONG_MAX;
  return (long)(most - unloop_up_to(most));
}

static int unloop_descriptor(void) { return __unloop_nondet_int() ? unloop_between(0, INT_MAX) : unloop_error(); }

static int unloop_path(const char *path) {
  unloop_length(path);
  return unloop_may_fail();
}

long read(int d, void *p, size_t n) { return (void)d, unloop_take(p, n); }
long pread(int d, void *p, size_t n, long at) { return (void)d, (void)at, unloop_take(p, n); }
long recv(int d, void *p, size_t n, int flags) { return (void)d, (void)flags, unloop_take(p, n); }
long send(int d, const void *p, size_t n, int flags) { return (void)d, (void)flags, unloop_give(p, n); }

long write(int d, const void *p, size_t n) {
  if (d == 1 && !__unloop_abstract_always()) {
    __unloop_output(p, n);
    return (long)n;
  }
  return unloop_give(p, n);
}

long recvfrom(int d, void *p, size_t n, int flags, void *from, unsigned *size) {
  (void)d, (void)flags;
  if (from && *size) __unloop_havoc(from, unloop_up_to(*size));
  if (from) *size = (unsigned)unloop_between(0, 128);
  return unloop_take(p, n);
}

long sendto(int d, const void *p, size_t n, int flags, const void *to, unsigned size) {
  (void)d, (void)flags;
  unloop_readable(to, to ? size : 0);
  return unloop_give(p, n);
}

int open(const char *path, int flags, ...) {
  (void)flags;
  unloop_length(path);
  return unloop_descriptor();
}

int open64(const char *path, int flags, ...) {
  (void)flags;
  unloop_length(path);
  return unloop_descriptor();
}

int creat(const char *path, unsigned mode) { return (void)mode, unloop_length(path), unloop_descriptor(); }
int close(int d) { return (void)d, unloop_may_fail(); }
int dup(int d) { return (void)d, unloop_descriptor(); }
int dup2(int d, int to) { return (void)d, __unloop_nondet_int() ? unloop_error() : to; }
int fsync(int d) { return (void)d, unloop_may_fail(); }
int fcntl(int d, int command, ...) { return (void)d, (void)command, __unloop_nondet_int(); }
int isatty(int d) { return (void)d, unloop_between(0, 1); }
int ftruncate(int d, long n) { return (void)d, (void)n, unloop_may_fail(); }
int truncate(const char *path, long n) { return (void)n, unloop_path(path); }
int fchmod(int d, unsigned mode) { return (void)d, (void)mode, unloop_may_fail(); }
int fchown(int d, unsigned user, unsigned group) { return (void)d, (void)user, (void)group, unloop_may_fail(); }

long lseek(int d, long offset, int whence) {
  (void)d, (void)offset, (void)whence;
  long at = __unloop_nondet_long();
  __unloop_assume(at >= -1);
  return at;
}

int pipe(int *both) {
  if (__unloop_nondet_int()) return unloop_error();
  both[0] = unloop_between(0, INT_MAX);
  both[1] = unloop_between(0, INT_MAX);
  return 0;
}

int socket(int domain, int type, int protocol) { return (void)domain, (void)type, (void)protocol, unloop_descriptor(); }
int listen(int d, int backlog) { return (void)d, (void)backlog, unloop_may_fail(); }
int shutdown(int d, int how) { return (void)d, (void)how, unloop_may_fail(); }

int bind(int d, const void *address, unsigned size) {
  (void)d;
  unloop_readable(address, size);
  return unloop_may_fail();
}

int connect(int d, const void *address, unsigned size) { return bind(d, address, size); }

int accept(int d, void *from, unsigned *size) {
  (void)d;
  if (from && *size) __unloop_havoc(from, unloop_up_to(*size));
  if (from) *size = (unsigned)unloop_between(0, 128);
  return unloop_descriptor();
}

int setsockopt(int d, int level, int name, const void *value, unsigned size) {
  (void)level, (void)name;
  return bind(d, value, size);
}

unsigned short htons(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
unsigned short ntohs(unsigned short x) { return htons(x); }
unsigned htonl(unsigned x) { return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24; }
unsigned ntohl(unsigned x) { return htonl(x); }

/* What stat tells; its size is that of the system's structure. */
static int unloop_stat(void *out, size_t n) {
  if (__unloop_nondet_int()) return unloop_error();
  __unloop_havoc(out, n);
  return 0;
}

#define UNLOOP_STAT_BYTES (sizeof(long) == 8 ? 144 : 88)
int stat(const char *path, void *out) { return unloop_length(path), unloop_stat(out, UNLOOP_STAT_BYTES); }
int lstat(const char *path, void *out) { return unloop_length(path), unloop_stat(out, UNLOOP_STAT_BYTES); }
int fstat(int d, void *out) { return (void)d, unloop_stat(out, UNLOOP_STAT_BYTES); }
#define UNLOOP_STAT64_BYTES (sizeof(long) == 8 ? 144 : 96)
int stat64(const char *path, void *out) { return unloop_length(path), unloop_stat(out, UNLOOP_STAT64_BYTES); }
int lstat64(const char *path, void *out) { return unloop_length(path), unloop_stat(out, UNLOOP_STAT64_BYTES); }
int fstat64(int d, void *out) { return (void)d, unloop_stat(out, UNLOOP_STAT64_BYTES); }

int unlink(const char *path) { return unloop_path(path); }
int rmdir(const char *path) { return unloop_path(path); }
int chdir(const char *path) { return unloop_path(path); }
int access(const char *path, int mode) { return (void)mode, unloop_path(path); }
int mkdir(const char *path, unsigned mode) { return (void)mode, unloop_path(path); }
int chmod(const char *path, unsigned mode) { return (void)mode, unloop_path(path); }
int chown(const char *path, unsigned user, unsigned group) { return (void)user, (void)group, unloop_path(path); }
int link(const char *from, const char *to) { return unloop_length(from), unloop_path(to); }
int symlink(const char *from, const char *to) { return unloop_length(from), unloop_path(to); }
unsigned umask(unsigned mode) { return (void)mode, (unsigned)unloop_between(0, 0777); }

/* No end is written. */
long readlink(const char *path, char *out, size_t n) {
  unloop_length(path);
  return unloop_take(out, n);
}

char *getcwd(char *out, size_t n) {
  if (__unloop_nondet_int()) {
    unloop_error();
    return 0;
  }
  if (!out) {
    if (n == 0) n = 4096;
    out = malloc(n);
    if (!out) return 0;
  }
  if (n == 0) return 0;
  return unloop_some_text(out, n);
}

/* The result has up to PATH_MAX bytes. */
char *realpath(const char *path, char *out) {
  unloop_length(path);
  if (__unloop_nondet_int()) {
    unloop_error();
    return 0;
  }
  if (!out) out = malloc(4096);
  return out ? unloop_some_text(out, 4096) : 0;
}

int gethostname(char *out, size_t n) {
  if (n == 0 || __unloop_nondet_int()) return unloop_error();
  __unloop_havoc(out, n);
  return 0;
}

static char unloop_name[256];
char *getlogin(void) { return __unloop_nondet_int() ? unloop_some_text(unloop_name, sizeof unloop_name) : 0; }
char *ttyname(int d) { return (void)d, getlogin(); }

static int unloop_id(void) { return unloop_between(0, INT_MAX); }
int getpid(void) { return 1 + unloop_between(0, INT_MAX - 1); }
int getppid(void) { return unloop_id(); }
unsigned getuid(void) { return (unsigned)__unloop_nondet_int(); }
unsigned geteuid(void) { return (unsigned)__unloop_nondet_int(); }
unsigned getgid(void) { return (unsigned)__unloop_nondet_int(); }
unsigned getegid(void) { return (unsigned)__unloop_nondet_int(); }
int setuid(unsigned id) { return (void)id, unloop_may_fail(); }
int setgid(unsigned id) { return (void)id, unloop_may_fail(); }
int kill(int process, int signal) { return (void)process, (void)signal, unloop_may_fail(); }
unsigned alarm(unsigned seconds) { return (void)seconds, (unsigned)__unloop_nondet_int(); }
int getpagesize(void) { return 4096; }

long sysconf(int name) {
  (void)name;
  long r = __unloop_nondet_long();
  __unloop_assume(r >= -1);
  return r;
}

int wait(int *status) {
  if (status) *status = __unloop_nondet_int();
  return __unloop_nondet_int() ? unloop_error() : 1 + unloop_between(0, INT_MAX - 1);
}

int waitpid(int process, int *status, int options) { return (void)process, (void)options, wait(status); }

struct unloop_dirent {
  long inode, offset;
  unsigned short length;
  unsigned char type;
  char name[256];
};

static char unloop_directory[8];
static struct unloop_dirent unloop_entry;

/* A directory is an opaque object. */
void *opendir(const char *path) {
  unloop_length(path);
  return __unloop_nondet_int() ? unloop_directory : 0;
}

void *readdir(void *directory) {
  unloop_readable(directory, sizeof unloop_directory);
  if (!__unloop_nondet_int()) return 0;
  __unloop_havoc(&unloop_entry, sizeof unloop_entry);
  unloop_some_text(unloop_entry.name, sizeof unloop_entry.name);
  return &unloop_entry;
}

int closedir(void *directory) { return unloop_readable(directory, sizeof unloop_directory), unloop_may_fail(); }

/* C, or what the program asked for: nobody looks inside. */
char *setlocale(int category, const char *locale) {
  (void)category;
  if (locale) unloop_length(locale);
  return __unloop_nondet_int() ? 0 : "C";
}

char *gettext(const char *text) { return unloop_length(text), (char *)text; }
char *bindtextdomain(const char *domain, const char *path) { return unloop_length(domain), (char *)path; }
char *textdomain(const char *domain) { return (char *)domain; }

/* Handlers are not run: what a signal does in between is not modelled. */
void (*signal(int number, void (*handler)(int)))(int) { return (void)number, (void)handler, (void (*)(int))0; }

int utime(const char *path, const void *times) {
  unloop_readable(times, times ? 2 * sizeof(long) : 0);
  return unloop_path(path);
}

int utimes(const char *path, const void *times) {
  unloop_readable(times, times ? 4 * sizeof(long) : 0);
  return unloop_path(path);
}
