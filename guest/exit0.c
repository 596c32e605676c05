// SPDX-License-Identifier: MIT
/*
 * exit0 - end with status 0
 *
 * The only process of a container whose start and end are measured: what is
 * timed is then the container and not what runs in it.
 */
int main(void)
{
	return 0;
}
