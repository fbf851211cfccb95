//@ verdict: violated
// What the system says.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

extern int __VERIFIER_nondet_int(void);

void read_result(void) {
  char a[64];
  ssize_t n = read(0, a, sizeof a);
  assert(n >= -1 && n <= 64);
  if (n > 0) a[n - 1] = 0;
  a[n] = 0; //@ violated: deref
}
void read_only_that(void) {
  char a[64] = "abc";
  ssize_t n = read(0, a + 8, 8);
  assert(strlen(a) == 3 && n <= 8);
  n = read(0, a + 60, 8); //@ violated: deref
}
void recv_both(void) {
  char a[64];
  if (recv(3, a, 64, 0) > 63) a[63] = 0;
  recv(3, a, 65, 0); //@ violated: deref
}
void write_both(void) {
  char a[8] = "";
  assert(write(2, a, 8) <= 8);
  assert(send(2, a, 8, 0) <= 8);
  write(2, a, 9); //@ violated: deref
}
void send_long(void) {
  char a[8] = "";
  send(2, a, 9, 0); //@ violated: deref
}
void open_both(void) {
  char a[2] = {'a', 'b'};
  int d = open("a", O_RDONLY);
  assert(d >= -1);
  lseek(d, 0, SEEK_SET);
  close(d);
  open(a, O_RDONLY); //@ violated: deref
}
void stat_both(void) {
  struct stat s;
  char small[8];
  if (stat("a", &s) == 0 && fstat(0, &s) == 0) s.st_size = 0;
  lstat("a", (struct stat *)small); //@ violated: deref
}
void paths(void) {
  char a[2] = {'a', 'b'};
  if (unlink("a") == 0 && access("a", R_OK) == 0 && mkdir("a", 0700) == 0 && chdir("a") == 0) rmdir("a");
  unlink(a); //@ violated: deref
}
void readlink_both(void) {
  char a[64];
  ssize_t n = readlink("a", a, sizeof a - 1);
  if (n >= 0) a[n] = 0;
  n = readlink("a", a, sizeof a);
  if (n >= 0) a[n] = 0; //@ violated: deref
}
void getcwd_both(void) {
  char a[64];
  if (getcwd(a, sizeof a)) assert(strlen(a) < 64);
  getcwd(a, 65); //@ violated: deref
}
void realpath_both(void) {
  char a[4096], b[256];
  if (realpath("a", a)) assert(strlen(a) < 4096);
  realpath("a", b); //@ violated: deref
}
void byte_order(void) {
  unsigned x = (unsigned)__VERIFIER_nondet_int();
  assert(ntohl(htonl(x)) == x && ntohs(htons((unsigned short)x)) == (unsigned short)x);
  assert(htonl(x) == x); //@ violated: assert
}
void directory(void) {
  DIR *d = opendir(".");
  if (!d) return;
  struct dirent *e = readdir(d);
  if (e) assert(strlen(e->d_name) < 256);
  closedir(d);
  e->d_name[0] = 0; //@ violated: deref
}
void ids(void) {
  assert(getpid() > 0);
  assert(isatty(0) <= 1);
  signal(SIGINT, SIG_IGN);
  setlocale(LC_ALL, "");
  assert(getuid() == 0); //@ violated: assert
}
void sockets(void) {
  struct sockaddr_in from;
  socklen_t size = sizeof from;
  int d = socket(AF_INET, SOCK_STREAM, 0);
  memset(&from, 0, sizeof from);
  if (bind(d, (struct sockaddr *)&from, sizeof from) == 0 && listen(d, 5) == 0) accept(d, (struct sockaddr *)&from, &size);
  size = sizeof from + 1;
  accept(d, (struct sockaddr *)&from, &size); //@ violated: deref
}
void utime_both(void) {
  struct utimbuf times = {1, 2};
  assert(utime("file", &times) <= 0 && utime("file", NULL) <= 0 && times.modtime == 2);
  utime("file", (struct utimbuf *)&times.modtime); //@ violated: deref
}
