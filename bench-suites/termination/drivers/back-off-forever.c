// Retries with back-off, but never gives up.
extern int try_send(void);
volatile unsigned timer;
static void delay(unsigned ticks) {
  while (ticks > 0) { //@ terminating
    (void)timer;
    ticks--;
  }
}
int main(void) {
  unsigned wait = 1;
  while (try_send() != 0) { //@ nonterminating
    delay(wait);
    if (wait < 64) wait *= 2;
  }
  return 0;
}
