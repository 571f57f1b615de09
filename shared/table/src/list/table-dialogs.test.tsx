import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { array, enum as enumeration, int, maxLength, minLength, object, regex, string } from 'zod/mini';
import type { TableDefinition } from '../core/definition.ts';
import type { Draft, FormSource } from '../core/form-definition.ts';
import { TableContext } from '../core/model.ts';
import { respondLater } from '../testing/respond-later.fixture.ts';
import { TableSelectionProvider } from './selection/table-selection-provider.tsx';
import { useTableModel } from './state/use-table-model.ts';
import { TableDialogs } from './table-dialogs.tsx';

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly size: number;
  readonly tags: readonly string[];
}

const catalogs = {
  table: {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  },
};

const row: Row = { id: 'one', revision: 1, slug: 'first', name: 'First', kind: 'big', size: 3, tags: ['x'] };

const schema = object({
  slug: string().check(regex(/^[a-z]+$/)),
  name: string().check(minLength(1), maxLength(10)),
  kind: enumeration(['big', 'small']),
  size: int(),
  tags: array(string()),
});

const rejected = (code: number, fields: { field: string; msg: string }[] = []) =>
  new BusinessError({ code, msg: `rejected ${code}`, url: '/api/x', fields });

function getDefinition(source: FormSource<Row>, surface: 'modal' | 'drawer' = 'modal'): TableDefinition<Row> {
  return {
    name: 'test-rows',
    title: 'Row',
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    source: { list: () => respondLater({ list: [row], total: 1 }) },
    columns: [
      { key: 'name', title: 'Name', kind: 'text', isName: true },
      {
        key: 'kind',
        title: 'Kind',
        kind: 'select',
        options: [
          { value: 'big', label: 'Large' },
          { value: 'small', label: 'Small' },
        ],
      },
    ],
    form: {
      schema,
      source,
      surface,
      noun: 'Row',
      fields: {
        name: {},
        slug: { label: 'Slug', rule: 'Lowercase letters only', getReadOnlyReason: () => 'Fixed' },
        size: { label: 'Size' },
        tags: { label: 'Tags', getReadOnlyReason: ({ kind }) => (kind === 'small' ? 'Small' : undefined) },
      },
    },
  };
}

function Screen({ definition }: { readonly definition: TableDefinition<Row> }) {
  const model = useTableModel(definition);
  return (
    <TableContext value={model as never}>
      <button type="button" onClick={() => model.openDialog({ kind: 'add' })}>
        add
      </button>
      <button type="button" onClick={() => model.openDialog({ kind: 'edit', row })}>
        edit
      </button>
      <button
        type="button"
        onClick={() =>
          model.openDialog({ kind: 'edit', row: { ...row, kind: 'small', tags: ['fixed tag'] } })
        }
      >
        edit small
      </button>
      <button type="button" onClick={() => model.openDialog({ kind: 'view', row })}>
        view
      </button>
      <button type="button" onClick={() => model.openDialog({ kind: 'remove', rows: [row] })}>
        remove
      </button>
      <TableSelectionProvider>
        <TableDialogs />
      </TableSelectionProvider>
      {model.page && !model.isLoading ? <p>{`${model.page.total} rows`}</p> : null}
    </TableContext>
  );
}

afterEach(cleanup);

async function open(action: string, source: FormSource<Row>, surface?: 'modal' | 'drawer') {
  const { pane } = await renderWithAtrium(<Screen definition={getDefinition(source, surface)} />, {
    catalogs,
  });
  await screen.findByText('1 rows');
  const opener = screen.getByRole('button', { name: action });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  return { pane, opener, element: dialog, dialog: within(dialog) };
}

