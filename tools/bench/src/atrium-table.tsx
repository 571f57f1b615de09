import type { Pane } from '@atrium/contract';
import { LocaleProvider } from '@atrium/i18n';
import { PaneProvider, type PaneStore } from '@atrium/runtime';
import { type TableDefinition, TableScreen } from '@atrium/table';
import { createStore } from 'jotai';
import {
  BENCHMARK_COLUMN_WIDTH,
  BENCHMARK_FIELDS,
  BENCHMARK_ROWS,
  type BenchmarkRow,
} from './benchmark-rows.ts';

const doNothing = (): void => undefined;

const pane: Pane<PaneStore> = {
  id: 'bench',
  location: { path: '/', fullPath: '/', params: {}, query: {} },
  navigator: { go: doNothing, setQuery: doNothing, back: doNothing },
  toasts: { success: doNothing, info: doNothing, warning: doNothing, error: doNothing },
  store: createStore(),
  setTitle: doNothing,
  setDirty: doNothing,
};

/** All rows are on one page, although a server would never send so many, because only the table is measured. */
const definition: TableDefinition<BenchmarkRow> = {
  name: 'bench',
  title: 'Bench',
  keyword: 'Keyword',
  isSelectable: true,
  rowKey: ({ id }) => id,
  rowName: ({ id }) => id,
  source: { list: () => Promise.resolve({ list: BENCHMARK_ROWS, total: BENCHMARK_ROWS.length }) },
  columns: BENCHMARK_FIELDS.map((key, index) => ({
    key,
    title: key,
    kind: index % 3 === 1 ? 'number' : 'text',
    width: BENCHMARK_COLUMN_WIDTH,
    ...(index === 0 ? { isName: true, fixed: 'start' } : {}),
  })),
};

/** The table screen of a list with its search and tools. */
export function AtriumTable() {
  return (
    <LocaleProvider>
      <PaneProvider pane={pane}>
        <TableScreen definition={definition} />
      </PaneProvider>
    </LocaleProvider>
  );
}
