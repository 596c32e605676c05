// SPDX-License-Identifier: MIT
/*
 * delay - a busy loop of N turns, for moving what follows against the timer tick
 *
 *	delay N
 *
 * In virtual time (qemu -icount) a guest is the same to the bit in every boot,
 * and so is the phase of the timer tick at which a command starts. A different
 * N a boot gives the measurement a different phase, and the same N on two
 * kernels gives a pair. The turn is written in assembly where it can be: two
 * instructions, whatever the compiler and its options.
 *
 * Exit status: 0, or 2 on usage.
 */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static void turn(unsigned long n)
{
	if (!n)
		return;
#if defined(__x86_64__)
	__asm__ volatile("1: sub $1, %0\n\tjnz 1b" : "+r" (n) : : "cc");
#elif defined(__aarch64__)
	__asm__ volatile("1: subs %0, %0, #1\n\tb.ne 1b" : "+r" (n) : : "cc");
#else
	while (n--)
		__asm__ volatile("" : "+r" (n));
#endif
}

int main(int argc, char *argv[])
{
	unsigned long n;
	char *end;

	errno = 0;
	/* strtoul() would take " 1" and "-1" too */
	n = argc == 2 && isdigit((unsigned char)argv[1][0]) ? strtoul(argv[1], &end, 10) : 0;
	if (argc != 2 || !isdigit((unsigned char)argv[1][0]) || errno || *end) {
		fprintf(stderr, "usage: delay N\n");
		return 2;
	}
	turn(n);
	return 0;
}
