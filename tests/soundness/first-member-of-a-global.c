//@ verdict: violated
//@ inputs: 16
// The array lies at the start of a global: one element behind it is the next member.
extern unsigned int __VERIFIER_nondet_uint(void);

static struct field {
  char text[16];
  unsigned used;
} field;

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 16)
    return 0;
  while (field.used < n)
    field.used++;
  field.text[field.used] = 0; //@ violated: bounds
  return 0;
}
