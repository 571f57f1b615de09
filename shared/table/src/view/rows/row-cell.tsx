import type { ReactNode } from 'react';
import { surelyFits } from '../../core/surely-fits.ts';
import { QuickCell } from '../../quick/quick-cell.tsx';
import { cellContent } from './cell-content.tsx';
import type { CellShape } from './cell-shape.ts';
import styles from './rows.module.css';
import type { TableRowProps } from './table-row-props.ts';
import { ViewedMark } from './viewed-mark.tsx';

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'definition' | 'format' | 'isViewed'>;

/**
 * Returns a cell of a row. A plain function that renders text without a wrapper element, because there are hundreds of
 * cells.
 */
export function rowCell<Row>(
  { row, definition, format, isViewed }: CellProps<Row>,
  { column, isEdited, room, open, cut }: CellShape<Row>,
): ReactNode {
  const content = cellContent(column, row, format);
  const isMarked = column.isName && isViewed;
  const Cell = column.isName ? 'th' : 'td';
  if (typeof content === 'string' && !isEdited && !isMarked)
    return (
      <Cell key={column.key} {...(surelyFits(content, room) ? open : cut)}>
        {content}
      </Cell>
    );
  return (
    <Cell key={column.key} {...open}>
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
    </Cell>
  );
}
