import {
  algorithmCalls,
  engineListCall,
  type LocaleId,
  NLP_TASKS,
  nlpCalls,
  RECOGNITION_TASKS,
  recognitionCalls,
  sampleListCall,
  userListCall,
} from '@atrium/contract';
import { i18n } from '@atrium/i18n';
import { appStore, request, signInAtom } from '@atrium/runtime';
import { installThreads } from '@atrium/spreadsheet/testing';
import { renderWithAtrium, testDeployment } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { catalogs } from './catalogs.ts';
import { AlgorithmsPage } from './features/algorithms/algorithms-page.tsx';
import { NlpItemsPage } from './features/nlp-items/nlp-items-page.tsx';
import { RecognitionsPage } from './features/recognitions/recognitions-page.tsx';
import { UsersPage } from './features/users/users-page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    readonly consoleServer: {
      readonly apiBase: string;
      readonly wireKey: string;
      readonly adminPassword: string;
    };
  }
}

type Draft = Readonly<Record<string, unknown>>;
type List = 'algorithms' | 'recognitions' | 'nlp items';

const CALLS = { algorithms: algorithmCalls, recognitions: recognitionCalls, 'nlp items': nlpCalls } as const;
const PAGES: Readonly<Record<List, ReactNode>> = {
  algorithms: <AlgorithmsPage />,
  recognitions: <RecognitionsPage />,
  'nlp items': <NlpItemsPage />,
};

const { apiBase, wireKey, adminPassword } = inject('consoleServer');
const deployment = testDeployment({ apiBase, wireKey });
let restoreWorkers: () => void;
/** The files that the pages have saved. */
const saved: Blob[] = [];

beforeAll(async () => {
  restoreWorkers = installThreads();
  const { createObjectURL } = URL;
  let latest: Blob | undefined;
  URL.createObjectURL = (file) => {
    latest = file as Blob;
    return createObjectURL(file);
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    if (latest) saved.push(latest);
  });
});

afterEach(cleanup);

afterAll(() => restoreWorkers());

test.each<[List, 'csv' | 'xlsx', LocaleId, LocaleId]>([
  ['algorithms', 'csv', 'zh-CN', 'zh-CN'],
  ['algorithms', 'xlsx', 'zh-CN', 'en-US'],
  ['recognitions', 'xlsx', 'en-US', 'en-US'],
  ['recognitions', 'csv', 'en-US', 'zh-CN'],
  ['nlp items', 'xlsx', 'zh-CN', 'zh-CN'],
  ['nlp items', 'csv', 'zh-CN', 'en-US'],
])(
  'imports exported %s again: a %s file, exported in %s and imported in %s',
  async (list, format, from, to) => {
    const uniqueText = `m${Date.now().toString(36)}`;
    await signIn();
    const drafts = await createDrafts(list, uniqueText);
    for (const draft of drafts) await request(CALLS[list].create, draft as never);
    const before = await listStored(list, uniqueText);
    expect(before).toHaveLength(drafts.length);

    await show(list, uniqueText, from);
    const file = await exportFile(format);
    cleanup();

    const { list: rows } = await request(CALLS[list].list, { keyword: uniqueText });
    await request(CALLS[list].remove, { ids: rows.map(({ id }) => id) });
    expect(await listStored(list, uniqueText)).toEqual([]);

    await show(list, uniqueText, to);
    await importFile(new File([file], `rows.${format}`), drafts.length);
    expect(await listStored(list, uniqueText)).toEqual(before);
  },
);

test('imports a changed value, and rejects a slug that is in use', async () => {
  const uniqueText = `m${Date.now().toString(36)}`;
  await signIn();
  const [first, second] = await createDrafts('algorithms', uniqueText);
  for (const draft of [first, second]) await request(algorithmCalls.create, draft as never);
  const before = await listStored('algorithms', uniqueText);
  await show('algorithms', uniqueText, 'zh-CN');
  const text = await (await exportFile('csv')).text();
  cleanup();

  const { list: rows } = await request(algorithmCalls.list, { keyword: uniqueText });
  const ids = rows.filter(({ slug }) => slug === first?.slug).map(({ id }) => id);
  await request(algorithmCalls.remove, { ids });
  await show('algorithms', uniqueText, 'zh-CN');
  const change = (value: string) => value.replace(`=1+1 ${uniqueText} 第一`, `=1+1 ${uniqueText} 改过`);
  await chooseFile(new File([change(text)], 'rows.csv'));
  await press('import.send-all', { good: '2' });
  await screen.findByText(translate('import.partly', { total: '2', stored: '1', failed: '1' }));
  expect(await listStored('algorithms', uniqueText)).toEqual(
    before.map((row) => ({ ...row, name: change(String(row.name)) })),
  );
});

