import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../repository.ts';

/** Our shared entry points that load when a page of a remote needs them, and the folder and the subpath of each. */
const LAZY_ENTRY_POINTS = {
  '@atrium/table': ['table', '.'],
  '@atrium/ui/result': ['ui', './result'],
} as const;

/**
 * Returns the names of the values that each lazy entry point exports, as recorded in the `surfaces.json` of its
 * package.
 */
export function readRecordedExports(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(LAZY_ENTRY_POINTS).map(([entryPoint, [folder, subpath]]) => [
      entryPoint,
      readExports(folder, subpath),
    ]),
  );
}

function readExports(folder: string, subpath: string): readonly string[] {
  const file = path.join(repository, 'shared', folder, 'surfaces.json');
  const { entryPoints } = JSON.parse(readFileSync(file, 'utf8')) as { entryPoints: Record<string, string[]> };
  return (entryPoints[subpath] ?? []).filter((name) => !name.startsWith('type '));
}
