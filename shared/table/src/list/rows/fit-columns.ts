import { type ArrangedColumn, type ColumnDefinition, cellText } from '../../core/index.ts';
import { textWidth } from './text-width.ts';
import { truncateMiddle } from './truncate-middle.ts';

/** The maximum width of a column that fits its content, in pixels; longer content is cut. */
const MAXIMUM = 280;

/** The maximum width of the column with the name of the row. */
const NAME_MAXIMUM = 400;

/** The padding of a cell and its border. */
const INSETS = 34;

/** The marks of sorting, a status or an editor, beside the text. */
const MARK = 20;

/** The padding of a tag, its border and the gap after it. */
const TAG_INSETS = 24;

/** The share of rows whose texts a width fits, so that a few long ones do not widen a column. */
const MOST = 0.9;

/** The rows whose content determines the widths: more of them cost time and rarely change a width. */
const SAMPLE = 50;

type Formats = Parameters<typeof cellText>[2];

interface Space<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly format: Formats;
  /** The width of all columns together without a horizontal scroll, in pixels; undefined before it is measured. */
  readonly room: number | undefined;
}

/**
 * Returns the columns with widths that fit their titles and the content of a page. A width that the user set stays as
 * it is. In a narrow table, a column first gives up the part of its defined width that its content does not need. Free
 * width then goes to content that is still cut, and last to the defined widths. A table that has to scroll cuts nothing.
 */
export function fitColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  { rows, format, room }: Space<Row>,
): readonly ArrangedColumn<Row>[] {
  if (room === undefined) return columns;
  const sample = rows.slice(0, SAMPLE);
  const defined = columns.map(({ shownWidth }) => shownWidth);
  const preferred = columns.map((column) =>
    column.isSized ? column.shownWidth : preferredWidth(column, sample, format),
  );
  const needed = preferred.map((width, index) => Math.min(width, defined[index] ?? width));
  if (sum(needed) > room) return withWidths(columns, preferred);
  const fitted = distribute(needed, preferred, room);
  const widest = fitted.map((width, index) => Math.max(width, defined[index] ?? width));
  return withWidths(columns, distribute(fitted, widest, room));
}

function withWidths<Row>(
  columns: readonly ArrangedColumn<Row>[],
  widths: readonly number[],
): readonly ArrangedColumn<Row>[] {
  return columns.map((column, index) => ({ ...column, shownWidth: widths[index] ?? column.shownWidth }));
}

/**
 * Widens each width toward its goal, as far as the room allows. Every width gets the same number of pixels, but none more
 * than it needs, so that as few columns as possible stay cut.
 */
function distribute(widths: readonly number[], goals: readonly number[], room: number): readonly number[] {
  const wider = [...widths];
  const missing = widths.map((width, index) => Math.max(0, (goals[index] ?? width) - width));
  const leastFirst = [...missing.keys()].sort((one, other) => (missing[one] ?? 0) - (missing[other] ?? 0));
  let free = Math.max(0, room - sum(widths));
  leastFirst.forEach((index, done) => {
    const share = Math.floor(Math.min(missing[index] ?? 0, free / (widths.length - done)));
    wider[index] = (wider[index] ?? 0) + share;
    free -= share;
  });
  return wider;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/**
 * Returns the width that shows the title and the content of most rows, up to a limit. Without rows, this is at least the
 * defined width.
 */
function preferredWidth<Row>(column: ArrangedColumn<Row>, rows: readonly Row[], format: Formats): number {
  const title = textWidth(column.title) + (column.isSortable ? MARK : 0);
  // The text of other rendered cells says nothing about their width. A name contains at least its text.
  if (column.render && !column.isName) return Math.max(title + INSETS, column.shownWidth);
  if (rows.length === 0) return Math.max(title + INSETS, column.shownWidth);
  const widths = rows.map((row) => contentWidth(column, row, format)).sort((one, other) => one - other);
  const share = column.isName || column.kind === 'text' ? MOST : 1;
  const content = widths[Math.ceil(widths.length * share) - 1] ?? 0;
  return Math.max(title + INSETS, Math.min(content + INSETS, column.isName ? NAME_MAXIMUM : MAXIMUM));
}

function contentWidth<Row>(column: ColumnDefinition<Row>, row: Row, format: Formats): number {
  const text = cellText(column, row, format);
  const marks = column.kind === 'select' || column.isQuickEdited ? MARK : 0;
  if (column.kind === 'tags')
    return text.split(', ').reduce((sum, tag) => sum + textWidth(tag) + TAG_INSETS, marks);
  return textWidth(column.isCode ? truncateMiddle(text) : text) + marks;
}
