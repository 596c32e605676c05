import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { exists } from '../world/files.ts';
import { withLock } from '../world/lock.ts';
import { describeEnding, lastLines, succeeded } from '../world/process.ts';
import { removeTree, withTempDir } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { cleanWords } from './words.ts';

/** The tarball of a Debian kernel source package: the installed one, else a download into the cache. */

const INSTALLED = '/usr/src';
const DOWNLOAD_TIMEOUT_MS = 20 * 60_000;

export interface AptTarball {
  readonly path: string;
  /** Version of the Debian package, such as 6.12.90-2~deb12u1; null when dpkg does not know. */
  readonly version: string | null;
}

/** Finds or downloads the package's tarball. `installedDir` is a parameter for tests. */
export async function aptTarball(
  name: string,
  world: World,
  installedDir: string = INSTALLED,
): Promise<AptTarball> {
  const installed = await findTarball(installedDir, name);
  if (installed !== null) return { path: installed, version: await installedVersion(name, world) };
  const dir = join(world.cacheDir, 'trees', `apt-${name}`);
  await mkdir(dir, { recursive: true });
  return withLock(join(dir, 'lock'), world.signal, async () => {
    const kept = join(dir, 'unpacked');
    const path = (await findTarball(kept, name)) ?? (await download(name, dir, kept, world));
    return { path, version: null };
  });
}

async function installedVersion(name: string, world: World): Promise<string | null> {
  const query = await world.processes.run(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is of dpkg-query
    { argv: ['dpkg-query', '--show', '--showformat=${Version}', name], timeoutMs: 30_000 },
    world.signal,
  );
  return succeeded(query) ? query.stdout.toString().trim() : null;
}

async function download(name: string, dir: string, kept: string, world: World): Promise<string> {
  world.emit({ type: 'progress', stage: 'tree', message: `downloading the package ${name}` });
  return withTempDir(dir, 'download', async (temp) => {
    const got = await world.processes.run(
      {
        argv: ['apt-get', '-qq', 'download', name],
        cwd: temp,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
        ...(world.networkEnv === undefined ? {} : { env: world.networkEnv }),
      },
      world.signal,
    );
    const deb = (await readdir(temp)).find((file) => file.endsWith('.deb'));
    if (!succeeded(got) || deb === undefined) {
      throw new InputError(`the package ${name} cannot be downloaded (${describeEnding(got)})`, {
        hint: `apt-get said: ${cleanWords(lastLines(got.stderr, 5))}\nInstall it (apt-get install ${name}), or give --tree a git folder or a tarball.`,
      });
    }
    const files = join(temp, 'files');
    const unpacked = await world.processes.run(
      { argv: ['dpkg-deb', '-x', join(temp, deb), files], timeoutMs: DOWNLOAD_TIMEOUT_MS },
      world.signal,
    );
    const tarball = succeeded(unpacked) ? await findTarball(join(files, 'usr', 'src'), name) : null;
    if (tarball === null) {
      throw new InputError(`the package ${name} holds no kernel source tarball`, {
        hint: `A Debian kernel source package holds /usr/src/${name}.tar.xz, for example apt:linux-source-6.12.`,
      });
    }
    await removeTree(kept);
    await mkdir(kept, { recursive: true });
    const target = join(kept, `${name}.tar${tarball.slice(tarball.lastIndexOf('.'))}`);
    await rename(tarball, target);
    return target;
  });
}

async function findTarball(folder: string, name: string): Promise<string | null> {
  if (!(await exists(folder))) return null;
  for (const ending of ['.tar.xz', '.tar.zst', '.tar.gz', '.tar.bz2']) {
    const path = join(folder, name + ending);
    const info = await stat(path).catch(() => null);
    if (info?.isFile()) return path;
  }
  return null;
}
