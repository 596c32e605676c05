/* SPDX-License-Identifier: MIT */
/*
 * release.h - is a device free the moment a call has returned? For sync-release and lazy-release.
 */
#ifndef PATCHBOOT_RELEASE_H
#define PATCHBOOT_RELEASE_H

#include "device.h"

/* The device is asked in three ways, each right after an umount of its own: a slow question would hide a late answer. */
enum { OPEN_EXCL, DETACH, MKFS, QUESTIONS };

static inline int release_check(struct promise promises[QUESTIONS], int flags, int rounds)
{
	const char *what = flags & MNT_DETACH ? "umount -l" : "umount";
	int round, error;

	ktap_begin(promises, QUESTIONS);
	for (round = 0; round < rounds; round++) {
		int question = round % QUESTIONS;
		struct device device = make_device("disk.img");

		mount_ext4(&device, "mnt");
		write_text("mnt/file", "something to write back\n");
		if (umount2("mnt", flags))
			bail_out("umount2: %s", strerror(errno));
		if (question == OPEN_EXCL) {
			error = open_exclusively(&device);
			expect(&promises[OPEN_EXCL], error == 0, "open(%s, O_EXCL) right after %s: %s",
			       device.path, what, strerror(error));
		} else if (question == DETACH) {
			error = detach(&device);
			expect(&promises[DETACH], error == 0, "%s is still attached after losetup -d right after %s: %s",
			       device.path, what, strerror(error));
		} else {
			error = mkfs(device.path);
			expect(&promises[MKFS], error == 0, "mkfs.ext4 %s right after %s ended with status %d",
			       device.path, what, error);
		}
		discard(&device, what);
	}
	return ktap_end();
}

#endif
