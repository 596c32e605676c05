import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWantedModule, loaderScript, moduleFiles, modulesFolder } from '../../src/bench/modules.ts';
import type { World } from '../../src/world/world.ts';

let root: string;
const put = async (path: string, text: string): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'patchboot-modules-'));
  await put('boot/vmlinuz-6.1.0-1-amd64', '');
  await put('lib/modules/6.1.0-1-amd64/kernel/drivers/virtio/virtio_pci.ko', 'pci');
  await put('lib/modules/6.1.0-1-amd64/kernel/drivers/virtio/virtio.ko', 'virtio');
  await put('lib/modules/6.1.0-1-amd64/kernel/drivers/virtio/virtio_ring.ko', 'ring');
  await put('lib/modules/6.1.0-1-amd64/kernel/drivers/net/virtio_net.ko', 'net');
  await put('lib/modules/none/kernel/x.ko', 'x');
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('modules are found where packages install them, by the release in the name of the image', async () => {
  expect(await modulesFolder(join(root, 'boot/vmlinuz-6.1.0-1-amd64'))).toBe(
    join(root, 'lib/modules/6.1.0-1-amd64'),
  );
  expect(await modulesFolder(join(root, 'boot/vmlinuz-9.9'))).toBeNull();
  expect(await modulesFolder(join(root, 'boot/bzImage'))).toBeNull();
});

test('only the drivers of the result channel are taken, and loaded in the order of their needs', async () => {
  const files = await moduleFiles(join(root, 'lib/modules/6.1.0-1-amd64'), {} as World);
  expect(files.map(({ path }) => path)).toEqual([
    'patchboot/modules/virtio_ring.ko',
    'patchboot/modules/virtio.ko',
    'patchboot/modules/virtio_pci.ko',
    'patchboot/load-modules',
  ]);
  expect(files[2]?.content.toString()).toBe('pci');
  expect(files[3]).toMatchObject({
    executable: true,
    content: loaderScript(['virtio_ring', 'virtio', 'virtio_pci']),
  });
  expect(files[3]?.content).toMatch(
    /insmod \/patchboot\/modules\/virtio\.ko\n.*virtio_pci\.ko\nexec \/init\n$/,
  );
});

test('an image with everything built in needs no loader', async () => {
  expect(await moduleFiles(join(root, 'lib/modules/none'), {} as World)).toEqual([]);
});

test.each([
  ['6.1.0/kernel/drivers/virtio/virtio.ko', true],
  ['6.1.0/kernel/drivers/char/virtio_console.ko.xz', true],
  ['6.1.0/kernel/drivers/net/virtio_net.ko', false],
  ['6.1.0/modules.dep', false],
  ['virtio.ko/readme', false],
])('of a package %s is kept: %s', (path, wanted) => {
  expect(isWantedModule(path)).toBe(wanted);
});
