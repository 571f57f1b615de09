import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.ts';

/** Names of the values that a shared package exports by its main door, as its `surfaces.json` records them. */
export function recordedExports(folder: string): readonly string[] {
  const file = path.join(repository, 'shared', folder, 'surfaces.json');
  const { doors } = JSON.parse(readFileSync(file, 'utf8')) as { doors: Record<string, string[]> };
  return (doors['.'] ?? []).filter((name) => !name.startsWith('type '));
}
