/* Covers: declarations shared by the two files of this program. */
#ifndef SHARED_H
#define SHARED_H
struct point { int x, y; };
extern int squares[];
extern const int nsquares;
extern char message[16];
extern struct point corners[2][2];
extern const char *const names[];
extern int *cursor;
extern struct point origin;
int fill(int from);
struct point far_corner(void);
static inline int dist(struct point a, struct point b) {
    int dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}
#endif
