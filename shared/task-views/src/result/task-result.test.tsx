import { appStore, toastsAtom } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TaskResult, type TaskResultProps } from './task-result.tsx';

afterEach(cleanup);

async function show(props: TaskResultProps) {
  await renderWithAtrium(<TaskResult {...props} />, { locale: 'en-US' });
  return await screen.findByRole('region', { name: 'Result' });
}

const text = (content: string) => ({ kind: 'text' as const, text: content });
const corners = (x: number) => [
  [x, 0],
  [x + 9, 0],
  [x + 9, 9],
  [x, 9],
];

test('highlights tokens by part of speech, and hides one on request', async () => {
  const tokens = [
    { text: '我', tag: 'r', start: 0, end: 1 },
    { text: '爱', tag: 'v', start: 1, end: 2 },
    { text: '北京', tag: 'ns', start: 2, end: 4 },
  ];
  const result = await show({ task: 'tokenize', input: text('我爱北京'), output: { tokens } });
  const marks = () => [...result.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks()).toEqual(['我 Pronoun', '爱 Verb', '北京 Proper noun']);
  await userEvent.click(screen.getByRole('button', { name: 'Verb 1' }));
  expect(marks()).toEqual(['我 Pronoun', '北京 Proper noun']);
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByRole('row', { name: '北京 ns 2 4' })).toBeTruthy();
});

test('labels entities in the language of the page, and types of a dictionary by their names', async () => {
  const entities = [
    { type: 'person', text: 'Ada', start: 0, end: 3 },
    { type: 'product', text: 'Engine', start: 10, end: 16 },
  ];
  await show({ task: 'entities', input: text('Ada built Engine.'), output: { entities } });
  expect(screen.getByText('Ada').parentElement?.textContent).toBe('Ada Person');
  expect(screen.getByText('Engine').parentElement?.textContent).toBe('Engine product');
  cleanup();
  await show({ task: 'entities', output: { entities } });
  expect(screen.getByText('Engine').parentElement?.textContent).toBe('Engine product');
});

test('shows that there are no results', async () => {
  await show({ task: 'entities', input: text('words'), output: { entities: [] } });
  expect(screen.getByText('No entities found')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByText('No results')).toBeTruthy();
});

test('highlights masks in the masked text', async () => {
  const output = { text: 'Call [phone]!', masked: [{ type: 'phone', start: 5, end: 8, mask: '[phone]' }] };
  await show({ task: 'redact', input: text('Call 110!'), output });
  expect(screen.getByText('[phone]').parentElement?.textContent).toBe('[phone] Phone number');
});

test('shows a generated text with its line breaks, and states that the model has truncated it', async () => {
  await show({ task: 'generate', output: { text: 'One\ntwo', finish: 'stop' } });
  expect(screen.getByText(/^One\s+two$/).textContent).toBe('One\ntwo');
  expect(screen.queryByText(/maximum number of tokens/)).toBeNull();
  cleanup();
  await show({ task: 'generate', output: { text: 'One', finish: 'length' } });
  expect(screen.getByText(/maximum number of tokens/)).toBeTruthy();
});

