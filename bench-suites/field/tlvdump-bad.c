/* Decode type-length-value items from stdin. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { T_NAME = 1, T_PORT = 2, T_BLOB = 3 };

struct config {
    char name[32];
    uint16_t port;
    size_t blob_bytes;
};

static int parse(const uint8_t *p, const uint8_t *end, struct config *cfg)
{
    while (end - p >= 2) {
        uint8_t type = p[0];
        uint8_t len = p[1];
        p += 2;
        switch (type) {
        case T_NAME:
            if (len >= sizeof cfg->name)
                return -1;
            memcpy(cfg->name, p, len); //@ violated: deref
            cfg->name[len] = '\0';
            break;
        case T_PORT:
            if (len != 2)
                return -1;
            cfg->port = (uint16_t)(p[0] << 8 | p[1]);
            break;
        case T_BLOB:
            cfg->blob_bytes += len;
            break;
        default:
            break;
        }
        p += len;
    }
    return p == end ? 0 : -1;
}

int main(void)
{
    uint8_t packet[512];
    struct config cfg;
    size_t n = fread(packet, 1, sizeof packet, stdin);

    memset(&cfg, 0, sizeof cfg);
    if (parse(packet, packet + n, &cfg) != 0) {
        puts("malformed");
        return 1;
    }
    printf("%s:%u blob %zu\n", cfg.name, cfg.port, cfg.blob_bytes);
    return 0;
}
