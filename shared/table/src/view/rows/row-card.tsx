import { memo, type ReactNode } from 'react';
import type { LaidColumn } from '../../core/laid-column.ts';
import type { ColumnDefinition } from '../../definition.ts';
import { isQuickEdited } from '../../quick/is-quick-edited.ts';
import { QuickCell } from '../../quick/quick-cell.tsx';
import { cellContent } from './cell-content.tsx';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import type { TableRowProps } from './table-row-props.ts';
import { ViewedMark } from './viewed-mark.tsx';

interface RowCardProps<Row> extends Omit<TableRowProps<Row>, 'place' | 'cells'> {
  readonly columns: readonly LaidColumn<Row>[];
}

/** One row as a card: its name, its actions in a menu, and its other columns below each other. */
export const RowCard = memo(function RowCard<Row>(props: RowCardProps<Row>) {
  const { row, definition, columns, actions, canSelect, isSelected, isViewed } = props;
  const name = columns.find(({ isName }) => isName);
  return (
    <li className={styles.card} data-selected={isSelected}>
      <div className={styles.cardHead}>
        {canSelect ? (
          <RowCheckbox
            name={definition.rowName(row)}
            isSelected={isSelected}
            onToggle={() => props.onToggle(row)}
            onExtend={() => props.onExtend(row)}
          />
        ) : null}
        <h2 className={styles.cardName}>
          {name ? cardContent(props, name) : null}
          {isViewed ? <ViewedMark /> : null}
        </h2>
        {actions.length > 0 ? (
          <RowActions row={row} name={definition.rowName(row)} actions={actions} isCollapsed />
        ) : null}
      </div>
      <dl className={styles.facts}>
        {columns
          .filter((column) => column !== name)
          .map((column) => (
            <div key={column.key}>
              <dt>{column.title}</dt>
              <dd>{cardContent(props, column)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}) as <Row>(props: RowCardProps<Row>) => ReactNode;

/** A value as its cell would show it, with its editor if the cell is editable. */
function cardContent<Row>(
  { row, definition, format }: Pick<RowCardProps<Row>, 'row' | 'definition' | 'format'>,
  column: ColumnDefinition<Row>,
): ReactNode {
  const content = cellContent(column, row, format);
  if (!isQuickEdited(column, definition)) return content;
  return (
    <QuickCell row={row} name={definition.rowName(row)} column={column}>
      {content}
    </QuickCell>
  );
}
