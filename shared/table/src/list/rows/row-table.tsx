import { useFormat } from '@atrium/i18n';
import { useElementWidth } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import { type ArrangedColumn, addChineseLatinSpaces, useTable } from '../../core/index.ts';
import { createCellShapes } from './cell-shape.ts';
import { findClickedPosition } from './find-clicked-position.ts';
import { fitColumns } from './fit-columns.ts';
import { HeadCell } from './head-cell.tsx';
import { ROW_HEIGHTS, SELECTION_WIDTH } from './measures.ts';
import { type ColumnPosition, placeColumns } from './place-columns.ts';
import { useActionsWidth } from './row-actions.tsx';
import { PageCheckbox } from './row-checkbox.tsx';
import styles from './rows.module.css';
import { showFullText } from './show-full-text.ts';
import { spreadColumns } from './spread-columns.ts';
import { TableRow } from './table-row.tsx';
import { useCanSelect, useRowProps } from './use-row-props.ts';
import { useRowWindow } from './use-row-window.ts';

/** If the frame were not focusable, keyboard users could not scroll to hidden content. */
const SCROLLABLE = { tabIndex: 0 };

/**
 * The rows as a table: pinned columns stay at their sides, the header stays visible, and a long page renders only a
 * window.
 */
export function RowTable() {
  const { t } = useLingui();
  const { definition, columns: arrangedColumns, page, isLoading, density } = useTable<unknown>();
  const format = useFormat();
  const frame = useRef<HTMLElement>(null);
  const { ref: measure, width: frameWidth } = useElementWidth();
  const canSelect = useCanSelect();
  const actionsWidth = useActionsWidth();
  const availableWidth = frameWidth && frameWidth - actionsWidth - (canSelect ? SELECTION_WIDTH : 0);
  const columns = useMemo(
    () =>
      spreadColumns(
        fitColumns(arrangedColumns, { rows: page?.list ?? [], format, availableWidth }),
        availableWidth,
      ),
    [arrangedColumns, page, format, availableWidth],
  );
  const { positions, width } = useMemo(
    () => placeColumns(columns, { selection: canSelect ? SELECTION_WIDTH : 0, actions: actionsWidth }),
    [columns, canSelect, actionsWidth],
  );
  const attach = useCallback(
    (box: HTMLElement | null) => {
      frame.current = box;
      return measure(box);
    },
    [measure],
  );
  const cellCount = columns.length + (canSelect ? 1 : 0) + (actionsWidth > 0 ? 1 : 0);
  return (
    <section
      ref={attach}
      className={styles.frame}
      {...SCROLLABLE}
      aria-label={addChineseLatinSpaces(
        t({ id: 'table.component.rows.frame', message: `${definition.title} table` }),
      )}
    >
      <div className={styles.sheet} style={{ inlineSize: `max(100%, ${width}px)` }}>
        <table
          className={styles.table}
          data-density={density}
          aria-label={definition.title}
          aria-busy={isLoading}
          aria-rowcount={(page?.list.length ?? 0) + 1}
        >
          <colgroup>
            {canSelect ? <col style={{ width: SELECTION_WIDTH }} /> : null}
            {columns.map(({ key, shownWidth }, index) => (
              <col key={key} style={positions[index]?.isGrowing ? undefined : { width: shownWidth }} />
            ))}
            {actionsWidth > 0 ? <col style={{ width: actionsWidth }} /> : null}
          </colgroup>
          <TableHead
            columns={columns}
            positions={positions}
            canSelect={canSelect}
            hasActions={actionsWidth > 0}
          />
          <RowBody frame={frame} columns={columns} positions={positions} cellCount={cellCount} />
        </table>
        {canSelect || columns.some(({ side }) => side === 'start') ? null : (
          <span className={styles.startShade} />
        )}
        {actionsWidth > 0 || columns.some(({ side }) => side === 'end') ? null : (
          <span className={styles.endShade} />
        )}
      </div>
    </section>
  );
}

interface RowBodyProps {
  /** The scrolling element. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly columns: readonly ArrangedColumn<unknown>[];
  readonly positions: readonly ColumnPosition[];
  /** How many cells a row has. */
  readonly cellCount: number;
}

/** The rows of the table; for a long page, only a window of them. A scroll renders only this component. */
function RowBody({ frame, columns, positions, cellCount }: RowBodyProps) {
  const { definition, query, page, isLoading, density, rowActions } = useTable<unknown>();
  const view = rowActions.find(({ key }) => key === 'view');
  const createProps = useRowProps<unknown>();
  const cells = useMemo(
    () => createCellShapes(columns, positions, definition),
    [columns, positions, definition],
  );
  const rows = page?.list ?? [];
  const rowWindow = useRowWindow(frame, query, rows.length, ROW_HEIGHTS[density]);
  const openClicked = (event: MouseEvent<HTMLElement>) => {
    const row = rows[findClickedPosition(event) ?? -1];
    if (row !== undefined && view && (view.isOffered?.(row) ?? true)) view.run(row);
  };
  return (
    // The view button of a row opens it by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <tbody
      className={isLoading ? styles.stale : undefined}
      data-opens={view !== undefined}
      onPointerOver={showFullText}
      onClick={openClicked}
    >
      {page ? null : <RowSkeleton cellCount={cellCount} />}
      <Gap height={rowWindow.before} />
      {rows.slice(rowWindow.start, rowWindow.end).map((row, index) => (
        <TableRow
          key={definition.rowKey(row)}
          {...createProps(row)}
          position={rowWindow.start + index}
          cells={cells}
        />
      ))}
      <Gap height={rowWindow.after} />
    </tbody>
  );
}

/** Reserves the space of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tr>
      <td className={styles.gap} style={{ blockSize: height }} />
    </tr>
  ) : null;
}

const SKELETON_ROWS = [0, 1, 2, 3, 4, 5];

/** The skeleton of loading rows. Its style shows it late, so that it does not appear before a fast response. */
function RowSkeleton({ cellCount }: { readonly cellCount: number }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} className={styles.skeleton}>
      <td className={styles.cell} colSpan={cellCount}>
        <span className={styles.skeletonLine} />
      </td>
    </tr>
  ));
}

interface TableHeadProps {
  readonly columns: readonly ArrangedColumn<unknown>[];
  readonly positions: readonly ColumnPosition[];
  readonly canSelect: boolean;
  readonly hasActions: boolean;
}

function TableHead({ columns, positions, canSelect, hasActions }: TableHeadProps) {
  const { t } = useLingui();
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {canSelect ? (
          <th scope="col" className={`${styles.cell} ${styles.pinned} ${styles.check}`}>
            <PageCheckbox />
          </th>
        ) : null}
        {columns.map((column, index) => (
          <HeadCell key={column.key} column={column} position={positions[index]} />
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
