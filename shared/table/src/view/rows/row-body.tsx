import { type RefObject, useMemo } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import { useTable } from '../../model.ts';
import { cellShapes } from './cell-shape.ts';
import { ROW_HEIGHTS } from './measures.ts';
import { RowSkeleton } from './row-skeleton.tsx';
import styles from './rows.module.css';
import { TableRow } from './table-row.tsx';
import { tellWhole } from './tell-whole.ts';
import { useRowProps } from './use-row-props.ts';
import { useRowWindow } from './use-row-window.ts';

interface RowBodyProps {
  /** The scrolling element. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly places: readonly ColumnPlace[];
  /** How many cells a row has. */
  readonly span: number;
}

/** The rows of the table; for a long page, only a window of them. A scroll renders only this component. */
export function RowBody<Row>({ frame, places, span }: RowBodyProps) {
  const { definition, query, columns, page, isLoading, density } = useTable<Row>();
  const propsOf = useRowProps<Row>();
  const cells = useMemo(() => cellShapes(columns, places, definition), [columns, places, definition]);
  const rows = page?.list ?? [];
  const window = useRowWindow(frame, query, rows.length, ROW_HEIGHTS[density]);
  return (
    <tbody className={isLoading ? styles.stale : undefined} onPointerOver={tellWhole}>
      {page ? null : <RowSkeleton cells={span} />}
      <Gap height={window.before} />
      {rows.slice(window.start, window.end).map((row, index) => (
        <TableRow key={definition.rowKey(row)} {...propsOf(row)} place={window.start + index} cells={cells} />
      ))}
      <Gap height={window.after} />
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
