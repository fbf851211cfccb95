/* Head, tail and used say the same twice: from head, used slots further on is tail. */
#include "ring.h"

void ring_init(struct ring *r) {
  r->head = 0;
  r->tail = 0;
  r->used = 0;
  for (unsigned i = 0; i <= RING_SLOTS; i++) r->hidden[i] = 0;
}

unsigned ring_distance(const struct ring *r) {
  return (r->tail + RING_SLOTS - r->head) % RING_SLOTS;
}

int ring_submit(struct ring *r, unsigned short id, unsigned short bytes) {
  if (r->used == RING_SLOTS) {
    r->hidden[r->used - ring_distance(r)]++;
    return 0;
  }
  r->slots[r->tail].id = id;
  r->slots[r->tail].bytes = bytes;
  r->tail = (r->tail + 1) % RING_SLOTS;
  r->used++;
  r->hidden[r->used - ring_distance(r)]++;
  return 1;
}

int ring_complete(struct ring *r, struct request *done) {
  if (r->used == 0) return 0;
  r->hidden[r->used - ring_distance(r)]++;
  *done = r->slots[r->head];
  r->head = (r->head + 1) % RING_SLOTS;
  r->used--;
  return 1;
}

unsigned ring_waiting(struct ring *r) {
  unsigned distance = ring_distance(r);
  r->hidden[r->used - distance]++;
  return distance == 0 ? r->used : distance;
}

int ring_first(struct ring *r, struct request *found) {
  r->hidden[r->used - ring_distance(r)]++;
  if (r->used == 0) return 0;
  *found = r->slots[r->head];
  return 1;
}

int ring_last(struct ring *r, struct request *found) {
  r->hidden[r->used - ring_distance(r)]++;
  if (r->used == 0) return 0;
  *found = r->slots[(r->tail + RING_SLOTS - 1) % RING_SLOTS];
  return 1;
}

int ring_cancel(struct ring *r) {
  if (r->used == 0) return 0;
  r->hidden[r->used - ring_distance(r)]++;
  r->tail = (r->tail + RING_SLOTS - 1) % RING_SLOTS;
  r->used--;
  return 1;
}

int ring_requeue(struct ring *r) {
  if (r->used == 0) return 0;
  r->slots[r->tail] = r->slots[r->head];
  r->head = (r->head + 1) % RING_SLOTS;
  r->tail = (r->tail + 1) % RING_SLOTS;
  r->hidden[r->used - ring_distance(r)]++;
  return 1;
}

void ring_clear(struct ring *r) {
  r->hidden[r->used - ring_distance(r)]++;
  r->head = r->tail;
  r->used = 0;
}

int ring_has_room(struct ring *r) {
  r->hidden[r->used - ring_distance(r)]++;
  return r->used < RING_SLOTS;
}
