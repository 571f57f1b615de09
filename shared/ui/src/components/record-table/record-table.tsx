import type { RecordColumn, RecordTableProps } from './record-column.ts';
import styles from './record-table.module.css';
import { RecordTableHead } from './record-table-head.tsx';

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** A simple table of records. On a narrow screen, each record is a card. */
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
            : SKELETON_ROWS.map((row) => (
                <tr key={row} className={styles.skeleton}>
                  {columns.map((column) => (
                    <td key={column.key} className={styles.cell}>
                      <span className={styles.skeletonLine} />
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
