import { useLingui } from '@lingui/react/macro';
import type { ColumnPlace } from '../../core/column-places.ts';
import { useTable } from '../../model.ts';
import { HeadCell } from './head-cell.tsx';
import { PageCheckbox } from './page-checkbox.tsx';
import styles from './rows.module.css';

interface TableHeadProps {
  readonly places: readonly ColumnPlace[];
  readonly canSelect: boolean;
  readonly hasActions: boolean;
}

export function TableHead({ places, canSelect, hasActions }: TableHeadProps) {
  const { t } = useLingui();
  const { columns } = useTable<unknown>();
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {canSelect ? (
          <th scope="col" className={`${styles.cell} ${styles.pinned} ${styles.check}`}>
            <PageCheckbox />
          </th>
        ) : null}
        {columns.map((column, index) => (
          <HeadCell key={column.key} column={column} place={places[index]} />
        ))}
        {hasActions ? (
          <th scope="col" className={`${styles.cell} ${styles.pinned} ${styles.actions}`}>
            {t({ id: 'table.component.rows.actions', message: 'Actions' })}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
