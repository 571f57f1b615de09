import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const GUIDES = readdirSync(join(ROOT, 'docs', 'guides')).map((name) => join('docs', 'guides', name));
const PAGES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'README.zh-CN.md',
  'SECURITY.md',
  ...GUIDES,
];

/** Returns the links of a page to files of the project. */
function findFileLinks(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.split('#')[0] ?? '');
  return links.filter((link) => link !== '' && !/^[a-z]+:/.test(link));
}

test.each(PAGES)('the links of %s lead to files that exist', (page) => {
  const broken = findFileLinks(page).filter((link) => !existsSync(join(ROOT, dirname(page), link)));
  expect(broken).toEqual([]);
});

test('the guides link to files', () => {
  for (const guide of GUIDES) expect(findFileLinks(guide).length).toBeGreaterThan(5);
});
