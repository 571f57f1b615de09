import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enum as enumeration, maxLength, minLength, object, string } from 'zod/mini';
import type { TableDefinition } from '../core/definition.ts';
import type { Draft } from '../core/form-definition.ts';
import { TableContext } from '../core/model.ts';
import { useTableModel } from '../list/state/use-table-model.ts';
import { respondLater } from '../testing/respond-later.fixture.ts';
import { InlineEditCell } from './inline-edit-cell.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

const catalogs = {
  table: {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  },
};

type Update = (opened: Row, draft: Draft) => Promise<Row>;

function Screen({ stored, update }: { readonly stored: Row[]; readonly update: Update }) {
  const definition: TableDefinition<Row> = {
    name: 'test-inline-edit',
    title: 'Row',
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    source: getSource(stored),
    columns: [
      { key: 'name', title: 'Name', kind: 'text', isName: true, isInlineEditable: true },
      { key: 'kind', title: 'Kind', kind: 'select', isInlineEditable: true },
    ],
    form: {
      noun: 'Row',
      source: { update },
      schema: object({
        name: string().check(minLength(1), maxLength(4)),
        kind: enumeration(['big', 'small']),
      }),
    },
  };
  const model = useTableModel(definition);
  const row = model.page?.list[0];
  return (
    <TableContext value={model as never}>
      {row
        ? definition.columns.map((column) => (
            <InlineEditCell key={column.key} row={row} name="甲" column={column}>
              {row[column.key as 'name' | 'kind']}
            </InlineEditCell>
          ))
        : null}
    </TableContext>
  );
}

const sources = new WeakMap<Row[], TableDefinition<Row>['source']>();
const getSource = (stored: Row[]) => {
  const source = sources.get(stored) ?? { list: () => respondLater({ list: [...stored], total: 1 }) };
  sources.set(stored, source);
  return source;
};

afterEach(cleanup);

async function renderCell(reject?: () => BusinessError) {
  const stored: Row[] = [{ id: '1', name: '甲', kind: 'big' }];
  const update = vi.fn(async (opened: Row, draft: Draft) => {
    if (reject) throw reject();
    const next = { ...opened, ...draft } as Row;
    stored[0] = next;
    return next;
  });
  const { pane } = await renderWithAtrium(<Screen stored={stored} update={update} />, { catalogs });
  return { pane, update, edit: await screen.findByRole('button', { name: 'Edit Name of 甲' }) };
}

describe('a cell that is edited in place', () => {
  test('saves the input with Enter, and shows it', async () => {
    const { edit, update } = await renderCell();
    await userEvent.click(edit);
    const box = await screen.findByRole('textbox', { name: 'Edit Name of 甲' });
    expect(document.activeElement).toBe(box);
    await userEvent.clear(box);
    await userEvent.type(box, '乙{Enter}');
    expect(await screen.findByText('乙')).toBeTruthy();
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), {
      name: '乙',
      kind: 'big',
    });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Name of 甲'));
  });

  test('saves a choice when it loses focus', async () => {
    const { update } = await renderCell();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Kind of 甲' }));
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'small');
    await userEvent.tab();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('small')).toBeTruthy();
  });

  test('cancels with Escape, and sends no request without a change', async () => {
    const { edit, update } = await renderCell();
    await userEvent.click(edit);
    await userEvent.type(await screen.findByRole('textbox'), 'x{Escape}');
    expect(screen.getByText('甲')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Name of 甲' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(update).not.toHaveBeenCalled();
  });

  test('shows the errors of the form, and stays open', async () => {
    const { edit, update } = await renderCell();
    await userEvent.click(edit);
    await userEvent.clear(await screen.findByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Required');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(update).not.toHaveBeenCalled();
  });

  test('shows a field error of the server', async () => {
    const fields = [{ field: 'name', msg: 'Already in use' }];
    const { edit } = await renderCell(() => new BusinessError({ code: 2006, msg: '?', url: '/x', fields }));
    await userEvent.click(edit);
    await userEvent.type(await screen.findByRole('textbox'), '乙{Enter}');
    expect((await screen.findByText('Already in use')).getAttribute('role')).toBe('alert');
  });

  test('shows a conflict with another user’s change', async () => {
    const stale = { code: ERROR_CODES.revisionStale, msg: 'Changed by another user', url: '/x', fields: [] };
    const { edit, pane } = await renderCell(() => new BusinessError(stale));
    await userEvent.click(edit);
    await userEvent.type(await screen.findByRole('textbox'), '乙{Enter}');
    await waitFor(() => expect(pane.shownToasts).toEqual(['warning: Changed by another user']));
  });
});
