import { isValidElement, type ReactNode } from 'react';
import { type ArrangedColumn, type ColumnDefinition, getCellText } from '../../core/index.ts';
import { estimateTagWidth, TAG_COUNT_WIDTH } from './estimate-tag-width.ts';
import { estimateTextWidth, STRONG_WEIGHT } from './estimate-text-width.ts';
import { joinParentheses } from './join-parentheses.ts';
import { CELL_INSETS, CODE_LETTER_WIDTH } from './measures.ts';

/** The maximum width of a column that fits its content, in pixels; longer content is truncated. */
const MAX_WIDTH = 280;

/** The maximum width of the column with the name of the row. */
const MAX_NAME_WIDTH = 400;

/** The width that a rare long name gets before other columns get the full width of their titles, in pixels. */
const MAX_RARE_NAME_WIDTH = 280;

/** The maximum width for content that most rows do not have, in a table with free width. */
const MAX_RARE_WIDTH = 520;

/** Up to this width, a column of texts is wide enough for all of them, including a few long ones. */
const SHORT_WIDTH = 160;

/** The width of the dot of a status, with the gap after it. */
const MARK_WIDTH = 16;

/** The width of the button of an editor. */
const EDITOR_WIDTH = 20;

/** The width of the icon for sorting, with the gap before it. */
const SORT_WIDTH = 12;

/** The minimum width of a truncated column at the edge of a table that scrolls. */
const MIN_EDGE_WIDTH = 120;

/** The share of rows whose texts fit into the width of a column. A few long texts do not widen it. */
const FITTING_SHARE = 0.9;

/** The share of rows whose texts fit into a squeezed column. Columns are squeezed to avoid a horizontal scroll. */
const SQUEEZED_SHARE = 0.75;

/** The share of its width that a code keeps in a squeezed column. Only its middle is cut, so its ends stay visible. */
const SQUEEZED_CODE_SHARE = 0.7;

/**
 * The maximum number of rows whose content determines the widths. More rows cost time and rarely
 * change a width.
 */
const SAMPLE_SIZE = 50;

type CellFormats = Parameters<typeof getCellText>[2];

interface FitOptions<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly format: CellFormats;
  /** The width of all columns together without a horizontal scroll, in pixels; undefined before it is measured. */
  readonly availableWidth: number | undefined;
}

/**
 * Returns the columns with widths that fit their titles and the content of a page. A width that the user set stays as
 * it is. In a narrow table, a column first gives up the part of its defined width that its content does not need. Then
 * its title wraps into two lines, and then a small part of its texts is truncated.
 *
 * If the columns fit, the free width goes to these goals, in this order: names up to their defined width, content that
 * is still truncated, rare long names, titles in one line and all tags, other rare long content, complete codes, the
 * defined widths. If they do not fit, the table has to scroll. Each column then
 * shows the content of most rows, up to a limit, and the last column that is visible before a scroll ends at the edge.
 */
