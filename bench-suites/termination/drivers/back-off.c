// Retries with exponential back-off.
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
  for (int tries = 0; tries < 10; tries++) { //@ terminating
    if (try_send() == 0) return 0;
    delay(wait);
    wait *= 2;
  }
  return 1;
}
