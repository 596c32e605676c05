import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/event/command.ts';
import { readEvent } from '../../src/event/event.ts';
import { requireTrustedCause } from '../../src/event/trust.ts';
import { commentEvent, pullEvent, workflowRunEvent } from '../e2e/events.ts';

type Comment = Parameters<typeof readCommand>[0];
const comment = (body: string, association = 'MEMBER'): Comment =>
  readEvent('issue_comment', commentEvent(body, association)) as Comment;

describe('the comment command', () => {
  test.each([
    ['/patchboot run', {}, ''],
    [
      'words above\r\n  /patchboot run machines=x86_64-rt,arm64 boots=9\r\nbelow',
      { machines: 'x86_64-rt,arm64', boots: '9' },
      '',
    ],
    ['/patchboot run base=v6.12 head=1a2b3c4', { base: 'v6.12' }, '1a2b3c4'],
  ])('%j', (body, options, head) => {
    expect(readCommand(comment(body))).toEqual({ options, head });
  });

  test.each(['no command', 'see /patchboot run', '/patchbooty run', '> /patchboot run', '`/patchboot run`'])(
    '%j is none',
    (body) => {
      expect(readCommand(comment(body))).toBeNull();
    },
  );

  test.each([
    ['/patchboot', 'no command "/patchboot "'],
    ['/patchboot merge', 'no command "/patchboot merge"'],
    ['/patchboot run sandbox=off', 'cannot set "sandbox=off"'],
    ['/patchboot run machines', 'cannot set "machines"'],
    ['/patchboot run base=--upload-pack=x', 'no value for base='],
    ['/patchboot run base=-x', 'no value for base='],
    ['/patchboot run boots=0', 'no value for boots='],
    ['/patchboot run machines=$(id)', 'no value for machines='],
  ])('%j is refused', (body, words) => {
    expect(() => readCommand(comment(body))).toThrow(words);
  });

  test.each(['NONE', 'CONTRIBUTOR', 'FIRST_TIMER', 'MANNEQUIN'])('from %j is refused', (association) => {
    expect(() => readCommand(comment('/patchboot run', association))).toThrow('may not start a run');
  });

  test('an edit of a comment is no command, nor is one on an issue', () => {
    expect(readCommand({ ...comment('/patchboot run'), action: 'edited' })).toBeNull();
    expect(readCommand({ ...comment('/patchboot run'), onPull: false })).toBeNull();
  });
});

describe('events', () => {
  test('a pull request of a fork', () => {
    expect(
      readEvent('pull_request', pullEvent('opened', { headRepository: 'stranger/linux' })),
    ).toMatchObject({
      action: 'opened',
      pull: { number: 7, headRepository: 'stranger/linux', commits: 1, open: true },
    });
  });

  test('a workflow_run of a fork names no pull request', () => {
    expect(readEvent('workflow_run', workflowRunEvent())).toMatchObject({
      runId: '400',
      headBranch: 'topic',
      headRepository: 'stranger/linux',
      pulls: [],
    });
  });

  test('a payload of another event is named', () => {
    expect(() => readEvent('pull_request', { action: 'opened' })).toThrow('pull_request');
  });

  test('code of patches does not run beside the token of the repository', () => {
    expect(() => requireTrustedCause(readEvent('pull_request_target', pullEvent('opened')))).toThrow(
      'pull_request_target',
    );
    expect(() => requireTrustedCause(readEvent('workflow_run', workflowRunEvent()))).toThrow('workflow_run');
    expect(requireTrustedCause(readEvent('pull_request', pullEvent('opened')))).toBeNull();
    expect(requireTrustedCause(readEvent('push', {}))).toBeNull();
  });
});
