import { describe, expect, test } from 'vitest';
import {
  aptEnvironment,
  type InstallOptions,
  installable,
  installPackages,
  installProgress,
} from '../../src/doctor/install.ts';
import { InfrastructureError, InterruptedError } from '../../src/errors.ts';
import type { Command, Ending, Processes } from '../../src/world/process.ts';

const POLICY = `flex:
  Installed: (none)
  Candidate: 2.6.4-8.2
  Version table:
     2.6.4-8.2 500
        500 http://mirror.example.org/debian bookworm/main amd64 Packages
ghost:
  Installed: (none)
  Candidate: (none)
  Version table:
`;

/** An apt whose every call is recorded and answered by the test. */
function fakeApt(answer: (words: string) => { ending?: Ending; stdout?: string }) {
  const calls: string[] = [];
  const processes: Processes = {
    async run(command: Command) {
      const words = [command.argv[0], ...command.argv.slice(1).filter((word) => !/^-o$|=/.test(word))].join(
        ' ',
      );
      calls.push(words);
      const { ending = { type: 'exited', code: 0 }, stdout = '' } = answer(words);
      for (const line of stdout.split('\n')) command.onLine?.(line, 'stdout');
      return {
        argv: command.argv,
        ending,
        stdout: Buffer.from(stdout),
        stderr: Buffer.from(ending.type === 'exited' && ending.code !== 0 ? 'E: it broke\n' : ''),
        dropped: 0,
        elapsedMs: 1,
      };
    },
  };
  return { calls, processes };
}

const failed: Ending = { type: 'exited', code: 100 };

function options(change: Partial<InstallOptions> = {}): InstallOptions & { readonly told: string[] } {
  const told: string[] = [];
  return {
    required: ['flex'],
    wanted: ['ccache'],
    env: {},
    progress: (line) => told.push(line),
    signal: new AbortController().signal,
    pauseMs: 0,
    told,
    ...change,
  };
}

test('only packages with a candidate can be installed', () => {
  expect([...installable(POLICY)]).toEqual(['flex']);
});

test("apt sees no questions, the user's proxy, and nothing else of the environment", () => {
  expect(
    aptEnvironment({ http_proxy: 'http://p:3128', HTTPS_PROXY: 'x', GITHUB_TOKEN: 't', no_proxy: '' }),
  ).toEqual({
    DEBIAN_FRONTEND: 'noninteractive',
    http_proxy: 'http://p:3128',
    HTTPS_PROXY: 'x',
  });
});

test('progress counts the packages', () => {
  const shorten = installProgress();
  expect(
    [
      'Reading package lists...',
      '0 upgraded, 2 newly installed, 0 to remove and 3 not upgraded.',
      'Need to get 422 kB of archives.',
      'Get:1 http://mirror.example.org/debian bookworm/main amd64 flex amd64 2.6.4-8.2 [412 kB]',
      'Get:2 http://mirror.example.org/debian bookworm/main amd64 gcc-12 amd64 12.2.0-14 [19.3 MB]',
      'Unpacking flex (2.6.4-8.2) ...',
      'Setting up libfl2:amd64 (2.6.4-8.2) ...',
      'Setting up flex (2.6.4-8.2) ...',
      'E: Sub-process returned an error',
    ]
      .map(shorten)
      .filter((line) => line !== null),
  ).toEqual([
    '2 packages to install',
    'Need to get 422 kB of archives.',
    'downloading gcc-12 (19 MB)',
    '1/2 libfl2:amd64',
    '2/2 flex',
    'E: Sub-process returned an error',
  ]);
});

describe('installPackages', () => {
  test('updates, leaves out what is only wanted and not to be had, installs the rest', async () => {
    const { calls, processes } = fakeApt((words) => (words.includes('policy') ? { stdout: POLICY } : {}));
    const asked = options();
    await installPackages(asked, processes);
    expect(calls).toEqual([
      'apt-get update',
      'apt-cache policy flex ccache',
      'apt-get install -y --no-install-recommends flex',
    ]);
    expect(asked.told).toContain('apt knows no package ccache; going on without it');
  });

  test('a required package that apt does not know is named, and nothing is installed', async () => {
    const { calls, processes } = fakeApt((words) => (words.includes('policy') ? { stdout: POLICY } : {}));
    await expect(installPackages(options({ required: ['flex', 'ghost'] }), processes)).rejects.toThrow(
      'apt knows no package ghost',
    );
    expect(calls.some((call) => call.includes('install'))).toBe(false);
  });

  test('a failure is tried again, three times in all, and then told with the last words', async () => {
    const { calls, processes } = fakeApt((words) =>
      words.includes('policy') ? { stdout: POLICY } : words.includes('install') ? { ending: failed } : {},
    );
    const outcome = await installPackages(options(), processes).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(InfrastructureError);
    expect((outcome as InfrastructureError).hint).toContain('E: it broke');
    expect(calls.filter((call) => call.includes('install'))).toHaveLength(3);
  });

  test('a mirror that comes back is enough', async () => {
    let updates = 0;
    const { calls, processes } = fakeApt((words) => {
      if (words.includes('policy')) return { stdout: POLICY };
      return words.includes('update') && ++updates < 3 ? { ending: failed } : {};
    });
    await installPackages(options(), processes);
    expect(calls.filter((call) => call.includes('update'))).toHaveLength(3);
  });

  test('stale package lists are used when no mirror answers', async () => {
    const { calls, processes } = fakeApt((words) =>
      words.includes('policy') ? { stdout: POLICY } : words.includes('update') ? { ending: failed } : {},
    );
    await installPackages(options(), processes);
    expect(calls.at(-1)).toBe('apt-get install -y --no-install-recommends flex');
  });

  test('an interruption ends it at once', async () => {
    const { calls, processes } = fakeApt(() => ({ ending: { type: 'aborted' } }));
    await expect(installPackages(options(), processes)).rejects.toThrow(InterruptedError);
    expect(calls).toHaveLength(1);
  });
});
