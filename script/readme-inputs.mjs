/**
 * Writes the tables of inputs and outputs in README.md from action.yml.
 * usage: node script/readme-inputs.mjs [--check]    --check: change nothing, fail when they are stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const cell = (text) => String(text).trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
const shown = (value) => (value === undefined || value === '' ? '' : `\`${cell(value)}\``);

const TABLES = {
  inputs: [
    '| input | default | |',
    '|---|---|---|',
    ...Object.entries(action.inputs).map(
      ([name, { description, default: value }]) => `| \`${name}\` | ${shown(value)} | ${cell(description)} |`,
    ),
  ],
  outputs: [
    '| output | |',
    '|---|---|',
    ...Object.entries(action.outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
    ),
  ],
};

const file = join(root, 'README.md');
const before = readFileSync(file, 'utf8');
let after = before;
for (const [name, lines] of Object.entries(TABLES)) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  if (!after.includes(begin) || !after.includes(end)) throw new Error(`README.md lacks ${begin} ... ${end}`);
  const [head] = after.split(begin);
  const [, tail] = after.split(end);
  after = `${head}${begin}\n${lines.join('\n')}\n${end}${tail}`;
}
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(
      'The tables of README.md are not what action.yml says. Type node script/readme-inputs.mjs.',
    );
    process.exit(1);
  }
} else writeFileSync(file, after);
