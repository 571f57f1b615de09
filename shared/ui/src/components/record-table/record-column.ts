import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  render(row: Row): ReactNode;
  /** Aligns numbers to the end, with digits of equal width. */
  readonly isNumber?: boolean;
  /** The column that names the row: its row header, and the title of its card on a narrow screen. */
  readonly isName?: boolean;
  /** The actions of the row, at the end. */
  readonly isActions?: boolean;
  /** The field that the column sorts by. Without it, the column is not sortable. */
  readonly sortField?: string;
}

export interface RecordSort {
  readonly field: string;
  readonly order: 'ascend' | 'descend';
}

export interface RecordTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  /** Undefined while the first rows load: the table shows skeleton rows. */
  readonly rows: readonly Row[] | undefined;
  rowKey(row: Row): string;
  readonly sort?: RecordSort | undefined;
  onSort?(sort: RecordSort): void;
  /** Whether newer rows are loading. */
  readonly isBusy?: boolean;
}
