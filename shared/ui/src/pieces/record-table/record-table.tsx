import type { ReactNode } from 'react';
import styles from './record-table.module.css';
import { RecordTableHead } from './record-table-head.tsx';

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
  /** None while the first rows are on their way: bones of rows stand in for them. */
  readonly rows: readonly Row[] | undefined;
  rowKey(row: Row): string;
  readonly sort?: RecordSort | undefined;
  onSort?(sort: RecordSort): void;
  /** Newer rows are on their way. */
  readonly isBusy?: boolean;
}

const BONES = [0, 1, 2, 3, 4];

/** A plain table of records; where it is narrow, each record becomes a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, columns, rows, rowKey, isBusy = false } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy || !rows}>
        <RecordTableHead {...props} />
        <tbody className={isBusy ? styles.stale : undefined}>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)} className={styles.row}>
                  {columns.map((column) => (
                    <RecordCell key={column.key} column={column} row={row} />
                  ))}
                </tr>
              ))
            : BONES.map((bone) => (
                <tr key={bone} className={styles.bones}>
                  {columns.map((column) => (
                    <td key={column.key} className={styles.cell}>
                      <span className={styles.bone} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function RecordCell<Row>({ column, row }: { readonly column: RecordColumn<Row>; readonly row: Row }) {
  const content = column.render(row);
  if (column.isName) {
    return (
      <th scope="row" className={`${styles.cell} ${styles.name}`}>
        {content}
      </th>
    );
  }
  const kind = column.isNumber ? styles.number : column.isActions ? styles.actions : '';
  return (
    <td className={`${styles.cell} ${kind}`} data-label={column.isActions ? undefined : column.title}>
      {content}
    </td>
  );
}
