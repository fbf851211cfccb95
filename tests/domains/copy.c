// Two pointers that walk together until a terminator.
void copy(char *d, const char *s) {
    while ((*d++ = *s++))
        ;
}
