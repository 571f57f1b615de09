import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExports } from './read-exports.ts';

/** Packages whose exports are used by remotes of other builds. */
export const SURFACED = ['contract', 'runtime', 'i18n', 'ui', 'table'] as const;

export const SHARED = join(import.meta.dirname, '..', '..', 'shared');

/** The exported names of a package by entry point, and the major version within which none of them may be removed. */
export interface Surface {
  readonly major: string;
  readonly doors: Readonly<Record<string, readonly string[]>>;
}

interface PackageFacts {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** The surface of a package in the sources. */
export function readSurface(folder: string): Surface {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
  const sources = Object.entries(facts.exports).filter(
    ([, file]) => file.startsWith('./src/') && file.endsWith('.ts'),
  );
  const doors = sources.map(([door, file]) => [door, readExports(readFileSync(join(folder, file), 'utf8'))]);
  return { major: facts.version.split('.')[0] ?? '', doors: Object.fromEntries(doors) };
}

/** The surface that was recorded last, or `undefined` for a new package. */
export function readSnapshot(folder: string): Surface | undefined {
  const file = join(folder, 'surfaces.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Surface) : undefined;
}
