import { shellWord } from '../world/shell.ts';
import { cleanLine } from './clean.ts';
import { aptPackage, isGitUrl, isTarball, qemuLine, type Repeat, repeatOf } from './reproduce.ts';
import type { Finding, Result } from './result.ts';
import { FUNCTIONAL, findingName, hasRate, orderFindings, rateText } from './view.ts';

/** Folder of the result that holds all that is needed to do a run again by hand. */
export const REPRODUCE_DIR = 'reproduce';

/** Packages of Debian and Ubuntu that a script needs beside QEMU and a cross compiler. */
const PACKAGES =
  'git gcc libc6-dev make flex bison bc libelf-dev libssl-dev cpio xz-utils mmdebstrap bsdextrautils';

/** One script a machine: what it is called, and its text. */
export function reproduceScripts(
  result: Result,
): readonly { readonly name: string; readonly text: string }[] {
  const machines = new Set([
    ...result.machines.map((machine) => machine.name),
    ...result.findings.map((finding) => finding.machine),
  ]);
  return [...machines].flatMap((machine) => {
    const lead = leadOf(result, machine);
    const repeat = repeatOf(result, machine, lead);
    if (!/^[0-9a-f]{40,64}$/.test(result.base?.commit ?? '')) return [];
    if (repeat === null || result.mbox === undefined || !/^[\w.-]+$/.test(machine)) return [];
    if (repeat.kernels.patched === undefined && repeat.kernels.base === undefined) return [];
    return [{ name: scriptName(machine), text: script(result, repeat, lead) }];
  });
}

/** The script's path in the result's folder. */
export function scriptName(machine: string): string {
  return `${REPRODUCE_DIR}/${machine}.sh`;
}

/** The finding that a script is to show again: the first new one of the machine. */
function leadOf(result: Result, machine: string): Finding | undefined {
  return orderFindings(result.findings).find(
    (finding) =>
      finding.machine === machine &&
      finding.change === 'new' &&
      (FUNCTIONAL.has(finding.type) || finding.type === 'perf-change'),
  );
}

function script(result: Result, repeat: Repeat, lead: Finding | undefined): string {
  const { machine, arch, boot } = repeat;
  const make = `make -C linux O="$PWD/build" ARCH=${arch.make} CROSS_COMPILE="$cross"`;
  const config = repeat.kernels.patched ?? repeat.kernels.base;
  return `${[
    '#!/bin/sh',
    ...head(result, repeat, lead),
    'set -eu',
    'here=$(cd "$(dirname "$0")" && pwd)',
    `side=\${1:-patched}`,
    'case $side in base | patched) ;; *) echo "usage: sh $0 [patched|base] [FOLDER]" >&2; exit 2 ;; esac',
    '# A file of the report: where its folder has it, or beside this script, as the mail has it.',
    'part() {',
    '\tfor file in "$here/../$1" "$here/$(basename "$1")"; do',
    '\t\tif [ ! -e "$file" ] && [ -e "$file.gz" ]; then gunzip -k "$file.gz"; fi',
    '\t\tif [ -e "$file" ]; then realpath "$file"; return; fi',
    '\tdone',
    '\techo "$1 of the report is missing" >&2',
    '\treturn 1',
    '}',
    '',
    `mkdir -p "\${2:-${machine}}"`,
    `cd "\${2:-${machine}}"`,
    '',
    '# The committer that patchboot uses: so the commits get the ids that the report names.',
    'export GIT_COMMITTER_NAME=patchboot GIT_COMMITTER_EMAIL=patchboot@localhost',
    '',
    '# 1. The tree that the series was applied to.',
    ...tree(result.base),
    '',
    '# 2. The series.',
    'cd linux',
    'git reset -q --hard && git checkout -q --detach base-of-report',
    ...amLines(result),
    'cd ..',
    '',
    '# 3. The kernel.',
    'cross=',
    `[ "$(uname -m)" = ${arch.native} ] || cross=${arch.cross}`,
    'mkdir -p build',
    ...configLines(repeat),
    'cp "$config" build/.config',
    `${make} olddefconfig`,
    `${make} -j"$(nproc)" ${arch.target}`,
    ...(config === undefined || boot === undefined
      ? ['echo "the kernel compiles"']
      : bootLines(repeat, lead)),
  ].join('\n')}\n`;
}

