//@ verdict: safe
/* stackvm.c - interpreter for a tiny stack machine; the program is byte
 * code from outside, so every access is checked before it is done. */
#include <stdio.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

enum { OP_HALT, OP_PUSH, OP_ADD, OP_SUB, OP_SWAP, OP_DUP, OP_JMP, OP_JZ,
       OP_PRINT };

#define CODE_MAX 64
#define STACK_MAX 16
#define STEP_LIMIT 1000

struct vm {
    unsigned char code[CODE_MAX];
    unsigned ncode;
    unsigned pc;
    unsigned stack[STACK_MAX];
    int sp;
};

static int fetch(struct vm *vm, unsigned char *out)
{
    if (vm->pc >= vm->ncode)
        return -1;
    *out = vm->code[vm->pc++];
    return 0;
}

static int step(struct vm *vm)
{
    unsigned char op, arg;
    unsigned tmp;

    if (fetch(vm, &op) < 0)
        return -1;
    switch (op) {
    case OP_HALT:
        return 1;
    case OP_PUSH:
        if (fetch(vm, &arg) < 0 || vm->sp >= STACK_MAX)
            return -1;
        vm->stack[vm->sp++] = arg;
        return 0;
    case OP_ADD:
    case OP_SUB:
        if (vm->sp < 2)
            return -1;
        tmp = vm->stack[--vm->sp];
        if (op == OP_ADD)
            vm->stack[vm->sp - 1] += tmp;
        else
            vm->stack[vm->sp - 1] -= tmp;
        return 0;
    case OP_SWAP:
        if (vm->sp < 2)
            return -1;
        tmp = vm->stack[vm->sp - 1];
        vm->stack[vm->sp - 1] = vm->stack[vm->sp - 2];
        vm->stack[vm->sp - 2] = tmp;
        return 0;
    case OP_DUP:
        if (vm->sp < 1 || vm->sp >= STACK_MAX)
            return -1;
        vm->stack[vm->sp] = vm->stack[vm->sp - 1];
        vm->sp++;
        return 0;
    case OP_JMP:
        if (fetch(vm, &arg) < 0)
            return -1;
        vm->pc = arg;
        return 0;
    case OP_JZ:
        if (fetch(vm, &arg) < 0 || vm->sp < 1)
            return -1;
        if (vm->stack[--vm->sp] == 0)
            vm->pc = arg;
        return 0;
    case OP_PRINT:
        if (vm->sp < 1)
            return -1;
        printf("%u\n", vm->stack[--vm->sp]);
        return 0;
    default:
        return -1;
    }
}

int main(void)
{
    struct vm vm = { .ncode = 0, .pc = 0, .sp = 0 };
    int rc = 0;

    vm.ncode = __VERIFIER_nondet_uint();
    if (vm.ncode > CODE_MAX)
        vm.ncode = CODE_MAX;
    for (unsigned i = 0; i < vm.ncode; i++)
        vm.code[i] = __VERIFIER_nondet_uchar();
    for (int n = 0; n < STEP_LIMIT && rc == 0; n++)
        rc = step(&vm);
    printf("%s at pc=%u\n", rc > 0 ? "halted" : rc < 0 ? "fault" : "limit",
           vm.pc);
    return 0;
}
