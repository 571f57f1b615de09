import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { openTabsAtom } from '../state/open-tabs-atom.ts';
import { getRowDirection, measureStrip, scrollStrip } from './measure-strip.ts';

/** The fraction of the row that one click of an arrow button scrolls. */
const STEP = 0.7;

/** Scroll positions are rounded. */
const TOLERANCE = 1;

/** Scrolls a row of tabs: by wheel, by arrow buttons if not all tabs fit, and to the tab that comes on screen. */
export function useStripScroll(strip: RefObject<HTMLElement | null>) {
  const tabs = useAtomValue(openTabsAtom);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.id;
  const [more, setMore] = useState({ hasBefore: false, hasAfter: false, isCut: false });
  // If there are arrow buttons, both stay, so that the row keeps its width while it scrolls.
  const isLong = more.hasBefore || more.hasAfter;

  useEffect(() => {
    const row = strip.current;
    if (!row || tabs.length === 0) return;
    const look = (): void => {
      const { passed, width, tabs } = measureStrip(row);
      const hasBefore = passed > 1;
      const hasAfter = passed + width < (tabs.at(-1)?.end ?? 0) - 1;
      const isCut = tabs.some(({ start, end }) => start < passed - 1 && end > passed + 1);
      setMore((was) =>
        was.hasBefore === hasBefore && was.hasAfter === hasAfter && was.isCut === isCut
          ? was
          : { hasBefore, hasAfter, isCut },
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
  }, [strip, tabs, current]);

  const back = (): void => {
    const { passed, width, tabs } = measureStrip(strip.current);
    scrollStrip(strip.current, tabs.find(({ start }) => start >= passed - width * STEP)?.start ?? 0);
  };
  const on = (): void => {
    const { passed, width, last, tabs } = measureStrip(strip.current);
    const next = tabs.findLast(({ start }) => start <= passed + width * STEP)?.start ?? 0;
    scrollStrip(strip.current, Math.min(next, last));
  };
  return { ...more, isLong, back, on };
}

/** Scrolls a row of tabs so that this tab is completely visible, and the first visible tab is not cut. */
function showTab(row: HTMLElement, id: string | undefined): void {
  const { passed, width, last, tabs } = measureStrip(row);
  const tab = tabs.find((one) => one.id === id);
  if (!tab) return;
  // Closed tabs leave no space at the end.
  const reached = Math.min(passed, last);
  const isBefore = tab.start < reached || tab.end - tab.start > width;
  const least = Math.max(reached, tab.end - width) - TOLERANCE;
  const position = isBefore ? tab.start : (tabs.find(({ start }) => start >= least)?.start ?? tab.start);
  if (Math.abs(position - passed) > TOLERANCE) scrollStrip(row, position);
}
