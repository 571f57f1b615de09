import type { ListBody } from '@atrium/contract';
import type { ReactNode } from 'react';
import type { ColumnOption } from './column-option.ts';
import type { FormDefinition } from './forms/form-definition.ts';

/** What a cell is made of, apart from how it looks: printed, exported and compared as this. */
export type CellValue = string | number | boolean | null | undefined | readonly string[];

export type ColumnKind = 'text' | 'select' | 'number' | 'date' | 'tags';

/** The side to which a column keeps while the others scroll; `start` is the left in a left-to-right language. */
export type ColumnSide = 'start' | 'end';

/** One column, and by that one field of the search form. */
export interface ColumnDefinition<Row> {
  /** Names the column: in what is stored, in the address, as sort field and as filter. Letters and digits only. */
  readonly key: string;
  /** Already translated. */
  readonly title: string;
  /** Decides alignment, width, how a value is written, and which field searches by it. */
  readonly kind: ColumnKind;
  /** The cell's value; unless said, the row's own property of that key. */
  value?(row: Row): CellValue;
  /** How the cell looks; unless said, its value as its kind is written. */
  render?(row: Row): ReactNode;
  /** The values of a `select` or `tags` column, in words. */
  readonly options?: readonly ColumnOption[];
  /** In pixels; unless said, what suits the kind. */
  readonly width?: number;
  /** Unless said, numbers stand at the end and the rest at the start. */
  readonly align?: 'start' | 'center' | 'end';
  /** Where the column is pinned until somebody chooses otherwise. */
  readonly fixed?: ColumnSide;
  /** The column that names the row: read out as its header, the title of its card, and never hidden. */
  readonly isName?: boolean;
  /** Hidden until somebody shows it. */
  readonly isHidden?: boolean;
  /** An id, a key or code: letters of one width, cut in the middle. */
  readonly isCode?: boolean;
  readonly isSortable?: boolean;
  /** Has a field in the search form: a choice of several for `select` and `tags`, a range for `number` and `date`. */
  readonly isSearchable?: boolean;
  /** Can be changed in its cells, by the form's field of the same name. */
  readonly isQuickEdited?: boolean;
}

export interface RowPage<Row> {
  readonly list: readonly Row[];
  /** How many rows match, on all pages together. */
  readonly total: number;
}

/** What a table asks for: a page of what matches, in order. `page` and `pageSize` are always there. */
export interface RowQuery extends ListBody {
  readonly page: number;
  readonly pageSize: number;
}

export interface RowSourceOptions {
  readonly signal?: AbortSignal;
  /** Nobody asked for it just now: a failure is no popup. */
  readonly isSilent?: boolean;
}

/** Where rows come from. A rejection is shown in place of the rows, with a way to try again. */
export interface RowSource<Row> {
  list(query: RowQuery, options?: RowSourceOptions): Promise<RowPage<Row>>;
}

/** Something to do with one row: a button in its last column, or an entry of a menu where that is narrow. */
export interface RowAction<Row> {
  readonly key: string;
  /** Already translated; the row's name is added for those who hear it. */
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Whether this row has the action; unless said, it has. */
  isOffered?(row: Row): boolean;
  run(row: Row): void;
}

/** What is selected: rows by their keys, or all that match a query. */
export type SelectionScope<Row> =
  | { readonly kind: 'rows'; readonly keys: readonly string[]; readonly known: readonly Row[] }
  | {
      readonly kind: 'matching';
      readonly query: RowQuery;
      /** Without those of `except`. */
      readonly total: number;
      /** Keys of rows that match and were taken out by hand. */
      readonly except: readonly string[];
    };

/** Something to do with all selected rows: a button in the banner above them. */
export interface SelectionAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Whether it can be done to all that match, too, beyond the rows that were seen. Not unless said. */
  readonly takesMatching?: boolean;
  run(scope: SelectionScope<Row>): void | Promise<void>;
}

/** A list as its screen needs to know it. All words are translated already. */
export interface TableDefinition<Row> {
  /** Names the table in what is stored: kebab-case, with the room's prefix, for example `management-algorithms`. */
  readonly name: string;
  readonly title: string;
  /** One line on what the list is for. */
  readonly line?: string;
  /** Unique and lasting: selection, viewed rows and forms know a row by it. */
  rowKey(row: Row): string;
  /** What a row is called, in names of buttons and questions. */
  rowName(row: Row): string;
  readonly source: RowSource<Row>;
  readonly columns: readonly ColumnDefinition<Row>[];
  /** What the keyword field searches; none takes the field away. */
  readonly keyword?: string;
  readonly rowActions?: readonly RowAction<Row>[];
  readonly selectionActions?: readonly SelectionAction<Row>[];
  /** Whether rows can be selected; unless said, when something can be done with selected ones. */
  readonly isSelectable?: boolean;
  /** Adding, editing, viewing and removing rows. */
  readonly form?: FormDefinition<Row>;
  /** What is said while nothing is stored at all, and where to begin. */
  readonly empty?: { readonly title: string; readonly line?: string };
  /** Further buttons of the toolbar, before its own. */
  readonly tools?: ReactNode;
  /** In seconds, the choices of how often the list may renew itself. None takes the choice away. */
  readonly refreshChoices?: readonly number[];
}
