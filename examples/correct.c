/* Correct: a packet header is taken apart, every index and every sum is guarded. */
unsigned char nondet_uchar(void);

struct header {
  unsigned kind, offset, length;
};

static int parse(const unsigned char *packet, unsigned size, struct header *out) {
  if (size < 4)
    return -1;
  out->kind = packet[0] >> 4;
  out->offset = (packet[0] & 15u) * 4;
  out->length = (unsigned)packet[2] << 8 | packet[3];
  return out->offset < size ? 0 : -1;
}

int main(void) {
  unsigned char packet[64];
  packet[0] = nondet_uchar();
  packet[1] = nondet_uchar();
  packet[2] = nondet_uchar();
  packet[3] = nondet_uchar();
  struct header h;
  if (parse(packet, sizeof packet, &h) != 0)
    return 1;
  packet[h.offset] = 0;
  return 0;
}
