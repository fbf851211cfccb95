#include <stdio.h>

/* Turns YYYY-MM-DD into the day of the year. */
static const int before[12] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
static const int days[12] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static int leap(int y) {
  return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
}

int main(void) {
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    int y, m, d;
    if (sscanf(line, "%d-%d-%d", &y, &m, &d) != 3) {
      puts("not a date");
      continue;
    }
    if (m < 0 || m > 12) {
      puts("no such month");
      continue;
    }
    if (d < 1 || d > days[m - 1]) { //@ violated: deref
      puts("no such day");
      continue;
    }
    int day = before[m - 1] + d;
    if (m > 2 && leap(y))
      day++;
    printf("%d\n", day);
  }
  return 0;
}
