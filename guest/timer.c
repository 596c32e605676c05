// SPDX-License-Identifier: MIT
/*
 * timer - run a command again and again and print how long each run took
 *
 *	timer -r N [-w WARMUP] [--pre SH] [--post SH] [--gone PATH] -- COMMAND ARGS...
 *
 * Prints one line "ns <value>" a run to stdout. Where perf stat averages over a
 * command that failed, this stops: a run counts only when --pre, the command
 * and --post all ended with 0 and, with --gone, when PATH was a mount point
 * before the command and is none after it. Warm-up runs are held to the same
 * and print nothing.
 *
 * Exit status: 0 all runs counted, 1 one did not (the reason is one line on
 * stderr), 2 usage.
 *
 * What is timed is what perf stat times: exec, the command, and the parent's
 * wait for it. The child is forked first and kept at a pipe, so that copying
 * this process is not in the figure; it is fork() and not vfork() or
 * posix_spawn(), which would suspend the parent until the exec and so leave
 * nobody to read the clock before it. Unlike perf stat, which reads the clock
 * after it has let the child go, the clock is read before: on one CPU the woken
 * child may run first, and a part of the run would be lost.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MAX_RUNS	1000000

static const char usage[] =
	"usage: timer -r N [-w WARMUP] [--pre SH] [--post SH] [--gone PATH] -- COMMAND ARGS...\n";

static const char *phase;	/* for messages: "run" or "warm-up" */
static long phase_run;

static void __attribute__((noreturn, format(printf, 1, 2))) fail(const char *format, ...)
{
	char reason[1024];
	va_list args;

	va_start(args, format);
	vsnprintf(reason, sizeof(reason), format, args);
	va_end(args);
	/* One line, whatever a script or a path has in it. */
	for (char *c = reason; *c; c++) {
		if (*c == '\n')
			*c = ' ';
	}
	fprintf(stderr, "timer: %s %ld: %s\n", phase, phase_run, reason);
	exit(1);
}

static void __attribute__((noreturn)) bad_usage(const char *why, const char *value)
{
	fprintf(stderr, "timer: %s%s\n%s", why, value, usage);
	exit(2);
}

static long parse_count(const char *text, long least)
{
	char *end;
	long n;

	errno = 0;
	n = strtol(text, &end, 10);
	if (errno || end == text || *end || n < least || n > MAX_RUNS)
		bad_usage("not a number of runs: ", text);
	return n;
}

