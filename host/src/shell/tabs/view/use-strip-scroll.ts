import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { openTabsAtom } from '../state/open-tabs-atom.ts';
import { getRowDirection, measureStrip, scrollStrip } from './measure-strip.ts';

/** The fraction of the row that one click of an arrow button scrolls. */
const STEP = 0.7;

/** The width of the end of the row that fades while more tabs follow, in pixels, as in `tab-bar.module.css`. */
const FADE_WIDTH = 24;

/** The allowed difference between two positions, in pixels, because browsers round scroll positions. */
const TOLERANCE = 1;

/** Scrolls a row of tabs: by wheel, by arrow buttons if not all tabs fit, and to the tab that is shown. */
export function useStripScroll(strip: RefObject<HTMLElement | null>) {
  const tabs = useAtomValue(openTabsAtom);
  const currentId = tabs.find(({ isCurrent }) => isCurrent)?.id;
  const [overflow, setOverflow] = useState({ hasBefore: false, hasAfter: false, isCut: false });
  // If there are arrow buttons, both stay, so that the row keeps its width while it scrolls.
  const isLong = overflow.hasBefore || overflow.hasAfter;

  useEffect(() => {
    const row = strip.current;
    if (!row || tabs.length === 0) return;
    const measure = (): void => {
      const { scrollOffset, width, tabs } = measureStrip(row);
      const hasBefore = scrollOffset > TOLERANCE;
      const hasAfter = scrollOffset + width < (tabs.at(-1)?.end ?? 0) - TOLERANCE;
      // Whether the first visible tab is only partly visible.
      const isCut = tabs.some(
        ({ start, end }) => start < scrollOffset - TOLERANCE && end > scrollOffset + TOLERANCE,
      );
      setOverflow((previous) =>
        previous.hasBefore === hasBefore && previous.hasAfter === hasAfter && previous.isCut === isCut
          ? previous
          : { hasBefore, hasAfter, isCut },
      );
    };
    const scrollByWheel = (event: WheelEvent): void => {
      // The browser itself scrolls the row if the wheel moves horizontally.
      if (row.scrollWidth <= row.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      row.scrollLeft += event.deltaY * getRowDirection(row);
    };
    // The page of a tab may change its title, and the window its width. The row then shows the current tab again.
    const resizeObserver = new ResizeObserver(() => {
      measure();
      showTab(row, currentId);
    });
    resizeObserver.observe(row);
    for (const tab of row.children) resizeObserver.observe(tab);
    row.addEventListener('scroll', measure, { passive: true });
    row.addEventListener('wheel', scrollByWheel, { passive: false });
    return () => {
      resizeObserver.disconnect();
      row.removeEventListener('scroll', measure);
      row.removeEventListener('wheel', scrollByWheel);
    };
  }, [strip, tabs, currentId]);

  const scrollBack = (): void => {
    const { scrollOffset, width, tabs } = measureStrip(strip.current);
    scrollStrip(strip.current, tabs.find(({ start }) => start >= scrollOffset - width * STEP)?.start ?? 0);
  };
  const scrollForward = (): void => {
    const { scrollOffset, width, maxScroll, tabs } = measureStrip(strip.current);
    const next = tabs.findLast(({ start }) => start <= scrollOffset + width * STEP)?.start ?? 0;
    scrollStrip(strip.current, Math.min(next, maxScroll));
  };
  return { ...overflow, isLong, scrollBack, scrollForward };
}

/** Scrolls a row of tabs so that this tab is completely visible, and the first visible tab is complete. */
function showTab(row: HTMLElement, id: string | undefined): void {
  const { scrollOffset, width, maxScroll, tabs } = measureStrip(row);
  const tab = tabs.find((candidate) => candidate.id === id);
  if (!tab) return;
  // Space that closed tabs have left at the end does not count.
  const effectiveScroll = Math.min(scrollOffset, maxScroll);
  // The end of the row fades if more tabs follow.
  const clearWidth = tab === tabs.at(-1) ? width : width - FADE_WIDTH;
  // The row scrolls to the start of a tab that begins before the visible part or is wider than it.
  const showsStart = tab.start < effectiveScroll || tab.end - tab.start > clearWidth;
  // The smallest position that shows this tab completely and does not scroll back.
  const minStart = Math.max(effectiveScroll, tab.end - clearWidth) - TOLERANCE;
  const position = showsStart ? tab.start : (tabs.find(({ start }) => start >= minStart)?.start ?? tab.start);
  // If all tabs fit, the row is always scrolled to its start, which also removes the space after the last tab.
  if (Math.abs(position - scrollOffset) > TOLERANCE || maxScroll === 0) scrollStrip(row, position);
}
