/* The driver: interrupts move requests through the ring. */
#ifndef DRIVER_H
#define DRIVER_H

#include "ring.h"

unsigned driver_run(struct ring *r);
unsigned driver_drain(struct ring *r);

#endif
