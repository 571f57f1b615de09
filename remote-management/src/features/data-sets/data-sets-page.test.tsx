// @vitest-environment jsdom
import type { DataSet, DataSetRow, Evaluation, EvaluationDetail, EvaluationTarget } from '@atrium/contract';
import { installThreads } from '@atrium/spreadsheet/testing';
import { createZip } from '@atrium/spreadsheet/testing/files';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { DataSetsPage } from './data-sets-page.tsx';

const at = '2026-01-01T00:00:00.000Z';
const ID = '01890000-0000-7000-8000-000000000001';
const TARGET = '01890000-0000-7000-8000-00000000000a';

const row: DataSetRow = {
  id: ID,
  createdAt: at,
  createdBy: null,
  createdByName: null,
  updatedAt: at,
  updatedBy: null,
  revision: 2,
  name: 'Reviews',
  task: 'sentiment',
  description: '',
  textColumn: 'text',
  expectedColumn: 'label',
  horizon: 12,
  season: 0,
  gate: { isOn: true, targetIds: [TARGET], minimum: 0.8, isNotWorse: true },
  rowCount: 3,
};

const dataSet: DataSet = {
  ...row,
  content: { columns: ['text', 'label'], rows: [['I love it', 'positive']] },
};

const target: EvaluationTarget = { kind: 'nlp', id: TARGET, name: 'Mood', versions: [4], current: 3 };

const createEvaluation = (id: string, changes: Partial<Evaluation>): Evaluation => ({
  id,
  dataSetId: ID,
  dataSetRevision: 2,
  kind: 'nlp',
  targetId: TARGET,
  targetName: 'Mood',
  version: 4,
  status: 'succeeded',
  done: 3,
  total: 3,
  score: 2 / 3,
  metrics: {
    metric: 'accuracy',
    mape: null,
    naiveMape: null,
    silhouette: null,
    confusion: {
      classes: ['negative', 'positive', '–'],
      counts: [
        [1, 1, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
    },
    p50Ms: 2,
    p95Ms: 5,
  },
  message: null,
  failureCount: 1,
  createdAt: at,
  createdByName: null,
  finishedAt: at,
  ...changes,
});

const NEWER = '01890000-0000-7000-8000-0000000000b1';
const OLDER = '01890000-0000-7000-8000-0000000000b2';
const list = [
  createEvaluation(NEWER, {}),
  createEvaluation(OLDER, { version: 3, score: 1 / 3 }),
  createEvaluation('01890000-0000-7000-8000-0000000000b3', { version: 2, dataSetRevision: 1 }),
];
const failure = (row: number) => ({ row, input: 'Dull', expected: 'negative', actual: 'positive' });
const details: Readonly<Record<string, EvaluationDetail>> = {
  [NEWER]: { ...createEvaluation(NEWER, {}), failures: [{ ...failure(2), message: 'The text is empty.' }] },
  [OLDER]: { ...createEvaluation(OLDER, { version: 3, score: 1 / 3 }), failures: [failure(1), failure(3)] },
};

const getImageId = (image: number) => `01890000-0000-7000-8000-0000000000c${image}`;

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(changes: object = {}) {
  let images = 0;
  api = await startTestApi({
    '/api/dataset/list': () => ({ code: 0, data: { list: [row], total: 1 } }),
    '/api/dataset/detail': () => ({ code: 0, data: dataSet }),
    '/api/dataset/image/create': () => {
      images += 1;
      return { code: 0, data: { id: getImageId(images) } };
    },
    '/api/dataset/create': () => ({ code: 0, data: dataSet }),
    '/api/evaluation/targets': () => ({ code: 0, data: { list: [target] } }),
    '/api/evaluation/list': () => ({ code: 0, data: { list } }),
    '/api/evaluation/start': () => ({ code: 0, data: list[0] }),
    '/api/evaluation/detail': ({ id }: { readonly id: string }) => ({ code: 0, data: details[id] }),
    ...changes,
  } as Parameters<typeof startTestApi>[0]);
  await renderWithAtrium(<DataSetsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  await screen.findByRole('row', { name: /Reviews/ });
}

async function openEvaluations() {
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Reviews' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Evaluations' }));
  return within(await screen.findByRole('dialog'));
}

