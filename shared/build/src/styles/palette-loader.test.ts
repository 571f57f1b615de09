import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import paletteLoader from './palette-loader.ts';

const { resolve } = createRequire(new URL('../../../ui/package.json', import.meta.url));
const styles = readFileSync(resolve('@arco-design/web-react/es/style/index.css'), 'utf8');

test('leaves out shades that nothing uses, and no other', () => {
  const listNames = (source: string) => new Set(source.match(/--[a-z]+-\d+(?=:)/g));
  const remaining = listNames(paletteLoader(styles));
  const missing = [...listNames(styles)].filter((name) => !remaining.has(name));
  expect(missing).toContain('--yellow-6');
  expect(missing).toContain('--gold-10');
  for (const name of missing) expect(paletteLoader(styles)).not.toContain(`var(${name})`);
  for (const name of ['--gold-6', '--blue-5', '--green-7', '--primary-6', '--magenta-1'])
    expect(remaining).toContain(name);
});
