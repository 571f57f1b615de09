import type { RowQuery, SelectionScope } from '../../core/index.ts';

/** Rows selected individually, on any page; or all rows that match a query, with exceptions. */
export type Selection<Row> =
  /** `anchor` is the key of the last toggled row. */
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, Row>; readonly anchor?: string }
  | {
      readonly kind: 'matching';
      readonly query: RowQuery;
      readonly total: number;
      readonly except: ReadonlySet<string>;
    };

type GetKey<Row> = (row: Row) => string;

export function createEmptySelection<Row>(): Selection<Row> {
  return { kind: 'rows', rows: new Map<string, Row>() };
}

export function isSelected<Row>(selection: Selection<Row>, key: string): boolean {
  return selection.kind === 'rows' ? selection.rows.has(key) : !selection.except.has(key);
}

export function countSelected<Row>(selection: Selection<Row>): number {
  return selection.kind === 'rows' ? selection.rows.size : selection.total - selection.except.size;
}

export function toggleRow<Row>(selection: Selection<Row>, row: Row, getKey: GetKey<Row>): Selection<Row> {
  return setRows(selection, [row], !isSelected(selection, getKey(row)), getKey);
}

/** Selects all rows of a page, or deselects them if all are selected. */
export function togglePage<Row>(
  selection: Selection<Row>,
  page: readonly Row[],
  getKey: GetKey<Row>,
): Selection<Row> {
  const isPageSelected = page.every((row) => isSelected(selection, getKey(row)));
  return setRows(selection, page, !isPageSelected, getKey);
}

/**
 * Selects the rows from the last toggled one to `row`. If the last toggled row is not on the page, toggles `row`.
 */
export function extendTo<Row>(
  selection: Selection<Row>,
  row: Row,
  page: readonly Row[],
  getKey: GetKey<Row>,
): Selection<Row> {
  const keys = page.map(getKey);
  const anchor = selection.kind === 'rows' ? keys.indexOf(selection.anchor ?? '') : -1;
  const target = keys.indexOf(getKey(row));
  if (anchor < 0 || target < 0) return toggleRow(selection, row, getKey);
  const range = page.slice(Math.min(anchor, target), Math.max(anchor, target) + 1);
  const selects = true;
  // `setRows` makes the last row the anchor. The anchor is added at the end, so that it stays the anchor, and the user
  // can extend from it again.
  return setRows(selection, [...range, ...page.slice(anchor, anchor + 1)], selects, getKey);
}

/** Removes deleted rows from the selection. Clears a selection of all matching rows. */
export function dropKeys<Row>(selection: Selection<Row>, keys: readonly string[]): Selection<Row> {
  if (selection.kind === 'matching') return createEmptySelection();
  const rows = new Map(selection.rows);
  for (const key of keys) rows.delete(key);
  return { kind: 'rows', rows };
}

/** Returns the selection as the scope of an action. */
export function toScope<Row>(selection: Selection<Row>): SelectionScope<Row> {
  if (selection.kind === 'rows')
    return { kind: 'rows', keys: [...selection.rows.keys()], loadedRows: [...selection.rows.values()] };
  const { query, total, except } = selection;
  return { kind: 'matching', query, total: total - except.size, except: [...except] };
}

/**
 * Selects the `changed` rows if `selects` is true, and otherwise deselects them. The last of them becomes the anchor.
 */
function setRows<Row>(
  selection: Selection<Row>,
  changed: readonly Row[],
  selects: boolean,
  getKey: GetKey<Row>,
): Selection<Row> {
  if (selection.kind === 'matching') {
    const except = new Set(selection.except);
    for (const row of changed) {
      if (selects) except.delete(getKey(row));
      else except.add(getKey(row));
    }
    return except.size < selection.total ? { ...selection, except } : createEmptySelection();
  }
  const rows = new Map(selection.rows);
  for (const row of changed) {
    if (selects) rows.set(getKey(row), row);
    else rows.delete(getKey(row));
  }
  const anchor = changed.at(-1);
  return { kind: 'rows', rows, ...(anchor === undefined ? {} : { anchor: getKey(anchor) }) };
}
