/* Binary search of service names in a sorted table. */
#include <stdio.h>
#include <string.h>

static const struct service {
    const char *name;
    int port;
} services[] = {
    { "domain", 53 }, { "ftp", 21 },   { "http", 80 },   { "https", 443 },
    { "imap", 143 },  { "ntp", 123 },  { "smtp", 25 },   { "ssh", 22 },
    { "syslog", 514 }, { "telnet", 23 },
};

#define COUNT ((int)(sizeof services / sizeof services[0]))

static const struct service *find(const char *name)
{
    int lo = 0, hi = COUNT;

    while (lo <= hi) {
        int mid = lo + (hi - lo) / 2;
        int cmp = strcmp(name, services[mid].name); //@ violated: deref
        if (cmp == 0)
            return &services[mid];
        if (cmp < 0)
            hi = mid - 1;
        else
            lo = mid + 1;
    }
    return NULL;
}

int main(void)
{
    char name[20];

    while (scanf("%19s", name) == 1) {
        const struct service *s = find(name);
        if (s)
            printf("%s %d\n", s->name, s->port);
        else
            printf("%s unknown\n", name);
    }
    return 0;
}
