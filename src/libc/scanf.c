/* scanf: the format is taken apart step by step, without a loop, so that a known format costs nothing. What a stream
 * delivers is arbitrary; a string is read exactly in a run. */
#include "unloop.h"

struct unloop_directive {
  char conversion; /* 0 at the end of the format, ' ' for white space, '=' for a character that must follow */
  char wanted;
  int suppressed, allocates, size; /* size: bytes of a number, 0 for the default */
  size_t width;                    /* 0: none */
  const char *set;                 /* behind the [ */
};

#define UNLOOP_TWICE(x) x x
#define UNLOOP_8_TIMES(x) UNLOOP_TWICE(UNLOOP_TWICE(UNLOOP_TWICE(x)))
#define UNLOOP_32_TIMES(x) UNLOOP_TWICE(UNLOOP_TWICE(UNLOOP_8_TIMES(x)))

/* Behind the ] that ends a set; NULL if there is none near. */
static const char *unloop_behind_set(const char *f) {
  if (*f == '^') f++;
  if (*f == ']') f++;
  UNLOOP_32_TIMES(if (*f && *f != ']') f++;)
  return *f == ']' ? f + 1 : 0;
}

static int unloop_modifier(const char **format) {
  const char *f = *format;
  int size = 0;
  if (*f == 'h') size = 2, f++;
  if (*f == 'h') size = 1, f++;
  if (*f == 'l') size = sizeof(long), f++;
  if (*f == 'l') size = 8, f++;
  if (*f == 'j' || *f == 'q' || *f == 'L') size = 8, f++;
  if (*f == 'z' || *f == 't') size = sizeof(size_t), f++;
  *format = f;
  return size;
}

/* Takes one directive off the format. */
static struct unloop_directive unloop_next_directive(const char **format) {
  struct unloop_directive d = {0, 0, 0, 0, 0, 0, 0};
  const char *f = *format;
  if (*f == 0) return d;
  if (unloop_space(*f)) {
    d.conversion = ' ';
    *format = f + 1;
    return d;
  }
  if (*f != '%' || f[1] == '%') {
    d.conversion = '=';
    d.wanted = *f;
    *format = f + 1 + (*f == '%');
    return d;
  }
  f++;
  if (*f == '*') d.suppressed = 1, f++;
  UNLOOP_8_TIMES(if (unloop_digit(*f) < 10) d.width = d.width * 10 + (size_t)unloop_digit(*f++);)
  if (*f == 'm') d.allocates = 1, f++;
  d.size = unloop_modifier(&f);
  d.conversion = *f++;
  if (d.conversion == '[') {
    d.set = f;
    f = unloop_behind_set(f);
    if (!f) d.conversion = '?', f = "";
  }
  *format = f;
  return d;
}

static int unloop_in_set(const char *set, char c) {
  int inverted = *set == '^', found = 0;
  if (inverted) set++;
  for (const char *p = set; p == set || *p != ']'; p++) {
    if (p[1] == '-' && p[2] != ']' && p[2]) {
      found |= c >= p[0] && c <= p[2];
      p += 2;
    } else {
      found |= c == *p;
    }
  }
  return found != inverted;
}

/* How many of the n characters of the text belong to the field; not all of them need to be looked at. */
static size_t unloop_field(const struct unloop_directive *d, const char *text, size_t n) {
  size_t most = d->width && d->width < n ? d->width : n;
  if (__unloop_abstract_always()) return unloop_up_to(most);
  size_t k = 0;
  while (k < most && (d->conversion == 's' ? !unloop_space(text[k]) : unloop_in_set(d->set, text[k]))) k++;
  return k;
}

static const char *unloop_skip_space(const char *text) {
  if (__unloop_abstract_always()) return text + unloop_up_to(__unloop_next_zero(text));
  while (unloop_space(*text)) text++;
  return text;
}

/* Characters of a field: from the text, or from a stream if it is NULL. With an end behind them if `ends`. */
static void unloop_put_field(const struct unloop_directive *d, char **slot, const char *text, size_t n, int ends) {
  char *to = (char *)slot;
  if (d->suppressed) return;
  if (d->allocates) {
    to = malloc(n + (size_t)ends);
    *slot = to;
    if (!to) return;
  }
  if (text)
    __unloop_copy(to, text, n);
  else
    __unloop_havoc(to, n);
  if (ends) {
    to[n] = 0;
    if (!text) __unloop_assume(__unloop_next_zero(to) == n);
  }
}

static void unloop_put_number(const struct unloop_directive *d, void *to, unsigned long long value) {
  if (d->suppressed) return;
  if (d->size == 1)
    *(unsigned char *)to = (unsigned char)value;
  else if (d->size == 2)
    *(unsigned short *)to = (unsigned short)value;
  else if (d->size == 8)
    *(unsigned long long *)to = value;
  else
    *(unsigned *)to = (unsigned)value;
}

static void unloop_put_real(const struct unloop_directive *d, void *to, double value) {
  if (d->suppressed) return;
  if (d->size == 0)
    *(float *)to = (float)value;
  else
    *(double *)to = value;
}

