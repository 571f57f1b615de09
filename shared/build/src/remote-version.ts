import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, repository } from './repository.ts';

const SKIPPED = /(^|\/)(node_modules|dist|test-results)$|\.test\.tsx?$|\.md$/;

/** Packages whose code ends up inside a remote's files, or decides how they are made. */
const INPUTS = ['contract', 'runtime', 'i18n', 'ui', 'build'] as const;

/**
 * The version of a remote's build: its package's version and a hash of all that goes into it, so that unchanged input
 * gives the same version and changed input another one. `label` sets two builds of one input apart.
 */
export function remoteVersion(dir: string, label = ''): string {
  const hash = createHash('sha256').update(label);
  const folders = [dir, ...INPUTS.map((name) => path.join(repository, 'shared', name))];
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      hash.update(path.relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  hash.update(readFileSync(path.join(repository, 'pnpm-lock.yaml')));
  return `${readPackage(dir).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Name under which a version registers with the federation runtime; two versions never share one. */
export function federationName(name: string, version: string): string {
  return `${name}__${version.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(place) : [place];
    });
}
