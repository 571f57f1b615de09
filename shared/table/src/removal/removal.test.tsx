import type { Dependent } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import type { TableDefinition } from '../core/definition.ts';
import type { FormSource } from '../core/form-definition.ts';
import { TableContext } from '../core/model.ts';
import { TableSelectionProvider } from '../list/selection/table-selection-provider.tsx';
import { useTableModel } from '../list/state/use-table-model.ts';
import { TableDialogs } from '../list/table-dialogs.tsx';
import { respondLater } from '../testing/respond-later.fixture.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const catalogs = {
  table: {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  },
};

const rows: readonly Row[] = Array.from({ length: 7 }, (_, index) => ({
  id: `row-${index}`,
  name: `Row ${index}`,
}));

const namesakes: readonly Row[] = ['one', 'two'].map((id) => ({ id, name: 'Same' }));

/** Rows that can actually be removed and restored. */
function createTable(source: Partial<FormSource<Row>> = {}) {
  const remaining = new Set(rows);
  const working = {
    remove: async (rows: readonly Row[]) => rows.forEach((row) => void remaining.delete(row)),
    restore: async (back: readonly Row[]) => back.forEach((row) => void remaining.add(row)),
    ...source,
  };
  const definition: TableDefinition<Row> = {
    name: 'test-table',
    title: 'Row',
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    source: { list: () => respondLater({ list: [...remaining], total: remaining.size }) },
    columns: [{ key: 'name', title: 'Name', kind: 'text', isName: true }],
    form: { schema: object({ name: string() }), noun: 'Row', source: working },
  };
  return { definition, remaining };
}

function Screen({ definition }: { readonly definition: TableDefinition<Row> }) {
  const model = useTableModel(definition);
  return (
    <TableContext value={model as never}>
      <button type="button" onClick={() => model.openDialog({ kind: 'remove', rows: rows.slice(0, 1) })}>
        remove one
      </button>
      <button type="button" onClick={() => model.openDialog({ kind: 'remove', rows })}>
        remove all
      </button>
      <button type="button" onClick={() => model.openDialog({ kind: 'remove', rows: namesakes })}>
        remove namesakes
      </button>
      <TableSelectionProvider>
        <TableDialogs />
      </TableSelectionProvider>
      {model.page && !model.isLoading ? <p>{`${model.page.total} rows`}</p> : null}
    </TableContext>
  );
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function openConfirmation(action: string, source?: Partial<FormSource<Row>>) {
  const { definition, remaining } = createTable(source);
  const { pane } = await renderWithAtrium(<Screen definition={definition} />, { catalogs });
  await screen.findByText('7 rows');
  await userEvent.click(screen.getByRole('button', { name: action }));
  return { pane, remaining, dialog: within(await screen.findByRole('dialog')) };
}

const app = (name: string, isBlocking: boolean): Dependent => ({
  kind: 'app',
  id: name,
  name,
  ownerName: 'Wang',
  targetId: 'row-0',
  isBlocking,
});

describe('removing', () => {
  test('names the rows, counts the rest, and removes them after confirmation', async () => {
    const { dialog, remaining } = await openConfirmation('remove all');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...rows.slice(0, 5).map(({ name }) => name),
      'and 2 more',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('0 rows')).toBeTruthy();
    expect(remaining.size).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names each of two rows with the same name', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { dialog } = await openConfirmation('remove namesakes');
    expect(dialog.getAllByText('Same')).toHaveLength(2);
    expect(report.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
    report.mockRestore();
  });

  test('lists what depends on the rows, and continues if none of it is active', async () => {
    const { dialog } = await openConfirmation('remove one', {
      dependents: async () => [app('Weekly', false)],
    });
    expect(await dialog.findByText('Weekly · Wang')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(false);
  });

  test('is blocked while an active record depends on the rows', async () => {
    const { dialog } = await openConfirmation('remove one', { dependents: async () => [app('Daily', true)] });
    expect(await dialog.findByText('Daily · Wang · in use')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  });

  test('continues if the dependents cannot be loaded, and shows the server’s business error', async () => {
    const { dialog } = await openConfirmation('remove one', {
      dependents: () => Promise.reject(new Error('down')),
      remove: () => Promise.reject(new BusinessError({ code: 2014, msg: 'In use', url: '/x', fields: [] })),
    });
    expect(await dialog.findByText(/Failed to check for dependent apps/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('In use')).toBeTruthy();
  });

  test('says that it cannot be undone if the list has no restore call, and offers no undo', async () => {
    const { dialog, pane } = await openConfirmation('remove one', { restore: undefined as never });
    expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Deleted']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('undo', () => {
  async function remove() {
    const shown = await openConfirmation('remove one');
    await userEvent.click(shown.dialog.getByRole('button', { name: 'Delete' }));
    return { ...shown, undo: await screen.findByRole('region', { name: 'Undo deletion' }) };
  }

  test('restores the rows', async () => {
    const { pane, undo } = await remove();
    expect(within(undo).getByRole('status').textContent).toBe('1 item deleted');
    expect(await screen.findByText('6 rows')).toBeTruthy();
    await userEvent.click(within(undo).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('7 rows')).toBeTruthy();
    expect(pane.shownToasts).toEqual(['success: Restored']);
    expect(screen.queryByRole('region', { name: 'Undo deletion' })).toBeNull();
  });

  test('is offered for ten seconds; the countdown pauses while the bar is hovered', async () => {
    const { definition } = createTable();
    await renderWithAtrium(<Screen definition={definition} />, { catalogs });
    await screen.findByText('7 rows');
    fireEvent.click(screen.getByRole('button', { name: 'remove one' }));
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    fireEvent.click(confirm);
    const undo = await screen.findByRole('region', { name: 'Undo deletion' });
    const advanceTime = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await advanceTime(8_000);
    fireEvent.pointerEnter(undo);
    await advanceTime(60_000);
    expect(undo.isConnected).toBe(true);
    fireEvent.pointerLeave(undo);
    await advanceTime(1_500);
    expect(undo.isConnected).toBe(true);
    await advanceTime(1_000);
    expect(undo.isConnected).toBe(false);
  });
});
