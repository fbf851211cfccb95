#include "driver.h"

int main(void) {
  struct ring r;
  ring_init(&r);
  unsigned most = driver_run(&r);
  unsigned bytes = driver_drain(&r);
  return most > RING_SLOTS || bytes > RING_SLOTS * 65535u;
}
