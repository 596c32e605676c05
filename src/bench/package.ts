import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError, PatchbootError } from '../errors.ts';
import { type Arch, extractPackages, hostRelease } from '../guest/root.ts';
import { withLock } from '../world/lock.ts';
import { withTempDir } from '../world/temp.ts';
import type { World } from '../world/world.ts';
import { isWantedModule } from './modules.ts';

/**
 * A distribution's kernel from its package, unpacked and not installed. Of the hundreds of megabytes only the image
 * and the modules of the result channel are kept, laid out as in the package, so that an image of a user's own and
 * this one are handled alike.
 */

/** Path of the image in the cache; the newest one is fetched when the cache has none. */
export async function packagedImage(name: string, arch: Arch, world: World): Promise<string> {
  const { codename } = await hostRelease();
  const all = join(world.cacheDir, 'packaged-kernels');
  const folder = join(all, `${arch}-${codename}-${name}`);
  await mkdir(all, { recursive: true });
  return withLock(`${folder}.lock`, world.signal, async () => {
    const known = await imageIn(folder);
    if (known !== null) return known;
    world.emit({ type: 'progress', stage: 'kernel', message: `fetching the package ${name} for ${arch}` });
    await withTempDir(all, 'fetching', async (temp) => {
      const root = join(temp, 'root');
      const kept = join(temp, 'kept');
      await extractPackages(arch, [name], root, world).catch((cause: unknown) => {
        if (world.signal.aborted) throw cause;
        throw new InputError(`the package ${name} for ${arch} cannot be fetched`, {
          cause,
          hint: `It is looked for in the repositories of ${codename}. ${cause instanceof PatchbootError ? (cause.hint ?? cause.message) : ''}`,
        });
      });
      await keep(root, kept);
      await rm(folder, { recursive: true, force: true });
      await rename(kept, folder);
    });
    const image = await imageIn(folder);
    if (image !== null) return image;
    await rm(folder, { recursive: true, force: true });
    throw new InputError(`the package ${name} for ${arch} holds no boot/vmlinuz-RELEASE`, {
      hint: 'Name the package of a kernel image, such as apt:linux-image-amd64 or apt:linux-image-rt-arm64.',
    });
  });
}

async function imageIn(folder: string): Promise<string | null> {
  const boot = join(folder, 'boot');
  const image = (await readdir(boot).catch(() => [])).find((file) => file.startsWith('vmlinuz-'));
  return image === undefined ? null : join(boot, image);
}

async function keep(root: string, kept: string): Promise<void> {
  const images = (await readdir(join(root, 'boot')).catch(() => [])).filter((file) =>
    file.startsWith('vmlinuz-'),
  );
  const modules = await readdir(join(root, 'lib/modules'), { recursive: true }).catch(() => []);
  const wanted = [
    ...images.map((file) => join('boot', file)),
    ...modules.filter(isWantedModule).map((file) => join('lib/modules', file)),
  ];
  for (const file of wanted) {
    await mkdir(dirname(join(kept, file)), { recursive: true });
    await copyFile(join(root, file), join(kept, file));
  }
  await mkdir(kept, { recursive: true });
}
