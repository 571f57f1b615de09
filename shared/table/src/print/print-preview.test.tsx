import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TableDefinition } from '../core/definition.ts';
import { TableContext } from '../core/model.ts';
import { TableSelectionProvider } from '../list/selection/table-selection-provider.tsx';
import { useTableModel } from '../list/state/use-table-model.ts';
import { TableDialogs } from '../list/table-dialogs.tsx';
import { respondLater } from '../testing/respond-later.fixture.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly chunks: number;
}

const catalogs = {
  table: {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  },
};

const rows: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `row-${index}`,
  name: `Row ${index}`,
  kind: index % 2 === 0 ? 'even' : 'odd',
  chunks: 1000 + index,
}));

const definition: TableDefinition<Row> = {
  name: 'test-printed',
  title: 'List',
  keyword: 'Search',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  source: {
    list: ({ page, pageSize }) =>
      respondLater({ list: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }),
  },
  columns: [
    { key: 'name', title: 'Name', kind: 'text', isName: true },
    {
      key: 'kind',
      title: 'Kind',
      kind: 'select',
      isSearchable: true,
      options: [
        { value: 'even', label: 'Even' },
        { value: 'odd', label: 'Odd' },
      ],
    },
    { key: 'chunks', title: 'Size', kind: 'number' },
    { key: 'version', title: 'Version', kind: 'text', value: () => null, render: () => '0 versions' },
  ],
};

function Screen() {
  const model = useTableModel(definition);
  return (
    <TableContext value={model as never}>
      <button type="button" onClick={() => model.openDialog({ kind: 'print' })}>
        print
      </button>
      <TableSelectionProvider>
        <TableDialogs />
      </TableSelectionProvider>
      {model.page && !model.isLoading ? <p>ready</p> : null}
    </TableContext>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

async function preview(path = '/list', direction = 'ltr') {
  await renderWithAtrium(<Screen />, { catalogs, path });
  await screen.findByText('ready');
  document.documentElement.dir = direction;
  await userEvent.click(screen.getByRole('button', { name: 'print' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print preview' }));
  const frame = dialog.getByTitle<HTMLIFrameElement>('List');
  const paper = frame.contentDocument;
  if (!paper) throw new Error('The preview has no document.');
  await waitFor(() => expect(paper.querySelectorAll('tbody tr').length).toBeGreaterThan(0));
  return { dialog, frame, paper };
}

describe('the print preview', () => {
  test('shows the page as on screen: its columns, labels and filters, and a dash for a value that is missing', async () => {
    const { paper } = await preview('/list?kind=even&keyword=k');
    expect(paper.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(paper.querySelector('body > [aria-hidden]')).not.toBeNull();
    expect([...paper.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Name',
      'Kind',
      'Size',
      'Version',
    ]);
    expect(paper.querySelector('tbody tr')?.textContent).toBe('Row 0Even1,000–');
    expect(paper.body.textContent).toContain('Keyword: k · Kind: Even');
    expect([paper.documentElement.lang, paper.documentElement.dir]).toEqual(['en-US', 'ltr']);
  });

  test('uses the direction of the page', async () => {
    const { paper } = await preview('/list', 'rtl');
    expect(paper.documentElement.dir).toBe('rtl');
  });

  test('shows all matching rows on request', async () => {
    const { dialog, paper } = await preview();
    await userEvent.selectOptions(dialog.getByLabelText('Rows'), 'All matching rows');
    await waitFor(() => expect(paper.querySelectorAll('tbody tr')).toHaveLength(30));
  });

  test('prints its own document', async () => {
    const { dialog, frame } = await preview();
    const print = vi.fn();
    Object.defineProperty(frame.contentWindow, 'print', { value: print });
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });
});
