/* What glibc calls instead under _FORTIFY_SOURCE: the same, with the size that the compiler saw. */
#include "unloop.h"

static void unloop_fits(size_t n, size_t size) { __unloop_check(n <= size, "deref", "the destination is large enough"); }

void *__memcpy_chk(void *dst, const void *src, size_t n, size_t size) {
  return unloop_fits(n, size), memcpy(dst, src, n);
}
void *__mempcpy_chk(void *dst, const void *src, size_t n, size_t size) {
  return unloop_fits(n, size), mempcpy(dst, src, n);
}
void *__memmove_chk(void *dst, const void *src, size_t n, size_t size) {
  return unloop_fits(n, size), memmove(dst, src, n);
}
void *__memset_chk(void *dst, int byte, size_t n, size_t size) { return unloop_fits(n, size), memset(dst, byte, n); }
char *__strcpy_chk(char *dst, const char *src, size_t size) {
  return unloop_fits(unloop_length(src) + 1, size), strcpy(dst, src);
}
char *__stpcpy_chk(char *dst, const char *src, size_t size) {
  return unloop_fits(unloop_length(src) + 1, size), stpcpy(dst, src);
}
char *__strncpy_chk(char *dst, const char *src, size_t n, size_t size) {
  return unloop_fits(n, size), strncpy(dst, src, n);
}
char *__stpncpy_chk(char *dst, const char *src, size_t n, size_t size) {
  return unloop_fits(n, size), stpncpy(dst, src, n);
}
char *__strcat_chk(char *dst, const char *src, size_t size) {
  unloop_fits(unloop_length(dst) + unloop_length(src) + 1, size);
  return strcat(dst, src);
}
char *__strncat_chk(char *dst, const char *src, size_t n, size_t size) {
  unloop_fits(unloop_length(dst) + strnlen(src, n) + 1, size);
  return strncat(dst, src, n);
}
char *__fgets_chk(char *s, size_t size, int n, void *stream) {
  unloop_fits(n > 0 ? (size_t)n : 0, size);
  return fgets(s, n, stream);
}
char *__gets_chk(char *s, size_t size) { return (void)size, gets(s); }
size_t __fread_chk(void *p, size_t room, size_t size, size_t count, void *stream) {
  size_t n;
  int over = __builtin_mul_overflow(size, count, &n);
  __unloop_check(!over, "deref", "the number of bytes fits");
  unloop_fits(n, room);
  return fread(p, size, count, stream);
}
long __read_chk(int d, void *p, size_t n, size_t size) { return unloop_fits(n, size), read(d, p, n); }
long __recv_chk(int d, void *p, size_t n, size_t size, int flags) { return unloop_fits(n, size), recv(d, p, n, flags); }
long __readlink_chk(const char *path, char *out, size_t n, size_t size) {
  return unloop_fits(n, size), readlink(path, out, n);
}
char *__getcwd_chk(char *out, size_t n, size_t size) { return unloop_fits(n, size), getcwd(out, n); }
char *__realpath_chk(const char *path, char *out, size_t size) {
  return unloop_fits(out ? 4096 : 0, size), realpath(path, out);
}

static int unloop_format_within(char *dst, size_t size, const char *format, void *args) {
  int n = __unloop_format(dst, (size_t)-1, format, args);
  unloop_fits((size_t)n + 1, size);
  return n;
}

int __printf_chk(int flag, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = ((void)flag, unloop_print(1, format, UNLOOP_ARGS(ap)));
  va_end(ap);
  return n;
}

int __fprintf_chk(void *stream, int flag, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = ((void)flag, vfprintf(stream, format, ap));
  va_end(ap);
  return n;
}

int __sprintf_chk(char *dst, int flag, size_t size, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = ((void)flag, unloop_format_within(dst, size, format, UNLOOP_ARGS(ap)));
  va_end(ap);
  return n;
}

int __snprintf_chk(char *dst, size_t cap, int flag, size_t size, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = ((void)flag, unloop_fits(cap, size), vsnprintf(dst, cap, format, ap));
  va_end(ap);
  return n;
}

int __asprintf_chk(char **out, int flag, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = ((void)flag, vasprintf(out, format, ap));
  va_end(ap);
  return n;
}

int __vprintf_chk(int flag, const char *format, va_list ap) { return (void)flag, vprintf(format, ap); }
int __vfprintf_chk(void *stream, int flag, const char *format, va_list ap) {
  return (void)flag, vfprintf(stream, format, ap);
}
int __vsprintf_chk(char *dst, int flag, size_t size, const char *format, va_list ap) {
  return (void)flag, unloop_format_within(dst, size, format, UNLOOP_ARGS(ap));
}
int __vsnprintf_chk(char *dst, size_t cap, int flag, size_t size, const char *format, va_list ap) {
  return (void)flag, unloop_fits(cap, size), vsnprintf(dst, cap, format, ap);
}
