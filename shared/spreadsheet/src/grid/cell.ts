/**
 * What a cell holds. A `Date` is a wall clock without a time zone: its UTC fields are what the sheet shows. Text keeps
 * every character; `null` is an empty cell.
 */
export type Cell = string | number | boolean | Date | null;

export type Row = readonly Cell[];
