import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { openTabsAtom } from '../state/open-tabs-atom.ts';

/** The fraction of the row that one click of an arrow button scrolls. */
const STEP = 0.7;

/** Scrolls a row of tabs: by wheel, by arrow buttons if not all tabs fit, and to the tab that comes on screen. */
export function useStripScroll(strip: RefObject<HTMLElement | null>) {
  const tabs = useAtomValue(openTabsAtom);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.id;
  const count = tabs.length;
  const [more, setMore] = useState({ hasBefore: false, hasAfter: false });
  // If there are arrow buttons, both stay, so that the row keeps its width while it scrolls.
  const isLong = more.hasBefore || more.hasAfter;

  useEffect(() => {
    const row = strip.current;
    if (!row || count === 0) return;
    const look = (): void => {
      // Measured from the start edge, in either writing direction.
      const passed = Math.abs(row.scrollLeft);
      const hasBefore = passed > 1;
      const hasAfter = passed + row.clientWidth < row.scrollWidth - 1;
      setMore((was) =>
        was.hasBefore === hasBefore && was.hasAfter === hasAfter ? was : { hasBefore, hasAfter },
      );
    };
    const turn = (event: WheelEvent): void => {
      if (row.scrollWidth <= row.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      row.scrollLeft += event.deltaY * getRowDirection(row);
    };
    // The page of a tab may change its title, and the window its width. The row then shows the current tab again.
    const size = new ResizeObserver(() => {
      look();
      showTab(row, current);
    });
    size.observe(row);
    for (const tab of row.children) size.observe(tab);
    row.addEventListener('scroll', look, { passive: true });
    row.addEventListener('wheel', turn, { passive: false });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', look);
      row.removeEventListener('wheel', turn);
    };
  }, [strip, count, current]);

  const scroll = (direction: 1 | -1): void => {
    const row = strip.current;
    row?.scrollBy({ left: direction * getRowDirection(row) * row.clientWidth * STEP });
  };
  return { ...more, isLong, back: () => scroll(-1), on: () => scroll(1) };
}

/** Scrolls a row of tabs so that this tab is completely visible. */
function showTab(row: HTMLElement, id: string | undefined): void {
  const tab = row.querySelector(`[data-tab="${id}"]`);
  if (!tab) return;
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < frame.left) row.scrollLeft -= frame.left - box.left;
  else if (box.right > frame.right) row.scrollLeft += box.right - frame.right;
}

/** Returns 1 if the row runs from left to right, else -1. */
export function getRowDirection(row: HTMLElement): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}
