import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Adds the licence texts of all packages that went into the bundle, as most licences ask of those who pass copies
 * on, and a package.json that makes Node read the files as ES modules wherever the folder is copied to.
 */
export function bundledLicenses(fileName: string): Plugin {
  return {
    name: 'bundled-licenses',
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const folder = packageFolder(id);
          if (folder !== null) folders.add(folder);
        }
      }
      const texts = [...folders].map(licenseText).sort();
      this.emitFile({
        type: 'asset',
        fileName,
        source: `${[...new Set(texts)].join(`\n${'-'.repeat(78)}\n\n`)}`,
      });
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    },
  };
}

/** Folder of the package that a module belongs to; null for our own modules and the bundler's helpers. */
function packageFolder(id: string): string | null {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;
}

function licenseText(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`;
}
