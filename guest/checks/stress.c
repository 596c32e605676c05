// SPDX-License-Identifier: MIT
/*
 * stress - path walks against lazy umounts, bind mounts and pivot_root
 *
 *	stress OPERATIONS
 *
 * A path walk takes its reference on a mount without a lock, and drops it
 * without one as long as the mount is in a namespace. That is sound only
 * because an umount waits for a grace period before it drops the reference of
 * the tree (fs/namespace.c, mntput_no_expire). A series that gets this wrong
 * leaks the mount, or frees it under a reader.
 *
 * The window is a few instructions long. So the process that unmounts has a
 * real-time priority and is woken by a timer: it interrupts a walker at an
 * instruction that chance, or the perturbation seed, decides, and goes through
 * the whole umount before the walker runs again, even on a single CPU. Walkers
 * rest during the umount itself, or waiting for a grace period would cost as
 * much time as the walks. Lockdep, KASAN and RCU checks of the machine look on;
 * afterwards nothing may be left.
 */
#include "counts.h"
#include "device.h"
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

static struct promise promises[COUNTS] = {
	[MOUNT_TABLE] = { .name = "mount-table" },
	[LOOP_DEVICES] = { .name = "loop-devices" },
	[MNT_CACHE] = { .name = "mnt-cache" },
};

/* Every other one walks the place of the bind mounts. */
#define WALKERS 2
/* The umounting process sleeps up to this long between mount and umount. */
#define MAX_PAUSE_NS 100000

static unsigned int chance;

/* A small generator of our own: the same seed gives the same run. */
static unsigned int next_chance(void)
{
	chance = chance * 1664525 + 1013904223;
	return chance >> 8;
}

static void must(int result, const char *what)
{
	if (result)
		bail_out("%s: %s", what, strerror(errno));
}

/* Whether walkers walk, and behind it of each whether it has; shared by all processes. */
static int *walking;
static int *walked;

static void let_walk(int on)
{
	__atomic_store_n(walking, on, __ATOMIC_SEQ_CST);
	if (on)
		syscall(SYS_futex, walking, FUTEX_WAKE, WALKERS, NULL, NULL, 0);
}

/*
 * The shortest call that takes and drops a reference on the mount: it finds the root of the mount, sees that this is no
 * symbolic link, and is through. The shorter, the more often the umount meets the instructions that count.
 */
static void walk(const char *path)
{
	char target;

	syscall(SYS_readlinkat, AT_FDCWD, path, &target, 1);
}

static void walk_forever(const char *place, int *has_walked)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* The kernel's own threads, which bring grace periods about, come first. */
	must(nice(19) == -1, "nice");
	for (;;) {
		while (__atomic_load_n(walking, __ATOMIC_SEQ_CST)) {
			walk(place);
			*has_walked = 1;
		}
		syscall(SYS_futex, walking, FUTEX_WAIT, 0, NULL, NULL, 0);
	}
}

/* The umount that follows comes upon the walkers wherever they are. */
static void let_walk_a_moment(void)
{
	struct timespec t = { 0, 20000 + next_chance() % MAX_PAUSE_NS };

	let_walk(1);
	nanosleep(&t, NULL);
	let_walk(0);
}

/* A mount that is walked, lazily unmounted from under the walkers. */
static void lazy_umount(void)
{
	must(mount("tmpfs", "mnt", "tmpfs", 0, NULL), "mount of a tmpfs");
	let_walk_a_moment();
	must(umount2("mnt", MNT_DETACH), "umount2(mnt, MNT_DETACH)");
}

/* The same file system at two places that are both walked. */
static void bind_mount(void)
{
	must(mount("tmpfs", "mnt", "tmpfs", 0, NULL), "mount of a tmpfs");
	must(mount("mnt", "bound", NULL, MS_BIND, NULL), "bind mount");
	let_walk_a_moment();
	must(umount2(next_chance() % 2 ? "mnt" : "bound", MNT_DETACH), "umount of one of two");
	let_walk_a_moment();
	if (umount2("mnt", MNT_DETACH) && umount2("bound", MNT_DETACH))
		bail_out("umount of the other: %s", strerror(errno));
}

/* What container runtimes do: a root of its own, the old one detached as a whole tree. */
static void pivot(void)
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		/* pivot_root(2) refuses to move the initramfs away, so there is a root in between. */
		if (unshare(CLONE_NEWNS) || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
		    mount("tmpfs", "root", "tmpfs", 0, NULL) || chroot("root") || chdir("/") ||
		    mkdir("new", 0700) || mount("tmpfs", "new", "tmpfs", 0, NULL) || mkdir("new/old", 0700) ||
		    syscall(SYS_pivot_root, "new", "new/old") || chdir("/") || umount2("/old", MNT_DETACH)) {
			fprintf(stderr, "pivot_root: %s\n", strerror(errno));
			_exit(1);
		}
		_exit(0);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status))
		bail_out("pivot_root in a new namespace failed");
}

int main(int argc, char *argv[])
{
	long i, operations = argc == 2 ? atol(argv[1]) : 0;
	const struct sched_param first = { .sched_priority = 10 };
	const char *seed = getenv("SEED");
	pid_t walkers[WALKERS];
	struct counts before;
	int status;

	if (operations < 1)
		bail_out("usage: stress OPERATIONS");
	chance = 12345u + 7919u * (seed ? (unsigned int)atoi(seed) : 0);
	ktap_begin(promises, COUNTS);
	mkdir("mnt", 0700);
	mkdir("bound", 0700);
	mkdir("root", 0700);
	walking = mmap(NULL, (1 + WALKERS) * sizeof(*walking), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	must(walking == MAP_FAILED, "mmap");
	walked = walking + 1;
	before = settled_counts();
	for (i = 0; i < WALKERS; i++) {
		walkers[i] = fork();
		if (walkers[i] == 0)
			walk_forever(i % 2 ? "bound" : "mnt", &walked[i]);
		must(walkers[i] < 0, "fork");
	}
	must(sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &first), "SCHED_FIFO");
	for (i = 0; i < operations; i++) {
		if (i % 16 == 15)
			pivot();
		else if (i % 4 == 3)
			bind_mount();
		else
			lazy_umount();
	}
	for (i = 0; i < WALKERS; i++) {
		kill(walkers[i], SIGKILL);
		/* Without walkers this would be the check `leak` again. */
		if (waitpid(walkers[i], &status, 0) != walkers[i] || !WIFSIGNALED(status) ||
		    WTERMSIG(status) != SIGKILL)
			bail_out("walker %ld ended before its time, with wait status %#x", i, status);
		if (!walked[i])
			bail_out("walker %ld never walked", i);
	}
	expect_counts(promises, before);
	return ktap_end();
}
