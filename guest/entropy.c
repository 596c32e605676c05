// SPDX-License-Identifier: MIT
/*
 * entropy - tells the kernel that its random numbers are good enough
 *
 *	entropy
 *
 * A guest without a hardware generator, disk or network takes minutes until the
 * kernel trusts its random numbers, and until then every mkfs waits 2 s for its
 * UUID (libuuid asks getrandom() 8 times, 125 ms apart, for each of two). What
 * is credited is no entropy: nothing here is secret, and the same bytes in each
 * boot keep virtual time the same to the bit.
 *
 * Exit status: 0, 1 when the kernel refuses, or 2 on usage.
 */
#include <fcntl.h>
#include <linux/random.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

/* As much as the kernel wants before it calls its generator ready (drivers/char/random.c, POOL_READY_BITS). */
#define BYTES 32

int main(int argc, char *argv[])
{
	struct {
		struct rand_pool_info info;
		unsigned char bytes[BYTES];
	} pool = { { .entropy_count = BYTES * 8, .buf_size = BYTES }, { 0 } };
	int fd;

	(void)argv;
	if (argc != 1) {
		fprintf(stderr, "usage: entropy\n");
		return 2;
	}
	memset(pool.bytes, 0x5a, sizeof(pool.bytes));
	fd = open("/dev/random", O_WRONLY | O_CLOEXEC);
	if (fd < 0 || ioctl(fd, RNDADDENTROPY, &pool)) {
		perror("entropy: /dev/random");
		return 1;
	}
	return 0;
}
