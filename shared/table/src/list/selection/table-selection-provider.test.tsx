import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { TableDefinition } from '../../core/definition.ts';
import { useTable } from '../../core/model.ts';
import { showTable } from '../../testing/table-page.fixture.tsx';

interface Fruit {
  readonly id: string;
  readonly name: string;
}

const list: readonly Fruit[] = ['苹果', '梨', '桃'].map((name, index) => ({ id: `id-${index}`, name }));

let rendered: string[] = [];

function Tools() {
  rendered.push('tools');
  return useTable<Fruit>().definition.title;
}

afterEach(cleanup);

test('renders only the row and the selection count when a checkbox changes', async () => {
  const definition: TableDefinition<Fruit> = {
    name: 'test-selected-fruits',
    title: 'Fruits',
    isSelectable: true,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    source: { list: async () => ({ list, total: list.length }) },
    tools: <Tools />,
    columns: [
      {
        key: 'name',
        title: 'Name',
        kind: 'text',
        isName: true,
        render: ({ name }) => {
          rendered.push(name);
          return name;
        },
      },
    ],
  };
  await showTable('/fruits', definition);
  await screen.findByRole('rowheader', { name: '梨' });
  rendered = [];
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 梨' }));
  expect(screen.getByRole('status').textContent).toContain('1 row selected');
  expect(rendered).toEqual(['梨']);
});
