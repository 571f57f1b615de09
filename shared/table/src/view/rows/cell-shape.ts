import type { CSSProperties } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { LaidColumn } from '../../core/laid-column.ts';
import type { TableDefinition } from '../../definition.ts';
import { isQuickEdited } from '../../quick/is-quick-edited.ts';
import { alignOf, placeStyle } from './place-style.ts';
import styles from './rows.module.css';

interface CellAttributes {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly 'data-align': string;
  readonly scope?: 'row';
}

/** What all cells of a column have in common: made once, for there are hundreds of cells. */
export interface CellShape<Row> {
  readonly column: LaidColumn<Row>;
  readonly isEdited: boolean;
  /** Of a cell that holds elements. */
  readonly rich: CellAttributes;
  /** Of one that holds a text alone. */
  readonly plain: CellAttributes;
}

export function cellShapes<Row>(
  columns: readonly LaidColumn<Row>[],
  places: readonly ColumnPlace[],
  definition: TableDefinition<Row>,
): readonly CellShape<Row>[] {
  return columns.map((column, index) => {
    const { className, style } = placeStyle(places[index]);
    const rich: CellAttributes = {
      className: `${styles.cell} ${className}`,
      style,
      'data-align': alignOf(column),
      ...(column.isName ? { scope: 'row' } : {}),
    };
    const plain = { ...rich, className: `${rich.className} ${styles.plain}` };
    return { column, isEdited: isQuickEdited(column, definition), rich, plain };
  });
}