describe('a form', () => {
  test.each(['modal', 'drawer'] as const)(
    'adds a row in a %s, after its errors are corrected',
    async (surface) => {
      const create = vi.fn(async (draft: Draft) => ({ ...row, ...draft }) as Row);
      const { pane, element, dialog } = await open('add', { create }, surface);
      expect(element.getAttribute('aria-label')).toBe('Add Row');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect(dialog.getAllByText('Required')).toHaveLength(2);
      expect(dialog.getByText('Lowercase letters only')).toBeTruthy();
      expect(create).not.toHaveBeenCalled();
      await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')));

      await userEvent.type(dialog.getByLabelText('Name'), 'New row');
      await userEvent.type(dialog.getByLabelText('Slug'), 'new');
      await userEvent.type(dialog.getByLabelText('Size'), '1.5');
      await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Small');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Tags' }), 'a,b{Enter}');
      expect(pane.isDirty()).toBe(true);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect(dialog.getByText('Enter a whole number')).toBeTruthy();
      await userEvent.clear(dialog.getByLabelText('Size'));
      await userEvent.type(dialog.getByLabelText('Size'), '12');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(pane.shownToasts).toEqual(['success: “New row” saved']));
      expect(create).toHaveBeenCalledWith({
        name: 'New row',
        slug: 'new',
        size: 12,
        kind: 'small',
        tags: ['a', 'b'],
      });
      expect(pane.isDirty()).toBe(false);
    },
  );

  test('is sent once even if it is submitted repeatedly, and cannot be changed or closed meanwhile', async () => {
    let respond: (stored: Row) => void = () => undefined;
    const update = vi.fn(
      () =>
        new Promise<Row>((resolve) => {
          respond = resolve;
        }),
    );
    const { dialog } = await open('edit', { update });
    await userEvent.type(dialog.getByLabelText('Name'), ' two{Enter}{Enter}');
    expect(update).toHaveBeenCalledTimes(1);
    expect(dialog.getByLabelText<HTMLInputElement>('Name').matches(':disabled')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => respond(row));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows the server’s field errors at their fields, and other errors above them', async () => {
    const update = async () => {
      throw rejected(1000, [
        { field: 'tags.0', msg: 'Bad tag' },
        { field: 'owner', msg: '?' },
      ]);
    };
    const { dialog } = await open('edit', { update });
    await userEvent.type(dialog.getByLabelText('Name'), ' two');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Bad tag')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('rejected 1000');
    expect(dialog.getByRole('textbox', { name: 'Tags' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('disables fields that are read-only in a stored row, and explains why', async () => {
    const { dialog } = await open('edit', { update: async () => row });
    expect(dialog.getByLabelText<HTMLInputElement>('Slug').disabled).toBe(true);
    expect(dialog.getByText('Fixed')).toBeTruthy();
  });

  test('offers no change of tags that are read-only in a stored row', async () => {
    const { dialog } = await open('edit small', { update: async () => row });
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Tags' }).disabled).toBe(true);
    expect(dialog.getByText('fixed tag')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  test('asks for confirmation before it discards unsaved work', async () => {
    const { dialog, pane, opener } = await open('edit', { update: async () => row });
    await userEvent.type(dialog.getByLabelText('Name'), ' two');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('First two');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pane.isDirty()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a form with a conflict', () => {
  const stored: Row = { ...row, revision: 2, name: 'Theirs', kind: 'small' };

  async function collide(update: FormSource<Row>['update'] & object) {
    const shown = await open('edit', { update, read: async () => stored });
    await userEvent.clear(shown.dialog.getByLabelText('Name'));
    await userEvent.type(shown.dialog.getByLabelText('Name'), 'Mine');
    await userEvent.click(shown.dialog.getByRole('button', { name: 'Save' }));
    return shown;
  }

  const staleOnce = () =>
    vi.fn(async (opened: Row, draft: Draft) => {
      if (opened.revision === 1) throw rejected(ERROR_CODES.revisionStale);
      return { ...stored, ...draft, revision: 3 } as Row;
    });

  test('shows both sides of each difference, proposes the user’s own changes, and saves the choice', async () => {
    const update = staleOnce();
    const { dialog, pane } = await collide(update);
    const name = within(await dialog.findByRole('group', { name: 'Name' }));
    const kind = within(dialog.getByRole('group', { name: 'Kind' }));
    expect(name.getByRole<HTMLInputElement>('radio', { name: 'Your value Mine' }).checked).toBe(true);
    expect(kind.getByRole<HTMLInputElement>('radio', { name: 'Saved value Small' }).checked).toBe(true);
    await userEvent.click(name.getByRole('radio', { name: 'Saved value Theirs' }));
    await userEvent.click(kind.getByRole('radio', { name: 'Your value Large' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save selected values' }));
    await waitFor(() => expect(pane.shownToasts).toHaveLength(1));
    expect(update.mock.lastCall).toMatchObject([{ revision: 2 }, { name: 'Theirs', kind: 'big' }]);
  });

  test('saves over the other revision if no field of the form was changed', async () => {
    const update = staleOnce();
    const { dialog, pane } = await open('edit', { update, read: async () => ({ ...row, revision: 2 }) });
    await userEvent.type(dialog.getByLabelText('Name'), ' two{Enter}');
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: “First two” saved']));
  });
});

test('shows a row with its columns and the fields that only its form has', async () => {
  const { dialog } = await open('view', { update: async () => row });
  expect(dialog.getByText('Large')).toBeTruthy();
  expect(dialog.getByText('first')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Row' })).toBeTruthy();
});

test('offers the first action of a list that has no form to edit a row', async () => {
  const run = vi.fn();
  const rowActions = [{ key: 'roles', label: 'Change roles', icon: <i />, run }];
  await renderWithAtrium(<Screen definition={{ ...getDefinition({}), rowActions }} />, { catalogs });
  await screen.findByText('1 rows');
  await userEvent.click(screen.getByRole('button', { name: 'view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change roles' }));
  expect(run).toHaveBeenCalledWith(row);
  expect(screen.queryByRole('button', { name: 'Change roles' })).toBeNull();
});

test('enlarges a dialog to the full screen', async () => {
  const { dialog } = await open('add', { create: async () => row });
  await userEvent.click(dialog.getByRole('button', { name: 'Full screen' }));
  expect(dialog.getByRole('button', { name: 'Exit full screen' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /Move/ })).toBeNull();
});
