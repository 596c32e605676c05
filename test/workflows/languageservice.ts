import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** GitHub's own checks of workflows and action.yml, as its editors show them (npm package @actions/languageservice). */

export interface Complaint {
  readonly line: number;
  readonly message: string;
}

interface LanguageService {
  validate(
    document: unknown,
    config?: unknown,
  ): Promise<{ readonly message: string; readonly range: { readonly start: { readonly line: number } } }[]>;
}
interface Documents {
  readonly TextDocument: { create(uri: string, language: string, version: number, text: string): unknown };
}

/** Node cannot load it as it is shipped: it imports JSON without saying so. Bundled, it can. */
async function load(): Promise<LanguageService & Documents> {
  const folder = mkdtempSync(join(tmpdir(), 'patchboot-languageservice-'));
  try {
    const entry = join(folder, 'entry.js');
    const at = (name: string): string =>
      JSON.stringify(resolve(import.meta.dirname, '../../node_modules', name));
    const bundle = await rolldown({
      input: 'entry',
      platform: 'node',
      external: [/^node:/],
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? entry : null),
          load: (id) =>
            id === entry
              ? `export { validate } from ${at('@actions/languageservice/dist/index.js')};
                 export { TextDocument } from ${at('vscode-languageserver-textdocument/lib/esm/main.js')};`
              : null,
        },
      ],
      onLog: () => {},
    });
    const [output] = (await bundle.write({ file: join(folder, 'bundle.mjs'), format: 'esm' })).output;
    return (await import(
      /* @vite-ignore */ pathToFileURL(join(folder, output.fileName)).href
    )) as LanguageService & Documents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our own workflows stand in the place of those that examples call, so that what is passed to them is checked. */
const fileProvider = {
  getFileContent(reference: {
    readonly owner?: string;
    readonly repository?: string;
    readonly path: string;
  }) {
    if (reference.owner !== 'OWNER' || reference.repository !== 'patchboot') {
      return Promise.reject(new Error(`a foreign workflow is called: ${JSON.stringify(reference)}`));
    }
    const content = readFileSync(resolve(import.meta.dirname, '../..', reference.path), 'utf8');
    return Promise.resolve({ name: reference.path, content });
  },
};

let loaded: Promise<LanguageService & Documents> | null = null;
let count = 0;

/** What GitHub's schema says about a workflow, or an action.yml. */
export async function complaints(name: 'workflow' | 'action', text: string): Promise<readonly Complaint[]> {
  loaded ??= load();
  const { validate, TextDocument } = await loaded;
  // It remembers files by their URI.
  const folder = `file:///checked-${++count}`;
  const uri = name === 'action' ? `${folder}/action.yml` : `${folder}/.github/workflows/w.yml`;
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text), { fileProvider });
  return found.map(({ message, range }) => ({ line: range.start.line + 1, message }));
}
