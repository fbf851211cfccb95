/* Covers: the right file: same names with other types and meanings. */
struct state { long long wide[3]; };
static short counter = 7;
static struct state st = {{1, 2, 3}};
static const char label[] = "right";
static int helper(int v) {
    counter -= 2;
    return v * counter;
}

int right_run(int n) {
    static int calls = 50;
    calls--;
    st.wide[n % 3] *= 3;
    return helper(n) + (int)(st.wide[0] + st.wide[1] + st.wide[2]) + calls;
}
const char *right_label(void) { return label; }
