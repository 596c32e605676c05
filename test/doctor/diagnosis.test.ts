import { describe, expect, test } from 'vitest';
import {
  type Diagnosis,
  diagnosisJson,
  diagnosisText,
  healthy,
  packagesToInstall,
} from '../../src/doctor/diagnosis.ts';
import { parseOsRelease } from '../../src/doctor/distribution.ts';
import { examineNeeds } from '../../src/doctor/missing.ts';
import type { Plan } from '../../src/doctor/needs.ts';
import { fakeProbe } from './fake-probe.ts';

const PLAN: Plan = { hostArch: 'x86_64', guests: ['x86_64'], defaultTree: true, sandbox: true };

async function diagnosis(lacks: readonly string[], change: Partial<Diagnosis> = {}): Promise<Diagnosis> {
  return {
    distribution: parseOsRelease('ID=debian\nPRETTY_NAME=Debian'),
    hostArch: 'x86_64',
    guests: ['x86_64'],
    root: false,
    needs: await examineNeeds(
      PLAN,
      fakeProbe((wanted) => lacks.includes(wanted)),
    ),
    checks: [{ id: 'disk', status: 'ok', detail: '50.0 GiB free' }],
    ...change,
  };
}

describe('healthy', () => {
  test('with everything, and without what is only wanted', async () => {
    expect(healthy(await diagnosis([]))).toBe(true);
    expect(healthy(await diagnosis(['ccache']))).toBe(true);
  });

  test('not without a required thing, nor with a failed check', async () => {
    expect(healthy(await diagnosis(['flex']))).toBe(false);
    expect(healthy(await diagnosis([], { checks: [{ id: 'disk', status: 'failed', detail: 'full' }] }))).toBe(
      false,
    );
  });
});

test('installs the required and the wanted, and nothing that is unneeded', async () => {
  expect(packagesToInstall(await diagnosis(['flex', 'ccache', 'qemu-system-aarch64']))).toEqual([
    'ccache',
    'flex',
  ]);
});

describe('text', () => {
  test('says what is missing, why, and what to type', async () => {
    const text = diagnosisText(await diagnosis(['flex', 'ccache']));
    expect(text).toMatch(
      /^ {2}MISSING +flex +generates Kconfig's .*\(required; stage kernel; package flex\)$/m,
    );
    expect(text).toMatch(/^ {2}missing +ccache .*\(wanted;/m);
    expect(text).toMatch(/^ {2}ok +bison +\/found\/bison$/m);
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      'Install it: sudo apt-get update && sudo apt-get install -y --no-install-recommends ccache flex',
    );
  });

  test('ends with one word of peace', async () => {
    expect(
      diagnosisText(await diagnosis([]))
        .trimEnd()
        .split('\n')
        .at(-1),
    ).toBe('Everything is there.');
  });

  test('a failed check is not called peace', async () => {
    const text = diagnosisText(
      await diagnosis([], {
        checks: [{ id: 'disk', status: 'failed', detail: 'full', advice: 'Make room.' }],
      }),
    );
    expect(text).toMatch(/^ {2}FAILED +disk +full\n +Make room\.$/m);
    expect(text).not.toContain('Everything is there');
  });
});

test('JSON has the same facts', async () => {
  expect(diagnosisJson(await diagnosis(['flex'], { root: true }))).toMatchObject({
    ok: false,
    install: {
      packages: ['flex'],
      command: 'apt-get update && apt-get install -y --no-install-recommends flex',
    },
  });
  expect(diagnosisJson(await diagnosis([]))).toMatchObject({ ok: true, install: null });
});
