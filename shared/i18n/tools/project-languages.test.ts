import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkProject } from './check-project.ts';
import { describeFinding } from './finding.ts';

it('the project has every message in both languages, no plain text, and no left or right in its styles', async () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
  expect((await checkProject(root)).map(describeFinding)).toEqual([]);
});
