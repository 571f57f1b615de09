import type { ImportResult } from '@atrium/contract';
import { installThreads } from '@atrium/spreadsheet/testing';
import { renderWithAtrium, type TestPane } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { enum as enumeration, maxLength, minLength, object, optional, regex, string } from 'zod/mini';
import type { TableDefinition } from '../core/definition.ts';
import type { ImportBatch } from '../core/form-definition.ts';
import { TableScreen } from '../list/table-screen.tsx';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

const FRUITS: readonly Fruit[] = [
  { id: '1', name: '苹果', slug: 'apple' },
  { id: '2', name: '=梨', slug: 'pear' },
];

/** A list of fruit with real imports and exports, and what they sent and saved. */
export interface FruitTable {
  readonly sent: ImportBatch[];
  fruits: readonly Fruit[];
  /** How many rows the server reports. */
  total: number;
  readonly saved: { readonly name: string; readonly file: Blob }[];
  /** The server's response to a batch; by default, it stores the rows. */
  respond(batch: ImportBatch): Promise<ImportResult>;
  /** Removes the page, and restores the workers and the functions of the browser. */
  tearDown(): void;
}

export function setUpFruitTable(): FruitTable {
  const restoreWorkers = installThreads();
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  const table: FruitTable = {
    sent: [],
    fruits: FRUITS,
    total: FRUITS.length,
    saved: [],
    respond: async ({ rows }) => ({ stored: rows.length, rejected: [] }),
    tearDown() {
      cleanup();
      vi.restoreAllMocks();
      restoreWorkers();
    },
  };
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return createObjectURL(file);
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file) table.saved.push({ name: this.download, file });
  });
  return table;
}

function getDefinition(table: FruitTable): TableDefinition<Fruit> {
  return {
    name: 'test-files',
    title: 'Fruits',
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    isSelectable: true,
    source: {
      list: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return { list: table.fruits, total: table.total };
      },
    },
    columns: [
      { key: 'name', title: 'Name', kind: 'text', isName: true },
      { key: 'slug', title: 'Slug', kind: 'text' },
    ],
    form: {
      noun: 'Fruits',
      schema: object({
        name: string().check(minLength(1), maxLength(8)),
        slug: string().check(regex(/^[a-z]+$/)),
        taste: optional(enumeration(['sweet', 'sour', 'bitter'])),
      }),
      fields: {
        name: {},
        slug: {},
        taste: {
          label: 'Taste',
          options: [
            { value: 'sweet', label: 'Sweet' },
            { value: 'sour', label: 'Sour' },
          ],
        },
      },
      source: {
        importRows: (batch) => {
          table.sent.push(batch);
          return table.respond(batch);
        },
      },
    },
  };
}

/** Renders the list and waits for its rows. */
export async function showFruit(table: FruitTable): Promise<TestPane> {
  const { pane } = await renderWithAtrium(<TableScreen definition={getDefinition(table)} />, {
    path: '/fruits',
  });
  await screen.findByRole('rowheader', { name: /苹果/ });
  return pane;
}

export const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }));

/** Opens the wizard and returns its file input. */
export async function openWizard(): Promise<HTMLInputElement> {
  await press('Import rows');
  const dialog = await screen.findByRole('dialog', { name: 'Import into Fruits' }, { timeout: 20_000 });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The wizard has no file field');
  return input;
}

/** Opens the wizard and chooses a file with this content. */
export async function pick(content: BlobPart, name = 'x.csv'): Promise<void> {
  await userEvent.upload(await openWizard(), new File([content], name), { applyAccept: false });
}
