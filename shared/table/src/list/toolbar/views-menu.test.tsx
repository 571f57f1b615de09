import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { RowQuery, TableDefinition } from '../../core/definition.ts';
import { respondLater } from '../../testing/respond-later.fixture.ts';
import { showTable } from '../../testing/table-page.fixture.tsx';

interface Row {
  readonly id: string;
}

const requested: RowQuery[] = [];

const definition: TableDefinition<Row> = {
  name: 'test-view-links',
  title: 'Row',
  keyword: 'Search',
  rowKey: ({ id }) => id,
  rowName: ({ id }) => id,
  source: {
    list: (query) => {
      requested.push(query);
      return respondLater({ list: [{ id: 'a' }], total: 45 });
    },
  },
  columns: [
    { key: 'id', title: 'Code', kind: 'text', isName: true, isSortable: true },
    { key: 'calls', title: 'Calls', kind: 'number', isSearchable: true },
  ],
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Saves what the second page of a list shows as a view, and copies the view's link. */
async function share(name: string) {
  const shown = await showTable('/room/rows?keyword=a%26b&calls=3..&sort=-id&page=2', definition);
  await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
  await userEvent.type(screen.getByLabelText('View name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: `Copy link to ${name}` }));
  return shown;
}

test('copies a view’s link, which shows other users the same list from the first page', async () => {
  userEvent.setup();
  const { pane, unmount } = await share('Often');
  await waitFor(() => expect(pane.shownToasts).toEqual(['success: Link copied']));
  const link = new URL(await navigator.clipboard.readText());
  expect([link.origin, link.pathname]).toEqual([location.origin, '/room/rows']);
  unmount();

  // Another user has no such view.
  const opened = await showTable(link.pathname + link.search, {
    ...definition,
    name: 'test-view-links-else',
  });
  await screen.findByRole('rowheader', { name: 'a' });
  expect(opened.query()).toEqual({
    keyword: 'a&b',
    calls: '3..',
    sort: '-id',
    columns: 'id,calls',
    density: 'default',
  });
  expect(requested.at(-1)).toEqual({
    page: 1,
    pageSize: 20,
    keyword: 'a&b',
    ranges: { calls: { from: 3 } },
    sort: [{ field: 'id', order: 'descend' }],
  });
});

test('shows the link if the browser cannot copy it', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { pane } = await share('Plain');
  await waitFor(() => expect(pane.shownToasts).toHaveLength(1));
  expect(pane.shownToasts[0]).toMatch(/^info: http:\/\/localhost.*\/room\/rows\?.*keyword=a%26b/);
});
