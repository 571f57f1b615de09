import { isValidElement } from 'react';
import { type ArrangedColumn, type ColumnDefinition, getCellText } from '../../core/index.ts';
import { estimateTextWidth } from './estimate-text-width.ts';
import { CODE_LETTER_WIDTH } from './measures.ts';

/** The maximum width of a column that fits its content, in pixels; longer content is truncated. */
const MAX_WIDTH = 280;

/** The maximum width of the column with the name of the row. */
const MAX_NAME_WIDTH = 400;

/** The maximum width for content that most rows do not have, in a table with free width. */
const MAX_RARE_WIDTH = 520;

/** The padding of a cell and its border. */
const INSETS = 34;

/** The width of an icon beside the text: for sorting, a status or an editor. */
const MARK_WIDTH = 20;

/** The padding of a tag, its border and the gap after it. */
const TAG_INSETS = 24;

/** The share of rows whose texts a width fits, so that a few long ones do not widen a column. */
const FITTING_SHARE = 0.9;

/** The rows whose content determines the widths: more of them cost time and rarely change a width. */
const SAMPLE_SIZE = 50;

type Formats = Parameters<typeof getCellText>[2];

interface Space<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly format: Formats;
  /** The width of all columns together without a horizontal scroll, in pixels; undefined before it is measured. */
  readonly availableWidth: number | undefined;
}

/**
 * Returns the columns with widths that fit their titles and the content of a page. A width that the user set stays as
 * it is. In a narrow table, a column first gives up the part of its defined width that its content does not need. Free
 * width then goes to content that is still truncated, to rare long content, and last to the defined widths. In a table
 * that has to scroll, each column shows the content of most rows, up to a limit, and the name has at least its defined
 * width.
 */
export function fitColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  { rows, format, availableWidth }: Space<Row>,
): readonly ArrangedColumn<Row>[] {
  if (availableWidth === undefined) return columns;
  const sample = rows.slice(0, SAMPLE_SIZE);
  const definedWidths = columns.map(({ shownWidth }) => shownWidth);
  const preferredWidths = columns.map((column) =>
    column.hasUserWidth ? column.shownWidth : measurePreferredWidth(column, sample, format),
  );
  const neededWidths = preferredWidths.map((width, index) => Math.min(width, definedWidths[index] ?? width));
  if (sum(neededWidths) > availableWidth) {
    const widths = preferredWidths.map((width, index) =>
      columns[index]?.isName ? Math.max(width, definedWidths[index] ?? width) : width,
    );
    return withWidths(columns, widths);
  }
  const goals = [
    preferredWidths,
    columns.map((column) =>
      column.hasUserWidth ? column.shownWidth : measureRareWidth(column, sample, format),
    ),
    definedWidths,
  ];
  const fitted = goals.reduce<readonly number[]>(
    (widths, goal) =>
      distribute(
        widths,
        widths.map((width, index) => Math.max(width, goal[index] ?? width)),
        availableWidth,
      ),
    neededWidths,
  );
  return withWidths(columns, fitted);
}

function withWidths<Row>(
  columns: readonly ArrangedColumn<Row>[],
  widths: readonly number[],
): readonly ArrangedColumn<Row>[] {
  return columns.map((column, index) => ({ ...column, shownWidth: widths[index] ?? column.shownWidth }));
}

/**
 * Widens each width toward its goal, as far as the space allows. Every width gets the same number of pixels, but none
 * more than it needs, so that as few columns as possible truncate their content.
 */
function distribute(
  widths: readonly number[],
  goals: readonly number[],
  availableWidth: number,
): readonly number[] {
  const wider = [...widths];
  const missing = widths.map((width, index) => Math.max(0, (goals[index] ?? width) - width));
  const leastFirst = [...missing.keys()].sort((one, other) => (missing[one] ?? 0) - (missing[other] ?? 0));
  let free = Math.max(0, availableWidth - sum(widths));
  leastFirst.forEach((index, position) => {
    const share = Math.floor(Math.min(missing[index] ?? 0, free / (widths.length - position)));
    wider[index] = (wider[index] ?? 0) + share;
    free -= share;
  });
  return wider;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/**
 * Returns the width that shows the title and the content of most rows, up to a limit. Without rows, this is at least
 * the defined width.
 */
function measurePreferredWidth<Row>(
  column: ArrangedColumn<Row>,
  rows: readonly Row[],
  format: Formats,
): number {
  const title = estimateTextWidth(column.title) + (column.isSortable ? MARK_WIDTH : 0) + INSETS;
  const widths = measureContentWidths(column, rows, format);
  if (!widths.length) return Math.max(title, column.shownWidth);
  const share = column.isName || column.kind === 'text' ? FITTING_SHARE : 1;
  const content = widths[Math.ceil(widths.length * share) - 1] ?? 0;
  return Math.max(title, Math.min(content + INSETS, column.isName ? MAX_NAME_WIDTH : MAX_WIDTH));
}

/** Returns the width that shows the content of all rows, up to a limit. */
function measureRareWidth<Row>(column: ArrangedColumn<Row>, rows: readonly Row[], format: Formats): number {
  return Math.min((measureContentWidths(column, rows, format).at(-1) ?? 0) + INSETS, MAX_RARE_WIDTH);
}

/** Returns the widths of the contents in ascending order. Leaves out elements whose text is unknown. */
function measureContentWidths<Row>(
  column: ArrangedColumn<Row>,
  rows: readonly Row[],
  format: Formats,
): readonly number[] {
  const widths = rows.flatMap((row) => measureContentWidth(column, row, format) ?? []);
  return widths.sort((one, other) => one - other);
}

/** Returns undefined for elements whose text is unknown. */
function measureContentWidth<Row>(
  column: ColumnDefinition<Row>,
  row: Row,
  format: Formats,
): number | undefined {
  if (column.render && !column.isName) {
    const rendered = column.render(row);
    const shown = isValidElement<{ children?: unknown }>(rendered) ? rendered.props.children : rendered;
    return typeof shown === 'string' ? estimateTextWidth(shown) : undefined;
  }
  const text = getCellText(column, row, format);
  const secondLineWidth = (column.secondLine?.(row).length ?? 0) * CODE_LETTER_WIDTH;
  const marks = column.options?.some(({ tone }) => tone) || column.isInlineEdited ? MARK_WIDTH : 0;
  if (column.kind === 'tags') {
    const separator = format.list(['', '']);
    return text.split(separator).reduce((sum, tag) => sum + estimateTextWidth(tag) + TAG_INSETS, marks);
  }
  if (column.isCode) return Math.ceil((text.length + 1) * CODE_LETTER_WIDTH) + marks;
  return Math.max(estimateTextWidth(text), Math.ceil(secondLineWidth)) + marks;
}
