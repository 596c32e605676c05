// SPDX-License-Identifier: MIT
/*
 * leak - after many cycles of mount and umount everything is back where it was
 *
 *	leak CYCLES
 *
 * Half of the cycles are `umount`, half `umount -l`. A release that is
 * sometimes forgotten shows in the number of struct mount; one that is only
 * late has ten seconds. Several processes take turns, because each umount
 * waits for a grace period and these are shared.
 */
#include "counts.h"
#include "device.h"

static struct promise promises[COUNTS] = {
	[MOUNT_TABLE] = { .name = "mount-table" },
	[LOOP_DEVICES] = { .name = "loop-devices" },
	[MNT_CACHE] = { .name = "mnt-cache" },
};

#define PROCESSES 8
/* Cycles with a file system on a loop device are slow, so few. */
#define EXT4_CYCLES 4

static void cycle(const char *target, const char *source, const char *type, int flags)
{
	if (mount(source, target, type, 0, NULL) || umount2(target, flags)) {
		fprintf(stderr, "%s of %s: %s\n", flags ? "umount -l" : "umount", target, strerror(errno));
		_exit(1);
	}
}

static void cycles(int process, long count)
{
	char target[16];
	long i;

	snprintf(target, sizeof(target), "mnt%d", process);
	mkdir(target, 0700);
	for (i = 0; i < count; i++)
		cycle(target, "tmpfs", "tmpfs", i % 2 ? MNT_DETACH : 0);
	_exit(0);
}

int main(int argc, char *argv[])
{
	long total = argc == 2 ? atol(argv[1]) : 0;
	struct counts before;
	int i, status;

	if (total < PROCESSES)
		bail_out("usage: leak CYCLES, at least %d", PROCESSES);
	ktap_begin(promises, COUNTS);
	before = settled_counts();
	for (i = 0; i < PROCESSES; i++) {
		pid_t pid = fork();

		if (pid == 0)
			cycles(i, total / PROCESSES);
		if (pid < 0)
			bail_out("fork: %s", strerror(errno));
	}
	for (i = 0; i < PROCESSES; i++)
		if (wait(&status) < 0 || !WIFEXITED(status) || WEXITSTATUS(status))
			bail_out("a process that mounts and unmounts failed");
	for (i = 0; i < EXT4_CYCLES; i++) {
		struct device device = make_device("disk.img");

		mkdir("mnt", 0700);
		cycle("mnt", device.path, "ext4", i % 2 ? MNT_DETACH : 0);
		discard(&device, "the umount");
	}
	expect_counts(promises, before);
	return ktap_end();
}
