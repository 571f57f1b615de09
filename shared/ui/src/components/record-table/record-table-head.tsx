import type { RecordColumn, RecordSort, RecordTableProps } from './record-column.ts';
import styles from './record-table.module.css';

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;

type HeadProps<Row> = Pick<RecordTableProps<Row>, 'columns' | 'sort' | 'onSort'>;

export function RecordTableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const order = sort && sort.field === column.sortField ? sort.order : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={order && ARIA_SORT[order]}
              className={`${styles.cell} ${column.isNumber || column.isActions ? styles.end : ''}`}
            >
              {column.sortField && onSort ? (
                <SortButton column={column} order={order} field={column.sortField} onSort={onSort} />
              ) : (
                <span className={column.isActions ? styles.hiddenTitle : undefined}>{column.title}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  readonly column: RecordColumn<Row>;
  readonly field: string;
  readonly order: RecordSort['order'] | undefined;
  onSort(sort: RecordSort): void;
}

function SortButton<Row>({ column, field, order, onSort }: SortButtonProps<Row>) {
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ field, order: order === 'ascend' ? 'descend' : 'ascend' })}
    >
      {column.title}
      <svg aria-hidden="true" focusable="false" width="8" height="12" viewBox="0 0 8 12">
        <path d="M0 5l4-5 4 5z" fill="currentColor" opacity={order === 'ascend' ? 1 : 0.35} />
        <path d="M0 7l4 5 4-5z" fill="currentColor" opacity={order === 'descend' ? 1 : 0.35} />
      </svg>
    </button>
  );
}
