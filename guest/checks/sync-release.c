// SPDX-License-Identifier: MIT
/*
 * sync-release - after umount(2) has returned, the device is free
 *
 * "Can I pull the disk out?": whoever has called umount(2) expects that the
 * file system is shut down when the call returns. A series that moved the last
 * mntput() of every umount into an RCU callback was refused for this reason
 * alone. So, right after umount2() and in the same process: the device opens
 * with O_EXCL, losetup -d detaches it, mkfs takes it.
 */
#include "release.h"

int main(void)
{
	static struct promise promises[QUESTIONS] = { { .name = "open-excl" }, { .name = "detach" }, { .name = "mkfs" } };

	return release_check(promises, 0, 6);
}
