// @vitest-environment jsdom
import { ERROR_CODES, type TranslationRow } from '@atrium/contract';
import { i18n } from '@atrium/i18n';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { TranslationsPage } from './translations-page.tsx';

const row: TranslationRow = {
  id: 'host.page.a.rows',
  package: 'host',
  source: '{rows, plural, one {# row of {name}} other {# rows of {name}}}',
  builtIn: '{rows, plural, one {# ligne de {name}} other {# lignes de {name}}}',
  override: null,
  overrideSource: null,
  state: 'translated',
  revision: null,
  updatedAt: null,
  updatedBy: null,
};
const changed: TranslationRow = {
  ...row,
  override: 'Ancien {rows} {name}',
  overrideSource: '{rows} of {name}',
  state: 'stale',
  revision: 7,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'li.na',
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function openPage(
  row: TranslationRow | (() => TranslationRow),
  respond: (path: string) => { readonly code: number; readonly data?: unknown; readonly msg?: string },
  path = '?locale=fr-FR',
) {
  const counts = [{ locale: 'fr-FR', total: 1, missing: 12, changed: 0, stale: 0 }];
  api = await startTestApi({
    '/api/system/translation/list': () => ({
      code: 0,
      data: { list: [typeof row === 'function' ? row() : row], total: 1 },
    }),
    '/api/system/translation/counts': () => ({ code: 0, data: { list: counts } }),
    '/api/system/translation/save': () => respond('save'),
    '/api/system/translation/import': () => respond('import'),
  });
  await renderWithAtrium(<TranslationsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
    path: `/admin/system/translations${path}`,
  });
}

const openForm = async () => {
  await userEvent.click(await screen.findByText(row.source));
  return within(await screen.findByRole('dialog'));
};
const listSaved = () =>
  api.requested.filter(({ path }) => path === '/api/system/translation/save').map(({ body }) => body);
const replaceText = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test('names each language with the number of missing messages, and checks a translation while it is typed', async () => {
  await openPage(row, () => ({ code: 0, data: { ...row, override: 'x', revision: 1, state: 'changed' } }));
  expect(await screen.findByRole('option', { name: 'French (France) · 12 missing' })).toBeTruthy();
  const form = await openForm();
  const field = form.getByLabelText<HTMLTextAreaElement>('French (France)');
  expect([field.lang, field.dir, field.value]).toEqual(['fr-FR', 'ltr', row.builtIn]);
  expect(within(form.getByLabelText('Placeholders')).getAllByRole('listitem')).toHaveLength(2);
  await replaceText(field, '{rows, plural, one {# ligne} other {# lignes de {name}');
  await form.findByText(/not valid/);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(listSaved()).toEqual([]);
  const text = '{rows, plural, one {une ligne de {name}} other {# lignes de {name}}}';
  await replaceText(field, text);
  expect(await form.findByText(/une ligne de/, { selector: 'li' })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listSaved()).toEqual([{ locale: 'fr-FR', id: row.id, text, revision: null }]));
});

test('shows the English text of a stale translation, and resets it to the built-in text', async () => {
  await openPage(changed, () => ({ code: 0, data: row }));
  const form = await openForm();
  expect(form.getByText('{rows} of {name}')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Reset to the built-in text' }));
  await waitFor(() =>
    expect(listSaved()).toEqual([{ locale: 'fr-FR', id: row.id, text: null, revision: 7 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('compares the translation that another admin has stored meanwhile', async () => {
  let stored = changed;
  await openPage(
    () => stored,
    () => ({ code: ERROR_CODES.revisionStale, msg: 'Changed', data: {} }),
  );
  const form = await openForm();
  stored = { ...changed, override: 'Autre {rows} {name}', revision: 9 };
  await replaceText(form.getByLabelText('French (France)'), 'Neuf {rows} {name}');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Autre {rows} {name}')).toBeTruthy();
  expect(screen.getByText('Neuf {rows} {name}')).toBeTruthy();
});

test('previews a text in the console until the drawer closes', async () => {
  const english = {
    ...row,
    id: 'management.page.translations.title',
    source: 'Translations',
    builtIn: 'Translations',
  };
  await openPage(english, () => ({ code: 0, data: english }), '?locale=en-US');
  await userEvent.click(await screen.findByText('Translations', { selector: '[lang=en]' }));
  const form = within(await screen.findByRole('dialog'));
  await replaceText(form.getByLabelText(/English/, { selector: 'textarea' }), 'Words');
  await userEvent.click(form.getByRole('button', { name: 'Preview in the console' }));
  await waitFor(() => expect(i18n._('management.page.translations.title')).toBe('Words'));
  await userEvent.click(form.getByRole('button', { name: 'End preview' }));
  await waitFor(() => expect(i18n._('management.page.translations.title')).toBe('Translations'));
});

test('imports a file, and lists the rejected entries with their reasons', async () => {
  const rejected = [{ id: 'host.page.gone', text: 'x', rule: 'unknown-id', detail: '' }];
  await openPage(row, () => ({ code: 0, data: { changed: 2, unchanged: 3, empty: 1, rejected } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import translations' }));
  await userEvent.upload(dialog.getByLabelText('File'), new File(['id'], 'fr.csv'));
  expect(await dialog.findByText('Stored: 2. Unchanged: 3. Without a text: 1.')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /host\.page\.gone.*No message has this id/ })).toBeTruthy();
  expect(api.requested.find(({ path }) => path.endsWith('/import'))?.body).toEqual({
    locale: 'fr-FR',
    format: 'csv',
    parts: ['id'],
  });
});
