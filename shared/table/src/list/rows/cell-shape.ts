import type { CSSProperties } from 'react';
import { type ArrangedColumn, getAlignment, type TableDefinition } from '../../core/index.ts';
import { isInlineEditable } from '../../forms/index.ts';
import { CELL_INSETS } from './measures.ts';
import type { ColumnPosition } from './place-columns.ts';
import styles from './rows.module.css';

interface CellAttributes {
  readonly className: string;
  readonly style: CSSProperties | undefined;
  readonly 'data-align': string;
  readonly scope?: 'row';
}

/** The properties that all cells of a column share. They are computed once, because there are hundreds of cells. */
export interface CellShape<Row> {
  readonly column: ArrangedColumn<Row>;
  /** Whether the cells can be edited in place. */
  readonly isEditable: boolean;
  /** The available width for a text, in pixels. */
  readonly availableWidth: number;
  /** The attributes of a cell with elements, or with a text that fits. */
  readonly fullAttributes: CellAttributes;
  /**
   * The attributes of a cell whose text might not fit. Other cells do not get them, because each cell with them slows
   * down every frame.
   */
  readonly truncatedAttributes: CellAttributes;
}

export function createCellShapes<Row>(
  columns: readonly ArrangedColumn<Row>[],
  positions: readonly ColumnPosition[],
  definition: TableDefinition<Row>,
): readonly CellShape<Row>[] {
  return columns.map((column, index) => {
    const { className, style } = getPinnedStyle(positions[index]);
    const fullAttributes: CellAttributes = {
      className: `${styles.cell} ${className}`,
      style,
      'data-align': getAlignment(column),
      ...(column.isName ? { scope: 'row' } : {}),
    };
    const truncatedAttributes = {
      ...fullAttributes,
      className: `${fullAttributes.className} ${styles.truncated}`,
    };
    const availableWidth = column.shownWidth - CELL_INSETS;
    return {
      column,
      isEditable: isInlineEditable(column, definition),
      availableWidth,
      fullAttributes,
      truncatedAttributes,
    };
  });
}

interface PinnedStyle {
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

const UNPINNED_STYLE: PinnedStyle = { className: '', style: undefined };

const styleByPosition = new WeakMap<ColumnPosition, PinnedStyle>();

/** Returns the style that pins a cell to its side; the same objects each time, because there are hundreds of cells. */
export function getPinnedStyle(position: ColumnPosition | undefined): PinnedStyle {
  if (!position?.side) return UNPINNED_STYLE;
  const pinnedStyle = styleByPosition.get(position) ?? {
    className: `${styles.pinned} ${position.isEdge ? styles[`${position.side}Edge`] : ''}`,
    style:
      position.side === 'start' ? { insetInlineStart: position.offset } : { insetInlineEnd: position.offset },
  };
  styleByPosition.set(position, pinnedStyle);
  return pinnedStyle;
}
