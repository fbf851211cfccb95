/* The tables of a packet. */
#ifndef TABLES_H
#define TABLES_H

#include "cursor.h"

unsigned tables_sum(struct cursor *c);      /* of the first bytes */
unsigned tables_largest(struct cursor *c);  /* of the numbers of two bytes */
unsigned tables_kinds(struct cursor *c);    /* how many entries are routes: kind, length, hop */
unsigned tables_check(struct cursor *c);    /* over the first and the last byte of each entry */

#endif
