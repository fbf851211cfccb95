/* Parse an HTTP request line from stdin. */
#include <stdio.h>
#include <string.h>

struct request {
    char method[8];
    char path[64];
    char version[12];
};

static int parse_request(const char *line, int len, struct request *req)
{
    int i = 0, m = 0, p = 0, v = 0;

    while (i < len && line[i] != ' ') {
        if (m >= (int)sizeof(req->method) - 1)
            return -1;
        req->method[m++] = line[i++];
    }
    req->method[m] = '\0';
    while (i < len && line[i] == ' ')
        i++;

    while (i < len && line[i] != ' ') {
        if (p >= (int)sizeof(req->path) - 1)
            return -1;
        req->path[p++] = line[i++];
    }
    req->path[p] = '\0';
    while (i < len && line[i] == ' ')
        i++;

    while (i < len && line[i] != '\r' && line[i] != '\n') {
        if (v >= (int)sizeof(req->version) - 1)
            return -1;
        req->version[v++] = line[i++];
    }
    req->version[v] = '\0';
    return m > 0 && p > 0 ? 0 : -1;
}

int main(void)
{
    static char line[1024];
    struct request req;
    int n;

    if (!fgets(line, sizeof line, stdin))
        return 1;
    n = (int)strlen(line);
    if (parse_request(line, n, &req) < 0) {
        puts("400 Bad Request");
        return 1;
    }
    if (strcmp(req.version, "HTTP/1.1") && strcmp(req.version, "HTTP/1.0"))
        puts("505 HTTP Version Not Supported");
    else
        printf("%s %s\n", req.method, req.path);
    return 0;
}
