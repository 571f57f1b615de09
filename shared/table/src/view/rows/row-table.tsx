import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { placeColumns } from '../../core/column-places.ts';
import { spaceScripts } from '../../core/space-scripts.ts';
import { useTable } from '../../model.ts';
import { SELECTION_WIDTH } from './measures.ts';
import { RowBody } from './row-body.tsx';
import styles from './rows.module.css';
import { TableHead } from './table-head.tsx';
import { useActionsWidth } from './use-actions-width.ts';
import { useCanSelect } from './use-can-select.ts';

/** If the frame were not focusable, keyboard users could not scroll to hidden content. */
const SCROLLABLE = { tabIndex: 0 };

/**
 * The rows as a table: pinned columns stay at their sides, the header stays visible, and a long page renders only a
 * window.
 */
export function RowTable() {
  const { t } = useLingui();
  const { definition, columns, page, isLoading, density } = useTable<unknown>();
  const frame = useRef<HTMLElement>(null);
  const canSelect = useCanSelect();
  const actionsWidth = useActionsWidth();
  const { places, width } = useMemo(
    () => placeColumns(columns, { selection: canSelect ? SELECTION_WIDTH : 0, actions: actionsWidth }),
    [columns, canSelect, actionsWidth],
  );
  const span = columns.length + (canSelect ? 1 : 0) + (actionsWidth > 0 ? 1 : 0);
  return (
    <section
      ref={frame}
      className={styles.frame}
      {...SCROLLABLE}
      aria-label={spaceScripts(t({ id: 'table.component.rows.frame', message: `${definition.title} table` }))}
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
        <RowBody frame={frame} places={places} span={span} />
      </table>
    </section>
  );
}
