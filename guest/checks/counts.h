/* SPDX-License-Identifier: MIT */
/*
 * counts.h - what umounts must bring back to where it was: for leak and stress
 */
#ifndef PATCHBOOT_COUNTS_H
#define PATCHBOOT_COUNTS_H

#include "ktap.h"
#include <dirent.h>
#include <fcntl.h>

struct counts {
	/* lines of the mount table */
	long mounts;
	/* loop devices that have a backing file */
	long loops;
	/* objects in use of the slab of struct mount; -1 when the kernel does not tell */
	long slab;
};

enum { MOUNT_TABLE, LOOP_DEVICES, MNT_CACHE, COUNTS };

/* Objects are freed by RCU callbacks (fs/namespace.c, delayed_free_vfsmnt), which take their time. */
#define SETTLE_MS 10000

static long lines_of(const char *path)
{
	FILE *file = fopen(path, "re");
	long lines = 0;
	int c;

	if (!file)
		bail_out("%s: %s", path, strerror(errno));
	while ((c = getc(file)) != EOF)
		lines += c == '\n';
	fclose(file);
	return lines;
}

static long attached_loops(void)
{
	DIR *folder = opendir("/sys/block");
	struct dirent *entry;
	char path[300];
	long loops = 0;

	if (!folder)
		bail_out("/sys/block: %s", strerror(errno));
	while ((entry = readdir(folder))) {
		snprintf(path, sizeof(path), "/sys/block/%s/loop/backing_file", entry->d_name);
		loops += access(path, F_OK) == 0;
	}
	closedir(folder);
	return loops;
}

/*
 * Objects of mnt_cache that are in use. Those that a CPU keeps at hand count as used until its slab is flushed, which
 * shrinking does. Where slabs are merged the number is that of all that share the slab.
 */
static long mounts_in_slab(void)
{
	int fd = open("/sys/kernel/slab/mnt_cache/shrink", O_WRONLY | O_CLOEXEC);
	FILE *file;
	long objects = -1;

	if (fd < 0)
		return -1;
	if (write(fd, "1", 1) != 1)
		bail_out("mnt_cache cannot be shrunk: %s", strerror(errno));
	close(fd);
	file = fopen("/sys/kernel/slab/mnt_cache/objects", "re");
	if (file && fscanf(file, "%ld", &objects) != 1)
		objects = -1;
	if (file)
		fclose(file);
	return objects;
}

static struct counts count_all(void)
{
	return (struct counts){ lines_of("/proc/self/mountinfo"), attached_loops(), mounts_in_slab() };
}

/* What is there before: mounts of the step before this one may still wait for their RCU callbacks. */
static inline struct counts settled_counts(void)
{
	long start = now_ms();
	struct counts before, now = count_all();

	do {
		before = now;
		sleep_ms(100);
		now = count_all();
	} while (memcmp(&now, &before, sizeof(now)) && now_ms() - start < SETTLE_MS);
	return now;
}

/* Whether all is back, waiting for it as long as may be needed. One object too many is a leak: it may be all that shows. */
static inline void expect_counts(struct promise promises[COUNTS], struct counts before)
{
	long start = now_ms();
	struct counts now = count_all();

	while ((now.mounts != before.mounts || now.loops != before.loops || now.slab > before.slab) &&
	       now_ms() - start < SETTLE_MS) {
		sleep_ms(100);
		now = count_all();
	}
	expect(&promises[MOUNT_TABLE], now.mounts == before.mounts, "the mount table had %ld lines and has %ld",
	       before.mounts, now.mounts);
	expect(&promises[LOOP_DEVICES], now.loops == before.loops, "%ld loop devices were attached, now %ld", before.loops,
	       now.loops);
	if (before.slab < 0 || now.slab < 0)
		skip(&promises[MNT_CACHE], "this kernel has no /sys/kernel/slab/mnt_cache");
	else
		expect(&promises[MNT_CACHE], now.slab <= before.slab,
		       "mnt_cache had %ld objects and has %ld, %d s after the last umount", before.slab, now.slab,
		       SETTLE_MS / 1000);
}

#endif
