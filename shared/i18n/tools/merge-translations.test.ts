import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEntries, writeCatalog } from './catalog-file.ts';
import { mergeTranslations } from './merge-translations.ts';

const COUNT = '{rows, plural, one {# row} other {# rows}}';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'merge-'));
  const folder = path.join(root, 'host/locales');
  await mkdir(folder, { recursive: true });
  const english = { 'host.page.a.title': 'Hello {name}', 'host.page.a.rows': COUNT };
  await writeCatalog(
    path.join(folder, 'en-US.po'),
    'en-US',
    new Map(Object.entries(english).map(([id, text]) => [id, { text }])),
  );
});

afterEach(() => rm(root, { recursive: true }));

const merge = (translations: Readonly<Record<string, string>>) =>
  mergeTranslations(root, 'pl-PL', new Map(Object.entries(translations)));
const readPolish = () => readEntries(path.join(root, 'host/locales/pl-PL.po'));

describe('merging translations', () => {
  it('stores a translation with the English text that it translates', async () => {
    expect(await merge({ 'host.page.a.title': 'Witaj, {name}' })).toEqual({ merged: 1, rejected: [] });
    expect((await readPolish()).get('host.page.a.title')).toEqual({
      text: 'Witaj, {name}',
      source: 'Hello {name}',
    });
  });

  it('rejects a lost placeholder, a missing plural form and an unknown id', async () => {
    const result = await merge({
      'host.page.a.title': 'Witaj',
      'host.page.a.rows': '{rows, plural, one {# wiersz} other {# wiersza}}',
      'host.page.a.unknown': 'Nic',
    });
    expect(result).toEqual({
      merged: 0,
      rejected: [
        'host.page.a.rows: missing-form: many',
        'host.page.a.rows: missing-form: few',
        'host.page.a.title: different-arguments: none instead of name',
        'host.page.a.unknown: no such message',
      ],
    });
  });
});
