// @vitest-environment jsdom
import { type Drafting, ERROR_CODES, type TranslationRow } from '@atrium/contract';
import { i18n } from '@atrium/i18n';
import { appStore, logEntriesAtom } from '@atrium/runtime';
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
  draft: null,
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

const MODEL = { id: 'texts.mood', name: 'Texts: chat' };

interface DraftState {
  readonly models?: readonly (typeof MODEL)[];
  readonly drafting?: () => Drafting | null;
}

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function openPage(
  row: TranslationRow | (() => TranslationRow),
  respond: (path: string) => { readonly code: number; readonly data?: unknown; readonly msg?: string },
  path = '?locale=fr-FR',
  { models = [MODEL], drafting = () => null }: DraftState = {},
) {
  const counts = [{ locale: 'fr-FR', total: 1, missing: 12, drafts: 3, changed: 0, stale: 0 }];
  api = await startTestApi({
    '/api/system/translation/list': () => ({
      code: 0,
      data: { list: [typeof row === 'function' ? row() : row], total: 1 },
    }),
    '/api/system/translation/counts': () => ({ code: 0, data: { list: counts } }),
    '/api/system/translation/save': () => respond('save'),
    '/api/system/translation/import': () => respond('import'),
    '/api/system/translation/models': () => ({ code: 0, data: { list: models } }),
    '/api/system/translation/draft': () => respond('draft'),
    '/api/system/translation/drafting/detail': () => ({ code: 0, data: { drafting: drafting() } }),
    '/api/system/translation/drafting/start': () => respond('start'),
    '/api/system/translation/drafting/cancel': () => respond('cancel'),
    '/api/system/translation/approve': () => respond('approve'),
    '/api/system/translation/discard': () => respond('discard'),
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

test('shows how many messages each language lacks, and checks a translation while the user types it', async () => {
  await openPage(row, () => ({ code: 0, data: { ...row, override: 'x', revision: 1, state: 'changed' } }));
  expect(await screen.findByRole('option', { name: 'French · 12 missing · 3 drafts' })).toBeTruthy();
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Edit as text' }));
  const field = form.getByLabelText<HTMLTextAreaElement>('Translation (French)');
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

test('edits a plural in one input per form of the language, with example numbers, or as text', async () => {
  await openPage(row, () => ({ code: 0, data: { ...row, override: 'x', revision: 1, state: 'changed' } }));
  const form = await openForm();
  const one = form.getByLabelText<HTMLTextAreaElement>('One (0, 1)');
  const other = form.getByLabelText<HTMLTextAreaElement>('Other (2, 3, 4)');
  expect([one.value, other.value, other.lang]).toEqual(['# ligne de {name}', '# lignes de {name}', 'fr-FR']);
  await replaceText(one, 'une } ligne de {name}');
  await form.findByText(/not valid/);
  await replaceText(one, '');
  await form.findByText('The plural form “one” is missing');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(one);
  await replaceText(one, 'une ligne de {name}');
  await userEvent.click(form.getByRole('button', { name: 'Edit as text' }));
  const text = '{rows, plural, one {une ligne de {name}} other {# lignes de {name}}}';
  const field = form.getByLabelText<HTMLTextAreaElement>('Translation (French)');
  expect(field.value).toBe(text);
  await replaceText(field, text.replace('une', 'Une'));
  await userEvent.click(form.getByRole('button', { name: 'Edit each plural form' }));
  expect(form.getByLabelText<HTMLTextAreaElement>('One (0, 1)').value).toBe('Une ligne de {name}');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listSaved()).toMatchObject([{ text: text.replace('une', 'Une') }]));
});

test('shows the older English text of a stale translation, and resets the translation to the built-in text', async () => {
  await openPage(changed, () => ({ code: 0, data: row }));
  const form = await openForm();
  expect(form.getByText('{rows} of {name}')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Reset to the built-in text' }));
  await waitFor(() =>
    expect(listSaved()).toEqual([{ locale: 'fr-FR', id: row.id, text: null, revision: 7 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows the user’s translation beside the one that another user has stored meanwhile', async () => {
  let stored = changed;
  await openPage(
    () => stored,
    () => ({ code: ERROR_CODES.revisionStale, msg: 'Changed', data: {} }),
  );
  const form = await openForm();
  stored = { ...changed, override: 'Autre {rows} {name}', revision: 9 };
  await replaceText(form.getByLabelText('Translation (French)'), 'Neuf {rows} {name}');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Autre {rows} {name}')).toBeTruthy();
  expect(screen.getByText('Neuf {rows} {name}')).toBeTruthy();
});

test('previews a text in the console until the user ends the preview', async () => {
  const english = {
    ...row,
    id: 'management.page.translations.title',
    source: 'Translations',
    builtIn: 'Translations',
  };
  await openPage(english, () => ({ code: 0, data: english }), '?locale=en-US');
  await userEvent.click(await screen.findByText('Translations', { selector: '[lang=en]' }));
  const form = within(await screen.findByRole('dialog'));
  await replaceText(form.getByLabelText('Custom text'), 'Words');
  await userEvent.click(form.getByRole('button', { name: 'Preview in the console' }));
  await waitFor(() => expect(i18n._('management.page.translations.title')).toBe('Words'));
  await userEvent.click(form.getByRole('button', { name: 'End preview' }));
  await waitFor(() => expect(i18n._('management.page.translations.title')).toBe('Translations'));
});

test('logs a failed export once', async () => {
  // The test API has no export, so the request fails.
  await openPage(row, () => ({ code: 0 }));
  const before = appStore.get(logEntriesAtom).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Export translations' }));
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull());
  await waitFor(() => expect(appStore.get(logEntriesAtom).length).toBeGreaterThan(before));
  expect(
    appStore
      .get(logEntriesAtom)
      .slice(before)
      .map(({ message }) => message),
  ).toEqual(['data request exception']);
});

test('imports a file, and lists the rejected entries with their reasons', async () => {
  const rejected = [{ id: 'host.page.gone', text: 'x', rule: 'unknown-id', detail: '' }];
  await openPage(row, () => ({ code: 0, data: { changed: 1_200, unchanged: 3, empty: 1, rejected } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import translations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import translations' }));
  await userEvent.upload(dialog.getByLabelText('File'), new File(['id'], 'fr.csv'));
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('Saved: 1,200. Unchanged: 3. Without a text: 1.')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /host\.page\.gone.*No message has this ID/ })).toBeTruthy();
  expect(api.requested.find(({ path }) => path.endsWith('/import'))?.body).toEqual({
    locale: 'fr-FR',
    format: 'csv',
    parts: ['id'],
  });
});

const drafted: TranslationRow = {
  ...row,
  builtIn: null,
  draft: {
    text: '{rows, plural, one {# rang de {name}} other {# rangs de {name}}}',
    model: MODEL.name,
    revision: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'li.na',
  },
  state: 'draft',
};
const missing: TranslationRow = { ...drafted, draft: null, state: 'missing' };
const findRequestBodies = (end: string) =>
  api.requested.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

test('writes the draft of a message with a model, and saves it when the admin approves it', async () => {
  let stored = missing;
  await openPage(
    () => stored,
    (path) => {
      if (path !== 'draft')
        return { code: 0, data: { ...row, override: 'x', state: 'changed', revision: 1 } };
      stored = drafted;
      return { code: 0, data: { row: drafted, rejected: null } };
    },
  );
  await userEvent.click(await screen.findByText(row.source));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Generate draft' }));
  const other = () => dialog.getByLabelText<HTMLTextAreaElement>('Other (2, 3, 4)').value;
  await waitFor(() => expect(other()).toBe('# rangs de {name}'));
  expect(findRequestBodies('/draft')).toEqual([{ locale: 'fr-FR', id: row.id, model: MODEL.id }]);
  expect(dialog.getByText(/This text is a draft/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(listSaved()).toEqual([{ locale: 'fr-FR', id: row.id, text: drafted.draft?.text, revision: null }]),
  );
});

test('shows a draft that the server has rejected, with its errors', async () => {
  await openPage(missing, () => ({ code: 0, data: { row: missing, rejected: 'Sans nom' } }));
  const form = await openForm();
  await userEvent.click(await form.findByRole('button', { name: 'Generate draft' }));
  expect(await form.findByText(/The draft that the model wrote has errors/)).toBeTruthy();
  expect(await form.findByText(/name, rows is missing/)).toBeTruthy();
});

test('discards a draft', async () => {
  await openPage(drafted, () => ({ code: 0, data: { count: 1 } }));
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() =>
    expect(findRequestBodies('/discard')).toEqual([
      { locale: 'fr-FR', drafts: [{ id: row.id, revision: 4 }] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('explains that no chat model is connected, with a link to the connections', async () => {
  await openPage(missing, () => ({ code: 0 }), '?locale=fr-FR', { models: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drafts by a language model' }));
  const link = await dialog.findByRole('link', { name: 'Go to connections' });
  expect(link.getAttribute('href')).toBe('/admin/system/connections');
  expect(dialog.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('writes drafts for the filtered messages, shows the progress and the failures, and cancels the work', async () => {
  let drafting: Drafting | null = null;
  const running: Drafting = {
    id: '019a0000-0000-7000-8000-000000000000',
    locale: 'fr-FR',
    model: MODEL.name,
    status: 'running',
    done: 3,
    total: 12,
    failures: [{ id: 'host.page.b', text: 'x', rule: 'no-text', detail: '' }],
    message: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'li.na',
    finishedAt: null,
  };
  const respond = (path: string) => {
    drafting = path === 'start' ? running : { ...running, status: 'canceled' };
    return { code: 0, data: path === 'start' ? running : { done: true } };
  };
  await openPage(missing, respond, '?locale=fr-FR&keyword=rows', { drafting: () => drafting });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate drafts' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 message matches.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  expect(findRequestBodies('/start')).toEqual([
    {
      locale: 'fr-FR',
      model: MODEL.id,
      keyword: 'rows',
      filters: { state: ['missing', 'stale'] },
    },
  ]);
  expect(await dialog.findByText('3 / 12')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /host\.page\.b.*The model returned no text/ })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop generating' }));
  expect(await dialog.findByText('Canceled')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Start' })).toBeTruthy();
});

test('approves the drafts of a selection after a confirmation', async () => {
  await openPage(drafted, () => ({ code: 0, data: { count: 1 } }));
  await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(row.id) }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve the selected drafts?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(findRequestBodies('/approve')).toEqual([
      { locale: 'fr-FR', drafts: [{ id: row.id, revision: 4 }] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
