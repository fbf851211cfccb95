#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQ_MAX  4096
#define HDR      3
#define HB_REQ   1
#define HB_RESP  2

/* type(1) length(2) payload(length) */
static unsigned char *respond(const unsigned char *req, size_t n, size_t *outlen)
{
    size_t payload;
    unsigned char *resp;

    if (n < HDR || req[0] != HB_REQ)
        return NULL;
    payload = (size_t)req[1] << 8 | req[2];
    if (HDR + payload > 0xffff)
        return NULL;
    resp = malloc(HDR + payload);
    if (resp == NULL)
        return NULL;
    resp[0] = HB_RESP;
    resp[1] = req[1];
    resp[2] = req[2];
    memcpy(resp + HDR, req + HDR, payload); //@ violated: deref
    *outlen = HDR + payload;
    return resp;
}

int main(void)
{
    unsigned char req[REQ_MAX];
    size_t n = fread(req, 1, sizeof req, stdin);
    size_t m = 0;
    unsigned char *resp = respond(req, n, &m);

    if (resp == NULL) {
        fprintf(stderr, "ignored\n");
        return 0;
    }
    fwrite(resp, 1, m, stdout);
    free(resp);
    return 0;
}
