/* A ring of requests between a driver and its device. */
#ifndef RING_H
#define RING_H

enum { RING_SLOTS = 8 };

struct request {
  unsigned short id;
  unsigned short bytes;
};

struct ring {
  struct request slots[RING_SLOTS];
  unsigned head; /* the oldest request */
  unsigned tail; /* where the next one goes */
  unsigned used; /* requests in the ring */
  /* How often the ring was met with so many requests that head and tail do not show: none, or all of a full ring. */
  unsigned hidden[RING_SLOTS + 1];
};

void ring_init(struct ring *r);

/* 0 if the ring is full. */
int ring_submit(struct ring *r, unsigned short id, unsigned short bytes);

/* 0 if the ring is empty. */
int ring_complete(struct ring *r, struct request *done);

/* The oldest and the newest request stay where they are; 0 if the ring is empty. */
int ring_first(struct ring *r, struct request *found);
int ring_last(struct ring *r, struct request *found);

/* The newest request goes; 0 if there is none. */
int ring_cancel(struct ring *r);

/* The oldest request becomes the newest; 0 if there is none. */
int ring_requeue(struct ring *r);

/* All requests go. */
void ring_clear(struct ring *r);

/* Is there room for one more? */
int ring_has_room(struct ring *r);

/* Requests between head and tail. */
unsigned ring_distance(const struct ring *r);

/* Requests that wait. */
unsigned ring_waiting(struct ring *r);

#endif
