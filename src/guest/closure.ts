import { open, readdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { InfrastructureError } from '../errors.ts';
import { exists } from '../world/files.ts';
import { runChecked } from '../world/process.ts';
import type { World } from '../world/world.ts';

/**
 * Programs of an extracted root together with the loader and the libraries they need, found by reading their
 * ELF headers: nothing of a foreign architecture is executed.
 */

const PROGRAM_FOLDERS = ['usr/bin', 'usr/sbin', 'bin', 'sbin'];
const READELF_TIMEOUT_MS = 60_000;

/** A file to put into the guest: where it stands there, and where its content is on the host. */
export interface GuestFile {
  readonly path: string;
  readonly host: string;
  /** Its path below the extracted packages, as its package names it. */
  readonly source: string;
}

/** What one ELF file asks for. */
export interface ElfNeeds {
  readonly interpreter: string | null;
  readonly libraries: readonly string[];
}

/** Reads the output of `readelf -W -d -l FILE` for one file. */
export function parseReadelf(text: string): ElfNeeds {
  const libraries = [...text.matchAll(/\(NEEDED\)\s+Shared library: \[([^\]]+)\]/g)].map((m) => m[1] ?? '');
  const interpreter = /\[Requesting program interpreter: ([^\]]+)\]/.exec(text)?.[1] ?? null;
  return { interpreter, libraries };
}

/** The programs, and transitively all libraries, as files of the guest. */
export async function programClosure(
  root: string,
  programs: readonly string[],
  world: World,
): Promise<readonly GuestFile[]> {
  const folders = await libraryFolders(root);
  const files = new Map<string, GuestFile>();
  const queue: GuestFile[] = [];
  for (const program of programs) queue.push(await findProgram(root, program));
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file.path)) continue;
    files.set(file.path, file);
    const needs = await elfNeeds(file.host, world);
    if (needs.interpreter !== null) {
      const loader = await realpath(join(root, needs.interpreter));
      queue.push({ path: needs.interpreter.slice(1), host: loader, source: loaderSource(root, loader) });
    }
    for (const library of needs.libraries) {
      // The loader of an architecture is listed as a library of libc as well, and is already there.
      if (/^ld-linux/.test(library)) continue;
      queue.push(await findLibrary(root, folders, library, file.path));
    }
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Debian's link to the loader is absolute, and so leads out of the root: to the same path of the host. */
function loaderSource(root: string, loader: string): string {
  const path = relative(root, loader);
  return path.startsWith('..') ? loader.replace(/^\/(?:usr\/(?=lib))?/, '') : path;
}

async function elfNeeds(host: string, world: World): Promise<ElfNeeds> {
  const result = await runChecked(
    world.processes,
    { argv: ['readelf', '-W', '-d', '-l', host], timeoutMs: READELF_TIMEOUT_MS },
    world.signal,
  );
  return parseReadelf(result.stdout.toString('latin1'));
}

async function findProgram(root: string, program: string): Promise<GuestFile> {
  for (const folder of PROGRAM_FOLDERS) {
    const host = join(root, folder, program);
    if ((await exists(host)) && !(await isScript(host))) {
      const source = `${folder}/${program}`;
      return { path: `${guestFolder(folder)}/${program}`, host: await realpath(host), source };
    }
  }
  // Ubuntu keeps the real perf in a folder named after a kernel release.
  const tools = join(root, 'usr/lib');
  for (const name of (await readdir(tools)).filter((n) => n.startsWith('linux-tools'))) {
    const direct = join(tools, name, program);
    if (await exists(direct)) {
      const source = `usr/lib/${name}/${program}`;
      return { path: `usr/bin/${program}`, host: await realpath(direct), source };
    }
  }
  throw new InfrastructureError(`the guest's packages have no program ${program}`, {
    hint: `Remove ${root} from the cache, so that it is fetched anew.`,
  });
}

/** The guest has merged-usr links, so /bin/mount stands at usr/bin/mount. */
function guestFolder(folder: string): string {
  return folder.startsWith('usr/') ? folder : `usr/${folder}`;
}

async function isScript(host: string): Promise<boolean> {
  const file = await open(host);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === '#!';
  } finally {
    await file.close();
  }
}

async function libraryFolders(root: string): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const top of ['lib', 'usr/lib', 'lib64', 'usr/lib64']) {
    const names = await readdir(join(root, top), { withFileTypes: true }).catch(() => []);
    folders.push(top, ...names.filter((n) => n.name.endsWith('-linux-gnu')).map((n) => `${top}/${n.name}`));
  }
  return folders;
}

async function findLibrary(
  root: string,
  folders: readonly string[],
  library: string,
  wantedBy: string,
): Promise<GuestFile> {
  for (const folder of folders) {
    const host = join(root, folder, library);
    if (await exists(host)) {
      const source = `${folder}/${library}`;
      return { path: `${guestFolder(folder)}/${library}`, host: await realpath(host), source };
    }
  }
  throw new InfrastructureError(`the guest's ${wantedBy} needs ${library}, which its packages do not bring`, {
    hint: `Remove ${root} from the cache, so that it is fetched anew.`,
  });
}
