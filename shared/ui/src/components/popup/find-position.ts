/**
 * Where a popup opens: below its anchor and aligned with the anchor's start edge (`below`) or end edge (`below-end`),
 * or beside the end edge of the anchor (`beside`).
 */
export type PopupSide = 'below' | 'below-end' | 'beside';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** All numbers are in pixels. */
interface Layout {
  readonly anchor: Edges;
  /** The size of the popup if nothing limits its height. */
  readonly popup: Size;
  readonly window: Size;
  readonly side: PopupSide;
  readonly gap: number;
  readonly isRightToLeft: boolean;
}

interface Position {
  readonly x: number;
  readonly y: number;
  /** The largest height that fits there. */
  readonly maxHeight: number;
}

/** The space between a popup and the edge of the window, in pixels. */
const MARGIN = 8;

/** Returns the position of a popup. It opens on the other side if its side lacks space, and stays in the window. */
export function findPosition(layout: Layout): Position {
  return layout.side === 'beside' ? findBeside(layout) : findBelow(layout);
}

function findBelow({ anchor, popup, window, side, gap, isRightToLeft }: Layout): Position {
  const isAtRight = (side === 'below-end') !== isRightToLeft;
  const below = window.height - MARGIN - anchor.bottom - gap;
  const above = anchor.top - gap - MARGIN;
  const isBelow = popup.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const y = isBelow ? anchor.bottom + gap : anchor.top - gap - Math.min(popup.height, maxHeight);
  const x = isAtRight ? anchor.right - popup.width : anchor.left;
  return { x: clamp(x, popup.width, window.width), y, maxHeight };
}

function findBeside({ anchor, popup, window, gap, isRightToLeft }: Layout): Position {
  const right = anchor.right + gap;
  const left = anchor.left - gap - popup.width;
  const fitsRight = right + popup.width <= window.width - MARGIN;
  const fitsLeft = left >= MARGIN;
  // The popup opens at the end edge of the anchor, unless it fits only at the start edge.
  const isAtRight = isRightToLeft ? !fitsLeft && fitsRight : fitsRight || !fitsLeft;
  const maxHeight = window.height - 2 * MARGIN;
  return {
    x: clamp(isAtRight ? right : left, popup.width, window.width),
    y: clamp(anchor.top, Math.min(popup.height, maxHeight), window.height),
    maxHeight,
  };
}

/** Returns the position closest to `start` at which a box of this length is inside the window. */
function clamp(start: number, length: number, limit: number): number {
  return Math.max(MARGIN, Math.min(start, limit - length - MARGIN));
}
