import type { ReactNode } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { LaidColumn } from '../../core/laid-column.ts';
import { isQuickEdited } from '../../quick/is-quick-edited.ts';
import { QuickCell } from '../../quick/quick-cell.tsx';
import { cellContent } from './cell-content.tsx';
import { alignOf, placeStyle } from './place-style.ts';
import styles from './rows.module.css';
import type { TableRowProps } from './table-row-props.ts';
import { ViewedMark } from './viewed-mark.tsx';

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'definition' | 'format' | 'isViewed'>;

/** A cell of a row. A plain function, and plain text has no element around it: there are hundreds of cells. */
export function rowCell<Row>(
  { row, definition, format, isViewed }: CellProps<Row>,
  column: LaidColumn<Row>,
  place: ColumnPlace | undefined,
): ReactNode {
  const content = cellContent(column, row, format);
  const isEdited = isQuickEdited(column, definition);
  const isMarked = column.isName && isViewed;
  const isPlain = typeof content === 'string' && !isEdited && !isMarked;
  const where = placeStyle(place);
  const Cell = column.isName ? 'th' : 'td';
  return (
    <Cell
      key={column.key}
      {...(column.isName ? { scope: 'row' } : {})}
      className={`${styles.cell} ${where.className} ${isPlain ? styles.plain : ''}`}
      style={where.style}
      data-align={alignOf(column)}
      title={isPlain ? content : undefined}
    >
      {isPlain ? (
        content
      ) : (
        <div className={styles.content}>
          {isEdited ? (
            <QuickCell row={row} name={definition.rowName(row)} column={column}>
              {content}
            </QuickCell>
          ) : (
            content
          )}
          {isMarked ? <ViewedMark /> : null}
        </div>
      )}
    </Cell>
  );
}
