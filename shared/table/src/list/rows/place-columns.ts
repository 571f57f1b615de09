import type { ArrangedColumn } from '../../core/index.ts';

/** Widths of the columns that the table adds, in pixels; 0 if absent. */
interface AddedWidths {
  readonly selection: number;
  readonly actions: number;
}

/** The position of a column: its offset from its side if it is pinned, and whether it takes the remaining width. */
export interface ColumnPosition {
  readonly side: 'start' | 'end' | undefined;
  /** In pixels; 0 if the column is not pinned. */
  readonly offset: number;
  readonly isGrowing: boolean;
  /** The last column pinned at the start or the first pinned at the end: the unpinned columns scroll under it. */
  readonly isEdge: boolean;
}

interface ColumnPositions {
  readonly positions: readonly ColumnPosition[];
  /** The width of all columns together. In a wider frame, the growing column takes the rest. */
  readonly width: number;
}

type Columns = readonly Pick<ArrangedColumn<never>, 'kind' | 'isName' | 'shownWidth' | 'side'>[];

/**
 * Returns the positions of the shown columns. In `columns`, those that are pinned at the start come
 * first, and those that are pinned at the end come last.
 */
export function placeColumns(columns: Columns, { selection, actions }: AddedWidths): ColumnPositions {
  const growingIndex = findGrowingIndex(columns);
  const lastStart = columns.findLastIndex(({ side }) => side === 'start');
  const firstEnd = columns.findIndex(({ side }) => side === 'end');
  const positions = columns.map(({ side }, index): ColumnPosition => {
    const outerColumns = side === 'end' ? columns.slice(index + 1) : columns.slice(0, index);
    const offset = side ? sumWidths(outerColumns) + (side === 'end' ? actions : selection) : 0;
    return {
      side,
      offset,
      isGrowing: index === growingIndex,
      isEdge: index === lastStart || index === firstEnd,
    };
  });
  return { positions, width: sumWidths(columns) + selection + actions };
}

/**
 * Returns the index of the column that takes the remaining width: the first unpinned column with
 * names or texts, otherwise the last unpinned column. If all columns are pinned, it is the last one
 * at the start. Returns -1 if all are pinned at the end.
 */
function findGrowingIndex(columns: Columns): number {
  const isUnpinned = ({ side }: Columns[number]) => !side;
  const best = columns.findIndex((column) => isUnpinned(column) && (column.isName || column.kind === 'text'));
  if (best >= 0) return best;
  const lastUnpinned = columns.findLastIndex(isUnpinned);
  return lastUnpinned >= 0 ? lastUnpinned : columns.findLastIndex(({ side }) => side === 'start');
}

function sumWidths(columns: Columns): number {
  return columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
}