static long long now_ns(void)
{
	struct timespec t;

	if (clock_gettime(CLOCK_MONOTONIC, &t))
		fail("clock_gettime: %s", strerror(errno));
	return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/*
 * Run argv and return how long it took. stdout of the child is our stderr, so
 * that our own stdout holds figures only. Ends the program when the child does
 * not exit with 0; role and text say in the message what it was.
 */
static long long run(char *const argv[], const char *role, const char *text)
{
	int gate[2], error[2], status, exec_errno;
	long long start, end;
	char byte = 0;
	pid_t child;

	/* gate: the child waits here; error: it reports a failed exec here */
	if (pipe2(gate, O_CLOEXEC) || pipe2(error, O_CLOEXEC))
		fail("pipe: %s", strerror(errno));

	child = fork();
	if (child < 0)
		fail("fork: %s", strerror(errno));
	if (child == 0) {
		close(gate[1]);
		if (dup2(STDERR_FILENO, STDOUT_FILENO) < 0 || read(gate[0], &byte, 1) != 1)
			_exit(127);
		execvp(argv[0], argv);
		exec_errno = errno;
		/* A failed write leaves the exit status, which fails the run too. */
		_exit(write(error[1], &exec_errno, sizeof(exec_errno)) < 0 ? 126 : 127);
	}
	close(error[1]);

	start = now_ns();
	if (write(gate[1], &byte, 1) != 1)
		fail("%s '%s': could not be started: %s", role, text, strerror(errno));
	while (waitpid(child, &status, 0) < 0) {
		if (errno != EINTR)
			fail("waitpid: %s", strerror(errno));
	}
	end = now_ns();

	if (read(error[0], &exec_errno, sizeof(exec_errno)) == sizeof(exec_errno))
		fail("%s '%s': cannot be executed: %s", role, text, strerror(exec_errno));
	/* Open until here, so that a child that died early is no SIGPIPE but a status. */
	close(gate[0]);
	close(gate[1]);
	close(error[0]);

	if (WIFSIGNALED(status))
		fail("%s '%s': killed by signal %d (%s)", role, text, WTERMSIG(status),
		     strsignal(WTERMSIG(status)));
	if (WEXITSTATUS(status))
		fail("%s '%s': exit status %d", role, text, WEXITSTATUS(status));
	return end - start;
}

static void run_shell(const char *script, const char *role)
{
	char *argv[] = { "/bin/sh", "-c", (char *)script, NULL };

	if (script)
		run(argv, role, script);
}

/* Undo the octal escapes of /proc/self/mountinfo (\040 and the like) in place. */
static void unescape(char *s)
{
	char *to = s;

	while (*s) {
		if (s[0] == '\\' && s[1] >= '0' && s[1] <= '3' && s[2] >= '0' && s[2] <= '7' &&
		    s[3] >= '0' && s[3] <= '7') {
			*to++ = (s[1] - '0') << 6 | (s[2] - '0') << 3 | (s[3] - '0');
			s += 4;
		} else {
			*to++ = *s++;
		}
	}
	*to = '\0';
}

/* Is the absolute path a mount point? The fifth field of mountinfo tells. */
static bool is_mounted(const char *path)
{
	FILE *table = fopen("/proc/self/mountinfo", "re");
	bool found = false;
	char *line = NULL;
	size_t size = 0;
	char *point;

	if (!table)
		fail("/proc/self/mountinfo: %s", strerror(errno));
	while (!found && getline(&line, &size, table) > 0) {
		strtok(line, " ");
		for (int field = 2; field <= 4; field++)
			strtok(NULL, " ");
		point = strtok(NULL, " ");
		if (point) {
			unescape(point);
			found = !strcmp(point, path);
		}
	}
	if (ferror(table))
		fail("/proc/self/mountinfo: %s", strerror(errno));
	free(line);
	fclose(table);
	return found;
}

int main(int argc, char *argv[])
{
	static const struct option options[] = {
		{ "pre", required_argument, NULL, 'p' },
		{ "post", required_argument, NULL, 'o' },
		{ "gone", required_argument, NULL, 'g' },
		{ }
	};
	const char *pre = NULL, *post = NULL, *gone = NULL;
	long runs = 0, warmup = 0;
	char path[PATH_MAX];
	char command[200] = "";
	int c;

	while ((c = getopt_long(argc, argv, "+r:w:", options, NULL)) != -1) {
		switch (c) {
		case 'r': runs = parse_count(optarg, 1); break;
		case 'w': warmup = parse_count(optarg, 0); break;
		case 'p': pre = optarg; break;
		case 'o': post = optarg; break;
		case 'g': gone = optarg; break;
		default: bad_usage("options end where COMMAND begins", "");
		}
	}
	if (!runs)
		bad_usage("-r N is missing", "");
	if (optind == argc)
		bad_usage("no command", "");
	argv += optind;
	for (int i = 0; argv[i]; i++) {
		size_t used = strlen(command);

		snprintf(command + used, sizeof(command) - used, "%s%s", i ? " " : "", argv[i]);
	}

	for (long i = 1; i <= warmup + runs; i++) {
		long long ns;

		phase = i <= warmup ? "warm-up" : "run";
		phase_run = i <= warmup ? i : i - warmup;
		run_shell(pre, "--pre");
		if (gone && !realpath(gone, path))
			fail("command '%s': --gone %s: %s", command, gone, strerror(errno));
		if (gone && !is_mounted(path))
			fail("command '%s': %s is not mounted before it", command, path);
		ns = run(argv, "command", command);
		if (gone && is_mounted(path))
			fail("command '%s': %s is still mounted after it", command, path);
		run_shell(post, "--post");
		if (i > warmup && (printf("ns %lld\n", ns) < 0 || fflush(stdout)))
			fail("command '%s': stdout: %s", command, strerror(errno));
	}
	return 0;
}
