import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { detect, hostProbe } from '../../src/doctor/probe.ts';
import { HostProcesses } from '../../src/world/process.ts';
import { fakeProbe } from './fake-probe.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a program into the folder that is this host's PATH. */
async function program(name: string, content: string, mode = 0o755): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
}

const probe = () => hostProbe(new HostProcesses(), folder);

describe('detect on a real folder', () => {
  test('a program must be executable and a file', async () => {
    await program('flex', '#!/bin/sh\n', 0o644);
    await mkdir(join(folder, 'bison'));
    const path = await program('made-up', '#!/bin/sh\n');
    const find = (name: string) => detect({ type: 'program', name }, probe());
    // The administrator's folders are searched as well, so only names that no host has are asked here.
    expect(await find('made-up')).toBe(path);
    await chmod(path, 0o644);
    expect(await find('made-up')).toBeNull();
    expect(await find('no-such-program')).toBeNull();
  });

  test('headers and libraries are what the compiler says', async () => {
    await program(
      'made-up-cc',
      `#!/bin/sh
case "$*" in
  *-print-file-name=libc.a) echo /usr/lib/libc.a ;;
  *-print-file-name=*) echo libnone.a ;;
  *) read -r line
     [ "$line" = '#include <gelf.h>' ] || exit 1
     echo '# 1 "<stdin>"'; echo '# 1 "/usr/include/gelf.h" 1 3 4' ;;
esac
`,
    );
    const host = hostProbe(
      {
        run: (command, signal) =>
          new HostProcesses().run(
            { ...command, cwd: folder, env: { PATH: `${folder}:/usr/bin:/bin` } },
            signal,
          ),
      },
      folder,
    );
    const header = (name: string) => detect({ type: 'header', header: name, compiler: 'made-up-cc' }, host);
    const library = (file: string) => detect({ type: 'library', file, compiler: 'made-up-cc' }, host);
    expect(await header('gelf.h')).toBe('/usr/include/gelf.h');
    expect(await header('openssl/ssl.h')).toBeNull();
    expect(await library('libc.a')).toBe('/usr/lib/libc.a');
    // gcc echoes the name of a library that it does not find.
    expect(await library('libnone.a')).toBeNull();
    expect(await detect({ type: 'library', file: 'libc.a', compiler: 'no-such-cc' }, host)).toBeNull();
  });
});

test('a file is found by its path', async () => {
  expect(await detect({ type: 'file', path: '/usr/src/x.tar.xz' }, fakeProbe())).toBe('/usr/src/x.tar.xz');
  expect(
    await detect(
      { type: 'file', path: '/usr/src/x' },
      fakeProbe(() => true),
    ),
  ).toBeNull();
});
