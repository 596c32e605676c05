// SPDX-License-Identifier: MIT
/*
 * answers - umount(2) answers as its manual page says
 *
 * A series that moves the end of an umount to another place also moves the
 * checks before it: what is refused must still be refused, with the same
 * errno, and mounts that go together must still go together.
 */
#include "device.h"
#include <sched.h>
#include <sys/syscall.h>

enum { BUSY, INVALID, EXPIRE, FORCE, NOFOLLOW, PEERS, LOCKED, PERMISSION, PROMISES };

static struct promise promises[PROMISES] = {
	[BUSY] = { .name = "EBUSY" },
	[INVALID] = { .name = "EINVAL-ENOENT" },
	[EXPIRE] = { .name = "MNT_EXPIRE" },
	[FORCE] = { .name = "MNT_FORCE" },
	[NOFOLLOW] = { .name = "UMOUNT_NOFOLLOW" },
	[PEERS] = { .name = "peers-go-together" },
	[LOCKED] = { .name = "locked-mounts-stay" },
	[PERMISSION] = { .name = "EPERM" },
};

/* What umount2 answers: 0 or an errno. */
static int answer(const char *path, int flags)
{
	return umount2(path, flags) ? errno : 0;
}

static void expect_answer(int question, const char *path, int flags, int wanted, const char *when)
{
	int got = answer(path, flags);

	expect(&promises[question], got == wanted, "umount2(%s, %#x) %s: %s (%d) instead of %s (%d)", path, flags, when,
	       strerror(got), got, strerror(wanted), wanted);
}

static void make_tmpfs(const char *path)
{
	mkdir(path, 0755);
	if (mount("tmpfs", path, "tmpfs", 0, NULL))
		bail_out("tmpfs on %s: %s", path, strerror(errno));
}

static bool is_mounted(const char *path)
{
	struct stat here, up;
	char parent[128];

	snprintf(parent, sizeof(parent), "%s/..", path);
	return stat(path, &here) == 0 && stat(parent, &up) == 0 && here.st_dev != up.st_dev;
}

