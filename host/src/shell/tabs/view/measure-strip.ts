interface StripGeometry {
  /** How far the row is scrolled from its start edge, in pixels. */
  readonly scrollOffset: number;
  /** The width of the visible part. */
  readonly width: number;
  /** The largest useful scroll position: it shows the last tab completely, and starts with a complete tab. */
  readonly maxScroll: number;
  /** The tabs in order, measured from the start edge of the first one. */
  readonly tabs: readonly { readonly id: string | undefined; readonly start: number; readonly end: number }[];
}

/** Measures a row of tabs, in either writing direction. */
export function measureStrip(row: HTMLElement | null): StripGeometry {
  if (!row) return { scrollOffset: 0, width: 0, maxScroll: 0, tabs: [] };
  const isMirrored = getRowDirection(row) === -1;
  const boxes = Array.from(row.querySelectorAll<HTMLElement>(':scope > [data-tab]'), (tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return { id: tab.dataset.tab, start: isMirrored ? -right : left, end: isMirrored ? -left : right };
  });
  const edge = boxes[0]?.start ?? 0;
  const tabs = boxes.map(({ id, start, end }) => ({ id, start: start - edge, end: end - edge }));
  const width = row.clientWidth;
  const end = tabs.at(-1)?.end ?? 0;
  const maxScroll = tabs.find(({ start }) => start >= end - width)?.start ?? 0;
  return { scrollOffset: Math.abs(row.scrollLeft), width, maxScroll, tabs };
}

/**
 * Scrolls a row of tabs to a position, in pixels. Adds as much space after the last tab as the position needs. At
 * position 0, it removes this space, so that the tabs can use the whole row.
 */
export function scrollStrip(row: HTMLElement | null, position: number): void {
  if (!row) return;
  const { width, tabs } = measureStrip(row);
  const tail = position > 0 ? position + width - (tabs.at(-1)?.end ?? 0) : 0;
  row.style.setProperty('--tail', `${Math.max(0, Math.ceil(tail))}px`);
  row.scrollLeft = position * getRowDirection(row);
}

/** Returns 1 if the row runs from left to right, else -1. */
export function getRowDirection(row: HTMLElement): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}
