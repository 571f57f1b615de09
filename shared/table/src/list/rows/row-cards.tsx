import { memo, type ReactNode } from 'react';
import { type ArrangedColumn, type ColumnDefinition, useTable } from '../../core/index.ts';
import { InlineEditCell, isInlineEditable } from '../../forms/index.ts';
import { renderCellContent, ViewedMark } from './render-cell-content.tsx';
import { RowActions } from './row-actions.tsx';
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import { type TableRowProps, useCanSelect, useRowProps } from './use-row-props.ts';

/** The rows as cards, for screens too narrow for a table. */
export function RowCards<Row>() {
  const { definition, columns, page, isLoading } = useTable<Row>();
  const createProps = useRowProps<Row>();
  const canSelect = useCanSelect();
  return (
    <>
      {canSelect ? <PageChoice /> : null}
      <ul
        className={`${styles.cards} ${isLoading ? styles.stale : ''}`}
        aria-label={definition.title}
        aria-busy={isLoading}
      >
        {page ? null : <CardSkeleton />}
        {(page?.list ?? []).map((row) => (
          <RowCard key={definition.rowKey(row)} {...createProps(row)} columns={columns} />
        ))}
      </ul>
    </>
  );
}

/** Selects the page's rows, like the checkbox in a table's header. */
function PageChoice() {
  return (
    <div className={`${styles.cardsHead} print-hidden`}>
      <PageCheckbox hasLabel />
    </div>
  );
}

const CARDS = [0, 1, 2];

/** The skeleton of loading cards; a fast response does not show it. */
function CardSkeleton() {
  return CARDS.map((card) => (
    <li key={card} className={`${styles.card} ${styles.skeleton}`} aria-hidden="true">
      <span className={styles.skeletonLine} />
    </li>
  ));
}

interface RowCardProps<Row> extends Omit<TableRowProps<Row>, 'position' | 'cells'> {
  readonly columns: readonly ArrangedColumn<Row>[];
}

/** One row as a card: its name, its actions in a menu, and its other columns below each other. */
const RowCard = memo(function RowCard<Row>(props: RowCardProps<Row>) {
  const { row, definition, columns, actions, canSelect, isSelected, isViewed } = props;
  const nameColumn = columns.find(({ isName }) => isName);
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
          {nameColumn ? renderCardContent(props, nameColumn) : null}
          {isViewed ? <ViewedMark /> : null}
        </h2>
        {actions.length > 0 ? (
          <RowActions row={row} name={definition.rowName(row)} actions={actions} isCollapsed />
        ) : null}
      </div>
      <dl className={styles.details}>
        {columns
          .filter((column) => column !== nameColumn)
          .map((column) => (
            <div key={column.key}>
              <dt>{column.title}</dt>
              <dd>{renderCardContent(props, column)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}) as <Row>(props: RowCardProps<Row>) => ReactNode;

/** The width, in pixels, to which a card shortens each of the lines of a code such as an id. */
const CARD_WIDTH = 160;

/** A value as its cell would show it, with its editor if the cell is editable. */
function renderCardContent<Row>(
  { row, definition, format }: Pick<RowCardProps<Row>, 'row' | 'definition' | 'format'>,
  column: ColumnDefinition<Row>,
): ReactNode {
  const canWrap = true;
  const content = renderCellContent(column, row, format, CARD_WIDTH, canWrap);
  if (!isInlineEditable(column, definition)) return content;
  return (
    <InlineEditCell row={row} name={definition.rowName(row)} column={column}>
      {content}
    </InlineEditCell>
  );
}
