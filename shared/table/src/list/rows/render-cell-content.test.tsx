import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showTable } from '../../testing/table-page.fixture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test.each([
  [['finance'], null],
  [['retail', 'pilot'], null],
  [['operations', 'logistics'], '+1'],
  [['finance', 'logistics', 'operations'], '+2'],
  [['每周报表', '运营中心', '物流'], '+2'],
  [['a', 'b', 'c', 'd', 'e'], '+2'],
])('a cell with the tags %j counts those that do not fit: %s', async (tags, count) => {
  await showTable('/tags', {
    name: 'test-tags',
    title: 'Records',
    rowKey: ({ id }) => id,
    rowName: ({ id }) => id,
    source: { list: async () => ({ list: [{ id: 'one', tags }], total: 1 }) },
    columns: [
      { key: 'id', title: 'Name', kind: 'text', isName: true },
      { key: 'tags', title: 'Tags', kind: 'tags' },
    ],
  });
  const [first = ''] = tags;
  expect((await screen.findByText(first)).textContent).toBe(first);
  expect(screen.queryByText(/^\+\d$/)?.textContent ?? null).toBe(count);
});

test('a cell shows each of two tags with the same label', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  await showTable('/tags', {
    name: 'test-tags',
    title: 'Records',
    rowKey: ({ id }) => id,
    rowName: ({ id }) => id,
    source: { list: async () => ({ list: [{ id: 'one', tags: ['a', 'b'] }], total: 1 }) },
    columns: [
      { key: 'id', title: 'Name', kind: 'text', isName: true },
      {
        ...{ key: 'tags', title: 'Tags', kind: 'tags' },
        options: [
          { value: 'a', label: 'Same' },
          { value: 'b', label: 'Same' },
        ],
      },
    ],
  });
  expect(await screen.findAllByText('Same')).toHaveLength(2);
  expect(report.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});
