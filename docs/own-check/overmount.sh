#!/bin/sh
# overmount - what is below a mount comes back when it goes
# A script says its promises in KTAP by itself: the plan first, then a line for each.
echo "KTAP version 1"
echo "1..2"
result() { # status number name
	if [ "$1" -eq 0 ]; then echo "ok $2 $3"; else echo "not ok $2 $3"; fi
}
mkdir -p mnt
echo below >mnt/file
mount -t tmpfs tmpfs mnt
! [ -e mnt/file ]
result $? 1 hidden
umount mnt
[ "$(cat mnt/file)" = below ]
result $? 2 back
