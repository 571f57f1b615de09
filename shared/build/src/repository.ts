import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export interface PackageInfo {
  readonly name: string;
  readonly version: string;
}

/** Reads the name and version of the package in a folder. Throws when there is no readable `package.json`. */
export function readPackage(dir: string): PackageInfo {
  const { name, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageInfo;
  return { name, version };
}
