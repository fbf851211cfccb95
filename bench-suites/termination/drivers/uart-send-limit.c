// Sends a string; gives up on a transmitter that does not come back.
volatile unsigned status, data;
static int put(char c) {
  int limit = 10000;
  while (!(status & 0x20)) { //@ terminating
    if (--limit == 0) return -1;
  }
  data = (unsigned char)c;
  return 0;
}
int main(void) {
  const char *text = "ready";
  for (const char *p = text; *p; p++) //@ terminating
    if (put(*p) < 0) return 1;
  return 0;
}