/** What it does, what was seen, what it needs: comments. */
function head(result: Result, { machine, arch }: Repeat, lead: Finding | undefined): readonly string[] {
  const says = (label: string, text: string) => `#   ${label.padEnd(8)} ${cleanLine(text)}`;
  const seen =
    lead === undefined
      ? 'nothing new'
      : `${findingName(lead)}${hasRate(lead) ? `: ${rateText(lead.patched)} boots of the series, ${rateText(lead.base)} of base` : ''}`;
  const apt = aptPackage(result.base?.tree ?? '');
  return [
    `# Builds a kernel with a series applied and boots it, as patchboot did on ${machine}. Only git, make and QEMU.`,
    '#',
    ...(result.series === null ? [] : [says('series', result.series.subject)]),
    ...(result.base === null ? [] : [says('base', `${result.base.tree}, ${result.base.describe}`)]),
    says('seen', seen),
    '#',
    '# usage: sh SCRIPT [patched|base] [FOLDER]',
    '#   patched  with the series (default); base: the same without it',
    `#   FOLDER   works in this folder (default ./${machine}); needs about 4 GB`,
    ...(result.base !== null && isLocal(result.base.tree)
      ? ['#   LINUX    (environment) a git repository of the kernel that has the base commit']
      : []),
    '#',
    `# On Debian and Ubuntu: apt-get install ${PACKAGES} ${arch.qemuPackage}${apt === null ? '' : ` ${apt}`}`,
    `# (and ${arch.crossPackage} where the host is no ${arch.native})`,
  ];
}

function isLocal(tree: string): boolean {
  return aptPackage(tree) === null && !isTarball(tree) && !isGitUrl(tree);
}

/** Gets linux/ with the tag base-of-report on the base commit. */
function tree(base: Result['base']): readonly string[] {
  if (base === null) return [];
  const name = cleanLine(base.tree);
  const { commit } = base;
  const apt = aptPackage(name);
  if (apt !== null || isTarball(name)) return tarball(apt, name, commit);
  const get = isGitUrl(name)
    ? [
        '\tgit init -q linux',
        `\tgit -C linux fetch -q --depth 1 ${shellWord(name)} ${commit} || git -C linux fetch -q ${shellWord(name)}`,
      ]
    : [
        `\t: "\${LINUX:?set it to a git repository of the kernel that has the base of the report}"`,
        '\tgit clone -q --shared --no-checkout "$LINUX" linux',
      ];
  return ['if [ ! -e linux ]; then', ...get, 'fi', `git -C linux tag -f base-of-report ${commit} >/dev/null`];
}

/** A tarball becomes one commit, made as patchboot makes it: same author, date and words, so the same id. */
function tarball(apt: string | null, name: string, commit: string): readonly string[] {
  const archive = apt === null ? `"\${ARCHIVE:?set it to the tarball}"` : `/usr/src/${apt}.tar.*`;
  return [
    'if [ ! -e linux ]; then',
    ...(apt === null
      ? [`\t# ${name}`]
      : [`\tls ${archive} >/dev/null || { echo "apt-get install ${apt}" >&2; exit 1; }`]),
    '\trm -rf unpacked && mkdir unpacked',
    `\ttar -xf ${archive} -C unpacked --no-same-owner`,
    '\ttop=$(ls unpacked)',
    '\tgit init -q "unpacked/$top"',
    '\t# 80,000 loose objects would be packed behind the compiler.',
    '\tgit -C "unpacked/$top" config gc.auto 0',
    '\tgit -C "unpacked/$top" -c core.autocrlf=false add -A -f',
    '\tGIT_AUTHOR_NAME=patchboot GIT_AUTHOR_EMAIL=patchboot@localhost \\',
    "\t\tGIT_AUTHOR_DATE='946684800 +0000' GIT_COMMITTER_DATE='946684800 +0000' \\",
    '\t\tgit -C "unpacked/$top" -c commit.gpgSign=false commit -q -m "Contents of $top"',
    '\tgit -C "unpacked/$top" tag base-of-report',
    '\tmv "unpacked/$top" linux',
    'fi',
    `[ "$(git -C linux rev-parse base-of-report)" = ${commit} ] ||`,
    `\techo ${shellWord(`note: this tree is not ${commit} of the report; another version?`)} >&2`,
  ];
}

