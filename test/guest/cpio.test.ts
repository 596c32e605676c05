import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CpioEntry, cpioArchive } from '../../src/guest/cpio.ts';

const ENTRIES: readonly CpioEntry[] = [
  { type: 'directory', path: 'bin' },
  { type: 'file', path: 'bin/tool', content: Buffer.from('#!/bin/sh\necho hi\n'), mode: 0o755 },
  { type: 'file', path: 'empty', content: Buffer.alloc(0), mode: 0o644 },
  { type: 'symlink', path: 'sh', target: 'bin/tool' },
];

test('is what cpio(1) unpacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cpio-'));
  try {
    execFileSync('cpio', ['-i', '--quiet'], { cwd: folder, input: cpioArchive(ENTRIES) });
    expect(readFileSync(join(folder, 'bin/tool'), 'utf8')).toBe('#!/bin/sh\necho hi\n');
    expect(statSync(join(folder, 'bin/tool')).mode & 0o777).toBe(0o755);
    expect(statSync(join(folder, 'empty')).size).toBe(0);
    expect(readlinkSync(join(folder, 'sh'))).toBe('bin/tool');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('is the same bytes every time, and every part is aligned to four bytes', () => {
  const archive = cpioArchive(ENTRIES);
  expect(archive.equals(cpioArchive(ENTRIES))).toBe(true);
  expect(archive.length % 4).toBe(0);
  expect(archive.toString('latin1')).toContain('TRAILER!!!');
});
