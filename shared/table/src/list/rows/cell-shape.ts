import type { CSSProperties } from 'react';
import { alignOf, type LaidColumn, type TableDefinition } from '../../core/index.ts';
import { isQuickEdited } from '../../forms/index.ts';
import type { ColumnPlace } from './column-places.ts';
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

interface PlaceStyle {
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

const FREE: PlaceStyle = { className: '', style: undefined };

const styleByPlace = new WeakMap<ColumnPlace, PlaceStyle>();

/** Returns the style that pins a cell to its side; the same objects each time, because there are hundreds of cells. */
export function placeStyle(place: ColumnPlace | undefined): PlaceStyle {
  if (!place?.side) return FREE;
  const held = styleByPlace.get(place) ?? {
    className: `${styles.pinned} ${place.isEdge ? styles[`${place.side}Edge`] : ''}`,
    style: place.side === 'start' ? { insetInlineStart: place.offset } : { insetInlineEnd: place.offset },
  };
  styleByPlace.set(place, held);
  return held;
}