test('formats the scores of sentiments, languages and keywords', async () => {
  await show({ task: 'sentiment', output: { label: 'positive', score: 0.5 } });
  expect(screen.getByText('+0.5')).toBeTruthy();
  cleanup();
  await show({
    task: 'language',
    output: {
      candidates: [
        { language: 'zh', score: 0.98 },
        { language: '?', score: 0 },
      ],
    },
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('Chinese (zh)98%');
  expect(second?.textContent).toBe('?0%');
  cleanup();
  await show({ task: 'keywords', output: { keywords: [{ text: 'atrium', weight: 1 }] } });
  expect(screen.getByRole('listitem').textContent).toBe('atrium1.00');
});

test('outlines lines in the image, and hides those with a low confidence', async () => {
  const lines = [
    { text: 'sure', score: 0.9, polygon: corners(0) },
    { text: 'unsure', score: 0.3, polygon: corners(20) },
  ];
  const result = await show({ task: 'ocr', output: { text: 'sure\nunsure', lines }, imageUrl: 'blob:1' });
  fireEvent.load(screen.getByAltText('Input image'));
  expect(result.querySelectorAll('polygon')).toHaveLength(2);
  fireEvent.change(screen.getByRole('slider', { name: 'Minimum confidence' }), { target: { value: '0.5' } });
  expect(screen.getByText('1 of 2 lines shown')).toBeTruthy();
  expect(result.querySelectorAll('polygon')).toHaveLength(1);
  const list = screen.getByRole('list', { name: 'Recognized text' });
  expect(within(list).getByRole('listitem').textContent).toBe('sure90%');
  fireEvent.pointerEnter(within(list).getByRole('listitem'));
  expect(result.querySelector('polygon')?.dataset.active).toBe('true');
});

test('copies each code', async () => {
  const written: string[] = [];
  const user = userEvent.setup();
  navigator.clipboard.writeText = async (copied) => void written.push(copied);
  await show({
    task: 'barcode',
    output: { codes: [{ format: 'EAN-13', text: '6901234567892', polygon: corners(0) }] },
  });
  await user.click(screen.getByRole('button', { name: 'Copy 6901234567892' }));
  expect(written).toEqual(['6901234567892']);
  await waitFor(() => expect(appStore.get(toastsAtom).at(-1)?.text).toBe('Copied'));
});

test('plots rows over two columns in the color of their cluster, and over other columns on request', async () => {
  const input = {
    kind: 'table' as const,
    columns: ['a', 'b', 'c'],
    rows: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, null],
    ],
  };
  const output = {
    columns: ['a', 'b', 'c'],
    labels: [0, 1, 1],
    centroids: [
      [1, 2, 3],
      [5.5, 6.5, 6],
    ],
    silhouette: 0.61,
  };
  await show({ task: 'cluster', input, output });
  expect(screen.getByText('0.61')).toBeTruthy();
  expect(await readChart('Rows by cluster')).toEqual([
    'Row 1; Cluster 1; a: 1; b: 2',
    'Row 2; Cluster 2; a: 4; b: 5',
    'Row 3; Cluster 2; a: 7; b: 8',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vertical axis' }), 'c');
  expect(await readChart('Rows by cluster')).toEqual([
    'Row 1; Cluster 1; a: 1; c: 3',
    'Row 2; Cluster 2; a: 4; c: 6',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Horizontal axis' }), 'Row number');
  expect(await readChart('Rows by cluster')).toEqual([
    'Row 1; Cluster 1; Row number: 1; c: 3',
    'Row 2; Cluster 2; Row number: 2; c: 6',
  ]);
});

test('lists flagged rows by descending score', async () => {
  const input = { kind: 'table' as const, columns: ['a'], rows: [[1], [99], [50]] };
  const output = { columns: ['a'], scores: [0.2, 0.7, 0.9], flags: [false, true, true] };
  await show({ task: 'anomaly', input, output });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['30.900Yes50', '20.700Yes99']);
});

test('plots a forecast after its history, with its interval', async () => {
  const input = { kind: 'series' as const, values: [1, 2, 3], horizon: 2, season: 0 };
  await show({ task: 'forecast', input, output: { mean: [4, 5], lower: [3, 3.5], upper: [5, 6.5] } });
  expect(await readChart('History and forecast')).toEqual([
    'Step 1; History: 1',
    'Step 2; History: 2',
    'Step 3; History: 3',
    'Step 4; Forecast: 4; Forecast interval: 3 – 5',
    'Step 5; Forecast: 5; Forecast interval: 3.5 – 6.5',
  ]);
});

test('shows the dates of a forecast in its chart and in its table', async () => {
  const dates = { first: '2026-01-31', unit: 'month' as const, every: 1 };
  const input = { kind: 'series' as const, values: [1, null, 3], horizon: 1, season: 0, dates };
  const output = { mean: [4], lower: [3], upper: [5], dates: ['2026-04-30'] };
  await show({ task: 'forecast', input, output });
  const texts = await readChart('History and forecast');
  expect(texts.at(-1)).toBe('April 2026; Forecast: 4; Forecast interval: 3 – 5');
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toBe('12026-04-30435');
});

/** The texts that a chart announces at each position of the arrow keys. */
async function readChart(name: string): Promise<readonly (string | null)[]> {
  const stage = await screen.findByRole('slider', { name });
  stage.focus();
  const texts: (string | null)[] = [];
  const count = Number(stage.getAttribute('aria-valuemax')) - Number(stage.getAttribute('aria-valuemin')) + 1;
  for (let at = 0; at < count; at += 1) {
    await userEvent.keyboard(at === 0 ? '{Home}' : '{ArrowRight}');
    texts.push(stage.getAttribute('aria-valuetext'));
  }
  return texts;
}

test('shows an output that does not match its contract as JSON', async () => {
  await show({ task: 'sentiment', output: { label: 'happy' } });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result as JSON' }).value).toBe(
    '{\n  "label": "happy"\n}',
  );
  expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
});

test('downloads a result as CSV and as JSON', async () => {
  const saved: { readonly name: string; readonly file: Blob }[] = [];
  let latest = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      latest = file;
      return 'blob:1';
    },
    revokeObjectURL: () => {},
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: latest });
  });
  const output = { entities: [{ type: 'person', text: '=Ada', start: 0, end: 4 }] };
  await show({ task: 'entities', input: text('=Ada built it.'), output });
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
  click.mockRestore();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const [csv, json] = await Promise.all(
    saved.map(async ({ name, file }) => ({ name, content: await file.text() })),
  );
  expect(csv?.name).toBe('entities-result.csv');
  expect(csv?.content).toBe("text,type,start,end\r\n'\u2060=Ada,person,0,4\r\n");
  expect(json?.name).toBe('entities-result.json');
  expect(JSON.parse(json?.content ?? '')).toEqual(output);
  expect(screen.queryByRole('button', { name: 'Download as PNG' })).toBeNull();
});

test('offers the image with its outlines as PNG', async () => {
  const lines = [{ text: 'Total', score: 0.9, polygon: corners(5) }];
  await show({ task: 'ocr', output: { text: 'Total', lines }, imageUrl: 'blob:image' });
  expect(screen.getByRole('button', { name: 'Download as PNG' })).toBeTruthy();
});
