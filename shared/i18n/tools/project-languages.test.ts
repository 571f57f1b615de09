import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkProject } from './check-project.ts';
import { describeFinding } from './finding.ts';

it('this project is complete in both languages, without plain text and without left or right in its styles', async () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
  expect((await checkProject(root)).map(describeFinding)).toEqual([]);
});
