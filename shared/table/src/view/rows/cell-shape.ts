import type { CSSProperties } from 'react';
import type { ColumnPlace } from '../../core/column-places.ts';
import type { LaidColumn } from '../../core/laid-column.ts';
import type { TableDefinition } from '../../definition.ts';
import { isQuickEdited } from '../../quick/is-quick-edited.ts';
import { alignOf, placeStyle } from './place-style.ts';
import styles from './rows.module.css';

/** The maximum width of a cell's padding and border, in pixels. */
const INSETS = 34;

interface CellAttributes {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly 'data-align': string;
  readonly scope?: 'row';
}

/** What all cells of a column share: computed once, because there are hundreds of cells. */
export interface CellShape<Row> {
  readonly column: LaidColumn<Row>;
  readonly isEdited: boolean;
  /** The available width for a text, in pixels. */
  readonly room: number;
  /** The attributes of a cell with elements, or with a text that fits. */
  readonly open: CellAttributes;
  /** The attributes of a cell with truncated text. Each truncation costs the browser much in every frame. */
  readonly cut: CellAttributes;
}

export function cellShapes<Row>(
  columns: readonly LaidColumn<Row>[],
  places: readonly ColumnPlace[],
  definition: TableDefinition<Row>,
): readonly CellShape<Row>[] {
  return columns.map((column, index) => {
    const { className, style } = placeStyle(places[index]);
    const open: CellAttributes = {
      className: `${styles.cell} ${className}`,
      style,
      'data-align': alignOf(column),
      ...(column.isName ? { scope: 'row' } : {}),
    };
    const cut = { ...open, className: `${open.className} ${styles.cut}` };
    const room = column.shownWidth - INSETS;
    return { column, isEdited: isQuickEdited(column, definition), room, open, cut };
  });
}
