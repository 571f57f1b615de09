import type { ListSort } from '@atrium/contract';
import { createContext, use } from 'react';
import type { ColumnDefinition, ColumnSide, RowPage, RowQuery, TableDefinition } from './definition.ts';

export type Density = 'default' | 'large' | 'small';

/** A column as it is shown: its place is its place in the list. */
export interface LaidColumn<Row> extends ColumnDefinition<Row> {
  readonly shownWidth: number;
  readonly side: ColumnSide | undefined;
}

/** The form or question that is open over the table. */
export type TableDialog<Row> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'view'; readonly row: Row }
  | { readonly kind: 'remove'; readonly rows: readonly Row[] };

/** Conditions, order and page: kept in the pane's address, so that Back, reload and a link show the same. */
export interface TableAddress {
  /** Searches anew by these conditions, from the first page. */
  search(conditions: Conditions): void;
  /** Takes every condition away and goes to the first page. */
  reset(): void;
  sortBy(sort: readonly ListSort[]): void;
  turn(page: number): void;
  resize(pageSize: number): void;
}

/** What the search form holds; `ranges` and `filters` by the key of their column. */
export type Conditions = Pick<RowQuery, 'keyword' | 'filters' | 'ranges'>;

export interface TableSelection<Row> {
  readonly count: number;
  /** All that match the present conditions, on whatever page. */
  readonly isMatching: boolean;
  has(key: string): boolean;
  toggle(row: Row): void;
  /** Adds or takes away all rows of this page. */
  togglePage(): void;
  /** Adds every row of the page between the one toggled last and this one. */
  extendTo(row: Row): void;
  selectMatching(): void;
  clear(): void;
  /** The selected rows that were seen, whatever page they are on. */
  readonly known: readonly Row[];
}

/** All that a part of the table screen may know and do. */
export interface TableModel<Row> {
  readonly definition: TableDefinition<Row>;
  readonly query: RowQuery;
  readonly address: TableAddress;
  /** None before the first answer; the older page stays while a newer one is on its way. */
  readonly page: RowPage<Row> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): Promise<void>;
  /** The columns that are shown, in order: those pinned at the start, the free ones, those pinned at the end. */
  readonly columns: readonly LaidColumn<Row>[];
  readonly density: Density;
  setDensity(density: Density): void;
  readonly selection: TableSelection<Row>;
  /** Keys of the rows that this person has opened. */
  readonly viewed: ReadonlySet<string>;
  markViewed(key: string): void;
  readonly dialog: TableDialog<Row>;
  openDialog(dialog: TableDialog<Row>): void;
  closeDialog(): void;
}

const TableContext = createContext<TableModel<never> | undefined>(undefined);

export const TableProvider = TableContext;

/** The table that the calling component is part of. */
export function useTable<Row>(): TableModel<Row> {
  const model = use(TableContext);
  if (!model) throw new Error('useTable must be called inside a <TableScreen>: render the part within it');
  return model as unknown as TableModel<Row>;
}
