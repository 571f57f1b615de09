import { getCorners, type Point, type TextBox } from './text-box.ts';

/** The bounding rectangle of a box, in coordinates in which the lines are horizontal. */
interface UprightBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface PositionedItem<Item> extends UprightBox {
  readonly item: Item;
}

/** Boxes of one row overlap by at least this share of the smaller height. */
const ROW_OVERLAP = 0.5;
/** From this number of lines on, {@link MIN_LENGTH} is enough to recognize a column of text. */
const MIN_LINES = 3;
/**
 * The median length of the lines of a column is at least this multiple of the median line height. Shorter cells, such
 * as prices, are a table, which is read row by row.
 */
const MIN_LENGTH = 5;
/** The same for a column of two lines. It is larger, because two rows of a form look like two columns of two lines. */
const MIN_LENGTH_OF_TWO = 10;
/**
 * The largest space between the end of a wrapped line and the edge of its column, as a multiple of the median line
 * height.
 */
const MAX_FREE_END = 1.5;
/** Largest share of the lines that may cross the space between columns, such as titles. */
const MAX_CROSSING_SHARE = 0.34;

/**
 * Returns rows of items in reading order: columns one after the other, and the items of a row from left to right.
 * `direction` is the unit vector along the lines.
 */
export function sortByReadingOrder<Item extends { readonly box: TextBox }>(
  items: readonly Item[],
  direction: Point,
): readonly (readonly Item[])[] {
  return orderBoxes(items.map((item) => ({ item, ...toUprightBox(item.box, direction) })));
}

function toUprightBox(box: TextBox, [ux, uy]: Point): UprightBox {
  const corners = getCorners(box);
  const along = corners.map(([x, y]) => x * ux + y * uy);
  const down = corners.map(([x, y]) => y * ux - x * uy);
  return {
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** Orders boxes by columns if there is a gutter, the space between two columns. Otherwise orders them by rows. */
function orderBoxes<Item>(boxes: readonly PositionedItem<Item>[]): readonly (readonly Item[])[] {
  const gutter = findGutter(boxes);
  return gutter === undefined ? groupRows(boxes) : orderColumns(boxes, gutter);
}

/** Lines that cross the gutter divide the page into sections. Each section is read column by column. */
function orderColumns<Item>(
  boxes: readonly PositionedItem<Item>[],
  gutter: number,
): readonly (readonly Item[])[] {
  const crossing = boxes.filter(({ left, right }) => left < gutter && right > gutter).toSorted(byMiddle);
  const ordered: (readonly Item[])[] = [];
  let remaining = boxes.filter((box) => !crossing.includes(box));
  for (const divider of [...crossing, undefined]) {
    const isAbove = (box: UprightBox) => divider === undefined || getMiddle(box) < getMiddle(divider);
    const section = remaining.filter(isAbove);
    remaining = remaining.filter((box) => !isAbove(box));
    ordered.push(...orderBoxes(section.filter(({ right }) => right <= gutter)));
    ordered.push(...orderBoxes(section.filter(({ left }) => left >= gutter)));
    if (divider) ordered.push([divider.item]);
  }
  return ordered;
}

/** Returns the position between two columns of text, or undefined when the text has only one column. */
function findGutter(boxes: readonly UprightBox[]): number | undefined {
  const height = getMedian(boxes.map(({ top, bottom }) => bottom - top));
  const isColumn = (side: readonly UprightBox[]) => {
    const rows = groupRows(side.map((box) => ({ ...box, item: box })));
    const length = getMedian(side.map(({ left, right }) => right - left)) / height;
    if (rows.length >= MIN_LINES) return length >= MIN_LENGTH;
    return rows.length === 2 && length >= MIN_LENGTH_OF_TWO && isWrapped(rows, height);
  };
  let best: { readonly at: number; readonly crossing: number } | undefined;
  for (const { right } of boxes) {
    // A position a little after the end of a line.
    const at = right + height / 8;
    const crossing = boxes.filter((box) => box.left < at && box.right > at).length;
    const isBetter = crossing <= boxes.length * MAX_CROSSING_SHARE && crossing < (best?.crossing ?? Infinity);
    if (!isBetter) continue;
    const before = boxes.filter((box) => box.right <= at);
    const after = boxes.filter((box) => box.left >= at);
    if (isColumn(before) && isColumn(after)) best = { at, crossing };
  }
  return best?.at;
}

/** Returns whether all rows but the last one end at the edge of their column, like a paragraph. */
function isWrapped(rows: readonly (readonly UprightBox[])[], height: number): boolean {
  const ends = rows.map((row) => Math.max(...row.map(({ right }) => right)));
  const edge = Math.max(...ends);
  return ends.slice(0, -1).every((end) => end >= edge - MAX_FREE_END * height);
}

/** Groups the boxes that are side by side into rows. Orders the rows from top to bottom. */
function groupRows<Item>(boxes: readonly PositionedItem<Item>[]): readonly (readonly Item[])[] {
  const rows: PositionedItem<Item>[][] = [];
  for (const box of boxes.toSorted((one, other) => getMiddle(one) - getMiddle(other))) {
    const row = rows.at(-1);
    if (row?.every((other) => measureOverlap(box, other) >= ROW_OVERLAP)) row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left).map(({ item }) => item));
}

/** Returns the share of the smaller height in which two boxes overlap. */
function measureOverlap(one: UprightBox, other: UprightBox): number {
  const common = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return common / Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top));
}

const getMiddle = ({ top, bottom }: UprightBox): number => (top + bottom) / 2;
const byMiddle = (one: UprightBox, other: UprightBox): number => getMiddle(one) - getMiddle(other);

function getMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
