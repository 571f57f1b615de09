import { PageHeader } from '@atrium/ui/shell';
import type { ReactNode } from 'react';
import type { TableDefinition } from '../definition.ts';
import { RecordLayer } from '../forms/record-layer.tsx';
import { TableProvider } from '../model.ts';
import { useTableModel } from '../state/use-table-model.ts';
import { TransferLayer } from '../transfer/transfer-layer.tsx';
import { ColumnLayer } from './columns/column-layer.tsx';
import { NarrowContext } from './narrow-context.ts';
import { TableRows } from './rows/table-rows.tsx';
import { SearchForm } from './search/search-form.tsx';
import { SelectionBanner } from './selection/selection-banner.tsx';
import { SelectionScreen } from './selection/selection-screen.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './toolbar/table-toolbar.tsx';
import { useNarrowBox } from './use-narrow-box.ts';
import { useTableMessages } from './use-table-messages.ts';

interface TableScreenProps<Row> {
  readonly definition: TableDefinition<Row>;
  /** Replaces the definition's title and line, on a page with more content above the table. */
  readonly head?: ReactNode;
  /** Additional components that read the table through `useTable`: drawers, dialogs. */
  readonly children?: ReactNode;
}

/**
 * A page that lists rows: search, toolbar, table or cards, pager and forms, all from one definition. Filters, order and
 * page are in the pane's location; columns, density and views are stored per user.
 */
export function TableScreen<Row>({ definition, head, children }: TableScreenProps<Row>) {
  const isReady = useTableMessages();
  return (
    <>
      {head === undefined ? <PageHeader title={definition.title} line={definition.line} /> : head}
      {isReady ? <TableParts definition={definition}>{children}</TableParts> : null}
    </>
  );
}

function TableParts<Row>({ definition, children }: Omit<TableScreenProps<Row>, 'head'>) {
  const model = useTableModel(definition);
  const { ref, isNarrow } = useNarrowBox();
  return (
    <TableProvider value={model as never}>
      <SelectionScreen>
        <NarrowContext value={isNarrow}>
          <div ref={ref}>
            {model.isSearchShown ? <SearchForm /> : null}
            <TableToolbar />
            <SelectionBanner />
            <TableRows />
            <TablePager />
          </div>
          <ColumnLayer />
          {children}
          <RecordLayer />
          <TransferLayer />
        </NarrowContext>
      </SelectionScreen>
    </TableProvider>
  );
}
