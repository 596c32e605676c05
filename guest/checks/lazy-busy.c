// SPDX-License-Identifier: MIT
/*
 * lazy-busy - a lazily detached mount lives for its last user, and not longer
 *
 * "Perform a lazy unmount: make the mount unavailable for new accesses, [...]
 * and actually perform the unmount when the mount ceases to be busy"
 * (umount(2)). A series that defers the release must neither take the file
 * system away from who has a file open, nor forget the device after the close.
 */
#include "device.h"

enum { UNAVAILABLE, ALIVE, HELD, FREED, KEPT, PROMISES };

static struct promise promises[PROMISES] = {
	[UNAVAILABLE] = { .name = "path-is-gone" },
	[ALIVE] = { .name = "open-file-works" },
	[HELD] = { .name = "device-is-held" },
	[FREED] = { .name = "free-after-close" },
	[KEPT] = { .name = "data-is-there" },
};

/* Nothing in the way, the release takes a grace period or two: some ten milliseconds. */
#define BOUND_MS 5000

int main(void)
{
	static const char before[] = "written before the umount\n", after[] = "written after the umount\n";
	char text[64], both[64];
	int fd, round;

	snprintf(both, sizeof(both), "%s%s", before, after);
	ktap_begin(promises, PROMISES);
	for (round = 0; round < 2; round++) {
		struct device device = make_device("disk.img");
		ssize_t n;
		long took;

		mount_ext4(&device, "mnt");
		fd = open("mnt/file", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
		if (fd < 0 || write(fd, before, strlen(before)) != (ssize_t)strlen(before))
			bail_out("mnt/file: %s", strerror(errno));
		if (umount2("mnt", MNT_DETACH))
			bail_out("umount2: %s", strerror(errno));

		expect(&promises[UNAVAILABLE], access("mnt/file", F_OK) && errno == ENOENT,
		       "the path still leads into the mount after umount -l");
		/* Give a release that does not care for users the time to happen. */
		sleep_ms(100);
		n = write(fd, after, strlen(after));
		expect(&promises[ALIVE], n == (ssize_t)strlen(after) && fsync(fd) == 0,
		       "write and fsync of a file that was open over umount -l: %s", strerror(errno));
		n = pread(fd, text, sizeof(text), 0);
		expect(&promises[ALIVE], n == (ssize_t)strlen(both) && !memcmp(text, both, n),
		       "the open file does not hold what was written (%zd bytes)", n);
		expect(&promises[HELD], open_exclusively(&device) == EBUSY,
		       "%s can be opened with O_EXCL while a file of it is open", device.path);

		close(fd);
		took = wait_until_free(&device, BOUND_MS);
		if (!expect(&promises[FREED], took >= 0, "%s is still in use %d ms after the last close", device.path,
			    BOUND_MS))
			break;
		mount_ext4(&device, "again");
		expect(&promises[KEPT], has_text("again/file", both), "the file on the device is not what was written");
		if (umount2("again", 0))
			bail_out("umount2: %s", strerror(errno));
		discard(&device, "the second umount");
	}
	return ktap_end();
}
