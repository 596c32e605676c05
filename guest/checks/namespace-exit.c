// SPDX-License-Identifier: MIT
/*
 * namespace-exit - what only a mount namespace or a detached tree held is released with it
 *
 * LTP failed here, too, on the version that left the release to a worker: a
 * container's last task is reaped, and its image cannot be used again yet. The
 * end of a namespace (put_mnt_ns) and the last close of a tree from
 * open_tree(2) or fsmount(2) (dissolve_on_fput) are umounts without umount(2).
 */
#include "device.h"
#include <sched.h>
#include <sys/syscall.h>

enum { LAST_TASK, OPEN_TREE, FSMOUNT, PROMISES };

static struct promise promises[PROMISES] = {
	[LAST_TASK] = { .name = "last-task-reaped" },
	[OPEN_TREE] = { .name = "open-tree-closed" },
	[FSMOUNT] = { .name = "fsmount-closed" },
};

#define ROUNDS 2
#define OPEN_TREE_CLONE_FLAG 1
#define FSCONFIG_SET_STRING_COMMAND 1
#define FSCONFIG_CMD_CREATE_COMMAND 6

static void release(struct device *device, int question, const char *when)
{
	int error = open_exclusively(device);

	expect(&promises[question], error == 0, "open(%s, O_EXCL) right after %s: %s", device->path, when,
	       strerror(error));
	discard(device, when);
}

static void last_task(void)
{
	struct device device = make_device("disk.img");
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		if (unshare(CLONE_NEWNS) || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL))
			_exit(1);
		mkdir("mnt", 0700);
		_exit(mount(device.path, "mnt", "ext4", 0, NULL) ? 2 : 0);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status))
		bail_out("no mount in a new namespace");
	release(&device, LAST_TASK, "the last task of the namespace was reaped");
}

static void open_tree_closed(void)
{
	struct device device = make_device("disk.img");
	int fd;

	mount_ext4(&device, "mnt");
	fd = syscall(SYS_open_tree, AT_FDCWD, "mnt", OPEN_TREE_CLONE_FLAG | O_CLOEXEC);
	if (fd < 0 || umount2("mnt", 0))
		bail_out("open_tree and umount: %s", strerror(errno));
	if (open_exclusively(&device) != EBUSY)
		bail_out("the detached tree does not hold %s", device.path);
	close(fd);
	release(&device, OPEN_TREE, "the last close of a tree from open_tree");
}

static void fsmount_closed(void)
{
	struct device device = make_device("disk.img");
	int fs = syscall(SYS_fsopen, "ext4", 1 /* FSOPEN_CLOEXEC */);
	int fd;

	if (fs < 0 || syscall(SYS_fsconfig, fs, FSCONFIG_SET_STRING_COMMAND, "source", device.path, 0) ||
	    syscall(SYS_fsconfig, fs, FSCONFIG_CMD_CREATE_COMMAND, NULL, NULL, 0))
		bail_out("fsopen and fsconfig: %s", strerror(errno));
	fd = syscall(SYS_fsmount, fs, 1 /* FSMOUNT_CLOEXEC */, 0);
	if (fd < 0)
		bail_out("fsmount: %s", strerror(errno));
	close(fs);
	if (open_exclusively(&device) != EBUSY)
		bail_out("the mount of fsmount does not hold %s", device.path);
	close(fd);
	release(&device, FSMOUNT, "the last close of a mount from fsmount");
}

int main(void)
{
	int round;

	ktap_begin(promises, PROMISES);
	for (round = 0; round < ROUNDS; round++) {
		last_task();
		open_tree_closed();
		fsmount_closed();
	}
	return ktap_end();
}
