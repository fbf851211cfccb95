/* stdio.h: output. A stream is an opaque object. */
#include "unloop.h"

void *malloc(size_t n);

struct unloop_file {
  int descriptor;
  int open;
};

static struct unloop_file unloop_standard[3] = {{0, 1}, {1, 1}, {2, 1}};
void *stdin = &unloop_standard[0];
void *stdout = &unloop_standard[1];
void *stderr = &unloop_standard[2];

static int unloop_is_stdout(void *stream) { return stream == &unloop_standard[1]; }

/* Formats into a fresh piece of memory, so that the whole text exists, and prints it. */
static int unloop_print(int visible, const char *format, void *args) {
  int n = __unloop_format(0, 0, format, args);
  if (visible && n > 0) {
    char *text = __unloop_alloc((size_t)n + 1);
    __unloop_format(text, (size_t)n + 1, format, args);
    __unloop_output(text, (size_t)n);
    __unloop_free(text);
  }
  return n;
}

int vprintf(const char *format, va_list ap) { return unloop_print(1, format, UNLOOP_ARGS(ap)); }

int printf(const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = unloop_print(1, format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int vfprintf(void *stream, const char *format, va_list ap) {
  return unloop_print(unloop_is_stdout(stream), format, UNLOOP_ARGS(ap));
}

int fprintf(void *stream, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = unloop_print(unloop_is_stdout(stream), format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int vsnprintf(char *dst, size_t cap, const char *format, va_list ap) {
  return __unloop_format(dst, cap, format, UNLOOP_ARGS(ap));
}

int snprintf(char *dst, size_t cap, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = __unloop_format(dst, cap, format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int vsprintf(char *dst, const char *format, va_list ap) {
  int n = __unloop_format(0, 0, format, UNLOOP_ARGS(ap));
  return __unloop_format(dst, (size_t)n + 1, format, UNLOOP_ARGS(ap));
}

int sprintf(char *dst, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = __unloop_format(0, 0, format, UNLOOP_ARGS(ap));
  n = __unloop_format(dst, (size_t)n + 1, format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int putchar(int c) {
  unsigned char byte = (unsigned char)c;
  __unloop_output(&byte, 1);
  return byte;
}

int fputc(int c, void *stream) {
  unsigned char byte = (unsigned char)c;
  if (unloop_is_stdout(stream)) __unloop_output(&byte, 1);
  return byte;
}

int putc(int c, void *stream) { return fputc(c, stream); }

int fputs(const char *s, void *stream) {
  size_t n = unloop_length(s);
  if (unloop_is_stdout(stream)) __unloop_output(s, n);
  return 1;
}

int puts(const char *s) {
  __unloop_output(s, unloop_length(s));
  return putchar('\n');
}

int fflush(void *stream) {
  (void)stream;
  return 0;
}
