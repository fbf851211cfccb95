/* Print fixed size records of a file on stdin, selected by number in argv. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RECSIZE 20
#define NAMELEN 12
#define MAXREC 64

static void print_record(const unsigned char *rec)
{
    char name[NAMELEN + 1];
    unsigned long value = 0;

    memcpy(name, rec, NAMELEN);
    name[NAMELEN] = '\0';
    for (int i = NAMELEN; i < NAMELEN + 4; i++)
        value = value << 8 | rec[i];
    printf("%-12s %lu %02x%02x\n", name, value & 0xffffffffUL,
           rec[RECSIZE - 2], rec[RECSIZE - 1]);
}

int main(int argc, char **argv)
{
    unsigned char *file = malloc(RECSIZE * MAXREC);
    size_t nrec;

    if (!file)
        return 1;
    nrec = fread(file, RECSIZE, MAXREC, stdin);
    for (int i = 1; i < argc; i++) {
        unsigned long k = strtoul(argv[i], NULL, 10);
        if (k >= nrec) {
            printf("no record %lu\n", k);
            continue;
        }
        print_record(file + k * RECSIZE);
    }
    free(file);
    return 0;
}
