import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCatalogFiles } from './create-catalog-files.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'catalogs-'));
});

afterEach(() => rm(root, { recursive: true }));

async function writePo(folder: string, locale: string, entries: readonly string[]): Promise<void> {
  await mkdir(path.join(root, folder, 'locales'), { recursive: true });
  await writeFile(
    path.join(root, folder, 'locales', `${locale}.po`),
    ['msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"', ...entries].join('\n\n'),
  );
}

it('contains the texts of all packages that are translated and not stale, without those of development builds', async () => {
  await writePo('host', 'fr-FR', [
    'msgid "host.page.a"\nmsgstr "Bonjour {name}"',
    'msgid "host.page.b"\nmsgstr ""',
    '#, fuzzy\nmsgid "host.page.c"\nmsgstr "Vieux"',
    'msgid "host.component.development.d"\nmsgstr "Outils"',
  ]);
  await writePo('table', 'fr-FR', ['msgid "table.component.e"\nmsgstr "Tableau"']);
  const files = await createCatalogFiles([path.join(root, 'host'), path.join(root, 'table')]);
  expect(JSON.parse(files['catalogs/fr-FR.json'] ?? '')).toEqual({
    'host.page.a': 'Bonjour {name}',
    'table.component.e': 'Tableau',
  });
  expect(files['catalogs/de-DE.json']).toBe('{}');
});