/* A number in the text; the characters it took, 0 for none. */
static size_t unloop_scan_number(const struct unloop_directive *d, const char *text, unsigned long long *value) {
  char *end = 0;
  char c = d->conversion;
  if (__unloop_abstract_always()) {
    *value = (unsigned long long)__unloop_nondet_longlong();
    size_t n = __unloop_next_zero(text);
    return unloop_up_to(d->width && d->width < n ? d->width : n);
  }
  int base = c == 'i' ? 0 : c == 'o' ? 8 : c == 'x' || c == 'X' || c == 'p' ? 16 : 10;
  if (d->width && d->width < 64) {
    char part[64];
    size_t n = __unloop_next_zero(text);
    if (n > d->width) n = d->width;
    __unloop_copy(part, text, n);
    part[n] = 0;
    *value = c == 'd' || c == 'i' ? (unsigned long long)strtoll(part, &end, base) : strtoull(part, &end, base);
    return (size_t)(end - part);
  }
  *value = c == 'd' || c == 'i' ? (unsigned long long)strtoll(text, &end, base) : strtoull(text, &end, base);
  return (size_t)(end - text);
}

struct unloop_scan {
  int stream;        /* what comes is arbitrary */
  const char *text;  /* what is left of it otherwise */
  const char *start;
  int live, ended;
  unsigned assigned;
};

/* How many characters of a stream fit the directive; 0 if it ends, or something else comes. */
static size_t unloop_characters(struct unloop_scan *s, const struct unloop_directive *d) {
  if (!__unloop_nondet_int()) {
    s->ended = 1;
    return 0;
  }
  if (!__unloop_nondet_int()) return 0;
  size_t n = __unloop_nondet_size();
  __unloop_assume(n > 0 && (d->width == 0 || n <= d->width) && n <= PTRDIFF_MAX);
  return n;
}

/* One directive; false when what comes does not fit. */
static int unloop_match(struct unloop_scan *s, const struct unloop_directive *d, void *slot) {
  char c = d->conversion;
  if (c == 'n') {
    unloop_put_number(d, slot, s->stream ? (unsigned long long)unloop_up_to(INT_MAX) : (unsigned long long)(s->text - s->start));
    return 1;
  }
  if (s->stream) {
    if (c == ' ') return 1;
    size_t n = unloop_characters(s, d);
    if (n == 0) return 0;
    if (c == 'c')
      unloop_put_field(d, slot, 0, d->width ? d->width : 1, 0);
    else if (c == 's' || c == '[')
      unloop_put_field(d, slot, 0, n, 1);
    else if (c == 'f' || c == 'e' || c == 'g' || c == 'a' || c == 'E' || c == 'G')
      unloop_put_real(d, slot, __unloop_nondet_double());
    else if (c != '=')
      unloop_put_number(d, slot, (unsigned long long)__unloop_nondet_longlong());
    return 1;
  }
  if (c != 'c' && c != '[' && c != '=') s->text = unloop_skip_space(s->text);
  if (c == ' ') return 1;
  const char *text = s->text;
  size_t left = __unloop_next_zero(text), n;
  if (left == 0) {
    s->ended = 1;
    return 0;
  }
  if (c == '=') {
    n = *text == d->wanted;
  } else if (c == 'c') {
    n = d->width ? d->width : 1;
    if (n > left) {
      s->ended = 1;
      return 0;
    }
    unloop_put_field(d, slot, text, n, 0);
  } else if (c == 's' || c == '[') {
    n = unloop_field(d, text, left);
    if (n) unloop_put_field(d, slot, text, n, 1);
  } else if (c == 'f' || c == 'e' || c == 'g' || c == 'a' || c == 'E' || c == 'G') {
    char *end = 0;
    double value = strtod(text, &end);
    n = (size_t)(end - text);
    if (n) unloop_put_real(d, slot, value);
  } else {
    unsigned long long value;
    n = unloop_scan_number(d, text, &value);
    if (n) unloop_put_number(d, slot, value);
  }
  s->text = text + n;
  return n > 0;
}

/* The same where all conversions are of whole numbers in an int. Who looks at what calls may write sees nothing else here. */
static int unloop_match_int(struct unloop_scan *s, const struct unloop_directive *d, void *slot) {
  unsigned long long value;
  if (s->stream) {
    if (d->conversion == ' ') return 1;
    if (unloop_characters(s, d) == 0) return 0;
    if (d->conversion == '=') return 1;
    value = (unsigned long long)__unloop_nondet_longlong();
    if (!d->suppressed) *(unsigned *)slot = (unsigned)value;
    return 1;
  }
  if (d->conversion != '=') s->text = unloop_skip_space(s->text);
  if (d->conversion == ' ') return 1;
  const char *text = s->text;
  if (__unloop_next_zero(text) == 0) {
    s->ended = 1;
    return 0;
  }
  size_t n;
  if (d->conversion == '=') {
    n = *text == d->wanted;
  } else {
    n = unloop_scan_number(d, text, &value);
    if (n && !d->suppressed) *(unsigned *)slot = (unsigned)value;
  }
  s->text = text + n;
  return n > 0;
}

