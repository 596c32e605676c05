import { expect, test } from 'vitest';
import { objectsTarget } from '../../src/kernel/make.ts';

test('all objects without the link, where the Makefile has such a target', () => {
  expect(objectsTarget('x86_64', 'all: vmlinux\nvmlinux.a: $(KBUILD_VMLINUX_OBJS) FORCE\n')).toBe(
    'vmlinux.a',
  );
  expect(objectsTarget('x86_64', '# vmlinux.a: came with 6.1\n')).toBe('bzImage');
  expect(objectsTarget('arm64', '')).toBe('Image');
});
