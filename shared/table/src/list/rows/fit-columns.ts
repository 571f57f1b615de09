import { type ColumnDefinition, cellText, type LaidColumn } from '../../core/index.ts';
import { textWidth } from './text-width.ts';
import { truncateMiddle } from './truncate-middle.ts';

/** The maximum width of a column that fits its content, in pixels; longer content is cut. */
const MAXIMUM = 280;

/** The padding of a cell and its border. */
const INSETS = 34;

/** The marks of sorting, a status or an editor, beside the text. */
const MARK = 20;

/** The padding of a tag, its border and the gap after it. */
const TAG_INSETS = 24;

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
 * Returns the columns with widths that fit their titles and the content of a page, as far as the table has free width.
 * The width of a definition is the minimum. A width that the user set stays as it is.
 */
export function fitColumns<Row>(
  columns: readonly LaidColumn<Row>[],
  { rows, format, room = 0 }: Space<Row>,
): readonly LaidColumn<Row>[] {
  const free = room - columns.reduce((sum, { shownWidth }) => sum + shownWidth, 0);
  if (free <= 0) return columns;
  const sample = rows.slice(0, SAMPLE);
  const missing = columns.map((column) =>
    column.isSized ? 0 : Math.max(0, preferredWidth(column, sample, format) - column.shownWidth),
  );
  const share = Math.min(
    1,
    free /
      Math.max(
        1,
        missing.reduce((sum, width) => sum + width, 0),
      ),
  );
  return columns.map((column, index) => ({
    ...column,
    shownWidth: column.shownWidth + Math.floor((missing[index] ?? 0) * share),
  }));
}

/** Returns the width that shows the title and the content of these rows, up to a limit. */
function preferredWidth<Row>(column: LaidColumn<Row>, rows: readonly Row[], format: Formats): number {
  const title = textWidth(column.title) + (column.isSortable ? MARK : 0);
  // The text of other rendered cells says nothing about their width. A name contains at least its text.
  if (column.render && !column.isName) return title + INSETS;
  const content = rows.reduce((width, row) => Math.max(width, contentWidth(column, row, format)), 0);
  return Math.max(title + INSETS, Math.min(content + INSETS, MAXIMUM));
}

function contentWidth<Row>(column: ColumnDefinition<Row>, row: Row, format: Formats): number {
  const text = cellText(column, row, format);
  const marks = column.kind === 'select' || column.isQuickEdited ? MARK : 0;
  if (column.kind === 'tags')
    return text.split(', ').reduce((sum, tag) => sum + textWidth(tag) + TAG_INSETS, marks);
  return textWidth(column.isCode ? truncateMiddle(text) : text) + marks;
}
