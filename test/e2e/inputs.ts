/** Small inputs of our own, written for these tests. */

/** A patch as git format-patch mails it. */
export function patchMail(index: number, total: number, file: string): string {
  return `From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001
From: Ada Example <ada@example.org>
Date: Mon, 2 Nov 2026 10:00:0${index} +0000
Subject: [PATCH ${index}/${total}] teapot: pour from ${file}
Message-ID: <teapot-${index}@example.org>
${index === 1 ? '' : `In-Reply-To: <teapot-1@example.org>\nReferences: <teapot-1@example.org>\n`}MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 8bit

Pour the tea from where it is.

Signed-off-by: Ada Example <ada@example.org>
---
 ${file} | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

diff --git a/${file} b/${file}
index 1111111..2222222 100644
--- a/${file}
+++ b/${file}
@@ -1,3 +1,3 @@
 int pour(void)
-{ return 0; }
+{ return 1; }
 /* end */
-- 
2.39.5

`;
}

/** A console with one warning, as a 6.12 kernel prints it; the function is invented. */
export const WARNING_CONSOLE = `[    0.000000] Linux version 6.12.0 (ada@example) (gcc 12.2.0) #1 SMP
[    1.500000] ------------[ cut here ]------------
[    1.500001] WARNING: CPU: 0 PID: 42 at drivers/teapot/pour.c:17 teapot_pour+0x1c/0x40
[    1.500002] Modules linked in:
[    1.500003] CPU: 0 UID: 0 PID: 42 Comm: kettle Not tainted 6.12.0 #1
[    1.500004] Hardware name: QEMU Standard PC (i440FX + PIIX, 1996), BIOS 1.16.2
[    1.500005] RIP: 0010:teapot_pour+0x1c/0x40
[    1.500006] Code: 90 90 90 90 90 90 90 90 0f 1f 44 00 00 0f 0b <0f> 0b c3 90
[    1.500007] RSP: 0018:ffffc90000013e00 EFLAGS: 00010246
[    1.500008] Call Trace:
[    1.500009]  <TASK>
[    1.500010]  teapot_write+0x2a/0x60
[    1.500011]  vfs_write+0xd1/0x420
[    1.500012]  ksys_write+0x6a/0xe0
[    1.500013]  do_syscall_64+0x9e/0x1a0
[    1.500014]  entry_SYSCALL_64_after_hwframe+0x77/0x7f
[    1.500015]  </TASK>
[    1.500016] ---[ end trace 0000000000000000 ]---
[    2.000000] reboot: Power down
`;

/**
 * A series as an mbox: every patch adds a file that nobody compiles, and patch `bad` carries another patch's diff beside
 * its own.
 */
export function seriesOf(total: number, bad: number, badPatch: string): string {
  const diff = /^diff --git [\s\S]*?(?=^-- $)/m.exec(badPatch)?.[0] ?? '';
  return Array.from({ length: total }, (_, position) => {
    const index = position + 1;
    const minute = String(index).padStart(2, '0');
    const added = `diff --git a/fs/teapot-${index}.txt b/fs/teapot-${index}.txt
new file mode 100644
index 0000000..1111111
--- /dev/null
+++ b/fs/teapot-${index}.txt
@@ -0,0 +1 @@
+Pour number ${index}.
`;
    return `From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001
From: Ada Example <ada@example.org>
Date: Mon, 2 Nov 2026 10:${minute}:00 +0000
Subject: [PATCH ${minute}/${total}] teapot: pour number ${index}
Message-ID: <teapot-series-${index}@example.org>
${index === 1 ? '' : `In-Reply-To: <teapot-series-1@example.org>\n`}
Pour the tea.

Signed-off-by: Ada Example <ada@example.org>
---
${index === bad ? diff : ''}${added}-- 
2.39.5

`;
  }).join('');
}
