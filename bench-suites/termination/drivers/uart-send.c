// Sends a string; waits for the transmitter without a limit.
volatile unsigned status, data;
static void put(char c) {
  while (!(status & 0x20)) //@ nonterminating
    ;
  data = (unsigned char)c;
}
int main(void) {
  const char *text = "ready";
  for (const char *p = text; *p; p++) //@ terminating
    put(*p);
  return 0;
}
