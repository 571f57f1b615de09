import { PageHeader } from '@atrium/ui/shell';
import type { ReactNode } from 'react';
import { TableContext, type TableDefinition, useAreTableMessagesLoaded } from '../core/index.ts';
import { TableRows } from './rows/table-rows.tsx';
import { FilterChips } from './search/filter-chips.tsx';
import { SearchForm } from './search/search-form.tsx';
import { SelectionBanner } from './selection/selection-banner.tsx';
import { TableSelectionProvider } from './selection/table-selection-provider.tsx';
import { useNarrowBox } from './state/use-narrow-box.ts';
import { useTableModel } from './state/use-table-model.ts';
import { TableDialogs } from './table-dialogs.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './toolbar/table-toolbar.tsx';

interface TableScreenProps<Row> {
  readonly definition: TableDefinition<Row>;
  /** Replaces the definition's title and description, on a page with more content above the table. */
  readonly head?: ReactNode;
  /** Additional components that read the table through `useTable`: drawers, dialogs. */
  readonly children?: ReactNode;
}

/**
 * A page that lists rows: search, toolbar, table or cards, pager and forms, all from one definition. Filters, order and
 * page are in the pane's location; columns, density and views are stored per user.
 */
export function TableScreen<Row>({ definition, head, children }: TableScreenProps<Row>) {
  const isReady = useAreTableMessagesLoaded();
  if (!isReady) return <Head definition={definition} head={head} />;
  return (
    <TableParts definition={definition} head={head}>
      {children}
    </TableParts>
  );
}

interface HeadProps<Row> extends Pick<TableScreenProps<Row>, 'definition' | 'head'> {
  readonly toolbar?: ReactNode;
}

/** The toolbar is beside the title, so that more rows are visible. A page's own head is above it. */
function Head<Row>({ definition, head, toolbar }: HeadProps<Row>) {
  if (head === undefined)
    return (
      <PageHeader title={definition.title} description={definition.description} actions={toolbar} isCompact />
    );
  return (
    <>
      {head}
      {toolbar}
    </>
  );
}

function TableParts<Row>({ definition, head, children }: TableScreenProps<Row>) {
  const { ref, isNarrow } = useNarrowBox();
  const model = useTableModel(definition, isNarrow);
  return (
    <TableContext value={model as never}>
      <TableSelectionProvider>
        <div ref={ref}>
          <Head definition={definition} head={head} toolbar={<TableToolbar />} />
          {model.isSearchShown ? <SearchForm /> : <FilterChips />}
          <TableRows />
          <SelectionBanner />
          <TablePager />
        </div>
        {children}
        <TableDialogs />
      </TableSelectionProvider>
    </TableContext>
  );
}
