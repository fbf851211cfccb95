/* Covers: a bytecode virtual machine with an assembler: labels, calls, stack frames, traps; runs four programs. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum op { PUSH, POP, ADD, SUB, MUL, DIV, LT, JMP, JZ, CALL, RET, LOAD, STORE, ARG, PRINT, HALT, NOPS };
static const struct { const char *name; int operand; } info[NOPS] = {
    {"push", 1}, {"pop", 0}, {"add", 0}, {"sub", 0}, {"mul", 0}, {"div", 0}, {"lt", 0}, {"jmp", 1},
    {"jz", 1}, {"call", 1}, {"ret", 0}, {"load", 1}, {"store", 1}, {"arg", 0}, {"print", 0}, {"halt", 0}};

struct vm {
    uint8_t code[128];
    int len;
    int32_t stack[64], vars[8];
    int sp, fp, pc, ticks;
    const char *trap;
};

struct fixup { char label; int at; };

static const char *word(const char *s, char *out) {
    while (*s == ' ')
        s++;
    int n = 0;
    while (*s && *s != ' ' && n < 15)
        out[n++] = *s++;
    out[n] = 0;
    return s;
}

static int assemble(struct vm *m, const char *src) {
    int label[26];
    struct fixup fix[16];
    int nfix = 0;
    char w[16];
    memset(label, -1, sizeof label);
    for (src = word(src, w); w[0]; src = word(src, w)) {
        if (w[1] == ':') {
            label[w[0] - 'a'] = m->len;
            continue;
        }
        int op = 0;
        while (op < NOPS && strcmp(info[op].name, w))
            op++;
        if (op == NOPS)
            return -1;
        m->code[m->len++] = (uint8_t)op;
        if (!info[op].operand)
            continue;
        src = word(src, w);
        int v = 0, neg = w[0] == '-';
        if (w[0] >= 'a') {
            fix[nfix++] = (struct fixup){w[0], m->len};
        } else {
            for (char *p = w + neg; *p; p++)
                v = v * 10 + (*p - '0');
        }
        if (neg)
            v = -v;
        m->code[m->len++] = (uint8_t)v;
        m->code[m->len++] = (uint8_t)(v >> 8);
    }
    while (nfix-- > 0) {
        int to = label[fix[nfix].label - 'a'];
        if (to < 0)
            return -2;
        m->code[fix[nfix].at] = (uint8_t)to;
        m->code[fix[nfix].at + 1] = (uint8_t)(to >> 8);
    }
    return m->len;
}

static void push(struct vm *m, int32_t v) {
    if (m->sp == 64)
        m->trap = "stack overflow";
    else
        m->stack[m->sp++] = v;
}

static int32_t pop(struct vm *m) {
    if (m->sp == 0) {
        m->trap = "stack underflow";
        return 0;
    }
    return m->stack[--m->sp];
}

static void run(struct vm *m) {
    while (!m->trap) {
        if (++m->ticks > 2000) {
            m->trap = "out of time";
            return;
        }
        enum op op = (enum op)m->code[m->pc++];
        int16_t arg = 0;
        if (info[op].operand) {
            arg = (int16_t)(m->code[m->pc] | m->code[m->pc + 1] << 8);
            m->pc += 2;
        }
        int32_t a, b;
        switch (op) {
        case PUSH: push(m, arg); break;
        case POP: pop(m); break;
        case ADD: b = pop(m), a = pop(m), push(m, a + b); break;
        case SUB: b = pop(m), a = pop(m), push(m, a - b); break;
        case MUL: b = pop(m), a = pop(m), push(m, a * b); break;
        case DIV:
            b = pop(m), a = pop(m);
            if (b == 0)
                m->trap = "division by zero";
            else
                push(m, a / b);
            break;
        case LT: b = pop(m), a = pop(m), push(m, a < b); break;
        case JMP: m->pc = arg; break;
        case JZ: if (!pop(m)) m->pc = arg; break;
        case CALL:
            a = pop(m);
            push(m, m->pc);
            push(m, m->fp);
            push(m, a);
            m->fp = m->sp - 1;
            m->pc = arg;
            break;
        case RET:
            a = pop(m);
            m->sp = m->fp;
            m->fp = pop(m);
            m->pc = pop(m);
            push(m, a);
            break;
        case LOAD: push(m, m->vars[arg]); break;
        case STORE: m->vars[arg] = pop(m); break;
        case ARG: push(m, m->stack[m->fp]); break;
        case PRINT: printf("%d ", pop(m)); break;
        case HALT: return;
        default: m->trap = "bad opcode";
        }
    }
}

int main(void) {
    static const char *const programs[] = {
        "push 5 store 0 l: load 0 print load 0 push 1 sub store 0 load 0 jz e jmp l e: halt",
        "push 9 call f print halt f: arg push 2 lt jz r arg ret r: arg push 1 sub call f "
        "arg push 2 sub call f add ret",
        "push 100 push -7 div print push 1 push 0 div print halt",
        "a: push 1 jmp a", "pop halt", "jmp z halt", "push -300 push 300 mul print halt"};
    int ticks = 0;
    for (unsigned i = 0; i < sizeof programs / sizeof *programs; i++) {
        struct vm m = {.len = 0};
        int n = assemble(&m, programs[i]);
        if (n < 0) {
            printf("assembler says %d\n", n);
            continue;
        }
        run(&m);
        printf("| %d bytes, %d ticks, %s\n", n, m.ticks, m.trap ? m.trap : "ok");
        ticks += m.ticks;
    }
    return ticks % 256;
}
