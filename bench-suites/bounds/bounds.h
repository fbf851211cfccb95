/* N: how many elements there are. LAST: how far the loops go, N, or with ANY an input up to it, which BOUND reads. */
#ifndef N
#define N 10
#endif
int nondet_int(void);
#ifdef ANY
#define BOUND int last = nondet_int(); if (last < 1 || last > N) return 0;
#define LAST last
#else
#define BOUND
#define LAST N
#endif
