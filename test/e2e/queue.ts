import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './cli.ts';

/** A repository of patches, as a checkout of a pull request sees it. */

export interface Queue {
  readonly base: string;
  readonly head: string;
}

/** Makes a repository, or goes on from its base, with a head commit that adds the files. */
export function makeQueue(workspace: string, files: Readonly<Record<string, string>>): Queue {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: workspace, encoding: 'utf8' }).trim();
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'begin');
  const base = git('rev-parse', 'HEAD');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), content);
  }
  git('add', '-A');
  git('commit', '-q', '-m', 'add');
  return { base, head: git('rev-parse', 'HEAD') };
}

/** The mails of one of our examples, as files of a queue. */
export function exampleFiles(name: string): Record<string, string> {
  const folder = join(ROOT, 'examples', name);
  const files = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  return Object.fromEntries(
    files.map((file) => [`patches/${file}`, readFileSync(join(folder, file), 'utf8')]),
  );
}
