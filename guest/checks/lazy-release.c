// SPDX-License-Identifier: MIT
/*
 * lazy-release - after `umount -l` of a mount that nobody uses, the device is free
 *
 * MNT_DETACH promises nothing in umount(2), but the caller's own task work has
 * shut the file system down on the way back to user space for as long as there
 * is task work, and programs rely on it. A version that left this to a worker
 * (queue_rcu_work) went through the robots' boot tests, was merged, and broke
 * LTP: "mkfs: /dev/loop0: Device or resource busy". It was dropped again.
 */
#include "release.h"

int main(void)
{
	static struct promise promises[QUESTIONS] = { { .name = "open-excl" }, { .name = "detach" }, { .name = "mkfs" } };

	return release_check(promises, MNT_DETACH, 6);
}