function amLines(result: Result): readonly string[] {
  const last = result.series?.patches.findLast((patch) => patch.commit !== null)?.commit ?? null;
  const am = 'git am -q --keep-cr --keep-non-patch --committer-date-is-author-date --no-gpg-sign "$mbox"';
  return [
    'if [ "$side" = patched ]; then',
    `\tmbox=$(part ${shellWord(cleanLine(result.mbox ?? ''))})`,
    `\t${am}`,
    ...(last === null
      ? []
      : [
          `\t[ "$(git rev-parse HEAD)" = ${shellWord(cleanLine(last))} ] ||`,
          '\t\techo "note: the commits differ from those of the report" >&2',
        ]),
    'fi',
  ];
}

function configLines({ kernels }: Repeat): readonly string[] {
  const copy = (config: string) => `config=$(part ${shellWord(cleanLine(config))})`;
  const { base, patched } = kernels;
  if (base === undefined || patched === undefined) {
    const only = patched ?? base;
    return only === undefined ? [] : [copy(only.config)];
  }
  return [`if [ "$side" = base ]; then ${copy(base.config)}`, `else ${copy(patched.config)}; fi`];
}

function bootLines({ machine, arch, boot }: Repeat, lead: Finding | undefined): readonly string[] {
  if (boot === undefined) return [];
  const recipe = boot.recipe === undefined ? null : cleanLine(boot.recipe);
  return [
    '',
    '# 4. The root of the guest: programs of the distribution, and the steps of the suite.',
    recipe === null
      ? ': the report has no recipe for initramfs.cpio'
      : `if [ ! -e initramfs.cpio ]; then recipe=$(part ${shellWord(recipe)}); sh "$recipe" initramfs.cpio; fi`,
    '',
    `# 5. Boot ${boot.index} of the series on ${machine}, seed ${boot.seed}. The console is kept in console.log.`,
    'rm -f console.log results.bin',
    `# It took ${Math.ceil(boot.elapsedSeconds)} s there. A guest that deadlocks never ends by itself.`,
    `timeout ${patienceSeconds(boot.elapsedSeconds)} ${qemuLine(boot, `build/${arch.image}`, 'initramfs.cpio')} ||`,
    '\techo "QEMU ended with status $?; 124 is the timeout"',
    '',
    '# 6. What came of it. results.bin is what the steps of the suite said.',
    'echo "console: $PWD/console.log, results: $PWD/results.bin"',
    ...verdictLines(lead),
  ];
}

/** How long the script lets a boot run, on a machine that may be slower. */
function patienceSeconds(elapsedSeconds: number): number {
  return Math.max(180, Math.ceil(elapsedSeconds * 3));
}

/** Looks for the finding: exit 0 when it is there again, 1 when not. */
function verdictLines(lead: Finding | undefined): readonly string[] {
  const pattern = lead?.type === 'splat' ? headerPattern(lead.problem.excerpt) : null;
  if (lead !== undefined && pattern !== null) {
    return [
      `if grep -E ${shellWord(pattern)} console.log; then echo ${shellWord(`reproduced: ${findingName(lead)}`)}`,
      `else echo ${shellWord(`not seen in this boot: ${findingName(lead)}`)}; exit 1; fi`,
    ];
  }
  if (lead?.type === 'perf-change')
    return ["grep -a -E 'Performance counter stats|time elapsed' results.bin || true"];
  return [
    "grep -a -E '^(not ok|# .*fail)' results.bin || true",
    "grep -E 'WARNING:|BUG:' console.log || true",
  ];
}

/** The line that names the problem, as a regular expression in which numbers, which change from boot to boot, are free. */
export function headerPattern(excerpt: readonly string[]): string | null {
  const header = excerpt
    .map((line) => cleanLine(line.replace(/^(?:\[[^\]]*\])+/, '')))
    .find((line) => /[A-Za-z]/.test(line) && !/^-+\[ cut here \]-+$/.test(line));
  if (header === undefined) return null;
  return header
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\b(?:0x)?[0-9a-f]*\d[0-9a-f]*\b/g, '[0-9a-fx]+')
    .replace(/[^\u0020-\u007e]+/g, '.*')
    .replace(/ +/g, ' +');
}
