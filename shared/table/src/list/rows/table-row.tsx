import { memo, type ReactNode } from 'react';
import { InlineEditCell } from '../../forms/index.ts';
import type { CellShape } from './cell-shape.ts';
import { fitsInAnyFont } from './fits-in-any-font.ts';
import { renderCellContent, ViewedMark } from './render-cell-content.tsx';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import type { TableRowProps } from './use-row-props.ts';

/** One row. Everything that it shows is passed as props, so that a change of one row renders only that row. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, position, definition, cells, actions, canSelect, isSelected, isViewed } = props;
  return (
    <tr aria-rowindex={position + 2} className={styles.row} data-selected={isSelected} data-viewed={isViewed}>
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
      {cells.map((shape) => renderCell(props, shape))}
      {actions.length > 0 ? (
        <td className={`${styles.cell} ${styles.pinned} ${styles.actions}`}>
          <RowActions row={row} name={definition.rowName(row)} actions={actions} />
        </td>
      ) : null}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'definition' | 'format' | 'isViewed'>;

/**
 * Renders a cell of a row. It is a plain function, and text has no wrapper element, because there are hundreds of
 * cells.
 */
function renderCell<Row>(
  { row, definition, format, isViewed }: CellProps<Row>,
  { column, isEditable, availableWidth, fullAttributes, truncatedAttributes }: CellShape<Row>,
): ReactNode {
  const content = renderCellContent(column, row, format, availableWidth);
  const showsViewedMark = column.isName && isViewed;
  const Cell = column.isName ? 'th' : 'td';
  if (typeof content === 'string' && !isEditable && !showsViewedMark)
    return (
      <Cell
        key={column.key}
        {...(fitsInAnyFont(content, availableWidth) ? fullAttributes : truncatedAttributes)}
      >
        {content}
      </Cell>
    );
  return (
    <Cell key={column.key} {...fullAttributes}>
      <div className={styles.content}>
        {isEditable ? (
          <InlineEditCell row={row} name={definition.rowName(row)} column={column}>
            {content}
          </InlineEditCell>
        ) : (
          content
        )}
      </div>
      {showsViewedMark ? <ViewedMark /> : null}
    </Cell>
  );
}
