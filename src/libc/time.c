/* time.h: the clock says anything, within the limits of its fields. */
#include "unloop.h"

struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

struct unloop_timeval {
  long seconds, fraction;
};

long time(long *out) {
  long now = __unloop_nondet_long();
  __unloop_assume(now >= -1);
  if (out) *out = now;
  return now;
}

long clock(void) {
  long ticks = __unloop_nondet_long();
  __unloop_assume(ticks >= -1);
  return ticks;
}

static int unloop_read_clock(struct unloop_timeval *out, int most) {
  if (!out) return -1;
  out->seconds = __unloop_nondet_long();
  out->fraction = unloop_between(0, most);
  return 0;
}

int gettimeofday(struct unloop_timeval *out, void *zone) {
  if (zone) __unloop_havoc(zone, 8);
  return unloop_read_clock(out, 999999);
}

int clock_gettime(int which, struct unloop_timeval *out) {
  (void)which;
  if (__unloop_nondet_int()) return unloop_error();
  return unloop_read_clock(out, 999999999);
}

int nanosleep(const struct unloop_timeval *wanted, struct unloop_timeval *rest) {
  unloop_readable(wanted, sizeof *wanted);
  if (rest) unloop_read_clock(rest, 999999999);
  return unloop_may_fail();
}

static void unloop_fields(struct tm *t) {
  t->tm_sec = unloop_between(0, 60);
  t->tm_min = unloop_between(0, 59);
  t->tm_hour = unloop_between(0, 23);
  t->tm_mday = unloop_between(1, 31);
  t->tm_mon = unloop_between(0, 11);
  t->tm_year = __unloop_nondet_int();
  t->tm_wday = unloop_between(0, 6);
  t->tm_yday = unloop_between(0, 365);
  t->tm_isdst = unloop_between(-1, 1);
  t->tm_gmtoff = unloop_between(-86400, 86400);
  t->tm_zone = "UTC";
}

static struct tm unloop_tm;

/* NULL for a year that an int cannot hold. */
struct tm *localtime_r(const long *when, struct tm *out) {
  unloop_readable(when, sizeof *when);
  if (__unloop_nondet_int()) return 0;
  unloop_fields(out);
  return out;
}

struct tm *gmtime_r(const long *when, struct tm *out) { return localtime_r(when, out); }
struct tm *localtime(const long *when) { return localtime_r(when, &unloop_tm); }
struct tm *gmtime(const long *when) { return localtime_r(when, &unloop_tm); }

long mktime(struct tm *t) {
  unloop_readable(t, sizeof *t);
  long when = __unloop_nondet_long();
  unloop_fields(t);
  return when;
}

long timegm(struct tm *t) { return mktime(t); }

double difftime(long a, long b) { return (double)a - (double)b; }

static char unloop_date[26];

/* "Thu Jan  1 00:00:00 1970\n": 24 characters and a line end; years of five digits are beyond it. */
static char *unloop_some_date(char *out) {
  __unloop_havoc(out, 24);
  out[24] = '\n';
  out[25] = 0;
  __unloop_assume(__unloop_next_zero(out) == 25);
  return out;
}

char *asctime_r(const struct tm *t, char *out) {
  unloop_readable(t, sizeof *t);
  return unloop_some_date(out);
}

char *asctime(const struct tm *t) { return asctime_r(t, unloop_date); }

char *ctime_r(const long *when, char *out) {
  unloop_readable(when, sizeof *when);
  return unloop_some_date(out);
}

char *ctime(const long *when) {
  if (__unloop_nondet_int()) return 0;
  return ctime_r(when, unloop_date);
}

/* Nothing, or a text that fits. */
size_t strftime(char *dst, size_t cap, const char *format, const struct tm *t) {
  unloop_length(format);
  unloop_readable(t, sizeof *t);
  if (cap == 0) return 0;
  if (!__unloop_nondet_int()) {
    __unloop_havoc(dst, cap);
    return 0;
  }
  size_t n = unloop_up_to(cap - 1);
  __unloop_havoc(dst, n);
  dst[n] = 0;
  __unloop_assume(__unloop_next_zero(dst) == n);
  return n;
}

void tzset(void) {}

unsigned sleep(unsigned seconds) {
  (void)seconds;
  return 0;
}

int usleep(unsigned microseconds) {
  (void)microseconds;
  return unloop_may_fail();
}
