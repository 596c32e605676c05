import { describe, expect, test } from 'vitest';
import { type Check, type HostFacts, judge } from '../../src/doctor/checks.ts';
import { InfrastructureError } from '../../src/errors.ts';

const GIB = 1024 ** 3;

const GOOD: HostFacts = {
  cache: { folder: '/home/ada/.cache/patchboot', freeBytes: 50 * GIB },
  memoryBytes: 8 * GIB,
  processors: 4,
  kvm: 'opens',
  sysctls: {
    'kernel/unprivileged_userns_clone': null,
    'user/max_user_namespaces': '127000\n',
    'kernel/apparmor_restrict_unprivileged_userns': null,
  },
  sandbox: { description: 'bubblewrap 0.8.0' },
};

function check(id: Check['id'], change: Partial<HostFacts>): Check | undefined {
  return judge({ ...GOOD, ...change }, true).find((candidate) => candidate.id === id);
}

const broken = { error: new InfrastructureError('bubblewrap does not work here', { hint: 'Use sudo.' }) };

test('a good machine is all ok', () => {
  expect(judge(GOOD, true).map(({ id, status }) => `${id} ${status}`)).toEqual([
    'disk ok',
    'memory ok',
    'processors ok',
    'kvm ok',
    'user-namespaces ok',
    'sandbox ok',
  ]);
});

test.each([
  [60, 'ok'],
  [12, 'ok'],
  [11.9, 'warning'],
  [5, 'warning'],
  [4.9, 'failed'],
])('%s GiB of disk: %s', (free, status) => {
  const seen = check('disk', { cache: { folder: '/c', freeBytes: free * GIB } });
  expect(seen?.status).toBe(status);
  expect(seen?.advice === undefined).toBe(status === 'ok');
});

test('unknown free space is a warning that names the folder', () => {
  expect(check('disk', { cache: { folder: '/c', freeBytes: null } })).toMatchObject({
    status: 'warning',
    detail: 'free space of /c is unknown',
  });
});

test.each([
  [4, 'ok'],
  [2, 'warning'],
  [1, 'failed'],
])('%s GiB of memory: %s', (memory, status) => {
  expect(check('memory', { memoryBytes: memory * GIB })?.status).toBe(status);
});

test('one processor is a warning', () => {
  expect(check('processors', { processors: 1 })).toMatchObject({ status: 'warning', detail: '1 processor' });
});

describe('kvm', () => {
  test('never fails, and never promises', () => {
    expect(check('kvm', { kvm: 'absent' })?.status).toBe('warning');
    expect(check('kvm', { kvm: 'forbidden' })?.status).toBe('warning');
    expect(check('kvm', {})?.advice).toContain('only a boot does');
  });

  test('is not looked at for guests of another architecture', () => {
    expect(judge(GOOD, false).map(({ id }) => id)).not.toContain('kvm');
  });
});

describe('user namespaces', () => {
  test.each([
    ['kernel/unprivileged_userns_clone', '0\n', 'kernel.unprivileged_userns_clone is 0'],
    ['user/max_user_namespaces', '0\n', 'user.max_user_namespaces is 0'],
    [
      'kernel/apparmor_restrict_unprivileged_userns',
      '1\n',
      'kernel.apparmor_restrict_unprivileged_userns is 1',
    ],
  ])('%s=%j forbids them', (name, value, detail) => {
    const sysctls = { ...GOOD.sysctls, [name]: value };
    expect(check('user-namespaces', { sysctls, sandbox: broken })).toMatchObject({
      status: 'warning',
      detail,
    });
    // What counts is whether the sandbox works: for root it does.
    expect(check('user-namespaces', { sysctls })?.status).toBe('ok');
  });
});

test('a sandbox that does not work fails with its own words', () => {
  expect(check('sandbox', { sandbox: broken })).toEqual({
    id: 'sandbox',
    status: 'failed',
    detail: 'bubblewrap does not work here',
    advice: 'Use sudo.',
  });
});
