#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    char *host;
    unsigned lines;
};

static int set_host(struct config *c, const char *val)
{
    size_t n = strlen(val);

    if (n == 0)
        return -1;
    free(c->host);
    c->host = malloc(n + 1);
    if (c->host == NULL)
        return -1;
    memcpy(c->host, val, n + 1);
    return 0;
}

static int parse_line(struct config *c, char *line)
{
    line[strcspn(line, "#\n")] = '\0';
    c->lines++;
    if (line[0] == '\0')
        return 0;
    if (strncmp(line, "host ", 5) == 0)
        return set_host(c, line + 5);
    return -1;
}

static void config_free(struct config *c)
{
    free(c->host);
    c->host = NULL;
}

int main(void)
{
    char line[200];
    struct config c = { NULL, 0 };
    int rc = 0;

    while (rc == 0 && fgets(line, sizeof line, stdin))
        rc = parse_line(&c, line);
    if (rc != 0)
        fprintf(stderr, "error in line %u\n", c.lines);
    else if (c.host != NULL)
        printf("host=%s\n", c.host);
    config_free(&c);
    return rc ? 1 : 0;
}