test('imports users from a file, with the role “user” if the file states none', async () => {
  const uniqueText = `m${Date.now().toString(36)}`;
  await signIn();
  await showPage(<UsersPage />, uniqueText, 'en-US');
  const lines = ['Name,Username,Email,Roles', `李娜,${uniqueText}.li,li@${uniqueText}.example,`];
  lines.push(
    `Ada,${uniqueText}.ada,ada@${uniqueText}.example,Admin`,
    `Eve,admin,eve@${uniqueText}.example,User`,
  );
  await chooseFile(new File([lines.join('\n')], 'users.csv'));
  await press('import.send-all', { good: '3' });
  await screen.findByText(translate('import.partly', { total: '3', stored: '2', failed: '1' }));
  const { list } = await request(userListCall, {
    keyword: uniqueText,
    sort: { field: 'account', order: 'ascend' },
  });
  expect(list).toMatchObject([
    { account: `${uniqueText}.ada`, name: 'Ada', access: ['admin'] },
    { account: `${uniqueText}.li`, name: '李娜', access: ['user'] },
  ]);
});

/**
 * Returns drafts with every kind of field. Their texts have separators, quotation marks, line breaks and formulas,
 * which a wrong reader or writer would change. Every name contains `uniqueText`, so a search for this text finds only
 * these rows.
 */
async function createDrafts(list: List, uniqueText: string): Promise<readonly Draft[]> {
  const texts = ['=1+1', "'=2", '第一, "zwei"; 三', ' -4\nfünf', '{"six": 6}'];
  const common = (index: number) => ({
    slug: `${uniqueText}-${index}`,
    name: `${texts[index % texts.length]?.trim()} ${uniqueText} 第一`,
    description: `${texts[(index + 1) % texts.length]}\n${uniqueText} `,
    tags: index % 2 === 0 ? ['a,b', '分；号', '"q"', '@x', 'plain'] : [],
  });
  if (list === 'algorithms') {
    return ['cluster', 'anomaly', 'forecast'].map((task, index) => ({ ...common(index), task }));
  }
  const { list: engines } = await request(engineListCall, {});
  const { list: samples } = await request(sampleListCall, {});
  return (list === 'recognitions' ? RECOGNITION_TASKS : NLP_TASKS).flatMap((task, index) => {
    const engine = engines.find(({ tasks }) => tasks.some((one) => one === task));
    if (!engine) return [];
    const text = list === 'nlp items' ? `=sample\n${uniqueText}` : null;
    const sample = samples.find((one) => one.task === task)?.name ?? null;
    return [{ ...common(index), task, engine: engine.id, sample: text ?? sample, parameters: {} }];
  });
}

async function listStored(list: List, keyword: string): Promise<readonly Draft[]> {
  const { list: found } = await request(CALLS[list].list, { keyword, pageSize: 50 });
  const rows = found.map((row: Draft) => {
    const { slug, name, task, engine, description, tags, sample, parameters } = row;
    return { slug, name, task, engine, description, tags, sample, parameters };
  });
  return rows.toSorted((one, other) => String(one.slug).localeCompare(String(other.slug)));
}

async function signIn(): Promise<void> {
  await renderWithAtrium(null, { deployment });
  await appStore.set(signInAtom, { account: 'admin', password: adminPassword, remember: true });
  cleanup();
}

async function show(list: List, keyword: string, locale: LocaleId): Promise<void> {
  await showPage(PAGES[list], keyword, locale);
}

async function showPage(page: ReactNode, keyword: string, locale: LocaleId): Promise<void> {
  await renderWithAtrium(page, {
    catalogs: { management: catalogs },
    deployment,
    path: `/list?keyword=${keyword}`,
    locale,
  });
}

const translate = (id: string, values: Readonly<Record<string, string>> = {}) =>
  i18n._(`table.component.${id}`, values);

/** Clicks a button when it is rendered. Its label loads with the first table. */
async function press(id: string, values?: Readonly<Record<string, string>>): Promise<void> {
  await userEvent.click(await waitFor(() => screen.getByRole('button', { name: translate(id, values) })));
}

async function exportFile(format: 'csv' | 'xlsx'): Promise<Blob> {
  await screen.findAllByRole('rowheader');
  await press('toolbar.export');
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  const choice = (id: string) => screen.getByLabelText<HTMLSelectElement>(translate(id));
  await userEvent.selectOptions(choice('export.format'), format);
  expect(choice('export.columns').value).toBe('all');
  const count = saved.length;
  const [start] = [...dialog.querySelectorAll<HTMLElement>('button')].slice(-1);
  if (start) await userEvent.click(start);
  await waitFor(() => expect(saved.length).toBeGreaterThan(count));
  return saved.at(-1) as Blob;
}

/** Opens the import wizard and chooses a file. */
async function chooseFile(file: File): Promise<void> {
  await press('toolbar.import');
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The wizard has no file field');
  await userEvent.upload(input, file, { applyAccept: false });
  await press('import.to-check');
}

async function importFile(file: File, count: number): Promise<void> {
  await chooseFile(file);
  await press('import.send-all', { good: String(count) });
  await screen.findByText(translate('import.stored', { stored: String(count) }));
}
