import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExports } from './read-exports.ts';

/** Packages whose exports are used by remotes of other builds. */
export const PUBLIC_PACKAGES = ['contract', 'runtime', 'i18n', 'ui', 'table'] as const;

export const SHARED = join(import.meta.dirname, '..', '..', 'shared');

/** The exported names of a package by entry point, and the major version within which none of them may be removed. */
export interface Surface {
  readonly major: string;
  readonly entryPoints: Readonly<Record<string, readonly string[]>>;
}

interface PackageInfo {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** The surface of a package in the sources. */
export function readSurface(folder: string): Surface {
  const info = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageInfo;
  const sources = Object.entries(info.exports).filter(
    ([, file]) => file.startsWith('./src/') && file.endsWith('.ts'),
  );
  const entryPoints = sources.map(([entryPoint, file]) => [
    entryPoint,
    readExports(readFileSync(join(folder, file), 'utf8')),
  ]);
  return { major: info.version.split('.')[0] ?? '', entryPoints: Object.fromEntries(entryPoints) };
}

/** The surface that was recorded last, or `undefined` for a new package. */
export function readSnapshot(folder: string): Surface | undefined {
  const file = join(folder, 'surfaces.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Surface) : undefined;
}
