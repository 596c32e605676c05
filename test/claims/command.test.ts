import { describe, expect, it } from 'vitest';
import { runCli } from '../../src/cli.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import { testIo } from './io.ts';

const MAIL = `From: Ada Example <ada@example.org>
Subject: [PATCH] fs: make lazy umount faster
Date: Mon, 3 Feb 2025 10:00:00 +0100
Message-ID: <2@example.org>

On 6.12-rt, umount -l goes from 25.5 ms +- 1.1 ms to 3.2 ms +- 0.2 ms.
`;

const run = async (
  args: readonly string[],
  stdin = MAIL,
): Promise<{ code: number; out: string; err: string }> => {
  const io = testIo(stdin);
  const code = await runCli(['claims', ...args], io, COMMANDS);
  return { code, out: io.out(), err: io.err() };
};

describe('patchboot claims', () => {
  it('prints claims for people', async () => {
    const { code, out } = await run(['-']);
    expect(code).toBe(0);
    expect(out).toBe(`stdin: fs: make lazy umount faster
  "umount -l" on 6.12-rt: x0.125 (0.107 to 0.144)
    base: 25.5 +- 1.1 ms
    patched: 3.2 +- 0.2 ms
    note: the mail does not say what its +- is; it is taken as a standard error
`);
  });

  it('prints one JSON object a claim with the fields of the contract', async () => {
    const { out } = await run(['--json', '-']);
    expect(JSON.parse(out)).toMatchObject({
      file: 'stdin',
      kind: 'patch',
      command: 'umount -l',
      environment: '6.12-rt',
      base: { mean: 25.5, stderr: 1.1, unit: 'ms', runs: null },
      patched: { mean: 3.2, stderr: 0.2, unit: 'ms', runs: null },
      rt: true,
      kernel: '6.12-rt',
      notes: [expect.stringContaining('standard error')],
    });
    expect(JSON.parse(out).ratioInterval).toHaveLength(2);
  });

  it('is content with a mail that claims nothing, and says so on stderr only', async () => {
    const { code, out, err } = await run(
      ['--json', '-'],
      MAIL.replace(/On 6.12.*/, 'A clean-up.').replace(/make.*/, 'x'),
    );
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain('no performance claim was found');
  });

  it('refuses what it cannot read, with exit code 2', async () => {
    expect(await run([])).toMatchObject({ code: 2, err: expect.stringContaining('no mail is named') });
    expect(await run(['no-such-file.mbox'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no-such-file'),
    });
    expect(await run(['--jsno', '-'])).toMatchObject({ code: 2 });
  });

  it('counts a claim once that a thread in one file repeats', async () => {
    const quoted = MAIL.replace('Subject: ', 'Subject: Re: ').replace('<2@', '<3@').replace(/^On /m, '> On ');
    const { out } = await run(
      ['--json', '-'],
      `From a@b Mon Feb  3 10:00:00 2025\n${MAIL}\nFrom a@b Mon Feb  3 10:00:01 2025\n${quoted}`,
    );
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(out).notes).toContain('said 2 times');
  });

  it('has a complete help', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of ['--json', '--archive', 'ratioInterval', 'Exit status', 'environment'])
      expect(out).toContain(word);
  });
});
