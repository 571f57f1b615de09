import type { ListBody } from '@atrium/contract';
import type { ReactNode } from 'react';
import type { ColumnOption } from './column-option.ts';
import type { FormDefinition } from './form-definition.ts';

/** The content of a cell apart from its appearance: used for print, export and comparison. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

export type ColumnKind = 'text' | 'select' | 'number' | 'date' | 'tags';

/** The side to which a column is pinned while other columns scroll; `start` is the left in a left-to-right language. */
export type ColumnSide = 'start' | 'end';

/** One column, which also defines its field of the search form. */
export interface ColumnDefinition<Row> {
  /**
   * Identifies the column in stored settings and in the query, as sort field and as filter. Letters and digits only.
   */
  readonly key: string;
  /** Already translated. */
  readonly title: string;
  /** Determines alignment, width, formatting, and the field of the search form. */
  readonly kind: ColumnKind;
  /** The cell's value; by default, the row's property with the column's key. */
  value?(row: Row): CellValue;
  /** Renders the cell; by default, its value formatted by kind. */
  render?(row: Row): ReactNode;
  /** The second line that `render` shows, in the monospaced font. It is stated here to make the column wide enough. */
  secondLine?(row: Row): string;
  /** The values of a `select` or `tags` column, with their labels. */
  readonly options?: readonly ColumnOption[];
  /** In pixels; by default, a width for the kind. */
  readonly width?: number;
  /** By default, numbers align to the end and everything else to the start. */
  readonly align?: 'start' | 'center' | 'end';
  /** Where the column is pinned until the user changes it. */
  readonly fixed?: ColumnSide;
  /** The column that names the row: announced as the row's header, used as the title of its card, and never hidden. */
  readonly isName?: boolean;
  /** Hidden until the user shows it. */
  readonly isHidden?: boolean;
  /** An id, key or code: shown in a monospaced font and shortened in the middle. */
  readonly isCode?: boolean;
  /** Omitted in the view of a row, because this view shows the same data in another form. */
  readonly isListOnly?: boolean;
  readonly isSortable?: boolean;
  /**
   * Has a field in the search form: a range for `number` and `date`, a multiple choice for other columns with
   * `options`, otherwise a text.
   */
  readonly isSearchable?: boolean;
  /** Can be edited in its cells, with the form's field of the same name. */
  readonly isInlineEditable?: boolean;
}

export interface RowPage<Row> {
  readonly list: readonly Row[];
  /** How many rows match, on all pages together. */
  readonly total: number;
}

/** A request for rows: one page of the matching rows, in order. `page` and `pageSize` are always set. */
export interface RowQuery extends ListBody {
  readonly page: number;
  readonly pageSize: number;
}

export interface RowSourceOptions {
  readonly signal?: AbortSignal;
  /** Set for requests that the user did not trigger: a failure shows no toast. */
  readonly isSilent?: boolean;
}

/**
 * A source of rows. If the first request of a query rejects, the error replaces the rows, with a retry button. If a
 * refresh rejects, the rows stay.
 */
export interface RowSource<Row> {
  list(query: RowQuery, options?: RowSourceOptions): Promise<RowPage<Row>>;
}

/** An action on one row: a button in its last column, or an entry of the menu after the buttons. */
export interface RowAction<Row> {
  /** A click on the row runs the action whose key is `view`. */
  readonly key: string;
  /** Already translated; the row's name is added for screen readers. */
  readonly label: string;
  /**
   * The content of the button, whose tooltip is the label. Actions without an icon and dangerous ones are in the menu.
   */
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** Whether this row has the action; by default, every row has it. */
  isOffered?(row: Row): boolean;
  run(row: Row): void;
}

/** The selection: rows by their keys, of which `loadedRows` are loaded, or all rows that match a query. */
export type SelectionScope<Row> =
  | { readonly kind: 'rows'; readonly keys: readonly string[]; readonly loadedRows: readonly Row[] }
  | {
      readonly kind: 'matching';
      readonly query: RowQuery;
      /** The number of selected rows: those that match, without those in `except`. */
      readonly total: number;
      /** Keys of matching rows that the user deselected. */
      readonly except: readonly string[];
    };

/** An action on all selected rows: a button in the banner that floats over the last visible rows. */
export interface SelectionAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Whether the action can apply to all matching rows, including rows that were not loaded. False by default. */
  readonly supportsAllMatching?: boolean;
  run(scope: SelectionScope<Row>): void | Promise<void>;
}

/** The definition of a list. All texts are already translated. */
export interface TableDefinition<Row> {
  /**
   * The name under which settings are stored: kebab-case, prefixed with the package, for example
   * `management-algorithms`.
   */
  readonly name: string;
  readonly title: string;
  /** One line that describes the list. */
  readonly description?: string;
  /** Unique and stable: identifies a row in the selection, viewed rows and forms. */
  rowKey(row: Row): string;
  /** The name of a row in labels of buttons and in questions. */
  rowName(row: Row): string;
  readonly source: RowSource<Row>;
  readonly columns: readonly ColumnDefinition<Row>[];
  /** What the keyword field searches; without it there is no such field. */
  readonly keyword?: string;
  readonly rowActions?: readonly RowAction<Row>[];
  readonly selectionActions?: readonly SelectionAction<Row>[];
  /** Whether rows can be selected; by default, if there are selection actions or the form can remove rows. */
  readonly isSelectable?: boolean;
  /** Adds, edits, views and removes rows. */
  readonly form?: FormDefinition<Row>;
  /** The text of a list without any stored rows, and how to start. The button that adds a record follows. */
  readonly empty?: { readonly title: string; readonly description?: string; readonly action?: ReactNode };
  /** A control before all tools that decides what the list shows, with its visible label. */
  readonly scope?: ReactNode;
  /** Additional buttons of the toolbar, before its own. */
  readonly tools?: ReactNode;
  /** The button that adds a record to a list without a form: in the toolbar, and in a list without stored rows. */
  readonly createAction?: ReactNode;
  /** The choices of the refresh interval, in seconds. Without them the list offers no automatic refresh. */
  readonly refreshChoices?: readonly number[];
}

/** The conditions that the search form edits: the keyword, and the filters and ranges by the key of their column. */
export type Conditions = Pick<RowQuery, 'keyword' | 'filters' | 'ranges'>;
