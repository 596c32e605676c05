// SPDX-License-Identifier: MIT
/*
 * supervise - runs a step of a suite with a deadline that also holds for what cannot be killed
 *
 *	supervise SECONDS HUNG COMMAND [ARGUMENT...]
 *
 * timeout(1) waits for the command after it has killed it, for ever when that
 * sleeps uninterruptibly in the kernel - which is what a bad umount does. Here
 * the kernel is asked for the stacks of blocked tasks, held locks and running
 * CPUs first (sysrq w, d, l; they go to the console), all processes of the step
 * are killed, and after some more seconds it ends whatever has become of them.
 *
 * PATCHBOOT_SYSRQ names the file that takes these keys; without it nobody is
 * asked, since only a guest may be bothered with it.
 *
 * HUNG is a file that is written only then, and says which processes did not
 * end. Exit status: the command's, 128 + signal, or 137 after the deadline.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* For the processes to die, and for the console to print. */
#define GRACE_SECONDS 3

static void ask_kernel(const char *keys)
{
	const char *path = getenv("PATCHBOOT_SYSRQ");
	int fd = path ? open(path, O_WRONLY | O_CLOEXEC) : -1;

	for (; fd >= 0 && *keys; keys++)
		if (write(fd, keys, 1) != 1)
			break;
	if (fd >= 0)
		close(fd);
}

/* One line of /proc/PID/FILE. */
static void read_line(int pid, const char *file, char *line, size_t size)
{
	char path[64];
	ssize_t n = -1;
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/%s", pid, file);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0) {
		n = read(fd, line, size - 1);
		close(fd);
	}
	line[n > 0 ? n : 0] = 0;
	line[strcspn(line, "\n")] = 0;
}

/* Processes of the session: name, state (D: cannot be killed), and where the kernel has them. */
static void describe(FILE *out, int session)
{
	DIR *proc = opendir("/proc");
	struct dirent *entry;
	char stat[512], comm[64], where[128];
	int sid;

	while (proc && (entry = readdir(proc))) {
		char state, *fields;

		if (!isdigit((unsigned char)entry->d_name[0]))
			continue;
		read_line(atoi(entry->d_name), "stat", stat, sizeof(stat));
		/* the name is in parentheses and may hold anything */
		fields = strrchr(stat, ')');
		if (!fields || sscanf(fields, ") %c %*d %*d %d", &state, &sid) != 2 || sid != session || state == 'Z')
			continue;
		read_line(atoi(entry->d_name), "comm", comm, sizeof(comm));
		read_line(atoi(entry->d_name), "wchan", where, sizeof(where));
		fprintf(out, "%s (%s) state %c%s%s\n", comm, entry->d_name, state, *where ? " in " : "", where);
	}
	if (proc)
		closedir(proc);
}

/* Waits for the child; false when the time is up before. SIGCHLD is blocked. */
static int wait_until(pid_t pid, const struct timespec *end, int *status)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGCHLD);
	while (waitpid(pid, status, WNOHANG) == 0) {
		struct timespec now, left;

		clock_gettime(CLOCK_MONOTONIC, &now);
		left.tv_sec = end->tv_sec - now.tv_sec;
		left.tv_nsec = end->tv_nsec - now.tv_nsec;
		if (left.tv_nsec < 0) {
			left.tv_sec--;
			left.tv_nsec += 1000000000;
		}
		if (left.tv_sec < 0)
			return 0;
		sigtimedwait(&set, NULL, &left);
	}
	return 1;
}

int main(int argc, char *argv[])
{
	struct timespec end;
	int status = 0, seconds = argc > 3 ? atoi(argv[1]) : 0;
	sigset_t set, old;
	FILE *hung;
	pid_t pid;

	if (seconds < 1) {
		fprintf(stderr, "usage: supervise SECONDS HUNG COMMAND [ARGUMENT...]\n");
		return 2;
	}
	sigemptyset(&set);
	sigaddset(&set, SIGCHLD);
	sigprocmask(SIG_BLOCK, &set, &old);
	pid = fork();
	if (pid == 0) {
		setsid();
		sigprocmask(SIG_SETMASK, &old, NULL);
		execvp(argv[3], argv + 3);
		fprintf(stderr, "%s: %s\n", argv[3], strerror(errno));
		_exit(127);
	}
	if (pid < 0) {
		fprintf(stderr, "fork: %s\n", strerror(errno));
		return 2;
	}
	clock_gettime(CLOCK_MONOTONIC, &end);
	end.tv_sec += seconds;
	if (wait_until(pid, &end, &status)) {
		/* what the step has left in the background ends with it */
		kill(-pid, SIGKILL);
		return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
	}
	hung = fopen(argv[2], "we");
	if (hung) {
		fprintf(hung, "after %d s:\n", seconds);
		describe(hung, pid);
		fclose(hung);
	}
	ask_kernel("wdl");
	kill(-pid, SIGKILL);
	end.tv_sec += GRACE_SECONDS;
	wait_until(pid, &end, &status);
	return 137;
}
