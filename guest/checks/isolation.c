// SPDX-License-Identifier: MIT
/*
 * isolation - one file system that hangs on its way out does not hold up the others
 *
 * The objection in review to leaving the cleanup to a shared worker: one lazy
 * umount of a dead server, and no lazily detached mount of the whole system is
 * released any more. The dead server here is a FUSE one: for fuseblk the kernel
 * waits, in the umount, for the answer to FUSE_DESTROY (fs/fuse/inode.c,
 * fuse_conn_destroy), which this server never gives.
 */
#include "device.h"
#include <linux/fuse.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>

enum { LAZY, PLAIN, NAMESPACE, END, PROMISES };

/* Mount point and image of the other file systems. */
static const char *const names[] = { [LAZY] = "lazy", [PLAIN] = "plain", [NAMESPACE] = "namespace" };

static struct promise promises[PROMISES] = {
	[LAZY] = { .name = "lazy-umount-of-another" },
	[PLAIN] = { .name = "umount-of-another" },
	[NAMESPACE] = { .name = "namespace-exit-of-another" },
	[END] = { .name = "freed-after-the-servers-end" },
};

/* Without anything in the way: some ten milliseconds. */
#define BOUND_MS 5000

/* Answers FUSE_INIT and nothing else; tells over the pipe when FUSE_DESTROY has come. */
__attribute__((noreturn)) static void serve(const struct device *device, int told)
{
	static char request[1 << 17];
	char options[80];
	int fuse = open("/dev/fuse", O_RDWR | O_CLOEXEC);

	snprintf(options, sizeof(options), "fd=%d,rootmode=40000,user_id=0,group_id=0", fuse);
	if (fuse < 0 || mount(device->path, "blocked", "fuseblk", 0, options)) {
		fprintf(stderr, "fuseblk: %s\n", strerror(errno));
		_exit(1);
	}
	for (;;) {
		const struct fuse_in_header *in = (const void *)request;
		struct {
			struct fuse_out_header header;
			struct fuse_init_out init;
		} out = { .header = { .len = sizeof(out.header), .error = -ENOSYS } };

		if (read(fuse, request, sizeof(request)) < (ssize_t)sizeof(*in)) {
			if (errno == EINTR || errno == EAGAIN)
				continue;
			_exit(1);
		}
		if (in->opcode == FUSE_DESTROY) {
			if (write(told, "D", 1) != 1)
				_exit(1);
			for (;;)
				pause();
		}
		if (in->opcode == FUSE_INIT) {
			out.header.len = sizeof(out);
			out.header.error = 0;
			out.init.major = FUSE_KERNEL_VERSION;
			out.init.minor = FUSE_KERNEL_MINOR_VERSION;
			out.init.max_readahead = out.init.max_write = 1 << 16;
			if (write(told, "I", 1) != 1)
				_exit(1);
		}
		out.header.unique = in->unique;
		/* FORGET has no answer and gives EINVAL or ENOENT: nothing to do about it */
		if (write(fuse, &out, out.header.len) < 0 && errno != ENOENT && errno != EINVAL)
			_exit(1);
	}
}

static void wait_for(int pipe_end, char letter, const char *what)
{
	struct pollfd fd = { .fd = pipe_end, .events = POLLIN };
	char got;

	if (poll(&fd, 1, 10000) != 1 || read(pipe_end, &got, 1) != 1 || got != letter)
		bail_out("%s did not come", what);
}

/* Waits for a process with a bound; false when it is still there. */
static bool ends(pid_t pid, long bound_ms, int *status)
{
	long start = now_ms();

	while (waitpid(pid, status, WNOHANG) == 0) {
		if (now_ms() - start > bound_ms)
			return false;
		sleep_ms(5);
	}
	return true;
}

/* Another file system is released meanwhile, in a process of its own, which can be left behind if it hangs. */
static void release_another(int question)
{
	struct device device;
	char image[32];
	long start, waited;
	pid_t pid;
	int status = 0;

	snprintf(image, sizeof(image), "%s.img", names[question]);
	device = make_device(image);
	start = now_ms();
	pid = fork();
	if (pid == 0) {
		if (question == NAMESPACE && unshare(CLONE_NEWNS))
			_exit(1);
		mount_ext4(&device, names[question]);
		/* the end of this process is the end of its namespace */
		if (question == NAMESPACE)
			_exit(0);
		_exit(umount2(names[question], question == LAZY ? MNT_DETACH : 0) != 0);
	}
	if (!expect(&promises[question], ends(pid, BOUND_MS, &status), "it has not ended after %d ms, while another file "
		    "system hangs in its umount", BOUND_MS))
		return;
	/* What was never mounted is free at once. */
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		bail_out("the process that was to mount and unmount %s failed", names[question]);
	waited = wait_until_free(&device, BOUND_MS);
	if (expect(&promises[question], waited >= 0, "%s is not free %ld ms later, while another file system hangs in "
		   "its umount", device.path, now_ms() - start))
		detach(&device);
}

int main(void)
{
	struct device blocked;
	pid_t server, umounting;
	int pipes[2], status;

	ktap_begin(promises, PROMISES);
	if (access("/dev/fuse", F_OK)) {
		for (int i = 0; i < PROMISES; i++)
			skip(&promises[i], "this kernel has no FUSE");
		return ktap_end();
	}
	blocked = make_device("blocked.img");
	mkdir("blocked", 0700);
	if (pipe(pipes))
		bail_out("pipe: %s", strerror(errno));
	server = fork();
	if (server == 0)
		serve(&blocked, pipes[1]);
	wait_for(pipes[0], 'I', "FUSE_INIT");
	sleep_ms(20);

	umounting = fork();
	if (umounting == 0)
		_exit(umount2("blocked", MNT_DETACH) != 0);
	wait_for(pipes[0], 'D', "FUSE_DESTROY");

	release_another(LAZY);
	release_another(PLAIN);
	release_another(NAMESPACE);

	kill(server, SIGKILL);
	expect(&promises[END], ends(server, BOUND_MS, &status) && ends(umounting, BOUND_MS, &status) &&
	       wait_until_free(&blocked, BOUND_MS) >= 0, "%s is not free after the end of its FUSE server",
	       blocked.path);
	detach(&blocked);
	return ktap_end();
}
