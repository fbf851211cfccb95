//@ verdict: violated
//@ inputs: 35 1 0 32 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 65 66 67 68 69 70
/* tlv.c - parser for a packet made of type (1 byte), length (2 bytes,
 * big endian) and value; fills in a host record and a byte checksum. */
#include <stdio.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern size_t __VERIFIER_nondet_size_t(void);

#define PACKET_MAX 256

enum { T_NAME = 1, T_ADDR = 2, T_PORT = 3 };

struct host {
    char name[32];
    unsigned char addr[4];
    unsigned port;
};

static unsigned get16(const unsigned char *p)
{
    return ((unsigned)p[0] << 8) | p[1];
}

static int set_field(struct host *h, int type, const unsigned char *val,
                     size_t len)
{
    switch (type) {
    case T_NAME:
        if (len > sizeof h->name)
            return -1;
        memcpy(h->name, val, len);
        h->name[len] = '\0'; //@ violated: bounds
        break;
    case T_ADDR:
        if (len != sizeof h->addr)
            return -1;
        memcpy(h->addr, val, len);
        break;
    case T_PORT:
        if (len != 2)
            return -1;
        h->port = get16(val);
        break;
    default:
        break;      /* unknown fields are skipped */
    }
    return 0;
}

static int parse_packet(struct host *h, const unsigned char *pkt, size_t n)
{
    size_t off = 0;

    while (off < n) {
        int type;
        size_t len;

        if (n - off < 3)
            return -1;
        type = pkt[off];
        len = get16(pkt + off + 1);
        off += 3;
        if (len > n - off)
            return -1;
        if (set_field(h, type, pkt + off, len) < 0)
            return -1;
        off += len;
    }
    return 0;
}

int main(void)
{
    unsigned char packet[PACKET_MAX];
    struct host h;
    unsigned sum = 0;
    size_t n = __VERIFIER_nondet_size_t();

    if (n > sizeof packet)
        return 1;
    for (size_t i = 0; i < n; i++) {
        packet[i] = __VERIFIER_nondet_uchar();
        sum = (sum + packet[i]) & 0xff;
    }
    memset(&h, 0, sizeof h);
    if (parse_packet(&h, packet, n) < 0) {
        printf("malformed packet\n");
        return 1;
    }
    printf("%s %u.%u.%u.%u:%u (sum %02x)\n", h.name, h.addr[0], h.addr[1],
           h.addr[2], h.addr[3], h.port, sum);
    return 0;
}