test('shows the share of right values by field of a JSON result, also beside another evaluation', async () => {
  const toFields = (hits: number) => [
    { path: 'customer.name', expected: 3, hits: 3 },
    { path: 'items[].price', expected: 4, hits },
  ];
  const change = (id: string, score: number, hits: number) => {
    const detail = details[id] as EvaluationDetail;
    const metrics = { ...detail.metrics, metric: 'fieldMatch', exactMatch: 1 / 3, fields: toFields(hits) };
    return { ...detail, score, metrics: { ...metrics, confusion: null } } as EvaluationDetail;
  };
  const [newer, older] = [change(NEWER, 6 / 7, 3), change(OLDER, 5 / 7, 2)];
  await show({
    '/api/evaluation/list': () => ({ code: 0, data: { list: [newer, older] } }),
    '/api/evaluation/detail': ({ id }: { readonly id: string }) => ({
      ...{ code: 0, data: id === NEWER ? newer : older },
    }),
  });
  const drawer = await openEvaluations();
  await userEvent.click(await drawer.findByRole('button', { name: 'View Mood v4' }));
  const table = within(await drawer.findByRole('table', { name: 'Results by field' }));
  const listRows = (shown: typeof table) => shown.getAllByRole('row').map(({ textContent }) => textContent);
  expect(listRows(table).slice(1)).toEqual(['customer.name3/3100%', 'items[].price3/475%']);
  expect(drawer.getByText('JSON field match').nextSibling?.textContent).toMatch(/^85\.7/);
  expect(drawer.getByText('Exact match').nextSibling?.textContent).toMatch(/^33\.3/);
  await userEvent.click(await drawer.findByRole('combobox', { name: 'Compare with' }));
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Compare with' }), OLDER);
  const changes = within(await drawer.findByRole('table', { name: 'Comparison by field' }));
  expect(listRows(changes).slice(1)).toEqual(['customer.name3/3100% → 100%', 'items[].price3/450% → 75%']);
});

test('shows the minimum score of the gate in the list', async () => {
  await show();
  expect(screen.getByRole('row', { name: /Reviews/ }).textContent).toContain('≥ 80%');
});

test.each(['92.5', '٩٢.٥'])(
  'adds a data set with a gate of %s percent for chosen targets',
  async (percentage) => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText('Name'), 'Mails');
    await userEvent.click(form.getByRole('checkbox', { name: /^A version must reach/ }));
    const minimum = form.getByLabelText('Minimum score (%)');
    await userEvent.clear(minimum);
    expect(form.getByText('Enter a number from 0 to 100')).toBeTruthy();
    await userEvent.type(minimum, percentage);
    await userEvent.click(await form.findByRole('checkbox', { name: 'Mood' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('row', { name: /Reviews/ });
    const body = api.requested.find(({ path }) => path === '/api/dataset/create')?.body;
    expect(body).toMatchObject({
      name: 'Mails',
      textColumn: 'text',
      expectedColumn: 'expected',
      horizon: 12,
      gate: { isOn: true, minimum: 0.925, isNotWorse: true, targetIds: [TARGET] },
    });
  },
);

test('offers only the fields that the task needs in the form', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText('Forecast steps')).toBeNull();
  expect(form.getByLabelText('Column with the text')).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Forecasting');
  expect(form.getByLabelText('Forecast steps')).toBeTruthy();
  expect(form.queryByLabelText('Column with the text')).toBeNull();
});

test('states what the column with the expected result contains for the chosen task', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  for (const [task, hint] of [
    ['Sentiment analysis', 'Allowed values: negative, neutral, positive'],
    ['Keyword extraction', 'For example, “solar power; battery”'],
    ['Anomaly detection', 'Enter 1 for an anomaly. The other columns are the input.'],
    ['Classification', 'The other columns are the input.'],
    ['Forecasting', 'Choose the column with the values of the series.'],
  ] as const) {
    await userEvent.selectOptions(form.getByLabelText('Task'), task);
    const hintId = form.getByLabelText('Column with the expected result').getAttribute('aria-describedby');
    expect(document.getElementById(hintId ?? '')?.textContent).toBe(hint);
  }
});

