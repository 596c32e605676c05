import { describe, expect, test } from 'vitest';
import { parseOsRelease } from '../../src/doctor/distribution.ts';
import { howToMend, missingFor, requirePlan, type System } from '../../src/doctor/missing.ts';
import { type Arch, importance, NEEDS, type Plan } from '../../src/doctor/needs.ts';
import { InfrastructureError } from '../../src/errors.ts';
import { askedFor, fakeProbe } from './fake-probe.ts';

const DEBIAN = parseOsRelease('ID=debian\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\n');
const UBUNTU = parseOsRelease('ID=ubuntu\nPRETTY_NAME="Ubuntu 24.04.2 LTS"\n');
const FEDORA = parseOsRelease('ID=fedora\nPRETTY_NAME="Fedora Linux 43"\n');

function plan(change: Partial<Plan> = {}): Plan {
  return { hostArch: 'x86_64', guests: ['x86_64'], defaultTree: true, sandbox: true, ...change };
}

function system(lacks: (wanted: string) => boolean, change: Partial<System> = {}): System {
  return { probe: fakeProbe(lacks), distribution: DEBIAN, root: false, ...change };
}

describe('the table', () => {
  test('ids are unique', () => {
    expect(new Set(NEEDS.map((need) => need.id)).size).toBe(NEEDS.length);
  });

  test.each(NEEDS.map((need) => [need.id, need] as const))(
    '%s: alone missing, alone told',
    async (_, need) => {
      const hostArch = need.hosts?.[0] ?? 'x86_64';
      const guests: readonly Arch[] = need.guests ?? ['x86_64'];
      const missing = await missingFor(
        plan({ hostArch, guests }),
        system((wanted) => wanted === askedFor(need.detection)),
      );
      if (need.level === 'wanted') expect(missing).toBeNull();
      else {
        expect(missing?.needs.map(({ id }) => id)).toEqual([need.id]);
        expect(missing?.hint).toContain(need.packages.debian);
      }
    },
  );

  test.each(NEEDS.map((need) => [need.id, need] as const))('%s: unneeded by other stages', (_, need) => {
    expect(importance(need, plan({ guests: ['x86_64', 'arm64'], stages: ['publish'] }))).toBe('unneeded');
  });
});

describe('importance', () => {
  const ids = (change: Partial<Plan>) =>
    NEEDS.filter((need) => importance(need, plan(change)) !== 'unneeded').map((need) => need.id);

  test('an x86_64 host needs no cross compiler for x86_64, and one for arm64', () => {
    expect(ids({}).filter((id) => /aarch64|arm|cross|x86-64/.test(id))).toEqual([]);
    expect(ids({ guests: ['arm64'] })).toEqual(
      expect.arrayContaining(['gcc-aarch64-linux-gnu', 'libc6-dev-arm64-cross', 'qemu-system-arm']),
    );
    expect(ids({ guests: ['arm64'] })).not.toContain('qemu-system-x86');
  });

  test('an arm64 host crosses the other way', () => {
    expect(ids({ hostArch: 'arm64', guests: ['arm64'] }).filter((id) => /cross|gcc-/.test(id))).toEqual([]);
    expect(ids({ hostArch: 'arm64', guests: ['x86_64'] })).toEqual(
      expect.arrayContaining(['gcc-x86-64-linux-gnu', 'libc6-dev-amd64-cross', 'qemu-system-x86']),
    );
  });

  test('another tree and a sandbox that is off need less', () => {
    expect(ids({ defaultTree: false })).not.toContain('linux-source-6.12');
    expect(ids({ sandbox: false })).not.toContain('bubblewrap');
  });

  test('stages narrow it', () => {
    expect(ids({ stages: ['tree'], defaultTree: false })).toEqual(['git', 'xz']);
  });
});

describe('what to do', () => {
  const lacksTools = system((wanted) => ['flex', 'bison'].includes(wanted));

  test('one command, packages sorted and named once', async () => {
    const missing = await missingFor(plan(), lacksTools);
    expect(missing?.message).toBe('this machine lacks flex, bison');
    expect(missing?.hint).toBe(
      'Install it: sudo apt-get update && sudo apt-get install -y --no-install-recommends bison flex',
    );
  });

  test('a header and a library of one package are one package', async () => {
    const missing = await missingFor(
      plan(),
      system((wanted) => /stdio\.h|libc\.a/.test(wanted), { root: true }),
    );
    expect(missing?.hint).toBe(
      'Install it: apt-get update && apt-get install -y --no-install-recommends libc6-dev',
    );
  });

  test('a way out where the distribution has no package', () => {
    const hint = howToMend(
      NEEDS.filter(({ id }) => ['flex', 'linux-source-6.12'].includes(id)),
      UBUNTU,
      true,
    );
    expect(hint).toContain('--no-install-recommends flex\n');
    expect(hint).toContain('Ubuntu 24.04.2 LTS has no package linux-source-6.12: give --tree');
  });

  test('other systems get the names to look for', () => {
    const hint = howToMend(
      NEEDS.filter((need) => need.id === 'flex'),
      FEDORA,
      true,
    );
    expect(hint).toContain('Fedora Linux 43');
    expect(hint).toContain('Install what Debian calls: flex');
  });

  test('requirePlan throws it as an infrastructure error', async () => {
    await expect(requirePlan(plan(), lacksTools)).rejects.toThrow(InfrastructureError);
    await expect(
      requirePlan(
        plan(),
        system(() => false),
      ),
    ).resolves.toBeUndefined();
  });
});
