import type { PointerEvent } from 'react';
import { type ArrangedColumn, useTable } from '../../core/index.ts';
import styles from './rows.module.css';

/** The width changes in steps of this many pixels, so that a drag renders the table less often. */
const STEP = 4;

/** The draggable edge of a column's title. Keyboard users set a width in the column drawer. */
export function ResizeEdge({ column }: { readonly column: ArrangedColumn<unknown> }) {
  const { columnEditor } = useTable<unknown>();
  const press = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return;
    const edge = down.currentTarget;
    // The edge of a column that is pinned to the end of the table is at the column's start. In a left-to-right
    // language, this is its left side, and a drag to the left widens the column.
    const isMirrored = (getComputedStyle(edge).direction === 'rtl') !== (column.side === 'end');
    const startWidth = edge.parentElement?.offsetWidth ?? column.shownWidth;
    let currentWidth = startWidth;
    edge.setPointerCapture(down.pointerId);
    edge.onpointermove = ({ clientX }) => {
      const next = startWidth + Math.round(((clientX - down.clientX) * (isMirrored ? -1 : 1)) / STEP) * STEP;
      if (next !== currentWidth) columnEditor.resize(column.key, next);
      currentWidth = next;
    };
    edge.onlostpointercapture = () => {
      edge.onpointermove = null;
    };
  };
  return <span className={styles.edge} data-side={column.side} aria-hidden="true" onPointerDown={press} />;
}
