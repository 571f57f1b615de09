import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../repository.ts';
import buttonLoader from './button-loader.ts';

const { resolve } = createRequire(new URL('../../../ui/package.json', import.meta.url));
const styles = readFileSync(resolve('@arco-design/web-react/es/Button/style/index.css'), 'utf8');
const listSelectors = (source: string) => source.match(/[^{}]+(?=\{)/g) ?? [];

test('leaves out the unused variants of the button, and no other rule', () => {
  const remaining = new Set(listSelectors(buttonLoader(styles)));
  const missing = listSelectors(styles).filter((selector) => !remaining.has(selector));
  expect(missing.length).toBeGreaterThan(100);
  for (const selector of missing) expect(selector).toMatch(/group|dashed|round|success/);
  expect([...remaining].join()).not.toMatch(/group|dashed|round|success/);
});

test('no view uses a variant that is left out', () => {
  const views = globSync('{host,remote-*,shared/*}/src/**/*.tsx', { cwd: repository });
  const sources = views.map((file) => readFileSync(path.join(repository, file), 'utf8'));
  const buttons = sources.flatMap((source) => source.match(/<Button\b[^>]*>/g) ?? []);
  expect(buttons.length).toBeGreaterThan(100);
  for (const button of buttons) expect(button).not.toMatch(/"(dashed|round|success)"/);
  for (const source of sources) expect(source).not.toMatch(/\bButton\.Group\b/);
});
