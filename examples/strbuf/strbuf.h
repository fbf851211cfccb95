/* Texts in units of one, two or four bytes. */
#ifndef STRBUF_H
#define STRBUF_H

#include <stddef.h>

struct strbuf {
  unsigned char *text;
  unsigned room; /* bytes at text: a multiple of four */
  unsigned used; /* bytes in use: a multiple of unit */
  unsigned unit; /* bytes of a character: 1, 2 or 4 */
};

void strbuf_init(struct strbuf *b, unsigned char *text, unsigned room, unsigned unit);

/* One character at the end, its low byte first; 0 if the buffer is full. */
int strbuf_put(struct strbuf *b, unsigned long c);

/* The last character goes; 0 if there is none. */
int strbuf_drop(struct strbuf *b);

/* The last character. */
unsigned long strbuf_last(const struct strbuf *b);

/* Reads characters from outside until they end or the buffer is full. */
void strbuf_read(struct strbuf *b);

/* The last characters go as long as they are that one. */
void strbuf_trim(struct strbuf *b, unsigned long c);

/* The last character with its first two bytes exchanged; nothing if it has one byte. */
void strbuf_swap_last(struct strbuf *b);

/* The same character so many times, as long as there is room. */
void strbuf_repeat(struct strbuf *b, unsigned long c, unsigned times);

/* Fills what is left. */
void strbuf_pad(struct strbuf *b, unsigned long c);

#endif
