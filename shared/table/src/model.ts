import type { ListSort } from '@atrium/contract';
import { createContext, use } from 'react';
import type { ColumnSetting } from './core/column-settings.ts';
import type { Conditions } from './core/conditions.ts';
import type { LaidColumn } from './core/laid-column.ts';
import type { SavedView, SavedViews } from './core/saved-views.ts';
import type { RowAction, RowPage, RowQuery, SelectionScope, TableDefinition } from './definition.ts';

export const DENSITIES = ['default', 'large', 'small'] as const;

export type Density = (typeof DENSITIES)[number];

/** The form or question that is open over the table. */
export type TableDialog<Row> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'print' | 'export' | 'import' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'view'; readonly row: Row }
  | { readonly kind: 'remove'; readonly rows: readonly Row[] };

/** Conditions, order and page: kept in the pane's address, so that Back, reload and a link show the same. */
export interface TableAddress {
  /** Searches again by these conditions, from the first page. */
  search(conditions: Conditions): void;
  /** Takes every condition away and goes to the first page. */
  reset(): void;
  sortBy(sort: readonly ListSort[]): void;
  turn(page: number): void;
  resize(pageSize: number): void;
}

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
  /** Leaves out rows that are gone. */
  drop(keys: readonly string[]): void;
  /** What is selected, as an action takes it. */
  readonly scope: SelectionScope<Row>;
}

/** The columns as they are being set, before that is kept or given up. */
export interface ColumnStage {
  readonly settings: readonly ColumnSetting[];
  /** Whether the drawer is open: the table then shows the staged settings. */
  readonly isOpen: boolean;
  open(): void;
  change(settings: readonly ColumnSetting[]): void;
  reset(): void;
  submit(): void;
  cancel(): void;
  /** Keeps a width at once, as when a column's edge was dragged. */
  resize(key: string, width: number): void;
}

/** Searches under a name. */
export interface TableViews {
  readonly saved: SavedViews;
  isShown(view: SavedView): boolean;
  show(view: SavedView): void;
  /** Keeps what is shown now: conditions, order, columns and density. */
  save(name: string): void;
  remove(id: string): void;
  toggleDefault(id: string): void;
  /** An address on this origin that shows a view to anybody who may see the list. */
  linkOf(view: SavedView): string;
}

/** All that a part of the table screen may know and do. */
export interface TableModel<Row> {
  readonly definition: TableDefinition<Row>;
  /** What was asked of the source last. */
  readonly query: RowQuery;
  /** The conditions as the search form shows them: dates as days of the reader's calendar. */
  readonly conditions: Conditions;
  readonly address: TableAddress;
  /** None before the first answer; the older page stays while a newer one is on its way. */
  readonly page: RowPage<Row> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): Promise<void>;
  /** The columns that are shown, in order: those pinned at the start, the free ones, those pinned at the end. */
  readonly columns: readonly LaidColumn<Row>[];
  readonly stage: ColumnStage;
  readonly views: TableViews;
  readonly density: Density;
  setDensity(density: Density): void;
  /** Keys of the rows that this person has opened. */
  readonly viewed: ReadonlySet<string>;
  markViewed(key: string): void;
  readonly isSearchShown: boolean;
  toggleSearch(): void;
  /** In seconds; 0 while the list does not renew itself. */
  readonly refreshSeconds: number;
  setRefreshSeconds(seconds: number): void;
  /** Everything that can be done to a row, in order. */
  readonly rowActions: readonly RowAction<Row>[];
  readonly dialog: TableDialog<Row>;
  openDialog(dialog: TableDialog<Row>): void;
  closeDialog(): void;
}

const SelectionContext = createContext<TableSelection<never> | undefined>(undefined);

export const SelectionProvider = SelectionContext;

const TableContext = createContext<TableModel<never> | undefined>(undefined);

export const TableProvider = TableContext;

/** The table that the calling component is part of. */
export function useTable<Row>(): TableModel<Row> {
  const model = use(TableContext);
  if (!model) throw new Error('useTable must be called inside a <TableScreen>: render the part within it');
  return model as unknown as TableModel<Row>;
}

/** What is selected of the table. Apart from the rest of it: a checkbox renders those who show it, and nobody else. */
export function useSelection<Row>(): TableSelection<Row> {
  const selection = use(SelectionContext);
  if (!selection)
    throw new Error('useSelection must be called inside a <TableScreen>: render the part within it');
  return selection as unknown as TableSelection<Row>;
}
