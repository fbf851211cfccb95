//@ verdict: violated
// time.h.
#include <assert.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

void time_both(void) {
  time_t t;
  assert(time(&t) == t && time(0) >= -1 && clock() >= -1);
  assert(time(0) == t); //@ violated: assert
}
void localtime_month(void) {
  static const char names[12][4] = {"Jan"};
  time_t t = time(0);
  struct tm *m = localtime(&t);
  if (m) assert(names[m->tm_mon][0] == 'J' || names[m->tm_mon][0] == 0);
  m->tm_mon = 0; //@ violated: deref
}
void gmtime_day(void) {
  int days[31] = {0};
  time_t t = time(0);
  struct tm *m = gmtime(&t);
  if (!m) return;
  days[m->tm_mday - 1] = 1;
  days[m->tm_mday] = 1; //@ violated: deref
}
void mktime_both(void) {
  struct tm m;
  memset(&m, 0, sizeof m);
  mktime(&m);
  assert(m.tm_sec <= 60);
  assert(m.tm_sec < 60); //@ violated: assert
}
void ctime_both(void) {
  time_t t = 0;
  char a[26], *p = ctime(&t);
  if (p) strcpy(a, p);
  if (p) assert(strlen(p) == 25);
  p[0] = 0; //@ violated: deref
}
void asctime_both(void) {
  struct tm m = {0};
  char a[25], *p = asctime(&m);
  assert(strlen(p) == 25);
  strcpy(a, p); //@ violated: deref
}
void strftime_both(void) {
  struct tm m = {0};
  char a[8];
  if (strftime(a, sizeof a, "%Y", &m)) assert(strlen(a) < 8);
  strftime(a, 9, "%Y", &m); //@ violated: deref
}
void gettimeofday_both(void) {
  struct timeval v;
  gettimeofday(&v, 0);
  assert(v.tv_usec < 1000000 && difftime(5, 3) == 2);
  assert(v.tv_usec > 0); //@ violated: assert
}
