import { PaneProvider } from '@atrium/runtime';
import { createTestPane, renderWithAtrium, type TestPane } from '@atrium/testing';
import { useState } from 'react';
import type { TableDefinition } from '../core/definition.ts';
import { TableScreen } from '../list/table-screen.tsx';

type Query = Readonly<Record<string, string>>;

interface PageProps<Row> {
  readonly pane: TestPane;
  readonly definition: TableDefinition<Row>;
  onQuery(query: Query): void;
}

/** A page in a pane whose navigator works. */
function Page<Row>({ pane, definition, onQuery }: PageProps<Row>) {
  const [query, setQuery] = useState(pane.location.query);
  const navigator = {
    ...pane.navigator,
    setQuery: (change: Query) => {
      const entries = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '');
      const next = Object.fromEntries(entries);
      onQuery(next);
      setQuery(next);
    },
  };
  return (
    <PaneProvider pane={{ ...pane, navigator, location: { ...pane.location, query } }}>
      <TableScreen definition={definition} />
    </PaneProvider>
  );
}

/** Shows a list at a location; returns its pane and a way to read its current location. */
export async function showTable<Row>(path: string, definition: TableDefinition<Row>) {
  const pane = createTestPane(path);
  let shown: Query = pane.location.query;
  const page = (
    <Page
      pane={pane}
      definition={definition}
      onQuery={(query) => {
        shown = query;
      }}
    />
  );
  const { unmount } = await renderWithAtrium(page, { path, pane });
  return { pane, unmount, query: () => shown };
}
