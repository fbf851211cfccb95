/* stdio.h: input. What comes is arbitrary; a run without inputs is at the end of each stream. */
#include "unloop.h"

void *realloc(void *old, size_t n);

/* A character that was put back, plus 1; 0 if there is none. */
static int unloop_put_back;

int fgetc(void *stream) {
  unloop_stream(stream);
  int back = unloop_put_back;
  if (back > 0 && back <= 256) {
    unloop_put_back = 0;
    return back - 1;
  }
  /* 0 is the end: without inputs, streams are at theirs. Other characters are their own numbers. */
  int c = unloop_between(0, 256);
  return c ? c & 255 : -1;
}

int getc(void *stream) { return fgetc(stream); }
int _IO_getc(void *stream) { return fgetc(stream); }
int getc_unlocked(void *stream) { return fgetc(stream); }
int getchar(void) { return fgetc(stdin); }
int getchar_unlocked(void) { return fgetc(stdin); }

int ungetc(int c, void *stream) {
  unloop_stream(stream);
  if (c == -1) return -1;
  unloop_put_back = (unsigned char)c + 1;
  return (unsigned char)c;
}

/* A line with its end, cut at n - 1 characters; or nothing, when the buffer may hold the start of one. */
char *fgets(char *s, int n, void *stream) {
  unloop_stream(stream);
  if (n <= 0) return 0;
  if (!__unloop_nondet_int()) {
    size_t broken = unloop_up_to((size_t)n - 1);
    if (broken) __unloop_havoc(s, broken);
    return 0;
  }
  size_t len = unloop_up_to((size_t)n - 1);
  __unloop_assume(n == 1 || len > 0);
  __unloop_havoc(s, len);
  s[len] = 0;
  return s;
}

char *fgets_unlocked(char *s, int n, void *stream) { return fgets(s, n, stream); }

/* No buffer is large enough. */
char *gets(char *s) {
  __unloop_check(0, "deref", "gets knows no limit");
  if (!__unloop_nondet_int()) return 0;
  size_t rest = unloop_rest(s);
  if (rest) unloop_some_text(s, rest);
  return s;
}

/* Whole elements, and perhaps a part of one more. */
size_t fread(void *p, size_t size, size_t count, void *stream) {
  size_t n;
  int over = __builtin_mul_overflow(size, count, &n);
  unloop_stream(stream);
  __unloop_check(!over, "deref", "the number of bytes fits");
  if (n == 0) return 0;
  size_t got = unloop_up_to(count);
  size_t bytes = got * size;
  if (got < count && size > 1) bytes += unloop_up_to(size - 1);
  if (bytes) __unloop_havoc(p, bytes);
  return got;
}

size_t fread_unlocked(void *p, size_t size, size_t count, void *stream) { return fread(p, size, count, stream); }

/* Everything up to a separator, in memory that grows. */
long getdelim(char **line, size_t *cap, int separator, void *stream) {
  (void)separator;
  unloop_stream(stream);
  if (!__unloop_nondet_int()) return -1;
  size_t len = unloop_up_to(PTRDIFF_MAX / 2);
  __unloop_assume(len > 0);
  char *text = *line;
  if (!text || *cap <= len) {
    size_t room = len < 120 ? 120 : len + 1;
    text = realloc(text, room);
    if (!text) return -1;
    *line = text;
    *cap = room;
  }
  __unloop_havoc(text, len);
  text[len] = 0;
  return (long)len;
}

long __getdelim(char **line, size_t *cap, int separator, void *stream) { return getdelim(line, cap, separator, stream); }
long getline(char **line, size_t *cap, void *stream) { return getdelim(line, cap, '\n', stream); }
