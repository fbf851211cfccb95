// Erases sectors, each with a time limit, until all are blank.
volatile unsigned busy;
static int wait_ready(void) {
  unsigned timeout = 50000;
  while (busy && timeout) //@ terminating
    timeout--;
  return timeout != 0;
}
int main(void) {
  unsigned bad = 0;
  for (unsigned sector = 0; sector < 64; sector++) { //@ terminating
    int tries = 3;
    while (!wait_ready() && tries > 0) //@ terminating
      tries--;
    if (tries == 0) bad++;
  }
  return bad != 0;
}
