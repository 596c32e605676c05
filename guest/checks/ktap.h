/* SPDX-License-Identifier: MIT */
/*
 * ktap.h - results of a check in KTAP (Documentation/dev-tools/ktap.rst)
 *
 * A check names all it promises before it starts, so that one which ends half
 * way cannot look whole. A promise is broken by the first expect() that fails;
 * the rounds after it go on, the words of the first failure are kept.
 *
 *	enum { OPEN, MKFS };
 *	static struct promise promises[] = { [OPEN] = { "open-excl" }, ... };
 *	int main(void)
 *	{
 *		ktap_begin(promises, 2);
 *		expect(&promises[OPEN], fd >= 0, "open: %s", strerror(errno));
 *		return ktap_end();
 *	}
 */
#ifndef PATCHBOOT_KTAP_H
#define PATCHBOOT_KTAP_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct promise {
	const char *name;
	/* filled by expect() and skip() */
	unsigned int kept, broken;
	char words[256];
	char skipped[256];
};

static struct promise *ktap_promises;
static unsigned int ktap_count;

__attribute__((unused)) static void ktap_begin(struct promise *promises, unsigned int count)
{
	ktap_promises = promises;
	ktap_count = count;
	printf("KTAP version 1\n1..%u\n", count);
	fflush(stdout);
}

/* Ends the check when it cannot be made at all: never green. */
__attribute__((unused, noreturn, format(printf, 1, 2)))
static void bail_out(const char *format, ...)
{
	va_list args;

	printf("Bail out! ");
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	printf("\n");
	fflush(stdout);
	_exit(1);
}

__attribute__((unused, format(printf, 3, 4)))
static bool expect(struct promise *promise, bool kept, const char *format, ...)
{
	va_list args;

	if (kept) {
		promise->kept++;
		return true;
	}
	if (!promise->broken++) {
		va_start(args, format);
		vsnprintf(promise->words, sizeof(promise->words), format, args);
		va_end(args);
	}
	return false;
}

/* For what this kernel or machine cannot have; said in the report, and not a pass. */
__attribute__((unused, format(printf, 2, 3)))
static void skip(struct promise *promise, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(promise->skipped, sizeof(promise->skipped), format, args);
	va_end(args);
}

/* Prints all results; the value is the exit status of the check. */
__attribute__((unused)) static int ktap_end(void)
{
	unsigned int i, failed = 0;

	for (i = 0; i < ktap_count; i++) {
		const struct promise *p = &ktap_promises[i];
		/* a promise that nobody looked at is not kept */
		bool ok = !p->broken && (p->kept || *p->skipped);

		if (!ok)
			printf("# %s: %s", p->name, p->broken ? p->words : "was never looked at");
		if (!ok && p->broken)
			printf(" (%u of %u)", p->broken, p->broken + p->kept);
		if (!ok)
			printf("\n");
		printf("%s %u %s", ok ? "ok" : "not ok", i + 1, p->name);
		if (ok && !p->kept)
			printf(" # SKIP %s", p->skipped);
		printf("\n");
		failed += !ok;
	}
	fflush(stdout);
	return failed ? 1 : 0;
}

/* Milliseconds of a clock that never jumps. */
__attribute__((unused)) static long now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000L + t.tv_nsec / 1000000;
}

__attribute__((unused)) static void sleep_ms(long ms)
{
	struct timespec t = { ms / 1000, ms % 1000 * 1000000 };

	nanosleep(&t, NULL);
}

#endif
