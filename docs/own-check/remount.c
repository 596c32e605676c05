// SPDX-License-Identifier: MIT
/*
 * remount - a read-only remount refuses writes, and is undone by the next one
 *
 * Compiled statically for the guest. ktap.h and device.h are in guest/checks of patchboot.
 */
#include "ktap.h"
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>

enum { REFUSED, UNDONE, PROMISES };

static struct promise promises[PROMISES] = {
	[REFUSED] = { .name = "write-refused" },
	[UNDONE] = { .name = "write-again" },
};

static int create(void)
{
	int fd = open("mnt/file", O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

	if (fd < 0)
		return errno;
	close(fd);
	unlink("mnt/file");
	return 0;
}

int main(void)
{
	int error;

	ktap_begin(promises, PROMISES);
	mkdir("mnt", 0700);
	if (mount("tmpfs", "mnt", "tmpfs", 0, NULL))
		bail_out("no tmpfs: %s", strerror(errno));
	if (mount(NULL, "mnt", NULL, MS_REMOUNT | MS_RDONLY, NULL))
		bail_out("remount: %s", strerror(errno));
	error = create();
	expect(&promises[REFUSED], error == EROFS, "creating a file on a read-only mount: %s", strerror(error));
	if (mount(NULL, "mnt", NULL, MS_REMOUNT, NULL))
		bail_out("remount: %s", strerror(errno));
	error = create();
	expect(&promises[UNDONE], error == 0, "creating a file after the second remount: %s", strerror(error));
	umount2("mnt", 0);
	return ktap_end();
}
