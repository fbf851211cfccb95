/* stdio.h: streams and output. A stream is an opaque object. */
#include "unloop.h"

void *malloc(size_t n);

struct unloop_file {
  int descriptor;
  int kind;
};

static struct unloop_file unloop_standard[3] = {{0, 1}, {1, 1}, {2, 1}};
void *stdin = &unloop_standard[0];
void *stdout = &unloop_standard[1];
void *stderr = &unloop_standard[2];

static int unloop_is_stdout(void *stream) { return stream == &unloop_standard[1]; }

/* Streams that were closed, and NULL, are none. */
static void unloop_stream(void *stream) {
  __unloop_check(__unloop_readable(stream, sizeof(struct unloop_file)), "deref", "the stream is open");
}

/* NULL, or a new stream. */
static void *unloop_open(int descriptor) {
  if (!__unloop_nondet_int()) {
    unloop_error();
    return 0;
  }
  struct unloop_file *file = __unloop_alloc(sizeof(struct unloop_file));
  file->descriptor = descriptor;
  file->kind = 2;
  return file;
}

void *fopen(const char *path, const char *mode) {
  unloop_length(path);
  unloop_length(mode);
  return unloop_open(unloop_between(3, INT_MAX));
}

void *fopen64(const char *path, const char *mode) { return fopen(path, mode); }
void *popen(const char *command, const char *mode) { return fopen(command, mode); }
void *tmpfile(void) { return unloop_open(unloop_between(3, INT_MAX)); }

void *fdopen(int descriptor, const char *mode) {
  unloop_length(mode);
  return unloop_open(descriptor);
}

static int unloop_close(void *stream) {
  unloop_stream(stream);
  if (unloop_rest(stream) && __unloop_is_heap(stream)) __unloop_free(stream);
  return unloop_may_fail();
}

int fclose(void *stream) { return unloop_close(stream); }

int pclose(void *stream) {
  unloop_close(stream);
  return __unloop_nondet_int();
}

void *freopen(const char *path, const char *mode, void *stream) {
  if (path) unloop_length(path);
  unloop_length(mode);
  unloop_stream(stream);
  return __unloop_nondet_int() ? 0 : stream;
}

int fileno(void *stream) {
  unloop_stream(stream);
  return ((struct unloop_file *)stream)->descriptor;
}

static int unloop_any_of_stream(void *stream) {
  unloop_stream(stream);
  return __unloop_nondet_int();
}

static int unloop_may_fail_on(void *stream) {
  unloop_stream(stream);
  return unloop_may_fail();
}

int feof(void *stream) { return unloop_any_of_stream(stream); }
int ferror(void *stream) { return unloop_any_of_stream(stream); }
void clearerr(void *stream) { unloop_stream(stream); }
void rewind(void *stream) { unloop_stream(stream); }

int fflush(void *stream) {
  if (stream) unloop_stream(stream);
  return 0;
}

int fseek(void *stream, long offset, int whence) {
  (void)offset, (void)whence;
  return unloop_may_fail_on(stream);
}

int fseeko(void *stream, long offset, int whence) { return fseek(stream, offset, whence); }

long ftell(void *stream) {
  unloop_stream(stream);
  long at = __unloop_nondet_long();
  __unloop_assume(at >= -1);
  return at;
}

long ftello(void *stream) { return ftell(stream); }

int fgetpos(void *stream, void *position) {
  __unloop_havoc(position, 16);
  return unloop_may_fail_on(stream);
}

int fsetpos(void *stream, const void *position) {
  unloop_readable(position, 16);
  return unloop_may_fail_on(stream);
}

int setvbuf(void *stream, char *buffer, int mode, size_t n) {
  (void)buffer, (void)mode, (void)n;
  return unloop_may_fail_on(stream);
}

void setbuf(void *stream, char *buffer) {
  (void)buffer;
  unloop_stream(stream);
}

/* The text is made in a fresh piece of memory and printed; only a run does that. */
static int unloop_print(int visible, const char *format, void *args) {
  int n = __unloop_format(0, 0, format, args);
  if (visible && n > 0 && !__unloop_abstract_always()) {
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
  unloop_stream(stream);
  return unloop_print(unloop_is_stdout(stream), format, UNLOOP_ARGS(ap));
}

int fprintf(void *stream, const char *format, ...) {
  va_list ap;
  unloop_stream(stream);
  va_start(ap, format);
  int n = unloop_print(unloop_is_stdout(stream), format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int dprintf(int descriptor, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = unloop_print(descriptor == 1, format, UNLOOP_ARGS(ap));
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
  return __unloop_format(dst, (size_t)-1, format, UNLOOP_ARGS(ap));
}

int sprintf(char *dst, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = __unloop_format(dst, (size_t)-1, format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

/* The text has all of its characters: no more are written than were counted. */
static int unloop_format_new(char **out, const char *format, void *args) {
  int n = __unloop_format(0, 0, format, args);
  char *text = malloc((size_t)n + 1);
  if (!text) return -1;
  __unloop_format(text, (size_t)n + 1, format, args);
  *out = text;
  return n;
}

int vasprintf(char **out, const char *format, va_list ap) { return unloop_format_new(out, format, UNLOOP_ARGS(ap)); }

int asprintf(char **out, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int n = unloop_format_new(out, format, UNLOOP_ARGS(ap));
  va_end(ap);
  return n;
}

int putchar(int c) {
  unsigned char byte = (unsigned char)c;
  __unloop_output(&byte, 1);
  return byte;
}

int putchar_unlocked(int c) { return putchar(c); }

int fputc(int c, void *stream) {
  unsigned char byte = (unsigned char)c;
  unloop_stream(stream);
  if (unloop_is_stdout(stream)) __unloop_output(&byte, 1);
  return byte;
}

int putc(int c, void *stream) { return fputc(c, stream); }
int _IO_putc(int c, void *stream) { return fputc(c, stream); }
int putc_unlocked(int c, void *stream) { return fputc(c, stream); }

int fputs(const char *s, void *stream) {
  size_t n = unloop_length(s);
  unloop_stream(stream);
  if (unloop_is_stdout(stream)) __unloop_output(s, n);
  return 1;
}

int puts(const char *s) {
  __unloop_output(s, unloop_length(s));
  return putchar('\n');
}

/* All of it, or fewer elements. */
size_t fwrite(const void *p, size_t size, size_t count, void *stream) {
  size_t n;
  int over = __builtin_mul_overflow(size, count, &n);
  unloop_stream(stream);
  __unloop_check(!over && __unloop_readable(p, n), "deref", "the bytes are there");
  if (n == 0) return 0;
  if (unloop_is_stdout(stream)) {
    __unloop_output(p, n);
    return count;
  }
  return count - unloop_up_to(count);
}

void perror(const char *s) {
  if (s) unloop_length(s);
}

int remove(const char *path) {
  unloop_length(path);
  return unloop_may_fail();
}

int rename(const char *from, const char *to) {
  unloop_length(from);
  unloop_length(to);
  return unloop_may_fail();
}
