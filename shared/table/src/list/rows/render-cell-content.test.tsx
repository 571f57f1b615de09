import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showTable } from '../../testing/table-page.fixture.tsx';

afterEach(cleanup);

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
