import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The first versions without the known vulnerabilities. */
test.each([
  ['@e965/xlsx', '0.20.3'],
  ['papaparse', '5.5.3'],
])('%s is at least %s', async (name, minimum) => {
  const content = await readFile(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  const { version } = JSON.parse(content) as { version: string };
  expect(version.localeCompare(minimum, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});
