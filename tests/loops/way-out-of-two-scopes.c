//@ verdict: safe
/* Two numbers go through scopes that are left by continue and by break. */
#include <stdio.h>
static unsigned char in[256];
static unsigned out[128];

static int narrow(int n) {
    int i = 0, o = 0;
    while (i + 1 < n) {
        unsigned unit = (unsigned)in[i] | (unsigned)in[i + 1] << 8;
        if (unit >= 0xd800 && unit < 0xdc00) {
            if (i + 3 >= n) break;
            unsigned low = (unsigned)in[i + 2] | (unsigned)in[i + 3] << 8;
            if (low < 0xdc00) {
                out[o++] = 0xfffd;
                i += 2;
                continue;
            }
            out[o++] = low;
            i += 4;
        } else {
            out[o++] = unit;
            i += 2;
        }
    }
    return o;
}

int main(void) {
    int n = (int)fread(in, 1, sizeof in, stdin);
    return narrow(n) > 128;
}