test('shows only the fields that the task needs in the view of a data set', async () => {
  await show();
  await userEvent.click(await screen.findByRole('row', { name: /Reviews/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Column with the text')).toBeTruthy();
  expect(drawer.queryByText('Forecast steps')).toBeNull();
});

test('shows the problem of each file, also if files have the same name', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Text recognition');
  const files = ['a', 'b'].map((text) => new File([text], 'c.pdf', { type: 'application/pdf' }));
  fireEvent.change(form.getByLabelText(/^Drop images here/), { target: { files } });
  expect(await form.findAllByText(/^c\.pdf: Only PNG/)).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('uploads the images of a ZIP file with their expected results, and edits the rows', async () => {
  const uninstall = installThreads();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Name'), 'Scans');
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Text recognition');
  expect(form.queryByLabelText('Column with the expected result')).toBeNull();
  const results = 'file,expected\nscans/b.png,"Two\nlines"\na.png,One\ngone.png,None\n';
  const archive = await createZip({ 'scans/b.png': 'b', 'scans/a.png': 'a', 'results.csv': results });
  const input = form.getByLabelText(/^Drop images here/);
  fireEvent.change(input, { target: { files: [new File([archive], 'scans.zip')] } });
  const first = await form.findByLabelText<HTMLTextAreaElement>('Text in a.png');
  expect(await form.findByText('1 expected result has no image')).toBeTruthy();
  expect(form.getByText('2 images')).toBeTruthy();
  expect([first.value, form.getByLabelText<HTMLTextAreaElement>('Text in b.png').value]).toEqual([
    'One',
    'Two\nlines',
  ]);
  const added = new File(['c'], 'c.png', { type: 'image/png' });
  const text = new File(['c'], 'c.pdf', { type: 'application/pdf' });
  fireEvent.change(form.getByLabelText(/^Drop images here/), { target: { files: [added, text] } });
  await form.findByLabelText('Text in c.png');
  expect(form.getByText(/^c\.pdf: Only PNG/)).toBeTruthy();
  expect(form.getByText('3 images')).toBeTruthy();
  expect(form.getByText('1 image has no expected result')).toBeTruthy();
  await userEvent.type(first, '!');
  await userEvent.click(form.getByRole('button', { name: 'Remove b.png' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /Reviews/ });
  expect(api.requested.find(({ path }) => path === '/api/dataset/create')?.body).toMatchObject({
    task: 'ocr',
    textColumn: 'image',
    expectedColumn: 'expected',
    content: {
      columns: ['image', 'file', 'expected'],
      rows: [
        [getImageId(1), 'a.png', 'One!'],
        [getImageId(3), 'c.png', null],
      ],
    },
  });
  uninstall();
});

test('reads expected results from a text file with tabs, and names misplaced quotes', async () => {
  const uninstall = installThreads();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Text recognition');
  const add = (...files: readonly File[]) =>
    fireEvent.change(form.getByLabelText(/^Drop images here/), { target: { files } });
  add(
    new File(['a'], 'a.png', { type: 'image/png' }),
    new File(['file\texpected\na.png\tOne'], 'results.tsv'),
  );
  const text = await form.findByLabelText<HTMLTextAreaElement>('Text in a.png');
  await waitFor(() => expect(text.value).toBe('One'));
  add(new File(['file,expected\na.png,"Two'], 'open.csv'));
  expect(await form.findByText(/^open\.csv: the file has misplaced quotes/)).toBeTruthy();
  expect(text.value).toBe('One');
  uninstall();
});

test('keeps the examples if the new task also uses a table, and removes them if it uses images', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(await form.findByLabelText('text, row 1'), 'Dull');
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Keyword extraction');
  expect(form.getByDisplayValue('Dull')).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Barcode recognition');
  expect(form.getByLabelText(/^Drop images here/)).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Task'), 'Keyword extraction');
  expect(form.queryByDisplayValue('Dull')).toBeNull();
  expect(form.getByLabelText<HTMLSelectElement>('Column with the expected result').value).toBe('expected');
});

test('starts an evaluation of the newest version', async () => {
  await show();
  const drawer = await openEvaluations();
  await userEvent.click(await drawer.findByRole('button', { name: 'Evaluate' }));
  expect(api.requested.find(({ path }) => path === '/api/evaluation/start')?.body).toEqual({
    id: ID,
    kind: 'nlp',
    targetId: TARGET,
    version: 4,
  });
});

test('shows scores, an older revision, wrong results, classes, and the rows that changed since another version', async () => {
  await show();
  const drawer = await openEvaluations();
  expect((await drawer.findByRole('row', { name: /Mood v4/ })).textContent).toContain('66.7%');
  expect(drawer.getByRole('row', { name: /Mood v2/ }).textContent).toContain('(revision 1)');
  await userEvent.click(drawer.getByRole('button', { name: 'View Mood v4' }));
  expect(drawer.getByText('Accuracy')).toBeTruthy();
  expect(drawer.getByRole('columnheader', { name: 'None' })).toBeTruthy();
  const confusion = within(drawer.getByRole('table', { name: 'Confusion matrix' }));
  expect(confusion.getByRole('row', { name: /^negative/ }).textContent).toBe('negative110');
  const wrong = within(await drawer.findByRole('table', { name: 'Wrong results: 1' }));
  expect(wrong.getByRole('row', { name: /Dull/ }).textContent).toBe('2DullnegativeThe text is empty.');
  const compare = drawer.getByLabelText('Compare with');
  expect(
    within(compare)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Mood v3']);
  await userEvent.selectOptions(compare, 'Mood v3');
  expect(await drawer.findByText('33.3% → 66.7%')).toBeTruthy();
  expect(drawer.getByText('Rows that got better').nextElementSibling?.textContent).toBe('1, 3');
  expect(drawer.getByText('Rows that got worse').nextElementSibling?.textContent).toBe('2');
});

test('compares only the rows whose results both evaluations contain', async () => {
  const detailOf = (id: string, failureCount: number, rows: readonly number[]) => ({
    ...createEvaluation(id, { failureCount }),
    failures: rows.map(failure),
  });
  const known = { [NEWER]: detailOf(NEWER, 3, [2, 4, 9]), [OLDER]: detailOf(OLDER, 300, [1, 2, 6]) };
  await show({
    '/api/evaluation/detail': ({ id }: { readonly id: keyof typeof known }) => ({ code: 0, data: known[id] }),
  });
  const drawer = await openEvaluations();
  await userEvent.click(await drawer.findByRole('button', { name: 'View Mood v4' }));
  await userEvent.selectOptions(await drawer.findByLabelText('Compare with'), 'Mood v3');
  const better = await drawer.findByText('Rows that got better');
  expect(better.nextElementSibling?.textContent).toBe('1, 6, …');
  expect(drawer.getByText('Rows that got worse').nextElementSibling?.textContent).toBe('4, …');
});
