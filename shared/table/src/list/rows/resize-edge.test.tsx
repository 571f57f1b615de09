import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableDefinition } from '../../core/definition.ts';
import { respondLater } from '../../testing/respond-later.fixture.ts';
import { showTable } from '../../testing/table-page.fixture.tsx';

interface Row {
  readonly id: string;
}

const definition: TableDefinition<Row> = {
  name: '',
  title: 'Row',
  rowKey: ({ id }) => id,
  rowName: ({ id }) => id,
  source: { list: () => respondLater({ list: [{ id: 'a' }], total: 1 }) },
  columns: [
    { key: 'id', title: 'Code', kind: 'text', isName: true },
    { key: 'state', title: 'State', kind: 'select', width: 200 },
    { key: 'calls', title: 'Calls', kind: 'number', width: 200, fixed: 'end' },
  ],
};

let tests = 0;

beforeEach(() => {
  tests += 1;
  // Layout that jsdom does not provide: a title is 200 pixels wide, and the pressed element captures the pointer.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  Element.prototype.setPointerCapture = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  document.documentElement.style.direction = '';
});

const show = (path = '/rows') => showTable(path, { ...definition, name: `test-edges-${tests}` });

async function findEdge(title: string): Promise<Element> {
  await screen.findByRole('rowheader', { name: 'a' });
  const head = await screen.findByRole('columnheader', { name: title });
  const edge = head.lastElementChild;
  if (!edge) throw new Error(`The column ${title} has no edge`);
  return edge;
}

/** Widths of the columns, in order; none for the column that takes the remaining width. */
const widths = () => [...document.querySelectorAll('col')].map(({ style }) => style.width);

test('sets a column’s width when its edge is dragged, in steps, and stores it', async () => {
  const { unmount } = await show();
  const edge = await findEdge('State');
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 501 });
  expect(widths()).toEqual(['', '200px', '200px']);
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 541 });
  expect(widths()).toEqual(['', '240px', '200px']);
  fireEvent.lostPointerCapture(edge, { pointerId: 1 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 700 });
  expect(widths()).toEqual(['', '240px', '200px']);
  unmount();
  await show();
  await findEdge('State');
  expect(widths()).toEqual(['', '240px', '200px']);
});

test('limits a column’s width to 64 to 800 pixels', async () => {
  await show();
  const edge = await findEdge('State');
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 0 });
  expect(widths()[1]).toBe('64px');
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 5_000 });
  expect(widths()[1]).toBe('800px');
});

test('does not drag the edge with the right mouse button, which opens a menu', async () => {
  await show();
  const edge = await findEdge('State');
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500, button: 2 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 600 });
  expect(widths()).toEqual(['', '200px', '200px']);
});

test.each([
  ['ltr', 'State', '180px'],
  ['ltr', 'Calls', '220px'],
  ['rtl', 'State', '220px'],
  ['rtl', 'Calls', '180px'],
])(
  'in %s, a drag of the edge of “%s” by 20 pixels to the left results in %s',
  async (direction, title, width) => {
    document.documentElement.style.direction = direction;
    await show();
    const edge = await findEdge(title);
    fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 });
    fireEvent.pointerMove(edge, { pointerId: 1, clientX: 480 });
    expect(widths()[title === 'State' ? 1 : 2]).toBe(width);
  },
);

test('stores a width dragged in a shared view for the user, and removes it from the location', async () => {
  const { query } = await show('/rows?columns=state_300,id,calls');
  const edge = await findEdge('State');
  expect(widths()).toEqual(['300px', '', '200px']);
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 520 });
  expect(query()).toEqual({});
  expect(widths()).toEqual(['220px', '', '200px']);
});
