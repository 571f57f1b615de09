import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minLength, object, string } from 'zod/mini';
import type { TableDefinition } from '../../core/definition.ts';
import { showTable } from '../../testing/table-page.fixture.tsx';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

const stored = new Map<string, Fruit>();

const definition: TableDefinition<Fruit> = {
  name: 'test-cards',
  title: 'Fruits',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  source: { list: async () => ({ list: [...stored.values()], total: stored.size }) },
  selectionActions: [{ key: 'weigh', label: 'Weigh', run: () => undefined }],
  columns: [
    { key: 'name', title: 'Name', kind: 'text', isName: true },
    { key: 'origin', title: 'Origin', kind: 'text', isInlineEditable: true },
  ],
  form: {
    noun: 'Fruits',
    schema: object({ name: string(), origin: string().check(minLength(1)) }),
    source: {
      update: async (opened, draft) => {
        const next = { ...opened, ...draft } as Fruit;
        stored.set(next.id, next);
        return next;
      },
    },
  },
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  for (const name of ['苹果', '梨', '桃']) stored.set(name, { id: name, name, origin: 'Local' });
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test('edits a card’s values in place, like those of a cell', async () => {
  await showTable('/fruits', definition);
  const cards = within(await screen.findByRole('list', { name: 'Fruits' }));
  await userEvent.click(await cards.findByRole('button', { name: 'Edit Origin of 梨' }));
  const box = await cards.findByRole('textbox', { name: 'Edit Origin of 梨' });
  await userEvent.clear(box);
  await userEvent.keyboard('{Enter}');
  expect(cards.getByRole('alert').textContent).toBe('Required');
  await userEvent.type(box, 'Far{Enter}');
  expect(await cards.findByText('Far')).toBeTruthy();
  expect(stored.get('梨')?.origin).toBe('Far');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Origin of 梨'));
});

test('selects all cards of the page, and shows a half-selected page as indeterminate', async () => {
  await showTable('/fruits', definition);
  const page = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 桃' }));
  expect(page.indeterminate).toBe(true);
  await userEvent.click(screen.getByText('Select all on this page'));
  expect(page.checked).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('3 rows selected');
  await userEvent.click(page);
  expect(screen.getByRole('status').textContent).toBe('');
});
