import { memo, type ReactNode } from 'react';
import { RowActions } from './row-actions.tsx';
import { rowCell } from './row-cell.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import type { TableRowProps } from './table-row-props.ts';

/** One row. Everything that it shows is passed as props, so that a change of one row renders only that row. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, place, definition, cells, actions, canSelect, isSelected, isViewed } = props;
  return (
    <tr aria-rowindex={place + 2} className={styles.row} data-selected={isSelected} data-viewed={isViewed}>
      {canSelect ? (
        <td className={`${styles.cell} ${styles.pinned} ${styles.check}`}>
          <RowCheckbox
            name={definition.rowName(row)}
            isSelected={isSelected}
            onToggle={() => props.onToggle(row)}
            onExtend={() => props.onExtend(row)}
          />
        </td>
      ) : null}
      {cells.map((shape) => rowCell(props, shape))}
      {actions.length > 0 ? (
        <td className={`${styles.cell} ${styles.pinned} ${styles.actions}`}>
          <RowActions row={row} name={definition.rowName(row)} actions={actions} />
        </td>
      ) : null}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
