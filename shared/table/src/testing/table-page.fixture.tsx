import { createTestPane, renderWithAtrium } from '@atrium/testing';
import type { TableDefinition } from '../core/definition.ts';
import { TableScreen } from '../list/table-screen.tsx';

/** Shows a list at a location; returns its pane and a function that reads the query of its current location. */
export async function showTable<Row>(path: string, definition: TableDefinition<Row>) {
  const pane = createTestPane(path);
  const { unmount } = await renderWithAtrium(<TableScreen definition={definition} />, { path, pane });
  return { pane, unmount, query: () => pane.location.query };
}
