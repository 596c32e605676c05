// Says whether node_modules is what package-lock.json asks for; exit 1 and a reason when it is not.
// npm keeps its own list of what it has installed in node_modules/.package-lock.json.
import { readFileSync } from 'node:fs';

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

function verdict() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  if (wanted === undefined) return 'package-lock.json cannot be read';
  if (present === undefined) return 'nothing is installed yet';
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    // Optional packages are binaries for one platform each: most are rightly absent.
    if (path === '' || (optional && present[path] === undefined)) continue;
    if (present[path]?.version !== version) return `${path} is not ${version}`;
  }
  const extra = Object.keys(present).find((path) => wanted[path] === undefined);
  return extra === undefined ? undefined : `${extra} is no longer wanted`;
}

const reason = verdict();
if (reason !== undefined) {
  console.log(reason);
  process.exitCode = 1;
}
