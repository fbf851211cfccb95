#include <stdio.h>

/* The ten best scores, kept in order by insertion. */
#define BEST 10

struct score {
  int points;
  int player;
};

static struct score best[BEST];
static int filled;

static void enter(int player, int points) {
  int at = filled;
  if (filled == BEST) {
    if (points <= best[BEST - 1].points)
      return;
    at = BEST - 1;
  } else {
    filled++;
  }
  while (at > 0 && best[at - 1].points < points) {
    best[at] = best[at - 1];
    at--;
  }
  best[at].points = points;
  best[at].player = player;
}

int main(void) {
  int player, points;
  while (scanf("%d %d", &player, &points) == 2)
    enter(player, points);
  for (int i = 0; i < filled; i++)
    printf("%2d. %d (%d)\n", i + 1, best[i].player, best[i].points);
  return 0;
}