export function fitColumns<Row>(
  columns: readonly ArrangedColumn<Row>[],
  { rows, format, availableWidth }: FitOptions<Row>,
): readonly ArrangedColumn<Row>[] {
  if (availableWidth === undefined) return columns;
  const sample = rows.slice(0, SAMPLE_SIZE);
  const measured = columns.map((column) => measureColumn(column, sample, format));
  const limitToDefined = (width: number, { defined, wrappedTitle }: ColumnWidths) =>
    Math.max(wrappedTitle, Math.min(width, defined));
  const needed = measured.map((widths) => limitToDefined(widths.content || widths.defined, widths));
  const squeezed = measured.map((widths) => limitToDefined(widths.least, widths));
  if (sum(squeezed) > availableWidth)
    return withWidths(columns, alignWithEdge(columns, measured, availableWidth));
  const goals = [
    measured.map((_, index) => (columns[index]?.isName ? needed[index] : squeezed[index]) ?? 0),
    needed,
    measured.map(({ brief }) => brief),
    measured.map(({ brief, full }, index) =>
      columns[index]?.isName && !columns[index].isCode ? Math.min(full, MAX_RARE_NAME_WIDTH) : brief,
    ),
    measured.map(({ usual }) => usual),
    measured.map(({ full, usual }, index) => (columns[index]?.isCode ? usual : full)),
    measured.map(({ full }) => full),
    measured.map(({ defined }) => defined),
  ];
  const fitted = goals.reduce<readonly number[]>(
    (widths, goal) => distribute(widths, widen(widths, goal), availableWidth),
    squeezed,
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
 * Returns widths for a table that scrolls, so that neither the edge of the table nor the columns
 * pinned at its end cut a column. The column at the edge becomes narrower if its content can be
 * truncated. Otherwise, the columns before it become wider, first for their truncated content,
 * until it begins at the edge and is therefore hidden.
 */
function alignWithEdge<Row>(
  columns: readonly ArrangedColumn<Row>[],
  measured: readonly ColumnWidths[],
  availableWidth: number,
): readonly number[] {
  const widths = measured.map(({ usual }) => usual);
  // `edge` is where the columns pinned at the end begin. It cuts the column at `cutIndex`, of which `free` is visible.
  const edge = availableWidth - sum(widths.filter((_, index) => columns[index]?.side === 'end'));
  const cutIndex = widths.findIndex((_, index) => sum(widths.slice(0, index + 1)) > edge);
  const free = edge - sum(widths.slice(0, cutIndex));
  const cutColumn = measured[cutIndex];
  if (!cutColumn || columns[cutIndex]?.side) return widths;
  if (cutColumn.canTruncate && free >= Math.max(MIN_EDGE_WIDTH, cutColumn.title))
    return widths.with(cutIndex, free);
  // The widths of the columns that may grow; 0 for all other columns.
  const growing = widths.map((width, index) =>
    index < cutIndex && !columns[index]?.hasUserWidth ? width : 0,
  );
  if (!growing.some((width) => width > 0)) return widths;
  const wider = distribute(
    growing,
    growing.map((width, index) => (width > 0 ? Math.max(width, measured[index]?.full ?? 0) : 0)),
    sum(growing) + free,
  );
  const rest = sum(growing) + free - sum(wider);
  return widths.map((width, index) => {
    const wide = wider[index] ?? 0;
    return wide > 0 ? wide + Math.floor((rest * wide) / sum(wider)) : width;
  });
}

function widen(widths: readonly number[], goals: readonly number[]): readonly number[] {
  return widths.map((width, index) => Math.max(width, goals[index] ?? width));
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

/** Widths of a column, in pixels, by what they show. */
interface ColumnWidths {
  /** Shows the title in one line. */
  readonly title: number;
  /** Shows the title in two lines. */
  readonly wrappedTitle: number;
  /** Shows the content of most rows, up to a limit. 0 if it is unknown. */
  readonly content: number;
  /** Like `content`, but with the first tag of a row and the number of its other tags instead of all tags. */
  readonly brief: number;
  /** Shows the title and the content of most rows, up to a limit. Without rows, this is at least the defined width. */
  readonly usual: number;
  /** Shows the title and the content of all rows, up to a limit. */
  readonly full: number;
  /** The smallest width before the table scrolls: shows the title in two lines, and a large part of the content. */
  readonly least: number;
  /** The width that the definition or the user sets. */
  readonly defined: number;
  /** Whether the content is still useful without its end. */
  readonly canTruncate: boolean;
}

function measureColumn<Row>(
  column: ArrangedColumn<Row>,
  rows: readonly Row[],
  format: CellFormats,
): ColumnWidths {
  const defined = column.shownWidth;
  // No goal exceeds the width that the user set, so the width stays.
  if (column.hasUserWidth)
    return {
      title: defined,
      wrappedTitle: 0,
      content: 0,
      brief: 0,
      usual: defined,
      full: defined,
      least: defined,
      defined,
      canTruncate: false,
    };
  const isText = column.isName === true || column.kind === 'text';
  const canTruncate = isText || column.kind === 'tags';
  const titleInsets = (column.isSortable ? SORT_WIDTH : 0) + CELL_INSETS;
  const title = estimateTextWidth(column.title, STRONG_WEIGHT) + titleInsets;
  const wrappedTitle = estimateWrappedWidth(column.title) + titleInsets;
  const widths = rows
    .flatMap((row) => measureContentWidth(column, row, format) ?? [])
    .sort((one, other) => one - other);
  const fullLimit = column.isCode && !column.isName ? MAX_WIDTH : MAX_RARE_WIDTH;
  const longest = widths.at(-1);
  const full = Math.max(title, Math.min((longest ?? 0) + CELL_INSETS, fullLimit));
  const common = { title, wrappedTitle, full, defined, canTruncate };
  if (longest === undefined) {
    const least = Math.max(wrappedTitle, defined);
    return { ...common, content: 0, brief: 0, usual: Math.max(title, defined), least };
  }
  const limit = getContentLimit(column);
  const fit = (share: number) =>
    Math.min((widths[Math.ceil(widths.length * share) - 1] ?? 0) + CELL_INSETS, limit);
  const content = isText ? Math.max(fit(FITTING_SHARE), Math.min(fit(1), SHORT_WIDTH)) : fit(1);
  // Codes and texts can be truncated. Other content must be complete.
  const least = column.isCode ? content * SQUEEZED_CODE_SHARE : isText ? fit(SQUEEZED_SHARE) : content;
  return {
    ...common,
    content,
    brief: showsTags(column)
      ? Math.min(Math.max(...rows.map((row) => measureFirstTag(column, row, format))) + CELL_INSETS, content)
      : content,
    usual: Math.max(title, content),
    least: Math.max(wrappedTitle, Math.floor(least)),
  };
}

/** Estimates the width of a title that wraps into two lines. */
function estimateWrappedWidth(title: string): number {
  const words = joinParentheses(title).split(' ');
  const widths = words.map((_, count) =>
    Math.max(
      estimateTextWidth(words.slice(0, count + 1).join(' '), STRONG_WEIGHT),
      estimateTextWidth(words.slice(count + 1).join(' '), STRONG_WEIGHT),
    ),
  );
  return Math.min(...widths);
}

/** A long code is shortened in the middle, so it needs no more than its defined width. */
function getContentLimit<Row>({ isName, isCode, shownWidth }: ArrangedColumn<Row>): number {
  if (isCode) return Math.min(shownWidth, MAX_WIDTH);
  return isName ? MAX_NAME_WIDTH : MAX_WIDTH;
}

/** Returns undefined for elements whose text is unknown. */
function measureContentWidth<Row>(
  column: ColumnDefinition<Row>,
  row: Row,
  format: CellFormats,
): number | undefined {
  if (column.render && !column.isName) return measureRendered(column, row, format, column.render(row));
  const text = getCellText(column, row, format);
  const secondLineWidth = Math.ceil((column.secondLine?.(row).length ?? 0) * CODE_LETTER_WIDTH);
  const markWidth = column.options?.some(({ tone }) => tone) ? MARK_WIDTH : 0;
  const editorWidth = column.isInlineEditable ? EDITOR_WIDTH : 0;
  const extraWidth = Math.max(markWidth, editorWidth);
  if (column.kind === 'tags') return measureTags(column, row, format) + extraWidth;
  if (column.isCode) return Math.ceil((text.length + 1) * CODE_LETTER_WIDTH) + extraWidth;
  const textWidth = estimateTextWidth(text, column.isName ? STRONG_WEIGHT : undefined);
  return Math.max(textWidth, secondLineWidth) + extraWidth;
}

/**
 * Measures a rendered cell by its text. The text of a component without children is unknown. In a select column, the
 * label of the cell's option is measured instead.
 */
function measureRendered<Row>(
  column: ColumnDefinition<Row>,
  row: Row,
  format: CellFormats,
  rendered: ReactNode,
): number | undefined {
  if (typeof rendered === 'string') return estimateTextWidth(rendered);
  if (column.kind === 'tags') return measureTags(column, row, format);
  // The component of a select column can show a dot beside its text.
  const isComponent = isValidElement(rendered) && typeof rendered.type !== 'string';
  const markWidth = column.kind === 'select' && isComponent ? MARK_WIDTH : 0;
  const text =
    readText(rendered) ?? (column.kind === 'select' ? getCellText(column, row, format) : undefined);
  return text === undefined ? undefined : estimateTextWidth(text) + markWidth;
}

/** Returns the text of an element and its children, or undefined if a part is unknown. */
function readText(node: ReactNode): string | undefined {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) {
    const texts = node.filter(Boolean).map(readText);
    return texts.includes(undefined) ? undefined : texts.join('');
  }
  return isValidElement<{ readonly children?: ReactNode }>(node) ? readText(node.props.children) : undefined;
}

function measureTags<Row>(column: ColumnDefinition<Row>, row: Row, format: CellFormats): number {
  return sum(readTags(column, row, format).map(estimateTagWidth));
}

/** Returns whether the cells show as many tags as fit, and the number of hidden tags. */
function showsTags<Row>({ kind, render }: ColumnDefinition<Row>): boolean {
  return kind === 'tags' && !render;
}

/** Measures the first tag of a row, and the text with the number of its other tags. */
function measureFirstTag<Row>(column: ColumnDefinition<Row>, row: Row, format: CellFormats): number {
  const [first = '', ...otherTags] = readTags(column, row, format);
  return estimateTagWidth(first) + (otherTags.length > 0 ? TAG_COUNT_WIDTH : 0);
}

function readTags<Row>(column: ColumnDefinition<Row>, row: Row, format: CellFormats): readonly string[] {
  return getCellText(column, row, format).split(format.list(['', '']));
}
