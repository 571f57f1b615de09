/**
 * The value of a cell. A `Date` is a local time without a time zone: its UTC fields are what the sheet shows. Text
 * preserves every character; `null` is an empty cell.
 */
export type Cell = string | number | boolean | Date | null;

export type Row = readonly Cell[];
