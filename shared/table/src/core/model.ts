import type { ListSort } from '@atrium/contract';
import { createContext, use } from 'react';
import type { ArrangedColumn, ColumnSetting } from './column-settings.ts';
import type {
  Conditions,
  RowAction,
  RowPage,
  RowQuery,
  SelectionScope,
  TableDefinition,
} from './definition.ts';
import type { SavedView, SavedViews } from './saved-views.ts';

export const DENSITIES = ['default', 'large', 'small'] as const;

export type Density = (typeof DENSITIES)[number];

/** The dialog that is open over the table. */
export type TableDialog<Row> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'print' | 'export' | 'import' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'view'; readonly row: Row }
  | { readonly kind: 'remove'; readonly rows: readonly Row[] };

/**
 * Actions that change the filters, order and page. The pane's location stores these, so that Back, reload and a link
 * show the same list.
 */
export interface TableAddressActions {
  /** Searches with these filters, from the first page. */
  search(conditions: Conditions): void;
  /** Removes all filters and goes to the first page. */
  reset(): void;
  sortBy(sort: readonly ListSort[]): void;
  goToPage(page: number): void;
  setPageSize(pageSize: number): void;
}

export interface TableSelection<Row> {
  readonly count: number;
  /** Whether all rows that match the current filters are selected, on every page. */
  readonly isAllMatching: boolean;
  has(key: string): boolean;
  toggle(row: Row): void;
  /** Selects all rows of this page, or deselects them if all are selected. */
  togglePage(): void;
  /** Selects the rows of the page from the last toggled one to `row`. */
  extendTo(row: Row): void;
  selectMatching(): void;
  clear(): void;
  /** Removes deleted rows from the selection. */
  drop(keys: readonly string[]): void;
  /** The selection as the scope of an action. */
  readonly scope: SelectionScope<Row>;
}

/** The columns while the user edits them, before the changes are saved or discarded. */
export interface ColumnEditor {
  readonly settings: readonly ColumnSetting[];
  /** Whether the drawer is open: the table then previews the edited settings. */
  readonly isOpen: boolean;
  open(): void;
  change(settings: readonly ColumnSetting[]): void;
  /** Replaces the edited settings with those of the definition. Saves nothing. */
  reset(): void;
  /** Saves the edited settings and closes the drawer. */
  submit(): void;
  cancel(): void;
  /** Saves a width immediately, as when the user drags a column's edge. */
  resize(key: string, width: number): void;
}

/** The saved views. */
export interface TableViews {
  readonly saved: SavedViews;
  isShown(view: SavedView): boolean;
  show(view: SavedView): void;
  /** Saves what is shown now: filters, order, columns and density. */
  save(name: string): void;
  remove(id: string): void;
  toggleDefault(id: string): void;
  /** Returns a URL on this origin that shows a view to every user who may see the list. */
  createLink(view: SavedView): string;
}

/** The state and actions that all components of the table screen share. */
export interface TableModel<Row> {
  readonly definition: TableDefinition<Row>;
  /** The last query that was sent to the source. */
  readonly query: RowQuery;
  /** The filters as the search form shows them: dates as days in the browser's time zone. */
  readonly conditions: Conditions;
  /** The actions that change the filters, order and page in the address. */
  readonly address: TableAddressActions;
  /** Undefined before the first response; the previous page stays while a new one loads. */
  readonly page: RowPage<Row> | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): Promise<void>;
  /** Whether the space is so narrow that rows are shown as cards. */
  readonly isNarrow: boolean;
  /** The shown columns, in order: pinned at the start, free, pinned at the end. */
  readonly columns: readonly ArrangedColumn<Row>[];
  readonly columnEditor: ColumnEditor;
  readonly views: TableViews;
  readonly density: Density;
  setDensity(density: Density): void;
  /** Keys of the rows that this user has opened. */
  readonly viewedKeys: ReadonlySet<string>;
  markViewed(key: string): void;
  readonly isSearchShown: boolean;
  toggleSearch(): void;
  /** In seconds; 0 if the list does not refresh automatically. */
  readonly refreshSeconds: number;
  setRefreshSeconds(seconds: number): void;
  /** All actions on a row, in order. */
  readonly rowActions: readonly RowAction<Row>[];
  readonly dialog: TableDialog<Row>;
  openDialog(dialog: TableDialog<Row>): void;
  closeDialog(): void;
}

export const SelectionContext = createContext<TableSelection<never> | undefined>(undefined);

export const TableContext = createContext<TableModel<never> | undefined>(undefined);

/** Returns the table to which the calling component belongs. */
export function useTable<Row>(): TableModel<Row> {
  const model = use(TableContext);
  if (!model)
    throw new Error('useTable must be called inside a <TableScreen>: render this component within it');
  return model as unknown as TableModel<Row>;
}

/**
 * Returns the selection of the table. It is separate from the table, so that a checkbox renders only the components
 * that show the selection.
 */
export function useSelection<Row>(): TableSelection<Row> {
  const selection = use(SelectionContext);
  if (!selection)
    throw new Error('useSelection must be called inside a <TableScreen>: render this component within it');
  return selection as unknown as TableSelection<Row>;
}
