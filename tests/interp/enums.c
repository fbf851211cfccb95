/* Covers: enums: explicit, negative and repeated values, wide values, arithmetic, enum-indexed arrays. */
#include <stdio.h>

enum color { RED, GREEN = 5, BLUE, CYAN = 5, LAST = BLUE + 2 };
enum sign { NEG = -1, ZERO, POS };
enum wide { SMALL = 1, HUGE_VALUE = 0x1ffffffffLL };
typedef enum { MON, TUE, WED, THU, FRI, SAT, SUN, DAYS } day_t;

static const char *const names[DAYS] = {
    [MON] = "mon", [TUE] = "tue", [WED] = "wed", [THU] = "thu",
    [FRI] = "fri", [SAT] = "sat", [SUN] = "sun",
};

static enum sign sign_of(int v) { return v < 0 ? NEG : v > 0 ? POS : ZERO; }
static day_t next(day_t d) { return (day_t)((d + 1) % DAYS); }
static int weekend(day_t d) {
    switch (d) {
    case SAT:
    case SUN: return 1;
    default: return 0;
    }
}

int main(void) {
    printf("%d %d %d %d %d\n", RED, GREEN, BLUE, CYAN, LAST);
    printf("%d %d %d\n", sign_of(-50), sign_of(0), sign_of(50));
    printf("%llx %zu %zu\n", (unsigned long long)HUGE_VALUE, sizeof(enum wide),
           sizeof(enum color));
    day_t d = WED;
    int rest = 0;
    for (int i = 0; i < 10; i++, d = next(d)) {
        printf("%s ", names[d]);
        rest += weekend(d);
    }
    putchar('\n');
    int hist[LAST + 1] = {0};
    for (int c = RED; c <= LAST; c++)
        hist[c] += c == (int)CYAN ? 10 : 1;
    for (int c = 0; c <= LAST; c++)
        printf("%d ", hist[c]);
    putchar('\n');
    enum { LOCAL = 3, OTHER = LOCAL * LOCAL };
    return rest * OTHER + d;
}
