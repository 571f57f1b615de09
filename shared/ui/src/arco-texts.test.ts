import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname);
const ARCO = path.join(SOURCES, '../node_modules/@arco-design/web-react/es');

/**
 * Components whose only built-in texts are the default labels of two buttons. `ConfirmDialog` sets both labels, and
 * drawers have no footer.
 */
const LABELED_BY_US = ['Drawer', 'Modal'];

function listComponents(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES });
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/@arco-design\/web-react\/es\/([A-Z]\w+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

function readsTexts(component: string): boolean {
  const files = globSync(`${component}/**/*.js`, { cwd: ARCO });
  return files.some((file) => /\blocale[.[]/.test(readFileSync(path.join(ARCO, file), 'utf8')));
}

it('uses no Arco component with built-in texts, because no locale pack of Arco is loaded', () => {
  expect(listComponents()).toContain('Button');
  expect(listComponents().filter(readsTexts)).toEqual(LABELED_BY_US);
});
