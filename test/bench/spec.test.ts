import { describe, expect, test } from 'vitest';
import { kernelLabels, type PathKind, parseKernelSpec } from '../../src/bench/spec.ts';

const KINDS: Readonly<Record<string, 'file' | 'folder'>> = {
  '/home/bzImage': 'file',
  '/home/linux': 'folder',
  '/home/a@b': 'folder',
  '/home/linux-6.12.tar.xz': 'file',
};
const kind: PathKind = (path) => KINDS[path] ?? null;
const parse = (text: string) => parseKernelSpec(text, 'apt:linux-source-6.12', '/home', kind);
const tree = (name: string, ref: string | null) => ({ type: 'tree', tree: name, ref });

describe('a KERNEL word', () => {
  test.each([
    ['x86_64-rt', 'x86_64-rt', tree('apt:linux-source-6.12', null)],
    ['x86_64=linux', 'x86_64', tree('linux', null)],
    ['x86_64=linux@v6.12', 'x86_64', tree('linux', 'v6.12')],
    ['x86_64=linux@origin/master', 'x86_64', tree('linux', 'origin/master')],
    ['arm64=apt:linux-source-6.1', 'arm64', tree('apt:linux-source-6.1', null)],
    // A folder with an @ in its name is a folder.
    ['x86_64=a@b', 'x86_64', tree('a@b', null)],
    ['x86_64=a@b@v6.1', 'x86_64', tree('a@b', 'v6.1')],
    // The user of a URL is no tree, and its host no reference.
    ['x86_64=https://me@host/linux', 'x86_64', tree('https://me@host/linux', null)],
    ['x86_64=https://me@host/linux@v6.1', 'x86_64', tree('https://me@host/linux', 'v6.1')],
    // An equals sign in the value belongs to the value.
    ['x86_64=https://host/?p=linux', 'x86_64', tree('https://host/?p=linux', null)],
    ['arm64-rt=apt:linux-image-rt-arm64', 'arm64-rt', { type: 'package', package: 'linux-image-rt-arm64' }],
    // Nothing that a package cannot be called gets near apt.
    ['x86_64=apt:linux-image-a;b', 'x86_64', tree('apt:linux-image-a;b', null)],
    ['x86_64=bzImage', 'x86_64', { type: 'image', path: '/home/bzImage' }],
    ['x86_64=linux-6.12.tar.xz', 'x86_64', tree('linux-6.12.tar.xz', null)],
  ])('%s', (text, machine, source) => {
    expect(parse(text)).toEqual({ text, machine, source });
  });

  test.each([
    ['', 'is no name of a machine'],
    ['=linux', 'is no name of a machine'],
    ['../linux', 'is no name of a machine'],
    ['x86_64=', 'nothing follows "="'],
    ['x86_64=linux@', 'follows "@"'],
    ['x86_64=@v6.12', 'no tree stands before "@"'],
  ])('%j is refused with the reason', (text, why) => {
    expect(() => parse(text)).toThrow(why);
  });
});

test('labels tell kernels apart and no folders of the host', () => {
  const words = [
    'x86_64',
    'x86_64',
    'x86_64=bzImage',
    'x86_64=/home/me/linux@v6.12',
    'x86_64=/home/you/linux@v6.12',
  ];
  expect(kernelLabels(words.map(parse))).toEqual([
    'x86_64',
    'x86_64 (2)',
    'x86_64=bzImage',
    'x86_64=linux@v6.12',
    'x86_64=linux@v6.12 (2)',
  ]);
});
