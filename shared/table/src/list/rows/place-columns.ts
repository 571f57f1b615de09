import type { ArrangedColumn } from '../../core/index.ts';

/** Widths of the columns that the table adds, in pixels; 0 if absent. */
interface EdgeWidths {
  readonly selection: number;
  readonly actions: number;
}

/** The position of a column: its offset from its side if it is pinned, and whether it takes the remaining width. */
export interface ColumnPosition {
  readonly side: 'start' | 'end' | undefined;
  readonly offset: number;
  readonly isGrowing: boolean;
  /** The last column pinned at the start or the first pinned at the end: the others scroll under it. */
  readonly isEdge: boolean;
}

interface ColumnPositions {
  readonly positions: readonly ColumnPosition[];
  /** Of the whole table; at least the width of its frame. */
  readonly width: number;
}

type Columns = readonly Pick<ArrangedColumn<never>, 'kind' | 'isName' | 'shownWidth' | 'side'>[];

/** Returns the positions of the shown columns, which come in order: start, free, end. */
export function placeColumns(columns: Columns, { selection, actions }: EdgeWidths): ColumnPositions {
  const growing = findGrowingIndex(columns);
  const lastStart = columns.findLastIndex(({ side }) => side === 'start');
  const firstEnd = columns.findIndex(({ side }) => side === 'end');
  const positions = columns.map(({ side }, index): ColumnPosition => {
    const nearer = side === 'end' ? columns.slice(index + 1) : columns.slice(0, index);
    const offset = side ? sumWidths(nearer) + (side === 'end' ? actions : selection) : 0;
    return {
      side,
      offset,
      isGrowing: index === growing,
      isEdge: index === lastStart || index === firstEnd,
    };
  });
  return { positions, width: sumWidths(columns) + selection + actions };
}

/**
 * A free text column is the best to grow; a pinned one grows only if there is no other, and then the one nearest the
 * middle.
 */
function findGrowingIndex(columns: Columns): number {
  const isFree = ({ side }: Columns[number]) => !side;
  const best = columns.findIndex((column) => isFree(column) && (column.isName || column.kind === 'text'));
  if (best >= 0) return best;
  const free = columns.findLastIndex(isFree);
  return free >= 0 ? free : columns.findLastIndex(({ side }) => side === 'start');
}

function sumWidths(columns: Columns): number {
  return columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
}
