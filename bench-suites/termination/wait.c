// Waiting for the world outside.
extern void work(void);
extern int poll_device(void);
extern void sleep_a_while(void);
volatile unsigned status;
volatile unsigned data;
int poll_forever(void) {
  while (!(status & 1)) //@ nonterminating
    ;
  return (int)data;
}
int poll_with_limit(void) {
  int limit = 1000;
  while (!(status & 1)) { //@ terminating
    if (--limit == 0) return -1;
  }
  return (int)data;
}
int poll_with_wide_limit(unsigned timeout) {
  while ((status & 3) != 3 && timeout != 0) //@ terminating
    timeout--;
  return timeout != 0;
}
void server(void) {
  while (1) { //@ nonterminating
    work();
    sleep_a_while();
  }
}
void server_with_state(void) {
  int requests = 0;
  for (;;) { //@ nonterminating
    if (poll_device()) requests = (requests + 1) & 0xff;
    sleep_a_while();
  }
}
int back_off(void) {
  unsigned wait = 1;
  while (poll_device() != 0) { //@ terminating
    for (unsigned i = 0; i < wait; i++) //@ terminating
      (void)status;
    wait *= 2;
    if (wait > 1024) return -1;
  }
  return 0;
}
int back_off_capped(void) {
  unsigned wait = 1;
  while (poll_device() != 0) { //@ nonterminating
    for (unsigned i = 0; i < wait; i++) //@ terminating
      (void)status;
    if (wait < 1024) wait *= 2;
  }
  return 0;
}
int drain_fifo(void) {
  int n = 0;
  while (status & 0x10) { //@ nonterminating
    (void)data;
    n ^= 1;
  }
  return n;
}
int drain_fifo_depth(void) {
  int n = 0;
  while ((status & 0x10) && n < 64) { //@ terminating
    (void)data;
    n++;
  }
  return n;
}
int two_registers(void) {
  for (int tries = 0; tries < 3; tries++) { //@ terminating
    int left = 100;
    while (!(status & 2) && left > 0) //@ terminating
      left--;
    if (left > 0) return 0;
  }
  return -1;
}
