// SPDX-License-Identifier: MIT
/*
 * pull-the-disk - what is on the disk the instant umount(2) returns is a clean file system
 *
 * The review of the first deferring series asked for it in these words. The
 * backing file of the loop device is copied at once, which is what somebody
 * gets who pulls the disk; nobody may need the journal or a repair then.
 */
#include "device.h"
#include <stdint.h>

enum { CLEAN, FSCK, LAST_WRITE, PROMISES };

static struct promise promises[PROMISES] = {
	[CLEAN] = { .name = "clean-superblock" },
	[FSCK] = { .name = "e2fsck" },
	[LAST_WRITE] = { .name = "last-write" },
};

/* Of the ext4 super block (fs/ext4/ext4.h, struct ext4_super_block), which starts at byte 1024. */
#define S_STATE (1024 + 0x3a)
#define STATE_CLEAN 1
#define S_FEATURE_INCOMPAT (1024 + 0x60)
#define INCOMPAT_RECOVER 4

static unsigned int little_endian(const char *path, off_t at, size_t bytes)
{
	uint8_t b[4] = { 0 };
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0 || pread(fd, b, bytes, at) != (ssize_t)bytes)
		bail_out("%s: %s", path, strerror(errno));
	close(fd);
	return b[0] | b[1] << 8 | b[2] << 16 | (unsigned int)b[3] << 24;
}

int main(void)
{
	const char *const fsck[] = { "e2fsck", "-f", "-n", "pulled.img", NULL };
	char text[64];
	int round, status;

	ktap_begin(promises, PROMISES);
	for (round = 0; round < 2; round++) {
		struct device device = make_device("disk.img"), copy = { .image = "pulled.img" };
		unsigned int state, incompat;

		mount_ext4(&device, "mnt");
		snprintf(text, sizeof(text), "the last write of round %d\n", round);
		write_text("mnt/file", text);
		if (umount2("mnt", 0))
			bail_out("umount2: %s", strerror(errno));
		copy_file(device.image, copy.image);

		state = little_endian(copy.image, S_STATE, 2);
		incompat = little_endian(copy.image, S_FEATURE_INCOMPAT, 4);
		expect(&promises[CLEAN], state == STATE_CLEAN && !(incompat & INCOMPAT_RECOVER),
		       "the super block says %s%s", state == STATE_CLEAN ? "clean" : "not clean",
		       incompat & INCOMPAT_RECOVER ? ", and that the journal must be replayed" : "");
		status = run(fsck);
		expect(&promises[FSCK], status == 0, "e2fsck -f -n ended with status %d", status);

		/* noload: what only the journal knows does not count. */
		attach(&copy);
		mkdir("pulled", 0700);
		if (mount(copy.path, "pulled", "ext4", MS_RDONLY, "noload"))
			expect(&promises[LAST_WRITE], false, "the copy cannot be mounted: %s", strerror(errno));
		else
			expect(&promises[LAST_WRITE], has_text("pulled/file", text), "the last write is not on the disk");
		umount2("pulled", 0);
		discard(&copy, "the umount of the copy");
		discard(&device, "the umount");
	}
	return ktap_end();
}
