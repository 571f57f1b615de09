import type { LaidColumn } from './laid-column.ts';

/** Widths of the columns that are not of the definition, in pixels; 0 where there is none. */
interface EdgeWidths {
  readonly selection: number;
  readonly actions: number;
}

/** Where a column stands: how far from its side it keeps, if it is pinned, and whether it takes what is left over. */
export interface ColumnPlace {
  readonly side: 'start' | 'end' | undefined;
  readonly offset: number;
  readonly isGrowing: boolean;
  /** The last pinned at the start or the first at the end: where the others pass under. */
  readonly isEdge: boolean;
}

interface ColumnPlaces {
  readonly places: readonly ColumnPlace[];
  /** Of the whole table; it is as wide as its frame when that is wider. */
  readonly width: number;
}

type Columns = readonly Pick<LaidColumn<never>, 'kind' | 'isName' | 'shownWidth' | 'side'>[];

/** The places of the shown columns, which come in order: start, free, end. */
export function placeColumns(columns: Columns, { selection, actions }: EdgeWidths): ColumnPlaces {
  const growing = growingIndex(columns);
  const lastStart = columns.findLastIndex(({ side }) => side === 'start');
  const firstEnd = columns.findIndex(({ side }) => side === 'end');
  const places = columns.map(({ side }, index): ColumnPlace => {
    const nearer = side === 'end' ? columns.slice(index + 1) : columns.slice(0, index);
    const offset = side ? sumOf(nearer) + (side === 'end' ? actions : selection) : 0;
    return {
      side,
      offset,
      isGrowing: index === growing,
      isEdge: index === lastStart || index === firstEnd,
    };
  });
  return { places, width: sumOf(columns) + selection + actions };
}

/** A free column of prose grows best; a pinned one only when there is no other, and then the one nearest the middle. */
function growingIndex(columns: Columns): number {
  const isFree = ({ side }: Columns[number]) => !side;
  const best = columns.findIndex((column) => isFree(column) && (column.isName || column.kind === 'text'));
  if (best >= 0) return best;
  const free = columns.findLastIndex(isFree);
  return free >= 0 ? free : columns.findLastIndex(({ side }) => side === 'start');
}

function sumOf(columns: Columns): number {
  return columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
}
