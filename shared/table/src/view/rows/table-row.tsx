import type { Formats } from '@atrium/i18n';
import { memo, type ReactNode } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { RowAction, TableDefinition } from '../../definition.ts';
import type { LaidColumn } from '../../model.ts';
import { QuickCell } from '../../quick/quick-cell.tsx';
import { cellContent } from './cell-content.tsx';
import { alignOf, placeStyle } from './place-style.ts';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import { ViewedMark } from './viewed-mark.tsx';

export interface TableRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly place: number;
  readonly definition: TableDefinition<Row>;
  readonly columns: readonly LaidColumn<Row>[];
  readonly places: readonly ColumnPlace[];
  readonly format: Formats;
  readonly actions: readonly RowAction<Row>[];
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly isViewed: boolean;
  onToggle(row: Row): void;
  onExtend(row: Row): void;
}

/** One row. It takes all it shows as properties, so that a change of one row renders that row alone. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, place, definition, columns, places, format, actions, canSelect, isSelected, isViewed } = props;
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
      {columns.map((column, index) => {
        const Cell = column.isName ? 'th' : 'td';
        const where = placeStyle(places[index]);
        return (
          <Cell
            key={column.key}
            {...(column.isName ? { scope: 'row' } : {})}
            className={`${styles.cell} ${where.className}`}
            style={where.style}
            data-align={alignOf(column)}
          >
            <div className={styles.content}>
              {column.isQuickEdited && definition.form?.source.update ? (
                <QuickCell row={row} name={definition.rowName(row)} column={column}>
                  {cellContent(column, row, format)}
                </QuickCell>
              ) : (
                cellContent(column, row, format)
              )}
              {column.isName && isViewed ? <ViewedMark /> : null}
            </div>
          </Cell>
        );
      })}
      {actions.length > 0 ? (
        <td className={`${styles.cell} ${styles.pinned} ${styles.actions}`}>
          <RowActions row={row} name={definition.rowName(row)} actions={actions} />
        </td>
      ) : null}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
