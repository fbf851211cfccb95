/* Covers: switch: dense, sparse, negative, case ranges, default in the middle, nested, on char and long long. */
#include <stdio.h>

static int dense(int x) {
    switch (x) {
    case 0: return 10;
    case 1: return 21;
    case 2: return 32;
    case 3: return 43;
    case 4: return 54;
    case 5: return 65;
    case 6: return 76;
    }
    return -1;
}

static const char *sparse(int x) {
    switch (x) {
    case -2147483647 - 1: return "min";
    case -1000: return "neg";
    case 0: return "zero";
    case 77777: return "five sevens";
    case 2147483647: return "max";
    default: return "other";
    }
}

static int grade(int x) {
    switch (x) {
    case 90 ... 100: return 'A';
    default: return '?';
    case 80 ... 89: return 'B';
    case 0 ... 79: return 'C';
    case -5 ... -1: return 'N';
    }
}

static int wide(long long v) {
    switch (v) {
    case 0x100000000LL: return 1;
    case 0x100000001LL: return 2;
    case -0x100000000LL: return 3;
    case 1: return 4;
    }
    return 0;
}

static int nested(unsigned char a, char b) {
    switch (a) {
    case 200:
        switch (b) {
        case 'x': return 1;
        case 'y': break;
        default: return 2;
        }
        return 3;
    case 255: return 4;
    default:
        if (b)
            switch (b) case 'z': return 5;
        return 6;
    }
}

static int loop_switch(const char *s) {
    int acc = 0;
    for (; *s; s++) {
        switch (*s) {
        case ' ': continue;
        case '+': acc++; break;
        case '*': acc *= 2; break;
        case '!': goto out;
        default: acc--;
        }
        acc += 100;
    }
out:
    return acc;
}

static _Bool flag(_Bool b) {
    switch ((int)b) {
    case 0: return 1;
    default: return 0;
    }
}

int main(void) {
    int sum = 0;
    for (int i = -1; i < 8; i++)
        sum += dense(i);
    int probe[] = {-2147483647 - 1, -1000, -999, 0, 77777, 2147483647};
    for (int i = 0; i < 6; i++)
        printf("%s, ", sparse(probe[i]));
    putchar('\n');
    for (int g = -6; g <= 110; g += 4)
        putchar(grade(g));
    putchar('\n');
    printf("%d%d%d%d%d\n", wide(1LL << 32), wide((1LL << 32) + 1), wide(-(1LL << 32)), wide(1), wide(0));
    printf("%d%d%d%d%d%d\n", nested(200, 'x'), nested(200, 'y'), nested(200, 'q'),
           nested((unsigned char)-1, 0), nested(9, 'z'), nested(9, 0));
    printf("%d %d\n", loop_switch("+ + * x"), loop_switch("++!**"));
    printf("%d%d %d\n", flag(0), flag(1), sum);
    return sum & 0xff;
}
