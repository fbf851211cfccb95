// Polling, queues, retries, and the inner loops of codecs.
#include <stdint.h>
#include <unistd.h>
extern int nondet_int(void);
volatile uint32_t *STATUS = (volatile uint32_t *)0x40001000;
static volatile int flag;
static uint8_t fifo[256];
static unsigned rd, wr;
int poll_ready(void) {
  while (!flag) //@ nonterminating
    ;
  return 0;
}
int poll_timeout(void) {
  int timeout = 1000;
  while (!flag && --timeout) //@ terminating
    ;
  return timeout ? 0 : -1;
}
int poll_timeout_bad(void) {
  unsigned timeout = 1000;
  while (!flag) { //@ nonterminating
    if (timeout-- == 0xfffffffe) timeout = 1000;
  }
  return 0;
}
int server(void) {
  for (;;) { //@ nonterminating
    if (flag) { flag = 0; rd++; }
    usleep(1000);
  }
  return 0;
}
static void h0(void) { rd++; }
static void h1(void) { wr++; }
static void (*const table[2])(void) = {h0, h1};
int dispatcher(void) {
  while (1) { //@ nonterminating
    int e = nondet_int() & 1;
    table[e]();
  }
}
int fifo_drain(int budget) {
  int n = 0;
  rd &= 255; wr &= 255;
  while (rd != wr && n < budget) { //@ terminating
    n += fifo[rd] ? 1 : 1;
    rd = (rd + 1) & 255;
  }
  return n;
}
int fifo_drain_all(void) {
  int n = 0;
  rd &= 255; wr &= 255;
  while (rd != wr) { //@ terminating
    n++;
    rd = (rd + 1) & 255;
  }
  return n;
}
int backoff(void) {
  unsigned delay = 1;
  for (int tries = 0; tries < 8; tries++) { //@ terminating
    for (unsigned i = 0; i < delay; i++) //@ terminating
      if (flag) return 0;
    delay = delay * 2 > 64 ? 64 : delay * 2;
  }
  return -1;
}
int retry_state(void) {
  enum { IDLE, SEND, WAIT, DONE, FAIL } s = IDLE;
  int retries = 0;
  while (s != DONE && s != FAIL) { //@ terminating
    switch (s) {
    case IDLE: s = SEND; break;
    case SEND: s = WAIT; break;
    case WAIT:
      if (nondet_int()) s = DONE;
      else if (++retries > 5) s = FAIL;
      else s = SEND;
      break;
    default: s = FAIL;
    }
  }
  return s == DONE;
}
uint32_t crc32(const uint8_t *p, unsigned n) {
  uint32_t c = ~0u;
  if (n > 256) n = 256;
  while (n--) { //@ terminating
    c ^= fifo[n & 255];
    for (int k = 8; k; k--) //@ terminating
      c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
  }
  return c;
}
int isqrt(unsigned x) {
  unsigned r = 0, b = 1u << 30;
  while (b > x) b >>= 2; //@ terminating
  return (int)r;
}
int isqrt_ok(unsigned x) {
  unsigned r = 0, b = 1u << 30;
  while (b != 0) { //@ terminating
    if (x >= r + b) { x -= r + b; r = (r >> 1) + b; }
    else r >>= 1;
    b >>= 2;
  }
  return (int)r;
}
int shellsort(void) {
  int a[32];
  for (int i = 0; i < 32; i++) a[i] = nondet_int(); //@ terminating
  for (int gap = 16; gap > 0; gap /= 2) //@ terminating
    for (int i = gap; i < 32; i++) { //@ terminating
      int t = a[i], j;
      for (j = i; j >= gap && a[j - gap] > t; j -= gap) //@ terminating
        a[j] = a[j - gap];
      a[j] = t;
    }
  return a[0];
}
int bubble(void) {
  int a[16], swapped, n = 16;
  for (int i = 0; i < 16; i++) a[i] = nondet_int(); //@ terminating
  do { //@ terminating
    swapped = 0;
    for (int i = 1; i < n; i++) //@ terminating
      if (a[i - 1] > a[i]) { int t = a[i]; a[i] = a[i - 1]; a[i - 1] = t; swapped = 1; }
    n--;
  } while (swapped && n > 1);
  return a[0];
}
int rle(void) {
  uint8_t in[64], out[128];
  int i = 0, o = 0;
  for (int k = 0; k < 64; k++) in[k] = (uint8_t)nondet_int(); //@ terminating
  while (i < 64) { //@ terminating
    int run = 1;
    while (i + run < 64 && run < 255 && in[i + run] == in[i]) run++; //@ terminating
    out[o++ & 127] = (uint8_t)run;
    out[o++ & 127] = in[i];
    i += run;
  }
  return out[0];
}
int sieve(void) {
  static char comp[100];
  int n = 0;
  for (int i = 2; i < 100; i++) { //@ terminating
    if (comp[i]) continue;
    n++;
    for (int j = i * i; j < 100; j += i) comp[j] = 1; //@ terminating
  }
  return n;
}
int levenshtein(int n, int m) {
  int d[9][9];
  n &= 7; m &= 7;
  for (int i = 0; i <= n; i++) d[i][0] = i; //@ terminating
  for (int j = 0; j <= m; j++) d[0][j] = j; //@ terminating
  for (int i = 1; i <= n; i++) //@ terminating
    for (int j = 1; j <= m; j++) { //@ terminating
      int x = d[i - 1][j] + 1, y = d[i][j - 1] + 1;
      d[i][j] = x < y ? x : y;
    }
  return d[n][m];
}
int heap_down(int n) {
  int a[64];
  for (int k = 0; k < 64; k++) a[k] = nondet_int(); //@ terminating
  int i = 0;
  n &= 63;
  for (;;) { //@ terminating
    int c = 2 * i + 1;
    if (c >= n) break;
    if (c + 1 < n && a[c + 1] > a[c]) c++;
    if (a[i] >= a[c]) break;
    int t = a[i]; a[i] = a[c]; a[c] = t;
    i = c;
  }
  return a[0];
}
int utf8(void) {
  uint8_t s[33];
  int n = 0;
  for (int k = 0; k < 32; k++) s[k] = (uint8_t)nondet_int(); //@ terminating
  s[32] = 0;
  for (int i = 0; i < 32;) { //@ terminating
    int l = s[i] < 0x80 ? 1 : s[i] < 0xe0 ? 2 : s[i] < 0xf0 ? 3 : 4;
    i += l;
    n++;
  }
  return n;
}
int tlv(void) {
  uint8_t s[64];
  int n = 0;
  for (int k = 0; k < 64; k++) s[k] = (uint8_t)nondet_int(); //@ terminating
  for (int i = 0; i + 1 < 64;) { //@ terminating
    int l = s[i + 1];
    i += 2 + l;
    n++;
  }
  return n;
}
int tlv_bad(void) {
  uint8_t s[64];
  int n = 0;
  for (int k = 0; k < 64; k++) s[k] = (uint8_t)nondet_int(); //@ terminating
  for (int i = 0; i < 64;) { //@ nonterminating
    i += s[i];
    n++;
  }
  return n;
}
int newton(int x) {
  int r = x, last = 0;
  if (x < 1 || x > 1000000) return 0;
  for (int it = 0; it < 30 && r != last; it++) { //@ terminating
    last = r;
    r = (r + x / r) / 2;
    if (r == 0) r = 1;
  }
  return r;
}
int newton_desc(int x) {
  if (x < 1 || x > 1000000) return 0;
  int r = x, y = (r + 1) / 2;
  while (y < r) { //@ terminating
    r = y;
    if (r == 0) break;
    y = (r + x / r) / 2;
  }
  return r;
}
