import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExports } from './read-exports.ts';

/** Separately built remotes import these packages. */
export const PUBLIC_PACKAGES = ['contract', 'runtime', 'i18n', 'ui', 'table'] as const;

export const SHARED = join(import.meta.dirname, '..', '..', 'shared');

/** The exported names of a package by entry point, and its major version, within which no export may be removed. */
export interface Surface {
  readonly major: string;
  readonly entryPoints: Readonly<Record<string, readonly string[]>>;
}

interface PackageInfo {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads the surface of a package from its sources. */
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

/** Reads the surface that was recorded last. Returns `undefined` for a new package. */
export function readRecordedSurface(folder: string): Surface | undefined {
  const file = join(folder, 'surfaces.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Surface) : undefined;
}
