#include "driver.h"

#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern unsigned short __VERIFIER_nondet_ushort(void);

enum event {
  EVENT_STOP,
  EVENT_SUBMIT,
  EVENT_DONE,
  EVENT_POLL,
  EVENT_FIRST,
  EVENT_LAST,
  EVENT_ROOM,
  EVENT_AGAIN,
  EVENT_CANCEL,
  EVENT_RETRY,
  EVENT_RESET
};

/* Events come in any order. */
unsigned driver_run(struct ring *r) {
  unsigned most = 0;
  for (;;) {
    switch (__VERIFIER_nondet_uint()) {
    case EVENT_STOP: return most;
    case EVENT_SUBMIT: ring_submit(r, __VERIFIER_nondet_ushort(), __VERIFIER_nondet_ushort()); break;
    case EVENT_DONE: {
      struct request done;
      ring_complete(r, &done);
      break;
    }
    case EVENT_POLL: {
      unsigned waiting = ring_waiting(r);
      if (waiting > most) most = waiting;
      break;
    }
    case EVENT_FIRST: {
      struct request first;
      ring_first(r, &first);
      break;
    }
    case EVENT_LAST: {
      struct request last;
      ring_last(r, &last);
      break;
    }
    case EVENT_ROOM: ring_has_room(r); break;
    case EVENT_AGAIN:
      if (ring_requeue(r)) ring_submit(r, 0, 0);
      break;
    case EVENT_CANCEL: ring_cancel(r); break;
    case EVENT_RETRY: ring_requeue(r); break;
    case EVENT_RESET: ring_clear(r); break;
    default: break;
    }
  }
}

/* What is still there is completed without waiting for the device. */
unsigned driver_drain(struct ring *r) {
  unsigned bytes = 0;
  while (r->used > 0) {
    r->hidden[r->used - ring_distance(r)]++;
    bytes += r->slots[r->head].bytes;
    r->head = (r->head + 1) % RING_SLOTS;
    r->used--;
  }
  assert(r->head == r->tail);
  return bytes;
}
