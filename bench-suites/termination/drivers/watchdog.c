// The main loop of a controller: never meant to end.
extern int read_sensor(void);
extern void kick_watchdog(void);
static int filter[4];
int main(void) {
  int at = 0;
  for (;;) { //@ nonterminating
    filter[at] = read_sensor();
    at = (at + 1) & 3;
    int sum = 0;
    for (int i = 0; i < 4; i++) //@ terminating
      sum ^= filter[i];
    if (sum > 100) kick_watchdog();
  }
}
