import { describe, expect, it } from 'vitest';
import { findSymbol, parseFrame, sourceName, syscallName } from '../../src/console/frames.ts';

describe('frames', () => {
  it.each([
    [' kite_fly+0x3d/0x90', 'kite_fly', 0x3d, 0x90, null, false],
    [' ? kite_fly+0x3d/0x90', 'kite_fly', 0x3d, 0x90, null, true],
    [' [<ffffffff8123a4c4>] kite_fly.isra.0+0x3d/0x90', 'kite_fly.isra.0', 0x3d, 0x90, null, false],
    [' [<ffffffff8123a4c4>] ? kite_fly+0x3d/0x90', 'kite_fly', 0x3d, 0x90, null, true],
    [' kite_fly+0x3d/0x90 [kites]', 'kite_fly', 0x3d, 0x90, 'kites', false],
    [' kite_fly+0x3d/0x90 [kites 0123456789abcdef]', 'kite_fly', 0x3d, 0x90, 'kites', false],
    [' kite_fly+0x3d/0x90 fs/kite.c:12', 'kite_fly', 0x3d, 0x90, null, false],
    [' kite_fly fs/kite.c:12 [inline]', 'kite_fly', 0, 0, null, false],
    [' kite_fly+0x3c/0x90 (P)', 'kite_fly', 0x3c, 0x90, null, false],
    [
      '[c000000078d4b8a0] [c000000000b7ad34] kite_fly+0x3d/0x90 (unreliable)',
      'kite_fly',
      0x3d,
      0x90,
      null,
      true,
    ],
    ['[<8011218c>] (kite_fly) from [<8010e300>] (kite_launch+0x18/0x1c)', 'kite_fly', 0, 0, null, false],
    [' kite_fly from kite_launch+0x18/0x1c', 'kite_fly', 0, 0, null, false],
    [' <IRQ>  [<ffffffff8170cafa>] kite_fly+0x3d/0x90', 'kite_fly', 0x3d, 0x90, null, false],
  ])('%s', (text, symbol, offset, size, module, unreliable) => {
    expect(parseFrame(text)).toMatchObject({ symbol, offset, size, module, unreliable });
  });

  it.each([
    'RAX: 0000000000000000 RBX: ffff888004a81800',
    'umount: done',
    'mail from kite to box',
    ' <TASK>',
  ])('is no frame: %s', (text) => {
    expect(parseFrame(text)).toBeNull();
  });

  it('finds a symbol with its address inside other text', () => {
    expect(findSymbol('hardirqs last enabled at (3): [<ffffffff8134acb1>] kite_fly+0x41/0x60')).toMatchObject(
      {
        symbol: 'kite_fly',
        offset: 0x41,
        size: 0x60,
        address: 'ffffffff8134acb1',
      },
    );
  });

  it.each([
    ['kite_fly.isra.0.part.3', 'kite_fly'],
    ['kite_fly.cold', 'kite_fly'],
    ['kite_fly.constprop.76', 'kite_fly'],
    ['kite_fly.llvm.123', 'kite_fly'],
    ['kite_fly', 'kite_fly'],
  ])('source name of %s', (symbol, name) => {
    expect(sourceName(symbol)).toBe(name);
  });

  it.each([
    ['__x64_sys_umount', 'sys_umount'],
    ['__arm64_sys_umount', 'sys_umount'],
    ['__se_sys_umount', 'sys_umount'],
    ['__do_sys_umount', 'sys_umount'],
    ['SyS_umount', 'sys_umount'],
    ['kite_fly', null],
  ])('system call of %s', (name, call) => {
    expect(syscallName(name)).toBe(call);
  });
});
