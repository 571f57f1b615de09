import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.ts';

/**
 * Returns the names of the values that a shared package exports from its main entry point, as recorded in its
 * `surfaces.json`.
 */
export function recordedExports(folder: string): readonly string[] {
  const file = path.join(repository, 'shared', folder, 'surfaces.json');
  const { doors } = JSON.parse(readFileSync(file, 'utf8')) as { doors: Record<string, string[]> };
  return (doors['.'] ?? []).filter((name) => !name.startsWith('type '));
}
