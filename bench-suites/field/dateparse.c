/* Read dates as YYYY-MM-DD and print the month name and day of the year. */
#include <stdio.h>

static const char *const months[12] = {
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December"
};
static const int days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

static int leap(int y)
{
    return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
}

static int day_of_year(int y, int m, int d)
{
    int n = d;

    for (int i = 0; i < m - 1; i++)
        n += days[i];
    if (m > 2 && leap(y))
        n++;
    return n;
}

int main(void)
{
    char line[64];
    int y, m, d;

    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "%4d-%2d-%2d", &y, &m, &d) != 3) {
            puts("syntax error");
            continue;
        }
        if (m < 1 || m > 12 || d < 1 || d > days[m - 1] + (m == 2 && leap(y))) {
            puts("no such day");
            continue;
        }
        printf("%d %s %d is day %d\n", d, months[m - 1], y, day_of_year(y, m, d));
    }
    return 0;
}
