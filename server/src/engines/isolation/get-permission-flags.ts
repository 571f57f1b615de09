import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the process of an engine may read and load in addition to its own code. */
export interface ProcessPermissions {
  /** Packages that the engine imports. It may read them and their dependencies. */
  readonly packages: readonly string[];
  /** Whether the process may load native code. Defaults to false. */
  readonly allowsAddons?: boolean;
}

const SERVER_FOLDER = join(import.meta.dirname, '..', '..', '..');
/** Packages that every engine imports. */
const COMMON_PACKAGES = ['@atrium/contract', 'zod'];

/**
 * Returns Node's flags for an engine process. The process may read its own code and its packages, and nothing else. It
 * may not write, start programs or threads, or load native code that it does not need.
 */
export function getPermissionFlags({
  packages,
  allowsAddons = false,
}: ProcessPermissions): readonly string[] {
  const paths = new Set(
    ['src/engines', 'src/images', 'package.json'].map((path) => join(SERVER_FOLDER, path)),
  );
  for (const name of [...COMMON_PACKAGES, ...packages]) addPackage(name, SERVER_FOLDER, paths);
  return [
    '--permission',
    // SQLite opens files by itself and ignores the permissions.
    '--no-experimental-sqlite',
    ...[...paths].map((path) => `--allow-fs-read=${path}`),
    // Without the second flag, Node warns about addons at each start.
    ...(allowsAddons ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
  ];
}

/** Adds a package and its dependencies, each by its symbolic link and by its real path. */
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
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage(dependency, folder, paths);
}

/** Returns where Node finds a package, or undefined when an optional package is not installed on this system. */
function findPackage(name: string, from: string): string | undefined {
  const link = join(from, 'node_modules', name);
  if (basename(from) !== 'node_modules' && existsSync(link)) return link;
  return from === dirname(from) ? undefined : findPackage(name, dirname(from));
}
