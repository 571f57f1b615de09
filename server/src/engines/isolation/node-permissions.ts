import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the process of an engine needs beside its own code. */
export interface EngineNeeds {
  /** Packages that the engine imports; it may read these and what they depend on. */
  readonly packages: readonly string[];
  /** Whether it loads native code. False unless said. */
  readonly allowsAddons?: boolean;
}

const SERVER = join(import.meta.dirname, '..', '..', '..');
/** Packages that every engine imports. */
const COMMON = ['@atrium/contract', 'zod'];

/**
 * Node's flags for the process of an engine: it may read its own code and its packages, and nothing else. It may not
 * write, start programs or threads, or load native code that it does not need.
 */
export function nodePermissions({ packages, allowsAddons = false }: EngineNeeds): readonly string[] {
  const paths = new Set(['src/engines', 'src/images', 'package.json'].map((path) => join(SERVER, path)));
  for (const name of [...COMMON, ...packages]) addPackage(name, SERVER, paths);
  return [
    '--permission',
    // SQLite opens files on its own, whatever the permissions say.
    '--no-experimental-sqlite',
    ...[...paths].map((path) => `--allow-fs-read=${path}`),
    // Node warns about addons on each start.
    ...(allowsAddons ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
  ];
}

/** Adds a package and its dependencies: each by the link that leads to it, and by where it really is. */
function addPackage(name: string, from: string, paths: Set<string>): void {
  const link = findPackage(name, from);
  if (link === undefined || paths.has(link)) return;
  const folder = realpathSync(link);
  const isKnown = paths.has(folder);
  paths.add(link).add(folder);
  if (isKnown) return;
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage(next, folder, paths);
}

/** Where Node finds a package; undefined when an optional one is not installed on this system. */
function findPackage(name: string, from: string): string | undefined {
  const link = join(from, 'node_modules', name);
  if (basename(from) !== 'node_modules' && existsSync(link)) return link;
  return from === dirname(from) ? undefined : findPackage(name, dirname(from));
}
