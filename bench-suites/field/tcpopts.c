/* Dump the options of a TCP header read from stdin. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define OPT_EOL 0
#define OPT_NOP 1
#define OPT_MSS 2
#define OPT_WSCALE 3

static void dump_options(const uint8_t *opt, size_t len)
{
    size_t i = 0;

    while (i < len) {
        uint8_t kind = opt[i];
        if (kind == OPT_EOL)
            break;
        if (kind == OPT_NOP) {
            i++;
            continue;
        }
        if (i + 1 >= len)
            break;
        uint8_t olen = opt[i + 1];
        if (olen < 2 || olen > len - i)
            break;
        if (kind == OPT_MSS && olen == 4)
            printf("mss %u\n", opt[i + 2] * 256u + opt[i + 3]);
        else if (kind == OPT_WSCALE && olen == 3)
            printf("wscale %u\n", opt[i + 2]);
        else
            printf("option %u, %u bytes\n", kind, olen);
        i += olen;
    }
}

int main(void)
{
    uint8_t hdr[60];
    size_t n = fread(hdr, 1, sizeof hdr, stdin);
    size_t hlen;
    uint8_t *opts;

    if (n < 20)
        return 1;
    hlen = (size_t)(hdr[12] >> 4) * 4;
    if (hlen < 20 || hlen > n)
        return 1;
    printf("ports %u -> %u\n", hdr[0] << 8 | hdr[1], hdr[2] << 8 | hdr[3]);
    if (hlen == 20)
        return 0;
    opts = malloc(hlen - 20);
    if (!opts)
        return 1;
    for (size_t k = 20; k < hlen; k++)
        opts[k - 20] = hdr[k];
    dump_options(opts, hlen - 20);
    free(opts);
    return 0;
}