static void refusals(void)
{
	int fd;

	make_tmpfs("busy");
	fd = open("busy/file", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	expect_answer(BUSY, "busy", 0, EBUSY, "with an open file");
	close(fd);
	mkdir("busy/below", 0755);
	make_tmpfs("busy/below");
	expect_answer(BUSY, "busy", 0, EBUSY, "with a mount below it");
	expect_answer(BUSY, "busy/below", 0, 0, "with nothing in the way");
	expect_answer(BUSY, "busy", 0, 0, "with nothing in the way");

	mkdir("plain", 0755);
	expect_answer(INVALID, "plain", 0, EINVAL, "of a folder that is no mount");
	expect_answer(INVALID, "plain", MNT_DETACH, EINVAL, "of a folder that is no mount");
	expect_answer(INVALID, "nothing", 0, ENOENT, "of a path that is not there");
	make_tmpfs("flags");
	expect_answer(INVALID, "flags", 0x100, EINVAL, "with a flag that does not exist");
	expect_answer(INVALID, "flags", MNT_EXPIRE | MNT_FORCE, EINVAL, "with two flags that exclude each other");
	expect_answer(INVALID, "flags", MNT_EXPIRE | MNT_DETACH, EINVAL, "with two flags that exclude each other");
	expect_answer(FORCE, "flags", MNT_FORCE, 0, "of an idle tmpfs");
	make_tmpfs("flags");
	fd = open("flags/file", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	expect_answer(FORCE, "flags", MNT_FORCE, EBUSY, "of a tmpfs with an open file");
	close(fd);
	expect_answer(FORCE, "flags", 0, 0, "after the close");
}

/* Marked by the first call, unmounted by the second unless somebody was there in between. */
static void expiry(void)
{
	int fd;

	make_tmpfs("expiring");
	fd = open("expiring/file", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	expect_answer(EXPIRE, "expiring", MNT_EXPIRE, EBUSY, "with an open file");
	close(fd);
	expect_answer(EXPIRE, "expiring", MNT_EXPIRE, EAGAIN, "the first time");
	if (access("expiring/file", F_OK))
		bail_out("expiring/file is gone");
	expect_answer(EXPIRE, "expiring", MNT_EXPIRE, EAGAIN, "after an access");
	expect_answer(EXPIRE, "expiring", MNT_EXPIRE, 0, "the second time without an access");
	expect(&promises[EXPIRE], !is_mounted("expiring"), "the mount is there after its expiry");
}

static void links(void)
{
	make_tmpfs("target");
	if (symlink("target", "link"))
		bail_out("symlink: %s", strerror(errno));
	expect_answer(NOFOLLOW, "link", UMOUNT_NOFOLLOW, EINVAL, "of a symbolic link");
	expect(&promises[NOFOLLOW], is_mounted("target"), "a link was followed in spite of UMOUNT_NOFOLLOW");
	expect_answer(NOFOLLOW, "link", 0, 0, "of a symbolic link that may be followed");
	expect(&promises[NOFOLLOW], !is_mounted("target"), "the target of the link is still mounted");
}

static void peers(int flags)
{
	make_tmpfs("left");
	if (mount("none", "left", NULL, MS_SHARED, NULL))
		bail_out("MS_SHARED: %s", strerror(errno));
	mkdir("right", 0755);
	if (mount("left", "right", NULL, MS_BIND, NULL))
		bail_out("MS_BIND: %s", strerror(errno));
	make_tmpfs("left/both");
	if (!is_mounted("right/both"))
		bail_out("a mount did not reach its peer");
	expect_answer(PEERS, "left/both", flags, 0, "of a mount with a peer");
	expect(&promises[PEERS], !is_mounted("left/both") && !is_mounted("right/both"),
	       "umount2(%#x) of a shared mount left its peer behind", flags);
	if (umount2("right", MNT_DETACH) || umount2("left", MNT_DETACH))
		bail_out("umount of the peers: %s", strerror(errno));
}

/* Mounts that a less privileged namespace was given are locked there. */
static void locked(void)
{
	int status;
	pid_t pid;

	make_tmpfs("given");
	pid = fork();
	if (pid == 0) {
		int lazy, plain;

		if (unshare(CLONE_NEWUSER | CLONE_NEWNS))
			_exit(errno == EINVAL || errno == ENOSYS ? 77 : 78);
		plain = answer("given", 0);
		lazy = answer("given", MNT_DETACH);
		_exit(plain == EINVAL && lazy == EINVAL && is_mounted("given") ? 0 : 3);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
		bail_out("no process for the user namespace");
	if (WEXITSTATUS(status) == 78)
		bail_out("no user namespace, though this kernel has them");
	if (WEXITSTATUS(status) == 77)
		skip(&promises[LOCKED], "this kernel has no user namespaces");
	else
		expect(&promises[LOCKED], WEXITSTATUS(status) == 0,
		       "a locked mount could be unmounted in a user namespace, or the answer was not EINVAL");

	pid = fork();
	if (pid == 0)
		_exit(setuid(12345) ? 1 : answer("given", 0) == EPERM && answer("given", MNT_DETACH) == EPERM ? 0 : 3);
	if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
		bail_out("no process without privileges");
	expect(&promises[PERMISSION], WEXITSTATUS(status) == 0, "umount without privileges was not refused with EPERM");
	if (umount2("given", 0))
		bail_out("umount2(given): %s", strerror(errno));
}

int main(void)
{
	ktap_begin(promises, PROMISES);
	/* Nothing of this may reach other mounts. */
	if (unshare(CLONE_NEWNS) || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL))
		bail_out("no mount namespace: %s", strerror(errno));
	refusals();
	expiry();
	links();
	peers(0);
	peers(MNT_DETACH);
	locked();
	return ktap_end();
}
