import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { isPlainRef, parseTreeSpec } from '../../src/tree/source.ts';

const parse = (spec: string) => parseTreeSpec(spec, '/home/user');

describe('parseTreeSpec', () => {
  test.each([
    ['.', { type: 'path', name: '.', path: '/home/user' }],
    ['../linux', { type: 'path', name: '../linux', path: '/home/linux' }],
    ['/src/linux.tar.xz', { type: 'path', name: '/src/linux.tar.xz', path: '/src/linux.tar.xz' }],
    ['./host:dir', { type: 'path', name: './host:dir', path: '/home/user/host:dir' }],
    ['apt:linux-source-6.12', { type: 'apt', name: 'apt:linux-source-6.12', package: 'linux-source-6.12' }],
    [
      'https://example.org/linux.git#v6.12',
      {
        type: 'url',
        name: 'https://example.org/linux.git#v6.12',
        url: 'https://example.org/linux.git',
        ref: 'v6.12',
      },
    ],
    ['file:///srv/linux', { type: 'url', name: 'file:///srv/linux', url: 'file:///srv/linux', ref: null }],
    [
      'https://user:secret@example.org/x',
      { type: 'url', name: 'https://example.org/x', url: 'https://user:secret@example.org/x', ref: null },
    ],
  ])('reads %s', (spec, source) => {
    expect(parse(spec)).toEqual(source);
  });

  test.each([
    ['', 'it is empty'],
    ['--upload-pack=x', 'it starts with "-"'],
    ['a\nb', 'it has control characters'],
    ['ext::sh -c id', 'remote helpers'],
    ['EXT::sh', 'remote helpers'],
    ['ssh://git@example.org/x', 'ssh needs your keys'],
    ['git@example.org:x.git', 'it looks like an ssh address'],
    ['ftp://example.org/x', 'the protocol ftp is not one of https, http, git, file'],
    ['https://example.org/x#--upload-pack=y', 'is no name of a branch or tag'],
    ['https://example.org/x#', 'is no name of a branch or tag'],
    ['apt:-o=Dir::Etc=x', 'is no Debian package name'],
    ['apt:../x', 'is no Debian package name'],
  ])('refuses %j', (spec, why) => {
    expect(() => parse(spec)).toThrow(InputError);
    expect(() => parse(spec)).toThrow(why);
  });

  test('shows no control characters of the value', () => {
    expect(() => parse('x\u001b[31m')).toThrow('x\\x1b[31m');
  });
});

test.each(['', '-x', 'a..b', 'a b', 'a^', 'a~1', 'a:b', 'a@{1}', 'a.lock', 'a//b', '.a', 'a/.b', 'a/', 'a.'])(
  'isPlainRef refuses %j',
  (name) => expect(isPlainRef(name)).toBe(false),
);

test.each(['master', 'v6.12-rc3', 'refs/heads/for-next', 'a_b+c'])('isPlainRef takes %j', (name) =>
  expect(isPlainRef(name)).toBe(true),
);
