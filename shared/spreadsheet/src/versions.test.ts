import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** From these versions on, their known vulnerabilities are fixed. */
test.each([
  ['@e965/xlsx', '0.20.3'],
  ['papaparse', '5.5.3'],
])('%s is at least %s', async (name, least) => {
  const content = await readFile(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
  const { version } = JSON.parse(content) as { version: string };
  expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});
