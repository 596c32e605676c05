/* SPDX-License-Identifier: MIT */
/*
 * device.h - a loop device with a file system, by system calls
 *
 * losetup(8) and mount(8) take milliseconds to start, in which the kernel can
 * finish what it should have finished before: what a check asks right after
 * umount2() it asks with system calls of the same process.
 */
#ifndef PATCHBOOT_DEVICE_H
#define PATCHBOOT_DEVICE_H

#include "ktap.h"
#include <fcntl.h>
#include <linux/loop.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* Small, because each is zeroed and read under TCG; ext4 with a journal needs 1024 blocks for it. */
#define IMAGE_BYTES (6L << 20)

struct device {
	char image[64];
	char path[32];
	int number;
};

/* Runs a program; the value is its exit status, its words go to stderr. */
__attribute__((unused)) static int run(const char *const argv[])
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		dup2(2, 1);
		execvp(argv[0], (char *const *)argv);
		fprintf(stderr, "%s: %s\n", argv[0], strerror(errno));
		_exit(127);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		bail_out("%s cannot be run: %s", argv[0], strerror(errno));
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* mkfs opens the device exclusively, as people notice who get "apparently in use by the system". */
__attribute__((unused)) static int mkfs(const char *path)
{
	const char *const argv[] = { "mkfs.ext4", "-q", "-F", "-b", "1024", "-J", "size=1", "-N", "64",
		"-E", "lazy_itable_init=0,lazy_journal_init=0", path, NULL };

	return run(argv);
}

static void copy_file(const char *from, const char *to)
{
	static char buffer[1 << 16];
	int out, in = open(from, O_RDONLY | O_CLOEXEC);
	ssize_t n = 0;

	/* A new file: the old one may still be under a loop device on its way out. */
	unlink(to);
	out = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (in < 0 || out < 0)
		bail_out("%s cannot be copied to %s: %s", from, to, strerror(errno));
	while ((n = read(in, buffer, sizeof(buffer))) > 0)
		if (write(out, buffer, n) != n)
			bail_out("%s: %s", to, strerror(errno));
	if (n < 0)
		bail_out("%s: %s", from, strerror(errno));
	close(in);
	close(out);
}

/* Makes a file with an empty ext4; mkfs runs once, the second file is a copy. */
__attribute__((unused)) static void make_image(const char *path)
{
	static const char template[] = "template.img";
	struct stat st;

	if (stat(template, &st)) {
		int fd = open(template, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

		if (fd < 0 || ftruncate(fd, IMAGE_BYTES) || close(fd))
			bail_out("%s: %s", template, strerror(errno));
		if (mkfs(template))
			bail_out("mkfs.ext4 does not work in this guest");
	}
	copy_file(template, path);
}

/* Attaches the image to a free loop device. */
static void attach(struct device *device)
{
	struct loop_config config = { .block_size = 0 };
	int control = open("/dev/loop-control", O_RDWR | O_CLOEXEC);
	int fd, backing = open(device->image, O_RDWR | O_CLOEXEC);
	int tries;

	if (control < 0 || backing < 0)
		bail_out("no loop device for %s: %s", device->image, strerror(errno));
	for (tries = 0; tries < 10; tries++) {
		device->number = ioctl(control, LOOP_CTL_GET_FREE);
		if (device->number < 0)
			bail_out("LOOP_CTL_GET_FREE: %s", strerror(errno));
		snprintf(device->path, sizeof(device->path), "/dev/loop%d", device->number);
		fd = open(device->path, O_RDWR | O_CLOEXEC);
		config.fd = backing;
		if (fd >= 0 && ioctl(fd, LOOP_CONFIGURE, &config) == 0) {
			close(fd);
			close(control);
			close(backing);
			return;
		}
		if (fd >= 0)
			close(fd);
		/* somebody else was quicker */
		if (errno != EBUSY)
			break;
	}
	bail_out("%s: %s", device->path, strerror(errno));
}

/* A loop device with an empty ext4. */
__attribute__((unused)) static struct device make_device(const char *image)
{
	struct device device;

	snprintf(device.image, sizeof(device.image), "%s", image);
	make_image(image);
	attach(&device);
	return device;
}

__attribute__((unused)) static void mount_ext4(const struct device *device, const char *target)
{
	mkdir(target, 0700);
	if (mount(device->path, target, "ext4", 0, NULL))
		bail_out("ext4 on %s cannot be mounted: %s", device->path, strerror(errno));
}

/* 0 when nobody has the device exclusively: no file system is mounted from it, or being shut down. */
static int open_exclusively(const struct device *device)
{
	int fd = open(device->path, O_RDWR | O_EXCL | O_CLOEXEC);

	if (fd < 0)
		return errno;
	close(fd);
	return 0;
}

/* Detaches as `losetup -d` does; 0 when the backing file is gone at once. */
__attribute__((unused)) static int detach(const struct device *device)
{
	struct loop_info64 info;
	int error = 0, fd = open(device->path, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		return errno;
	/* ENXIO: it was marked before, and has gone with its last opener */
	if (ioctl(fd, LOOP_CLR_FD) && errno != ENXIO)
		error = errno;
	close(fd);
	if (error)
		return error;
	/* A loop device that is in use is only marked, and LOOP_CLR_FD says 0. */
	fd = open(device->path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno;
	error = ioctl(fd, LOOP_GET_STATUS64, &info) == 0 ? EBUSY : errno == ENXIO ? 0 : errno;
	close(fd);
	return error;
}

/* Waits until the device is free; the time it took in milliseconds, or -1 when the bound was reached. */
__attribute__((unused)) static long wait_until_free(const struct device *device, long bound_ms)
{
	long start = now_ms();

	while (open_exclusively(device)) {
		if (now_ms() - start > bound_ms)
			return -1;
		sleep_ms(5);
	}
	return now_ms() - start;
}

/*
 * Takes the loop device apart at the end of a round, however late the file system lets go of it. A device that can be
 * opened exclusively may still have an opener that the kernel has only scheduled to close (bdev_fput from a worker).
 */
__attribute__((unused)) static void discard(const struct device *device, const char *when)
{
	long start = now_ms();

	if (wait_until_free(device, 10000) < 0)
		bail_out("%s is still in use 10 s after %s", device->path, when);
	while (detach(device)) {
		if (now_ms() - start > 20000)
			bail_out("%s cannot be detached after %s", device->path, when);
		sleep_ms(5);
	}
}

__attribute__((unused)) static void write_text(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	if (fd < 0 || write(fd, text, strlen(text)) != (ssize_t)strlen(text) || close(fd))
		bail_out("%s cannot be written: %s", path, strerror(errno));
}

/* Whether a file holds exactly this text. */
__attribute__((unused)) static bool has_text(const char *path, const char *text)
{
	char buffer[256];
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, buffer, sizeof(buffer));

	if (fd >= 0)
		close(fd);
	return n == (ssize_t)strlen(text) && memcmp(buffer, text, n) == 0;
}

#endif