static int unloop_is_conversion(char c) {
  switch (c) {
  case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': case 'p': case 'c': case 's': case '[': case 'n':
  case 'f': case 'e': case 'g': case 'a': case 'E': case 'G':
    return 1;
  }
  return 0;
}

#define UNLOOP_DEFINE_SCAN(scan, match)                                                                              \
  static int scan(int stream, const char *text, const char *format, void *args) {                                     \
    struct unloop_scan s = {stream, text, text, 1, 0, 0};                                                             \
    void **slots = args;                                                                                              \
    unloop_length(format);                                                                                            \
    struct unloop_directive d = {' ', 0, 0, 0, 0, 0, 0};                                                              \
    UNLOOP_32_TIMES(if (d.conversion) {                                                                               \
      d = unloop_next_directive(&format);                                                                             \
      int converts = d.conversion && d.conversion != ' ' && d.conversion != '=';                                      \
      if (converts && !unloop_is_conversion(d.conversion)) __unloop_unsupported("a conversion of scanf");             \
      void *slot = converts && !d.suppressed ? *slots++ : 0;                                                          \
      if (d.conversion && s.live) {                                                                                   \
        s.live = match(&s, &d, slot);                                                                                 \
        s.assigned += s.live && converts && !d.suppressed && d.conversion != 'n' ? 1u : 0u;                           \
      }                                                                                                               \
    })                                                                                                                \
    if (d.conversion) __unloop_unsupported("a long format of scanf");                                                 \
    return s.ended && s.assigned == 0 ? -1 : (int)s.assigned;                                                         \
  }                                                                                                                   \
  static int scan##_text(const char *text, const char *format, void *args) {                                          \
    unloop_length(text);                                                                                              \
    return scan(0, text, format, args);                                                                               \
  }                                                                                                                   \
  static int scan##_stream(void *stream, const char *format, void *args) {                                            \
    unloop_stream(stream);                                                                                            \
    return scan(1, 0, format, args);                                                                                  \
  }
UNLOOP_DEFINE_SCAN(unloop_scan, unloop_match)
UNLOOP_DEFINE_SCAN(unloop_scan_ints, unloop_match_int)

#define UNLOOP_SCANF(name)                                                         \
  int v##name(const char *format, va_list ap) {                                    \
    return unloop_scan_stream(stdin, format, UNLOOP_ARGS(ap));                     \
  }                                                                                \
  int vf##name(void *stream, const char *format, va_list ap) {                     \
    return unloop_scan_stream(stream, format, UNLOOP_ARGS(ap));                    \
  }                                                                                \
  int vs##name(const char *text, const char *format, va_list ap) {                 \
    return unloop_scan_text(text, format, UNLOOP_ARGS(ap));                        \
  }
UNLOOP_SCANF(scanf)

#define UNLOOP_SCANF_VARIADIC(plain, of_stream, of_text, scan)    \
  int plain(const char *format, ...) {                            \
    va_list ap;                                                   \
    va_start(ap, format);                                         \
    int n = scan##_stream(stdin, format, UNLOOP_ARGS(ap));        \
    va_end(ap);                                                   \
    return n;                                                     \
  }                                                               \
  int of_stream(void *stream, const char *format, ...) {          \
    va_list ap;                                                   \
    va_start(ap, format);                                         \
    int n = scan##_stream(stream, format, UNLOOP_ARGS(ap));       \
    va_end(ap);                                                   \
    return n;                                                     \
  }                                                               \
  int of_text(const char *text, const char *format, ...) {        \
    va_list ap;                                                   \
    va_start(ap, format);                                         \
    int n = scan##_text(text, format, UNLOOP_ARGS(ap));           \
    va_end(ap);                                                   \
    return n;                                                     \
  }
UNLOOP_SCANF_VARIADIC(scanf, fscanf, sscanf, unloop_scan)
UNLOOP_SCANF_VARIADIC(__isoc99_scanf, __isoc99_fscanf, __isoc99_sscanf, unloop_scan)
UNLOOP_SCANF_VARIADIC(__isoc23_scanf, __isoc23_fscanf, __isoc23_sscanf, unloop_scan)
/* What is called instead of them where the format says so (frontend/known_texts.rs). */
UNLOOP_SCANF_VARIADIC(unloop_scanf_ints, unloop_fscanf_ints, unloop_sscanf_ints, unloop_scan_ints)
int __isoc99_vsscanf(const char *text, const char *format, va_list ap) { return vsscanf(text, format, ap); }
int __isoc23_vsscanf(const char *text, const char *format, va_list ap) { return vsscanf(text, format, ap); }
int __isoc99_vfscanf(void *stream, const char *format, va_list ap) { return vfscanf(stream, format, ap); }
int __isoc23_vfscanf(void *stream, const char *format, va_list ap) { return vfscanf(stream, format, ap); }
