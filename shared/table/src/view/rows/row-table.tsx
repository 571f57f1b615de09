import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { placeColumns } from '../../core/column-places.ts';
import { useTable } from '../../model.ts';
import { ROW_HEIGHTS, SELECTION_WIDTH } from './measures.ts';
import { RowBones } from './row-bones.tsx';
import styles from './rows.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useActionsWidth } from './use-actions-width.ts';
import { useCanSelect } from './use-can-select.ts';
import { useRowWindow } from './use-row-window.ts';

/** What is cut off could not be scrolled by keyboard if the frame did not take the focus. */
const SCROLLABLE = { tabIndex: 0 };

/** The rows as a table: pinned columns keep to their sides, the head stays, and of a long page a window is rendered. */
export function RowTable<Row>() {
  const { t } = useLingui();
  const format = useFormat();
  const { definition, query, columns, page, isLoading, density, selection, viewed, rowActions } =
    useTable<Row>();
  const canSelect = useCanSelect();
  const actionsWidth = useActionsWidth();
  const rows = page?.list ?? [];
  const rowHeight = ROW_HEIGHTS[density];
  const { ref, onScroll, window } = useRowWindow(query, rows.length, rowHeight);
  const { places, width } = useMemo(
    () => placeColumns(columns, { selection: canSelect ? SELECTION_WIDTH : 0, actions: actionsWidth }),
    [columns, canSelect, actionsWidth],
  );
  const spans = columns.length + (canSelect ? 1 : 0) + (actionsWidth > 0 ? 1 : 0);
  return (
    <section
      ref={ref}
      className={styles.frame}
      {...SCROLLABLE}
      aria-label={t({ id: 'table.component.rows.frame', message: `${definition.title}的表格` })}
      onScroll={onScroll}
    >
      <table
        className={styles.table}
        style={{ inlineSize: `max(100%, ${width}px)` }}
        data-density={density}
        aria-label={definition.title}
        aria-busy={isLoading}
        aria-rowcount={(page?.list.length ?? 0) + 1}
      >
        <colgroup>
          {canSelect ? <col style={{ width: SELECTION_WIDTH }} /> : null}
          {columns.map(({ key, shownWidth }, index) => (
            <col key={key} style={places[index]?.isGrowing ? undefined : { width: shownWidth }} />
          ))}
          {actionsWidth > 0 ? <col style={{ width: actionsWidth }} /> : null}
        </colgroup>
        <TableHead places={places} canSelect={canSelect} hasActions={actionsWidth > 0} />
        <tbody className={isLoading ? styles.stale : undefined}>
          {page ? null : <RowBones cells={spans} />}
          <Gap height={window.before} />
          {rows.slice(window.start, window.end).map((row, index) => {
            const key = definition.rowKey(row);
            return (
              <TableRow
                key={key}
                row={row}
                place={window.start + index}
                definition={definition}
                columns={columns}
                places={places}
                format={format}
                actions={rowActions}
                canSelect={canSelect}
                isSelected={selection.has(key)}
                isViewed={viewed.has(key)}
                onToggle={selection.toggle}
                onExtend={selection.extendTo}
              />
            );
          })}
          <Gap height={window.after} />
        </tbody>
      </table>
    </section>
  );
}

/** Keeps the room of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? (
    <tr>
      <td className={styles.gap} style={{ blockSize: height }} />
    </tr>
  ) : null;
}
