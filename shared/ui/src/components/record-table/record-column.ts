import type { ReactNode } from 'react';

export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  render(row: Row): ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  readonly isNumber?: boolean;
  /** The column that names the row: read out as its header, and the title of its card on a narrow screen. */
  readonly isName?: boolean;
  /** What the row lets one do; stands at the end. */
  readonly isActions?: boolean;
  /** Field that the column sorts by; none means that it does not sort. */
  readonly sortField?: string;
}

export interface RecordSort {
  readonly field: string;
  readonly order: 'ascend' | 'descend';
}

export interface RecordTableProps<Row> {
  /** What the table lists, for those who hear it. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  /** None while the first rows are on their way: skeleton of rows stand in for them. */
  readonly rows: readonly Row[] | undefined;
  rowKey(row: Row): string;
  readonly sort?: RecordSort | undefined;
  onSort?(sort: RecordSort): void;
  /** Newer rows are on their way. */
  readonly isBusy?: boolean;
}
