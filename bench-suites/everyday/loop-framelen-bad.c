#include <stdint.h>
#include <stdio.h>

#define HDR_LEN   18
#define MTU       1500
#define MAX_FRAME (MTU + HDR_LEN)

struct frame {
    uint8_t  flags;
    uint16_t len;
    uint8_t  payload[MTU];
};

static int read_frame(struct frame *f)
{
    int hi, lo, fl;

    if ((fl = getchar()) == EOF || (hi = getchar()) == EOF ||
        (lo = getchar()) == EOF)
        return 0;
    f->flags = (uint8_t)fl;
    f->len = (uint16_t)(hi << 8 | lo);
    if (f->len > MAX_FRAME)
        return -1;
    for (int i = 0; i < f->len; i++) {
        int c = getchar();
        if (c == EOF)
            return -1;
        f->payload[i] = (uint8_t)c; //@ violated: deref
    }
    return 1;
}

static unsigned checksum(const struct frame *f)
{
    unsigned s = f->flags;

    for (int i = 0; i < f->len; i++)
        s = (s << 1) ^ f->payload[i];
    return s & 0xffffu;
}

int main(void)
{
    struct frame f;
    int rc;

    while ((rc = read_frame(&f)) > 0)
        printf("len %u sum %04x\n", (unsigned)f.len, checksum(&f));
    return rc < 0 ? 1 : 0;
}
